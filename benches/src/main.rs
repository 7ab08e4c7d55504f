//! What must be fast, measured: medians over repeats, in one run, so that ratios can be compared.
//!
//! `cargo run --profile fast -p szlak-benches`. Nothing here fails: a time is a fact about a
//! machine, and the table says what is promised beside what was found.

use std::hint::black_box;

use bots::Seen;
use bots::search::search;
use cairns::{Cairns, Choice};
use tabletop::{Digest, Game, Log, Record, RecordLink, Rng, Save, Session, UndoPolicy};

use szlak_benches::clock::{Times, measure, measure_each, micros};
use szlak_benches::games::{Effort, measure_games};
use szlak_benches::subjects;

/// Moves of the long record.
const MOVES: usize = 1_000;
/// One frame at sixty a second, in milliseconds.
const FRAME: u32 = 16;
/// A cold replay, in milliseconds.
const REPLAY: u32 = 50;

fn main() {
    println!("{:<50}{:>14}{:>14}  promised", "", "median", "worst");
    let session = subjects::long_session(MOVES);
    let record = session.record();
    replays(&record, &session);
    jumps(&session);
    steps(&session);
    thoughts();
    measure_games(Effort::Full, &mut |line| println!("{line}"));
}

/// The record read and played from the deal.
fn replays(record: &Record, session: &Session<Cairns>) {
    let json = record.to_json();
    let times = measure(50, || {
        let record = Record::from_json(black_box(&json)).expect("a good record");
        record.replay::<Cairns>().expect("a good record")
    });
    row("cold replay of 1,000 choices, from JSON", times, Some(REPLAY));
    let times = measure(50, || Session::<Cairns>::replay(black_box(record)));
    row("… into a session with its history", times, Some(REPLAY));
    let save = session.save().to_json();
    let times = measure(50, || {
        let save = Save::from_json(black_box(&save)).expect("a good save");
        Session::<Cairns>::resume(&save).expect("a good save")
    });
    row("… a save taken up again", times, Some(REPLAY));
    row("autosave: the save written", measure(50, || session.save().to_json()), Some(FRAME));
    let link = RecordLink::of(session).encode();
    row("record link written", measure(20, || RecordLink::of(session).encode()), None);
    let rest = link.strip_prefix("watch/").expect("a record link");
    let times = measure(20, || RecordLink::decode(rest).and_then(|l| l.verify::<Cairns>()));
    row("record link read and played", times, Some(REPLAY));
    println!("{:<50}{:>14}", "… its length in symbols", link.len());
}

/// Undo, redo and rewind to random points.
fn jumps(session: &Session<Cairns>) {
    let nodes: Vec<_> = session.line().iter().map(|step| step.id).collect();
    let mut rng = Rng::from_u64(2);
    let mut session = session.clone();
    let times = measure_each(2_000, || {
        let target = nodes[rng.index(nodes.len())];
        session.rewind(target).expect("a free table");
    });
    row("rewind to a random point", times, Some(FRAME));
    let mut fair = session.clone().seat_players(session.players().clone(), UndoPolicy::Fair);
    let times = measure_each(2_000, || {
        let target = nodes[rng.index(nodes.len())];
        fair.rewind(target).expect("a fair table rewinds");
    });
    row("… at a table with fair undo", times, Some(FRAME));
    session.rewind(nodes[MOVES]).expect("a free table");
    row("undo, move by move", measure_each(MOVES, || session.undo()), Some(FRAME));
    row("redo, move by move", measure_each(MOVES, || session.redo()), Some(FRAME));
    let from_start = measure(50, || session.record().replay::<Cairns>());
    row("for comparison: replay from the deal", from_start, None);
}

/// Single steps: how many a second.
fn steps(session: &Session<Cairns>) {
    let mut choices = 0u32;
    let times = measure(20, || {
        choices = 0;
        for seed in 0..200 {
            choices += subjects::random_game(seed);
        }
    });
    rate("random choices, small games", choices, times);
    let game = session.game();
    rate("digests of a position", 1_000, measure(50, || repeat(1_000, || Digest::of(game))));
    rate("copies of a position", 1_000, measure(50, || repeat(1_000, || game.clone())));
    let legal = measure(50, || repeat(1_000, || game.legal()));
    rate(&format!("lists of {} legal choices", game.legal().len()), 1_000, legal);
    let choice: Choice = game.legal()[0];
    let applied = measure(50, || repeat(1_000, || game.clone().apply(&choice, &mut Log::muted())));
    rate("checked choices on a copy", 1_000, applied);
}

/// The generic search, without any knowledge of the game.
fn thoughts() {
    let game = subjects::middle_game();
    let seen = Seen::by_mover(&game).expect("somebody is to move");
    let times = measure(10, || search(&seen, 2_000, &mut Rng::from_u64(3)));
    rate("search iterations, six cairns with tokens", 2_000, times);
}

fn repeat<T>(times: u32, mut work: impl FnMut() -> T) {
    for _ in 0..times {
        black_box(work());
    }
}

fn row(what: &str, times: Times, promised: Option<u32>) {
    let promised = promised.map(|millis| format!("< {millis} ms")).unwrap_or_default();
    println!("{what:<50}{:>14}{:>14}  {promised}", micros(times.median), micros(times.worst));
}

fn rate(what: &str, count: u32, times: Times) {
    let a_second = u64::from(count) * 1_000_000_000 / times.median.max(1);
    println!("{what:<50}{a_second:>11} /s");
}
