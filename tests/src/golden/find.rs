//! Finding games worth keeping: few and short ones that show what the kept ones do not.

use std::collections::BTreeSet;

use tabletop::{Game, Rng, Seed, SeedLink, SetupForm};

use super::{Covered, coverage, keep};

/// A game worth keeping.
#[derive(Clone, Debug)]
pub struct Find {
    /// The link that deals it.
    pub link: SeedLink,
    /// How many choices it has.
    pub choices: usize,
    /// What it shows that neither the kept games nor those found before it do.
    pub adds: Vec<&'static str>,
}

/// Plays a game for each number and chooses, one after another, the one that shows most of what is
/// still missing for its length. Returns the finds, and what no game shows.
pub fn find<S: Covered>(numbers: impl Iterator<Item = u64>) -> (Vec<Find>, BTreeSet<&'static str>) {
    let mut missing: BTreeSet<&'static str> = S::wanted().into_iter().collect();
    let shown = coverage::shown_by_kept::<S>();
    let not_missed = shown.into_iter().chain(coverage::excused::<S>());
    for what in not_missed {
        missing.remove(what);
    }
    if missing.is_empty() {
        return (Vec::new(), missing);
    }
    let games: Vec<Find> = numbers.map(candidate::<S>).collect();
    let mut finds = Vec::new();
    loop {
        let gain = |game: &Find| game.adds.iter().filter(|what| missing.contains(*what)).count();
        let best = games.iter().max_by_key(|game| gain(game) * 10_000 / game.choices);
        let Some(best) = best.filter(|game| gain(game) > 0) else { return (finds, missing) };
        let adds = best.adds.iter().copied().filter(|what| missing.remove(what)).collect();
        finds.push(Find { adds, ..best.clone() });
    }
}

/// A game whose set-up, deal and choices are drawn from one number, with all that it shows.
fn candidate<S: Covered>(number: u64) -> Find {
    let setup = S::setup(&mut Rng::from_u64(number));
    let seed = Seed::new(number);
    let form = <S::Game as Game>::Setup::model().abridge(&setup.to_form());
    let link = SeedLink { game: S::Game::ID.to_owned(), seed: Some(seed), form };
    let record = keep::played::<S>(setup, seed);
    let mut shown = BTreeSet::new();
    coverage::collect::<S>(&record, &mut shown);
    Find { link, choices: record.choices.len(), adds: shown.into_iter().collect() }
}
