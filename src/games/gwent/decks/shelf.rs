//! All decks: the player's own, those of the game, and the beginnings of new ones.

use std::sync::Arc;

use crate::prelude::*;
use ::gwent::{Deck, Faction, Leader, Preset};

use super::super::names::Called;
use super::super::words::{deck as deck_words, fill};
use super::super::{art, deck_title};
use super::dialogs;
use super::verdict::fault;
use crate::heraldry::{BlazonView, Emblem};
use crate::i18n::words as frame;
use crate::icon::{Icon, IconView};
use crate::pages::shell::Shell;
use crate::prefs;
use crate::storage::decks::{self, KeptDeck};
use crate::storage::shelf::{Shelf, fresh_key};
use crate::table::menu::copy_link;
use crate::table::name_form::NameForm;
use crate::toast::{self, Action, Tone};
use crate::view::{Each, on, part, text};

type Decks = RwSignal<Vec<(String, KeptDeck)>>;

/// The page; `lost` says why a link led here.
pub fn shelf(lost: Option<String>) -> AnyView {
    let listed: Decks = RwSignal::new(decks::list());
    let import_open = RwSignal::new(false);
    let renaming = RwSignal::new(None::<String>);
    let says = |pick: fn(&'static deck_words::DeckWords) -> &'static str| {
        text(move || pick(deck_words::of(prefs::lang())))
    };
    let lost = lost.map(|why| {
        view! {
            <div class="notice notice--bad" role="alert" id="bad-deck">
                <IconView icon=Icon::Warn/>
                <p>{text(move || fill(deck_words::of(prefs::lang()).bad_link, &[&why]))}</p>
            </div>
        }
        .into_any()
    });
    view! {
        <Shell>
            <h1 class="page__title">{says(|w| w.title)}</h1>
            <p class="page__lead">{says(|w| w.lead)}</p>
            {lost}
            <section aria-labelledby="h-own">
                <h2 class="rubric" id="h-own">{says(|w| w.own)}</h2>
                {part(move || own(listed, renaming))}
                <div class="acts">
                    <button class="btn" type="button" id="import-deck" on:click=on(move |_| import_open.set(true))>
                        <IconView icon=Icon::Import/>{says(|w| w.import)}
                    </button>
                </div>
            </section>
            <section aria-labelledby="h-new">
                <h2 class="rubric" id="h-new">{says(|w| w.new)}</h2>
                {part(beginnings)}
            </section>
            <section aria-labelledby="h-game">
                <h2 class="rubric" id="h-game">{says(|w| w.of_game)}</h2>
                {part(of_the_game)}
            </section>
            {dialogs::import(import_open)}
            {rename(listed, renaming)}
        </Shell>
    }
    .into_any()
}

fn own(listed: Decks, renaming: RwSignal<Option<String>>) -> AnyView {
    let decks = listed.get();
    if decks.is_empty() {
        return view! { <p class="muted">{deck_words::of(prefs::lang()).own_none}</p> }.into_any();
    }
    let rows = decks.into_iter().map(|(key, kept)| row(listed, renaming, key, kept));
    view! { <ul class="saves" role="list">{rows.each()}</ul> }.into_any()
}

fn row(listed: Decks, renaming: RwSignal<Option<String>>, key: String, kept: KeptDeck) -> AnyView {
    let says = deck_words::of(prefs::lang());
    let read = Deck::read(&kept.code);
    let crest = match &read {
        Ok(deck) => view! { <BlazonView blazon=art::faction(deck.faction()) size="s"/> }.into_any(),
        Err(_) => view! { <Emblem/> }.into_any(),
    };
    let about = match &read {
        Ok(deck) => about(deck),
        Err(found) => fill(says.unreadable, &[&fault(found, prefs::lang())]),
    };
    let name = kept.name.clone();
    let label = |what: &str| format!("{what}: {name}");
    let (copied, link, again, gone) = (kept.clone(), kept.code.clone(), key.clone(), key.clone());
    let duplicate = move |_| {
        let name = fill(says.copy_of, &[&copied.name]);
        if let Err(error) = decks::write(&fresh_key(), &KeptDeck::new(name, copied.code.clone())) {
            toast::say(Tone::Bad, frame().storage_failed(error));
        }
        listed.set(decks::list());
    };
    let tools = [
        (Icon::Link, says.copy_link, on(move |_| copy_link(format!("deck/{link}")))),
        (Icon::Add, says.duplicate, on(duplicate)),
        (Icon::Rename, frame().rename, on(move |_| renaming.set(Some(again.clone())))),
        (Icon::Delete, frame().delete, on(move |_| delete(&gone, listed))),
    ];
    let tools = tools.into_iter().map(|(icon, what, act)| {
        view! {
            <button class="btn btn--quiet btn--icon" type="button" aria-label=label(what) title=what on:click=act>
                <IconView icon/>
            </button>
        }
    });
    view! {
        <li class="save">
            {crest}
            <div class="save__text">
                <a class="save__name" href=format!("#/decks/{key}")>{name.clone()}</a>
                <p class="small muted">{about}</p>
            </div>
            <div class="acts save__acts">{tools.each()}</div>
        </li>
    }
    .into_any()
}

/// Faction, leader, and whether it can be played.
fn about(deck: &Deck) -> String {
    let faults = deck.faults();
    let says = deck_words::of(prefs::lang());
    let verdict =
        faults.first().map_or_else(|| says.legal.to_owned(), |found| fault(found, prefs::lang()));
    format!("{} · {verdict}", deck_title(deck, prefs::lang()))
}

/// Deletes a deck, and offers to bring it back.
fn delete(key: &str, listed: Decks) {
    let Some(text) = Shelf::Decks.raw(key) else { return };
    let name = decks::load(key).map(|deck| deck.name).unwrap_or_default();
    Shelf::Decks.remove(key);
    listed.set(decks::list());
    let key = key.to_owned();
    let bring_back = move || {
        if let Err(error) = Shelf::Decks.put(&key, &text) {
            toast::say(Tone::Bad, frame().storage_failed(error));
        }
        // The list may be gone if the player has left the page; the deck is back all the same.
        listed.update(|all| *all = decks::list());
    };
    let undo = Action { label: frame().bring_back.to_owned(), act: Arc::new(bring_back) };
    toast::ask(Tone::News, frame().deleted(&name), vec![undo]);
}

fn rename(listed: Decks, renaming: RwSignal<Option<String>>) -> AnyView {
    let open = RwSignal::new(false);
    let name = RwSignal::new(String::new());
    crate::view::follow(move || {
        if let Some(deck) = renaming.get().and_then(|key| decks::load(&key)) {
            name.set(deck.name);
            open.set(true);
        }
    });
    let keep = move |title: String| {
        let key = renaming.get_untracked();
        if let Some((key, deck)) = key.and_then(|key| Some((key.clone(), decks::load(&key)?)))
            && !title.is_empty()
            && let Err(error) = decks::write(&key, &KeptDeck::new(title, deck.code))
        {
            toast::say(Tone::Bad, frame().storage_failed(error));
        }
        open.set(false);
        renaming.set(None);
        listed.set(decks::list());
    };
    view! { <NameForm open id="rename-deck" title=|w| w.rename name keep=Callback::new(keep)/> }
        .into_any()
}

fn beginnings() -> AnyView {
    let tiles = Faction::ALL.map(|faction| {
        let leader = Leader::of(faction).next().map_or("", Leader::slug);
        view! {
            <li>
                <a class="btn db-begin" id=format!("new-{}", faction.slug()) href=format!("#/decks/{leader}")>
                    <BlazonView blazon=art::faction(faction) size="s"/>
                    {faction.name(prefs::lang())}
                </a>
            </li>
        }
    });
    view! { <ul class="acts" role="list">{tiles.each()}</ul> }.into_any()
}

fn of_the_game() -> AnyView {
    let lang = prefs::lang();
    let tiles = Preset::ALL.iter().map(|preset| {
        let deck = preset.deck();
        view! {
            <li>
                <article class="tile">
                    <BlazonView blazon=art::leader(deck.leader) size="l"/>
                    <h3 class="tile__name"><a href=format!("#/decks/{preset}")>{preset.name(lang)}</a></h3>
                    <p class="tile__line">{deck_title(&deck, lang)}</p>
                </article>
            </li>
        }
    });
    view! { <ul class="tiles" role="list">{tiles.each()}</ul> }.into_any()
}
