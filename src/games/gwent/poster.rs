//! The drawing of a table on the home page, `public/home-table.svg`, made of the same parts as the table itself: cards,
//! cloths and numbers of a moment that could be played. It is a file, because the home page is there before the program;
//! drawn anew, when the kit changes, by `SZLAK_DRAW=1 cargo test -p szlak poster`.

use std::fmt::Write as _;

use ::gwent::{Faction, Kind, Row};

use super::board::card::shape;
use super::scene;
use crate::heraldry::shapes;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/public/home-table.svg");
const KIT: &str = include_str!("../../../public/gwent-kit.svg");
const CHARGES: &str = include_str!("../../../public/charges.svg");

/// A row of the drawing: whose, which, what lies in it with what it counts, and whether it is frozen.
struct Lane {
    faction: Faction,
    row: Row,
    frozen: bool,
    cards: &'static [(&'static str, u16)],
}

/// From the far end of the table to the near one.
const LANES: [Lane; 4] = [
    Lane {
        faction: Faction::Nilfgaard,
        row: Row::Ranged,
        frozen: false,
        cards: &[
            ("tibor-eggebracht", 10),
            ("black-infantry-archer", 10),
            ("black-infantry-archer", 10),
            ("fringilla-vigo", 6),
            ("assire-var-anahid", 6),
        ],
    },
    Lane {
        faction: Faction::Nilfgaard,
        row: Row::Close,
        frozen: true,
        cards: &[
            ("letho-of-gulet", 10),
            ("impera-brigade-guard", 3),
            ("impera-brigade-guard", 3),
            ("impera-brigade-guard", 3),
            ("cahir-mawr-dyffryn", 1),
        ],
    },
    Lane {
        faction: Faction::NorthernRealms,
        row: Row::Close,
        frozen: true,
        cards: &[
            ("vernon-roche", 10),
            ("blue-stripes-commando", 3),
            ("blue-stripes-commando", 3),
            ("blue-stripes-commando", 3),
        ],
    },
    Lane {
        faction: Faction::NorthernRealms,
        row: Row::Ranged,
        frozen: false,
        cards: &[
            ("philippa-eilhart", 10),
            ("crinfrid-reavers-dragon-hunter", 10),
            ("crinfrid-reavers-dragon-hunter", 10),
            ("keira-metz", 5),
        ],
    },
];

/// The near player's cards.
const HAND: [&str; 5] = ["ves", "poor-fucking-infantry", "dun-banner-medic", "thaler", "scorch"];

/// What the tokens of the page and the classes of the factions say; a picture cannot read them.
const STYLE: &str = "text{font:700 1px 'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'DejaVu Serif',serif;text-anchor:middle}\
    :root{color-scheme:light;--w0:light-dark(#96693a,#2a1d13);--w1:light-dark(#8d6033,#22170f);--w2:light-dark(#9d7142,#2f2117);--seam:light-dark(#4a2f14,#080503)}\
    :root:target{color-scheme:dark}\
    .gw-f-nr{--g0:#7f97a8;--g1:#47688a;--g2:#27466b;--g3:#152a45;--f:#28518a;--l:#7fa6da;--c:light-dark(#456a9b,#1b2f4e)}\
    .gw-f-nil{--g0:#8d7d55;--g1:#57492d;--g2:#2f2820;--g3:#15120f;--f:#2f281d;--l:#b8923d;--c:light-dark(#3f382d,#1d1914)}\
    .gw-f-neutral{--g0:#a89878;--g1:#7c6a4a;--g2:#54452f;--g3:#2e2518;--f:#6d5228;--l:#c9a36a}\
    .charge{fill-rule:evenodd;stroke:#2a1c0c;stroke-linejoin:round;paint-order:stroke}\
    .t-gules{fill:#a02c2a}.t-azure{fill:#28518a}.t-vert{fill:#285f3a}.t-sable{fill:#2b2622}.t-purpure{fill:#673a78}.t-or{fill:#dfab35}.t-argent{fill:#f2eee2}.t-parchment{fill:#e3cf9f}.t-ink{fill:#291f15}\
    .t-gules,.t-azure,.t-vert,.t-sable,.t-purpure,.t-ink{stroke:#f6ecd2}.gw-cast{fill:#000;opacity:.28}\
    .cloth{fill:var(--c)}.hem{fill:none;stroke:var(--l);stroke-width:1.4;stroke-dasharray:5 4;opacity:.75}.frame{fill:var(--f);stroke:#1d1309}.lit{fill:none;stroke:var(--l)}.hero .lit{stroke:#ecc35a;stroke-width:5}\
    .gw-r0{fill:light-dark(#8fa9b8,#24375c)}.gw-r1{fill:light-dark(#6d8aa0,#1a2a49)}.gw-r2{fill:light-dark(#fff,#b8cbe8)}.gw-r3{fill:light-dark(#3f5f49,#0f1d2e)}\
    .snow{fill:light-dark(#fff,#c9d8ee);opacity:.9}.cold{fill:light-dark(rgb(190 214 232/.34),rgb(150 180 220/.2))}";

