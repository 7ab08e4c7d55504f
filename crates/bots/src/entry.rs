//! A game's catalogue entry, made from its types by one function.

use serde_json::Value;
use tabletop::{
    BySeat, Form, Game, Level, LinkError, LoadError, Log, Player, Record, RecordLink, Rng, Save,
    Seed, Session, SetupError, SetupForm, StateError, Table, UndoPolicy,
};

use crate::{Advice, BoxedTable, GameEntry, Play, Playout, PositionError, Seen, choose, playout};

/// The entry of a game.
pub const fn entry<G: Play>() -> GameEntry {
    GameEntry {
        id: G::ID,
        rules: G::RULES,
        shown: G::SHOWN,
        model: G::Setup::model,
        example: example::<G>,
        open: open::<G>,
        open_setup: open_setup::<G>,
        seat: seat::<G>,
        resume: resume::<G>,
        replay: replay::<G>,
        read_link: read_link::<G>,
        from_state: from_state::<G>,
        think: think::<G>,
        playout: play_on::<G>,
    }
}

fn example<G: Game>() -> Value {
    let setup = G::Setup::read(&G::Setup::model().blank()).expect("the assumed set-up is allowed");
    serde_json::to_value(setup).expect("a set-up always serialises")
}

fn open<G: Game>(form: &Form, seed: Seed) -> Result<BoxedTable, SetupError> {
    Ok(Box::new(Session::<G>::new(G::Setup::read(form)?, seed)?))
}

fn open_setup<G: Game>(setup: &Value, seed: Seed) -> Result<BoxedTable, SetupError> {
    Ok(Box::new(Session::<G>::new(read_setup::<G>(setup)?, seed)?))
}

fn read_setup<G: Game>(setup: &Value) -> Result<G::Setup, SetupError> {
    serde_json::from_value(setup.clone()).map_err(|error| {
        SetupError::new("unreadable", format!("The set-up cannot be read: {}.", unstopped(&error)))
    })
}

fn seat<G: Game>(table: &mut dyn Table, players: BySeat<Player>, undo: UndoPolicy) {
    let seated = session::<G>(table).clone().seat_players(players, undo);
    *table.as_any_mut().downcast_mut().expect("the same table as above") = seated;
}

fn resume<G: Game>(save: &Save) -> Result<BoxedTable, LoadError> {
    Ok(Box::new(Session::<G>::resume(save)?))
}

fn replay<G: Game>(record: &Record) -> Result<BoxedTable, LoadError> {
    Ok(Box::new(Session::<G>::replay(record)?))
}

fn read_link<G: Game>(link: &RecordLink) -> Result<BoxedTable, LinkError> {
    Ok(replay::<G>(&link.verify::<G>()?)?)
}

fn from_state<G: Game>(
    setup: &Value,
    seed: Seed,
    state: &Value,
) -> Result<BoxedTable, PositionError> {
    let setup = read_setup::<G>(setup)?;
    // Dealing is the whole check of a set-up.
    let dealt = G::start(&setup, seed, &mut Log::muted())?;
    let game: G = serde_json::from_value(state.clone())
        .map_err(|error| PositionError::Unreadable(unstopped(&error)))?;
    game.check()?;
    if game.seats() != dealt.seats() {
        let (has, needs) = (game.seats(), dealt.seats());
        let sentence = format!("It has {has} players, but the set-up is for {needs}.");
        return Err(StateError(sentence).into());
    }
    Ok(Box::new(Session::from_position(setup, seed, game)))
}

fn think<G: Play>(
    table: &dyn Table,
    level: Level,
    budget: Option<u32>,
    seed: u64,
) -> Option<Advice> {
    let seen = Seen::by_mover(session::<G>(table).game())?;
    let thought = choose(&seen, level, budget, &mut bots_own(seed));
    Some(Advice::of(&thought, &seen))
}

fn play_on<G: Play>(
    table: &dyn Table,
    levels: &BySeat<Level>,
    budget: Option<u32>,
    seed: u64,
) -> Playout {
    playout(session::<G>(table).game().clone(), levels, budget, &mut bots_own(seed))
}

fn session<G: Game>(table: &dyn Table) -> &Session<G> {
    let session = table.as_any().downcast_ref();
    session.unwrap_or_else(|| panic!("a table of {} given to {}", table.game_id(), G::ID))
}

/// The reason without its full stop, for the middle of a sentence: some of ours end with one.
fn unstopped(error: &serde_json::Error) -> String {
    error.to_string().trim_end_matches('.').to_owned()
}

/// The generator of a bot. Given the seed of the game by a careless caller, it must still not be
/// the generator that dealt the cards.
fn bots_own(seed: u64) -> Rng {
    const SALT: u64 = 0x626f_7473_6f77_6e21;
    Rng::from_u64(seed ^ SALT)
}
