//! A witcher: his board, his cards, what he carries and what he has won.

use serde::{Deserialize, Serialize};

use crate::world::action_card::Card;
use crate::world::effect::{Attribute, Boon, Cost};
use crate::world::location::Location;
use crate::world::monster::Monster;
use crate::world::potion::Potion;
use crate::world::school::School;
use crate::world::story::Story;
use crate::world::tracks;

/// One player's side of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Witcher {
    /// His school, once chosen.
    pub school: Option<School>,
    /// Where he stands.
    pub at: Location,
    /// OW-GEN-5.
    pub gold: u16,
    /// OW-ATTR-1: the levels, 1 to 5.
    pub attributes: [u8; 4],
    /// The witcher level, 1 to 5.
    pub level: u8,
    /// OW-ATTR-6.
    pub shield: u8,
    /// 0 to 4.
    pub reputation: u8,
    /// Cards in hand, in table order.
    pub hand: Vec<Card>,
    /// The action deck, or in a fight the life deck; the top is last.
    pub deck: Vec<Card>,
    /// The discard pile; the top is last.
    pub discard: Vec<Card>,
    /// Potions held, the newest last.
    pub potions: Vec<Potion>,
    /// OW-TRACK-1: face-down tokens by terrain.
    pub trails: [Option<Location>; 3],
    /// OW-TRACK-4: tracking quests by terrain.
    pub tracking: [Vec<Tracking>; 3],
    /// Quests held, the newest last.
    pub quests: Vec<HeldQuest>,
    /// Cards kept: equipment, companions, promises.
    pub kept: Vec<Story>,
    /// Monsters killed.
    pub monsters: Vec<Monster>,
    /// Trophies of other schools.
    pub medallions: [bool; 5],
    /// Attribute trophies.
    pub masteries: [bool; 4],
    /// Trophies of the own school left to be won by others.
    pub stock: u8,
}

/// A tracking quest: the token lies face up with a coin on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tracking {
    /// Where to.
    pub at: Location,
    /// Was it started this turn? Then entering does nothing yet.
    pub fresh: bool,
}

/// A quest card with its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldQuest {
    /// The card.
    pub story: Story,
    /// Where to.
    pub at: Location,
    /// What the quest action costs.
    pub cost: Cost,
    /// The event resolved then.
    pub event: u8,
    /// Does a location token lie on it?
    pub token: bool,
    /// OW-QUEST-3: not moved since it was taken?
    pub fresh: bool,
}

impl Witcher {
    /// A witcher without a board yet.
    pub fn nobody() -> Self {
        Self {
            school: None,
            at: Location::BeheltNar,
            gold: 0,
            attributes: [1; 4],
            level: 1,
            shield: 1,
            reputation: 0,
            hand: Vec::new(),
            deck: Vec::new(),
            discard: Vec::new(),
            potions: Vec::new(),
            trails: [None; 3],
            tracking: [const { Vec::new() }; 3],
            quests: Vec::new(),
            kept: Vec::new(),
            monsters: Vec::new(),
            medallions: [false; 5],
            masteries: [false; 4],
            stock: 0,
        }
    }

    /// The level of an attribute, 1 to 5.
    pub const fn attribute(&self, attribute: Attribute) -> u8 {
        self.attributes[attribute.index()]
    }

    /// OW-ATTR-1: the printed value of an attribute.
    pub const fn value(&self, attribute: Attribute) -> u8 {
        tracks::value(self.attribute(attribute))
    }

    /// Everything his kept cards give him, with the card.
    pub fn boons(&self) -> impl Iterator<Item = (Story, &'static Boon)> {
        self.kept.iter().flat_map(|story| story.boons().iter().map(move |boon| (*story, boon)))
    }

    /// All his trophies.
    pub fn trophies(&self) -> usize {
        self.monsters.len()
            + self.medallions.iter().filter(|won| **won).count()
            + self.masteries.iter().filter(|won| **won).count()
    }

    /// Hand, deck and discard together.
    pub fn cards(&self) -> usize {
        self.hand.len() + self.deck.len() + self.discard.len()
    }

    /// Puts a card in hand, in its place.
    pub(crate) fn take_in_hand(&mut self, card: Card) {
        let at = self.hand.partition_point(|held| *held < card);
        self.hand.insert(at, card);
    }

    /// Takes a card out of the hand; false if it is not there.
    pub(crate) fn take_from_hand(&mut self, card: Card) -> bool {
        let at = self.hand.iter().position(|held| *held == card);
        at.map(|at| self.hand.remove(at)).is_some()
    }
}
