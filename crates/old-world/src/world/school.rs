//! The five schools: home, ability by level, trophy (§16). The levels of Wolf and Griffin are
//! ours; the others are those of the boards.

use super::effect::Condition;
use super::effect::{Cost, FightEffect, Limit, Power, Timing};
use super::location::Location;
use super::slug::Slug;
use crate::serde_by_slug;

/// A witchers' school.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum School {
    Wolf,
    Griffin,
    Bear,
    Cat,
    Viper,
}

/// School trophies of each school in the box.
pub const TROPHIES: u8 = 4;

impl School {
    /// All five, in the order of the starting decks.
    pub const ALL: [Self; 5] = [Self::Wolf, Self::Griffin, Self::Bear, Self::Cat, Self::Viper];

    /// Its place in [`School::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Where its witchers start and may train their ability.
    pub const fn home(self) -> Location {
        match self {
            Self::Wolf => Location::KaerMorhen,
            Self::Griffin => Location::KaerSeren,
            Self::Bear => Location::HaernCaduch,
            Self::Cat => Location::Stygga,
            Self::Viper => Location::GorthurGvaed,
        }
    }

    /// OW-SPEC-TABLE: the ability at a level of special, 1 to 5.
    pub const fn ability(self, level: u8) -> &'static Power {
        &ABILITIES[self as usize][level as usize - 1]
    }

    /// What the trophy of a witcher of this school does.
    pub const fn trophy(self) -> &'static Power {
        &SCHOOL_TROPHIES[self as usize]
    }
}

impl Slug for School {
    const KIND: &'static str = "school";

    fn slug(self) -> &'static str {
        match self {
            Self::Wolf => "wolf",
            Self::Griffin => "griffin",
            Self::Bear => "bear",
            Self::Cat => "cat",
            Self::Viper => "viper",
        }
    }

    fn every() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }
}

serde_by_slug!(School);

const fn once(timing: Timing, effects: &'static [FightEffect]) -> Power {
    Power { timing, limit: Limit::PerFight, conditions: &[], cost: Cost::Free, effects }
}

use FightEffect::{
    ComboDamage, Damage, DiscardHand, DrawAfterDamage, DrawLife, PeekFoe, PeekOwn, RaiseShield,
    Step4Draw, TakeAnyDiscard, TakeTopDiscard,
};
use Timing::{OnComboLength, OnFoeDiscard, ShieldZero, Step1, Step1FirstTurn};

static ABILITIES: [[Power; 5]; 5] = [
    // OW-SPEC-WOLF: fencing.
    [
        once(OnComboLength(3), &[ComboDamage(1)]),
        once(OnComboLength(3), &[ComboDamage(2), DrawAfterDamage(1)]),
        once(OnComboLength(3), &[ComboDamage(2), DrawAfterDamage(2)]),
        once(OnComboLength(3), &[ComboDamage(3), DrawAfterDamage(2)]),
        once(OnComboLength(3), &[ComboDamage(3), DrawAfterDamage(2)]),
    ],
    // OW-SPEC-GRIFFIN: magic.
    [
        once(Step1, &[TakeTopDiscard, DiscardHand(1)]),
        once(Step1, &[TakeTopDiscard]),
        once(Step1, &[TakeTopDiscard]),
        once(Step1, &[TakeAnyDiscard]),
        once(Step1, &[TakeAnyDiscard]),
    ],
    // OW-SPEC-BEAR: armour. The shield first, then the cards.
    [
        once(ShieldZero, &[DrawLife(1)]),
        once(ShieldZero, &[RaiseShield(1), DrawLife(1)]),
        once(ShieldZero, &[RaiseShield(1), DrawLife(2)]),
        once(ShieldZero, &[RaiseShield(2), DrawLife(2)]),
        once(ShieldZero, &[RaiseShield(2), DrawLife(2)]),
    ],
    // OW-SPEC-CAT: speed.
    [
        once(Step1FirstTurn, &[PeekOwn { look: 1, take: 1 }]),
        once(Step1FirstTurn, &[PeekOwn { look: 3, take: 1 }]),
        once(Step1FirstTurn, &[PeekOwn { look: 3, take: 2 }]),
        once(Step1FirstTurn, &[PeekOwn { look: 3, take: 3 }]),
        once(Step1FirstTurn, &[PeekOwn { look: 3, take: 3 }]),
    ],
    // OW-SPEC-VIPER: poisoned steel.
    [
        once(OnFoeDiscard, &[PeekFoe { look: 3, discard: 0 }]),
        once(OnFoeDiscard, &[PeekFoe { look: 2, discard: 1 }]),
        once(OnFoeDiscard, &[PeekFoe { look: 4, discard: 1 }]),
        once(OnFoeDiscard, &[PeekFoe { look: 4, discard: 2 }]),
        once(OnFoeDiscard, &[PeekFoe { look: 4, discard: 2 }]),
    ],
];

static SCHOOL_TROPHIES: [Power; 5] = [
    once(OnComboLength(3), &[ComboDamage(1)]),
    once(Step1, &[TakeTopDiscard, DiscardHand(1)]),
    Power {
        timing: Step1,
        limit: Limit::PerFight,
        conditions: &[Condition::ShieldZero],
        cost: Cost::Free,
        effects: &[RaiseShield(1)],
    },
    once(Step1FirstTurn, &[DrawLife(1)]),
    once(OnFoeDiscard, &[Damage(1), Step4Draw(-1)]),
];

const _: () = assert!(School::ALL.len() * TROPHIES as usize == 20);
