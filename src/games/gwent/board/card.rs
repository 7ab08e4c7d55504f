//! A card on the table or in the hand: the number it counts, its row and marks on the pennon of its
//! faction, its picture, its name.

use std::cmp::Ordering;

use crate::prelude::*;
use ::gwent::{Kind, Row};
use heraldry::Shape;

use super::super::model::{At, THEM, US, UnitModel};
use super::super::names::Called;
use super::super::words::{self, fill};
use super::super::{art, card_text, say, scene};
use super::Board;
use crate::heraldry::draw;
use crate::prefs;
use crate::view::{Settled, aria, flag, maybe, text};

/// What is on a card.
#[derive(Clone, PartialEq)]
pub struct Face {
    /// Its picture.
    art: String,
    pub name: String,
    /// Said after the name to those who do not see it; it begins with its comma or full stop.
    pub said: String,
    pub number: String,
    /// What it always looks like.
    pub class: String,
    /// Does it count more or less than is printed on it?
    trend: Ordering,
    /// Does it belong to the other player?
    pub is_foreign: bool,
    /// Is it of no use any more?
    pub is_dim: bool,
    /// What it is called on the stage; a leader stays where he is.
    piece: Option<&'static str>,
    shapes: String,
    marks: String,
    /// Of how many a bond joins it to.
    pub bond: u8,
}

impl Face {
    /// A card as it is printed.
    pub fn of(kind: Kind, class: &str) -> Self {
        scene::load();
        let marks = kind.abilities().iter().filter_map(|ability| art::mark(*ability));
        // What has no strength shows its sign in its place.
        let sign = art::blazon(kind).bearing.filter(|_| !kind.is_unit());
        let marks = marks.chain(sign.map(|bearing| bearing.charge));
        let shapes = kind.rows().iter().map(|row| draw::shape(shape(row)));
        let hero = match (kind.is_hero(), kind.is_unit()) {
            (true, _) => " card--hero",
            (_, false) => " gw-special",
            _ => "",
        };
        let cloth = scene::cloth(kind.faction());
        Self {
            art: scene::card(kind),
            name: kind.name(prefs::lang()).to_owned(),
            said: card_text::said(kind, prefs::lang()),
            number: if kind.is_unit() { kind.strength().to_string() } else { String::new() },
            class: format!("card gw-card {cloth} {class}{hero}"),
            trend: Ordering::Equal,
            is_foreign: false,
            is_dim: false,
            piece: Some(kind.slug()),
            shapes: if kind.is_unit() { shapes.collect() } else { String::new() },
            marks: marks.map(draw::charge).collect(),
            bond: 0,
        }
    }

    /// A card in a row, with what it counts now.
    pub fn lying(unit: &UnitModel) -> Self {
        let words = words::of(prefs::lang());
        let mut face = Self::of(unit.kind, "gw-unit");
        let value = unit.strength.value.to_string();
        let breakdown = say::breakdown(&unit.strength, prefs::lang());
        face.said = fill(words.board.unit, &["", &value]) + ". " + &breakdown;
        face.count(unit);
        face.shapes.clear();
        face.is_foreign = unit.enemy;
        face.bond = unit.bond();
        face
    }

    /// What it counts now.
    pub fn count(&mut self, unit: &UnitModel) {
        self.number = unit.strength.value.to_string();
        self.trend = unit.trend;
    }

    /// A leader.
    pub fn leader(leader: ::gwent::Leader, class: &str) -> Self {
        scene::load();
        let cloth = scene::cloth(Some(leader.faction()));
        Self {
            art: scene::leader(leader),
            name: leader.name(prefs::lang()).to_owned(),
            said: format!(". {}", card_text::leader_rules(leader, prefs::lang())),
            number: String::new(),
            class: format!("card gw-card card--hero gw-lord {cloth} {class}"),
            trend: Ordering::Equal,
            is_foreign: false,
            is_dim: false,
            piece: None,
            shapes: String::new(),
            marks: String::new(),
            bond: 0,
        }
    }
}

/// The shape of a row.
pub const fn shape(row: Row) -> Shape {
    match row {
        Row::Close => Shape::Close,
        Row::Ranged => Shape::Ranged,
        Row::Siege => Shape::Siege,
    }
}

