//! Finding games worth keeping: few and short ones that together show everything.

use std::collections::BTreeSet;

use super::{Covered, Golden, coverage};

/// A game worth keeping.
#[derive(Clone, Debug)]
pub struct Find<T> {
    /// Which of the candidates.
    pub candidate: T,
    /// How many choices it has.
    pub choices: usize,
    /// What it shows that those found before it do not.
    pub adds: Vec<&'static str>,
}

/// Plays the candidates and chooses, one after another, the game that shows most of what is still
/// missing for its length. Returns the finds, and what no candidate shows.
pub fn search<S: Covered, T: Copy>(
    candidates: impl Iterator<Item = (T, Golden<S::Game>)>,
) -> (Vec<Find<T>>, BTreeSet<&'static str>) {
    let games: Vec<Find<T>> = candidates
        .map(|(candidate, golden)| {
            let record = golden.record::<S>();
            let mut shown = BTreeSet::new();
            coverage::collect::<S>(&record, &mut shown);
            Find { candidate, choices: record.choices.len(), adds: shown.into_iter().collect() }
        })
        .collect();
    let mut missing: BTreeSet<&'static str> = S::wanted().into_iter().collect();
    let mut finds = Vec::new();
    loop {
        let gain = |game: &Find<T>| game.adds.iter().filter(|what| missing.contains(*what)).count();
        let best = games.iter().max_by_key(|game| gain(game) * 10_000 / game.choices);
        let Some(best) = best.filter(|game| gain(game) > 0) else { return (finds, missing) };
        let adds = best.adds.iter().copied().filter(|what| missing.remove(what)).collect();
        finds.push(Find { adds, ..*best });
    }
}
