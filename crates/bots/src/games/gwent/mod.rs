//! How bots play Gwent.
//!
//! - The apprentice is greedy: the greatest swing of strength now, and a few rules about passing.
//! - The master tries every choice in a handful of imagined positions, lets both sides finish the
//!   round by [`policy`], and takes what leaves it best off.
//! - The legend searches a tree of such rounds, and knows the decks that come with the game.
//!
//! A round is the horizon of both: what comes after is judged by tokens, by the cards in hand and
//! by what stays on the field ([`prospects`]). Who starts and what is exchanged is a matter of
//! [`opening`] rules at every level above random.

mod apprentice;
mod guide;
mod master;
mod opening;
mod policy;
mod prospects;
mod standing;
mod worth;

use ::gwent::{Choice, Decision, Gwent};
use tabletop::{Level, Rng};

use crate::search::search;
use crate::{Play, Seen, Thought, random};
use guide::RoundGuide;

impl Play for Gwent {
    fn standard_budget(level: Level) -> u32 {
        match level {
            Level::Random | Level::Apprentice => 0,
            Level::Master => 40,
            Level::Legend => 3_000,
        }
    }

    fn think(seen: &Seen<'_, Self>, level: Level, budget: u32, rng: &mut Rng) -> Thought<Choice> {
        let opens = matches!(seen.decision(), Decision::WhoStarts | Decision::Exchange);
        match level {
            Level::Random => random(seen, rng),
            _ if opens => opening::think(seen),
            Level::Apprentice => apprentice::think(seen, rng),
            Level::Master => master::think(seen, budget, rng),
            Level::Legend => {
                let guide = RoundGuide::of(seen).suspecting(seen, rng);
                search(seen, budget, &guide, rng)
            }
        }
    }
}
