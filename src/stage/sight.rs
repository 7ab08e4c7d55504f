//! The stage's eyes and hands: measures the pieces in sight, and lets the browser move them.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

use super::cue::Paces;
use super::{Piece, Spot};
use crate::browser;
use crate::number::{tenths, thousandths, within};
use crate::prefs::{self, Speed};

/// What lies on the table.
pub struct Seen {
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// Who plays each of them, in the same order.
    pub actors: Vec<Element>,
    /// What is drawn in a picture, which has units of its own.
    pub drawn: Vec<Drawn>,
}

/// A piece drawn in a picture.
pub struct Drawn {
    /// What it is.
    pub name: String,
    /// The piece.
    pub element: Element,
    /// The picture.
    picture: Option<Element>,
}

impl Seen {
    /// Looks now.
    pub fn now() -> Self {
        let (mut pieces, mut actors, mut drawn) = (Vec::new(), Vec::new(), Vec::new());
        for element in all("[data-piece]") {
            let said = |name: &str| element.get_attribute(name);
            let near = |css: &str| element.closest(css).ok().flatten();
            let name = said("data-piece").unwrap_or_default();
            if !element.is_instance_of::<HtmlElement>() {
                let picture = near("svg");
                drawn.push(Drawn { name, element, picture });
                continue;
            }
            let pile = |name: &str| said(name).map(|pile| format!("[data-pile='{pile}']"));
            pieces.push(Piece {
                name,
                at: near("[data-zone]")
                    .and_then(|zone| zone.get_attribute("data-zone"))
                    .unwrap_or_default(),
                home: pile("data-home"),
                exit: pile("data-exit"),
                spot: spot(&element),
            });
            actors.push(element);
        }
        Self { pieces, actors, drawn }
    }
}

/// Everything that fits a selector.
pub fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = browser::document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect()
}

/// Where the first thing in sight that fits a selector lies.
pub fn spot_of(selector: &str) -> Option<Spot> {
    all(selector).iter().map(spot).find(|spot| spot.is_seen())
}

/// Where an element is laid out on the screen.
fn spot(element: &Element) -> Spot {
    let on_screen = element.get_bounding_client_rect();
    Spot { x: on_screen.x(), y: on_screen.y(), w: on_screen.width(), h: on_screen.height() }
}

/// Is anything to travel at all? Asked of the settings, because the style sheet's answer would have the
/// page styled in the middle of a change.
pub fn is_motion_wanted() -> bool {
    let still = || browser::window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    prefs::speed_untracked() != Speed::None && !still().is_some_and(|still| still.matches())
}

/// How long pieces travel, in milliseconds, as the style sheet says.
pub fn paces() -> Paces {
    let Some(root) = browser::document().document_element() else { return [0.0; 3] };
    let style = browser::window().get_computed_style(&root).ok().flatten();
    ["--quick", "--move", "--slow"].map(|token| {
        let said = style.as_ref().and_then(|style| style.get_property_value(token).ok());
        let said = said.unwrap_or_default();
        let said = said.trim();
        let (number, unit) =
            said.strip_suffix("ms").map_or((said.trim_end_matches('s'), 1000.0), |ms| (ms, 1.0));
        let number = js_sys::parse_float(number);
        if number.is_finite() { number * unit } else { 0.0 }
    })
}

/// When something moves, in milliseconds.
#[derive(Clone, Copy)]
pub struct Time {
    /// After how long.
    pub delay: f64,
    /// For how long.
    pub duration: f64,
}

/// It moves where it is.
pub fn run(element: &Element, frames: &str, time: Time) -> Option<Motion> {
    Some(Motion { animation: animate(element, frames, time)?, ghost: None, veil: None })
}

/// It was pushed aside.
pub fn shift(element: &Element, from: Spot, to: Spot, time: Time) -> Option<Motion> {
    run(element, &frames(&away(to, from), &rest()), time)
}

/// It comes from elsewhere: its likeness flies over the table, where nothing cuts it off, and the piece
/// itself is seen when it has arrived. What is new is not seen before it sets off.
pub fn arrive(element: &Element, from: Spot, to: Spot, is_new: bool, time: Time) -> Option<Motion> {
    let ghost = likeness(element, to)?;
    let hidden = Time { delay: 0.0, duration: time.delay + time.duration };
    let veil = animate(element, "opacity:0|0", hidden);
    let mut frames = frames(&away(to, from), &rest());
    frames.push_str(if is_new { APPEAR } else { "" });
    fly(ghost.into(), &frames, time, veil)
}

/// Seen as soon as it sets off.
const APPEAR: &str = ";opacity:0|1|1|1|1";

/// It is gone; its likeness travels once more.
pub fn leave(element: &Element, from: Spot, to: Spot, time: Time) -> Option<Motion> {
    fly(likeness(element, from)?.into(), &frames(&rest(), &away(from, to)), time, None)
}

/// A piece of a picture is gone, and goes.
pub fn sink(drawn: &Drawn, frames: &str, time: Time) -> Option<Motion> {
    let Drawn { element, picture, .. } = drawn;
    plain(element);
    picture.as_ref()?.append_child(element).ok()?;
    fly(element.clone(), frames, time, None)
}

