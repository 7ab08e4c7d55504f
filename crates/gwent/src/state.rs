//! The whole game as one plain value.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use tabletop::{Agenda, Rng, Seat};

use crate::cards::MOST_OWNED;
use crate::list::{Filler, List};
use crate::task::Task;
use crate::{
    Band, Card, Decision, Faction, HandCard, HouseRules, Kind, Known, Leader, LeaderEffect, Placed,
    Row,
};

/// No player ever owns more cards.
pub(crate) const OWN: usize = MOST_OWNED;
/// No zone that takes cards of both players ever holds more.
pub(crate) const BOTH: usize = 2 * OWN;

/// A game of Gwent, complete at every decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gwent {
    pub(crate) rules: HouseRules,
    pub(crate) sides: Sides,
    /// The shared weather area.
    pub(crate) weather: List<Card, 24>,
    /// The rounds that are over.
    pub(crate) results: List<RoundResult, 3>,
    /// Who started this round.
    pub(crate) starter: Seat,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Who must choose what; nobody when the game is over.
    pub(crate) awaited: Option<Awaited>,
    pub(crate) agenda: Agenda<Task>,
    pub(crate) rng: Rng,
}

/// A decision somebody must make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Awaited {
    pub seat: Seat,
    pub decision: Decision,
}

/// Everything of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Side {
    pub leader: Leader,
    pub leader_used: bool,
    /// GW-LEAD-8: the leader doubles his row until the round ends.
    pub leader_horn: bool,
    pub passed: bool,
    /// How many cards were exchanged before the game (GW-SETUP-7).
    pub exchanged: u8,
    pub hand: List<HandCard, BOTH>,
    /// The top card last.
    pub deck: List<Kind, OWN>,
    /// Put aside during the exchange (GW-SETUP-7).
    pub aside: List<Kind, 2>,
    pub discard: List<Kind, OWN>,
    pub side_deck: List<Kind, 8>,
    pub removed: List<Kind, 8>,
    /// What lies in the three rows, in order of arrival.
    pub field: List<Placed, BOTH>,
    pub horns: [Option<Card>; 3],
    pub knowledge: Knowledge,
}

/// What everybody knows of the hidden cards of a player, besides the cards known in his hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Knowledge {
    /// Cards of the face-up pile that Crach an Craite shuffled into the deck and that have not
    /// been seen since.
    pub returned: List<Kind, OWN>,
    /// How many cards were drawn since: so many of them may be in the hand by now.
    pub drawn: u8,
    /// The bands that were called: nobody of them was left in hand or deck.
    pub called: List<Band, 12>,
    /// How many cards of the hand the opponent has looked at.
    pub glimpsed: u8,
}

impl Knowledge {
    const NONE: Self = Self { returned: List::EMPTY, drawn: 0, called: List::EMPTY, glimpsed: 0 };

    /// A band was called.
    pub fn note_call(&mut self, band: Band) {
        if !self.called.contains(&band) {
            self.called.push(band);
        }
    }

    /// A card was drawn.
    pub fn note_draw(&mut self) {
        if !self.returned.is_empty() {
            self.drawn = self.drawn.saturating_add(1);
        }
    }
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundResult {
    /// The strength of each side.
    pub totals: [u16; 2],
    /// Who won it; nobody when it was tied.
    pub winner: Option<Seat>,
}

/// Both sides, by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Sides(pub [Side; 2]);

impl Index<Seat> for Sides {
    type Output = Side;

    fn index(&self, seat: Seat) -> &Side {
        &self.0[usize::from(seat.0 & 1)]
    }
}

impl IndexMut<Seat> for Sides {
    fn index_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.0[usize::from(seat.0 & 1)]
    }
}

/// The two seats.
pub(crate) const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The other seat.
pub(crate) const fn opponent(seat: Seat) -> Seat {
    Seat(seat.0 & 1 ^ 1)
}

/// GW-SETUP-1: the tokens a player starts with.
const TOKENS: u8 = 2;

