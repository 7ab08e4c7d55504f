//! The greedy player: looks at the field, not ahead.

use ::gwent::{Choice, Decision, Gwent};
use tabletop::{Rng, Seat};

use super::standing::{balance, balance_after, is_done, lead, opponent, wins_round};
use crate::{Seen, Thought};

/// So far ahead, the other side may try to catch up; so far behind, it is not worth the cards.
const FAR: i32 = 25;

/// The choice with the best balance at once, or passing.
pub fn think(seen: &Seen<'_, Gwent>, rng: &mut Rng) -> Thought<Choice> {
    let game = seen.imagine(rng);
    let seat = seen.seat();
    let choice = if *seen.decision() == Decision::Turn && should_pass(&game, seat) {
        Choice::Pass
    } else {
        best(&game, seat, seen.legal())
    };
    Thought::at_once(choice, seen.legal().len())
}

/// With a token to spare, it lets a round go that is far away, and rests on a great lead.
fn should_pass(game: &Gwent, seat: Seat) -> bool {
    if is_done(game, opponent(seat)) && wins_round(game, seat) {
        return true;
    }
    let lead = lead(game, seat);
    game.tokens(seat) > 1 && lead.abs() > FAR
}

/// The greatest gain; passing, when everything else is a waste.
fn best(game: &Gwent, seat: Seat, legal: &[Choice]) -> Choice {
    let now = balance(game.round(), game, seat);
    let desperate = game.tokens(seat) == 1 && !wins_round(game, seat);
    let gain = |choice: &Choice| match choice {
        Choice::Pass if desperate => i32::MIN,
        Choice::Pass => 0,
        _ => balance_after(game, seat, choice) - now,
    };
    let gains = legal.iter().rev().map(|choice| (gain(choice), choice));
    let (_, choice) = gains.max_by_key(|(gain, _)| *gain).expect("a question has answers");
    *choice
}
