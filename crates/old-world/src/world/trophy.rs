//! Attribute trophies: four kinds, two of each (§16).

use super::effect::{Attribute, Condition, Cost, FightEffect, Limit, Power, Timing};

/// Cards of each kind in the box.
pub const COPIES: u8 = 2;
const _: () = assert!(Attribute::ALL.len() * COPIES as usize == 8);

/// What the trophy of an attribute does.
pub const fn power(attribute: Attribute) -> &'static Power {
    &POWERS[attribute as usize]
}

static POWERS: [Power; 4] = [
    Power {
        timing: Timing::Step1,
        limit: Limit::PerTurn,
        conditions: &[Condition::LifeDeckEmpty],
        cost: Cost::Free,
        effects: &[FightEffect::Damage(1)],
    },
    Power {
        timing: Timing::OnOwnDiscard,
        limit: Limit::PerFight,
        conditions: &[],
        cost: Cost::Free,
        effects: &[FightEffect::RaiseShield(2)],
    },
    Power {
        timing: Timing::Step1FirstTurn,
        limit: Limit::PerFight,
        conditions: &[],
        cost: Cost::Free,
        effects: &[FightEffect::GainPotions(2)],
    },
    Power {
        timing: Timing::AfterSpecial,
        limit: Limit::PerFight,
        conditions: &[],
        cost: Cost::Free,
        effects: &[FightEffect::ChooseOne(&[FightEffect::Damage(1), FightEffect::DrawLife(2)])],
    },
];
