//! What the table adds to the status line: how far the turn is, and the buttons of the question.

use ::old_world::versus::Choice;
use leptos::prelude::*;

use super::super::model::{Act, At};
use super::super::names::Voice;
use super::super::say::Moment;
use super::super::words;
use super::Board;
use crate::prefs;
use crate::view::{Each, part};

/// Phases I, II and III.
pub fn milestones(_board: Board) -> AnyView {
    ().into_any()
}

/// The buttons, the one that goes on filled.
pub fn acts(board: Board) -> AnyView {
    let buttons = view! { {part(move || {
        let acts = board.acts.get();
        let last = acts.len().saturating_sub(1);
        acts.into_iter().enumerate().map(|(at, act)| {
            let class = if at == last { "btn btn--act" } else { "btn" };
            let label = label(board, &act);
            view! { <button class=class type="button" data-at=At::Act(at).to_string()>{label}</button> }
        }).each()
    })} };
    board.hear("ow-acts", buttons.into_any())
}

fn label(board: Board, act: &Act) -> String {
    let words = words::map::of(prefs::lang());
    let said = |choice: Choice| {
        board.model.with_untracked(|model| {
            let Some((seat, decision)) = model.asked else { return String::new() };
            let names = board.desk.with(super::super::names_at);
            let voice = Voice::new(prefs::lang(), &names);
            Moment { voice, seat, decision, view: &model.view }.choice(choice)
        })
    };
    match act {
        Act::Choose(choice) => said(*choice),
        Act::Marked(count) => {
            Voice::new(prefs::lang(), &[]).fill(words.marked, &[&count.to_string()])
        }
        Act::PutBack => words.put_back.to_owned(),
    }
}
