//! The pages, one for each route.

pub mod arrive;
pub mod daily;
#[cfg(debug_assertions)]
pub mod gallery;
pub mod home;
pub mod learn;
pub mod play;
pub mod puzzles;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod setup;
pub mod shell;
pub mod statistics;
