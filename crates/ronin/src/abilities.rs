//! A set of abilities. Written down as a list of their names.

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

use crate::{Ability, Character, Window};

/// Some of the twenty-eight abilities.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Abilities(u32);

impl Abilities {
    /// None.
    pub const NONE: Self = Self(0);

    /// RO-XP-1: the first so many abilities of a character.
    pub const fn of(character: Character, unlocked: u8) -> Self {
        Self(((1 << unlocked) - 1) << (4 * character.index()))
    }

    /// All that are used in this window.
    pub const fn in_window(window: Window) -> Self {
        BY_WINDOW[window.index()]
    }

    /// Is it one of them?
    pub const fn contain(self, ability: Ability) -> bool {
        self.0 & (1 << ability.index()) != 0
    }

    /// Are there none?
    pub const fn are_none(self) -> bool {
        self.0 == 0
    }

    /// Adds one.
    pub const fn insert(&mut self, ability: Ability) {
        self.0 |= 1 << ability.index();
    }

    /// Takes one out.
    pub const fn remove(&mut self, ability: Ability) {
        self.0 &= !(1 << ability.index());
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// Those in either.
    #[must_use]
    pub const fn or(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Those that are not among the others.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// One after the other, in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = Ability> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Ability::ALL.get(next).copied()
        })
    }
}

const BY_WINDOW: [Abilities; Window::ALL.len()] = {
    let mut sets = [Abilities::NONE; Window::ALL.len()];
    let mut at = 0;
    while at < Ability::ALL.len() {
        let ability = Ability::ALL[at];
        sets[ability.window().index()].insert(ability);
        at += 1;
    }
    sets
};

impl fmt::Debug for Abilities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Abilities {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Abilities {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Abilities;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of abilities")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Abilities, A::Error> {
        let mut abilities = Abilities::NONE;
        while let Some(ability) = seq.next_element()? {
            abilities.insert(ability);
        }
        Ok(abilities)
    }
}
