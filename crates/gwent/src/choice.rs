//! What can be answered, with a short text form that reads back.

use std::fmt;
use std::str::FromStr;

use tabletop::{ParseChoiceError, Seat};

use crate::state::opponent;
use crate::{Card, Kind, Row};

/// One answer. Cards are named, not numbered: two alike are one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// GW-D1: I start.
    GoFirst,
    /// GW-D1: the opponent starts.
    GoSecond,
    /// GW-D2: put this card aside and draw another.
    Exchange(Kind),
    /// GW-D2: no further exchange.
    Keep,
    /// GW-D3: play this card there.
    Play {
        /// The card, from the hand.
        card: Named,
        /// Where it goes.
        place: Place,
    },
    /// GW-D3: use the leader.
    Leader,
    /// GW-D3: pass for the rest of the round.
    Pass,
    /// GW-D6, GW-D10: this card.
    Pick(Kind),
    /// GW-D10: discard this card of the hand as a cost.
    Discard(Named),
    /// GW-D5, GW-D9: into this row.
    Place(Row),
}

/// A card as a player calls it: his own, or one of the enemy's that he holds or has on his side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Named {
    /// What it is.
    pub kind: Kind,
    /// Does the opponent own it?
    pub enemy: bool,
}

/// Where a card played from the hand goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// Into a row: of the own side, or of the opponent's for a spy.
    Row(Row),
    /// A Decoy in the place of a unit of the own side.
    On {
        /// The unit that returns to the hand.
        unit: Named,
        /// Its row.
        row: Row,
    },
    /// Nowhere in particular: weather, Scorch.
    Table,
}

impl Named {
    /// An own card.
    pub const fn own(kind: Kind) -> Self {
        Self { kind, enemy: false }
    }

    /// How the player at this seat calls a card.
    pub fn by(seat: Seat, card: Card) -> Self {
        Self { kind: card.kind, enemy: card.owner != seat }
    }

    /// The card the player at this seat means.
    pub const fn card(self, seat: Seat) -> Card {
        Card::new(self.kind, if self.enemy { opponent(seat) } else { seat })
    }
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.enemy { "enemy " } else { "" })?;
        fmt::Display::fmt(&self.kind, f)
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GoFirst => f.write_str("go first"),
            Self::GoSecond => f.write_str("go second"),
            Self::Exchange(kind) => write!(f, "exchange {kind}"),
            Self::Keep => f.write_str("keep"),
            Self::Play { card, place: Place::Table } => write!(f, "play {card}"),
            Self::Play { card, place: Place::Row(row) } => write!(f, "play {card} {row}"),
            Self::Play { card, place: Place::On { unit, row } } => {
                write!(f, "play {card} on {unit}")?;
                if unit.kind.is_agile() { write!(f, " {row}") } else { Ok(()) }
            }
            Self::Leader => f.write_str("leader"),
            Self::Pass => f.write_str("pass"),
            Self::Pick(kind) => write!(f, "pick {kind}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Place(row) => write!(f, "place {row}"),
        }
    }
}

impl FromStr for Choice {
    type Err = ParseChoiceError;

    /// Reads what is written, and generously leaves out a row that goes without saying.
    fn from_str(text: &str) -> Result<Self, ParseChoiceError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        read(&words).ok_or_else(|| ParseChoiceError(text.to_owned()))
    }
}

fn read(words: &[&str]) -> Option<Choice> {
    Some(match *words {
        ["go", "first"] => Choice::GoFirst,
        ["go", "second"] => Choice::GoSecond,
        ["exchange", card] => Choice::Exchange(Kind::from_slug(card)?),
        ["keep"] => Choice::Keep,
        ["leader"] => Choice::Leader,
        ["pass"] => Choice::Pass,
        ["pick", card] => Choice::Pick(Kind::from_slug(card)?),
        ["place", row] => Choice::Place(Row::from_slug(row)?),
        ["discard", ref rest @ ..] => match read_named(rest)? {
            (card, []) => Choice::Discard(card),
            _ => return None,
        },
        ["play", ref rest @ ..] => {
            let (card, rest) = read_named(rest)?;
            Choice::Play { card, place: read_place(card.kind, rest)? }
        }
        _ => return None,
    })
}

fn read_named<'a>(words: &'a [&'a str]) -> Option<(Named, &'a [&'a str])> {
    let (enemy, words) = match words {
        ["enemy", rest @ ..] => (true, rest),
        _ => (false, words),
    };
    let (slug, rest) = words.split_first()?;
    Some((Named { kind: Kind::from_slug(slug)?, enemy }, rest))
}

fn read_place(kind: Kind, words: &[&str]) -> Option<Place> {
    match words {
        [] if kind.is_unit() => Some(Place::Row(only_row(kind)?)),
        [] => Some(Place::Table),
        ["on", rest @ ..] if kind == Kind::DECOY => {
            let (unit, rest) = read_named(rest)?;
            let row = match rest {
                [] => only_row(unit.kind)?,
                [row] => Row::from_slug(row)?,
                _ => return None,
            };
            unit.kind.rows().contains(row).then_some(Place::On { unit, row })
        }
        [row] => Some(Place::Row(Row::from_slug(row)?)),
        _ => None,
    }
}

fn only_row(kind: Kind) -> Option<Row> {
    let mut rows = kind.rows().iter();
    rows.next().filter(|_| rows.next().is_none())
}
