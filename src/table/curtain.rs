//! The curtain between two players of one screen: until the next one says that he is there,
//! nothing of the table is in the page at all.

use crate::prelude::*;
use tabletop::Seat;

use crate::arms::seat_blazon;
use crate::desk::Desk;
use crate::heraldry::BlazonView;
use crate::i18n::{post, words};
use crate::view::{on, t, text};

/// Asks for the next player.
#[component]
pub fn Curtain(desk: Desk, seat: Seat) -> impl IntoView {
    let name = desk.name(seat);
    let lift = move |_| desk.lift_curtain(seat);
    // Beside a letter there is nobody to pass the device.
    let lead = move || if desk.has_arrived() { post().turn_came } else { words().curtain_pass };
    let lift_label = {
        let name = name.clone();
        move || words().curtain_lift(&name)
    };
    view! {
        <main class="curtain" id="main" aria-labelledby="curtain-name">
            <section class="curtain__leaf">
                <BlazonView blazon=seat_blazon(seat) size="xl"/>
                <p class="muted">{text(lead)}</p>
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
