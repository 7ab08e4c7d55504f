//! The greedy player: looks at the field, not ahead.

use ::gwent::{Choice, Decision, Gwent};
use tabletop::{Game, Log, Rng, Seat};

use super::standing::{is_done, lead, lead_in, opponent, plain_gain, wins_round};
use super::thrift::is_out_of_reach;
use crate::{Seen, Thought};

/// So far ahead, the other side may try to catch up; so far behind, it is not worth the cards.
const FAR: i32 = 25;

/// The choice with the best balance at once, or passing.
pub fn think(seen: &Seen<'_, Gwent>, rng: &mut Rng) -> Thought<Choice> {
    let game = seen.imagine(rng);
    let seat = seen.seat();
    let choice = if *seen.decision() == Decision::Turn && should_pass(&game, seat, seen.legal()) {
        Choice::Pass
    } else {
        best(&game, seat, seen.legal())
    };
    Thought::at_once(choice, seen.legal().len())
}

/// With a token to spare, it rests on a great lead, and lets a round go that no single card brings
/// near.
fn should_pass(game: &Gwent, seat: Seat, legal: &[Choice]) -> bool {
    // The round is decided, one way or the other.
    if is_done(game, opponent(seat))
        && (wins_round(game, seat) || is_out_of_reach(game, seat, legal))
    {
        return true;
    }
    let lead = lead(game, seat);
    let comes_near = |choice: &Choice| {
        let mut next = game.clone();
        next.play(choice, &mut Log::muted());
        lead_in(game.round(), &next, seat) >= -FAR
    };
    game.tokens(seat) > 1 && (lead > FAR || (lead < -FAR && !legal.iter().any(comes_near)))
}

/// The greatest gain; passing, when everything else is a waste.
fn best(game: &Gwent, seat: Seat, legal: &[Choice]) -> Choice {
    let desperate = game.tokens(seat) == 1 && !wins_round(game, seat);
    let gain = |choice: &Choice| match choice {
        Choice::Pass if desperate => i32::MIN,
        Choice::Pass => 0,
        _ => plain_gain(game, seat, choice),
    };
    let gains = legal.iter().rev().map(|choice| (gain(choice), choice));
    let (_, choice) = gains.max_by_key(|(gain, _)| *gain).expect("a question has answers");
    *choice
}
