//! The picture on a card: the sky tells the ability, the ground the row, the charges the unit. The
//! parts are in `public/gwent-kit.svg`, which [`KIT`] puts into the page; colours of the ground and of
//! the frame come with the class of the faction ([`cloth`]).

use ::gwent::{Ability, Faction, Kind, Leader, Special, Weather};
use heraldry::{Arrangement, Bearing, Blazon, Tincture};

use super::art;
use super::board::card::shape;
use crate::heraldry::draw::{self, Place, places};
use crate::kit::Kit;
use crate::number::{tenths, thousandths};

/// The parts of the pictures.
pub static KIT: Kit = Kit::new("gwent-kit", "./gwent-kit.svg");

/// Puts the parts into the page, where there is one.
pub fn load() {
    if cfg!(target_family = "wasm") {
        KIT.load();
    }
}

/// The class that dyes a card, a side or a banner.
pub const fn cloth(faction: Option<Faction>) -> &'static str {
    match faction {
        Some(Faction::NorthernRealms) => "gw-f-nr",
        Some(Faction::Nilfgaard) => "gw-f-nil",
        Some(Faction::Monsters) => "gw-f-mon",
        Some(Faction::Scoiatael) => "gw-f-sco",
        Some(Faction::Skellige) => "gw-f-ske",
        None => "gw-f-neutral",
    }
}

/// A cloth woven in the pattern of a faction.
pub fn weave(faction: Option<Faction>) -> String {
    let pattern = &cloth(faction)["gw-f-".len()..];
    format!(
        "<svg class=\"gw-weave\" aria-hidden=\"true\"><rect width=\"100%\" height=\"100%\" fill=\"url(#gw-p-{pattern})\"/></svg>"
    )
}

/// The picture of a card.
pub fn card(kind: Kind) -> String {
    let mut parts = part(sky(kind));
    if kind.is_hero() {
        parts += &part("rays");
    }
    let turn = kind.index() % 4 + 1;
    if let Some(row) = kind.rows().iter().next().filter(|_| kind.is_unit()) {
        let far = match kind.faction() {
            Some(Faction::Skellige) => format!("far-sea-{}", turn % 2 + 1),
            _ => format!("far-peaks-{turn}"),
        };
        parts += &part(&far);
        parts += &part(&format!("near-{}-{turn}", shape(row).slug()));
    }
    parts += "<rect width=\"150\" height=\"210\" fill=\"url(#gw-vign)\"/>\
        <circle cx=\"95\" cy=\"88\" r=\"62\" fill=\"url(#gw-halo)\" opacity=\".5\"/>";
    framed(&(parts + &charges(&art::blazon(kind))))
}

/// The picture of a leader: the cloth of his faction, a crown, and what he is known for.
pub fn leader(leader: Leader) -> String {
    let woven = weave(Some(leader.faction()));
    let charges = charges(&art::leader(leader));
    framed(&format!("{woven}{}<g transform=\"translate(-20 22)\">{charges}</g>", part("rays")))
}

/// The back of a faction's cards.
pub fn back(faction: Faction) -> String {
    let woven = weave(Some(faction));
    let charges = charges(&art::faction(faction));
    framed(&format!(
        "{woven}<circle class=\"gw-boss\" cx=\"75\" cy=\"105\" r=\"46\"/><g transform=\"translate(16 45) scale(.62)\">{charges}</g>"
    ))
}

fn framed(inner: &str) -> String {
    format!("<svg class=\"gw-scene\" viewBox=\"0 0 150 210\" aria-hidden=\"true\">{inner}</svg>")
}

fn part(name: &str) -> String {
    format!("<use href=\"#gw-{name}\"/>")
}

