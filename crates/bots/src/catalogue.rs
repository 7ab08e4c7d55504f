//! The games there are, without their types: for the page's frame and the arbiter.
//!
//! Adding a game is an `impl Play` (in `games.rs`), one line here and one in `tools.rs`.

use tabletop::{
    BySeat, Form, Level, LinkError, LoadError, Player, Record, RecordLink, Save, Seed, SetupError,
    SetupModel, Table, UndoPolicy,
};

use crate::{Advice, Decided, Matter, entry};

/// Every game, in the order in which it is shown.
pub static GAMES: &[GameEntry] = &[
    #[cfg(feature = "gwent")]
    entry::<gwent::Gwent>(),
    #[cfg(feature = "old-world")]
    entry::<old_world::versus::OldWorld>(),
    #[cfg(feature = "wild-hunt")]
    entry::<old_world::wild_hunt::WildHunt>(),
    #[cfg(feature = "ronin")]
    entry::<ronin::Ronin>(),
    entry::<cairns::Cairns>(),
];

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

/// What can be done with a game by those who do not know it. What only tools need is in
/// [`crate::GameTools`].
#[derive(Clone, Copy, Debug)]
pub struct GameEntry {
    /// The slug of the game.
    pub id: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Is it offered to players?
    pub shown: bool,
    /// The levels of bots it offers, weakest first.
    pub levels: &'static [Level],
    /// The strongest of them.
    pub strongest: Level,
    /// What can be chosen before it starts.
    pub model: fn() -> SetupModel,
    /// Deals a game from a filled-in form, every seat a person's.
    pub open: fn(&Form, Seed) -> Result<BoxedTable, SetupError>,
    /// Says who plays and what may be taken back; one player for each seat.
    pub seat: fn(&mut dyn Table, BySeat<Player>, UndoPolicy),
    /// Takes a saved table up again.
    pub resume: fn(&Save) -> Result<BoxedTable, LoadError>,
    /// A table at the end of a record.
    pub replay: fn(&Record) -> Result<BoxedTable, LoadError>,
    /// A table at the end of the game in a link.
    pub read_link: fn(&RecordLink) -> Result<BoxedTable, LinkError>,
    /// What a bot would do: level, budget in iterations, and the bot's own seed. `None` when the
    /// game is over.
    pub think: fn(&dyn Table, Level, Option<u32>, u64) -> Option<Advice>,
    /// The decisions of the line that left a choice.
    pub decisions: fn(&dyn Table) -> Vec<Decided>,
    /// What the strongest bot thinks of one of them, with the bot's own seed.
    pub judge: fn(&dyn Table, Matter, u64) -> Option<Advice>,
    /// How many iterations a level thinks when nobody says otherwise.
    pub standard_budget: fn(Level) -> u32,
}
