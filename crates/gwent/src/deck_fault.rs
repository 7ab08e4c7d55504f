//! What can be wrong with a deck, as data: the page words it in the player's language, tools read
//! the English sentence of the [`SetupError`] made from it.

use std::fmt;

use tabletop::SetupError;

use crate::{Faction, Kind, MAX_SPECIALS, MIN_UNITS};

/// Why a list of cards is no legal deck, or a text no deck at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckFault {
    /// GW-DECK-1: the card belongs to another faction.
    ForeignCard {
        /// The card.
        card: Kind,
        /// The faction of the deck.
        faction: Faction,
    },
    /// GW-DECK-2.
    TooFewUnits {
        /// How many there are.
        units: u32,
    },
    /// GW-DECK-3.
    TooManySpecials {
        /// How many there are.
        specials: u32,
    },
    /// GW-DECK-5: the card appears only in play.
    SideDeckCard {
        /// The card.
        card: Kind,
    },
    /// GW-DECK-6: more than the box holds.
    TooManyCopies {
        /// The card.
        card: Kind,
        /// How many are wanted.
        copies: u8,
    },
    /// GW-DECK-4: no leader is called so.
    UnknownLeader {
        /// What stands in the text.
        text: String,
    },
    /// GW-DECK-1: no card is called so.
    UnknownCard {
        /// What stands in the text.
        text: String,
    },
    /// GW-DECK-6: none of a card, fewer than none, or more than anybody can have.
    NoSuchNumber {
        /// What stands in the text.
        text: String,
    },
}

impl DeckFault {
    /// The rule that is broken.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::ForeignCard { .. } | Self::UnknownCard { .. } => "GW-DECK-1",
            Self::TooFewUnits { .. } => "GW-DECK-2",
            Self::TooManySpecials { .. } => "GW-DECK-3",
            Self::UnknownLeader { .. } => "GW-DECK-4",
            Self::SideDeckCard { .. } => "GW-DECK-5",
            Self::TooManyCopies { .. } | Self::NoSuchNumber { .. } => "GW-DECK-6",
        }
    }

    /// A short stable name, for tools.
    const fn key(&self) -> &'static str {
        match self {
            Self::ForeignCard { .. } => "foreign-card",
            Self::TooFewUnits { .. } => "too-few-units",
            Self::TooManySpecials { .. } => "too-many-specials",
            Self::SideDeckCard { .. } => "side-deck-card",
            Self::TooManyCopies { .. } => "too-many-copies",
            Self::UnknownLeader { .. } => "unknown-leader",
            Self::UnknownCard { .. } => "unknown-card",
            Self::NoSuchNumber { .. } => "no-such-number",
        }
    }
}

impl fmt::Display for DeckFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ForeignCard { card, faction } => {
                write!(f, "“{card}” is not in the set of {faction}.")
            }
            Self::TooFewUnits { units } => {
                write!(f, "A deck needs at least {MIN_UNITS} units; this one has {units}.")
            }
            Self::TooManySpecials { specials } => {
                write!(
                    f,
                    "A deck has at most {MAX_SPECIALS} special cards; this one has {specials}."
                )
            }
            Self::SideDeckCard { card } => {
                write!(f, "“{card}” appears only in play; it cannot be in a deck.")
            }
            Self::TooManyCopies { card, copies } => {
                write!(f, "There are {} of “{card}”, not {copies}.", card.copies())
            }
            Self::UnknownLeader { text } => write!(f, "There is no leader “{text}”."),
            Self::UnknownCard { text } => write!(f, "There is no card “{text}”."),
            Self::NoSuchNumber { text } => {
                write!(f, "“{text}” names an impossible number of copies.")
            }
        }
    }
}

impl From<DeckFault> for SetupError {
    fn from(fault: DeckFault) -> Self {
        Self::new(fault.key(), fault.to_string()).citing(fault.rule())
    }
}
