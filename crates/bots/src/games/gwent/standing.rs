//! Who leads, by how much, and what a choice would change at once.

use ::gwent::{Ability, Choice, Decision, Faction, Gwent, Place};
use tabletop::{Game, Log, Seat, Status};

use super::worth;

/// The other seat.
pub const fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// How many points a seat is ahead in this round, also when the last choice has just ended it.
pub fn lead_in(round: u8, game: &Gwent, seat: Seat) -> i32 {
    match game.results().get(usize::from(round) - 1) {
        Some(result) => {
            let total = |seat: Seat| i32::from(result.totals[seat.index()]);
            total(seat) - total(opponent(seat))
        }
        None => lead(game, seat),
    }
}

/// How many points a seat is ahead on the field.
pub fn lead(game: &Gwent, seat: Seat) -> i32 {
    i32::from(game.total(seat)) - i32::from(game.total(opponent(seat)))
}

/// Would the seat win the round if it ended now? GW-END-3: Nilfgaard wins ties.
pub fn wins_round(game: &Gwent, seat: Seat) -> bool {
    let nilfgaard = |seat| game.faction(seat) == Faction::Nilfgaard;
    let needed = i32::from(!nilfgaard(seat) || nilfgaard(opponent(seat)));
    lead(game, seat) >= needed
}

/// Can the seat do nothing more in this round?
pub fn is_done(game: &Gwent, seat: Seat) -> bool {
    game.has_passed(seat) || (game.hand(seat).is_empty() && !game.has_leader_left(seat))
}

/// Field and hands in one number, tenths of a point: what is on the field counts now, a card in
/// hand somewhat less.
pub fn balance(round: u8, game: &Gwent, seat: Seat) -> i32 {
    let hands = worth::hand(game, seat) - worth::hand(game, opponent(seat));
    let leader = i32::from(game.has_leader_left(seat));
    10 * lead_in(round, game, seat) + 6 * hands + 25 * leader
}

/// What a choice gains at once, in tenths of a point.
pub fn plain_gain(game: &Gwent, seat: Seat, choice: &Choice) -> i32 {
    /// A spy taken back with a Decoy will bring as much.
    const TWO_CARDS: i32 = 120;
    if takes_a_spy(choice) {
        return TWO_CARDS;
    }
    let round = game.round();
    best_balance(round, game, seat, choice) - balance(round, game, seat)
}

fn takes_a_spy(choice: &Choice) -> bool {
    let Choice::Play { place: Place::On { unit, .. }, .. } = choice else { return false };
    unit.kind.abilities().contains(&Ability::Spy)
}

/// The balance after a choice; what the seat must still choose for it is chosen as well as can be.
fn best_balance(round: u8, game: &Gwent, seat: Seat, choice: &Choice) -> i32 {
    let mut next = game.clone();
    next.play(choice, &mut Log::muted());
    match next.status() {
        Status::Awaiting { seat: asked, decision } if asked == seat && is_follow_up(decision) => {
            let answers = next.legal();
            let best = answers.iter().map(|answer| best_balance(round, &next, seat, answer)).max();
            best.expect("a question has answers")
        }
        _ => balance(round, &next, seat),
    }
}

/// Is it a question in the middle of a turn?
pub const fn is_follow_up(decision: Decision) -> bool {
    !matches!(decision, Decision::WhoStarts | Decision::Exchange | Decision::Turn)
}
