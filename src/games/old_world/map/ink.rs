//! The map as SVG: text from data, no signals, no browser.

use std::fmt::Write as _;

use ::old_world::world::location::Location;
use ::old_world::world::slug::Slug as _;

use super::chart::{BRIDGE, REGIONS, ROADS, RoadKind, SPOTS, Spot};
use super::lie::{Lie, Place};
use super::road::{foot, is_crowd};
use crate::games::old_world::model::At;
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::{figure, kit, monster, seal};
use crate::games::old_world::words::tables;
use crate::i18n::Lang;

/// What never changes above the ground: road beds, roads, the bridge.
pub fn roads() -> String {
    let mut drawn = String::new();
    for road in &ROADS {
        let _ = write!(drawn, r#"<path class="ow-road__bed" d="{}"/>"#, road.path);
    }
    for road in &ROADS {
        let sea = if road.kind == RoadKind::Sea { " ow-road--sea" } else { "" };
        let _ = write!(drawn, r#"<path class="ow-road{sea}" d="{}"/>"#, road.path);
    }
    drawn
}

/// The roads one may take.
pub fn open_roads(lie: &Lie) -> String {
    let mut drawn = String::new();
    for (number, marked) in &lie.open_roads {
        let marked = if *marked { " at-selected" } else { "" };
        let path = ROADS[*number].path;
        let _ = write!(drawn, r#"<path class="ow-road--open{marked}" d="{path}"/>"#);
    }
    let bridge = kit::part("bridge", "");
    let _ = write!(drawn, r#"<g transform="{BRIDGE}">{bridge}</g>"#);
    drawn
}

/// The names of the regions.
pub fn regions(lang: Lang) -> String {
    let mut drawn = String::new();
    for (at, region) in REGIONS.iter().enumerate() {
        let sea = if at + 1 == REGIONS.len() { " m-region--sea" } else { "" };
        let (name, (x, y)) = (tables(lang).regions[at], region.at);
        let (size, spacing) = (region.size, region.spacing);
        let _ = write!(
            drawn,
            r#"<text class="m-region{sea}" x="{x}" y="{y}" text-anchor="middle" font-size="{size}" letter-spacing="{spacing}">{name}</text>"#
        );
    }
    drawn
}

/// The seal of a place, round the origin: rings for every state, wax, badge, and the target for a
/// finger.
pub fn seal_of(spot: &Spot) -> String {
    let place = spot.place;
    let x = -20 * side(spot);
    format!(
        r#"<circle class="ow-halo" r="36"/><circle class="ow-ring ow-ring--legal" r="31"/><circle class="ow-ring ow-ring--outer" r="36"/><circle class="ow-ring ow-ring--here" r="31"/><circle class="ow-ring ow-ring--hint" r="40"/>{wax}<circle class="ow-target" r="29"/><g class="ow-badge-at" transform="translate({x} 17)" data-at="{at}">{badge}</g>"#,
        wax = seal::seal(place.index(), place.terrain()),
        badge = seal::badge(place),
        at = At::Badge(place),
    )
}

/// The names of the places.
pub fn names(lie: &Lie, voice: Voice<'_>) -> String {
    let mut drawn = String::new();
    for (spot, place) in SPOTS.iter().zip(&lie.places) {
        let mut class = String::from("ow-name");
        for (is_so, word) in
            [(place.legal || place.selected, " at-legal"), (place.here, " at-here")]
        {
            if is_so {
                class.push_str(word);
            }
        }
        let (x, y) = (spot.at.0 + spot.name.0, spot.at.1 + spot.name.1);
        let anchor = spot.anchor.text();
        let (number, name) = (spot.place.index(), voice.place(spot.place));
        let slug = spot.place.slug();
        let _ = write!(
            drawn,
            r#"<text class="{class}" x="{x}" y="{y}" text-anchor="{anchor}" data-name="{slug}"><tspan class="ow-name__no">{number} </tspan><tspan class="ow-name__word">{name}</tspan></text>"#
        );
    }
    drawn
}

/// Tokens, monsters, medallions and tags, from below.
pub fn pieces(lie: &Lie) -> String {
    let mut drawn = String::new();
    let both = || SPOTS.iter().zip(&lie.places);
    for (spot, place) in both() {
        tokens(&mut drawn, spot, place);
    }
    for (spot, place) in both() {
        if let Some((terrain, monster, legal)) = place.monster {
            let at = shift(spot, -31 * side(spot), -21);
            let (legal, slug) = (legal_class(legal), monster.slug());
            let (token, what) = (monster::token(monster), At::Monster(terrain));
            let _ = write!(
                drawn,
                r#"<g transform="{at}" data-at="{what}" data-piece="monster-{slug}"><g class="{legal}">{token}</g></g>"#
            );
        }
    }
    for (spot, place) in both() {
        if let Some(way) = place.tag {
            let at = shift(spot, 31 * side(spot), -3);
            let (tag, what) =
                (seal::tag(way, spot.place.terrain(), !spot.east), At::Place(spot.place));
            let chosen = if place.selected { "ow-tag-at at-selected" } else { "ow-tag-at" };
            let _ =
                write!(drawn, r#"<g class="{chosen}" transform="{at}" data-at="{what}">{tag}</g>"#);
        }
    }
    for (spot, place) in both() {
        witchers(&mut drawn, spot, place);
    }
    drawn
}

fn tokens(drawn: &mut String, spot: &Spot, place: &Place) {
    let at = shift(spot, 22 * side(spot), 18);
    if let Some((index, legal)) = place.quest {
        let (legal, token, what) = (legal_class(legal), seal::quest(), At::Quest(index));
        let _ = write!(
            drawn,
            r#"<g transform="{at}" data-at="{what}"><g class="ow-token {legal}">{token}</g></g>"#
        );
    } else if let Some(terrain) = place.tracking {
        let (token, what) = (seal::tracking(), At::Trail(terrain));
        let _ = write!(drawn, r#"<g transform="{at}" data-at="{what}">{token}</g>"#);
    }
    if place.closed {
        let at = shift(spot, 0, -30);
        let _ = write!(drawn, r#"<g transform="{at}">{}</g>"#, seal::closed_tavern());
    }
}

/// Medallions stand beside the seal, oneself in front; three and more move together.
fn witchers(drawn: &mut String, spot: &Spot, place: &Place) {
    let crowd = is_crowd(place.witchers.len());
    let scale = if crowd { " scale(.85)" } else { "" };
    for (nth, (seat, school, legal)) in place.witchers.iter().enumerate().rev() {
        let Some(school) = school else { continue };
        let nth = i16::try_from(nth).unwrap_or_default();
        let at = translate(foot(spot, nth, crowd));
        let own = if nth == 0 && place.here { "is-yours " } else { "" };
        let class = format!("{own}{}", legal_class(*legal));
        let (figure, what) = (figure::standing(*school, &class), At::Witcher(*seat));
        let _ = write!(
            drawn,
            r#"<g transform="{at}{scale}" data-at="{what}" data-piece="w{}">{figure}</g>"#,
            seat.0
        );
    }
    if let Some(school) = place.ghost {
        let at = translate(foot(spot, 0, false));
        let _ = write!(
            drawn,
            r#"<g class="ow-passive" transform="{at}">{}</g>"#,
            figure::standing(school, "is-ghost")
        );
    }
}

const fn legal_class(legal: bool) -> &'static str {
    if legal { "at-legal" } else { "" }
}

/// +1 where tags go east, −1 where they go west.
const fn side(spot: &Spot) -> i16 {
    if spot.east { 1 } else { -1 }
}

fn shift(spot: &Spot, dx: i16, dy: i16) -> String {
    translate((spot.at.0 + dx, spot.at.1 + dy))
}

fn translate((x, y): (i16, i16)) -> String {
    format!("translate({x} {y})")
}

/// The classes of a place.
pub fn class(spot: &Spot, place: &Place) -> String {
    let mut class = format!("ow-place ow-ground--{}", seal::ground(spot.place.terrain()));
    for (is_so, word) in [
        (place.legal, " at-legal"),
        (place.selected, " at-selected"),
        (place.here, " at-here"),
        (place.hinted, " at-hinted"),
        (place.badge, " at-badge"),
    ] {
        if is_so {
            class.push_str(word);
        }
    }
    class
}

/// The nearest place in the direction of an arrow: within 45° of it.
pub fn towards(from: Location, key: &str) -> Option<Location> {
    let (x, y) = SPOTS[from.index()].at;
    let ahead = |spot: &&Spot| {
        let (dx, dy) = (spot.at.0 - x, spot.at.1 - y);
        match key {
            "ArrowRight" => dx > 0 && dx >= dy.abs(),
            "ArrowLeft" => dx < 0 && -dx >= dy.abs(),
            "ArrowDown" => dy > 0 && dy >= dx.abs(),
            "ArrowUp" => dy < 0 && -dy >= dx.abs(),
            _ => false,
        }
    };
    let far = |spot: &&Spot| {
        let (dx, dy) = (i32::from(spot.at.0 - x), i32::from(spot.at.1 - y));
        dx * dx + dy * dy
    };
    SPOTS.iter().filter(ahead).min_by_key(far).map(|spot| spot.place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_lead_to_the_nearest_place_that_way() {
        assert_eq!(towards(Location::Vizima, "ArrowRight"), Some(Location::Vengerberg));
        assert_eq!(towards(Location::Vizima, "ArrowUp"), Some(Location::Hengfors));
        assert_eq!(towards(Location::Doldeth, "ArrowLeft"), None);
        assert_eq!(towards(Location::Vizima, "x"), None);
    }

    /// With arrows alone every place can be reached from every other.
    #[test]
    fn arrows_reach_every_place() {
        let mut reached = vec![Location::BeheltNar];
        let mut at = 0;
        while at < reached.len() {
            for key in ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"] {
                if let Some(place) = towards(reached[at], key)
                    && !reached.contains(&place)
                {
                    reached.push(place);
                }
            }
            at += 1;
        }
        assert_eq!(reached.len(), Location::ALL.len());
    }
}
