//! The buttons of the status line once more, beside what they are about.

use ::old_world::versus::Choice;
use leptos::prelude::*;

use crate::games::old_world::board::{Board, status};
use crate::games::old_world::model::{Act, At};
use crate::view::{Each, part};

/// Those that give an answer: what is marked, that nothing is, that it is enough.
pub fn offers(board: Board) -> AnyView {
    view! {
        {part(move || {
            let acts = board.acts.get();
            let last = acts.len().saturating_sub(1);
            let buttons = acts.iter().enumerate().filter_map(|(at, act)| {
                let class = if at == last { "btn btn--act" } else { "btn" };
                let label = label(board, act)?;
                Some(view! {
                    <button class=class type="button" data-at=At::Act(at).to_string()>{label}</button>
                })
            });
            let buttons = buttons.collect::<Vec<_>>();
            (!buttons.is_empty())
                .then(|| view! { <p class="ow-over__acts">{buttons.each()}</p> }.into_any())
        })}
    }
    .into_any()
}

/// Whatever is not about a thing on the table stays in the status line alone.
fn label(board: Board, act: &Act) -> Option<String> {
    let is_about_it = match act {
        Act::PutBack | Act::Marked(_) => true,
        Act::Choose(choice) => matches!(choice, Choice::Reroll(_) | Choice::Done),
    };
    is_about_it.then(|| status::label(board, act))
}
