//! A game's catalogue entry, made from its types by one function.

use tabletop::{
    BySeat, Form, Game, Level, LinkError, LoadError, Player, Record, RecordLink, Rng, Save, Seed,
    Session, SetupError, SetupForm, Table, UndoPolicy,
};

use crate::{Advice, BoxedTable, GameEntry, Play, Seen, choose, judge};

/// The entry of a game.
pub const fn entry<G: Play>() -> GameEntry {
    GameEntry {
        id: G::ID,
        rules: G::RULES,
        shown: G::SHOWN,
        levels: G::LEVELS,
        strongest: G::STRONGEST,
        model: G::Setup::model,
        open: open::<G>,
        seat: seat::<G>,
        resume: resume::<G>,
        replay: replay::<G>,
        read_link: read_link::<G>,
        think: think::<G>,
        decisions: judge::decisions::<G>,
        judge: judge::judge::<G>,
        standard_budget: G::standard_budget,
    }
}

fn open<G: Game>(form: &Form, seed: Seed) -> Result<BoxedTable, SetupError> {
    Ok(Box::new(Session::<G>::new(G::Setup::read(form)?, seed)?))
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

pub(crate) fn session<G: Game>(table: &dyn Table) -> &Session<G> {
    let session = table.as_any().downcast_ref();
    session.unwrap_or_else(|| panic!("a table of {} given to {}", table.game_id(), G::ID))
}

/// The generator of a bot. Given the seed of the game by a careless caller, it must still not be
/// the generator that dealt the cards.
pub(crate) fn bots_own(seed: u64) -> Rng {
    const SALT: u64 = 0x626f_7473_6f77_6e21;
    Rng::from_u64(seed ^ SALT)
}
