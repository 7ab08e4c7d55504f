//! What is written down can be read back.

use tabletop::{Digest, Game, LoadError, Record, Rng, SetupForm};

use super::Played;
use crate::Subject;

/// Every position is the same after having been written and read, and goes on the same.
pub fn positions_read_back<S: Subject>(played: &Played<S::Game>) {
    for game in played.each_sample::<S>() {
        position_reads_back(game);
    }
}

/// The same of one position.
pub fn position_reads_back<G: Game>(game: &G) {
    let text = serde_json::to_string(game).expect("a game always serialises");
    let read: G = serde_json::from_str(&text)
        .unwrap_or_else(|error| panic!("the position cannot be read back: {error}\n{text}"));
    assert_eq!(read, *game, "the position reads back as another");
    assert_eq!(serde_json::to_string(&read).ok(), Some(text), "it is written otherwise");
    assert_eq!(read.legal(), game.legal(), "it offers something else");
    let value = serde_json::to_value(game).expect("a game always serialises");
    let read: G = serde_json::from_value(value).expect("a tool can edit a position");
    assert_eq!(read, *game, "the position does not survive being edited");
}

/// A set-up survives as JSON, as a form, and as a form without what is assumed anyway.
pub fn set_ups_read_back<G: Game>(played: &Played<G>) {
    let setup = &played.setup;
    let value = serde_json::to_value(setup).expect("a set-up always serialises");
    assert_eq!(serde_json::from_value::<G::Setup>(value).ok().as_ref(), Some(setup));
    let model = G::Setup::model();
    let form = setup.to_form();
    assert_eq!(model.check(&form), Ok(()), "the model refuses a set-up that was played");
    assert_eq!(G::Setup::read(&form).as_ref(), Ok(setup), "the form loses something");
    let short = model.abridge(&form);
    assert_eq!(G::Setup::read(&short).as_ref(), Ok(setup), "the short form loses something");
    let blank = G::Setup::read(&model.blank());
    assert!(blank.is_ok(), "the blank form can be played: {blank:?}");
}

/// A record of the whole game, and one of a part of it, lead to the same positions.
pub fn records_replay<G: Game>(played: &Played<G>, rng: &mut Rng) {
    for plies in [0, rng.index(played.positions.len()), played.choices.len()] {
        played.look_at(plies);
        let record = played.record(plies);
        let read = Record::from_json(&record.to_json());
        assert_eq!(read.as_ref(), Ok(&record), "the record reads back");
        let end = record.replay::<G>().unwrap_or_else(|error| panic!("the record fails: {error}"));
        assert_eq!(end, played.positions[plies], "the record leads elsewhere");
        assert_eq!(Digest::of(&end), record.digest, "the digest differs");
    }
}

/// A record with a false move or a false digest is refused at that move.
pub fn false_records_are_refused<G: Game>(played: &Played<G>, rng: &mut Rng) {
    let moves = played.choices.len();
    let mut differs = played.record(moves);
    differs.digest.0 ^= 1;
    assert_eq!(differs.replay::<G>().err(), Some(LoadError::Differs { at: moves }));
    let mut nonsense = played.record(moves);
    let at = rng.index(moves);
    nonsense.choices[at] = "no such thing".to_owned();
    let refused = nonsense.replay::<G>().expect_err("nonsense is no move");
    assert!(matches!(refused, LoadError::Illegal { at: found, .. } if found == at + 1));
    let mut longer = played.record(moves);
    longer.choices.push(longer.choices[0].clone());
    let refused = longer.replay::<G>().expect_err("the game was over");
    assert!(matches!(refused, LoadError::Illegal { at, .. } if at == moves + 1));
    let mut older = played.record(moves);
    older.rules = G::RULES + 1;
    older.choices[at] = "no such thing".to_owned();
    let refused = older.replay::<G>().expect_err("nonsense is no move");
    assert!(matches!(refused, LoadError::RulesChanged { at: found, .. } if found == at + 1));
}
