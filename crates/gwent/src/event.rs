//! What happened, as facts: rich enough for a sentence in any language and for an animation.

use serde::Serialize;
use tabletop::Seat;

use crate::{Card, Kind, Leader, Placed, Row};

/// A past-tense fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// GW-SETUP-1: the leaders were laid open.
    LeadersShown {
        /// By seat.
        leaders: [Leader; 2],
    },
    /// GW-SETUP-2: a coin was tossed for the first turn.
    CoinTossed {
        /// Who starts.
        starter: Seat,
    },
    /// GW-SETUP-3: the Scoia'tael player decided.
    StarterChosen {
        /// Who decided.
        by: Seat,
        /// Who starts.
        starter: Seat,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; only for those who may know.
        cards: Option<Vec<Kind>>,
        /// Why.
        cause: DrawCause,
    },
    /// GW-SETUP-7: a card was exchanged.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// What was put aside and what was drawn; only for those who may know.
        cards: Option<(Kind, Kind)>,
    },
    /// GW-SETUP-8: a player finished exchanging.
    ExchangeFinished {
        /// Who.
        seat: Seat,
        /// How many he exchanged.
        count: u8,
    },
    /// A round began.
    RoundStarted {
        /// Which.
        round: u8,
        /// Who starts it.
        starter: Seat,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// The side it went to; none for weather and Scorch.
        side: Option<Seat>,
        /// The row it went to.
        row: Option<Row>,
        /// Where it came from.
        from: Origin,
    },
    /// A unit was placed without being played (GW-PLAY-7).
    Placed {
        /// The side.
        side: Seat,
        /// The unit and its row.
        unit: Placed,
        /// Why.
        cause: PlaceCause,
    },
    /// GW-MUSTER-1: a call was answered.
    Mustered {
        /// Who called.
        seat: Seat,
        /// Who came, from hand and deck.
        cards: Vec<Card>,
    },
    /// GW-MEDIC-1: a medic chose whom to revive.
    Revived {
        /// Whose medic.
        seat: Seat,
        /// Whom.
        unit: Kind,
        /// Was it left to chance?
        random: bool,
    },
    /// GW-DECOY-1: a unit returned to the hand.
    TookBack {
        /// To whose hand.
        seat: Seat,
        /// The unit.
        card: Card,
        /// The row it left.
        row: Row,
    },
    /// GW-SCORCH-1, GW-SCU-1: units were burned; nobody if the list is empty.
    Scorched {
        /// Who burned.
        seat: Seat,
        /// Which units, with the side they lay on.
        units: Vec<(Seat, Placed)>,
        /// How strong each of them was.
        strength: u16,
    },
    /// GW-BERS-1: a berserker became something else.
    Transformed {
        /// The side.
        side: Seat,
        /// What it was.
        unit: Placed,
        /// What it is now.
        into: Kind,
    },
    /// GW-WEATHER-3: all weather was discarded.
    WeatherCleared {
        /// What had been in play.
        cards: Vec<Card>,
    },
    /// GW-LEAD-2: a leader was used.
    LeaderUsed {
        /// Whose.
        seat: Seat,
        /// Which.
        leader: Leader,
    },
    /// GW-LEAD-3: a leader was used in vain.
    LeaderFailed {
        /// Whose.
        seat: Seat,
    },
    /// GW-LEAD-8: a leader doubles a row.
    RowDoubled {
        /// Whose.
        seat: Seat,
        /// The row.
        row: Row,
    },
    /// A card was taken from a discard pile to a hand.
    TookFromPile {
        /// Who took it.
        seat: Seat,
        /// The card; its owner's pile it was.
        card: Card,
    },
    /// A card was taken from a deck to a hand.
    TookFromDeck {
        /// Who took it.
        seat: Seat,
        /// Which; only for those who may know.
        card: Option<Kind>,
    },
    /// A card of the hand was discarded as a cost.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Cards of a hand were looked at.
    HandSeen {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; only for those who may know.
        cards: Option<Vec<Card>>,
    },
    /// An agile unit was moved by a leader.
    Moved {
        /// The side.
        side: Seat,
        /// The unit, where it is now.
        unit: Placed,
    },
    /// A player shuffled his discard pile into his deck.
    PileReturned {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// A deck was shuffled.
    Shuffled {
        /// Whose.
        seat: Seat,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
        /// GW-TURN-4: because nothing else was possible?
        forced: bool,
    },
    /// GW-END-1: a round ended.
    RoundEnded {
        /// Which.
        round: u8,
        /// The strength of each side.
        totals: [u16; 2],
        /// The strength of each row of each side.
        rows: [[u16; 3]; 2],
        /// Who won it.
        winner: Option<Seat>,
        /// GW-END-3: by Nilfgaard's ability alone?
        by_nilfgaard: bool,
    },
    /// A loss token was removed.
    TokenLost {
        /// Whose.
        seat: Seat,
        /// How many he has left.
        left: u8,
    },
    /// GW-FAC-MON: a unit stayed.
    Stayed {
        /// Whose.
        seat: Seat,
        /// The unit.
        unit: Placed,
    },
    /// GW-END-6: the battlefield was cleared.
    Cleared,
    /// The game ended.
    GameOver {
        /// Who won; nobody in a draw.
        winner: Option<Seat>,
    },
}

/// Why cards are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawCause {
    /// GW-SETUP-6.
    Deal,
    /// GW-SPY-1.
    Spy,
    /// GW-FAC-NR.
    NorthernRealms,
}

/// Why a unit is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlaceCause {
    /// GW-AVENG-1.
    Avenger,
    /// GW-FAC-SK.
    Skellige,
}

/// Where a played card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The hand.
    Hand,
    /// The deck.
    Deck,
    /// The discard pile.
    Pile,
}
