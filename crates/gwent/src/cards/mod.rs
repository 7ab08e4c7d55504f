//! The cards of the box as const tables; what they are called is the page's.
//!
//! A card printed alike in every faction's colours is written once ([`neutral`]); the colour of a
//! copy is that of its owner's faction.

mod ability;
mod kind;
mod leaders;
mod monsters;
mod neutral;
mod nilfgaard;
mod northern_realms;
mod scoiatael;
mod skellige;
mod traits;

use crate::{Row, Rows};

pub use ability::{Ability, Band, Special, Weather};
pub use kind::{Kind, Leader};
pub use leaders::{LeaderDef, LeaderEffect};
pub(crate) use traits::{BONDS, OnPlay, Traits};

/// The tables, the neutral cards first, then the factions in the order of [`crate::Faction::ALL`].
const PARTS: [&[CardDef]; 6] = [
    neutral::NEUTRAL,
    monsters::MONSTERS,
    nilfgaard::NILFGAARD,
    northern_realms::NORTHERN_REALMS,
    scoiatael::SCOIATAEL,
    skellige::SKELLIGE,
];

/// How many differently named cards there are, leaders not counted.
pub(crate) const CARD_COUNT: usize = STARTS[PARTS.len() - 1];

/// Where each faction's own cards begin in the table, and where the last one's end.
const STARTS: [usize; PARTS.len()] = {
    let mut starts = [0; PARTS.len()];
    let mut at = 0;
    let mut part = 0;
    while part < PARTS.len() {
        at += PARTS[part].len();
        starts[part] = at;
        part += 1;
    }
    starts
};

/// A card as it is printed, leaders not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardDef {
    /// The stable name.
    pub slug: &'static str,
    /// Unit or special card.
    pub role: Role,
    /// How many a faction's set holds.
    pub copies: u8,
    /// GW-DECK-5: appears only by transformation or summoning.
    pub side_deck: bool,
}

/// What kind of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A unit, heroes included.
    Unit(UnitDef),
    /// A special card; weather is special.
    Special(Special),
}

/// What is printed on a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitDef {
    /// The printed strength.
    pub strength: u8,
    /// Where it may lie; two rows mean agile.
    pub rows: Rows,
    /// GW-HERO-1: immune to everything.
    pub hero: bool,
    /// The abilities, in the order printed.
    pub abilities: &'static [Ability],
    /// The call it comes to.
    pub answers: Option<Band>,
}

static CARDS: [CardDef; CARD_COUNT] = {
    let mut cards = [PARTS[0][0]; CARD_COUNT];
    let mut at = 0;
    let mut part = 0;
    while part < PARTS.len() {
        let mut index = 0;
        while index < PARTS[part].len() {
            cards[at] = PARTS[part][index];
            at += 1;
            index += 1;
        }
        part += 1;
    }
    cards
};

/// The most cards one player can own: all units of a set, the side deck among them, and as many
/// special cards as a deck may hold.
pub(crate) const MOST_OWNED: usize = {
    let mut most = 0;
    let mut faction = 0;
    while faction < 5 {
        let own = units_between(STARTS[faction], STARTS[faction + 1]);
        let units = units_between(0, STARTS[0]) + own;
        if units > most {
            most = units;
        }
        faction += 1;
    }
    most + crate::deck::MAX_SPECIALS as usize
};

const fn units_between(mut at: usize, end: usize) -> usize {
    let mut sum = 0;
    while at < end {
        if matches!(CARDS[at].role, Role::Unit(_)) {
            sum += CARDS[at].copies as usize;
        }
        at += 1;
    }
    sum
}

/// The most cards a faction's set holds, leaders not counted.
pub(crate) const LARGEST_SET: usize = {
    let mut most = 0;
    let mut faction = 0;
    while faction < 5 {
        let own = copies_between(STARTS[faction], STARTS[faction + 1]);
        let set = copies_between(0, STARTS[0]) + own;
        if set > most {
            most = set;
        }
        faction += 1;
    }
    most
};

const fn copies_between(mut at: usize, end: usize) -> usize {
    let mut sum = 0;
    while at < end {
        sum += CARDS[at].copies as usize;
        at += 1;
    }
    sum
}

const CLOSE: Rows = Rows::only(Row::Close);
const RANGED: Rows = Rows::only(Row::Ranged);
const SIEGE: Rows = Rows::only(Row::Siege);
const AGILE: Rows = Rows::only(Row::Close).and(Row::Ranged);

const fn unit(slug: &'static str, strength: u8, rows: Rows) -> CardDef {
    let unit = UnitDef { strength, rows, hero: false, abilities: &[], answers: None };
    CardDef { slug, role: Role::Unit(unit), copies: 1, side_deck: false }
}

const fn special(slug: &'static str, special: Special) -> CardDef {
    CardDef { slug, role: Role::Special(special), copies: 1, side_deck: false }
}

impl CardDef {
    const fn hero(mut self) -> Self {
        if let Role::Unit(unit) = &mut self.role {
            unit.hero = true;
        }
        self
    }

    const fn with(mut self, abilities: &'static [Ability]) -> Self {
        if let Role::Unit(unit) = &mut self.role {
            unit.abilities = abilities;
        }
        self
    }

    const fn answering(mut self, band: Band) -> Self {
        if let Role::Unit(unit) = &mut self.role {
            unit.answers = Some(band);
        }
        self
    }

    const fn copies(mut self, copies: u8) -> Self {
        self.copies = copies;
        self
    }

    const fn side_deck(mut self) -> Self {
        self.side_deck = true;
        self
    }
}
