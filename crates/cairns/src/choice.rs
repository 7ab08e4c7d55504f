//! What is asked and what may be answered.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::ParseChoiceError;

/// A cairn, called a to f.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CairnId(pub u8);

impl CairnId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for CairnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a'.saturating_add(self.0)))
    }
}

/// One variant for each DECISION of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// CA-D1: under which cairn to look.
    Peek,
    /// CA-D2: what to take.
    Take,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// `peek b`: look at the token under a cairn.
    Peek(CairnId),
    /// `take b 3`: take stones from a cairn.
    Take(CairnId, u16),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Peek(cairn) => write!(f, "peek {cairn}"),
            Self::Take(cairn, stones) => write!(f, "take {cairn} {stones}"),
        }
    }
}

impl FromStr for Choice {
    type Err = ParseChoiceError;

    fn from_str(text: &str) -> Result<Self, ParseChoiceError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let choice = match words[..] {
            ["peek", cairn] => cairn_id(cairn).map(Self::Peek),
            ["take", cairn, stones] => {
                let stones = stones.parse().ok();
                cairn_id(cairn).zip(stones).map(|(cairn, stones)| Self::Take(cairn, stones))
            }
            _ => None,
        };
        choice.ok_or_else(|| ParseChoiceError(text.to_owned()))
    }
}

fn cairn_id(letter: &str) -> Option<CairnId> {
    match letter.as_bytes() {
        [letter @ b'a'..=b'f'] => Some(CairnId(letter - b'a')),
        _ => None,
    }
}
