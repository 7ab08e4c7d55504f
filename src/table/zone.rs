//! One Tab stop for each zone of the table; arrows move inside it.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// Which arrows move in a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoneKeys {
    /// All four: rows and grids.
    Row,
    /// Up and down only: lists in which left and right mean something else.
    Column,
}

/// Where a key leads from a place in a zone of so many places; `None` if it is not ours.
fn target(key: &str, keys: ZoneKeys, at: usize, count: usize) -> Option<usize> {
    match key {
        "ArrowDown" => Some((at + 1).min(count - 1)),
        "ArrowUp" => Some(at.saturating_sub(1)),
        "ArrowRight" if keys == ZoneKeys::Row => Some((at + 1).min(count - 1)),
        "ArrowLeft" if keys == ZoneKeys::Row => Some(at.saturating_sub(1)),
        "Home" => Some(0),
        "End" => Some(count - 1),
        _ => None,
    }
}

/// Moves the focus inside the zone that heard the key, and its Tab stop with it.
pub fn zone_keys(event: &KeyboardEvent, keys: ZoneKeys) {
    zone_keys_among(event, keys, "button");
}

/// The same in a zone where only some elements are stops.
pub fn zone_keys_among(event: &KeyboardEvent, keys: ZoneKeys, stops: &str) {
    let Some(zone) = event.current_target().and_then(|zone| zone.dyn_into::<Element>().ok()) else {
        return;
    };
    let Ok(found) = zone.query_selector_all(stops) else { return };
    let stops: Vec<HtmlElement> = (0..found.length())
        .filter_map(|at| found.get(at)?.dyn_into::<HtmlElement>().ok())
        // What is not laid out on this screen is no stop.
        .filter(|stop| stop.offset_parent().is_some())
        .collect();
    let focused = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let Some(at) = stops.iter().position(|stop| Some(stop) == focused.as_ref()) else { return };
    let Some(to) = target(&event.key(), keys, at, stops.len()) else { return };
    event.prevent_default();
    for (place, stop) in stops.iter().enumerate() {
        let tab_index = if place == to { 0 } else { -1 };
        if stop.tab_index() != tab_index {
            stop.set_tab_index(tab_index);
        }
    }
    drop(stops[to].focus());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_stop_at_the_ends() {
        assert_eq!(target("ArrowDown", ZoneKeys::Column, 2, 3), Some(2));
        assert_eq!(target("ArrowUp", ZoneKeys::Column, 0, 3), Some(0));
        assert_eq!(target("ArrowRight", ZoneKeys::Row, 0, 3), Some(1));
        assert_eq!(target("ArrowRight", ZoneKeys::Column, 0, 3), None);
        assert_eq!(target("End", ZoneKeys::Column, 0, 3), Some(2));
        assert_eq!(target("x", ZoneKeys::Row, 0, 3), None);
    }
}
