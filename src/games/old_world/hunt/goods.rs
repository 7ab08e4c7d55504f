//! What changes hands in an exchange, as the object of a sentence.

use ::old_world::wild_hunt::{Goods, Item};

use super::super::names::Voice;
use super::words;

/// One thing.
pub fn item(voice: Voice<'_>, item: Item) -> String {
    let say = &words::of(voice.lang).choose;
    match item {
        Item::Gold => voice.number(say.gold, 1),
        Item::Potion(potion) => voice.potions_object(&[potion]),
        Item::Trail(terrain) => voice.fill(say.trail, &[voice.terrain_forms(terrain)]),
        Item::Tracking(terrain) => voice.fill(say.tracking, &[voice.terrain_forms(terrain)]),
    }
}

/// All of it: `2 gold, the potion “Swallow”`; or nothing.
pub fn all(voice: Voice<'_>, goods: &Goods) -> String {
    let say = &words::of(voice.lang).choose;
    let mut parts = Vec::new();
    if goods.gold > 0 {
        parts.push(voice.number(say.gold, goods.gold));
    }
    if !goods.potions.is_empty() {
        parts.push(voice.potions_object(&goods.potions));
    }
    parts.extend(goods.trails.iter().map(|terrain| item(voice, Item::Trail(*terrain))));
    parts.extend(goods.tracking.iter().map(|terrain| item(voice, Item::Tracking(*terrain))));
    if parts.is_empty() { say.nothing.to_owned() } else { parts.join(", ") }
}
