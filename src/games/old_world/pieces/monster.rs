//! The monster: its card, the dark plate alone, its token on the map.

use ::old_world::world::monster::{Ability, Monster};
use heraldry::{Charge, Shape};

use super::{kit, mark, svg, symbol};
use crate::games::old_world::names::Voice;
use crate::games::old_world::rules_text;
use crate::heraldry::{draw, glyphs};
use crate::number::tenths;

/// What is inside a `<div class="ow-mon">`: plate, name, ability, trophy.
pub fn card(voice: Voice<'_>, monster: Monster) -> String {
    let (icon, ability) = (icon(monster.ability()), rules_text::ability(voice, monster));
    let crown = draw::charge(Charge::Crown);
    let trophy = rules_text::power(voice, monster.trophy());
    format!(
        r#"{}<h3>{}</h3><p class="ow-mon__ability">{icon}<span>{ability}</span></p><p class="ow-mon__trophy">{crown}<span>{trophy}</span></p>"#,
        plate(monster),
        voice.monster(monster),
    )
}

/// The dark plate: mark, level, life.
pub fn plate(monster: Monster) -> String {
    let row = monster.row();
    let art = svg("ow-mon__mark", "0 0 64 64", &mark::monster(monster).middle("over"));
    let level = "<i></i>".repeat(row.level.into());
    let heart = draw::charge(Charge::Heart);
    format!(
        r#"<div class="ow-mon__art" aria-hidden="true">{art}<span class="ow-mon__level">{level}</span><span class="ow-mon__life">{heart}{}</span></div>"#,
        row.life
    )
}

/// The main mark alone, in the colour of the text: contracts, sockets, lines of a board.
pub fn glyph(monster: Monster) -> String {
    draw::charge(mark::monster(monster).main)
}

/// The level as lozenges.
pub fn lozenges(level: u8) -> String {
    let lozenge = "<i></i>".repeat(level.into());
    format!(r#"<span class="ow-level" aria-hidden="true">{lozenge}</span>"#)
}

/// The token, round the origin of an SVG, about 42 units wide. What holds it may be `at-legal`.
pub fn token(monster: Monster) -> String {
    let body = kit::part("beast", "");
    let charge = mark::monster(monster).main;
    let mark = glyphs::outline(
        charge,
        r#" class="ow-beast__mark" transform="translate(-13 -15) scale(.406)""#,
    );
    let level = i16::from(monster.row().level);
    let pips: String = (0..level)
        .map(|nth| {
            let x = tenths(f64::from(2 * nth - level + 1) * 4.3);
            format!(r#"<path class="ow-beast__pip" d="M{x} 13.5l3.6 4.6-3.6 5.4-3.6-5.4z"/>"#)
        })
        .collect();
    format!(r#"<g class="ow-beast">{body}{mark}{pips}</g>"#)
}

/// What an ability touches.
fn icon(ability: Ability) -> String {
    match ability {
        Ability::InitiationCost(_) | Ability::PotionCap(_) => draw::charge(Charge::Flask),
        Ability::BeforeLifeDeckDiscard(_)
        | Ability::AfterLifeDeckDiscardTop(_)
        | Ability::AfterLifeDeckDiscardUnlessTrail(_)
        | Ability::Step4MinusUnlessColour(..)
        | Ability::Step4Minus { .. }
        | Ability::KillPhase3Exactly(_)
        | Ability::FirstTurnRandomFirstCard
        | Ability::EndFirstTurnDiscard(_) => symbol::cards(),
        Ability::BeforeLifeDeckShieldMinus(_)
        | Ability::BeforeLifeDeckShieldPerHandCard
        | Ability::ColourShieldMinus(..)
        | Ability::ShieldGainCap(_)
        | Ability::DefenceMinus(_) => draw::shape(Shape::Shield),
        Ability::BeforeLifeDeckLower(attribute, _) => symbol::attribute(attribute),
        Ability::FirstTurnAttackZero => draw::charge(Charge::CrossedSwords),
        Ability::FirstTurnWorseHalf => draw::charge(Charge::Fang),
        Ability::ColourInactive(colour) => draw::shape(mark::kind(colour)),
        Ability::FirstTurnDamageCap { .. }
        | Ability::FirstTurnDamageHandFirst
        | Ability::ColourDamageMinus(..)
        | Ability::DamageMinusPlusDiscard { .. }
        | Ability::LowPoolBonus { .. } => symbol::damage(),
    }
}
