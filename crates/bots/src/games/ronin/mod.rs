//! How bots play Ronin.
//!
//! - The apprentice goes by rules of thumb ([`policy`]): it drafts the cards that are worth most to
//!   it, plays the pair that leaves it best off by itself, and answers the rest by what it brings
//!   at once.
//! - The master tries every answer in imagined positions, lets everybody finish the turn by the
//!   apprentice's rules, and judges what comes out ([`prospect`]): so it sees what neighbours'
//!   arrows and colours bring, and what a row taken leaves to the others.
//! - The legend does so more often, plays on for a turn more, and judges by weights learned from
//!   games ([`judgement`]). Tries alone do not help: with twenty times as many the master plays no
//!   better.

mod judgement;
mod master;
mod playout;
mod policy;
mod prospect;
mod worth;

use ::ronin::{Choice, Ronin};
use tabletop::{Level, Rng};

use self::playout::Foresight;
use crate::{Play, Seen, Thought, random};

/// To the end of the turn.
const MASTER: Foresight = Foresight { turns: 0, judge: prospect::lead };
/// A turn more, and by what was learned.
const LEGEND: Foresight = Foresight { turns: 1, judge: judgement::lead };

impl Play for Ronin {
    fn standard_budget(level: Level) -> u32 {
        match level {
            Level::Random | Level::Apprentice => 0,
            Level::Master => 40,
            Level::Legend => 200,
        }
    }

    fn think(seen: &Seen<'_, Self>, level: Level, budget: u32, rng: &mut Rng) -> Thought<Choice> {
        match level {
            Level::Random => random(seen, rng),
            Level::Apprentice => at_once(seen, rng),
            Level::Master => master::think(seen, budget, MASTER, rng),
            Level::Legend => master::think(seen, budget, LEGEND, rng),
        }
    }
}

/// What the rules of thumb say.
fn at_once(seen: &Seen<'_, Ronin>, rng: &mut Rng) -> Thought<Choice> {
    let game = seen.imagine(rng);
    let place = policy::answer(&game, seen.seat(), seen.legal(), policy::AT_THE_TABLE, rng);
    Thought::at_once(seen.legal()[place], seen.legal().len())
}
