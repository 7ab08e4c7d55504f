//! Gwent: levels against each other, and starter decks.

mod decks;
mod duel;
mod levels;

pub use decks::print as print_decks;
pub use levels::print as print_levels;
