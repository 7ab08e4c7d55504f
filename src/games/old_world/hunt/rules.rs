//! What the pieces of the hunt do, in words: effects of its cards, the riders' cards, hound tokens.
//! Pure.

use ::old_world::world::attack::{Attack, AttackCard, Frostbite, Half};
use ::old_world::world::effect::{Effect, Selector, To, Trail};
use ::old_world::world::hound::Bonus;
use ::old_world::world::hunt_card::HuntEffect;
use ::old_world::world::rider::{Passive, Rider};

use super::super::names::Voice;
use super::super::rules_text;
use super::words::{self, SIDES};
use crate::i18n::name::plain;
use crate::i18n::pack::Text;

/// A rider with his forms.
pub fn rider_forms(voice: Voice<'_>, rider: Rider) -> Text {
    words::tables(voice.lang).riders[rider.index()]
}

/// A rider by his name.
pub fn rider(voice: Voice<'_>, rider: Rider) -> Text {
    plain(rider_forms(voice, rider))
}

/// The exploration deck with its forms.
pub fn story_deck(voice: Voice<'_>) -> Text {
    words::of(voice.lang).deck
}

/// The ability of side A: its name, and what it does.
pub fn side_a(voice: Voice<'_>, rider: Rider) -> [Text; 2] {
    let sides = words::tables(voice.lang).sides;
    let first = SIDES.len() * rider.index();
    [sides[first], sides[first + 1]]
}

/// The same of side B.
pub fn side_b(voice: Voice<'_>, rider: Rider) -> [Text; 2] {
    let sides = words::tables(voice.lang).sides;
    let first = SIDES.len() * rider.index() + 2;
    [sides[first], sides[first + 1]]
}

/// A passive attack: its name, and what it does.
pub fn passive(voice: Voice<'_>, passive: Passive) -> [Text; 2] {
    let passives = words::tables(voice.lang).passives;
    let first = 2 * match passive {
        Passive::HoundAttack => 0,
        Passive::FrostArmour => 1,
        Passive::Teleportation => 2,
        Passive::AdvancedTeleportation => 3,
    };
    [passives[first], passives[first + 1]]
}

/// The passive attack of a rider, by name and in words.
pub fn passive_titled(voice: Voice<'_>, rider: Rider) -> String {
    let said = passive(voice, rider.passive());
    voice.fill(words::of(voice.lang).attack.titled, &said)
}

/// A rider's fight card, if it is one: its attack and its passive attack.
pub fn fight_card(voice: Voice<'_>, card: AttackCard) -> Option<String> {
    let rider = card.rider()?;
    let attack = rules_text::attack(voice, card.attack(Half::Charge));
    let passive = passive_titled(voice, rider);
    Some(voice.fill(words::of(voice.lang).attack.with_passive, &[&attack, &passive]))
}

/// The attack of a rider's fight card.
pub fn attack(voice: Voice<'_>, attack: Attack) -> String {
    let say = &words::of(voice.lang).attack;
    let number = |text: Text, points: u8| voice.number(text, points);
    match attack {
        Attack::PhantomAxe(attribute) => {
            voice.fill(say.phantom_axe, &[voice.attribute_forms(attribute)])
        }
        Attack::Freeze(points) => number(say.freeze, points),
        Attack::WhiteFrost(points, bite) => {
            let which = match bite {
                Frostbite::Strongest => say.strongest,
                Frostbite::Only(attribute) => voice.attribute_forms(attribute),
                Frostbite::Any => voice.words.rules.selector_any,
                Frostbite::All => say.all,
            };
            let lower = voice.fill(voice.words.rules.effect.lower, &[which, "1"]);
            voice.fill(say.white_frost, &[&points.to_string(), &lower])
        }
        Attack::ExplodingEnergy(points) => number(say.exploding_energy, points),
        Attack::ShockWave(points) => number(say.shock_wave, points),
        Attack::Damage(_)
        | Attack::ByLevel(_)
        | Attack::EqualsLevel(_)
        | Attack::DropByLevel
        | Attack::Burn
        | Attack::Lower(..) => rules_text::attack(voice, attack),
    }
}

/// What a hound token gives: what a card of Old World would say of it.
pub fn bonus(voice: Voice<'_>, bonus: Bonus) -> String {
    let market = |cost| Effect::TakeMarketCard { low: cost, high: cost, to: To::Discard };
    let effect = match bonus {
        Bonus::Trail => Effect::GainTrail(Trail::Any),
        Bonus::Draw => Effect::Draw(1),
        Bonus::CostZero => market(0),
        Bonus::CostOne => market(1),
        Bonus::AnyAttribute => Effect::Raise(Selector::Any, 1),
        Bonus::WeakestAttribute => Effect::Raise(Selector::Weakest, 1),
    };
    rules_text::effects(voice, &[effect])
}

/// What only cards of the hunt do.
pub fn effect(voice: Voice<'_>, effect: HuntEffect) -> String {
    let say = &words::of(voice.lang).effect;
    let shields = |[lost, gained]: [Text; 2], by: i8| {
        voice.number(if by < 0 { lost } else { gained }, by.unsigned_abs())
    };
    let list =
        |text: Text, effects: &[Effect]| voice.fill(text, &[&rules_text::effects(voice, effects)]);
    match effect {
        HuntEffect::Shields(by) => shields([say.shields_lost, say.shields_gained], by),
        HuntEffect::ShieldsPerPlayer(by) => {
            shields([say.shields_lost_each, say.shields_gained_each], by)
        }
        HuntEffect::Each(effects) => list(say.each, effects),
        HuntEffect::Chosen(effects) => list(say.chosen, effects),
        HuntEffect::FillShield => say.fill_shield.to_owned(),
        HuntEffect::HoundIn => say.hound_in.to_owned(),
        HuntEffect::HoundOut(effects) => list(say.hound_out, effects),
        HuntEffect::HoundForAll => say.hound_for_all.to_owned(),
        HuntEffect::Pool(bands) => {
            let band = voice.words.rules.effect.band;
            let bands = bands.iter().map(|one| {
                let effects = rules_text::effects(voice, one.effects);
                voice.fill(band, &[&one.at_least.to_string(), &effects])
            });
            voice.fill(say.pool, &[&bands.collect::<Vec<_>>().join("; ")])
        }
        HuntEffect::FirstTurnDamage(points) => voice.number(say.first_turn_damage, points),
        HuntEffect::GoldOnResult(gold) => voice.number(say.gold_on_result, gold),
        HuntEffect::SpareLoss => say.spare_loss.to_owned(),
    }
}
