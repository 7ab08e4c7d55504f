//! What only tools (the arbiter, tests, benches) can do with a game: JSON in and out, whole games
//! played at once. Apart from the catalogue, so that the page does not carry it.

use serde_json::Value;
use tabletop::{
    BySeat, Game, Inspect, Level, PositionError, Seed, Session, SetupError, SetupForm, Table,
};

use crate::entry::{bots_own, session};
use crate::{BoxedTable, Play, Playout, playout};

/// The tools of every game, in the order of [`crate::GAMES`].
pub static TOOLS: &[GameTools] = &[
    #[cfg(feature = "gwent")]
    game_tools::<gwent::Gwent>(),
    #[cfg(feature = "old-world")]
    game_tools::<old_world::versus::OldWorld>(),
    #[cfg(feature = "wild-hunt")]
    game_tools::<old_world::wild_hunt::WildHunt>(),
    #[cfg(feature = "ronin")]
    game_tools::<ronin::Ronin>(),
    game_tools::<cairns::Cairns>(),
];

/// The tools of the game with that slug.
pub fn tools(id: &str) -> Option<&'static GameTools> {
    TOOLS.iter().find(|game| game.id == id)
}

/// Looks into a table.
///
/// # Panics
/// If its game is not in the catalogue.
pub fn inspect(table: &dyn Table) -> &dyn Inspect {
    let game = tools(table.game_id()).expect("every table is a catalogued game's");
    (game.inspect)(table)
}

/// What tools can do with a game without knowing it.
#[derive(Clone, Copy, Debug)]
pub struct GameTools {
    /// The slug of the game.
    pub id: &'static str,
    /// The assumed set-up as JSON.
    pub example: fn() -> Value,
    /// Deals a game from a set-up as JSON.
    pub open_setup: fn(&Value, Seed) -> Result<BoxedTable, SetupError>,
    /// A table at any position: set-up, seed and state as JSON.
    pub from_state: fn(&Value, Seed, &Value) -> Result<BoxedTable, PositionError>,
    /// What is on a table, as JSON.
    pub inspect: fn(&dyn Table) -> &dyn Inspect,
    /// Plays on to the end, on a copy: who plays how, the budget, and the bots' own seed.
    pub playout: fn(&dyn Table, &BySeat<Level>, Option<u32>, u64) -> Playout,
}

/// The tools of a game.
pub const fn game_tools<G: Play>() -> GameTools {
    GameTools {
        id: G::ID,
        example: example::<G>,
        open_setup: open_setup::<G>,
        from_state: from_state::<G>,
        inspect: inspect_as::<G>,
        playout: play_on::<G>,
    }
}

fn example<G: Game>() -> Value {
    let setup = G::Setup::read(&G::Setup::model().blank()).expect("the assumed set-up is allowed");
    serde_json::to_value(setup).expect("a set-up always serialises")
}

fn open_setup<G: Game>(setup: &Value, seed: Seed) -> Result<BoxedTable, SetupError> {
    Ok(Box::new(Session::<G>::new(read_setup::<G>(setup)?, seed)?))
}

fn read_setup<G: Game>(setup: &Value) -> Result<G::Setup, SetupError> {
    serde_json::from_value(setup.clone()).map_err(|error| {
        SetupError::new("unreadable", format!("The set-up cannot be read: {}.", unstopped(&error)))
    })
}

fn from_state<G: Game>(
    setup: &Value,
    seed: Seed,
    state: &Value,
) -> Result<BoxedTable, PositionError> {
    let setup = read_setup::<G>(setup)?;
    let game: G = serde_json::from_value(state.clone())
        .map_err(|error| PositionError::Unreadable(unstopped(&error)))?;
    Ok(Box::new(Session::from_position(setup, seed, game)?))
}

fn inspect_as<G: Game>(table: &dyn Table) -> &dyn Inspect {
    session::<G>(table)
}

fn play_on<G: Play>(
    table: &dyn Table,
    levels: &BySeat<Level>,
    budget: Option<u32>,
    seed: u64,
) -> Playout {
    playout(session::<G>(table).game().clone(), levels, budget, &mut bots_own(seed))
}

/// The reason without its full stop, for the middle of a sentence: some of ours end with one.
fn unstopped(error: &serde_json::Error) -> String {
    error.to_string().trim_end_matches('.').to_owned()
}
