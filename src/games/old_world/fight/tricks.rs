//! The belt as it follows the table: a button for each trick that is not spent.

use crate::prelude::*;

use super::belt::{self, Charm};
use super::model;
use crate::games::old_world::board::Board;
use crate::games::old_world::model::tricks;
use crate::games::old_world::names::Voice;
use crate::games::old_world::words::fight as words;
use crate::prefs;
use crate::view::{Each, Settled, part, text};

/// What can be used in a fight, beside the hand.
pub fn belt(board: Board) -> AnyView {
    let charms = Settled::new(move || {
        board.model.with(|model| {
            let fight = model::fight(&model.view, model.us, None, &[], None)?;
            let own = &model.view.players[fight.near.seat];
            // Who looks on at somebody else's fight can use nothing of what he sees there.
            let own_belt = if fight.near.seat == model.us { tricks(own) } else { Vec::new() };
            Some((belt::charms(&fight.near, &own_belt, own.attributes), fight.near.potions))
        })
    });
    let used = text(move || {
        let voice = Voice::new(prefs::lang(), &[]);
        charms.with(|charms| {
            charms.as_ref().map_or_else(String::new, |(_, (used, cap))| {
                voice.fill(words::of(voice.lang).potions, &[&used.to_string(), &cap.to_string()])
            })
        })
    });
    let label = move || words::of(prefs::lang()).belt;
    view! {
        <div class="ow-belt" role="group" aria-label=text(label)>
            <p class="ow-belt__head"><b>{text(label)}</b><span>{used}</span></p>
            <ul class="ow-belt__tricks" role="list">
                {part(move || {
                    let voice = Voice::new(prefs::lang(), &[]);
                    let all = charms.get().map(|(charms, _)| charms).unwrap_or_default();
                    all.into_iter().map(|charm| trick(board, voice, &charm)).each()
                })}
            </ul>
        </div>
    }
    .into_any()
}

fn trick(board: Board, voice: Voice<'_>, charm: &Charm) -> AnyView {
    let (class, inner) = (belt::class(charm), belt::inner(voice, charm));
    let Some(at) = charm.at else {
        return view! { <li><div class=class inner_html=inner></div></li> }.into_any();
    };
    let state = move || format!("{class} {}", board.state(at));
    view! {
        <li><button type="button" class=text(state) data-at=at.to_string() inner_html=inner></button></li>
    }
    .into_any()
}
