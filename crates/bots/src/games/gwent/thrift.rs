//! Plain sense: what a choice throws away, for choices that thought holds for about equal.
//!
//! Thought is a mean over imagined rounds; where a round is decided everything comes out the same,
//! and between waiting moves chance would choose. A person keeps his leader, his Horn and his Clear
//! Weather for when they are good for something, and passes when there is nothing to be won.

use ::gwent::{Ability, Choice, Gwent, Kind, LeaderEffect, Named, Special};
use tabletop::{Game, Log, Seat};

use super::policy::promised;
use super::standing::{is_done, lead, lead_in, opponent, wins_round};
use super::worth;

/// A point in hand spent for nothing, as a share of a game: enough to decide between equals.
const SPENT: f64 = 0.0002;
/// A card or a leader that changes nothing on the table.
const IDLE: f64 = 0.05;
/// A Horn, card or leader, on a row where it is worth little.
const HASTY_HORN: f64 = 0.05;
/// A Horn should double so much.
const GOOD_HORN: i32 = 8;
/// In the last round nothing is kept for later: who can still play does.
const LAST_WORD: f64 = 0.25;

/// What is against each choice of a turn, in shares of a game.
pub fn handicaps(game: &Gwent, seat: Seat, legal: &[Choice]) -> Vec<f64> {
    let table = Table { game, seat, before: lead(game, seat) };
    let idle: Vec<bool> = legal.iter().map(|choice| table.is_idle(choice)).collect();
    // With nothing better in hand, waiting is a use like any other.
    let must_wait = legal.iter().zip(&idle).all(|(choice, idle)| *idle || *choice == Choice::Pass);
    let has_last_word = table.has_last_word(legal);
    let against = |(choice, idle): (&Choice, &bool)| match choice {
        Choice::Pass if has_last_word => LAST_WORD,
        Choice::Pass => 0.0,
        _ if *idle && !must_wait => IDLE,
        _ => SPENT * f64::from(cost(choice)) + table.hasty_horn(choice, legal),
    };
    legal.iter().zip(&idle).map(against).collect()
}

/// Is nothing to be won any more by playing on: is the other side done and beaten, or the round out
/// of reach for somebody who has another, or whose opponent is done?
pub fn is_decided(game: &Gwent, seat: Seat, legal: &[Choice]) -> bool {
    let is_over = is_done(game, opponent(seat));
    is_over && wins_round(game, seat)
        || (is_over || game.tokens(seat) > 1) && is_out_of_reach(game, seat, legal)
}

/// Is the round lost, whatever the hand brings? What it may bring is reckoned generously.
pub fn is_out_of_reach(game: &Gwent, seat: Seat, legal: &[Choice]) -> bool {
    let table = Table { game, seat, before: lead(game, seat) };
    let mut reach = 0;
    let mut has_horn = false;
    let mut last = None;
    let mut best = 0;
    for choice in legal {
        // The places of a card stand side by side: the best of them counts.
        let card = card_of(choice);
        if card.is_none() || card != last {
            reach += std::mem::take(&mut best);
        }
        last = card;
        has_horn |= card.is_some_and(|card| card.kind == Kind::HORN);
        best = best.max(table.promise(choice));
    }
    reach += best;
    let doubled = if has_horn { 2 * reach } else { reach };
    table.before + doubled < 0
}

struct Table<'a> {
    game: &'a Gwent,
    seat: Seat,
    /// How many points the seat is ahead.
    before: i32,
}

