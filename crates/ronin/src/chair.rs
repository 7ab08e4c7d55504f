//! Places around the table, those of Automas included.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::list::Filler;
use tabletop::{MAX_SEATS, Seat};

use crate::Side;

/// The fewest chairs: with fewer people Automas sit down (RO-AUTO-1, RO-AUTO-2).
pub const MIN_CHAIRS: u8 = 3;

/// The most chairs.
pub const MAX_CHAIRS: usize = MAX_SEATS as usize;

/// A place around the table, counted clockwise from 0; written from 1, like a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Chair(pub u8);

impl Chair {
    /// The chair as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All chairs of a table.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count).map(Self)
    }

    /// RO-AUTO-17: the chair of a seat. With two players the Automa sits between them.
    pub const fn of(seat: Seat, humans: u8) -> Self {
        if humans == 2 { Self(2 * seat.0) } else { Self(seat.0) }
    }

    /// Who sits there; nobody does where an Automa is.
    pub const fn seat(self, humans: u8) -> Option<Seat> {
        match (humans, self.0) {
            (2, 2) => Some(Seat(1)),
            (2, 1) => None,
            (_, chair) if chair < humans => Some(Seat(chair)),
            _ => None,
        }
    }

    /// The next chair on that side: left is clockwise.
    #[must_use]
    pub const fn neighbour(self, side: Side, count: u8) -> Self {
        match side {
            Side::Left => Self((self.0 + 1) % count),
            Side::Right => Self((self.0 + count - 1) % count),
        }
    }

    /// The number of the track on that side. A track has the number of the chair on its right end,
    /// whose left track it is.
    pub const fn track(self, side: Side, count: u8) -> u8 {
        match side {
            Side::Left => self.0,
            Side::Right => self.neighbour(Side::Right, count).0,
        }
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "chair {}", self.0 + 1)
    }
}

impl fmt::Debug for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Chair({})", self.0)
    }
}

impl Serialize for Chair {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Chair {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u8::deserialize(deserializer)? {
            number @ 1..=MAX_SEATS => Ok(Self(number - 1)),
            _ => Err(serde::de::Error::custom("a chair is a number from 1 to 5")),
        }
    }
}

impl Filler for Chair {
    const FILLER: Self = Self(0);
}
