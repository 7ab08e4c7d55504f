//! What lies before one chair.

use serde::{Deserialize, Serialize};
use tabletop::list::{Filler, List};

use crate::content::unlocked;
use crate::{Abilities, Card, Character, Colour, Counts, Laid, Side, Symbol, Symbols};

/// More cards than a hand can come to hold (RO-ZONE-1).
pub(crate) const HAND: usize = 32;

/// Two kept cards and three turns of three cards.
pub(crate) const TIMELINE: usize = 11;

/// A hand card, and how it came there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct HandCard {
    /// The card.
    pub card: Card,
    /// RO-ZONE-4: drawn blind, from the deck of this number; otherwise everybody knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blind: Option<u8>,
}

impl Filler for HandCard {
    const FILLER: Self = Self { card: Card::FILLER, blind: None };
}

/// Victory points by where they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// The scoring of each chapter (RO-END-3).
    pub chapters: [u8; 3],
    /// Bonus spaces.
    pub bonuses: u8,
    /// Abilities.
    pub abilities: u8,
    /// The side quest (RO-FINAL-2).
    pub quest: u8,
    /// Experience (RO-FINAL-3).
    pub experience: u8,
    /// Cooperation (RO-FINAL-4).
    pub cooperation: u8,
}

impl Sheet {
    /// RO-VP-1: all of them.
    pub fn total(&self) -> u16 {
        let lines = [self.bonuses, self.abilities, self.quest, self.experience, self.cooperation];
        self.chapters.iter().chain(&lines).map(|line| u16::from(*line)).sum()
    }
}

/// What lies before one chair. An Automa has a character and a timeline only (RO-AUTO-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub(crate) character: Option<Character>,
    /// Sorted, so that its order tells nothing.
    pub(crate) hand: List<HandCard, HAND>,
    /// Chosen face down, in order: of the hand to be played, or of the timeline to be kept.
    pub(crate) chosen: List<Card, 3>,
    /// How many cards he plays this turn.
    pub(crate) plays: u8,
    pub(crate) timeline: List<Laid, TIMELINE>,
    /// How many cards of the timeline were played this turn.
    pub(crate) fresh: u8,
    pub(crate) pool: Counts,
    pub(crate) xp: u8,
    /// The cards of neighbours' abilities.
    pub(crate) gifts: Abilities,
    pub(crate) used: Abilities,
    /// The card whose tea effect needs no condition in this ceremony.
    pub(crate) calm: Option<Card>,
    pub(crate) sheet: Sheet,
}

impl Filler for Player {
    const FILLER: Self = Self {
        character: None,
        hand: List::EMPTY,
        chosen: List::EMPTY,
        plays: 2,
        timeline: List::EMPTY,
        fresh: 0,
        pool: [0; 4],
        xp: 0,
        gifts: Abilities::NONE,
        used: Abilities::NONE,
        calm: None,
        sheet: Sheet {
            chapters: [0; 3],
            bonuses: 0,
            abilities: 0,
            quest: 0,
            experience: 0,
            cooperation: 0,
        },
    };
}

impl Player {
    /// RO-XP-1: the own abilities that are unlocked, used ones included.
    pub fn unlocked(&self) -> Abilities {
        self.character.map_or(Abilities::NONE, |own| Abilities::of(own, unlocked(self.xp)))
    }

    /// RO-ABIL-1, RO-ABIL-2: what can be used in the right moment.
    pub(crate) fn available(&self) -> Abilities {
        self.unlocked().or(self.gifts).without(self.used)
    }

    /// RO-EFF-2, RO-EFF-4: the symbols of the pool and of the first so many cards. The four counts of
    /// a card are added as one number: two symbols on each of eleven cards never carry over.
    pub(crate) fn symbols(&self, scope: usize) -> Counts {
        let cards = self.timeline[..scope.min(self.timeline.len())].iter();
        let printed: u32 = cards.map(|laid| u32::from_le_bytes(laid.symbols())).sum();
        let mut counts = self.pool;
        for (count, more) in counts.iter_mut().zip(printed.to_le_bytes()) {
            *count = count.saturating_add(more);
        }
        counts
    }

    /// RO-END-1: the symbols of the pool and of the whole timeline.
    pub fn all_symbols(&self) -> Counts {
        self.symbols(TIMELINE)
    }

    /// How many cards of a colour are among the first so many.
    pub(crate) fn of_colour(&self, colour: Colour, scope: usize) -> u8 {
        let cards = self.timeline[..scope.min(self.timeline.len())].iter();
        count(cards.filter(|laid| laid.card.colour() == colour))
    }

    /// How many colours are on the timeline.
    pub(crate) fn colours(&self) -> u8 {
        count(Colour::ALL.into_iter().filter(|colour| self.of_colour(*colour, TIMELINE) > 0))
    }

    /// The place of an uncovered arrow to this side, the oldest first (RO-TEA-5).
    pub(crate) fn arrow(&self, side: Side) -> Option<usize> {
        self.timeline.iter().position(|laid| laid.arrow() == Some(side))
    }

    /// How many symbols of a sort the hand shows.
    pub(crate) fn in_hand(&self, symbols: Symbols) -> u8 {
        self.hand.iter().map(|held| symbols.count_in(&held.card.def().printed)).sum()
    }

    /// RO-FINAL-2: how many hand cards show a symbol.
    pub(crate) fn hand_cards_with(&self, symbol: Symbol) -> u8 {
        count(self.hand.iter().filter(|held| held.card.def().printed[symbol.index()] > 0))
    }

    /// Where the cards of this turn begin.
    pub(crate) fn first_fresh(&self) -> usize {
        self.timeline.len().saturating_sub(usize::from(self.fresh))
    }

    /// The place of a card on the timeline.
    pub(crate) fn place_of(&self, card: Card) -> Option<usize> {
        self.timeline.iter().position(|laid| laid.card == card)
    }

    /// Takes a card into the hand, in its place.
    pub(crate) fn take(&mut self, card: Card, blind: Option<u8>) {
        self.hand.push(HandCard { card, blind });
        let mut at = self.hand.len() - 1;
        while at > 0 && self.hand[at] < self.hand[at - 1] {
            self.hand.swap(at, at - 1);
            at -= 1;
        }
    }

    /// Gives a card away; nothing if he has it not.
    pub(crate) fn give(&mut self, card: Card) -> Option<Card> {
        let place = self.hand.iter().position(|held| held.card == card)?;
        Some(self.hand.remove(place).card)
    }

    /// From now on everybody knows his hand (RO-COOP-9).
    pub(crate) fn open_hand(&mut self) {
        for held in self.hand.iter_mut() {
            held.blind = None;
        }
    }
}

/// How many there are.
pub(crate) fn count<T>(items: impl Iterator<Item = T>) -> u8 {
    u8::try_from(items.count()).expect("few cards")
}
