//! The pinned tools around cargo: found, or installed once per user and version. Says what a machine lacks;
//! never decides what to do with a tool.

pub mod apt;
pub mod axe;
pub mod bindgen;
pub mod browser;
pub mod cache;
pub mod crates;
pub mod lighthouse;
pub mod press;
pub mod target;

pub use browser::Browser;
pub use crates::{trunk, wasm_bindgen};
