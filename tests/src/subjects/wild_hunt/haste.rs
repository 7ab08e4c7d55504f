//! How golden hunts are played: as bots would, so that they are short, and some are won.

use bots::{Seen, choose as think};
use old_world::versus::Choice;
use old_world::wild_hunt::WildHunt;
use tabletop::{Level, Rng};

/// Mostly by the apprentice's rules of thumb; now and then anything, so that everything is met.
pub fn choose(game: &WildHunt, legal: &[Choice], rng: &mut Rng) -> usize {
    if rng.below(6) == 0 {
        return rng.index(legal.len());
    }
    let Some(seen) = Seen::by_mover(game) else { return 0 };
    let choice = think(&seen, Level::Apprentice, None, rng).choice;
    legal.iter().position(|other| *other == choice).unwrap_or(0)
}
