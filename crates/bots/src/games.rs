//! How bots play each game: one `impl` a game, the heuristics in a module of its own.

#[cfg(feature = "gwent")]
mod gwent;
#[cfg(feature = "old-world")]
mod old_world;
#[cfg(feature = "ronin")]
mod ronin;
#[cfg(feature = "wild-hunt")]
mod wild_hunt;

use cairns::Cairns;

use crate::Play;

/// The sample game: the generic levels, and never shown to players.
impl Play for Cairns {
    const SHOWN: bool = false;
}
