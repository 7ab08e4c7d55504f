//! Potions: the bottle with its own juice and mark, and the card.

use ::old_world::world::potion::Potion;
use ::old_world::world::slug::Slug as _;

use super::{effect, kit, mark, said, svg};
use crate::games::old_world::names::Voice;
use crate::heraldry::glyphs;

/// The classes of a potion card's element; `is-spent` when it was used.
pub const CARD: &str = "ow-pot";

/// A bottle.
pub fn bottle(potion: Potion) -> String {
    let glass = kit::part("bottle", "");
    let mark = glyphs::outline(
        mark::potion(potion),
        r#" class="bottle__mark" transform="translate(8.2 22.5) scale(.212)""#,
    );
    let class = format!("bottle juice--{}", potion.slug());
    svg(&class, "0 0 30 40", &format!("{glass}{mark}"))
}

/// An empty place for a bottle.
pub fn none() -> String {
    svg("bottle", "0 0 30 40", &kit::part("bottle-none", ""))
}

/// What is inside a potion card: bottle, name, effect in symbols, and its words.
pub fn inner(voice: Voice<'_>, potion: Potion) -> String {
    let (bottle, name) = (bottle(potion), voice.potion(potion));
    let (effect, words) = (effect::power(potion.power()), said::potion(voice, potion));
    format!(
        r#"{bottle}<b aria-hidden="true">{name}</b><span class="ow-fx" aria-hidden="true">{effect}</span><span class="sr-only">{words}</span>"#
    )
}
