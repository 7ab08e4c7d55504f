//! The tools behind `cargo xtask`, as a library so that the browser tests use the same server, the same
//! pinned tools and the same finishing of the page. Knows how the app is built and checked; knows no game.

pub mod cli;
pub mod page;
pub mod progress;
#[cfg(test)]
mod scratch;
pub mod server;
pub mod shell;
pub mod steps;
pub mod tally;
pub mod tools;
pub mod trouble;
pub mod workspace;

pub use trouble::{Outcome, Trouble};
