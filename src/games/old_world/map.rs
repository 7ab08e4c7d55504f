//! The ink map: places, roads, pieces. First version: a list of the places.

use ::old_world::world::location::Location;
use leptos::prelude::*;

use super::board::Board;
use super::model::At;
use super::names::Voice;
use crate::prefs;
use crate::view::{Each, text};

/// The map.
pub fn sheet(board: Board) -> AnyView {
    let places = Location::ALL.map(|place| {
        let at = At::Place(place);
        let name = move || Voice::new(prefs::lang(), &[]).place(place);
        view! {
            <button type="button" class=text(move || board.state(at)) data-at=at.to_string()>{text(name)}</button>
        }
    });
    view! { <div class="ow-map-sheet">{places.each()}</div> }.into_any()
}
