//! The places of the table that can be pointed at, with the text form that stands in the page.

use std::fmt;

use ::gwent::Row;

/// A place; sides are those of [`super::Model::sides`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// A card of the own hand.
    Hand(usize),
    /// A card offered to be picked.
    Pick(usize),
    /// One of the buttons.
    Act(usize),
    /// The leader of a side.
    Leader(usize),
    /// A row of a side.
    Row(usize, Row),
    /// What lies in a row, by side and arrival.
    Unit(usize, u8),
    /// The middle of the table, where the weather lies.
    Ridge,
    /// A weather card.
    Weather(usize),
    /// The deck of a side.
    Deck(usize),
    /// The discard pile of a side.
    Discard(usize),
    /// What is known of a hand.
    Known(usize),
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(at) => write!(f, "hand {at}"),
            Self::Pick(at) => write!(f, "pick {at}"),
            Self::Act(at) => write!(f, "act {at}"),
            Self::Leader(side) => write!(f, "leader {side}"),
            Self::Row(side, row) => write!(f, "row {side} {}", row.index()),
            Self::Unit(side, arrival) => write!(f, "unit {side} {arrival}"),
            Self::Ridge => f.write_str("ridge"),
            Self::Weather(at) => write!(f, "weather {at}"),
            Self::Deck(side) => write!(f, "deck {side}"),
            Self::Discard(side) => write!(f, "discard {side}"),
            Self::Known(side) => write!(f, "known {side}"),
        }
    }
}

impl At {
    /// The place of that text.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let word = words.next()?;
        let mut number = || words.next()?.parse::<usize>().ok();
        Some(match word {
            "hand" => Self::Hand(number()?),
            "pick" => Self::Pick(number()?),
            "act" => Self::Act(number()?),
            "leader" => Self::Leader(number()?),
            "row" => Self::Row(number()?, *Row::ALL.get(number()?)?),
            "unit" => Self::Unit(number()?, u8::try_from(number()?).ok()?),
            "ridge" => Self::Ridge,
            "weather" => Self::Weather(number()?),
            "deck" => Self::Deck(number()?),
            "discard" => Self::Discard(number()?),
            "known" => Self::Known(number()?),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_read_back() {
        let all = [
            At::Hand(3),
            At::Pick(0),
            At::Act(1),
            At::Leader(1),
            At::Row(0, Row::Siege),
            At::Unit(1, 12),
            At::Ridge,
            At::Weather(2),
            At::Deck(0),
            At::Discard(1),
            At::Known(0),
        ];
        for at in all {
            assert_eq!(At::read(&at.to_string()), Some(at));
        }
        assert_eq!(At::read("row 0 7"), None);
        assert_eq!(At::read(""), None);
    }
}
