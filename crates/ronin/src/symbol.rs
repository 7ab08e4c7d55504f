//! Symbols, and sets of them.

use serde::{Deserialize, Serialize};

use crate::slug::slugged;

slugged! {
    /// A symbol of cards and tokens. Arrows and teapots are none (RO-TEA-8).
    Symbol, "symbol" {
        /// Exploration.
        Exploration = "exploration",
        /// Combat.
        Combat = "combat",
        /// Magic.
        Magic = "magic",
        /// Diplomacy.
        Diplomacy = "diplomacy",
    }
}

/// How many of each symbol, in the order of [`Symbol::ALL`].
pub type Counts = [u8; Symbol::ALL.len()];

/// A set of symbols: those an effect may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Symbols(u8);

impl Symbols {
    const ALL: u8 = (1 << Symbol::ALL.len()) - 1;

    /// This one alone.
    pub const fn only(symbol: Symbol) -> Self {
        Self(1 << symbol as u8)
    }

    /// All but these two.
    pub const fn all_but(one: Symbol, other: Symbol) -> Self {
        Self(Self::ALL & !(1 << one as u8) & !(1 << other as u8))
    }

    /// Is it one of them?
    pub const fn contain(self, symbol: Symbol) -> bool {
        self.0 & (1 << symbol as u8) != 0
    }

    /// How many of these symbols are counted there.
    pub fn count_in(self, counts: &Counts) -> u8 {
        let each = Symbol::ALL.into_iter().filter(|symbol| self.contain(*symbol));
        each.map(|symbol| counts[symbol.index()]).sum()
    }

    /// Could a file have made it up?
    pub(crate) const fn is_possible(self) -> bool {
        self.0 != 0 && self.0 & !Self::ALL == 0
    }
}
