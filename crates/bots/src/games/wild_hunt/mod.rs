//! How companions play Wild Hunt: the whole team wins or loses, so they do what helps the last fight.
//!
//! - The apprentice goes by rules of thumb: the way through phase I ([`plan`], [`floor`]), what is
//!   decided with the others ([`team`]), hounds ([`pack`]), monsters ([`lair`]), gifts ([`gift`]);
//!   fights, purchases and dice as in Old World. He counts on those who are there.
//! - The master counts on those who can still come as well, waits for them, and tries what it may
//!   answer in a fight, and whether to fight at all, in imagined positions, finished by the
//!   apprentice's rules ([`master`]).
//! - The legend is the master with more positions.
//!
//! Results of options that were not chosen are never looked at (WH-INFO-2): every level goes by the
//! words and the price.

mod company;
mod floor;
mod gift;
mod lair;
mod master;
mod pack;
mod places;
mod plan;
mod policy;
mod team;
mod ways;
mod worth;

use ::old_world::versus::{Choice, Decision};
use ::old_world::wild_hunt::WildHunt;
use tabletop::{Level, Rng};

use crate::{Play, Seen, Thought, random};

impl Play for WildHunt {
    /// More thought was not shown to win more: see docs/balance/wild-hunt.md.
    const LEVELS: &'static [Level] = &[Level::Apprentice, Level::Master];

    fn standard_budget(level: Level) -> u32 {
        match level {
            Level::Random | Level::Apprentice => 0,
            Level::Master => 40,
            Level::Legend => 240,
        }
    }

    fn think(seen: &Seen<'_, Self>, level: Level, budget: u32, rng: &mut Rng) -> Thought<Choice> {
        match level {
            Level::Random => random(seen, rng),
            Level::Master | Level::Legend if master::has_something_to_try(seen) => {
                master::think(seen, budget, rng)
            }
            Level::Apprentice | Level::Master | Level::Legend => {
                at_once(seen, level != Level::Apprentice, rng)
            }
        }
    }
}

/// What the rules of thumb say.
fn at_once(seen: &Seen<'_, WildHunt>, trusts: bool, rng: &mut Rng) -> Thought<Choice> {
    let game = seen.imagine(rng);
    let place = match seen.decision() {
        Decision::Reroll2 => super::old_world::dice::by_count(game.table(), seen.legal()),
        _ => policy::answer(&game, seen.legal(), trusts, rng),
    };
    Thought::at_once(seen.legal()[place], seen.legal().len())
}
