//! The buttons of the status line once more, beside what they are about.

use ::old_world::versus::Choice;
use leptos::prelude::*;

use crate::games::old_world::board::Board;
use crate::games::old_world::model::{Act, At};
use crate::games::old_world::names::Voice;
use crate::games::old_world::words::{map, pieces};
use crate::prefs;
use crate::view::{Each, part};

/// Those that give an answer: what is marked, that nothing is, that it is enough.
pub fn offers(board: Board) -> AnyView {
    view! {
        {part(move || {
            let acts = board.acts.get();
            let last = acts.len().saturating_sub(1);
            let buttons = acts.iter().enumerate().filter_map(|(at, act)| {
                let class = if at == last { "btn btn--act" } else { "btn" };
                let label = label(act)?;
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

fn label(act: &Act) -> Option<String> {
    let voice = Voice::new(prefs::lang(), &[]);
    let (words, map) = (&pieces::of(voice.lang).over, map::of(voice.lang));
    match act {
        Act::PutBack => Some(map.put_back.to_owned()),
        Act::Marked(count) => Some(voice.fill(map.marked, &[&count.to_string()])),
        Act::Choose(Choice::Reroll(faces)) => {
            let dice = faces.iter().filter(|face| **face > 0).count();
            Some(match dice {
                0 => words.keep.to_owned(),
                dice => voice.fill(words.roll, &[&dice.to_string()]),
            })
        }
        Act::Choose(Choice::Done) => Some(voice.words.choose.done.to_owned()),
        Act::Choose(_) => None,
    }
}
