//! A physical card, and the places where one can lie.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Seat;

use crate::list::Filler;
use crate::{Kind, Row};

/// A card with its owner, who never changes (GW-ZONE-1). Written as `thaler@2`: Thaler of the
/// second seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Card {
    /// What it is.
    pub kind: Kind,
    /// From whose deck or side deck it came.
    pub owner: Seat,
}

impl Card {
    /// A card of this owner.
    pub const fn new(kind: Kind, owner: Seat) -> Self {
        Self { kind, owner }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.kind, self.owner.0 + 1)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (slug, seat) = text.split_once('@').unwrap_or((text, ""));
        let kind = Kind::from_slug(slug).ok_or_else(|| format!("there is no card “{slug}”"))?;
        let owner = match seat {
            "1" => Seat(0),
            "2" => Seat(1),
            _ => return Err(format!("“{text}” does not say whose it is (@1 or @2)")),
        };
        Ok(Self { kind, owner })
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<'de, str>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A card lying in a row: a unit, a Decoy or a Mardroeme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// The card.
    pub card: Card,
    /// The row.
    pub row: Row,
}

/// A card in a hand, with who else knows of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandCard {
    /// The card.
    pub card: Card,
    /// Who, besides the player, knows that it is there.
    #[serde(default, skip_serializing_if = "Known::is_secret")]
    pub known: Known,
}

/// Who, besides the player, knows that a card is in a hand.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Known {
    /// Nobody.
    #[default]
    Nobody,
    /// The opponent, who looked (Emhyr, The Emperor of Nilfgaard).
    Opponent,
    /// Everybody: it was taken up from the table.
    Everybody,
}

impl Known {
    const fn is_secret(&self) -> bool {
        matches!(self, Self::Nobody)
    }
}

impl Filler for Card {
    const FILLER: Self = Self { kind: Kind::FILLER, owner: Seat(0) };
}

impl Filler for Placed {
    const FILLER: Self = Self { card: Card::FILLER, row: Row::Close };
}

impl Filler for HandCard {
    const FILLER: Self = Self { card: Card::FILLER, known: Known::Nobody };
}
