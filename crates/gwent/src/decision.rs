//! What can be asked (section 13).

use serde::{Deserialize, Serialize};

use crate::Kind;

/// A question to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// GW-D1: who starts, asked of the only Scoia'tael player.
    WhoStarts,
    /// GW-D2: exchange a card, or keep the hand.
    Exchange,
    /// GW-D3, with the row of an agile unit (GW-D5), the target of a Decoy (GW-D7) and the row of a
    /// Horn (GW-D8) or a Mardroeme (GW-D9): play a card, use the leader, or pass.
    Turn,
    /// GW-D5: the row of an agile unit that comes from the own discard pile.
    PlaceUnit {
        /// The unit.
        unit: Kind,
        /// What brings it.
        cause: Return,
    },
    /// GW-D6: the unit a medic revives.
    Revive,
    /// GW-D9: the row of a Mardroeme that the leader plays.
    PlaceMardroeme,
    /// GW-D10: the card a leader picks.
    Pick(Pick),
}

/// What brings a unit back from the discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Return {
    /// A medic: it is played.
    Medic,
    /// Skellige at the start of round 3: it is placed, and so many more may follow.
    Skellige {
        /// How many more.
        more: u8,
    },
}

/// What a leader picks, and from where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// Eredin, Bringer of Death: a card of the own discard pile.
    OwnPile,
    /// Emhyr, The Relentless: a card of the opponent's discard pile.
    TheirPile,
    /// Eredin, Destroyer of Worlds: a card of the hand, to be discarded.
    Cost {
        /// How many are still to be discarded, this one included.
        left: u8,
    },
    /// Eredin, Destroyer of Worlds: a card of the own deck.
    Deck,
    /// Eredin, King of the Wild Hunt: a weather card of the own deck.
    Weather,
    /// Arnjolf, The Patricide: a bonded unit whose namesake he calls.
    Namesake,
}
