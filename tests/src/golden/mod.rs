//! Golden games: whole games written down as a record (`.json`) and as a transcript (`.txt`).
//!
//! A test plays every record again, to the same digest and the same transcript, line by line. When
//! the rules change on purpose, `cargo xtask golden` (which sets `SZLAK_GOLDEN=record`) writes
//! them anew and the difference can be read in the review. A record dropped into the folder, such
//! as an exported game with a fault in it, is a golden game from then on.

mod coverage;
mod files;
mod search;
mod transcript;

pub use coverage::Covered;
pub use search::{Find, search};
pub use transcript::transcript;

use std::collections::BTreeSet;
use std::env;

use tabletop::{Digest, Game, Log, Record, Rng, Seed, Session};

use crate::Subject;

/// A golden game as it is made when it is recorded.
#[derive(Clone, Debug)]
pub struct Golden<G: Game> {
    name: &'static str,
    setup: G::Setup,
    seed: Seed,
    moves: Moves<G>,
}

/// Says which of the legal choices is made.
pub type Chooser<G> = fn(&G, &[<G as Game>::Choice], &mut Rng) -> usize;

#[derive(Clone, Debug)]
enum Moves<G: Game> {
    /// Drawn by the subject from this number.
    Drawn(u64, Option<Chooser<G>>),
    /// Given.
    Given(Vec<String>),
}

impl<G: Game> Golden<G> {
    /// A game played as the subject plays, drawn from a number of its own.
    pub const fn played(name: &'static str, setup: G::Setup, seed: u64, drawn: u64) -> Self {
        Self { name, setup, seed: Seed::new(seed), moves: Moves::Drawn(drawn, None) }
    }

    /// The same, with other habits than the subject's.
    #[must_use]
    pub fn by(mut self, chooser: Chooser<G>) -> Self {
        if let Moves::Drawn(_, habits) = &mut self.moves {
            *habits = Some(chooser);
        }
        self
    }

    /// A game played as written.
    pub fn given<'a>(
        name: &'static str,
        setup: G::Setup,
        seed: u64,
        moves: impl IntoIterator<Item = &'a str>,
    ) -> Self {
        let moves = Moves::Given(moves.into_iter().map(str::to_owned).collect());
        Self { name, setup, seed: Seed::new(seed), moves }
    }

    /// Plays it and returns the record.
    fn record<S: Subject<Game = G>>(&self) -> Record {
        let mut session = Session::<G>::new(self.setup.clone(), self.seed)
            .unwrap_or_else(|error| panic!("{}: the set-up is refused: {error}", self.name));
        match &self.moves {
            Moves::Drawn(number, habits) => {
                let choose = habits.unwrap_or(S::choose);
                let mut rng = Rng::from_u64(*number);
                loop {
                    let legal = session.game().legal();
                    if legal.is_empty() {
                        break;
                    }
                    let choice = legal[choose(session.game(), &legal, &mut rng)].clone();
                    session.choose(&choice).expect("a legal choice");
                }
            }
            Moves::Given(texts) => {
                for text in texts {
                    let choice = text.parse().unwrap_or_else(|e| panic!("{}: {e}", self.name));
                    let chosen = session.choose(&choice);
                    assert!(chosen.is_ok(), "{}: {text}: {}", self.name, chosen.unwrap_err());
                }
            }
        }
        session.record()
    }
}

/// Checks all golden games of a subject, or records them anew.
pub fn check<S: Covered>() {
    if is_recording() {
        record_anew::<S>();
    }
    let names = files::names(S::Game::ID);
    for golden in S::golden() {
        let name = golden.name;
        assert!(names.contains(name), "{name} is missing: run `cargo xtask golden`");
    }
    let mut covered = BTreeSet::new();
    for name in &names {
        let record = files::read_record(S::Game::ID, name);
        if let Err(error) = record.replay::<S::Game>() {
            panic!("golden game {name}: {error}\n(meant? then run `cargo xtask golden`)");
        }
        same_lines(
            name,
            &files::read_transcript(S::Game::ID, name),
            &transcript::<S::Game>(&record),
        );
        coverage::collect::<S>(&record, &mut covered);
    }
    let missing = S::ELSEWHERE.iter().chain(S::EXCUSED).map(|(what, _)| *what);
    for what in missing {
        assert!(S::wanted().contains(&what), "{what} need not be excused, nobody wants it");
        assert!(covered.insert(what), "{what} is excused, but a golden game shows it");
    }
    for (what, test) in S::ELSEWHERE {
        assert!(files::has_test(test), "{what} should be shown by {test}, which does not exist");
    }
    demand(&S::wanted(), &covered);
}

/// Everything on the list is shown, and nothing else.
///
/// # Panics
/// If something is missing, or is shown and not on the list.
pub fn demand(wanted: &[&'static str], shown: &BTreeSet<&'static str>) {
    let wanted: BTreeSet<&str> = wanted.iter().copied().collect();
    let missing: Vec<_> = wanted.difference(shown).collect();
    assert!(missing.is_empty(), "no golden game shows {missing:?}");
    if wanted.len() < shown.len() {
        let unknown: BTreeSet<_> = shown.difference(&wanted).collect();
        panic!("the golden games show what is not on the list: {unknown:?}");
    }
}

/// Checks that all golden games are in the list the WebAssembly tests are built from.
pub fn check_embedded() {
    if is_recording() {
        return; // Each game that is recorded writes the list, too.
    }
    let listed = files::read_embedded();
    assert_eq!(listed, files::embedded(), "run `cargo xtask golden`");
}

/// The games that have golden games.
pub fn games() -> BTreeSet<String> {
    files::games()
}

fn is_recording() -> bool {
    env::var("SZLAK_GOLDEN").is_ok_and(|value| value == "record")
}

fn record_anew<S: Covered>() {
    let mut left = files::names(S::Game::ID);
    for golden in S::golden() {
        left.remove(golden.name);
        write::<S::Game>(golden.name, &golden.record::<S>());
    }
    for name in left {
        let mut record = files::read_record(S::Game::ID, &name);
        bring_up_to_date::<S::Game>(&name, &mut record);
        write::<S::Game>(&name, &record);
    }
    files::write_embedded();
}

/// A record that came from elsewhere keeps its choices.
fn bring_up_to_date<G: Game>(name: &str, record: &mut Record) {
    let mut game: G = record
        .begin(&mut Log::muted())
        .unwrap_or_else(|error| panic!("golden game {name}: {error}"));
    for (text, ply) in record.choices.iter().zip(1..) {
        let choice = text.parse().unwrap_or_else(|e| panic!("golden game {name}, {ply}: {e}"));
        if let Err(error) = game.apply(&choice, &mut Log::muted()) {
            panic!("golden game {name} can no longer be played; move {ply}, {text}: {error}");
        }
    }
    record.rules = G::RULES;
    record.digest = Digest::of(&game);
}

fn write<G: Game>(name: &str, record: &Record) {
    files::write(G::ID, name, record, &transcript::<G>(record));
}

/// Two transcripts are the same, line by line.
///
/// # Panics
/// At the first line that differs.
pub fn same_lines(name: &str, expected: &str, found: &str) {
    for ((expected, found), number) in expected.lines().zip(found.lines()).zip(1..) {
        assert_eq!(
            expected, found,
            "golden game {name}, line {number} of the transcript (meant? run `cargo xtask golden`)"
        );
    }
    assert_eq!(expected.lines().count(), found.lines().count(), "golden game {name}: length");
}
