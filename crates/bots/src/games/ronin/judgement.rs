//! What a position at the beginning of a turn promises, learned from games: the legend's judgement.

use ::ronin::{Chair, Ronin, Side, Stage, Symbol};
use tabletop::Seat;

use super::{prospect, worth};

/// How many things are looked at.
const TRAITS: usize = 13;

/// What each of the traits is worth from turn 3 to turn 9, in victory points at the end: found by
/// least squares over 1,500 games of apprentices for two to five players on both sides. The number
/// of hand cards, which is nearly always five then, is part of the constant.
const WEIGHTS: [[f64; TRAITS]; 7] = [
    [19.00, 0.75, 0.00, -0.12, -0.22, -0.01, 0.06, 0.09, 0.02, 0.42, 0.04, -0.39, 0.02],
    [11.41, 0.93, -0.30, -1.18, 0.10, -0.15, -0.06, -0.22, 0.37, 0.14, -0.26, 0.45, 0.73],
    [12.09, 0.76, -0.08, 0.16, 0.12, -0.04, -0.04, -0.20, 0.46, 0.20, -0.14, 1.23, 0.24],
    [12.40, 0.40, 0.32, 0.44, 0.38, 0.11, 0.11, -0.21, 0.32, 0.36, 0.25, 0.79, 0.14],
    [4.90, 0.40, 0.52, 0.28, 0.29, 0.20, 0.15, -0.41, 0.33, 0.40, 0.46, 0.33, 0.39],
    [0.55, 0.54, 0.41, 0.41, 0.22, 0.16, -0.08, -0.19, 0.28, 0.51, 0.49, 1.47, 0.27],
    [-1.48, 0.55, 0.38, 0.40, 0.23, 0.15, 0.05, -0.09, 0.05, 0.50, 0.44, 0.34, 0.18],
];

/// How far ahead a seat is of the best of the others.
pub fn lead(game: &Ronin, seat: Seat, seats: u8) -> f64 {
    prospect::ahead(game, seat, seats, points)
}

/// The victory points a chair may expect.
fn points(game: &Ronin, chair: Chair) -> f64 {
    if game.stage() == Stage::Over {
        return f64::from(game.before(chair).sheet().total());
    }
    let row = usize::from(game.turn().saturating_sub(3)).min(WEIGHTS.len() - 1);
    traits(game, chair).iter().zip(&WEIGHTS[row]).map(|(found, weight)| found * weight).sum()
}

/// What is looked at, in the order of the columns of [`WEIGHTS`]. Of the hand the four best cards
/// and those for the side quest count.
fn traits(game: &Ronin, chair: Chair) -> [f64; TRAITS] {
    let player = game.before(chair);
    let [left, right] = game.path_counts(chair).map(f64::from);
    let [one, other] = Side::ALL.map(|side| f64::from(game.track_beside(chair, side).marker));
    let active = Side::ALL.map(|side| game.active_symbol(side));
    let symbols = player.all_symbols();
    let idle = Symbol::ALL.into_iter().filter(|symbol| !active.contains(symbol));
    [
        1.0,
        prospect::points(game, chair),
        f64::from(player.sheet().total()),
        left.min(right),
        left.max(right),
        f64::from(player.xp()),
        one.min(other),
        one.max(other),
        prospect::best_four(game, chair),
        prospect::quest(game, chair),
        player.abilities().iter().map(prospect::ability_worth).sum(),
        worth::open_arrows(game, chair),
        idle.map(|symbol| f64::from(symbols[symbol.index()])).sum(),
    ]
}