fn kind(slug: &str) -> Kind {
    Kind::from_slug(slug).unwrap_or_else(|| panic!("{slug}"))
}

/// A card, so wide, with what it counts in its medallion.
fn card(kind: Kind, number: &str, grown: bool, place: &str, width: u16) -> String {
    let cloth = scene::cloth(kind.faction());
    let hero = if kind.is_hero() { " hero" } else { "" };
    let inner = scene::card(kind)
        .replace(
            " class=\"gw-scene\"",
            " x=\"5\" y=\"5\" width=\"140\" height=\"200\" preserveAspectRatio=\"xMidYMid slice\"",
        )
        .replace(" aria-hidden=\"true\"", "");
    let scale = f32::from(width) / 150.0;
    let medal = if number.is_empty() {
        String::new()
    } else {
        let (fill, ink) = match (grown, kind.is_hero()) {
            (_, true) => ("#17120d", "#ffe3a0"),
            (true, _) => ("#156a5d", "#fff"),
            _ => ("#fff8e6", "#20160c"),
        };
        format!(
            "<circle cx=\"30\" cy=\"31\" r=\"25\" fill=\"{fill}\" stroke=\"#1d1309\" stroke-width=\"3\"/>\
             <text transform=\"translate(30 43.500) scale(35)\" fill=\"{ink}\">{number}</text>"
        )
    };
    format!(
        "<g class=\"{cloth}{hero}\" transform=\"{place} scale({scale:.3})\"><rect class=\"frame\" width=\"150\" height=\"210\" rx=\"9\" stroke-width=\"2\"/>{inner}\
         <rect class=\"lit\" x=\"5\" y=\"5\" width=\"140\" height=\"200\" rx=\"3\" stroke-width=\"2.500\"/>{medal}</g>"
    )
}

fn lane(lane: &Lane, top: u16) -> String {
    let sum: u16 = lane.cards.iter().map(|(_, counts)| counts).sum();
    let weave = scene::cloth(Some(lane.faction)).trim_start_matches("gw-f-");
    let mut out = format!(
        "<g class=\"{}\" transform=\"translate(36 {top})\"><rect class=\"cloth\" width=\"628\" height=\"72\" rx=\"2\"/>\
         <rect width=\"628\" height=\"72\" fill=\"url(#gw-p-{weave})\"/><rect class=\"hem\" x=\"4\" y=\"4\" width=\"620\" height=\"64\"/>",
        scene::cloth(Some(lane.faction))
    );
    if lane.frozen {
        out += "<rect class=\"cold\" width=\"628\" height=\"72\"/>";
        let drifts = "q-10 8-20 1q-9 4-20 0q-8 7-22-1".repeat(10);
        let _ = write!(out, "<path class=\"snow\" d=\"M0 0H628V6{drifts}H0Z\"/>");
        for (x, y) in [(118, 40), (232, 54), (476, 50), (566, 34)] {
            let _ = write!(
                out,
                "<use href=\"#charge-snow\" class=\"snow\" transform=\"translate({x} {y}) scale(.3)\"/>"
            );
        }
    }
    let _ = write!(
        out,
        "<path d=\"{}\" transform=\"translate(12 25) scale(.95)\" fill=\"#fff4dc\"/><circle cx=\"66\" cy=\"36\" r=\"20\" fill=\"url(#gw-wood)\" stroke=\"#26160a\" stroke-width=\"2\"/>\
         <text transform=\"translate(66 43) scale(20)\" fill=\"#fff4de\">{sum}</text>",
        shapes::path(shape(lane.row))
    );
    let cards = u16::try_from(lane.cards.len()).expect("a few");
    let left = 340 - cards * 28;
    for (at, (slug, counts)) in (0u16..).zip(lane.cards) {
        let kind = kind(slug);
        assert!(kind.rows().iter().any(|row| row == lane.row), "{slug} lies in the wrong row");
        let place = format!("translate({} 3)", left + at * 56);
        let grown = *counts > u16::from(kind.strength());
        out += &card(kind, &counts.to_string(), grown, &place, 47);
    }
    out + "</g>"
}

