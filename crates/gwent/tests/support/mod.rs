//! What the tests share.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses its part")]

pub mod random;
