//! The curtain between two players of one screen: until the next one says that he is there,
//! nothing of the table is in the page at all.

use crate::prelude::*;
use tabletop::Seat;

use crate::arms::seat_blazon;
use crate::desk::Desk;
use crate::heraldry::BlazonView;
use crate::i18n::words;
use crate::view::{on, t, text};

/// Asks for the next player.
#[component]
pub fn Curtain(desk: Desk, seat: Seat) -> impl IntoView {
    let name = desk.name(seat);
    let lift = move |_| desk.shown_to.set(Some(seat));
    let lift_label = {
        let name = name.clone();
        move || words().curtain_lift(&name)
    };
    view! {
        <main class="curtain" id="main" aria-labelledby="curtain-name">
            <section class="curtain__leaf">
                <BlazonView blazon=seat_blazon(seat) size="xl"/>
                <p class="muted">{t(|w| w.curtain_pass)}</p>
                <h1 class="curtain__name" id="curtain-name">{name}</h1>
                <p>{t(|w| w.curtain_alone)}</p>
                <button class="btn btn--act btn--large btn--wide" type="button" autofocus on:click=on(lift)>
                    {text(lift_label)}
                </button>
                <a class="btn btn--quiet" href="#/">{t(|w| w.leave_table)}</a>
            </section>
        </main>
    }
}
