//! What a table shows while somebody far away is to move: for whom it waits, how the move is sent, and where the
//! answer goes.

use crate::prelude::*;
use tabletop::{Seat, Turn};

use super::hand_over::HandOver;
use super::paste::PasteForm;
use super::{says, send};
use crate::desk::Desk;
use crate::i18n::post;
use crate::icon::{Icon, IconView};
use crate::view::{Settled, on, part};

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wait {
    /// For nothing that goes by link.
    No,
    /// For a person far away, to whom the move is still to be sent, or has been.
    For(Seat, bool),
    /// The game is over, and nobody else knows.
    ToTell,
}

fn wait(desk: Desk) -> Wait {
    if !desk.mode.get().is_to_play() {
        return Wait::No;
    }
    let is_over = matches!(desk.turn(), Turn::Over(_)) && desk.moment.get().is_none();
    match desk.waits_for() {
        Some(seat) => Wait::For(seat, desk.is_sent()),
        None if is_over && desk.is_by_link() && !desk.is_sent() => Wait::ToTell,
        None => Wait::No,
    }
}

/// Over the table; nothing when it waits for nobody far away.
#[component]
pub fn Waiting(desk: Desk, hand_over: HandOver) -> impl IntoView {
    let wait = Settled::new(move || wait(desk));
    part(move || {
        let (told, sent) = match wait.get() {
            Wait::No => return ().into_any(),
            Wait::For(seat, false) => (post().to_send.with(&[&desk.name(seat)]), false),
            Wait::For(seat, true) => (post().sent.with(&[&desk.name(seat)]), true),
            Wait::ToTell => (post().last_move.to_owned(), false),
        };
        let class = if sent { "btn" } else { "btn btn--act" };
        let field = (wait.get() != Wait::ToTell)
            .then(|| view! { <PasteForm desk id="answer" label=|| post().paste_answer/> });
        view! {
            <section class="waiting" aria-labelledby="waiting">
                <p id="waiting" role="status">{told}</p>
                <div class="acts">
                    <button class=class type="button" id="send-move" on:click=on(move |_| send::send(desk))>
                        <IconView icon=Icon::Share/>
                        {says(if sent { |p| p.send_again } else { |p| p.send })}
                    </button>
                    <button class="btn" type="button" id="show-code" on:click=on(move |_| hand_over.show_code(desk))>
                        <IconView icon=Icon::Code/>{says(|p| p.show_qr)}
                    </button>
                </div>
                {field}
            </section>
        }
        .into_any()
    })
}
