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
use crate::view::{Settled, aria, text};

/// What is on a card.
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
    /// What it is called on the stage; a leader stays where he is.
    piece: Option<&'static str>,
    shapes: String,
    marks: String,
}

/// What changes on a card while it lies there, or is said in another language.
#[derive(Clone, PartialEq)]
pub struct Live {
    pub name: String,
    pub said: String,
    pub number: String,
    /// How it looks beside what it always looks like; each begins with a space.
    pub class: String,
}

impl Live {
    /// A card as it is printed.
    pub fn of(kind: Kind) -> Self {
        Self {
            name: kind.name(prefs::lang()).to_owned(),
            said: card_text::said(kind, prefs::lang()),
            number: if kind.is_unit() { kind.strength().to_string() } else { String::new() },
            class: String::new(),
        }
    }

    /// A card in a row, with what it counts now.
    pub fn lying(unit: &UnitModel, is_last: bool) -> Self {
        let value = unit.strength.value.to_string();
        let breakdown = say::breakdown(&unit.strength, prefs::lang());
        let said = fill(words::of(prefs::lang()).board.unit, &["", &value]) + ". " + &breakdown;
        let foreign = if unit.enemy { " gw-foreign" } else { "" };
        let last = if is_last { " is-last" } else { "" };
        let class = format!("{}{foreign}{last}", trend(unit.trend));
        Self { name: unit.kind.name(prefs::lang()).to_owned(), said, number: value, class }
    }

    /// A leader, in this state.
    pub fn leader(leader: ::gwent::Leader, state: &str) -> Self {
        let said = format!(". {}", card_text::leader_rules(leader, prefs::lang()));
        let is_free = state.is_empty();
        Self {
            name: leader.name(prefs::lang()).to_owned(),
            said: if is_free { said } else { format!(", {state}{said}") },
            number: String::new(),
            class: if is_free { String::new() } else { " is-dim".to_owned() },
        }
    }
}

/// How a card looks that counts more or less than is printed on it.
const fn trend(trend: Ordering) -> &'static str {
    match trend {
        Ordering::Less => " gw-lowered",
        Ordering::Equal => "",
        Ordering::Greater => " gw-raised",
    }
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
        let Live { name, said, number, .. } = Live::of(kind);
        Self {
            art: scene::card(kind),
            name,
            said,
            number,
            class: format!("card gw-card {cloth} {class}{hero}"),
            trend: Ordering::Equal,
            piece: Some(kind.slug()),
            shapes: if kind.is_unit() { shapes.collect() } else { String::new() },
            marks: marks.map(draw::charge).collect(),
        }
    }

    /// A card in a row: the row says what its shape would.
    pub fn lying(kind: Kind) -> Self {
        Self { shapes: String::new(), ..Self::of(kind, "gw-unit") }
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
        let Live { name, said, number, .. } = Live::leader(leader, "");
        Self {
            art: scene::leader(leader),
            name,
            said,
            number,
            class: format!("card gw-card card--hero gw-lord {cloth} {class}"),
            trend: Ordering::Equal,
            piece: None,
            shapes: String::new(),
            marks: String::new(),
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
/// the card has the focus.) There are many of them, and each thing they follow costs at every move, so
/// they follow no more than they must.
pub fn button(
    board: Board,
    at: Settled<At>,
    face: Face,
    live: Settled<Live>,
    first: bool,
) -> AnyView {
    let lies = at.get_untracked();
    let choosable = matches!(lies, At::Hand(_) | At::Pick(_));
    // Only what can be picked up is pressed or not.
    let toggles = choosable || lies == At::Leader(US);
    let legal = move || board.model.with(|model| model.is_legal(at.get()));
    let picked = move || board.picked.get() == Some(at.get());
    let hinted = move || {
        board.hint.with(|hint| {
            let begins = |hint: &String| board.model.with(|model| model.begins(at.get(), hint));
            hint.as_ref().is_some_and(begins)
        })
    };
    let Face { art, class: printed, piece, shapes, marks, .. } = face;
    let class = move || {
        let mut class = live.with(|live| format!("{printed}{}", live.class));
        let mut also = |is_so: bool, name: &str| {
            if is_so {
                class.push_str(name);
            }
        };
        if toggles {
            also(legal(), " is-legal");
            also(picked(), " is-selected");
            also(hinted(), " is-hinted");
        }
        also(board.targets.with(|targets| targets.contains(&at.get())), " is-target");
        class
    };
    let [home, exit] = travels(lies);
    view! {
        <button
            class=text(class)
            type="button"
            tabindex=tab(first)
            data-at=text(move || at.get())
            data-piece=piece
            data-home=home
            data-exit=exit
            aria-pressed=toggles.then(|| aria(picked))
            draggable=choosable.then_some("true")
            aria-disabled=choosable.then(|| aria(move || !legal()))
        >
            <span class="card__art" inner_html=art></span>
            <span class="gw-pennon">
                <span class="card__num" aria-hidden="true">{text(move || live.with(|live| live.number.clone()))}</span>
                <span class="card__row" inner_html=shapes></span>
                <span class="card__mark" inner_html=marks></span>
            </span>
            <span class="card__name">{text(move || live.with(|live| live.name.clone()))}</span>
            <span class="sr-only">{text(move || live.with(|live| live.said.clone()))}</span>
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
    let class = face.class + trend(face.trend);
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
