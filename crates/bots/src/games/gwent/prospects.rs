//! What the end of a round is worth: tokens, the cards in hand, and what is on the field already.

use ::gwent::Gwent;
use tabletop::Seat;

use super::standing::{lead, opponent};
use super::worth;
use crate::search::Rewards;

/// So many points ahead, one wins three games of four.
const STEEPNESS: f64 = 12.0;
/// What a token more is worth, in points.
const TOKEN: i32 = 10;
/// What an unused leader is worth, in points.
const LEADER: i32 = 4;

/// The share of the game each seat can expect at the start of a round.
pub fn judge(game: &Gwent) -> Rewards {
    let first = Seat(0);
    let points = f64::from(points(game, first) - points(game, opponent(first)) + lead(game, first));
    let share = 0.5 + 0.5 * points / (STEEPNESS + points.abs());
    Rewards::from_fn(2, |seat| if seat == first { share } else { 1.0 - share })
}

fn points(game: &Gwent, seat: Seat) -> i32 {
    let leader = if game.has_leader_left(seat) { LEADER } else { 0 };
    worth::hand(game, seat) + leader + TOKEN * i32::from(game.tokens(seat))
}
