//! What monsters do: their abilities, and the halves of their fight cards. Pure.

use ::old_world::world::attack::Attack;
use ::old_world::world::monster::{Ability, Monster};

use crate::games::old_world::hunt;
use crate::games::old_world::names::{Voice, sentence};
use crate::games::old_world::words::Text;

/// What a monster does besides attacking.
pub fn ability(voice: Voice<'_>, monster: Monster) -> String {
    let words = &voice.words.rules.ability;
    let number = |text: Text, number: u8| voice.number(text, number);
    let two =
        |text: Text, one: u8, other: u8| voice.fill(text, &[&one.to_string(), &other.to_string()]);
    let named = |text: Text, name: &str, number: u8| voice.fill(text, &[name, &number.to_string()]);
    let said = match monster.ability() {
        Ability::InitiationCost(potions) => number(words.initiation_cost, potions),
        Ability::BeforeLifeDeckDiscard(cards) => number(words.before_discard, cards),
        Ability::BeforeLifeDeckShieldMinus(points) => number(words.before_shield, points),
        Ability::BeforeLifeDeckShieldPerHandCard => words.before_shield_per_card.to_owned(),
        Ability::BeforeLifeDeckLower(attribute, levels) => {
            named(words.before_lower, voice.attribute_forms(attribute), levels)
        }
        Ability::DefenceMinus(points) => number(words.defence_minus, points),
        Ability::AfterLifeDeckDiscardTop(cards) => number(words.after_discard_top, cards),
        Ability::AfterLifeDeckDiscardUnlessTrail(cards) => {
            number(words.after_discard_unless_trail, cards)
        }
        Ability::FirstTurnWorseHalf => words.worse_half.to_owned(),
        Ability::Step4MinusUnlessColour(colour, cards) => {
            named(words.step4_unless_colour, voice.colour_forms(colour), cards)
        }
        Ability::Step4Minus { by, floor } => two(words.step4_minus, by, floor),
        Ability::KillPhase3Exactly(cards) => number(words.kill_phase3, cards),
        Ability::FirstTurnAttackZero => words.attack_zero.to_owned(),
        Ability::FirstTurnDamageCap { cap, unless_trail: false } => number(words.damage_cap, cap),
        Ability::FirstTurnDamageCap { cap: 0, unless_trail: true } => {
            words.damage_none_unless_trail.to_owned()
        }
        Ability::FirstTurnDamageCap { cap, unless_trail: true } => {
            number(words.damage_cap_unless_trail, cap)
        }
        Ability::FirstTurnRandomFirstCard => words.random_first_card.to_owned(),
        Ability::FirstTurnDamageHandFirst => words.hand_first.to_owned(),
        Ability::ColourInactive(colour) => {
            voice.fill(words.colour_inactive, &[voice.colour_forms(colour)])
        }
        Ability::ColourDamageMinus(colours, points) => {
            let item = voice.words.rules.colour_item;
            let colours = colours.iter().map(|one| voice.fill(item, &[voice.colour_forms(*one)]));
            let or = format!(" {} ", voice.words.rules.or);
            named(words.colour_damage_minus, &colours.collect::<Vec<_>>().join(&or), points)
        }
        Ability::ColourShieldMinus(colour, points) => {
            named(words.colour_shield_minus, voice.colour_forms(colour), points)
        }
        Ability::ShieldGainCap(points) => number(words.shield_gain_cap, points),
        Ability::PotionCap(potions) => number(words.potion_cap, potions),
        Ability::DamageMinusPlusDiscard { less, cards } => {
            two(words.damage_minus_plus_discard, less, cards)
        }
        Ability::LowPoolBonus { at_most, bonus } => two(words.low_pool_bonus, at_most, bonus),
        Ability::EndFirstTurnDiscard(cards) => number(words.end_first_turn_discard, cards),
    };
    sentence(&said)
}

/// What a half of a monster fight card does.
pub fn attack(voice: Voice<'_>, attack: Attack) -> String {
    let words = &voice.words.rules.attack;
    match attack {
        Attack::Damage(points) => voice.number(words.damage, points),
        Attack::ByLevel(points) => {
            let [one, two, three] = points.map(|points| points.to_string());
            voice.fill(words.by_level, &[&one, &two, &three])
        }
        Attack::EqualsLevel(attribute) => {
            voice.fill(words.equals_level, &[voice.attribute_forms(attribute)])
        }
        Attack::DropByLevel => words.drop.to_owned(),
        Attack::Burn => words.burn.to_owned(),
        Attack::Lower(attribute, points) => {
            let [one, two, three] = points.map(|points| points.to_string());
            voice.fill(words.lower, &[voice.attribute_forms(attribute), &one, &two, &three])
        }
        Attack::PhantomAxe(_)
        | Attack::Freeze(_)
        | Attack::WhiteFrost(..)
        | Attack::ExplodingEnergy(_)
        | Attack::ShockWave(_) => hunt::attack(voice, attack),
    }
}
