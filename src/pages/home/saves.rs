//! The list of saved games: open, rename, export, delete with undo, import.

use std::sync::Arc;

use leptos::prelude::*;
use tabletop::LoadError;
use wasm_bindgen::JsCast;

use crate::games;
use crate::heraldry::{BlazonView, Emblem};
use crate::i18n::words;
use crate::icon::{Icon, IconView};
use crate::storage::saves::{self as kept, Import, Kept, Listed};
use crate::storage::shelf::{Shelf, fresh_key};
use crate::storage::{StorageError, decks, solved};
use crate::table::name_form::NameForm;
use crate::toast::{self, Action, Tone};
use crate::view::{Each, follow, later, on, part, t};
use crate::{browser, prefs};

type Games = RwSignal<Vec<Listed>, LocalStorage>;

/// All saves.
#[component]
pub fn SavedGames(listed: Games) -> impl IntoView {
    let renaming = RwSignal::new_local(None::<Listed>);
    let rename_open = RwSignal::new(false);
    follow(move || {
        if renaming.with(Option::is_some) {
            rename_open.set(true);
        }
    });
    let import = move |event: leptos::ev::Event| {
        let input = event.target().expect("the input").unchecked_into();
        later(async move {
            if let Some((_, text)) = browser::chosen_file(&input).await {
                take_in(&text, listed);
            }
        });
    };
    view! {
        <section aria-labelledby="h-saves">
            <h2 class="rubric" id="h-saves">{t(|w| w.saved_games)}</h2>
            {part(move || {
                let games = listed.get();
                if games.is_empty() {
                    return view! { <p class="muted">{t(|w| w.no_saves)}</p> }.into_any();
                }
                let rows = games.into_iter().map(|game| view! { <SaveRow game listed renaming/> });
                view! { <ul class="saves" role="list">{rows.each()}</ul> }.into_any()
            })}
            <div class="acts home__import">
                <label class="btn filebtn">
                    <IconView icon=Icon::Import/>
                    {t(|w| w.import)}
                    <input type="file" id="import" accept=".json,application/json" on:change=on(import)/>
                </label>
            </div>
            <RenameDialog listed renaming open=rename_open/>
        </section>
    }
}

#[component]
fn SaveRow(
    game: Listed,
    listed: Games,
    renaming: RwSignal<Option<Listed>, LocalStorage>,
) -> impl IntoView {
    let Listed { key, kept: read } = game.clone();
    let title = read.as_ref().map_or_else(|_| words().damaged_save.to_owned(), title);
    let blazon = read.as_ref().ok().and_then(|kept| games::find(&kept.save.record.game));
    let crest = match blazon {
        Some(game) => view! { <BlazonView blazon=game.blazon() size="s"/> }.into_any(),
        None => view! { <Emblem/> }.into_any(),
    };
    let about = match &read {
        Ok(kept) => about(kept),
        Err(error) => words().load_error(error),
    };
    let open = match &read {
        Ok(_) => {
            view! { <a class="btn" href=format!("#/play/{key}")>{words().open}</a> }.into_any()
        }
        Err(_) => ().into_any(),
    };
    let label = |verb: &str| format!("{verb}: {title}");
    let rename = read.is_ok().then(|| {
        let game = game.clone();
        view! {
            <button
                class="btn btn--quiet btn--icon"
                type="button"
                aria-label=label(words().rename)
                title=words().rename
                on:click=on(move |_| renaming.set(Some(game.clone())))
            >
                <IconView icon=Icon::Rename/>
            </button>
        }
    });
    let export_key = key.clone();
    let export = move |_| {
        let name = format!("szlak-{export_key}.json");
        let text = Shelf::Games.raw(&export_key).unwrap_or_default();
        if browser::download(&name, &text).is_err() {
            toast::say(Tone::Bad, words().export_failed);
        }
    };
    let delete_title = title.clone();
    let delete = move |_| delete(&key, &delete_title, listed);
    view! {
        <li class="save" class:save--bad=read.is_err()>
            {crest}
            <div>
                <h3 class="save__name">{title.clone()}</h3>
                <p class="save__when">{about}</p>
            </div>
            <div class="save__acts">
                {open}
                {rename}
                <button
                    class="btn btn--quiet btn--icon"
                    type="button"
                    aria-label=label(words().export)
                    title=words().export
                    on:click=on(export)
                >
                    <IconView icon=Icon::Export/>
                </button>
                <button
                    class="btn btn--quiet btn--icon btn--danger"
                    type="button"
                    aria-label=label(words().delete)
                    title=words().delete
                    on:click=on(delete)
                >
                    <IconView icon=Icon::Delete/>
                </button>
            </div>
        </li>
    }
}

