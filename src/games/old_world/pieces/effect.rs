//! What a power does, in symbols: price first, then what it gives. The words are `rules_text::power`.

use ::old_world::world::effect::{Cost, FightEffect, Power};
use heraldry::Charge;

use super::{figure, symbol};
use crate::games::old_world::names::signed;
use crate::heraldry::draw;

/// A power in symbols.
pub fn power(power: &Power) -> String {
    let effects = list(power.effects);
    match power.cost {
        Cost::Free => effects,
        paid => format!("{}<i>→</i>{effects}", cost(paid)),
    }
}

/// A price in symbols; nothing for what is free.
pub fn cost(cost: Cost) -> String {
    match cost {
        Cost::Free => String::new(),
        Cost::Gold(gold) => format!("{}{gold}", figure::coin()),
        Cost::Potions(potions) => format!("{}{}", draw::charge(Charge::Flask), less(potions)),
        Cost::Cards(cards) => format!("{}{}", symbol::lost_card(), less(cards)),
        Cost::Shield(points) => format!("{}{}", symbol::shield(), less(points)),
    }
}

fn less(number: u8) -> String {
    signed(-i64::from(number))
}

fn list(effects: &[FightEffect]) -> String {
    effects.iter().map(effect).collect()
}

/// One effect in symbols.
pub fn effect(effect: &FightEffect) -> String {
    match *effect {
        FightEffect::Nothing => "–".to_owned(),
        FightEffect::Damage(points) => some(&symbol::damage(), points),
        FightEffect::ComboDamage(points) => format!("{}{}", signed(points), symbol::damage()),
        FightEffect::SelfDamage(points) => format!("↩{}", some(&symbol::damage(), points)),
        FightEffect::RaiseShield(points) => some(&symbol::shield(), points),
        FightEffect::DrawLife(cards) | FightEffect::DrawAfterDamage(cards) => {
            symbol::draw_cards(cards)
        }
        FightEffect::Step4Draw(cards) => symbol::draw_cards(cards),
        FightEffect::TakeTopDiscard => symbol::take(),
        FightEffect::TakeAnyDiscard => format!("{}?", symbol::take()),
        FightEffect::DiscardHand(cards) => format!("{}{}", symbol::lost_card(), less(cards)),
        FightEffect::ExtraComboCard => format!("+1{}", symbol::cards()),
        FightEffect::ComboLimit(cards) => format!("≤{cards}{}", symbol::cards()),
        FightEffect::GainPotions(potions) => {
            format!("{}{}", signed(potions), draw::charge(Charge::Flask))
        }
        FightEffect::GainGold(gold) => format!("{}{}", signed(gold), figure::coin()),
        FightEffect::PeekOwn { look, take } => {
            format!("{}{look}{}", draw::charge(Charge::Eye), symbol::draw_cards(take))
        }
        FightEffect::PeekFoe { look, discard: 0 } => {
            format!("{}{look}", draw::charge(Charge::Eye))
        }
        FightEffect::PeekFoe { look, discard } => {
            format!("{}{look}{}", draw::charge(Charge::Eye), some(&symbol::damage(), discard))
        }
        FightEffect::ChooseOne(options) => {
            options.iter().map(self::effect).collect::<Vec<_>>().join("<i>/</i>")
        }
        FightEffect::Roll(_) => draw::charge(Charge::Die),
        FightEffect::SwitchHalf => {
            format!("{}<i>⇄</i>{}", draw::charge(Charge::Ram), draw::charge(Charge::Fang))
        }
        FightEffect::ShuffleDiscardIntoLife => symbol::back(),
        FightEffect::Brace(points) => format!("{}{}", symbol::damage(), less(points)),
    }
}

/// Up to three, each by itself; more as a number.
fn some(drawn: &str, number: u8) -> String {
    if number <= 3 { drawn.repeat(number.into()) } else { format!("{number}{drawn}") }
}
