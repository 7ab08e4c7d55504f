//! What the tests share.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part")]

pub mod leaders;
pub mod random;
pub mod table;
