//! Wild Hunt: the worked examples of its rules, and every rule that can be tested.

#[path = "../common/mod.rs"]
mod common;
mod exchange;
mod exploring;
mod fighting;
mod finale;
mod floor;
mod hounds;
mod night;
mod riders;
mod setting_up;
mod support;
mod table;
mod votes;
