//! The fight: foe, combo, own side, belt of tricks. First version: every answer as a button.

use leptos::prelude::*;

use super::board::Board;
use super::model::{At, tricks};
use super::names::Voice;
use crate::prefs;
use crate::view::{Each, Settled, part, text};

/// The fight, in place of the map.
pub fn scene(board: Board) -> AnyView {
    let spots = Settled::new(move || {
        board.model.with(|model| {
            let spots = model.gestures.iter().flat_map(|gesture| gesture.spots.iter().flatten());
            let drawn = spots.filter(|at| matches!(at, At::Half(_) | At::Tab { .. })).copied();
            drawn.collect::<Vec<_>>()
        })
    });
    view! { <div class="ow-fight">{part(move || {
        spots.get().into_iter().map(|at| view! {
            <button type="button" class=text(move || board.state(at)) data-at=at.to_string()>{at.to_string()}</button>
        }).each()
    })}</div> }
    .into_any()
}

/// What can be used in it.
pub fn belt(board: Board) -> AnyView {
    let belt = Settled::new(move || board.model.with(|model| tricks(model.own())));
    view! { <div class="ow-belt">{part(move || {
        let voice = Voice::new(prefs::lang(), &[]);
        belt.get().into_iter().enumerate().map(|(index, source)| {
            let at = At::Trick(index);
            let name = voice.source(source);
            view! { <button type="button" class=text(move || board.state(at)) data-at=at.to_string()>{name}</button> }
        }).each()
    })}</div> }
    .into_any()
}
