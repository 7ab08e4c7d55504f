//! The seven characters.

use super::{Ability, Card};
use crate::slug::slugged;

slugged! {
    /// A character set.
    Character, "character" {
        /// Geralt.
        Geralt = "geralt",
        /// Yennefer.
        Yennefer = "yennefer",
        /// Dandelion.
        Dandelion = "dandelion",
        /// Ciri.
        Ciri = "ciri",
        /// Vesemir.
        Vesemir = "vesemir",
        /// Triss.
        Triss = "triss",
        /// Yuki Onna.
        YukiOnna = "yuki-onna",
    }
}

impl Character {
    /// His ability of that number, from 0 to 3.
    pub const fn ability(self, number: usize) -> Ability {
        Ability::ALL[4 * self.index() + number]
    }

    /// RO-SETUP-8: his starting hand.
    pub fn starting_cards(self) -> impl Iterator<Item = Card> {
        Card::starting(self)
    }
}
