//! What lies over the map: the story leaf, the dice, spreads of cards, sheets to choose from. First
//! version: every such answer as a button.

use leptos::prelude::*;

use super::board::Board;
use super::model::At;
use super::names::Voice;
use super::names_at;
use super::say::Moment;
use crate::prefs;
use crate::view::{Each, Settled, part, text};

/// What lies over the map now, if anything does.
pub fn layer(board: Board) -> AnyView {
    let offers = Settled::new(move || {
        let names = board.desk.with(names_at);
        board.model.with(|model| {
            let Some((seat, decision)) = model.asked else { return Vec::new() };
            let moment = Moment {
                voice: Voice::new(prefs::lang(), &names),
                seat,
                decision,
                view: &model.view,
            };
            let offers = model.legal.iter().zip(&model.gestures).filter_map(|(choice, gesture)| {
                let at = *gesture.spots.first()?.first()?;
                lies_over(at).then(|| (at.to_string(), moment.choice(*choice)))
            });
            offers.collect::<Vec<_>>()
        })
    });
    view! { {part(move || {
        let offers = offers.get();
        (!offers.is_empty()).then(|| {
            let buttons = offers.into_iter().map(|(at, said)| {
                let thing = At::read(&at);
                let state = move || thing.map_or("", |at| board.state(at));
                view! { <button type="button" class=text(state) data-at=at>{said}</button> }
            });
            view! { <div class="ow-over">{buttons.each()}</div> }.into_any()
        })
    })} }
    .into_any()
}

const fn lies_over(at: At) -> bool {
    matches!(
        at,
        At::School(_)
            | At::Terrain(_)
            | At::Die(_)
            | At::Side(_)
            | At::Slip(_)
            | At::Spread(_)
            | At::Coin(_)
    )
}
