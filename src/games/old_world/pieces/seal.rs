//! Places on the map: wax seal, badge, cost tag, tokens. All are parts of an SVG, round its origin.

use ::old_world::world::location::{Location, LocationAction, Terrain};
use ::old_world::world::school::School;
use ::old_world::world::slug::Slug as _;

use super::{kit, mark, svg};
use crate::games::old_world::model::Way;
use crate::heraldry::{glyphs, shapes};
use crate::number::tenths;
use heraldry::{Charge, Shape};

/// The end of the classes of a ground: `ow-ground--forest`.
pub fn ground(terrain: Option<Terrain>) -> &'static str {
    terrain.map_or("any", Terrain::slug)
}

/// The seal of a place, about 52 units wide: one of four drips, a well, the shape of its ground.
pub fn seal(number: usize, terrain: Option<Terrain>) -> String {
    let drip = format!("wax-{}", number % 4);
    let shade = kit::part(&drip, r#" class="ow-wax__shade" transform="translate(0 2.5)""#);
    let (wax, face) = (kit::part(&drip, ""), kit::part("seal-face", ""));
    let mark = shape(mark::ground(terrain), "ow-wax__mark", "translate(-12.5 -12.5) scale(1.042)");
    format!(r#"<g class="ow-ground--{}">{shade}{wax}{face}{mark}</g>"#, ground(terrain))
}

/// A seal outside the map: sheets, trails, lines of text.
pub fn alone(terrain: Option<Terrain>) -> String {
    svg("ow-seal", "-28 -28 56 56", &seal(0, terrain))
}

/// The badge of what can be done at a place, about 26 units wide.
pub fn badge(place: Location) -> String {
    match place.action() {
        LocationAction::School => school_badge(place),
        action => {
            let body = match action {
                LocationAction::Train(_) => kit::part("badge-train", ""),
                _ => kit::part("badge-deed", ""),
            };
            format!("{body}{}", deed(action))
        }
    }
}

fn deed(action: LocationAction) -> String {
    let place = "translate(-7.5 -7.5) scale(.234)";
    let attributes = format!(r#" class="ow-badge__ink" transform="{place}""#);
    match (action, mark::deed(action)) {
        (_, Some(charge)) => glyphs::outline(charge, &attributes),
        (LocationAction::CleanUp, None) => kit::part("broom", &attributes),
        _ => shape(Shape::Shield, "ow-badge__ink", "translate(-7 -7) scale(.583)"),
    }
}

fn school_badge(place: Location) -> String {
    let school = School::ALL.into_iter().find(|school| school.home() == place);
    let slug = school.map_or("manticore", School::slug);
    let charge = school.map_or(Charge::Manticore, mark::school);
    let body = kit::part("badge-school", "");
    let head = glyphs::outline(
        charge,
        r#" class="ow-badge__head" transform="translate(-8 -8) scale(.25)""#,
    );
    format!(r#"<g class="ow-school--{slug}">{body}{head}</g>"#)
}

/// OW-MOVE-3: the tag of what a way costs, its point at the origin; to the west it is turned round. A
/// card of the terrain bears its shape.
pub fn tag(way: Way, terrain: Option<Terrain>, west: bool) -> String {
    let (width, inside) = match way {
        Way::Free => (34, glyph(Charge::Horse, 20)),
        Way::Card => (34, card(17, terrain)),
        Way::Alone => (34, card(17, None)),
        Way::CardAndGold => (60, format!("{}{}{}", card(18, None), plus(31), coin(45))),
        Way::Two => (58, format!("{}{}{}", card(18, None), plus(31), card(44, None))),
    };
    let paper = format!(
        r#"<path class="ow-tag__paper" d="M0 0L8-14.5H{width}V14.5H8z"/><circle class="ow-tag__hole" cx="6.5" r="1.8"/>"#
    );
    // What is inside stays upright: to the west only the paper is turned.
    if west {
        let left = format!("translate(-{} 0)", width + 6);
        format!(
            r#"<g class="ow-tag"><g transform="scale(-1 1)">{paper}</g><g transform="{left}">{inside}</g></g>"#
        )
    } else {
        format!(r#"<g class="ow-tag">{paper}{inside}</g>"#)
    }
}

/// The same signs in a row of buttons: the ways to pay.
pub fn way(way: Way, terrain: Option<Terrain>) -> String {
    let (width, inside) = match way {
        Way::Free => (20, glyph(Charge::Horse, 10)),
        Way::Card => (18, card(9, terrain)),
        Way::Alone => (18, card(9, None)),
        Way::CardAndGold => (48, format!("{}{}{}", card(9, None), plus(23), coin(38))),
        Way::Two => (48, format!("{}{}{}", card(9, None), plus(24), card(39, None))),
    };
    let class = if width > 30 { "ow-way ow-way--two" } else { "ow-way" };
    svg(class, &format!("0 -12 {width} 24"), &inside)
}

fn card(x: i16, terrain: Option<Terrain>) -> String {
    let mark = terrain.map(|terrain| {
        let class = format!("ow-tag__mark ow-tag__mark--{}", terrain.slug());
        shape(mark::ground(Some(terrain)), &class, "translate(-6.5 -6.5) scale(.542)")
    });
    format!(
        r#"<g transform="translate({x} 0)"><path class="ow-tag__card" d="M-7.5-10.5h15v21h-15z"/>{}</g>"#,
        mark.unwrap_or_default()
    )
}

fn plus(x: i16) -> String {
    format!(r#"<path class="ow-tag__plus" d="M{x}-3.5v7M{} 0h7"/>"#, tenths(f64::from(x) - 3.5))
}

fn coin(x: i16) -> String {
    kit::part("coin", &format!(r#" transform="translate({} -9) scale(.75)""#, x - 9))
}

fn glyph(charge: Charge, x: i16) -> String {
    let place = format!(r#" class="ow-tag__mark" transform="translate({} -9) scale(.28)""#, x - 9);
    glyphs::outline(charge, &place)
}

/// The token of a quest: a scroll on paper.
pub fn quest() -> String {
    token(Charge::Scroll)
}

/// The token of a tracked monster: a claw on paper.
pub fn tracking() -> String {
    token(Charge::Claw)
}

fn token(charge: Charge) -> String {
    let disc = kit::part("token", "");
    let ink = glyphs::outline(
        charge,
        r#" class="ow-quest__ink" transform="translate(-8 -8) scale(.25)""#,
    );
    format!("{disc}{ink}")
}

/// OW-PVP-7: a closed tavern.
pub fn closed_tavern() -> String {
    let disc = kit::part("badge-deed", "");
    let cup = glyphs::outline(
        Charge::Cup,
        r#" class="ow-badge__ink" transform="translate(-7.5 -7.5) scale(.234)""#,
    );
    format!(r#"{disc}{cup}<path class="ow-badge__bar" d="M-8-8L8 8"/>"#)
}

/// A trail in its socket: wax; an empty one is a dashed ring, a tracked one has a red ring and a coin.
pub fn trail(terrain: Terrain, held: bool, tracking: bool) -> String {
    let shape = shape(mark::ground(Some(terrain)), "ow-trail__mark", "translate(-9 -9) scale(.75)");
    let class = match (held, tracking) {
        (true, _) => "ow-trail is-held",
        (false, true) => "ow-trail is-tracked",
        (false, false) => "ow-trail",
    };
    let coin = if tracking {
        kit::part("coin", r#" transform="translate(4 4) scale(.6)""#)
    } else {
        String::new()
    };
    let ring = r#"<circle class="ow-trail__wax" r="16"/>"#;
    svg(
        &format!("{class} ow-ground--{}", terrain.slug()),
        "-20 -20 40 40",
        &format!("{ring}{shape}{coin}"),
    )
}

fn shape(shape: Shape, class: &str, place: &str) -> String {
    format!(r#"<path class="{class}" transform="{place}" d="{}"/>"#, shapes::path(shape))
}
