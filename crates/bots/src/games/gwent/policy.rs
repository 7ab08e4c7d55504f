//! How an imagined round goes on: quick, sensible, and not always the same.

use ::gwent::{Choice, Decision, Gwent, Kind};
use tabletop::{Game, Log, Rng, Seat, Status};

use super::standing::{balance, is_done, lead, lead_in, opponent, wins_round};
use super::{opening, worth};

/// Of so many random choices the best is made.
const TRIES: usize = 4;

/// The place of the choice made.
pub fn roll(game: &Gwent, legal: &[Choice], rng: &mut Rng) -> usize {
    let Status::Awaiting { seat, decision } = game.status() else { return 0 };
    match decision {
        Decision::WhoStarts => rng.index(legal.len()),
        Decision::Exchange => {
            let wanted = opening::exchange(game.hand(seat));
            legal.iter().position(|choice| *choice == wanted).unwrap_or(legal.len() - 1)
        }
        Decision::Turn => turn(game, seat, legal, rng),
        Decision::Revive
        | Decision::PlaceUnit { .. }
        | Decision::PlaceMardroeme
        | Decision::Pick(_) => best_of_some(game, seat, legal, rng),
    }
}

/// Passing is the last of the legal choices.
fn turn(game: &Gwent, seat: Seat, legal: &[Choice], rng: &mut Rng) -> usize {
    let (pass, plays) = legal.split_last().expect("passing is always legal");
    debug_assert_eq!(*pass, Choice::Pass);
    let pass = plays.len();
    let other = opponent(seat);
    if plays.is_empty() {
        return pass;
    }
    if is_done(game, other) {
        if wins_round(game, seat) {
            return pass;
        }
        return catch_up(game, seat, plays).unwrap_or(pass);
    }
    if game.tokens(seat) > 1 && lets_go(game, seat, rng) {
        return pass;
    }
    best_of_some(game, seat, plays, rng)
}

/// With a token to spare: is the lead good enough, or the arrears too great? How great that is
/// differs from time to time.
fn lets_go(game: &Gwent, seat: Seat, rng: &mut Rng) -> bool {
    let lead = lead(game, seat);
    let patience = 8 + i32::try_from(rng.below(24)).expect("a small number");
    lead > patience || lead < -patience - 4
}

/// The other side is done: the cheapest card that is enough; without one the strongest, if there
/// is hope; otherwise nothing.
fn catch_up(game: &Gwent, seat: Seat, plays: &[Choice]) -> Option<usize> {
    let mut cheapest: Option<(i32, usize)> = None;
    let mut strongest: Option<(i32, usize)> = None;
    let mut hope = 0;
    let before = lead(game, seat);
    for (place, choice) in plays.iter().enumerate() {
        let mut next = game.clone();
        next.play(choice, &mut Log::muted());
        let gain = lead_in(game.round(), &next, seat) + promised(&next, seat) - before;
        hope += gain.max(0);
        let cost = cost(choice);
        if before + gain > 0 && cheapest.is_none_or(|(least, _)| cost < least) {
            cheapest = Some((cost, place));
        }
        if strongest.is_none_or(|(most, _)| gain > most) {
            strongest = Some((gain, place));
        }
    }
    let last = game.tokens(seat) == 1;
    let hopeful = hope + before > 0 && -before < 20;
    cheapest.or(strongest.filter(|_| last || hopeful)).map(|(_, place)| place)
}

/// What the hand loses.
pub fn cost(choice: &Choice) -> i32 {
    match choice {
        Choice::Play { card, .. } => worth::card(card.kind),
        _ => 4,
    }
}

/// What a medic or a leader will bring, once it is said what.
pub fn promised(game: &Gwent, seat: Seat) -> i32 {
    match game.status() {
        Status::Awaiting { seat: asked, decision: Decision::Revive } if asked == seat => {
            let units = game.pile(seat).iter().copied().filter(|kind| kind.is_common_unit());
            units.map(|kind: Kind| i32::from(kind.strength())).max().unwrap_or(0)
        }
        Status::Awaiting { seat: asked, decision: Decision::Pick(_) } if asked == seat => 5,
        _ => 0,
    }
}

/// The best of a few random ones.
pub fn best_of_some(game: &Gwent, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
    let mut best = (i32::MIN, 0);
    for _ in 0..TRIES.min(choices.len()) {
        let place = rng.index(choices.len());
        let mut next = game.clone();
        next.play(&choices[place], &mut Log::muted());
        let gain = balance(game.round(), &next, seat) + 10 * promised(&next, seat);
        if gain > best.0 {
            best = (gain, place);
        }
    }
    best.1
}
