//! Who sits at the table, who is to move, and what everybody may see of each.

use crate::prelude::*;
use tabletop::{Control, Seat};

use super::token::Token;
use crate::arms::seat_blazon;
use crate::desk::Desk;
use crate::games::GameUi;
use crate::heraldry::BlazonView;
use crate::i18n::{post, words};
use crate::view::{Each, Settled, maybe, part, text};

/// The players in turn order.
#[component]
pub fn PlayersList(desk: Desk, game: &'static dyn GameUi) -> impl IntoView {
    let players = Settled::new(move || desk.players());
    let standing = Settled::new(move || desk.with_scene(|scene| game.standing(scene.seen())));
    view! {
        <ol class="players" role="list">
            {part(move || {
                let standing = standing.get();
                players.get().iter()
                    .map(|(seat, player)| {
                        let own = standing.get(seat.index()).cloned().unwrap_or_default();
                        view! { <PlayerView desk seat name=player.name.clone() control=player.control own/> }
                    })
                    .each()
            })}
        </ol>
    }
}

#[component]
fn PlayerView(
    desk: Desk,
    seat: Seat,
    name: String,
    control: Control,
    own: Vec<String>,
) -> impl IntoView {
    let to_move = move || desk.awaited() == Some(seat);
    let kind = move || match control {
        Control::Human => words().person.to_owned(),
        Control::Far => post().far_person.to_owned(),
        Control::Bot(level) => format!("{}, {}", words().bot, words().level(level)),
    };
    let own = (!own.is_empty()).then(|| {
        let tokens =
            own.into_iter().map(|face| view! { <li><Token face=Some(face) size="s"/></li> });
        view! { <ul class="player__own" role="list">{tokens.each()}</ul> }.into_any()
    });
    view! {
        <li class="player" aria-current=maybe(move || to_move().then_some("true"))>
            <BlazonView blazon=seat_blazon(seat) size="m"/>
            <span class="player__name">{name}</span>
            <span class="player__kind">
                {part(move || to_move().then(|| view! { <span class="player__turn">{words().to_move}</span> " · " }.into_any()))}
                {text(kind)}
            </span>
            {own}
        </li>
    }
}
