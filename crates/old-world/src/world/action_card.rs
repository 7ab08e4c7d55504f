//! Action cards: movement, blows, coin and life of a witcher (§22.2). Each physical card is a row
//! of its own, because copies of one name differ in terrain and extensions.

use super::content::action_cards::CARDS;
use super::effect::Colour;
use super::location::Terrain;
use super::school::School;
use super::slug::Slug;
use crate::serde_by_slug;

/// One physical action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// Cards of each starting deck.
pub const STARTING: u8 = 10;
/// Cards of all starting decks; the market follows them in the table.
pub const ALL_STARTING: u8 = 50;
/// Cards of the market.
pub const MARKET: u8 = 90;
/// The test cards of the rules (§23), which are in no game.
pub const SPECIMENS: u8 = 8;

/// The symbols on a card or on an extension field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Symbols {
    /// Damage.
    pub damage: u8,
    /// Shield.
    pub shield: u8,
    /// More or fewer cards in step 4.
    pub draw: i8,
    /// Take the top card of your discard, so many times.
    pub take_top: u8,
    /// Take this card back to hand.
    pub return_self: bool,
}

/// An extension field: a card of its colour may be put on it, and then its symbols count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// The colour that links.
    pub colour: Colour,
    /// What is then active.
    pub symbols: Symbols,
}

/// A row of the card table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionCard {
    /// Its stable name; the name of the kind, a dash and a number.
    pub slug: &'static str,
    /// The school whose starting deck it belongs to.
    pub school: Option<School>,
    /// Its colour.
    pub colour: Colour,
    /// Its terrain symbol; `None` is the universal one.
    pub terrain: Option<Terrain>,
    /// Its printed cost.
    pub cost: u8,
    /// OW-COMBO-3: always active.
    pub base: Symbols,
    /// OW-COMBO-2: what may be put on it.
    pub fields: &'static [Field],
}

impl Card {
    /// The ten cards a witcher of this school starts with.
    pub fn starting(school: School) -> impl Iterator<Item = Self> {
        let first = STARTING * school as u8;
        (first..first + STARTING).map(Self)
    }

    /// The ninety cards of the market.
    pub fn market() -> impl Iterator<Item = Self> {
        (ALL_STARTING..ALL_STARTING + MARKET).map(Self)
    }

    /// Is it a market card?
    pub const fn is_market(self) -> bool {
        self.0 >= ALL_STARTING && self.0 < ALL_STARTING + MARKET
    }

    /// Every card that is in a game.
    pub fn real() -> impl Iterator<Item = Self> {
        (0..ALL_STARTING + MARKET).map(Self)
    }

    /// Is it one of the test cards of the rules?
    pub const fn is_specimen(self) -> bool {
        self.0 >= ALL_STARTING + MARKET
    }

    /// Its row of the table, for tallies.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    pub fn row(self) -> &'static ActionCard {
        &CARDS[usize::from(self.0)]
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        self.row().colour
    }

    /// OW-MARKET-3: its printed cost.
    pub fn cost(self) -> u8 {
        self.row().cost
    }

    /// OW-MOVE-3 a, b: does it pay the way to such ground alone?
    pub fn pays_for(self, ground: Option<Terrain>) -> bool {
        let own = self.row().terrain;
        own.is_none() || ground.is_none() || own == ground
    }

    /// The kind of card, without the number of the copy.
    pub fn kind(self) -> &'static str {
        let slug = self.row().slug;
        slug.rsplit_once('-').map_or(slug, |(kind, _)| kind)
    }
}

impl Slug for Card {
    const KIND: &'static str = "action card";

    fn slug(self) -> &'static str {
        self.row().slug
    }

    fn every() -> impl Iterator<Item = Self> {
        (0..ALL_STARTING + MARKET + SPECIMENS).map(Self)
    }
}

serde_by_slug!(Card);
