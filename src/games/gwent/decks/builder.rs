//! The builder of one deck: what is being built, and how it is kept. Every change goes through
//! here, so that every change is checked, shown and kept.

use crate::prelude::*;
use ::gwent::{Deck, Kind, Leader};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent};

use super::super::words::{deck as words, fill};
use super::model::Filter;
use super::{armoury, dialogs, head, list, summary, told, verdict, who};
use crate::pages::shell::Shell;
use crate::storage::StorageError;
use crate::storage::decks::{self, KeptDeck};
use crate::storage::shelf::fresh_key;
use crate::view::{aria, flag, on, part, text};
use crate::{browser, prefs};

/// Where a deck came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The player's own.
    Own,
    /// It came with the game.
    Game,
    /// It came by a link.
    Link,
}

/// A deck being built.
#[derive(Clone, Copy)]
pub struct Builder {
    /// The deck.
    pub deck: RwSignal<Deck>,
    pub name: RwSignal<String>,
    /// Under which key it is kept; none as long as it is not.
    pub key: RwSignal<Option<String>>,
    pub origin: Origin,
    /// Why the last change could not be kept.
    pub failed: RwSignal<Option<StorageError>>,
    /// The card that is told about.
    pub shown: RwSignal<Option<Kind>>,
    pub filter: RwSignal<Filter>,
    /// On a phone: is the deck shown rather than the cards to choose from?
    listed: RwSignal<bool>,
    pub text_open: RwSignal<bool>,
}

impl Builder {
    /// Takes a deck up.
    pub fn new(deck: Deck, name: String, key: Option<String>, origin: Origin) -> Self {
        Self {
            deck: RwSignal::new(deck),
            name: RwSignal::new(name),
            key: RwSignal::new(key),
            origin,
            failed: RwSignal::new(None),
            shown: RwSignal::new(None),
            filter: RwSignal::new(Filter::default()),
            listed: RwSignal::new(false),
            text_open: RwSignal::new(false),
        }
    }

    /// Puts so many more or fewer of a card into the deck, if the rules know of no harm in it.
    pub fn add(self, kind: Kind, more: bool) {
        let copies = self.deck.with_untracked(|deck| deck.copies_of(kind));
        if !more && copies > 0 {
            self.change(|deck| deck.with_copies(kind, copies - 1));
        } else if more && self.can_add(kind) {
            self.change(|deck| deck.with_copies(kind, copies + 1));
        }
    }

    /// May one more of this card be in the deck?
    pub fn can_add(self, kind: Kind) -> bool {
        self.deck
            .with(|deck| deck.card_fault(kind, deck.copies_of(kind).saturating_add(1)).is_none())
    }

    /// Takes out what belongs to another faction.
    pub fn clear_foreign(self) {
        self.change(|deck| {
            let own = deck.cards.iter().copied().filter(|(kind, _)| kind.is_in(deck.faction()));
            Deck::new(deck.leader, own)
        });
    }

    /// Gives the deck a leader, and with him a faction; the cards stay.
    pub fn lead(self, leader: Leader) {
        self.change(|deck| Deck::new(leader, deck.cards.iter().copied()));
    }

    fn change(self, change: impl FnOnce(&Deck) -> Deck) {
        self.deck.update(|deck| *deck = change(deck));
        if self.key.with_untracked(Option::is_none) && self.origin == Origin::Game {
            let copy = words::of(prefs::lang()).copy_of;
            self.name.update(|name| *name = fill(copy, &[name]));
        }
        self.keep();
    }

    /// Writes the deck; from then on the address is its own.
    pub fn keep(self) {
        let key = self.key.get_untracked().unwrap_or_else(fresh_key);
        let name = self.name.get_untracked();
        let code = self.deck.with_untracked(ToString::to_string);
        let done = decks::write(&key, &KeptDeck::new(name, code));
        self.failed.set(done.err());
        if done.is_ok() && self.key.with_untracked(Option::is_none) {
            browser::rename_place(&format!("#/decks/{key}"));
            self.key.set(Some(key));
        }
    }

    /// The whole page.
    pub fn draw(self) -> AnyView {
        view! {
            <Shell class="page--wide">
                <div
                    class="db"
                    class:db--listed=flag(move || self.listed.get())
                    on:click=on(move |event: MouseEvent| self.pointed(event.target()))
                    on:keydown=on(move |event: KeyboardEvent| self.pressed(&event))
                >
                    {head::head(self)}
                    <div class="db__side">
                        {who::who(self)}
                        {verdict::verdict(self)}
                        {summary::summary(self)}
                    </div>
                    {armoury::armoury(self)}
                    <div class="db__deck">
                        {part(move || told::told(self))}
                        {list::list(self)}
                    </div>
                    {self.panes()}
                </div>
                {dialogs::as_text(self)}
            </Shell>
        }
        .into_any()
    }

    /// On a phone: the cards or the deck, and how far the deck is.
    fn panes(self) -> AnyView {
        let pane = |listed: bool| {
            view! {
                <button
                    type="button"
                    id=if listed { "pane-deck" } else { "pane-cards" }
                    aria-pressed=aria(move || self.listed.get() == listed)
                    on:click=on(move |_| self.listed.set(listed))
                >
                    {text(move || {
                        let says = words::of(prefs::lang());
                        if listed { says.deck } else { says.cards }
                    })}
                </button>
            }
        };
        view! {
            <div class="db__panes">
                <div class="segmented">{pane(false)}{pane(true)}</div>
                {part(move || summary::short(self))}
            </div>
        }
        .into_any()
    }

    /// A click anywhere: on a card, on a plus, on a minus.
    fn pointed(self, target: Option<web_sys::EventTarget>) {
        let Some(element) = target.and_then(|target| target.dyn_into::<Element>().ok()) else {
            return;
        };
        let kind = |attribute: &str| {
            let found = element.closest(&format!("[{attribute}]")).ok().flatten()?;
            Kind::from_slug(&found.get_attribute(attribute)?)
        };
        if let Some(kind) = kind("data-add") {
            self.add(kind, true);
        } else if let Some(kind) = kind("data-drop") {
            self.add(kind, false);
        } else if let Some(kind) = kind("data-card") {
            self.shown.set(Some(kind));
        }
    }

    /// Plus and minus on a card, Esc to close what is told.
    fn pressed(self, event: &KeyboardEvent) {
        let more = match event.key().as_str() {
            "+" | "=" => true,
            "-" => false,
            "Escape" => return told::close(self),
            _ => return,
        };
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let slug = target.and_then(|element| element.get_attribute("data-card"));
        if let Some(kind) = slug.and_then(|slug| Kind::from_slug(&slug)) {
            event.prevent_default();
            self.add(kind, more);
        }
    }
}
