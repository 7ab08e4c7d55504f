//! The headless table: what UCI is to chess, this is to the games of Szlak.
//!
//! One JSON object a line comes in, one answer a line goes out; `PROTOCOL.md` is the whole
//! agreement, and its example conversation is run as a test. A line that is wrong in any way gets
//! an error object with a kind and a sentence, and changes nothing.
//!
//! It knows no game (the catalogue does), no clock and no network. Fresh seeds are handed in.

mod arbiter;
mod commands;
mod fields;
mod json;
mod lines;
mod refusal;
mod serve;

pub use arbiter::{Answer, Arbiter};
pub use commands::{MAX_GAMES, MAX_WORK};
pub use lines::MAX_LINE;
pub use refusal::Refusal;
pub use serve::serve;
