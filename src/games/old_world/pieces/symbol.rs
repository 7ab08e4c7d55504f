//! The symbols of action cards, potions and trophies: what counts, how often.

use ::old_world::world::action_card::Symbols;
use ::old_world::world::effect::Attribute;
use heraldry::Shape;

use super::{kit, mark, svg};
use crate::games::old_world::names::signed;
use crate::heraldry::{draw, shapes};

/// One point of damage: the notched drop.
pub fn damage() -> String {
    let path = format!(r#"<path d="{}"/>"#, shapes::path(Shape::Damage));
    svg("sym sym--damage", "0 0 24 24", &path)
}

/// One point of shield: the heater.
pub fn shield() -> String {
    svg("sym sym--shield", "0 0 24 24", &kit::part("sym-shield", ""))
}

/// So many cards more or fewer in step 4: a filled card, or a dashed one.
pub fn draw_cards(cards: impl Into<i64>) -> String {
    let cards = cards.into();
    let class = if cards < 0 { "sym sym--draw sym--less" } else { "sym sym--draw" };
    let card = kit::part("sym-card", "");
    let number = signed(cards);
    let text = format!(r#"{card}<text x="11.5" y="17.2" text-anchor="middle">{number}</text>"#);
    svg(class, "0 0 24 24", &text)
}

/// The top of the discard to the hand: an arrow out of a pile.
pub fn take() -> String {
    svg("sym sym--take", "0 0 24 24", &kit::part("sym-take", ""))
}

/// This card returns to the hand: an arrow back.
pub fn back() -> String {
    svg("sym sym--take", "0 0 24 24", &kit::part("sym-back", ""))
}

/// Cards, as a count stands beside them.
pub fn cards() -> String {
    svg("sym sym--cards", "0 0 24 24", &kit::part("cards", ""))
}

/// An empty card, as one that is lost.
pub fn lost_card() -> String {
    svg("sym sym--lost", "0 0 24 24", r#"<path d="M5.5 2.5h13v19h-13z"/>"#)
}

/// The mark of an attribute.
pub fn attribute(attribute: Attribute) -> String {
    mark::attribute(attribute).map_or_else(|| draw::shape(Shape::Shield), draw::charge)
}

/// Every symbol of a card or of a link, each point by itself.
pub fn all(symbols: &Symbols) -> String {
    let mut drawn = damage().repeat(symbols.damage.into());
    drawn.push_str(&shield().repeat(symbols.shield.into()));
    if symbols.draw != 0 {
        drawn.push_str(&draw_cards(symbols.draw));
    }
    drawn.push_str(&take().repeat(symbols.take_top.into()));
    if symbols.return_self {
        drawn.push_str(&back());
    }
    drawn
}

/// How many symbols these are.
pub const fn count(symbols: &Symbols) -> usize {
    (symbols.damage + symbols.shield + symbols.take_top) as usize
        + (symbols.draw != 0) as usize
        + symbols.return_self as usize
}
