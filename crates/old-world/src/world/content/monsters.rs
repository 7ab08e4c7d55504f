//! The monsters (§16): levels, lives and abilities as printed; the trophies of Arachas, Barghest,
//! Griffin and Leshen as printed, the other twenty-four ours.

use crate::world::effect::Condition::{
    AgainstMonster, DiscardAtLeast, FoeAtMost, HandLess, LifeDeckEmpty, PotionsUsed, ShieldZero,
};
use crate::world::effect::FightEffect::{
    Brace, ChooseOne, ComboDamage, Damage, DiscardHand, DrawLife, ExtraComboCard, GainPotions,
    Nothing, PeekFoe, PeekOwn, RaiseShield, Roll, ShuffleDiscardIntoLife, Step4Draw, SwitchHalf,
    TakeAnyDiscard, TakeTopDiscard,
};
use crate::world::effect::Timing::{
    BeforeFoesFirstTurn, BeforeLifeDeck, OnComboColour, OnComboLength, OnFoeDiscard, OnOwnDiscard,
    OnReveal, Step1, Step1FirstTurn,
};
use crate::world::effect::{
    Attribute, Colour, Condition, Cost, FightEffect, FightRolled, Limit, Power, Timing,
};
use crate::world::monster::{Ability, MonsterRow};

const fn monster(
    level: u8,
    slug: &'static str,
    life: u8,
    ability: Ability,
    trophy: Power,
) -> MonsterRow {
    MonsterRow { slug, level, life, ability, trophy }
}

/// A trophy used once in a fight.
const fn once(
    timing: Timing,
    conditions: &'static [Condition],
    cost: Cost,
    effects: &'static [FightEffect],
) -> Power {
    Power { timing, limit: Limit::PerFight, conditions, cost, effects }
}

const FREE: Cost = Cost::Free;

