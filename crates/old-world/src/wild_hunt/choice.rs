//! What may be answered in Wild Hunt besides the choices of the engine, with its text form.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::play::{plain, read_seat};
use crate::world::location::{Location, Terrain};
use crate::world::monster::Monster;
use crate::world::potion::Potion;
use crate::world::slug::Slug;

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HuntChoice {
    /// `hound`: fight the hound of the place.
    Hound,
    /// `join`: the fight with it.
    Join,
    /// `go`: the fight begins.
    Go,
    /// `exchange 2`: with that seat.
    Exchange(Seat),
    /// `give gold`, `give potion swallow`, `give trail water`, `give tracking water`.
    Give(Item),
    /// `want gold`, …
    Want(Item),
    /// `offer`: put it to the partner.
    Offer,
    /// `accept`.
    Accept,
    /// `hand-over 2`: the floor to that seat.
    HandOver(Seat),
    /// `player 2`.
    Player(Seat),
    /// `send 2 against griffin`.
    Send(Seat, Monster),
    /// `place novigrad`.
    Place(Location),
    /// `ground water`.
    Ground(Terrain),
    /// `mark griffin`.
    Mark(Monster),
    /// `put 3`: gold into the common purse.
    Put(u8),
}

/// WH-EXC-6: one thing that changes hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    /// One coin.
    Gold,
    /// A potion.
    Potion(Potion),
    /// A trail token.
    Trail(Terrain),
    /// A tracking quest.
    Tracking(Terrain),
}

impl fmt::Display for HuntChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hound => f.write_str("hound"),
            Self::Join => f.write_str("join"),
            Self::Go => f.write_str("go"),
            Self::Exchange(seat) => write!(f, "exchange {}", seat.0 + 1),
            Self::Give(item) => write!(f, "give {item}"),
            Self::Want(item) => write!(f, "want {item}"),
            Self::Offer => f.write_str("offer"),
            Self::Accept => f.write_str("accept"),
            Self::HandOver(seat) => write!(f, "hand-over {}", seat.0 + 1),
            Self::Player(seat) => write!(f, "player {}", seat.0 + 1),
            Self::Send(seat, monster) => {
                write!(f, "send {} against {}", seat.0 + 1, monster.slug())
            }
            Self::Place(at) => write!(f, "place {}", at.slug()),
            Self::Ground(terrain) => write!(f, "ground {}", terrain.slug()),
            Self::Mark(monster) => write!(f, "mark {}", monster.slug()),
            Self::Put(gold) => write!(f, "put {gold}"),
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gold => f.write_str("gold"),
            Self::Potion(potion) => write!(f, "potion {}", potion.slug()),
            Self::Trail(terrain) => write!(f, "trail {}", terrain.slug()),
            Self::Tracking(terrain) => write!(f, "tracking {}", terrain.slug()),
        }
    }
}

impl HuntChoice {
    /// Reads the words of a choice.
    pub(crate) fn read(words: &[&str]) -> Option<Self> {
        Some(match *words {
            ["hound"] => Self::Hound,
            ["join"] => Self::Join,
            ["go"] => Self::Go,
            ["exchange", seat] => Self::Exchange(read_seat(seat)?),
            ["give", ref item @ ..] => Self::Give(Item::read(item)?),
            ["want", ref item @ ..] => Self::Want(Item::read(item)?),
            ["offer"] => Self::Offer,
            ["accept"] => Self::Accept,
            ["hand-over", seat] => Self::HandOver(read_seat(seat)?),
            ["player", seat] => Self::Player(read_seat(seat)?),
            ["send", seat, "against", monster] => {
                Self::Send(read_seat(seat)?, Slug::from_slug(monster)?)
            }
            ["place", at] => Self::Place(Slug::from_slug(at)?),
            ["ground", terrain] => Self::Ground(Slug::from_slug(terrain)?),
            ["mark", monster] => Self::Mark(Slug::from_slug(monster)?),
            ["put", gold] => Self::Put(plain(gold)?),
            _ => return None,
        })
    }
}

impl Item {
    fn read(words: &[&str]) -> Option<Self> {
        Some(match *words {
            ["gold"] => Self::Gold,
            ["potion", name] => Self::Potion(Slug::from_slug(name)?),
            ["trail", terrain] => Self::Trail(Slug::from_slug(terrain)?),
            ["tracking", terrain] => Self::Tracking(Slug::from_slug(terrain)?),
            _ => return None,
        })
    }
}
