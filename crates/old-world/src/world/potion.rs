//! The potions: seven kinds, four of each (§16). The last two are ours.

use super::effect::{Condition, Cost, FightEffect, Limit, Power, Timing};
use super::slug::Slug;
use crate::serde_by_slug;

/// A kind of potion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Potion {
    Swallow,
    Blizzard,
    BlackBlood,
    PetrisPhilter,
    MariborForest,
    Thunderbolt,
    TawnyOwl,
}

/// Copies of each kind.
pub const COPIES: usize = 4;
const _: () = assert!(Potion::ALL.len() * COPIES == 28);

impl Potion {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::Swallow,
        Self::Blizzard,
        Self::BlackBlood,
        Self::PetrisPhilter,
        Self::MariborForest,
        Self::Thunderbolt,
        Self::TawnyOwl,
    ];

    /// What drinking it does.
    pub const fn power(self) -> &'static Power {
        &POWERS[self as usize]
    }
}

impl Slug for Potion {
    const KIND: &'static str = "potion";

    fn slug(self) -> &'static str {
        match self {
            Self::Swallow => "swallow",
            Self::Blizzard => "blizzard",
            Self::BlackBlood => "black-blood",
            Self::PetrisPhilter => "petris-philter",
            Self::MariborForest => "maribor-forest",
            Self::Thunderbolt => "thunderbolt",
            Self::TawnyOwl => "tawny-owl",
        }
    }

    fn every() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }
}

serde_by_slug!(Potion);

/// The limit of a potion is the card itself: it is spent (OW-STEP1-2).
const fn drink(
    conditions: &'static [Condition],
    cost: Cost,
    effects: &'static [FightEffect],
) -> Power {
    Power { timing: Timing::Step1, limit: Limit::PerTurn, conditions, cost, effects }
}

static POWERS: [Power; 7] = [
    drink(&[], Cost::Free, &[FightEffect::RaiseShield(1), FightEffect::Step4Draw(-1)]),
    drink(&[], Cost::Free, &[FightEffect::ExtraComboCard]),
    drink(&[], Cost::Free, &[FightEffect::Damage(1), FightEffect::ComboLimit(1)]),
    drink(&[], Cost::Cards(1), &[FightEffect::Damage(2)]),
    drink(&[Condition::HandLess(3)], Cost::Free, &[FightEffect::TakeTopDiscard]),
    drink(&[], Cost::Shield(1), &[FightEffect::ComboDamage(1)]),
    drink(&[], Cost::Free, &[FightEffect::Step4Draw(1)]),
];
