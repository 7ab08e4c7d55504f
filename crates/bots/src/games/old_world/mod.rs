//! How bots play the Old World.
//!
//! - The apprentice is greedy: one step at a time, by rules of thumb ([`policy`]).
//! - The master plans its way through phase I ([`plan`]), and tries everything else it may answer
//!   in imagined positions: the turn, with its fight, is finished by the apprentice's rules, and
//!   what comes out is judged ([`standing`]).
//! - The legend does the same in many more positions.
//!
//! What a fight would come to is estimated by a race of averages ([`race`]). The hidden result of a
//! story's option is never looked at before it is chosen (OW-SEAT-6): every level goes by the words
//! and the price, as they are in its view ([`hint`]).

pub(super) mod combat;
pub(super) mod dice;
pub(super) mod force;
pub(super) mod hint;
pub(super) mod journey;
pub(super) mod map;
pub(super) mod market;
mod master;
mod plan;
mod playout;
pub(super) mod policy;
pub(super) mod race;
mod standing;
mod step1;
mod worth;

use ::old_world::versus::{Choice, Decision, OldWorld};
use tabletop::{Level, Rng};

use crate::{Play, Seen, Thought, random};

impl Play for OldWorld {
    /// More thought was not shown to win more: see docs/balance.md.
    const LEVELS: &'static [Level] = &[Level::Apprentice, Level::Master];

    fn standard_budget(level: Level) -> u32 {
        match level {
            Level::Random | Level::Apprentice => 0,
            Level::Master => 150,
            Level::Legend => 2_000,
        }
    }

    fn think(seen: &Seen<'_, Self>, level: Level, budget: u32, rng: &mut Rng) -> Thought<Choice> {
        match level {
            Level::Random => random(seen, rng),
            Level::Apprentice => at_once(seen, rng),
            Level::Master | Level::Legend if is_plain(*seen.decision()) => at_once(seen, rng),
            Level::Master | Level::Legend => master::think(seen, budget, rng),
        }
    }

    fn weigh(seen: &Seen<'_, Self>, budget: u32, rng: &mut Rng) -> Thought<Choice> {
        if is_plain(*seen.decision()) {
            at_once(seen, rng)
        } else {
            master::by_trial(seen, budget, rng)
        }
    }
}

/// What the rules of thumb say.
fn at_once(seen: &Seen<'_, OldWorld>, rng: &mut Rng) -> Thought<Choice> {
    let game = seen.imagine(rng);
    let place = match seen.decision() {
        Decision::Reroll2 => dice::by_count(&game, seen.legal()),
        Decision::Option => by_words(seen, &game, rng),
        _ => policy::answer(&game, seen.legal(), rng),
    };
    Thought::at_once(seen.legal()[place], seen.legal().len())
}

/// The option of the open story that reads best. Price and promise are those of the view.
fn by_words(seen: &Seen<'_, OldWorld>, game: &OldWorld, rng: &mut Rng) -> usize {
    let view = seen.view();
    let lines = view.in_play.last().and_then(|card| card.lines);
    lines.map_or(0, |lines| hint::option(&lines, &game.players()[seen.seat()], seen.legal(), rng))
}

/// Questions on which looking ahead has nothing to say: the result is hidden, as are the options of
/// a story, or the rule of thumb is exact, as with dice.
const fn is_plain(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Option
            | Decision::Reroll1
            | Decision::Reroll2
            | Decision::Attack
            | Decision::Foglet
            | Decision::Board
            | Decision::Slot2
            | Decision::Bet
    )
}