impl Table<'_> {
    fn after(&self, choice: &Choice) -> Gwent {
        let mut next = self.game.clone();
        next.play(choice, &mut Log::muted());
        next
    }

    fn gain(&self, choice: &Choice) -> i32 {
        lead_in(self.game.round(), &self.after(choice), self.seat) - self.before
    }

    /// The most a choice may bring in this round, with all the cards like it.
    fn promise(&self, choice: &Choice) -> i32 {
        /// Two cards from the deck.
        const SPY: i32 = 16;
        let Some(card) = card_of(choice) else {
            return if *choice == Choice::Leader { self.brought(choice) } else { 0 };
        };
        let has = |ability| card.kind.abilities().contains(&ability);
        if has(Ability::Spy) {
            return SPY;
        }
        let hand = self.game.hand(self.seat).iter();
        let copies = hand.filter(|held| held.card.kind == card.kind).count();
        let copies = i32::try_from(copies).expect("a hand");
        let alike = if has(Ability::TightBond) { copies * copies } else { copies };
        alike * self.brought(choice)
    }

    fn brought(&self, choice: &Choice) -> i32 {
        let next = self.after(choice);
        let gain = lead_in(self.game.round(), &next, self.seat) - self.before;
        (gain + promised(&next, self.seat)).max(0)
    }

    /// Does a special card or the leader leave everything as it was?
    fn is_idle(&self, choice: &Choice) -> bool {
        // Units are points; Mardroeme waits for berserkers.
        let lasts = |card: Named| matches!(card.kind.special(), None | Some(Special::Mardroeme));
        let lasts = card_of(choice).is_some_and(lasts);
        let peeks = || self.game.leader(self.seat).effect() == LeaderEffect::SpyOnHand;
        if lasts || *choice == Choice::Pass || *choice == Choice::Leader && peeks() {
            return false;
        }
        let next = self.after(choice);
        if next.round() != self.game.round() || next.results() != self.game.results() {
            return false;
        }
        let spent = usize::from(card_of(choice).is_some());
        let same = |seat: Seat| {
            let spent = if seat == self.seat { spent } else { 0 };
            next.row_totals(seat) == self.game.row_totals(seat)
                && next.hand(seat).len() + spent == self.game.hand(seat).len()
                && (0..=spent)
                    .contains(&(next.pile(seat).len().wrapping_sub(self.game.pile(seat).len())))
        };
        let asks = promised(&next, self.seat) > 0;
        // Weather lies in wait for what is still to come.
        let weather = next.weather_rows() != self.game.weather_rows();
        same(self.seat) && same(opponent(self.seat)) && !asks && !weather
    }

    /// A Horn where little stands, unless it wins the round here and now or is all there is.
    fn hasty_horn(&self, choice: &Choice, legal: &[Choice]) -> f64 {
        let is_horn = match choice {
            Choice::Leader => {
                matches!(self.game.leader(self.seat).effect(), LeaderEffect::DoubleRow(_))
            }
            _ => card_of(choice).is_some_and(|card| card.kind.special() == Some(Special::Horn)),
        };
        if !is_horn || legal.iter().all(|other| other == choice || *other == Choice::Pass) {
            return 0.0;
        }
        let gain = self.gain(choice);
        let wins = is_done(self.game, opponent(self.seat))
            && !wins_round(self.game, self.seat)
            && self.before + gain > 0;
        if wins || gain >= GOOD_HORN { 0.0 } else { HASTY_HORN }
    }

    /// The last round, the other side still plays, and something is left that does no harm.
    fn has_last_word(&self, legal: &[Choice]) -> bool {
        let other = opponent(self.seat);
        let is_last = self.game.tokens(self.seat) == 1 && self.game.tokens(other) == 1;
        is_last
            && !is_done(self.game, other)
            && legal.iter().any(|choice| *choice != Choice::Pass && self.gain(choice) >= 0)
    }
}

const fn card_of(choice: &Choice) -> Option<Named> {
    match choice {
        Choice::Play { card, .. } => Some(*card),
        _ => None,
    }
}

/// What the hand loses; a spy fills it.
pub fn cost(choice: &Choice) -> i32 {
    /// A leader is good for so much.
    const LEADER: i32 = 8;
    match choice {
        Choice::Play { card, .. } if card.kind.abilities().contains(&Ability::Spy) => 1,
        Choice::Play { card, .. } => worth::card(card.kind),
        Choice::Leader => LEADER,
        _ => 0,
    }
}
