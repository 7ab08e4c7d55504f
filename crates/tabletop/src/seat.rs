//! Who sits where, and who looks on.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// No game here seats more.
pub const MAX_SEATS: u8 = 5;

/// A place at the table, counted from 0 in turn order. Whoever reads one, a person or a tool,
/// counts from 1: in texts (`seat 2`), in forms (`deck.2`) and in JSON (`2`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count).map(Self)
    }

    /// The next seat clockwise.
    #[must_use]
    pub const fn next(self, count: u8) -> Self {
        Self((self.0 + 1) % count)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0 + 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u8::deserialize(deserializer)? {
            number @ 1..=MAX_SEATS => Ok(Self(number - 1)),
            _ => Err(serde::de::Error::custom("a seat is a number from 1 to 5")),
        }
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player: the public things and his own secrets.
    Seat(Seat),
    /// Somebody looking on: the public things only.
    Spectator,
    /// Sees everything. For replays of finished games and for tools; never for a bot, and never
    /// for the page of a running game.
    Referee,
}

impl Viewer {
    /// May this viewer know what only `seat` knows?
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Referee => true,
        }
    }
}

/// One value for each seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// Makes the value of each seat.
    pub fn from_fn(seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(seats).map(make).collect())
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        u8::try_from(self.0.len()).expect("a table has at most five seats")
    }

    /// How many seats there are, unless the value came from outside and has more than any table.
    pub fn seats_checked(&self) -> Option<u8> {
        u8::try_from(self.0.len()).ok().filter(|seats| *seats <= MAX_SEATS)
    }

    /// The values with their seats, in turn order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        (0u8..).map(Seat).zip(&self.0)
    }

    /// The values in turn order.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values in turn order, to be changed.
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// The value of a seat that may not exist.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The same seats with other values.
    pub fn map<U>(&self, mut change: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat((0u8..).map(Seat).zip(&self.0).map(|(seat, value)| change(seat, value)).collect())
    }
}

impl<T> From<Vec<T>> for BySeat<T> {
    fn from(values: Vec<T>) -> Self {
        Self(values)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::Seat;

    #[test]
    fn seats_are_written_from_one_and_never_read_beyond_the_table() {
        assert_eq!(serde_json::to_string(&Seat(0)).unwrap(), "1");
        assert_eq!(serde_json::from_str::<Seat>("5").unwrap(), Seat(4));
        for text in ["0", "6", "255", "-1"] {
            assert!(serde_json::from_str::<Seat>(text).is_err(), "{text}");
        }
    }
}
