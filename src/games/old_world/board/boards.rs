//! The boards of the witchers: the own one large, the others below.

use leptos::prelude::*;

use super::super::model::At;
use super::Board;
use crate::view::{Each, Settled, part};

/// All of them.
pub fn boards(board: Board) -> AnyView {
    let seats = Settled::new(move || {
        board
            .model
            .with(|model| model.view.players.iter().map(|(seat, _)| seat).collect::<Vec<_>>())
    });
    let list = view! { {part(move || {
        seats.get().into_iter().map(|seat| {
            let name = board.desk.name(seat);
            view! { <button type="button" data-at=At::Witcher(seat).to_string()>{name}</button> }
        }).each()
    })} };
    board.hear("ow-boards", list.into_any())
}
