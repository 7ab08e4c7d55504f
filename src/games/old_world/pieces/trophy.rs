//! Trophies: a monster's on wood, a school's on silver, a mastery's on gold. Abilities and kept cards
//! are shown beside them on the belt and drawn the same way, on paper.

use ::old_world::world::source::Source;
use heraldry::{Blazon, Charge, Field, Tincture};

use super::{effect, figure, mark, monster, potion, said, symbol};
use crate::games::old_world::names::Voice;
use crate::heraldry::draw;

/// The classes of the card of a power; `is-spent` when it was used.
pub const fn class(source: Source) -> &'static str {
    match source {
        Source::MonsterTrophy(_) => "ow-tro ow-tro--monster",
        Source::Medallion(_) => "ow-tro ow-tro--school",
        Source::Mastery(_) => "ow-tro ow-tro--mastery",
        Source::Potion(_) => potion::CARD,
        Source::Ability(_)
        | Source::Kept(_)
        | Source::Card(_)
        | Source::MonsterAbility(_)
        | Source::Attribute(_)
        | Source::Rule(_) => "ow-tro ow-tro--paper",
    }
}

/// What is inside: picture, name, effect in symbols, and its words.
pub fn inner(voice: Voice<'_>, source: Source) -> String {
    if let Source::Potion(potion) = source {
        return potion::inner(voice, potion);
    }
    let name = said::short(voice, source);
    let effect = source.power().map(effect::power).unwrap_or_default();
    let words = said::power(voice, source);
    format!(
        r#"{}<b aria-hidden="true">{name}</b><span class="ow-fx" aria-hidden="true">{effect}</span><span class="sr-only">{words}</span>"#,
        picture(source)
    )
}

/// The picture of what has a power.
pub fn picture(source: Source) -> String {
    match source {
        Source::MonsterTrophy(monster) => {
            let charge = mark::monster(monster).main;
            let arms = Blazon::on(Field::Plain(Tincture::Sable)).bearing(charge, Tincture::Or);
            draw::blazon(&arms, "fill")
        }
        Source::Medallion(school) | Source::Ability(school) => figure::medal(school, ""),
        Source::Mastery(attribute) | Source::Attribute(attribute) => symbol::attribute(attribute),
        Source::Potion(potion) => potion::bottle(potion),
        Source::MonsterAbility(one) => monster::glyph(one),
        Source::Card(card) => draw::charge(mark::card(card).main),
        Source::Kept(_) => draw::charge(Charge::Scroll),
        Source::Rule(_) => draw::charge(Charge::Scales),
    }
}

/// A trophy in the socket of a board: its mark on a disc of wood, silver or gold. Without one an empty
/// socket; the fourth is gilt.
pub fn socket(trophy: Option<Source>, is_fourth: bool) -> String {
    let gilt = if is_fourth { " ow-socket--gilt" } else { "" };
    let (kind, mark) = match trophy {
        None => ("none", String::new()),
        Some(Source::MonsterTrophy(one)) => ("monster", monster::glyph(one)),
        Some(Source::Medallion(school)) => ("school", draw::charge(mark::school(school))),
        Some(other) => ("mastery", picture(other)),
    };
    format!(r#"<span class="ow-socket ow-socket--{kind}{gilt}" aria-hidden="true">{mark}</span>"#)
}
