//! How an imagined round goes on for the legend: as with [`policy`], but passing as masters do.
//!
//! The chances are those of some 190,000 turns between quick masters.

use ::gwent::{Ability, Choice, Decision, Gwent, Kind, Named};
use tabletop::{Game, Log, Rng, Seat, Status};

use super::standing::{is_done, lead, lead_in, opponent, wins_round};
use super::{policy, worth};

/// The place of the choice made.
pub fn roll(game: &Gwent, legal: &[Choice], rng: &mut Rng) -> usize {
    match game.status() {
        Status::Awaiting { seat, decision: Decision::Turn } => turn(game, seat, legal, rng),
        _ => policy::roll(game, legal, rng),
    }
}

/// Passing is the last of the legal choices.
fn turn(game: &Gwent, seat: Seat, legal: &[Choice], rng: &mut Rng) -> usize {
    let (pass, plays) = legal.split_last().expect("passing is always legal");
    debug_assert_eq!(*pass, Choice::Pass);
    let pass = plays.len();
    if plays.is_empty() {
        return pass;
    }
    if is_done(game, opponent(seat)) {
        let after = if wins_round(game, seat) {
            glean(game, seat, plays)
        } else {
            chase(game, seat, plays, rng)
        };
        return after.unwrap_or(pass);
    }
    if rng.below(100) < lets_go(game, seat) {
        return pass;
    }
    policy::best_of_some(game, seat, plays, rng)
}

/// How often out of a hundred times a side passes before the other has: with a round to spare for what it saves, else
/// only on a great lead, and in the last round never.
fn lets_go(game: &Gwent, seat: Seat) -> u32 {
    let lead = lead(game, seat);
    let few = if game.hand(seat).len() <= 2 { 20 } else { 0 };
    match (game.tokens(seat), game.tokens(opponent(seat)), lead) {
        (1, 1, _) | (1, _, ..9) => 0,
        (1, _, 9..16) => 13,
        (1, _, 16..26) => 38,
        (1, _, 26..) => 50,
        (_, 1, _) => 14 + few,
        (_, _, 26..) => 35 + few,
        (_, _, 16..26) => 20 + few,
        (_, _, 9..16) => 8 + few,
        (_, _, -15..9) => 3 + few,
        (_, _, -25..-15) => 8 + few,
        (_, _, -40..-25) => 25 + few,
        (_, _, ..-40) => 40 + few,
    }
}

/// The round is won and the other side is done: what fills the hand all the same? A spy, a unit taken back, a leader.
fn glean(game: &Gwent, seat: Seat, plays: &[Choice]) -> Option<usize> {
    const LEADER: i32 = 8;
    let store = |game: &Gwent| {
        worth::hand_in_the_long_run(game, seat) + LEADER * i32::from(game.has_leader_left(seat))
    };
    let fills = |choice: &Choice| match choice {
        Choice::Play { card: Named { kind, .. }, .. } => {
            *kind == Kind::DECOY || kind.abilities().contains(&Ability::Spy)
        }
        _ => true,
    };
    let mut best = (store(game), None);
    for (place, choice) in plays.iter().enumerate().filter(|(_, choice)| fills(choice)) {
        let mut next = game.clone();
        next.play(choice, &mut Log::muted());
        let stored = store(&next) + 2 * policy::promised(&next, seat);
        let still_won = next.round() > game.round() || wins_round(&next, seat);
        if stored > best.0 && still_won {
            best = (stored, Some(place));
        }
    }
    best.1
}

/// The other side is done and ahead: the cheapest card that is enough; without one the strongest, the less often the
/// more cards it would take.
fn chase(game: &Gwent, seat: Seat, plays: &[Choice], rng: &mut Rng) -> Option<usize> {
    let before = lead(game, seat);
    let mut cheapest: Option<(i32, usize)> = None;
    let mut strongest: Option<(i32, usize)> = None;
    let mut gains = Gains::default();
    for (place, choice) in plays.iter().enumerate() {
        let mut next = game.clone();
        next.play(choice, &mut Log::muted());
        let gain = lead_in(game.round(), &next, seat) + policy::promised(&next, seat) - before;
        let cost = policy::cost(choice);
        if before + gain > 0 && cheapest.is_none_or(|(least, _)| cost < least) {
            cheapest = Some((cost, place));
        }
        if strongest.is_none_or(|(most, _)| gain > most) {
            strongest = Some((gain, place));
        }
        gains.note(choice, gain);
    }
    if let Some((_, place)) = cheapest {
        return Some(place);
    }
    let chance = match (game.tokens(seat), game.tokens(opponent(seat))) {
        (1, _) => 100,
        // The round would be the game: whoever can make it up does.
        (_, 1) if gains.can_make_up(-before) => 100,
        _ => gains.chance_to_make_up(-before),
    };
    strongest.filter(|_| rng.below(100) < chance).map(|(_, place)| place)
}

/// The greatest gains of different cards, the greatest first.
#[derive(Default)]
struct Gains {
    greatest: [i32; 5],
    last: Option<Kind>,
}

impl Gains {
    /// The places of a card stand side by side in the list; the first speaks for all.
    fn note(&mut self, choice: &Choice, mut gain: i32) {
        let card = match choice {
            Choice::Play { card, .. } => Some(card.kind),
            _ => None,
        };
        if card.is_some() && card == self.last {
            return;
        }
        self.last = card;
        for greatest in &mut self.greatest {
            if gain > *greatest {
                std::mem::swap(greatest, &mut gain);
            }
        }
    }

    fn can_make_up(&self, points: i32) -> bool {
        self.greatest.iter().sum::<i32>() > points
    }

    /// How often out of a hundred times a master tries to make up so many points.
    fn chance_to_make_up(&self, mut points: i32) -> u32 {
        let mut cards = 0;
        for gain in self.greatest.into_iter().take_while(|gain| *gain > 0) {
            if points < 0 {
                break;
            }
            points -= gain;
            cards += 1;
        }
        match cards {
            _ if points >= 0 => 10,
            ..=2 => 95,
            3 => 85,
            4 => 65,
            _ => 40,
        }
    }
}
