//! The list of saved games: open, rename, export, delete with undo, import.

use std::sync::Arc;

use crate::prelude::*;
use wasm_bindgen::JsCast;

use super::standing::{self, LONGEST_TITLE, Standing};
use crate::heraldry::Emblem;
use crate::i18n::{annals, brief, keeping, words};
use crate::icon::{Icon, IconView};
use crate::post::paste::PasteDialog;
use crate::post::says;
use crate::storage::StorageError;
use crate::storage::saves::{self as kept, Kept, Listed};
use crate::storage::shelf::Shelf;
use crate::storage::transfer::{self, Refusal, Report};
use crate::table::name_form::NameForm;
use crate::toast::{self, Action, Tone};
use crate::view::{Each, Settled, follow, later, on, part, t, text};
use crate::{browser, prefs};

type Games = RwSignal<Vec<Listed>>;

/// How many refused items of a file are named.
const MOST_REFUSED: usize = 6;

/// All saves.
#[component]
pub fn SavedGames(listed: Games) -> impl IntoView {
    let renaming = RwSignal::new(None::<Listed>);
    let seen = look(listed);
    let rename_open = RwSignal::new(false);
    let pasting = RwSignal::new(false);
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
        <section class="home__saves" aria-labelledby="h-saves">
            <h2 class="rubric" id="h-saves">{t(|w| w.saved_games)}</h2>
            {part(move || {
                let games = listed.get();
                // The rows speak the language they were made in.
                prefs::lang();
                if games.is_empty() {
                    return view! { <p class="muted">{t(|w| w.no_saves)}</p> }.into_any();
                }
                let rows = games.into_iter().map(|game| view! { <SaveRow game listed renaming seen/> });
                view! { <ul class="saves" role="list">{rows.each()}</ul> }.into_any()
            })}
            <div class="acts home__import">
                <label class="btn filebtn">
                    <IconView icon=Icon::Import/>
                    {t(|w| w.import)}
                    <input type="file" id="import" accept=".json,application/json" on:change=on(import)/>
                </label>
                <button class="btn" type="button" id="open-link" on:click=on(move |_| pasting.set(true))>
                    <IconView icon=Icon::Link/>{says(|p| p.paste)}
                </button>
            </div>
            <PasteDialog open=pasting/>
            <RenameDialog listed renaming open=rename_open/>
        </section>
    }
}

/// How long the page may take to look at games before it is shown; the rest is looked at afterwards.
const AT_ONCE: u64 = 30;

/// What the rows show of how the games stand: those looked at.
fn look(listed: Games) -> RwSignal<Vec<(String, Standing)>> {
    let seen = RwSignal::new(Vec::new());
    // A list that has changed is looked at anew; what the last look still had to do is left.
    let round = StoredValue::new(0u32);
    follow(move || {
        prefs::lang();
        let games: Vec<(String, Kept)> = listed.with(|games| {
            let read = |game: &Listed| Some((game.key.clone(), game.kept.as_ref().ok()?.clone()));
            games.iter().filter_map(read).collect()
        });
        let mine = round.with_value(|round| round + 1);
        round.set_value(mine);
        let began = browser::ticks();
        let mut games = games.into_iter();
        let mut first = Vec::new();
        while browser::ticks() - began < AT_ONCE
            && let Some((key, kept)) = games.next()
        {
            let stands = standing::of(&key, &kept);
            first.push((key, stands));
        }
        seen.set(first);
        later(async move {
            for (key, kept) in games {
                browser::sleep(0).await;
                if round.try_with_value(|now| *now == mine) != Some(true) {
                    return;
                }
                let stands = standing::of(&key, &kept);
                seen.update(|seen| seen.push((key, stands)));
            }
        });
    });
    seen
}

#[component]
fn SaveRow(
    game: Listed,
    listed: Games,
    renaming: RwSignal<Option<Listed>>,
    seen: RwSignal<Vec<(String, Standing)>>,
) -> impl IntoView {
    let Listed { key, kept: read } = game.clone();
    let title = read.as_ref().map_or_else(|_| words().damaged_save.to_owned(), standing::title);
    let stands = {
        let key = key.clone();
        Settled::new(move || {
            seen.with(|seen| seen.iter().find(|(other, _)| *other == key).map(|(_, is)| is.clone()))
        })
    };
    let about = match &read {
        Ok(kept) => {
            let (game, over) = (standing::game_name(kept), kept.over);
            let moves = words().moves(kept.save.at);
            text(move || {
                let state = stands.with(|is| is.as_ref().map(|is| is.state.clone()));
                let state = state.unwrap_or_else(|| moves.clone());
                let end = if over { format!("{} · ", words().finished) } else { String::new() };
                format!("{game} · {end}{state}")
            })
        }
        Err(error) => {
            let error = words().kept_error(error);
            text(move || error.clone())
        }
    };
    let is_read = read.is_ok();
    let crests = part(move || {
        let crests = stands.with(|is| is.as_ref().map(|is| is.crests.concat()));
        match crests.filter(|_| is_read) {
            Some(drawn) => view! { <span class="duo" inner_html=drawn></span> }.into_any(),
            None => view! { <span class="duo"><Emblem/></span> }.into_any(),
        }
    });
    let (when, open) = match &read {
        Ok(kept) => {
            let saved_at = kept.saved_at;
            let label = prefs::lang().home().go_on.with(&[&title]);
            let open = view! {
                <a class="btn btn--quiet btn--icon" href=format!("#/play/{key}") aria-label=label title=words().open>
                    <IconView icon=Icon::Play/>
                </a>
            };
            (text(move || standing::when(saved_at)), open.into_any())
        }
        Err(_) => (text(String::new), ().into_any()),
    };
    view! {
        <li class="save" class:save--bad=!is_read>
            {crests}
            <div class="save__what">
                <h3 class="save__name">{title.clone()}</h3>
                <p class="save__about">{about}</p>
            </div>
            <span class="save__when">{when}</span>
            {open}
            {deeds(game, title, listed, renaming)}
        </li>
    }
}

/// What else can be done with a saved game, behind a button.
fn deeds(
    game: Listed,
    title: String,
    listed: Games,
    renaming: RwSignal<Option<Listed>>,
) -> AnyView {
    let key = game.key.clone();
    let menu = format!("deeds-{key}");
    let close = {
        let menu = menu.clone();
        move |_: leptos::ev::MouseEvent| browser::hide_popover(&menu)
    };
    let label = |verb: &str| format!("{verb}: {title}");
    let rename = game.kept.is_ok().then(|| {
        view! {
            <button
                class="btn btn--quiet"
                type="button"
                aria-label=label(words().rename)
                on:click=on(move |_| renaming.set(Some(game.clone())))
            >
                <IconView icon=Icon::Rename/>{words().rename}
            </button>
        }
        .into_any()
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
        <button
            class="btn btn--quiet btn--icon save__deeds"
            type="button"
            popovertarget=menu.clone()
            aria-label=prefs::lang().home().deeds.with(&[&title])
        >
            <IconView icon=Icon::Dots/>
        </button>
        <div class="leaf deeds" popover="auto" id=menu on:click=on(close)>
            {rename}
            <button class="btn btn--quiet" type="button" aria-label=label(words().export) on:click=on(export)>
                <IconView icon=Icon::Export/>{words().export}
            </button>
            <button class="btn btn--quiet btn--danger" type="button" aria-label=label(words().delete) on:click=on(delete)>
                <IconView icon=Icon::Delete/>{words().delete}
            </button>
        </div>
    }
    .into_any()
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
                game.as_ref().and_then(|game| game.kept.as_ref().ok().map(standing::title))
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
