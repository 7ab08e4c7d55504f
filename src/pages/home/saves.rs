//! The list of saved games: open, rename, export, delete with undo, import.

use std::sync::Arc;

use crate::prelude::*;
use wasm_bindgen::JsCast;

use crate::games;
use crate::heraldry::{BlazonView, Emblem};
use crate::i18n::{annals, brief, keeping, words};
use crate::icon::{Icon, IconView};
use crate::storage::StorageError;
use crate::storage::saves::{self as kept, Kept, Listed};
use crate::storage::shelf::Shelf;
use crate::storage::transfer::{self, Refusal, Report};
use crate::table::name_form::NameForm;
use crate::toast::{self, Action, Tone};
use crate::view::{Each, follow, later, on, part, t};
use crate::{browser, prefs};

type Games = RwSignal<Vec<Listed>>;

/// How much of a title is shown: an imported one may be as long as its file.
const LONGEST_TITLE: usize = 80;

/// How many refused items of a file are named.
const MOST_REFUSED: usize = 6;

/// All saves.
#[component]
pub fn SavedGames(listed: Games) -> impl IntoView {
    let renaming = RwSignal::new(None::<Listed>);
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
                // The rows speak the language they were made in.
                prefs::lang();
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
fn SaveRow(game: Listed, listed: Games, renaming: RwSignal<Option<Listed>>) -> impl IntoView {
    let Listed { key, kept: read } = game.clone();
    let title = read.as_ref().map_or_else(|_| words().damaged_save.to_owned(), title);
    let blazon = read.as_ref().ok().and_then(|kept| games::find(&kept.save.record.game));
    let crest = match blazon {
        Some(game) => view! { <BlazonView blazon=game.blazon() size="s"/> }.into_any(),
        None => view! { <Emblem/> }.into_any(),
    };
    let about = match &read {
        Ok(kept) => about(kept),
        Err(error) => words().kept_error(error),
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
    let Some(text) = kept::remove(key) else { return };
    listed.set(kept::list());
    let key = key.to_owned();
    let bring_back = move || {
        if let Err(error) = kept::restore(&key, &text) {
            toast::say(Tone::Bad, words().storage_failed(error));
        }
        // The list may be gone if the player has left the page; the game is back all the same.
        listed.update(|games| *games = kept::list());
    };
    let undo = Action { label: words().bring_back.to_owned(), act: Arc::new(bring_back) };
    toast::ask(Tone::News, words().deleted(title), vec![undo]);
}

/// Takes a file in and says what came with it, and what did not and why.
fn take_in(text: &str, listed: Games) {
    let Ok(report) = transfer::take_in(text) else {
        return toast::ask(Tone::Bad, keeping().foreign_file, Vec::new());
    };
    listed.set(kept::list());
    let nothing = report.games + report.decks + report.results == 0;
    if report.games + report.decks > 0 {
        toast::say(Tone::Good, keeping().imported(report.games, report.decks));
    }
    if report.results > 0 {
        toast::say(Tone::Good, annals().imported.of(report.results));
    }
    if !report.refused.is_empty() {
        let said = if nothing { keeping().nothing_imported } else { keeping().not_imported };
        toast::ask(Tone::Bad, format!("{said} {}", refused(&report)), Vec::new());
    }
}

fn refused(report: &Report) -> String {
    let told = report.refused.iter().take(MOST_REFUSED).map(|(name, why)| {
        let why = match why {
            Refusal::Bad(error) => words().load_error(error),
            Refusal::Storage(StorageError::Full) => keeping().no_room.to_owned(),
            Refusal::Storage(StorageError::Denied) => words().storage_denied.to_owned(),
        };
        format!("{}: {why}", brief(name, LONGEST_TITLE))
    });
    let mut told: Vec<String> = told.collect();
    if let Some(more) = report.refused.len().checked_sub(MOST_REFUSED).filter(|more| *more > 0) {
        told.push(format!("+ {more}"));
    }
    told.join(" ")
}

#[component]
fn RenameDialog(
    listed: Games,
    renaming: RwSignal<Option<Listed>>,
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
        let title = (!title.is_empty()).then_some(title);
        if let Some(game) = renaming.get_untracked()
            && let Err(error) = kept::rename(&game.key, title)
        {
            toast::say(Tone::Bad, words().storage_failed(error));
        }
        open.set(false);
        listed.set(kept::list());
    };
    view! { <NameForm open id="rename" title=|w| w.rename name keep=Callback::new(keep)/> }
}

/// What a save is called: its own name, or the game and who plays.
pub fn title(kept: &Kept) -> String {
    if let Some(title) = &kept.title {
        return brief(title, LONGEST_TITLE);
    }
    let names: Vec<&str> = kept.save.players.values().map(|player| player.name.as_str()).collect();
    brief(&format!("{}: {}", game_name(kept), names.join(", ")), LONGEST_TITLE)
}

fn game_name(kept: &Kept) -> String {
    let id = &kept.save.record.game;
    games::find(id)
        .map_or_else(|| brief(id, LONGEST_TITLE), |game| game.name(prefs::lang()).to_owned())
}

fn about(kept: &Kept) -> String {
    let game = game_name(kept);
    let state = if kept.over { words().finished.to_owned() } else { words().moves(kept.save.at) };
    format!("{game} · {state} · {}", when(kept.saved_at))
}

/// When something was saved, as the reader writes it.
pub fn when(milliseconds: u64) -> String {
    browser::local_time(milliseconds, prefs::lang().tag())
}
