//! What every game's tests are made of, but for the tests of single rules: their harness is the
//! crate `scenario`.
//!
//! * [`suite`]: what must hold for every game, tried on games played at random.
//! * [`golden`]: whole games written down, so that a change of the rules is a reviewable diff.
//! * [`frozen`]: tables as they were saved and sent once, which must load for ever.
//! * [`hunt_cards`]: the cards of Wild Hunt, read from its rules, for the tests of its stories.
//! * [`tidy`]: what neither compiler nor linter checks about the sources.
//!
//! A game joins by a [`Subject`] and, for its golden games, a [`golden::Covered`]; those of all
//! games are in [`subjects`]. Everything here uses the public contract only.

pub mod frozen;
pub mod golden;
pub mod hunt_cards;
pub mod places;
mod subject;
pub mod subjects;
pub mod suite;
pub mod tidy;

pub use subject::Subject;