/// Planks of unequal width with a seam between them.
fn wood() -> String {
    let mut out = "<rect width=\"700\" height=\"400\" rx=\"8\" fill=\"var(--w0)\"/>".to_owned();
    for (at, top) in (0u16..).zip([0u16, 62, 118, 186, 240, 302, 356]) {
        let tone = at % 3;
        let _ = write!(
            out,
            "<path d=\"M0 {top}H700V{}H0Z\" fill=\"var(--w{tone})\"/><path d=\"M0 {top}H700\" stroke=\"var(--seam)\" stroke-opacity=\".6\"/>\
             <path d=\"M20 {g}q160 9 330-2t330 3M60 {h}q200-7 380 2t220-3\" fill=\"none\" stroke=\"var(--seam)\" stroke-opacity=\".22\"/>",
            (top + 70).min(400),
            g = top + 18,
            h = top + 37,
        );
    }
    out
}

fn drawn() -> String {
    let mut body = format!(
        "<rect x=\"-6\" y=\"-6\" width=\"712\" height=\"420\" rx=\"11\" fill=\"#2c190a\"/><rect x=\"-6\" y=\"-6\" width=\"712\" height=\"412\" rx=\"11\" fill=\"#4a2c12\"/>{}",
        wood()
    );
    for (at, top) in LANES.iter().zip([12u16, 88, 200, 276]) {
        body += &lane(at, top);
    }
    body += "<g transform=\"translate(0 162)\"><rect width=\"700\" height=\"36\" class=\"gw-r0\" opacity=\".55\"/><rect width=\"700\" height=\"36\" fill=\"url(#ridge)\"/>\
        <path d=\"M0 0H700M0 36H700\" stroke=\"#2c190a\" stroke-width=\"2\"/><rect x=\"306\" y=\"4\" width=\"88\" height=\"28\" rx=\"3\" fill=\"url(#gw-wood)\" stroke=\"#26160a\"/>\
        <circle cx=\"336\" cy=\"18\" r=\"6\" fill=\"url(#gw-ruby)\" stroke=\"#26160a\"/><circle cx=\"364\" cy=\"18\" r=\"6\" fill=\"url(#gw-ruby)\" stroke=\"#26160a\"/></g>";
    for (at, slug) in (0i16..).zip(HAND) {
        let turn = (at - 2) * 5;
        let drop = (at - 2).abs() * 7;
        let place = format!("translate({} {}) rotate({turn} 46 128)", 148 + at * 82, 340 + drop);
        let kind = kind(slug);
        let number = if kind.is_unit() { kind.strength().to_string() } else { String::new() };
        body += &card(kind, &number, false, &place, 94);
    }
    let ridge = element("gw-p-ridge").replace("id=\"gw-p-ridge\"", "id=\"ridge\"").replacen(
        "height=\"60\"",
        "height=\"60\" patternTransform=\"scale(.6)\"",
        1,
    );
    let defs = needed(&body);
    let text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"night\" viewBox=\"-8 -8 716 500\"><style>{STYLE}</style><defs>{ridge}{defs}</defs>{body}</svg>\n"
    );
    text.replace(".500\"", ".5\"").replace(".500)", ".5)")
}

/// The element of that id in the kit or among the charges.
fn element(id: &str) -> String {
    let mark = format!("id=\"{id}\"");
    let sheet = [KIT, CHARGES].into_iter().find(|sheet| sheet.contains(&mark));
    let sheet = sheet.unwrap_or_else(|| panic!("{id}"));
    let at = sheet.find(&mark).unwrap_or_default();
    let from = sheet[..at].rfind('<').unwrap_or_default();
    let rest = &sheet[from..];
    let name = rest[1..].split(' ').next().unwrap_or_default();
    let close = rest.find('>').unwrap_or_default();
    if rest[..close].ends_with('/') {
        return rest[..=close].to_owned();
    }
    let end = format!("</{name}>");
    let until = rest.find(&end).unwrap_or_default() + end.len();
    rest[..until].replace('\n', "")
}

/// Everything a drawing refers to, and what that refers to.
fn needed(drawing: &str) -> String {
    let mut names: Vec<String> = refs(drawing);
    let mut at = 0;
    let mut out = String::new();
    while at < names.len() {
        let part = element(&names[at]);
        for name in refs(&part) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        out += &part;
        at += 1;
    }
    out
}

fn refs(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    for mark in ["href=\"#", "url(#"] {
        for rest in text.split(mark).skip(1) {
            let name = rest.split(['"', ')']).next().unwrap_or_default().to_owned();
            if name != "ridge" && !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names
}

#[test]
fn the_table_on_home_is_drawn_of_the_same_parts_as_the_table() {
    let drawn = drawn();
    assert!(!drawn.contains("style=") && !drawn.contains("NaN"));
    if std::env::var_os("SZLAK_DRAW").is_some() {
        std::fs::write(FILE, &drawn).unwrap();
    }
    let kept = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(kept == drawn, "draw it anew: SZLAK_DRAW=1 cargo test -p szlak poster");
}
