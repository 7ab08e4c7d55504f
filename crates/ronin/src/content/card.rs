//! Naming a card: a small number inside the state, a slug everywhere else.

use std::fmt;

use tabletop::list::Filler;

use super::cards::{ALL, CARD_COUNT};
use super::{ACTION_CARDS, Character};
use crate::slug::written_as_slug;
use crate::{Colour, Condition, Counts, Effect, Reward, Side, Symbol};

/// A card of the box. Every card is there once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// What is printed on a card (RO-PLAY-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardDef {
    /// The stable name.
    pub slug: &'static str,
    /// Its colour.
    pub colour: Colour,
    /// Its symbols: none, one or two.
    pub symbols: &'static [Symbol],
    /// Its tea-passing arrow.
    pub arrow: Option<Side>,
    /// What it does.
    pub effect: Option<Effect>,
    /// Its symbols by kind.
    pub printed: Counts,
}

impl Card {
    /// The stable names, in the order of the tables.
    pub const SLUGS: [&'static str; CARD_COUNT] = {
        let mut slugs = [""; CARD_COUNT];
        let mut at = 0;
        while at < CARD_COUNT {
            slugs[at] = ALL[at].slug;
            at += 1;
        }
        slugs
    };

    /// The action cards: the main deck (RO-SETUP-3).
    pub fn main_deck() -> impl Iterator<Item = Self> {
        (0..ACTION_CARDS).map(Self::at)
    }

    /// RO-SETUP-8: the five starting cards of a character.
    pub fn starting(character: Character) -> impl Iterator<Item = Self> {
        let first = ACTION_CARDS + 5 * character.index();
        (first..first + 5).map(Self::at)
    }

    /// The character whose starting card it is.
    pub const fn owner(self) -> Option<Character> {
        match self.index().checked_sub(ACTION_CARDS) {
            Some(place) => Some(Character::ALL[place / 5]),
            None => None,
        }
    }

    /// The card of that stable name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::SLUGS.iter().position(|known| *known == slug).map(Self::at)
    }

    #[expect(clippy::cast_possible_truncation, reason = "there are fewer than 256 cards")]
    const fn at(index: usize) -> Self {
        assert!(index < CARD_COUNT);
        Self(index as u8)
    }

    /// Its place in [`Card::SLUGS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The stable name.
    pub const fn slug(self) -> &'static str {
        Self::SLUGS[self.index()]
    }

    /// What is printed on it.
    pub fn def(self) -> &'static CardDef {
        &ALL[self.index()]
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        self.def().colour
    }

    /// Its effect, if that is resolved when it is played (RO-PLAY-3).
    pub fn standard_effect(self) -> Option<Effect> {
        self.def().effect.filter(|effect| !effect.is_tea())
    }

    /// Its effect, if that is resolved in the tea ceremony (RO-TEA-1).
    pub fn tea_effect(self) -> Option<Effect> {
        self.def().effect.filter(|effect| effect.is_tea())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

written_as_slug!(Card, "card");

impl Filler for Card {
    const FILLER: Self = Self(0);
}

/// The short names of the tables.
pub(super) const E: Symbol = Symbol::Exploration;
pub(super) const C: Symbol = Symbol::Combat;
pub(super) const M: Symbol = Symbol::Magic;
pub(super) const D: Symbol = Symbol::Diplomacy;

/// A row of the tables.
pub(super) const fn card(
    slug: &'static str,
    colour: Colour,
    symbols: &'static [Symbol],
    arrow: Option<Side>,
    effect: Option<Effect>,
) -> CardDef {
    let mut printed = [0; 4];
    let mut at = 0;
    while at < symbols.len() {
        printed[symbols[at].index()] += 1;
        at += 1;
    }
    CardDef { slug, colour, symbols, arrow, effect, printed }
}

/// An effect of the tables.
pub(super) const fn when(condition: Condition, reward: Reward) -> Option<Effect> {
    Some(Effect { condition, reward })
}
