//! What stands for a witcher and what he holds: medallion, shields, gold.

use ::old_world::world::school::School;
use ::old_world::world::slug::Slug as _;

use super::{kit, mark, svg};
use crate::heraldry::{glyphs, shapes};

/// A medallion as a disc; `class` may add to `ow-medal` (`is-yours` has a gilt rim).
pub fn medal(school: School, class: &str) -> String {
    let slug = school.slug();
    let disc = kit::part("medal", "");
    let head = glyphs::outline(
        mark::school(school),
        r#" class="ow-figure__head" transform="translate(11.5 11.5) scale(.39)""#,
    );
    svg(&format!("ow-medal ow-school--{slug} {class}"), "0 0 48 48", &format!("{disc}{head}"))
}

/// A medallion that stands on the map, its foot at the origin of an SVG, 46 units high. `class` may be
/// `is-yours`, `is-ghost`, `at-legal`.
pub fn standing(school: School, class: &str) -> String {
    let slug = school.slug();
    let body = kit::part("medallion", "");
    let head = glyphs::outline(
        mark::school(school),
        r#" class="ow-figure__head" transform="translate(-11.5 -38.5) scale(.36)""#,
    );
    format!(r#"<g class="ow-figure ow-school--{slug} {class}">{body}{head}</g>"#)
}

/// Four shields: full, outlined up to the cap, dotted beyond.
pub fn shields(points: u8, cap: u8) -> String {
    let shown = 4.max(cap).max(points);
    let drawn = (0..shown).map(|at| {
        let class = if at < points {
            "is-full"
        } else if at < cap {
            "is-open"
        } else {
            "is-beyond"
        };
        let path = shapes::path(heraldry::Shape::Shield);
        format!(
            r#"<svg class="ow-shield {class}" viewBox="0 0 24 24" aria-hidden="true"><path d="{path}"/></svg>"#
        )
    });
    drawn.collect()
}

/// A coin.
pub fn coin() -> String {
    svg("ow-gold", "0 0 24 24", &kit::part("coin", ""))
}

/// An amount of gold.
pub fn gold(amount: impl ToString) -> String {
    format!(r#"{}<span class="num">{}</span>"#, coin(), amount.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shields_are_full_then_open_then_beyond_the_cap() {
        let drawn = shields(1, 3);
        let count = |class: &str| drawn.matches(class).count();
        assert_eq!((count("is-full"), count("is-open"), count("is-beyond")), (1, 2, 1));
    }
}
