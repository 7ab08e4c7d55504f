//! The boards of the witchers: the own one large, the others below it.

mod own;
mod rival;

use crate::prelude::*;

use super::super::model::At;
use super::super::names::Voice;
use super::super::{names_at, words};
use super::Board;
use crate::prefs;
use crate::view::{Settled, text};

/// All of them, for the players' column.
pub fn boards(board: Board) -> AnyView {
    let rivals = Settled::new(move || {
        let names = board.desk.with(names_at);
        let voice = Voice::new(prefs::lang(), &names);
        board.model.with(|model| board.lit.with(|lit| rival::all(model, lit, voice)))
    });
    let label = || words::map::of(prefs::lang()).rivals;
    let list = view! {
        {own_board(board)}
        <div class="ow-others" role="group" aria-label=text(label) inner_html=text(move || rivals.get())></div>
    };
    board.hear("ow-boards", list.into_any())
}

/// The own board; on a phone it is also a leaf of the tray.
pub fn own_board(board: Board) -> AnyView {
    let drawn = Settled::new(move || {
        let names = board.desk.with(names_at);
        let voice = Voice::new(prefs::lang(), &names);
        board.model.with(|model| {
            board.lit.with(|lit| board.marks.with(|marks| own::own(model, marks, lit, voice)))
        })
    });
    let label = move || board.desk.name(board.model.with(|model| model.us));
    let own = move || {
        let (us, asked) = board.model.with(|model| (model.us, model.asked));
        if asked.is_some_and(|(seat, _)| seat == us) { "ow-own is-current" } else { "ow-own" }
    };
    view! {
        <section class=text(own) aria-label=text(label) inner_html=text(move || drawn.get())></section>
    }
    .into_any()
}

/// The classes of a thing on a board.
fn state(marks: &[At], lit: &[At], at: At) -> &'static str {
    match (marks.contains(&at), lit.contains(&at)) {
        (true, _) => "is-selected",
        (false, true) => "is-legal",
        (false, false) => "",
    }
}
