//! The head of the builder: the name of the deck, whether it is kept, what can be done with it.

use crate::prelude::*;
use ::gwent::Gwent;
use tabletop::{Game, SeedLink};

use super::super::words::deck as words;
use super::builder::{Builder, Origin};
use crate::i18n::words as frame;
use crate::icon::{Icon, IconView};
use crate::table::menu::copy_link;
use crate::view::{aria, on, text, when};
use crate::{browser, prefs};

/// Name, state and what can be done with the deck.
pub fn head(builder: Builder) -> AnyView {
    let rename = move |event| {
        builder.name.set(event_target_value(&event));
        builder.keep();
    };
    let copy = move |_| copy_link(builder.deck.with_untracked(|deck| format!("deck/{deck}")));
    let play = move |_| {
        let deck = builder.deck.with_untracked(ToString::to_string);
        let answers = [("deck.1".to_owned(), deck)].into();
        let form = tabletop::Form { seats: 2, answers };
        let link = SeedLink { game: Gwent::ID.to_owned(), seed: None, form };
        browser::go(&format!("#/{}", link.encode()));
    };
    let says = |pick: fn(&'static words::DeckWords) -> &'static str| {
        text(move || pick(words::of(prefs::lang())))
    };
    let illegal = move || builder.deck.with(|deck| !deck.faults().is_empty());
    view! {
            <header class="db__head">
                <a class="btn btn--quiet" href="#/decks"><IconView icon=Icon::Back/>{says(|w| w.back)}</a>
                <label class="field db__name">
                    <span class="sr-only">{says(|w| w.name)}</span>
                    <input
                        class="input"
                        type="text"
                        id="deck-name"
                        maxlength="60"
                        autocomplete="off"
                        prop:value=text(move || builder.name.get())
                        on:change=on(rename)
                    />
                </label>
                <h1 class="sr-only">{text(move || builder.name.get())}</h1>
                <p class="db__state small" role="status" id="deck-state">{text(move || state(builder))}</p>
                <div class="acts db__acts">
                    {when(move || builder.key.with(Option::is_none), move || view! {
                        <button class="btn" type="button" id="keep-deck" on:click=on(move |_| builder.keep())>{says(|w| w.keep)}</button>
                    })}
                    <button class="btn" type="button" id="copy-deck-link" on:click=on(copy)>
                        <IconView icon=Icon::Link/>{says(|w| w.copy_link)}
                    </button>
                    <button class="btn" type="button" id="deck-text" on:click=on(move |_| builder.text_open.set(true))>
                        <IconView icon=Icon::Export/>{says(|w| w.as_text)}
                    </button>
                    <button
                        class="btn btn--act"
                        type="button"
                        id="play-deck"
                        aria-disabled=aria(illegal)
                        aria-describedby="verdict"
                        on:click=on(move |event| if !illegal() { play(event) })
                    >
                        <IconView icon=Icon::Play/>{says(|w| w.play)}
                    </button>
                </div>
            </header>
        }
        .into_any()
}

/// Is it kept, and if not, why?
fn state(builder: Builder) -> String {
    let says = words::of(prefs::lang());
    if let Some(error) = builder.failed.get() {
        return frame().storage_failed(error).to_owned();
    }
    match (builder.key.get(), builder.origin) {
        (Some(_), _) => says.kept,
        (None, Origin::Game) => says.from_game,
        (None, Origin::Link) => says.from_link,
        (None, Origin::Own) => says.not_kept,
    }
    .to_owned()
}
