//! Decks as text: written out to be carried away, and read in from a text or a link.

use crate::prelude::*;
use ::gwent::Deck;

use super::super::words::deck as words;
use super::builder::Builder;
use super::verdict::fault;
use crate::table::dialog::Dialog;
use crate::toast::{self, Tone};
use crate::view::{later, on, part, text};
use crate::{browser, prefs};

/// The deck written out.
pub fn as_text(builder: Builder) -> AnyView {
    let open = builder.text_open;
    let title = Signal::derive(|| words::of(prefs::lang()).as_text.to_owned());
    let written = move || builder.deck.with(write);
    let copy = move |_| {
        let text = written();
        later(async move {
            if browser::copy(&text).await {
                toast::say(Tone::Good, words::of(prefs::lang()).text_copied);
            }
        });
    };
    view! {
        <Dialog open id="deck-as-text" title>
            {part(move || {
                let says = words::of(prefs::lang());
                view! {
                    <div class="dialog__body">
                        <label class="field">
                            <span class="field__hint">{says.text_hint}</span>
                            <textarea class="input input--code db-text" rows="14" readonly id="deck-written" prop:value=text(written)></textarea>
                        </label>
                    </div>
                    <div class="dialog__foot">
                        <button class="btn btn--act" type="button" id="copy-deck-text" on:click=on(copy)>{says.copy_text}</button>
                    </div>
                }
            })}
        </Dialog>
    }
    .into_any()
}

/// A card a line, the leader first: what a person can read and [`Deck::read`] as well.
fn write(deck: &Deck) -> String {
    let cards = deck.cards.iter().map(|(kind, copies)| format!("{copies} {kind}\n"));
    format!("{}\n{}", deck.leader, cards.collect::<String>())
}

/// A text or a link becomes a deck.
pub fn import(open: RwSignal<bool>) -> AnyView {
    let title = Signal::derive(|| words::of(prefs::lang()).import.to_owned());
    let typed = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    let read_in = move |_| match read(&typed.get_untracked()) {
        Ok(deck) => {
            open.set(false);
            browser::go(&format!("#/deck/{deck}"));
        }
        Err(found) => wrong.set(Some(fault(&found, prefs::lang()))),
    };
    view! {
        <Dialog open id="deck-import" title>
            {part(move || {
                let says = words::of(prefs::lang());
                view! {
                    <div class="dialog__body">
                        <label class="field">
                            <span class="field__hint">{says.import_hint}</span>
                            <textarea
                                class="input input--code db-text"
                                rows="10"
                                id="deck-import-text"
                                spellcheck="false"
                                on:input=on(move |event| typed.set(event_target_value(&event)))
                            ></textarea>
                        </label>
                        {part(move || wrong.get().map(|sentence| view! {
                            <p class="field__error" role="alert" id="deck-import-error">{sentence}</p>
                        }.into_any()))}
                    </div>
                    <div class="dialog__foot">
                        <button class="btn btn--act" type="button" id="deck-import-read" on:click=on(read_in)>{says.read}</button>
                    </div>
                }
            })}
        </Dialog>
    }
    .into_any()
}

/// A list, a code, or a link that holds one.
pub fn read(typed: &str) -> Result<Deck, ::gwent::DeckFault> {
    let code = typed.rsplit_once("#/deck/").map_or(typed, |(_, code)| code);
    Deck::read(code.trim())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::gwent::Preset;

    #[test]
    fn what_is_written_reads_back_and_so_does_a_link() {
        for preset in Preset::ALL {
            let deck = preset.deck();
            assert_eq!(read(&write(&deck)), Ok(deck.clone()));
            assert_eq!(read(&deck.to_string()), Ok(deck.clone()));
            assert_eq!(read(&format!("https://example.org/x/#/deck/{deck}\n")), Ok(deck));
        }
        assert!(read("nobody\n3 nekker").is_err());
    }
}
