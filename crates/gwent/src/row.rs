//! The three rows of a side.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A row of one side of the battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// Close combat.
    Close,
    /// Ranged.
    Ranged,
    /// Siege.
    Siege,
}

impl Row {
    /// All rows, from the middle of the board outwards.
    pub const ALL: [Self; 3] = [Self::Close, Self::Ranged, Self::Siege];

    /// The stable name of the row.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Close => "close",
            Self::Ranged => "ranged",
            Self::Siege => "siege",
        }
    }

    /// The row of that name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|row| row.slug() == slug)
    }

    /// The row as an index.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// A set of rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rows(u8);

impl Rows {
    /// No row.
    pub const NONE: Self = Self(0);
    /// All three.
    pub const ALL: Self = Self(0b111);

    /// This row alone.
    pub const fn only(row: Row) -> Self {
        Self(1 << row as u8)
    }

    /// These rows and this one.
    #[must_use]
    pub const fn and(self, row: Row) -> Self {
        Self(self.0 | 1 << row as u8)
    }

    /// These rows and those.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Is the row among them?
    pub const fn contains(self, row: Row) -> bool {
        self.0 & 1 << row as u8 != 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rows, from the middle of the board outwards.
    pub fn iter(self) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(move |row| self.contains(*row))
    }
}
