//! A pile of cards: its top, its name and how many there are. A click opens it.

use leptos::prelude::*;

use super::card::{CardBack, CardFace, CardModel};
use crate::view::on;

/// A pile.
#[component]
pub fn Pile(
    /// What it is called.
    #[prop(into)]
    name: String,
    /// How many cards lie there.
    count: usize,
    /// The card on top, if it lies face up.
    #[prop(optional_no_strip)]
    top: Option<CardModel>,
    /// What a click does.
    #[prop(optional, into)]
    on_open: Option<Callback<()>>,
) -> impl IntoView {
    let face = match (count, top) {
        (0, _) => None,
        (_, Some(card)) => Some(view! { <CardFace card/> }.into_any()),
        (_, None) => Some(view! { <CardBack size="s"/> }.into_any()),
    };
    let open = move |_| {
        if let Some(open) = on_open {
            open.run(());
        }
    };
    view! {
        <button class="pile" class:pile--empty=count == 0 class:pile--thin=count == 1 type="button" on:click=on(open)>
            <span class="pile__top">{face}<span class="pile__count">{count.to_string()}</span></span>
            <span class="pile__name">{name}</span>
        </button>
    }
}
