//! Arrows go over the cards of a combo and its open tabs.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

const STOPS: &str = ".ow-combo .ow-card, .ow-combo button";

/// Moves the focus to the card or tab before or after the one that has it.
pub fn walk(event: &KeyboardEvent) {
    let step: i32 = match event.key().as_str() {
        "ArrowLeft" => -1,
        "ArrowRight" => 1,
        _ => return,
    };
    let Some(here) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
        return;
    };
    let Ok(Some(combo)) = here.closest(".ow-fight__middle") else { return };
    let Ok(stops) = combo.query_selector_all(STOPS) else { return };
    let stop = |at: u32| stops.item(at).and_then(|node| node.dyn_into::<HtmlElement>().ok());
    let count = stops.length();
    let at = (0..count).find(|at| stop(*at).is_some_and(|one| one.is_same_node(Some(&here))));
    let next = match at {
        Some(at) => at.checked_add_signed(step),
        None => Some(0),
    };
    if let Some(next) = next.and_then(stop) {
        event.prevent_default();
        // A stop that has gone meanwhile needs no focus.
        drop(next.focus());
    }
}
