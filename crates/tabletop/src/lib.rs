//! The contract every game of Szlak stands on.
//!
//! A game is one plain value that is complete at every decision ([`Game`]). Around it stand the
//! things all games share: seats and viewers, one portable generator, seeds a person can read
//! aloud, records that can be saved and replayed, sessions with undo to anywhere, and an
//! object-safe [`Table`] for those who do not care which game is on it.
//!
//! This crate knows no game, no browser, no clock and no language.

mod agenda;
mod digest;
mod error;
mod game;
mod inspect;
mod learners;
mod letter;
mod link;
pub mod list;
mod log;
pub mod order;
mod player;
mod reader;
mod record;
mod rng;
pub mod scribe;
mod seat;
mod seed;
mod session;
mod setup;
mod table;

pub use agenda::Agenda;
pub use digest::Digest;
pub use error::{IllegalChoice, LoadError, PositionError, SetupError, StateError};
pub use game::{Game, Outcome, ParseChoiceError, Status};
pub use inspect::Inspect;
pub use learners::Learners;
pub use letter::Letter;
pub use link::{LinkError, RecordLink, SeedLink};
pub use log::{Entry, Log};
pub use player::{Control, Level, Player};
pub use record::{DEALT_FORMAT, FORMAT, Record, Save};
pub use rng::Rng;
pub use seat::{BySeat, MAX_SEATS, Seat, Viewer};
pub use seed::{Seed, SeedError};
pub use session::{NodeId, Session, Step, UndoPolicy, UndoRefused};
pub use setup::{Form, OptionKind, OptionModel, Scope, SetupForm, SetupModel};
pub use table::{ChoiceRefused, Table, Turn};
