//! A blazon as SVG text: classes for colours, plain geometry, no ids.

use std::fmt::Write as _;

use heraldry::{Arrangement, Bearing, Blazon, Charge, Field, Rim, Shape, Tincture};

use super::clip::number;
use super::clip::{self, OUTLINE};
pub use super::emblem::emblem;
pub use super::glyphs::outline;
use super::{fields, shapes};
use crate::number::thousandths;

/// A blazon, hidden from screen readers: its name, or its blazon in words, stands beside it. The size is the end of a class of
/// `style/blazon.css`: `xs`, `s`, `m`, `l`, `xl`, or `fill` for as wide as what holds it.
#[must_use]
pub fn blazon(blazon: &Blazon, size: &str) -> String {
    let inner = inner(blazon);
    format!(
        r#"<svg class="blazon blazon--{size}" viewBox="0 0 64 72" aria-hidden="true">{inner}</svg>"#
    )
}

fn inner(blazon: &Blazon) -> String {
    let shield = format!("{}{}", ground(blazon.field), bearings(blazon));
    match blazon.rim {
        Rim::Plain => format!(r#"{shield}<path class="blazon__edge" d="{OUTLINE}"/>"#),
        Rim::Hero => {
            let spikes = clip::path(&[spikes()]);
            format!(
                r#"<g transform="translate(4.2 4.4) scale(.87)"><path class="blazon__gilt" d="{spikes}"/>{shield}<path class="blazon__edge blazon__edge--hero" d="{OUTLINE}"/><path class="blazon__band" d="{OUTLINE}"/></g>"#
            )
        }
    }
}

/// A charge alone, in the colour of the text around it.
#[must_use]
pub fn charge(charge: Charge) -> String {
    let outline = outline(charge, "");
    format!(r#"<svg class="glyph" viewBox="0 0 64 64" aria-hidden="true">{outline}</svg>"#)
}

/// A shape beside a colour, hidden from screen readers: its meaning is said in words next to it.
#[must_use]
pub fn shape(shape: Shape) -> String {
    let (slug, d) = (shape.slug(), shapes::path(shape));
    format!(
        r#"<svg class="shape shape-{slug}" viewBox="0 0 24 24" aria-hidden="true"><path d="{d}"/></svg>"#
    )
}

fn ground(field: Field) -> String {
    let (first, second) = field.tinctures();
    let (whole, parts) =
        if matches!(field, Field::Bordure(..)) { (second, first) } else { (first, second) };
    let mut out = format!(r#"<path class="t-{}" d="{OUTLINE}"/>"#, whole.slug());
    let d = clip::path(&fields::second(field));
    if !d.is_empty() {
        let _ = write!(out, r#"<path class="t-{}" d="{d}"/>"#, parts.slug());
    }
    out
}

/// Where one charge stands: its middle, its size, its turn in degrees.
#[derive(Clone, Copy)]
pub struct Place {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
    /// Its width and height.
    pub size: f32,
    /// Clockwise.
    pub turn: f32,
}

const fn at(x: f32, y: f32, size: f32) -> Place {
    Place { x, y, size, turn: 0.0 }
}

fn bearings(blazon: &Blazon) -> String {
    let mut out = String::new();
    if let Some(bearing) = blazon.bearing {
        let room = room(blazon.field, blazon.over);
        for place in places(bearing.arrangement) {
            put(&mut out, bearing.charge, bearing.tincture, room.fit(place));
        }
    }
    if let Some(over) = blazon.over {
        let places = match (over.arrangement, blazon.bearing) {
            (Arrangement::One, Some(_)) => vec![at(32.0, 37.5, 26.0)],
            (other, _) => places(other),
        };
        for place in places {
            put(&mut out, over.charge, over.tincture, place);
        }
    }
    out
}

/// The part of the shield left for the bearing: a shift down and a scale about the middle.
struct Room {
    down: f32,
    scale: f32,
}

impl Room {
    fn fit(&self, place: Place) -> Place {
        Place {
            x: 32.0 + (place.x - 32.0) * self.scale,
            y: 32.0 + (place.y - 32.0) * self.scale + self.down,
            size: place.size * self.scale,
            turn: place.turn,
        }
    }
}

const fn room(field: Field, over: Option<Bearing>) -> Room {
    let above = matches!(field, Field::Chief(..))
        || matches!(over, Some(b) if matches!(b.arrangement, Arrangement::InChief));
    let below = matches!(field, Field::Base(..))
        || matches!(over, Some(b) if matches!(b.arrangement, Arrangement::InBase));
    match (above, below) {
        (true, true) => Room { down: 0.0, scale: 0.7 },
        (true, false) => Room { down: 8.5, scale: 0.82 },
        (false, true) => Room { down: -6.0, scale: 0.86 },
        (false, false) if matches!(field, Field::Bordure(..)) => Room { down: 0.0, scale: 0.82 },
        (false, false) => Room { down: 0.0, scale: 1.0 },
    }
}

/// Where the charges of an arrangement stand, on a field 64 wide.
#[must_use]
pub fn places(arrangement: Arrangement) -> Vec<Place> {
    match arrangement {
        Arrangement::One => vec![at(32.0, 31.5, 46.0)],
        Arrangement::TwoInFess => vec![at(19.0, 31.0, 24.0), at(45.0, 31.0, 24.0)],
        Arrangement::TwoInPale => vec![at(32.0, 18.0, 24.0), at(32.0, 46.0, 24.0)],
        Arrangement::InSaltire => {
            vec![
                Place { turn: -45.0, ..at(32.0, 32.0, 45.0) },
                Place { turn: 45.0, ..at(32.0, 32.0, 45.0) },
            ]
        }
        Arrangement::Three => {
            vec![at(19.0, 18.5, 24.0), at(45.0, 18.5, 24.0), at(32.0, 46.0, 24.0)]
        }
        Arrangement::ThreeInFess => {
            vec![at(15.0, 31.0, 16.5), at(32.0, 31.0, 16.5), at(49.0, 31.0, 16.5)]
        }
        Arrangement::ThreeInPale => {
            vec![at(32.0, 14.0, 18.0), at(32.0, 33.0, 18.0), at(32.0, 52.0, 17.0)]
        }
        Arrangement::ThreeInBend => {
            vec![at(16.0, 15.0, 18.0), at(31.5, 31.5, 18.0), at(45.5, 47.0, 17.0)]
        }
        Arrangement::InBend => vec![Place { turn: -45.0, ..at(32.0, 32.0, 45.0) }],
        Arrangement::InChief => vec![at(32.0, 13.5, 17.5)],
        Arrangement::InBase => vec![at(32.0, 52.0, 24.0)],
    }
}

fn put(out: &mut String, charge: Charge, tincture: Tincture, place: Place) {
    let Place { x, y, size, turn } = place;
    let scale = size / 64.0;
    let turned =
        if turn == 0.0 { String::new() } else { format!(" rotate({} 32 32)", number(turn)) };
    let (left, top) = (number(x - size / 2.0), number(y - size / 2.0));
    // The cut line is equally thick whatever the size of the charge.
    let (line, factor) = (number(3.0 / scale.max(0.3)), thousandths(scale.into()));
    let class = tincture.slug();
    let attributes = format!(
        r#" class="charge t-{class}" transform="translate({left} {top}) scale({factor}){turned}" stroke-width="{line}""#
    );
    out.push_str(&outline(charge, &attributes));
}

fn length((dx, dy): clip::Point) -> f32 {
    (dx * dx + dy * dy).sqrt()
}

/// How many spikes a hero's rim has.
const SPIKES: u8 = 32;

/// A ring of spikes round the shield, evenly spaced along its edge.
fn spikes() -> clip::Polygon {
    let outline = clip::shield();
    let sides: Vec<_> = (0..outline.len())
        .map(|i| (outline[i], outline[(i + 1) % outline.len()]))
        .map(|(from, to)| (from, to, length((to.0 - from.0, to.1 - from.1))))
        .filter(|side| side.2 > 0.1)
        .collect();
    let around: f32 = sides.iter().map(|side| side.2).sum();
    (0..2 * SPIKES)
        .map(|k| {
            let mut along = around * f32::from(k) / f32::from(2 * SPIKES);
            let mut side = sides[0];
            for &next in &sides {
                side = next;
                if along <= next.2 {
                    break;
                }
                along -= next.2;
            }
            let (from, to, length) = side;
            let (dx, dy) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
            let lift = if k % 2 == 0 { 1.0 } else { 6.4 };
            (from.0 + dx * along + dy * lift, from.1 + dy * along - dx * lift)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use heraldry::Tincture::{Argent, Gules, Or, Vert};

    #[test]
    fn every_charge_on_every_field_is_drawn_without_ids_or_inline_styles() {
        for &charge in Charge::ALL {
            for field in Field::every(Gules, Or) {
                let svg = blazon(&Blazon::on(field).bearing(charge, Argent), "m");
                assert!(
                    svg.starts_with("<svg class=\"blazon blazon--m\"") && svg.ends_with("</svg>")
                );
                for banned in [" id=", "url(", "style=", "NaN", "inf"] {
                    assert!(!svg.contains(banned), "{charge:?} on {field:?} has {banned}");
                }
            }
        }
    }

    #[test]
    fn every_field_but_the_plain_one_shows_both_tinctures() {
        for field in Field::every(Gules, Or) {
            let svg = blazon(&Blazon::on(field), "s");
            assert_eq!(svg.contains("t-or"), field.slug() != "plain", "{field:?}");
        }
    }

    #[test]
    fn an_arrangement_draws_as_many_charges_as_it_counts() {
        for &arrangement in Arrangement::ALL {
            let svg = blazon(
                &Blazon::on(Field::Plain(Vert)).bearing_in(arrangement, Charge::Star, Or),
                "s",
            );
            assert_eq!(
                svg.matches("class=\"charge").count(),
                usize::from(arrangement.count()),
                "{arrangement:?}"
            );
        }
    }

    #[test]
    fn every_shape_has_its_own_outline() {
        let mut drawn: Vec<_> = Shape::ALL.iter().map(|&s| shapes::path(s)).collect();
        drawn.sort_unstable();
        drawn.dedup();
        assert_eq!(drawn.len(), Shape::ALL.len());
    }
}
