//! The monsters' combat cards: eighteen kinds, twenty cards, each with two halves (§16); and the
//! sixteen fight cards of the riders, which have one attack, whatever the half.

use serde::{Deserialize, Serialize};

use super::effect::Attribute;
use super::rider::Rider;
use super::slug::Slug;
use crate::serde_by_slug;

/// OW-MON-1: which half of the card is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Half {
    /// The upper half.
    Charge,
    /// The lower half.
    Bite,
}

impl Half {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Charge, Self::Bite];

    /// The other half.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Charge => Self::Bite,
            Self::Bite => Self::Charge,
        }
    }
}

/// OW-MON-3: what a half does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// So much damage.
    Damage(u8),
    /// Damage by the level of the monster.
    ByLevel([u8; 3]),
    /// Damage equal to the level of this attribute of the witcher (OW-ATTR-11).
    EqualsLevel(Attribute),
    /// As many random hand cards as the monster has levels; the shortage from the life deck.
    DropByLevel,
    /// A hand card of the witcher's choice is destroyed; without one, the top of the life deck.
    Burn,
    /// The attribute falls by one, and damage by the level of the monster.
    Lower(Attribute, [u8; 3]),
    /// Nithral: damage equal to the level of this attribute, and one more.
    PhantomAxe(Attribute),
    /// Imlerith: damage, and no shield in the own next combat turn (WH-RFC-7).
    Freeze(u8),
    /// Caranthir: damage, then attributes fall (WH-RFC-6).
    WhiteFrost(u8, Frostbite),
    /// Eredin: the shield is gone, then damage (WH-RFC-3).
    ExplodingEnergy(u8),
    /// Eredin: damage, then a random hand card (WH-RFC-3).
    ShockWave(u8),
}

/// Which attributes fall by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frostbite {
    /// The highest; on a tie the owner chooses (WH-QST-8).
    Strongest,
    /// This one.
    Only(Attribute),
    /// One of the owner's choice.
    Any,
    /// All four.
    All,
}

/// A kind of combat card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AttackCard(u8);

/// How many combat cards there are.
pub const ATTACK_CARDS: usize = 20;

struct Row {
    slug: &'static str,
    charge: Attack,
    bite: Attack,
    copies: u8,
}

impl AttackCard {
    /// All kinds of the monsters' deck.
    pub fn kinds() -> impl Iterator<Item = Self> {
        (0u8..).map(Self).take(KINDS)
    }

    /// The four fight cards of a rider (WH-SETUP-7).
    pub fn of_rider(rider: Rider) -> impl Iterator<Item = Self> {
        (0u8..).map(Self).skip(KINDS + 4 * rider.index()).take(4)
    }

    /// Whose fight card it is, if it is one.
    pub fn rider(self) -> Option<Rider> {
        let place = self.index().checked_sub(KINDS)?;
        Rider::ALL.get(place / 4).copied()
    }

    /// Its place in the table, for tallies.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many there are of this kind.
    pub const fn copies(self) -> u8 {
        ROWS[self.0 as usize].copies
    }

    /// What a half of it does.
    pub const fn attack(self, half: Half) -> Attack {
        let row = &ROWS[self.0 as usize];
        match half {
            Half::Charge => row.charge,
            Half::Bite => row.bite,
        }
    }

    /// The whole deck, in table order.
    pub fn deck() -> Vec<Self> {
        Self::kinds().flat_map(|card| (0..card.copies()).map(move |_| card)).collect()
    }
}

impl Slug for AttackCard {
    const KIND: &'static str = "monster combat card";

    fn slug(self) -> &'static str {
        ROWS[self.index()].slug
    }

    fn every() -> impl Iterator<Item = Self> {
        (0u8..).map(Self).take(ROWS.len())
    }
}

serde_by_slug!(AttackCard);

use Attack::{
    Burn, ByLevel, Damage, DropByLevel, EqualsLevel, ExplodingEnergy, Freeze, Lower, PhantomAxe,
    ShockWave, WhiteFrost,
};

/// The kinds of the monsters' deck come first in the table.
const KINDS: usize = 18;

const fn row(slug: &'static str, charge: Attack, bite: Attack, copies: u8) -> Row {
    Row { slug, charge, bite, copies }
}

/// A rider's card: one attack, and none of it in the monsters' deck.
const fn fight_card(slug: &'static str, attack: Attack) -> Row {
    row(slug, attack, attack, 0)
}

static ROWS: [Row; KINDS + 16] = [
    row("2-3", Damage(2), Damage(3), 1),
    row("2-4", Damage(2), Damage(4), 1),
    row("2-alchemy", Damage(2), Lower(Attribute::Alchemy, [0, 1, 2]), 1),
    row("3-4", Damage(3), Damage(4), 1),
    row("3-5", Damage(3), Damage(5), 2),
    row("3-as-defence", Damage(3), EqualsLevel(Attribute::Defence), 1),
    row("4-2", Damage(4), Damage(2), 1),
    row("4-as-special", Damage(4), EqualsLevel(Attribute::Special), 1),
    row("4-attack", Damage(4), Lower(Attribute::Attack, [0, 1, 2]), 1),
    row("5-2", Damage(5), Damage(2), 1),
    row("5-as-alchemy", Damage(5), EqualsLevel(Attribute::Alchemy), 1),
    row("burn-2", Burn, Damage(2), 1),
    row("burn-3", Burn, Damage(3), 1),
    row("burn-as-attack", Burn, EqualsLevel(Attribute::Attack), 1),
    row("drop-3", DropByLevel, Damage(3), 1),
    row("drop-4", DropByLevel, Damage(4), 2),
    row("drop-level", DropByLevel, ByLevel([3, 4, 5]), 1),
    row("level-defence", ByLevel([3, 4, 5]), Lower(Attribute::Defence, [0, 1, 2]), 1),
    fight_card("axe-attack", PhantomAxe(Attribute::Attack)),
    fight_card("axe-defence", PhantomAxe(Attribute::Defence)),
    fight_card("axe-alchemy", PhantomAxe(Attribute::Alchemy)),
    fight_card("axe-special", PhantomAxe(Attribute::Special)),
    fight_card("freeze-3", Freeze(3)),
    fight_card("freeze-4", Freeze(4)),
    fight_card("freeze-5", Freeze(5)),
    fight_card("freeze-6", Freeze(6)),
    fight_card("frost-strongest", WhiteFrost(5, Frostbite::Strongest)),
    fight_card("frost-attack", WhiteFrost(4, Frostbite::Only(Attribute::Attack))),
    fight_card("frost-any", WhiteFrost(6, Frostbite::Any)),
    fight_card("frost-all", WhiteFrost(3, Frostbite::All)),
    fight_card("energy-4", ExplodingEnergy(4)),
    fight_card("energy-3", ExplodingEnergy(3)),
    fight_card("wave-3", ShockWave(3)),
    fight_card("wave-4", ShockWave(4)),
];

const _: () = {
    let mut cards = 0;
    let mut at = 0;
    while at < ROWS.len() {
        cards += ROWS[at].copies as usize;
        at += 1;
    }
    assert!(cards == ATTACK_CARDS);
};
