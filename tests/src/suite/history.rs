//! Whatever was played can be gone back to, gone on from, and taken up again.

use tabletop::{Digest, Game, RecordLink, Rng, Save, Session, UndoPolicy};

use super::Played;
use crate::Subject;

/// Rewinds and side lines tried in each game.
const JUMPS: usize = 8;

/// Step by step to the deal and back, with the same digests; further is refused.
pub fn undo_and_redo_lead_back<G: Game>(played: &Played<G>) {
    let digests: Vec<Digest> = played.positions.iter().map(Digest::of).collect();
    let mut session = freely(played.session());
    for ply in (0..played.choices.len()).rev() {
        played.look_at(ply);
        session.undo().expect("there is something to take back");
        assert_eq!(Digest::of(session.game()), digests[ply], "undo leads to another position");
        assert_eq!(session.ply(), ply);
    }
    assert!(session.undo().is_err(), "the deal cannot be taken back");
    for (ply, digest) in digests.iter().enumerate().skip(1) {
        played.look_at(ply);
        session.redo().expect("there is something to make again");
        assert_eq!(Digest::of(session.game()), *digest, "redo leads to another position");
    }
    assert!(session.redo().is_err(), "there is nothing left to make again");
    assert_eq!(session.record(), played.record(played.choices.len()));
}

/// To any move, in any order.
pub fn rewind_leads_anywhere<G: Game>(played: &Played<G>, rng: &mut Rng) {
    let mut session = freely(played.session());
    let line: Vec<_> = session.line().iter().map(|step| step.id).collect();
    assert_eq!(line.len(), played.positions.len());
    for _ in 0..JUMPS {
        let ply = rng.index(line.len());
        played.look_at(ply);
        assert_eq!(session.position(line[ply]), played.positions[ply], "looked at from afar");
        session.rewind(line[ply]).expect("a free table rewinds");
        assert_eq!(*session.game(), played.positions[ply], "gone to");
        assert_eq!(session.record(), played.record(ply));
    }
}

/// Other choices at random moments: each line is kept, also by save and resume.
pub fn side_lines_are_kept<S: Subject>(played: &Played<S::Game>, rng: &mut Rng) {
    let mut session = freely(played.session());
    let main: Vec<_> = session.line().iter().map(|step| step.id).collect();
    for _ in 0..JUMPS {
        let ply = rng.index(main.len());
        played.look_at(ply);
        session.rewind(main[ply]).expect("a free table rewinds");
        for _ in 0..3 {
            let legal = session.game().legal();
            if legal.is_empty() {
                break;
            }
            let choice = legal[S::choose(session.game(), &legal, rng)].clone();
            session.choose(&choice).expect("a legal choice");
        }
        resumes_as_it_was(&session);
    }
    let end = *main.last().expect("there was a deal");
    session.rewind(end).expect("a free table rewinds");
    assert_eq!(session.record(), played.record(played.choices.len()), "the main line is kept");
}

/// A table that began at a position in the middle is written down with it: as a save, as a record
/// and as a link.
pub fn positions_begin_tables<G: Game>(played: &Played<G>, rng: &mut Rng) {
    let ply = rng.index(played.choices.len());
    played.look_at(ply);
    let (setup, position) = (played.setup.clone(), played.positions[ply].clone());
    let begun = Session::from_position(setup, played.seed, position).expect("it was reached");
    let mut session = freely(begun);
    for choice in played.choices[ply..].iter().take(3) {
        session.choose(choice).expect("it was legal before");
    }
    session.undo().expect("there is something to take back");
    resumes_as_it_was(&session);
    let record = session.record();
    assert_eq!(record.replay::<G>().as_ref(), Ok(session.game()), "the record leads elsewhere");
    let link = RecordLink::of(&session).encode();
    let read = RecordLink::decode(link.strip_prefix("watch/").expect("a link to watch"));
    assert_eq!(read.and_then(|link| link.verify::<G>()), Ok(record), "the link reads back");
}

fn resumes_as_it_was<G: Game>(session: &Session<G>) {
    let save = session.save();
    let read = Save::from_json(&save.to_json()).expect("a save reads back");
    assert_eq!(read, save, "the save reads back as another");
    let resumed = Session::<G>::resume(&read).expect("a save can be taken up");
    assert_eq!(resumed.game(), session.game(), "it goes on elsewhere");
    assert_eq!(resumed.record(), session.record(), "it has another past");
    assert_eq!(resumed.history_len(), session.history_len(), "side lines are lost");
    assert_eq!(resumed.save(), save, "it would be saved otherwise");
}

fn freely<G: Game>(session: Session<G>) -> Session<G> {
    let players = session.players().clone();
    session.seat_players(players, UndoPolicy::Free)
}
