//! The monsters' combat card: charge above, bite below; the half that counts is red.

use crate::games::old_world::hunt;
use ::old_world::world::attack::{Attack, AttackCard, Half};
use ::old_world::world::effect::Attribute;
use heraldry::Charge;

use super::symbol;
use crate::heraldry::draw;

/// The classes of a combat card's element.
pub const CLASS: &str = "ow-atk";

/// The classes of a closed one.
pub const BACK: &str = "ow-atk is-back";

/// What is on a closed one.
pub fn back() -> String {
    draw::charge(Charge::Claw)
}

/// What is inside: both halves; the one that counts, if it is known, and the level of the monster, on
/// which some depend (OW-MON-3).
pub fn inner(card: AttackCard, level: Option<u8>, counts: Option<Half>) -> String {
    hunt::attack_card(card)
        .unwrap_or_else(|| Half::ALL.map(|half| self::half(card, half, level, counts)).concat())
}

/// One half.
pub fn half(card: AttackCard, half: Half, level: Option<u8>, counts: Option<Half>) -> String {
    let state = match counts {
        None => "",
        Some(one) if one == half => " is-on",
        Some(_) => " is-off",
    };
    let attack = card.attack(half);
    let (kind, effect) = (kind(half), effect(attack, level));
    let is_long = matches!(attack, Attack::Lower(..) | Attack::DropByLevel)
        || matches!(attack, Attack::ByLevel(_)) && level.is_none();
    let long = if is_long { " ow-atk__fx--long" } else { "" };
    format!(
        r#"<span class="ow-atk__half{state}" aria-hidden="true"><span class="ow-atk__kind">{kind}</span><span class="ow-atk__fx{long}">{effect}</span></span>"#
    )
}

/// The mark of a half: a ram, a fang.
pub fn kind(half: Half) -> String {
    draw::charge(match half {
        Half::Charge => Charge::Ram,
        Half::Bite => Charge::Fang,
    })
}

fn effect(attack: Attack, level: Option<u8>) -> String {
    let drop = symbol::damage();
    match attack {
        Attack::Damage(points) => format!("{drop}{points}"),
        Attack::ByLevel(points) => format!("{drop}{}", by_level(points, level)),
        Attack::EqualsLevel(attribute) => format!("{drop}={}", symbol::attribute(attribute)),
        Attack::DropByLevel => {
            let cards = by_level([1, 2, 3], level);
            format!("{}−{cards}{}", symbol::lost_card(), draw::charge(Charge::Die))
        }
        Attack::Burn => format!("{}{}", symbol::lost_card(), draw::charge(Charge::Flame)),
        Attack::Lower(attribute, points) => lower(attribute, points, level),
        Attack::PhantomAxe(_)
        | Attack::Freeze(_)
        | Attack::WhiteFrost(..)
        | Attack::ExplodingEnergy(_)
        | Attack::ShockWave(_) => hunt::attack_effect(attack),
    }
}

fn lower(attribute: Attribute, points: [u8; 3], level: Option<u8>) -> String {
    let falls = format!("{}↓", symbol::attribute(attribute));
    match level {
        Some(level) if of_level(points, level) == 0 => falls,
        _ => format!("{falls}{}{}", symbol::damage(), by_level(points, level)),
    }
}

fn by_level(points: [u8; 3], level: Option<u8>) -> String {
    match level {
        Some(level) => of_level(points, level).to_string(),
        None => points.map(|points| points.to_string()).join("·"),
    }
}

fn of_level(points: [u8; 3], level: u8) -> u8 {
    points[usize::from(level.clamp(1, 3)) - 1]
}

#[cfg(test)]
mod tests {
    use ::old_world::world::slug::Slug as _;

    use super::*;

    /// OW-MON-1, OW-MON-3: one half counts, and what depends on the level shows that level's number.
    #[test]
    fn the_half_that_counts_is_shown_with_the_number_of_the_level() {
        let card = AttackCard::from_slug("level-defence").unwrap();
        let drawn = inner(card, Some(3), Some(Half::Charge));
        assert_eq!((drawn.matches("is-on").count(), drawn.matches("is-off").count()), (1, 1));
        assert!(drawn.contains("</svg>5<"), "{drawn}");
        let open = inner(card, None, None);
        assert!(open.contains("3·4·5") && !open.contains("is-o"));
        let harmless = half(card, Half::Bite, Some(1), None);
        assert!(!harmless.contains("sym--damage"), "at level I it only lowers: {harmless}");
    }
}
