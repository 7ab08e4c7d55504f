//! A golden game for everything that can happen.

use std::collections::BTreeSet;

use tabletop::{Game, Log, Record, Rng, Status, Viewer};

use super::files;
use crate::Subject;

/// A subject with golden games, which together must show every kind of decision, choice and event
/// and every way to end. The kinds are named by exhaustive matches, so that the compiler asks for
/// the name of a new one and the test for a game that shows it.
pub trait Covered: Subject {
    /// Everything that must be shown.
    fn wanted() -> Vec<&'static str>;

    /// What no golden game shows but a scenario does: `(what, file::test)`.
    const ELSEWHERE: &'static [(&'static str, &'static str)] = &[];

    /// What nothing can show yet, and why.
    const EXCUSED: &'static [(&'static str, &'static str)] = &[];

    /// The kind of a decision.
    fn decision(decision: &<Self::Game as Game>::Decision) -> &'static str;
    /// The kind of a choice.
    fn choice(choice: &<Self::Game as Game>::Choice) -> &'static str;
    /// The kind of an event.
    fn event(event: &<Self::Game as Game>::Event) -> &'static str;
    /// What else a game shows by its events, as the referee hears them, and by its end: abilities,
    /// leaders, the ways a fight ends.
    fn shown(
        _end: &Self::Game,
        _events: &[&<Self::Game as Game>::Event],
    ) -> BTreeSet<&'static str> {
        BTreeSet::new()
    }
    /// The way a finished game ended.
    fn ending(game: &Self::Game) -> &'static str;

    /// Which legal choice is made in a golden game that is played anew: as the suite chooses,
    /// unless such games would be too long to keep.
    fn habit(game: &Self::Game, legal: &[<Self::Game as Game>::Choice], rng: &mut Rng) -> usize {
        Self::choose(game, legal, rng)
    }
}

/// What the kept games of a subject show together.
pub fn shown_by_kept<S: Covered>() -> BTreeSet<&'static str> {
    let mut shown = BTreeSet::new();
    for name in files::names(S::Game::ID) {
        collect::<S>(&files::read_record(S::Game::ID, &name), &mut shown);
    }
    shown
}

/// What no golden game need show.
pub fn excused<S: Covered>() -> impl Iterator<Item = &'static str> {
    S::ELSEWHERE.iter().chain(S::EXCUSED).map(|(what, _)| *what)
}

/// Adds what a record shows.
pub fn collect<S: Covered>(record: &Record, covered: &mut BTreeSet<&'static str>) {
    let mut log = Log::new();
    let mut game: S::Game = record.begin(&mut log).expect("it was replayed before");
    for text in &record.choices {
        if let Status::Awaiting { decision, .. } = game.status() {
            covered.insert(S::decision(&decision));
        }
        let choice = text.parse().expect("it was replayed before");
        covered.insert(S::choice(&choice));
        game.play(&choice, &mut log);
    }
    for entry in log.entries() {
        let told = entry.public.iter().chain(entry.secret.iter().map(|(_, event)| event));
        for event in told {
            covered.insert(S::event(event));
        }
    }
    let heard = log.entries().iter().filter_map(|entry| entry.seen_by(Viewer::Referee));
    covered.extend(S::shown(&game, &heard.collect::<Vec<_>>()));
    if let Status::Over(_) = game.status() {
        covered.insert(S::ending(&game));
    }
}