/// By the first ability that is not agility.
fn sky(kind: Kind) -> &'static str {
    if let Some(special) = kind.special() {
        return match special {
            Special::Decoy => "scene-decoy",
            Special::Horn => "scene-horn",
            Special::Scorch => "sky-of-scorch",
            Special::Mardroeme => "sky-of-mardroeme",
            Special::Weather(Weather::Frost) => "scene-frost",
            Special::Weather(Weather::Fog) => "scene-fog",
            Special::Weather(Weather::Rain) => "scene-rain",
            Special::Weather(Weather::Storm) => "scene-storm",
            Special::Weather(Weather::Clear) => "scene-clear",
        };
    }
    let first = kind.abilities().iter().find(|ability| **ability != Ability::Agile);
    match first {
        Some(Ability::TightBond) => "sky-of-bond",
        Some(Ability::Spy) => "sky-of-spy",
        Some(Ability::Medic) => "sky-of-medic",
        Some(Ability::Muster(_)) => "sky-of-muster",
        Some(Ability::Morale) => "sky-of-morale",
        Some(Ability::Horn) => "sky-of-horn",
        Some(Ability::ScorchRow | Ability::ScorchField) => "sky-of-scorch",
        Some(Ability::Avenger { .. }) => "sky-of-avenger",
        Some(Ability::Berserker { .. }) => "sky-of-berserker",
        Some(Ability::Mardroeme) => "sky-of-mardroeme",
        Some(Ability::Agile) => "sky-of-agile",
        None if kind.is_agile() => "sky-of-agile",
        None => "sky-of-plain",
    }
}

/// The charges of the blazon, standing on the scene without a shield.
fn charges(blazon: &Blazon) -> String {
    let over = blazon.over.map(|over| over.arrangement);
    let (scale, down) = match over {
        Some(Arrangement::InChief) => (0.86, 13.0),
        Some(Arrangement::InBase) => (0.88, -10.0),
        _ => (1.0, 0.0),
    };
    let mut drawn = String::new();
    if let Some(bearing) = blazon.bearing {
        for place in places(bearing.arrangement) {
            let x = 95.0 + (place.x - 32.0) * 2.0 * scale;
            let y = 88.0 + (place.y - 32.0) * 2.0 * scale + down;
            drawn += &stand(bearing, Place { x, y, size: place.size * 2.0 * scale, ..place });
        }
    }
    if let Some(bearing) = blazon.over {
        let (y, size) = match bearing.arrangement {
            Arrangement::InChief => (36.0, 46.0),
            Arrangement::InBase => (138.0, 50.0),
            _ => (97.0, 52.0),
        };
        drawn += &stand(bearing, Place { x: 95.0, y, size, turn: 0.0 });
    }
    drawn
}

/// One charge, thrice: its shadow, itself with a cut line, a hatch over it.
fn stand(bearing: Bearing, place: Place) -> String {
    let Place { x, y, size, turn } = place;
    let away = |middle: f32| tenths((middle - size / 2.0).into());
    let (left, top, scale) = (away(x), away(y), size / 64.0);
    let turned = tenths(turn.into());
    let line = tenths((4.6 / scale).into());
    let outline = |attributes: &str| draw::outline(bearing.charge, attributes);
    // Gold shines; a class would lay its flat colour over that.
    let fill = match bearing.tincture {
        Tincture::Or => format!(" class=\"charge\" fill=\"url(#gw-gold)\" stroke-width=\"{line}\""),
        other => format!(" class=\"charge t-{}\" stroke-width=\"{line}\"", other.slug()),
    };
    format!(
        "<g transform=\"translate({left} {top}) scale({}) rotate({turned} 32 32)\">{}{}{}</g>",
        thousandths(scale.into()),
        outline(" class=\"gw-cast\" x=\"2\" y=\"3\""),
        outline(&fill),
        outline(" fill=\"url(#gw-hatch)\"")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: &str = include_str!("../../../public/gwent-kit.svg");

    /// Every part a picture refers to is in the kit, or is a charge.
    #[test]
    fn the_kit_has_what_the_pictures_need() {
        let pictures = Kind::all().map(card).chain(Leader::all().map(leader));
        for picture in pictures.chain(Faction::ALL.into_iter().map(back)) {
            assert!(!picture.contains("style=") && !picture.contains("NaN"), "{picture}");
            for mark in ["href=\"#gw-", "url(#gw-"] {
                for rest in picture.split(mark).skip(1) {
                    let name = rest.split(['"', ')']).next().unwrap();
                    assert!(SHEET.contains(&format!("id=\"gw-{name}\"")), "gw-{name}");
                }
            }
        }
    }
}
