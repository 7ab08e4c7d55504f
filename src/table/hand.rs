//! A hand of cards.

use leptos::prelude::*;

use super::card::{Card, CardModel};
use super::zone::{ZoneKeys, zone_keys};
use crate::view::{Each, Text, flag, on, part};

/// From so many cards on they overlap.
const MANY: usize = 7;

/// The cards in a hand, one Tab stop for all of them.
#[component]
pub fn Hand(
    /// Whose hand it is, in words.
    label: Text,
    /// The cards, and whether each can be played.
    #[prop(into)]
    cards: Signal<Vec<(CardModel, bool)>>,
    /// The place of the one picked up.
    selected: RwSignal<Option<usize>>,
) -> impl IntoView {
    let many = move || cards.with(Vec::len) >= MANY;
    view! {
        <section class="hand" class:hand--many=flag(many) aria-label=label>
            <ul class="hand__cards" role="list" on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))>
                {part(move || {
                    cards.get().into_iter().enumerate()
                        .map(|(at, (card, legal))| {
                            let picked = Signal::derive(move || selected.get() == Some(at));
                            let pick = Callback::new(move |()| {
                                selected.update(|now| *now = (*now != Some(at)).then_some(at));
                            });
                            view! { <li><Card card legal=legal selected=picked on_click=pick/></li> }
                        })
                        .each()
                })}
            </ul>
        </section>
    }
}
