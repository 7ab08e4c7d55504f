//! The own hand; where it may not be seen, its backs.

use crate::prelude::*;

use super::button::button;
use super::head::head;
use crate::games::old_world::board::Board;
use crate::games::old_world::model::At;
use crate::games::old_world::names::Voice;
use crate::games::old_world::pieces::card;
use crate::games::old_world::words::pieces;
use crate::prefs;
use crate::table::zone::{ZoneKeys, zone_keys};
use crate::view::{Settled, kept, on, part, text};

/// The hand.
pub fn hand(board: Board) -> AnyView {
    let count = Settled::new(move || {
        board.model.with(|model| model.own().hand.as_ref().map_or(0, Vec::len))
    });
    let label = || pieces::of(prefs::lang()).strip.hand;
    view! {
        <section class="ow-hand" aria-label=text(label)>
            {head(board)}
            <ul
                class="ow-hand__cards"
                role="list"
                data-zone="hand"
                on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))
            >
                {kept(move || (0..count.get() as u64).collect(), move |place| item(board, place))}
            </ul>
            {hidden(board)}
        </section>
    }
    .into_any()
}

/// One place of the hand: drawn anew only when another card comes to lie there.
fn item(board: Board, place: u64) -> AnyView {
    let place = usize::try_from(place).unwrap_or(usize::MAX);
    let lying = Settled::new(move || {
        board.model.with(|model| model.own().hand.as_ref()?.get(place).copied())
    });
    view! {
        {part(move || lying.get().map(|card| {
            view! { <li>{button(board, At::Hand(place), card, place == 0, "")}</li> }.into_any()
        }))}
    }
    .into_any()
}

/// The backs of a hand that is not shown.
fn hidden(board: Board) -> AnyView {
    let count = Settled::new(move || {
        board.model.with(|model| {
            let own = model.own();
            if own.hand.is_none() { own.hand_count } else { 0 }
        })
    });
    view! {
        {part(move || {
            let count = count.get();
            (count > 0).then(|| {
                let voice = Voice::new(prefs::lang(), &[]);
                let said = voice.fill(pieces::of(voice.lang).strip.hidden, &[&count.to_string()]);
                let back = format!(r#"<span class="{}">{}</span>"#, card::BACK, card::back());
                view! {
                    <p class="ow-hand__backs" role="img" aria-label=said inner_html=back.repeat(count)></p>
                }
                .into_any()
            })
        })}
    }
    .into_any()
}
