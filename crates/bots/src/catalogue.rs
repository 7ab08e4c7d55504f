//! The games there are, without their types: for the page's frame and the arbiter.
//!
//! Adding a game is an `impl Play` (in `games.rs`) and one line here.

use serde_json::Value;
use tabletop::{
    BySeat, Form, Level, LinkError, LoadError, Player, Record, RecordLink, Save, Seed, SetupError,
    SetupModel, StateError, Table, UndoPolicy,
};
use thiserror::Error;

use crate::{Advice, Playout, entry};

/// Every game, in the order in which it is shown.
pub static GAMES: [GameEntry; 1] = [entry::<cairns::Cairns>()];

/// The game with that slug.
pub fn find(id: &str) -> Option<&'static GameEntry> {
    GAMES.iter().find(|game| game.id == id)
}

/// What a bot of this level would do at this table; `None` when the game is over.
pub fn think(table: &dyn Table, level: Level, budget: Option<u32>, seed: u64) -> Option<Advice> {
    let game = find(table.game_id()).expect("every table is a catalogued game's");
    (game.think)(table, level, budget, seed)
}

/// A table of some game.
pub type BoxedTable = Box<dyn Table>;

/// What can be done with a game by those who do not know it.
#[derive(Clone, Copy, Debug)]
pub struct GameEntry {
    /// The slug of the game.
    pub id: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Is it offered to players?
    pub shown: bool,
    /// What can be chosen before it starts.
    pub model: fn() -> SetupModel,
    /// The assumed set-up as JSON.
    pub example: fn() -> Value,
    /// Deals a game from a filled-in form, every seat a person's.
    pub open: fn(&Form, Seed) -> Result<BoxedTable, SetupError>,
    /// Deals a game from a set-up as JSON.
    pub open_setup: fn(&Value, Seed) -> Result<BoxedTable, SetupError>,
    /// Says who plays and what may be taken back; one player for each seat.
    pub seat: fn(&mut dyn Table, BySeat<Player>, UndoPolicy),
    /// Takes a saved table up again.
    pub resume: fn(&Save) -> Result<BoxedTable, LoadError>,
    /// A table at the end of a record.
    pub replay: fn(&Record) -> Result<BoxedTable, LoadError>,
    /// A table at the end of the game in a link.
    pub read_link: fn(&RecordLink) -> Result<BoxedTable, LinkError>,
    /// A table at any position: set-up, seed and state as JSON. It has no record.
    pub from_state: fn(&Value, Seed, &Value) -> Result<BoxedTable, PositionError>,
    /// What a bot would do: level, budget in iterations, and the bot's own seed. `None` when the
    /// game is over.
    pub think: fn(&dyn Table, Level, Option<u32>, u64) -> Option<Advice>,
    /// Plays on to the end, on a copy: who plays how, the budget, and the bots' own seed.
    pub playout: fn(&dyn Table, &BySeat<Level>, Option<u32>, u64) -> Playout,
}

/// A position that cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The set-up beside it is refused.
    #[error("The set-up is not accepted: {0}")]
    Setup(#[from] SetupError),
    /// It is not a state of the game at all.
    #[error("The position cannot be read: {0}.")]
    Unreadable(String),
    /// No game could reach it.
    #[error("The position is impossible: {0}")]
    Impossible(#[from] StateError),
}
