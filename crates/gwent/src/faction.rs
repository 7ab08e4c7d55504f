//! The five factions.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A faction: the colour of a set of cards, and an ability of its own (section 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    /// GW-FAC-MON: after each round one random unit stays.
    Monsters,
    /// GW-FAC-NIL: wins tied rounds.
    Nilfgaard,
    /// GW-FAC-NR: draws a card after each round won.
    NorthernRealms,
    /// GW-FAC-ST: decides who starts.
    Scoiatael,
    /// GW-FAC-SK: two random units come back in round 3.
    Skellige,
}

impl Faction {
    /// All factions, in the order of the box.
    pub const ALL: [Self; 5] =
        [Self::Monsters, Self::Nilfgaard, Self::NorthernRealms, Self::Scoiatael, Self::Skellige];

    /// The stable name of the faction.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Monsters => "monsters",
            Self::Nilfgaard => "nilfgaard",
            Self::NorthernRealms => "northern-realms",
            Self::Scoiatael => "scoiatael",
            Self::Skellige => "skellige",
        }
    }

    /// The faction of that name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|faction| faction.slug() == slug)
    }

    /// The faction as an index.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}
