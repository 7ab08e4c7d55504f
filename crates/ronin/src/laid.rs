//! A card on a timeline, with what is destroyed on it.

use serde::{Deserialize, Serialize};
use tabletop::list::Filler;

use crate::{Card, Counts, Side, Symbol, Symbols};

/// A card of a timeline. Destroyed tokens lie on its symbols or its arrow; its colour always
/// counts (RO-EFF-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// Destroyed tokens: 1 and 2 for the symbols, 4 for the arrow, added up.
    pub(crate) covered: u8,
}

const ARROW: u8 = 4;

impl Laid {
    /// A card with nothing destroyed on it.
    pub const fn new(card: Card) -> Self {
        Self { card, covered: 0 }
    }

    /// Its symbols that count.
    pub fn symbols(self) -> Counts {
        let def = self.card.def();
        if self.covered & !ARROW == 0 {
            return def.printed;
        }
        let mut counts = [0; 4];
        for (place, symbol) in def.symbols.iter().enumerate() {
            counts[symbol.index()] += u8::from(self.covered & (1 << place) == 0);
        }
        counts
    }

    /// Its arrow, while that is not covered.
    pub fn arrow(self) -> Option<Side> {
        self.card.def().arrow.filter(|_| self.covered & ARROW == 0)
    }

    /// Is its arrow covered?
    pub const fn is_arrow_covered(self) -> bool {
        self.covered & ARROW != 0
    }

    /// Is the symbol at this place of the card covered?
    pub const fn is_covered(self, place: usize) -> bool {
        self.covered & (1 << place) != 0
    }

    /// Its covered symbols among these, each kind once.
    pub(crate) fn covered_kinds(self) -> impl Iterator<Item = Symbol> {
        let symbols = self.card.def().symbols;
        let is_new = move |place: usize| {
            !symbols[..place]
                .iter()
                .enumerate()
                .any(|(other, symbol)| *symbol == symbols[place] && self.is_covered(other))
        };
        (0..symbols.len())
            .filter(move |place| self.is_covered(*place) && is_new(*place))
            .map(move |place| symbols[place])
    }

    /// Its symbols that count and are among these, each kind once.
    pub(crate) fn kinds(self, among: Symbols) -> impl Iterator<Item = Symbol> {
        let symbols = self.symbols();
        Symbol::ALL
            .into_iter()
            .filter(move |symbol| symbols[symbol.index()] > 0 && among.contain(*symbol))
    }

    /// Covers one of a symbol; nothing if none is left.
    pub(crate) fn cover(&mut self, symbol: Symbol) {
        let symbols = self.card.def().symbols;
        let free =
            (0..symbols.len()).find(|place| symbols[*place] == symbol && !self.is_covered(*place));
        if let Some(place) = free {
            self.covered |= 1 << place;
        }
    }

    /// Takes the destroyed token off one of a symbol.
    pub(crate) fn uncover(&mut self, symbol: Symbol) {
        let symbols = self.card.def().symbols;
        let covered = (0..symbols.len())
            .rev()
            .find(|place| symbols[*place] == symbol && self.is_covered(*place));
        if let Some(place) = covered {
            self.covered &= !(1 << place);
        }
    }

    /// Covers the arrow.
    pub(crate) const fn cover_arrow(&mut self) {
        self.covered |= ARROW;
    }

    /// Takes the destroyed token off the arrow.
    pub(crate) const fn uncover_arrow(&mut self) {
        self.covered &= !ARROW;
    }

    /// Is everything that is covered printed there?
    pub(crate) fn is_possible(self) -> bool {
        let def = self.card.def();
        let symbols = (1u8 << def.symbols.len()) - 1;
        let arrow = if def.arrow.is_some() { ARROW } else { 0 };
        self.covered & !(symbols | arrow) == 0
    }
}

impl Filler for Laid {
    const FILLER: Self = Self::new(Card::FILLER);
}
