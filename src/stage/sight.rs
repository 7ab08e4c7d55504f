//! The stage's eyes and hands: measures the pieces in sight, and lets the browser move them.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

use super::{Piece, Spot};
use crate::browser;

/// What lies on the table.
pub struct Seen {
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// Who plays each of them, in the same order.
    pub actors: Vec<Actor>,
    /// The piles.
    pub piles: Vec<super::plan::Pile>,
}

impl Seen {
    /// Looks now.
    pub fn now() -> Self {
        let (mut pieces, mut actors) = (Vec::new(), Vec::new());
        for element in all("[data-piece]") {
            let said = |name: &str| element.get_attribute(name);
            let zone = element.closest("[data-zone]").ok().flatten();
            pieces.push(Piece {
                name: said("data-piece").unwrap_or_default(),
                at: zone.and_then(|zone| zone.get_attribute("data-zone")).unwrap_or_default(),
                home: said("data-home"),
                exit: said("data-exit"),
                spot: spot(&element),
            });
            actors.push(Actor(element));
        }
        let piles = all("[data-pile]").into_iter();
        let piles = piles
            .map(|pile| (pile.get_attribute("data-pile").unwrap_or_default(), spot(&pile)))
            .collect();
        Self { pieces, actors, piles }
    }
}

fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = browser::document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect()
}

/// Where an element is laid out on the screen.
fn spot(element: &Element) -> Spot {
    let on_screen = call(element, "getBoundingClientRect", &Array::new()).unwrap_or_default();
    let side = |name: &str| {
        Reflect::get(&on_screen, &name.into())
            .ok()
            .and_then(|side| side.as_f64())
            .unwrap_or_default()
    };
    Spot { x: side("x"), y: side("y"), w: side("width"), h: side("height") }
}

/// Calls a method, where the browser has it.
fn call(on: &JsValue, method: &str, arguments: &Array) -> Option<JsValue> {
    let method: Function = Reflect::get(on, &method.into()).ok()?.dyn_into().ok()?;
    method.apply(on, arguments).ok()
}

/// How long a piece travels, in milliseconds, as the style sheet says: nothing where motion is not
/// wanted.
pub fn duration() -> f64 {
    let Some(root) = browser::document().document_element() else { return 0.0 };
    let style = browser::window().get_computed_style(&root).ok().flatten();
    let said = style.and_then(|style| style.get_property_value("--move").ok()).unwrap_or_default();
    let said = said.trim();
    let (number, unit) =
        said.strip_suffix("ms").map_or((said.trim_end_matches('s'), 1000.0), |ms| (ms, 1.0));
    number.trim().parse::<f64>().unwrap_or_default() * unit
}

/// A piece as it stands in the page.
pub struct Actor(Element);

impl Actor {
    /// It was pushed aside.
    pub fn shift(&self, from: Spot, to: Spot, duration: f64) -> Option<Motion> {
        let keyframes = Array::of2(&keyframe(&away(to, from)), &keyframe("none"));
        let animation = animate(&self.0, &keyframes, duration, 0.0)?;
        Some(Motion { animation, ghost: None, veil: None })
    }

    /// It comes from elsewhere: its likeness flies over the table, where nothing cuts it off, and the
    /// piece itself is seen when it has arrived. What is drawn inside a picture moves itself.
    pub fn arrive(&self, from: Spot, to: Spot, duration: f64, delay: f64) -> Option<Motion> {
        let Some(ghost) = self.likeness(to) else {
            let keyframes = Array::of2(&keyframe(&away(to, from)), &keyframe("none"));
            let animation = animate(&self.0, &keyframes, duration, delay)?;
            return Some(Motion { animation, ghost: None, veil: None });
        };
        let hidden = Object::new();
        drop(Reflect::set(&hidden, &"opacity".into(), &"0".into()));
        let veil = animate(&self.0, &Array::of2(&hidden, &hidden), duration + delay, 0.0);
        fly(ghost, &away(to, from), "none", duration, delay, veil)
    }

    /// It is gone; its likeness travels once more.
    pub fn leave(&self, from: Spot, to: Spot, duration: f64, delay: f64) -> Option<Motion> {
        fly(self.likeness(from)?, "none", &away(from, to), duration, delay, None)
    }

    /// A copy of it that lies over the table.
    fn likeness(&self, spot: Spot) -> Option<HtmlElement> {
        let ghost = self.0.clone_node_with_deep(true).ok()?.dyn_into::<HtmlElement>().ok()?;
        for name in ["data-piece", "data-at", "id", "tabindex"] {
            drop(ghost.remove_attribute(name));
        }
        drop(ghost.set_attribute("aria-hidden", "true"));
        drop(ghost.set_attribute("inert", ""));
        drop(ghost.class_list().add_1("is-ghost"));
        // Set by script, which the content policy allows; an attribute it would refuse.
        let style = ghost.style();
        let sizes = [
            ("left", spot.x),
            ("top", spot.y),
            ("width", spot.w),
            ("height", spot.h),
            ("--w", spot.w),
        ];
        for (name, value) in sizes {
            drop(style.set_property(name, &format!("{value}px")));
        }
        let stage = browser::document().query_selector(".board > *").ok().flatten()?;
        stage.append_child(&ghost).ok()?;
        Some(ghost)
    }
}

/// A likeness on its way; it goes when it has arrived.
fn fly(
    ghost: HtmlElement,
    from: &str,
    to: &str,
    duration: f64,
    delay: f64,
    veil: Option<JsValue>,
) -> Option<Motion> {
    let keyframes = Array::of2(&keyframe(from), &keyframe(to));
    let Some(animation) = animate(&ghost, &keyframes, duration, delay) else {
        ghost.remove();
        return None;
    };
    let arrived = ghost.clone();
    let remove = Closure::once_into_js(move || arrived.remove());
    drop(Reflect::set(&animation, &"onfinish".into(), &remove));
    Some(Motion { animation, ghost: Some(ghost), veil })
}

/// How something that lies at `here` looks as if it lay at `there`.
fn away(here: Spot, there: Spot) -> String {
    let (dx, dy) = (
        there.x + there.w / 2.0 - here.x - here.w / 2.0,
        there.y + there.h / 2.0 - here.y - here.h / 2.0,
    );
    let scale = (there.h / here.h).clamp(0.2, 4.0);
    format!("translate({dx:.1}px, {dy:.1}px) scale({scale:.3})")
}

fn keyframe(transform: &str) -> Object {
    let frame = Object::new();
    drop(Reflect::set(&frame, &"transform".into(), &transform.into()));
    frame
}

/// `element.animate()`; nothing where the browser has none.
fn animate(element: &Element, keyframes: &Array, duration: f64, delay: f64) -> Option<JsValue> {
    let options = Object::new();
    let set = |name: &str, value: JsValue| drop(Reflect::set(&options, &name.into(), &value));
    set("duration", duration.into());
    set("delay", delay.into());
    set("easing", "cubic-bezier(.2, .7, .3, 1)".into());
    // Until its turn comes a piece waits where it was.
    set("fill", "backwards".into());
    call(element, "animate", &Array::of2(keyframes, &options))
}

/// A piece on its way.
pub struct Motion {
    animation: JsValue,
    /// Its likeness over the table.
    ghost: Option<HtmlElement>,
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
