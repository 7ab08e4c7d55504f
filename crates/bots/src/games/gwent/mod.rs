//! How bots play Gwent.
//!
//! - The apprentice is greedy: the greatest swing of strength now, and a few rules about passing.
//! - The master tries every choice in a handful of imagined positions, lets both sides finish the
//!   round by [`policy`], and takes what leaves it best off.
//! - The legend does so in hundreds, dropping the worse choices on the way. It knows the decks that
//!   come with the game ([`imagination`]), how masters pass ([`habits`]), and better what the end of
//!   a round is worth ([`outlook`]).
//!
//! A [`round`] is the horizon of both: what comes after is judged by tokens, by the cards in hand and
//! by what stays on the field ([`prospects`]). Who starts and what is exchanged is a matter of
//! [`opening`] rules at every level above random. Between what comes out about equal, master and
//! legend go by plain sense ([`thrift`]).

mod apprentice;
mod habits;
mod imagination;
mod legend;
mod master;
mod opening;
mod outlook;
mod policy;
mod prospects;
mod round;
mod standing;
mod thrift;
mod worth;

use ::gwent::{Choice, Decision, Gwent};
use tabletop::{Level, Rng};

use crate::{Play, Seen, Thought, random};

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
            Level::Legend => legend::think(seen, budget, rng),
        }
    }
}