impl Gwent {
    /// The faction of a player.
    pub fn faction(&self, seat: Seat) -> Faction {
        self.sides[seat].leader.faction()
    }

    /// The round being played, from 1; the last one when the game is over.
    pub fn round(&self) -> u8 {
        let ended = u8::try_from(self.results.len()).expect("three rounds at most");
        if self.awaited.is_some() || !self.agenda.is_empty() { ended + 1 } else { ended }
    }

    /// The loss tokens a player has left: two, less one for each round he did not win.
    pub fn tokens(&self, seat: Seat) -> u8 {
        let lost = self.results.iter().filter(|result| result.winner != Some(seat)).count();
        TOKENS.saturating_sub(u8::try_from(lost).expect("three rounds at most"))
    }

    /// GW-LEAD-1: what a leader does, unless the opponent's White Flame has switched him off.
    pub(crate) fn leader_effect(&self, seat: Seat) -> Option<LeaderEffect> {
        let silencer = self.sides[opponent(seat)].leader.effect();
        (silencer != LeaderEffect::SilenceLeader).then(|| self.sides[seat].leader.effect())
    }

    /// Is a passive leader ability of this kind in force on any side?
    pub(crate) fn anybody_has(&self, effect: LeaderEffect) -> bool {
        SEATS.into_iter().any(|seat| self.leader_effect(seat) == Some(effect))
    }

    /// GW-LEAD-8: the row a leader doubles this round.
    pub(crate) fn leader_horn(&self, seat: Seat) -> Option<Row> {
        let side = &self.sides[seat];
        match side.leader.effect() {
            LeaderEffect::DoubleRow(row) if side.leader_horn => Some(row),
            _ => None,
        }
    }

    /// Asks somebody something: the run stops here.
    pub(crate) fn ask(&mut self, seat: Seat, decision: Decision) {
        self.awaited = Some(Awaited { seat, decision });
    }
}

impl Side {
    pub const fn new(leader: Leader) -> Self {
        Self {
            leader,
            leader_used: false,
            leader_horn: false,
            passed: false,
            exchanged: 0,
            hand: List::EMPTY,
            deck: List::EMPTY,
            aside: List::EMPTY,
            discard: List::EMPTY,
            side_deck: List::EMPTY,
            removed: List::EMPTY,
            field: List::EMPTY,
            horns: [None; 3],
            knowledge: Knowledge::NONE,
        }
    }

    /// Takes a card out of the hand. Of several alike it is the one most widely known, so that
    /// nobody is ever thought to know more than he can.
    pub fn take_from_hand(&mut self, card: Card) -> Option<HandCard> {
        let alike = self.hand.iter().enumerate().filter(|(_, held)| held.card == card);
        let (index, _) = alike.max_by_key(|(_, held)| held.known)?;
        let held = self.hand.remove(index);
        if held.known != Known::Everybody {
            self.seen(card.kind);
        }
        Some(held)
    }

    /// A card has come out of deck or hand for all to see.
    pub fn seen(&mut self, kind: Kind) {
        self.knowledge.returned.take(kind);
    }

    /// The cards everybody knows to be in the deck: of those that were returned to it, all but as
    /// many of each as may have been drawn since and be hidden in the hand.
    pub fn known_in_deck(&self) -> impl Iterator<Item = Kind> {
        let Knowledge { returned, drawn, .. } = &self.knowledge;
        let hidden = self.hand.iter().filter(|held| held.known != Known::Everybody).count();
        let away = hidden.min(usize::from(*drawn));
        returned.iter().enumerate().filter_map(move |(index, kind)| {
            let alike = returned[..index].iter().filter(|before| *before == kind).count();
            (alike >= away).then_some(*kind)
        })
    }

    /// The units in a row, with Decoys and Mardroemes.
    pub fn in_row(&self, row: Row) -> impl Iterator<Item = Placed> {
        self.field.iter().copied().filter(move |placed| placed.row == row)
    }
}

impl Filler for RoundResult {
    const FILLER: Self = Self { totals: [0; 2], winner: None };
}