/// A card that can be pointed at. It is made once: what changes on it, or of where it lies, changes in
/// its place. (To make its attributes anew would ask the browser to lay the table out in between, if
/// the card has the focus.)
pub fn button(board: Board, at: Settled<At>, face: Settled<Face>, first: bool) -> AnyView {
    let legal = move || board.model.with(|model| model.is_legal(at.get()));
    let hinted = move || {
        board.hint.with(|hint| {
            let begins = |hint: &String| board.model.with(|model| model.begins(at.get(), hint));
            hint.as_ref().is_some_and(begins)
        })
    };
    let picked = move || board.picked.get() == Some(at.get());
    let choosable = move || matches!(at.get(), At::Hand(_) | At::Pick(_));
    // Only what can be picked up is pressed or not.
    let toggles = move || choosable() || at.get() == At::Leader(US);
    let pressed = move || toggles().then(|| if picked() { "true" } else { "false" });
    let [home, exit] = travels(at.get_untracked());
    let (class, piece) = face.with_untracked(|face| (face.class.clone(), face.piece));
    let look = move |is: fn(&Face) -> bool| flag(move || face.with(is));
    view! {
        <button
            class=class
            class:gw-raised=look(|face| face.trend == Ordering::Greater)
            class:gw-lowered=look(|face| face.trend == Ordering::Less)
            class:gw-foreign=look(|face| face.is_foreign)
            class:is-dim=look(|face| face.is_dim)
            class:is-legal=flag(legal)
            class:is-selected=flag(picked)
            class:is-target=flag(move || board.targets.with(|targets| targets.contains(&at.get())))
            class:is-hinted=flag(hinted)
            type="button"
            tabindex=tab(first)
            data-at=text(move || at.get())
            data-piece=piece
            data-home=home
            data-exit=exit
            aria-pressed=maybe(pressed)
            draggable=aria(move || choosable() && legal())
            aria-disabled=aria(move || choosable() && !legal())
        >
            <span class="card__art" inner_html=text(move || face.with(|face| face.art.clone()))></span>
            <span class="gw-pennon">
                <span class="card__num" aria-hidden="true">{text(move || face.with(|face| face.number.clone()))}</span>
                <span class="card__row" inner_html=text(move || face.with(|face| face.shapes.clone()))></span>
                <span class="card__mark" inner_html=text(move || face.with(|face| face.marks.clone()))></span>
            </span>
            <span class="card__name">{text(move || face.with(|face| face.name.clone()))}</span>
            <span class="sr-only">{text(move || face.with(|face| face.said.clone()))}</span>
        </button>
    }
    .into_any()
}

/// The piles a card comes from and goes to when it is not in sight: see [`crate::stage`].
fn travels(at: At) -> [Option<String>; 2] {
    let [home, exit] = match at {
        At::Hand(_) => [At::Deck(US), At::Discard(US)],
        At::Unit(side, _) => [At::Known(side), At::Discard(side)],
        At::Weather(_) => [At::Known(THEM), At::Discard(THEM)],
        _ => return [None, None],
    };
    [Some(home.to_string()), Some(exit.to_string())]
}

/// A card only to be looked at.
pub fn still(kind: Kind, class: &str) -> AnyView {
    shown(Face::of(kind, class))
}

/// A card as it lies, only to be looked at.
pub fn shown(face: Face) -> AnyView {
    let inner = inner(&face);
    let trend = match face.trend {
        Ordering::Less => " gw-lowered",
        Ordering::Equal => "",
        Ordering::Greater => " gw-raised",
    };
    let class = face.class + trend;
    view! { <div class=class>{inner}</div> }.into_any()
}

/// The same as text, where prose is made of text.
pub fn picture(kind: Kind, class: &str) -> String {
    let Face { art, name, said, number, class, shapes, marks, .. } = Face::of(kind, class);
    format!(
        "<div class=\"{class}\"><span class=\"card__art\">{art}</span><span class=\"gw-pennon\">\
         <span class=\"card__num\" aria-hidden=\"true\">{number}</span>\
         <span class=\"card__row\">{shapes}</span><span class=\"card__mark\">{marks}</span></span>\
         <span class=\"card__name\">{name}</span>\
         <span class=\"sr-only\">{said}</span></div>"
    )
}

/// The Tab stop of a zone is its first button.
pub const fn tab(first: bool) -> &'static str {
    if first { "0" } else { "-1" }
}

/// What is inside a card.
pub fn inner(face: &Face) -> AnyView {
    view! {
        <span class="card__art" inner_html=face.art.clone()></span>
        <span class="gw-pennon">
            <span class="card__num" aria-hidden="true">{face.number.clone()}</span>
            <span class="card__row" inner_html=face.shapes.clone()></span>
            <span class="card__mark" inner_html=face.marks.clone()></span>
        </span>
        <span class="card__name">{face.name.clone()}</span>
        <span class="sr-only">{face.said.clone()}</span>
    }
    .into_any()
}