/// Something that is no piece goes from here to there.
pub fn send(markup: &str, from: Spot, to: Spot, time: Time) -> Option<Motion> {
    let ghost = browser::document().create_element("span").ok()?.dyn_into().ok()?;
    let ghost: HtmlElement = ghost;
    ghost.set_inner_html(markup);
    let frames = frames(&away(to, from), &rest()) + APPEAR;
    fly(lay(ghost, to)?.into(), &frames, time, None)
}

/// A copy of it that lies over the table.
fn likeness(element: &Element, spot: Spot) -> Option<HtmlElement> {
    let ghost = element.clone_node_with_deep(true).ok()?.dyn_into::<HtmlElement>().ok()?;
    plain(&ghost);
    lay(ghost, spot)
}

/// A likeness is nothing but a sight.
fn plain(ghost: &Element) {
    for name in ["data-piece", "data-at", "id", "tabindex"] {
        drop(ghost.remove_attribute(name));
    }
    drop(ghost.set_attribute("aria-hidden", "true"));
}

fn lay(ghost: HtmlElement, spot: Spot) -> Option<HtmlElement> {
    drop(ghost.set_attribute("inert", ""));
    drop(ghost.class_list().add_1("is-ghost"));
    // Set by script, which the content policy allows; an attribute it would refuse.
    let style = ghost.style();
    let sizes =
        [("left", spot.x), ("top", spot.y), ("width", spot.w), ("height", spot.h), ("--w", spot.w)];
    for (name, value) in sizes {
        drop(style.set_property(name, &format!("{}px", thousandths(value))));
    }
    let stage = browser::document().query_selector(".board > *").ok().flatten()?;
    stage.append_child(&ghost).ok()?;
    Some(ghost)
}

/// A likeness on its way; it goes when it has arrived.
fn fly(ghost: Element, frames: &str, time: Time, veil: Option<JsValue>) -> Option<Motion> {
    let Some(animation) = animate(&ghost, frames, time) else {
        ghost.remove();
        return None;
    };
    let arrived = ghost.clone();
    let remove = Closure::once_into_js(move || arrived.remove());
    drop(Reflect::set(&animation, &"onfinish".into(), &remove));
    Some(Motion { animation, ghost: Some(ghost), veil })
}

/// How far off something is, and how large.
type Away = (String, String);

/// Where it lies.
fn rest() -> Away {
    ("0 0".to_owned(), "1".to_owned())
}

/// How something that lies at `here` looks as if it lay at `there`.
fn away(here: Spot, there: Spot) -> Away {
    let (dx, dy) = (
        there.x + there.w / 2.0 - here.x - here.w / 2.0,
        there.y + there.h / 2.0 - here.y - here.h / 2.0,
    );
    let scale = within(there.h / here.h, 0.2, 4.0);
    (format!("{}px {}px", tenths(dx), tenths(dy)), thousandths(scale))
}

/// From one such place to another.
fn frames(from: &Away, to: &Away) -> String {
    format!("translate:{}|{};scale:{}|{}", from.0, to.0, from.1, to.1)
}

/// `element.animate()`; nothing where the browser has none. Places and sizes are properties of their
/// own, so that they add to what a thing is turned or lifted by anyway.
fn animate(element: &Element, frames: &str, time: Time) -> Option<JsValue> {
    let object = |pairs: &mut dyn Iterator<Item = (&str, JsValue)>| {
        let object = Object::new();
        for (name, value) in pairs {
            drop(Reflect::set(&object, &name.into(), &value));
        }
        object
    };
    let keyframes = object(&mut frames.split(';').filter_map(|part| {
        let (property, values) = part.split_once(':')?;
        Some((property, values.split('|').map(JsValue::from).collect::<Array>().into()))
    }));
    let options = object(
        &mut [
            ("duration", time.duration.into()),
            ("delay", time.delay.into()),
            ("easing", "cubic-bezier(.2, .7, .3, 1)".into()),
            // Until its turn comes a piece waits where it was.
            ("fill", "backwards".into()),
        ]
        .into_iter(),
    );
    call(element, "animate", &Array::of2(&keyframes, &options))
}

/// Calls a method, where the browser has it.
fn call(on: &JsValue, method: &str, arguments: &Array) -> Option<JsValue> {
    let method: Function = Reflect::get(on, &method.into()).ok()?.dyn_into().ok()?;
    method.apply(on, arguments).ok()
}

/// A piece on its way.
pub struct Motion {
    animation: JsValue,
    /// Its likeness over the table.
    ghost: Option<Element>,
    /// What hides the piece itself until then.
    veil: Option<JsValue>,
}

impl Motion {
    /// It arrives at once.
    pub fn finish(self) {
        for animation in [Some(self.animation), self.veil].into_iter().flatten() {
            drop(call(&animation, "finish", &Array::new()));
        }
        if let Some(ghost) = self.ghost {
            ghost.remove();
        }
    }
}