/// Every monster, by level.
#[rustfmt::skip]
pub const MONSTERS: &[MonsterRow] = &[
    monster(1, "arachas", 10, Ability::BeforeLifeDeckDiscard(1), once(BeforeLifeDeck, &[HandLess(2)], FREE, &[DrawLife(2)])),
    monster(1, "foglet", 10, Ability::FirstTurnWorseHalf, once(BeforeFoesFirstTurn, &[], FREE, &[PeekFoe { look: 3, discard: 0 }])),
    monster(1, "drowner-nest", 10, Ability::AfterLifeDeckDiscardTop(1), once(Step1, &[DiscardAtLeast(2)], Cost::Cards(1), &[ShuffleDiscardIntoLife, ShuffleDiscardIntoLife])),
    monster(1, "nekker-nest", 11, Ability::Step4MinusUnlessColour(Colour::Green, 1), once(OnComboLength(4), &[], FREE, &[ComboDamage(2)])),
    monster(1, "barghest", 11, Ability::BeforeLifeDeckShieldMinus(1), once(Step1, &[], Cost::Potions(2), &[Damage(1), DrawLife(1)])),
    monster(1, "rotfiend", 11, Ability::KillPhase3Exactly(1), once(Step1, &[LifeDeckEmpty], FREE, &[Damage(2)])),
    monster(1, "harpy", 12, Ability::FirstTurnAttackZero, once(Step1FirstTurn, &[], FREE, &[Step4Draw(1)])),
    monster(1, "archespore", 12, Ability::InitiationCost(1), once(Step1, &[], Cost::Potions(1), &[RaiseShield(1), DrawLife(1)])),
    monster(1, "ghoul-nest", 12, Ability::FirstTurnDamageCap { cap: 2, unless_trail: false }, once(Step1, &[HandLess(2)], FREE, &[DrawLife(1)])),
    monster(1, "ekimmara", 12, Ability::AfterLifeDeckDiscardUnlessTrail(1), once(OnFoeDiscard, &[], FREE, &[TakeTopDiscard])),
    monster(2, "fiend", 13, Ability::ColourInactive(Colour::Purple), once(Step1FirstTurn, &[AgainstMonster], FREE, &[Brace(2)])),
    monster(2, "grave-hag", 13, Ability::FirstTurnDamageHandFirst, once(Step1, &[], Cost::Cards(2), &[Damage(3)])),
    monster(2, "nightwraith", 14, Ability::FirstTurnRandomFirstCard, once(Step1, &[DiscardAtLeast(1)], FREE, &[TakeAnyDiscard, DiscardHand(1)])),
    monster(2, "noonwraith", 14, Ability::ShieldGainCap(1), once(Step1, &[ShieldZero], FREE, &[RaiseShield(2), Step4Draw(-1)])),
    monster(2, "werewolf", 14, Ability::BeforeLifeDeckShieldMinus(2), once(Step1, &[FoeAtMost(4)], FREE, &[Damage(1), Step4Draw(1)])),
    monster(2, "manticore", 14, Ability::DamageMinusPlusDiscard { less: 1, cards: 1 }, once(Step1FirstTurn, &[], FREE, &[Damage(1), GainPotions(1)])),
    monster(2, "penitent", 14, Ability::FirstTurnDamageCap { cap: 0, unless_trail: true }, once(BeforeLifeDeck, &[], FREE, &[RaiseShield(1)])),
    monster(2, "weavess", 14, Ability::BeforeLifeDeckLower(Attribute::Defence, 1), once(Step1, &[], FREE, &[PeekOwn { look: 3, take: 1 }, DiscardHand(1)])),
    monster(2, "water-hag", 15, Ability::PotionCap(1), once(Step1, &[PotionsUsed(1)], FREE, &[RaiseShield(1), Step4Draw(1)])),
    monster(2, "griffin", 15, Ability::Step4Minus { by: 1, floor: 1 }, once(Step1FirstTurn, &[], FREE, &[Roll(&[
        FightRolled { low: 1, high: 2, effects: &[Nothing] },
        FightRolled { low: 3, high: 5, effects: &[Damage(2)] },
        FightRolled { low: 6, high: 6, effects: &[Damage(3)] },
    ])])),
    monster(2, "whispess", 15, Ability::ColourShieldMinus(Colour::Yellow, 2), once(OnComboColour(Colour::Yellow, 1), &[], FREE, &[ComboDamage(1), Step4Draw(1)])),
    monster(2, "wyvern", 15, Ability::EndFirstTurnDiscard(1), once(OnOwnDiscard, &[], FREE, &[DrawLife(1)])),
    monster(3, "brewess", 17, Ability::ColourDamageMinus(&[Colour::Green, Colour::Yellow], 1), once(Step1, &[], FREE, &[ChooseOne(&[GainPotions(1), DrawLife(1), RaiseShield(1)])])),
    monster(3, "bruxa", 17, Ability::LowPoolBonus { at_most: 2, bonus: 2 }, once(OnFoeDiscard, &[], FREE, &[DrawLife(2)])),
    monster(3, "striga", 18, Ability::BeforeLifeDeckShieldPerHandCard, once(Step1, &[], Cost::Shield(2), &[Damage(2)])),
    monster(3, "yghern", 18, Ability::ColourDamageMinus(&[Colour::Blue], 1), once(BeforeFoesFirstTurn, &[AgainstMonster], FREE, &[Brace(3)])),
    monster(3, "glustyworp", 18, Ability::FirstTurnDamageCap { cap: 1, unless_trail: false }, once(Step1, &[], FREE, &[ExtraComboCard, Step4Draw(-1)])),
    monster(3, "leshen", 19, Ability::DefenceMinus(1), once(OnReveal, &[], FREE, &[SwitchHalf])),
];

/// Level I, II or III, in this order; no life beyond the twenty combat cards.
const _: () = {
    let mut level = 1;
    let mut at = 0;
    while at < MONSTERS.len() {
        assert!(MONSTERS[at].level >= level && MONSTERS[at].level <= 3);
        assert!(MONSTERS[at].life as usize <= crate::world::attack::ATTACK_CARDS);
        level = MONSTERS[at].level;
        at += 1;
    }
};