/// Deletes a game, and offers to bring it back.
fn delete(key: &str, title: &str, listed: Games) {
    let Some(text) = Shelf::Games.raw(key) else { return };
    Shelf::Games.remove(key);
    listed.set(kept::list());
    let key = key.to_owned();
    let bring_back = move || {
        if let Err(error) = Shelf::Games.restore(&key, &text) {
            toast::say(Tone::Bad, words().storage_failed(error));
        }
        // The list may be gone if the player has left the page; the game is back all the same.
        let _ = listed.try_update(|games| *games = kept::list());
    };
    let undo = Action { label: words().undo.to_owned(), act: Arc::new(bring_back) };
    toast::ask(Tone::News, (words().deleted)(title), vec![undo]);
}

fn take_in(text: &str, listed: Games) {
    match kept::parse_import(text).and_then(check_all) {
        Ok(import) => {
            let done = keep_all(&import);
            listed.set(kept::list());
            match done {
                Ok(()) => toast::say(Tone::Good, (words().imported)(import.games.len())),
                Err(error) => toast::say(Tone::Bad, words().storage_failed(error)),
            }
        }
        Err(error) => toast::ask(Tone::Bad, words().load_error(&error), Vec::new()),
    }
}

fn keep_all(import: &Import) -> Result<(), StorageError> {
    for game in &import.games {
        kept::write(&fresh_key(), game)?;
    }
    for deck in &import.decks {
        decks::write(&fresh_key(), deck)?;
    }
    solved::add(import.solved.clone())
}

/// Plays every imported game before anything is kept.
fn check_all(import: Import) -> Result<Import, LoadError> {
    for kept in &import.games {
        let id = &kept.save.record.game;
        let game = bots::find(id).ok_or_else(|| LoadError::UnknownGame { game: id.clone() })?;
        (game.resume)(&kept.save)?;
    }
    Ok(import)
}

#[component]
fn RenameDialog(
    listed: Games,
    renaming: RwSignal<Option<Listed>, LocalStorage>,
    open: RwSignal<bool>,
) -> impl IntoView {
    let name = RwSignal::new(String::new());
    follow(move || {
        if open.get() {
            let current = renaming.with_untracked(|game| {
                game.as_ref().and_then(|game| game.kept.as_ref().ok().map(title))
            });
            name.set(current.unwrap_or_default());
        } else {
            renaming.set(None);
        }
    });
    let keep = move |title: String| {
        if let Some(Listed { key, kept: Ok(game) }) = renaming.get_untracked() {
            let game = Kept { title: (!title.is_empty()).then_some(title), ..game };
            if let Err(error) = kept::write(&key, &game) {
                toast::say(Tone::Bad, words().storage_failed(error));
            }
        }
        open.set(false);
        listed.set(kept::list());
    };
    view! { <NameForm open id="rename" title=|w| w.rename name keep=Callback::new(keep)/> }
}

/// What a save is called: its own name, or the game and who plays.
pub fn title(kept: &Kept) -> String {
    if let Some(title) = &kept.title {
        return title.clone();
    }
    let id = &kept.save.record.game;
    let game = games::find(id).map_or(id.as_str(), |game| game.name(prefs::lang()));
    let names: Vec<&str> = kept.save.players.values().map(|player| player.name.as_str()).collect();
    format!("{game}: {}", names.join(", "))
}

fn about(kept: &Kept) -> String {
    let id = &kept.save.record.game;
    let game = games::find(id).map_or(id.as_str(), |game| game.name(prefs::lang()));
    let state = if kept.over { words().finished.to_owned() } else { (words().moves)(kept.save.at) };
    format!("{game} · {state} · {}", when(kept.saved_at))
}

/// When something was saved, as the reader writes it.
pub fn when(milliseconds: u64) -> String {
    browser::local_time(milliseconds, prefs::lang().tag())
}
