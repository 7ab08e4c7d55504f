//! What the end of a round is worth: tokens, the cards in hand, and what is on the field already.
//!
//! Fitted, as the cards' [`worth`] is, to games between masters.

use ::gwent::Gwent;
use tabletop::Seat;

use super::standing::{lead, opponent};
use super::worth;
use crate::search::Rewards;

/// What a token more is worth, in points.
const TOKEN: i32 = 18;

/// The share of the game each seat can expect at the start of a round.
pub fn judge(game: &Gwent) -> Rewards {
    let first = Seat(0);
    let last = game.round() == 3;
    let (leader, scale) = if last { (4, 23.0) } else { (8, 34.0) };
    let points = |seat| {
        let leader = if game.has_leader_left(seat) { leader } else { 0 };
        worth::hand_in_the_long_run(game, seat) + leader + TOKEN * i32::from(game.tokens(seat))
    };
    // A unit that lies there cannot be lost to a bad draw: a fourth more than its strength.
    let field = lead(game, first) * 5 / 4;
    let ahead = f64::from(points(first) - points(opponent(first)) + field);
    let share = sigmoid(ahead / scale);
    Rewards::from_fn(2, |seat| if seat == first { share } else { 1.0 - share })
}

/// From 0 to 1, a half at 0; made of operations that are exact on every machine.
pub fn sigmoid(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}
