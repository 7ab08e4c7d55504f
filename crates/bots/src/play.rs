//! The levels: how strong each plays each game.

use tabletop::{Game, Level, Rng};

use crate::search::search;
use crate::{Seen, Thought, random};

/// A game that bots can play. A game without a heuristic of its own needs to say nothing: its
/// levels search with growing budgets.
pub trait Play: Game {
    /// Is it offered to players?
    const SHOWN: bool = true;

    /// The levels a player may sit down with, weakest first: only what was shown to be stronger
    /// than the one before. The others answer all the same, so that old tables can be played on.
    const LEVELS: &'static [Level] = &[Level::Apprentice, Level::Master, Level::Legend];

    /// The strongest of them: who is asked for hints and reviews.
    const STRONGEST: Level = strongest(Self::LEVELS);

    /// How many iterations a level thinks when nobody says otherwise.
    fn standard_budget(level: Level) -> u32 {
        match level {
            Level::Random => 0,
            Level::Apprentice => 50,
            Level::Master => 500,
            Level::Legend => 4_000,
        }
    }

    /// How a level plays. Honest by type, and decided by what it sees, the budget and `rng` alone.
    fn think(
        seen: &Seen<'_, Self>,
        level: Level,
        budget: u32,
        rng: &mut Rng,
    ) -> Thought<Self::Choice> {
        match level {
            Level::Random => random(seen, rng),
            Level::Apprentice | Level::Master | Level::Legend => search(seen, budget, rng),
        }
    }

    /// What the strongest level finds when it compares a few choices as closely as the budget allows: for reviews. A
    /// game whose strongest level goes by plans and rules says here how it measures; what it cannot measure it does
    /// not report.
    fn weigh(seen: &Seen<'_, Self>, budget: u32, rng: &mut Rng) -> Thought<Self::Choice> {
        Self::think(seen, Self::STRONGEST, budget, rng)
    }
}

const fn strongest(levels: &[Level]) -> Level {
    levels[levels.len() - 1]
}

/// Asks a level for a choice; without a budget it thinks as long as it usually does.
pub fn choose<G: Play>(
    seen: &Seen<'_, G>,
    level: Level,
    budget: Option<u32>,
    rng: &mut Rng,
) -> Thought<G::Choice> {
    if let [only] = seen.legal() {
        return Thought::at_once(only.clone(), 1);
    }
    G::think(seen, level, budget.unwrap_or_else(|| G::standard_budget(level)), rng)
}
