//! Players that are not people, and the catalogue of the games there are.
//!
//! A bot is given a [`Seen`] game: its seat, its view, the decision and the legal choices, and the
//! power to imagine positions it could not tell from the true one. It never touches the state, and
//! the type sees to that. Budgets are iterations, never time, so that a bot's game can be repeated;
//! the same position, budget and seed give the same choice natively and in WebAssembly.
//!
//! This crate knows no page, no clock and no thread: who calls decides where the thinking is done.
//!
//! - [`random`] and [`search`]: the two generic players.
//! - [`Play`]: how each game's levels play. [`choose`] asks a level for a choice.
//! - [`GAMES`]: the games without their types, for the page and the arbiter; [`TOOLS`]: what only
//!   the arbiter and tests do with them.
//! - [`Matter`]: what was decided in a game, to be judged afterwards.
//! - [`playout`]: a game played to its end by bots. [`solve`]: a position searched to its end.

mod catalogue;
#[cfg(any(feature = "gwent", feature = "old-world", feature = "ronin"))]
mod contest;
mod entry;
mod games;
mod judge;
mod letter;
mod play;
mod playout;
mod random;
pub mod search;
mod seen;
pub mod solve;
mod thought;
mod tools;

pub use catalogue::{BoxedTable, GAMES, GameEntry, find, think};
pub use entry::entry;
pub use judge::{Decided, Matter};
pub use letter::{letter_of, open_letter};
pub use play::{Play, choose};
pub use playout::{MAX_PLAYOUT_MOVES, MAX_PLAYOUT_WORK, Playout, playout};
pub use random::random;
pub use seen::Seen;
pub use thought::{Advice, Considered, Thought, Weighed};
pub use tools::{GameTools, TOOLS, game_tools, inspect, tools};
