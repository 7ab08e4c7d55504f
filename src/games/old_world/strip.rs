//! The near edge of the table: the own hand, and the market stall.

use ::old_world::world::action_card::Card;
use leptos::prelude::*;

use super::board::Board;
use super::model::At;
use super::names::Voice;
use crate::prefs;
use crate::view::{Each, Settled, part, text};

/// The own hand.
pub fn hand(board: Board) -> AnyView {
    let cards = Settled::new(move || {
        board.model.with(|model| model.own().hand.clone().unwrap_or_default())
    });
    view! { <div class="ow-hand">{part(move || {
        cards.get().into_iter().enumerate().map(|(at, card)| simple(board, At::Hand(at), card)).each()
    })}</div> }
    .into_any()
}

/// The market.
pub fn stall(board: Board) -> AnyView {
    let cards = Settled::new(move || board.model.with(|model| model.view.market));
    view! { <div class="ow-stall">{part(move || {
        let slots = cards.get().into_iter().enumerate();
        slots.filter_map(|(at, card)| Some(simple(board, At::Stall(at), card?))).each()
    })}</div> }
    .into_any()
}

fn simple(board: Board, at: At, card: Card) -> AnyView {
    let name = Voice::new(prefs::lang(), &[]).card(card);
    view! { <button type="button" class=text(move || board.state(at)) data-at=at.to_string()>{name}</button> }.into_any()
}
