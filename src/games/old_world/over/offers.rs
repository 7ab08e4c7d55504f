//! The buttons of the status line once more, beside what they are about.

use crate::prelude::*;

use crate::games::old_world::board::{Board, act_label};
use crate::games::old_world::model::At;
use crate::view::{Each, part};

/// Those of the question, the one that goes on filled.
pub fn offers(board: Board) -> AnyView {
    view! {
        {part(move || {
            let acts = board.acts.get();
            let last = acts.len().saturating_sub(1);
            let buttons = acts.iter().enumerate().map(|(at, act)| {
                let class = if at == last { "btn btn--act" } else { "btn" };
                let label = act_label(board, act);
                view! {
                    <button class=class type="button" data-at=At::Act(at).to_string()>{label}</button>
                }
            });
            (!acts.is_empty())
                .then(|| view! { <p class="ow-over__acts">{buttons.each()}</p> }.into_any())
        })}
    }
    .into_any()
}
