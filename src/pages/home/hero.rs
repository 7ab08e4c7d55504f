//! The landscape with what most people came for: play at once, go on, or learn; and a drawing of a table.

use crate::prelude::*;

use super::standing;
use crate::heraldry::Emblem;
use crate::i18n::words;
use crate::icon::{Icon, IconView};
use crate::pages::setup;
use crate::prefs;
use crate::storage::last::{self, Note};
use crate::storage::saves::Listed;
use crate::view::{Settled, part, t, text};

/// What the second button goes on with.
#[derive(Clone, PartialEq, Eq, Default)]
struct Pending {
    key: String,
    saved_at: u64,
    /// The opponent's crest, as SVG.
    crest: Option<String>,
    /// What is played and how it stands.
    state: String,
}

/// The upper part of the page.
pub fn hero(listed: RwSignal<Vec<Listed>>) -> AnyView {
    let starts = Settled::new(starts);
    let pending = Settled::new(move || listed.with(|games| pending(games)));
    leave_note(starts, pending);
    view! {
        <div class="hero">
            <img class="vista by-day" src="./home-vista.svg" alt="" decoding="sync"/>
            <img class="vista by-night" src="./home-vista.svg#night" alt="" decoding="sync"/>
            <div class="hero__t">
                <h1 class="hero__line">{t(|w| w.tagline)}</h1>
                <a class="btn btn--act hero__go" id="play-now" href="#/now">
                    <IconView icon=Icon::Play/>
                    <span><b>{text(|| prefs::lang().home().play_now)}</b><small>{text(move || starts.get())}</small></span>
                </a>
                {part(move || second(pending.get()))}
            </div>
            <a class="hero__table" id="watch" href="#/now/watch">
                <img class="by-day" src="./home-table.svg" alt="" decoding="sync" width="716" height="500"/>
                <img class="by-night" src="./home-table.svg#night" alt="" decoding="sync" width="716" height="500"/>
                <span class="hero__cap"><IconView icon=Icon::Eye/>{text(|| prefs::lang().home().watch)}</span>
            </a>
        </div>
    }
    .into_any()
}

/// What *Play now* starts, in words.
fn starts() -> String {
    let lang = prefs::lang();
    let Some((_, game, start)) = setup::next() else { return String::new() };
    let line = game.line_up(&start.form, &start.players, lang);
    format!("{} · {line}", game.name(lang))
}

/// The newest game that is not over.
fn pending(games: &[Listed]) -> Option<Pending> {
    let mut running = games.iter().filter(|game| game.kept.as_ref().is_ok_and(|kept| !kept.over));
    let game = running.next()?;
    let kept = game.kept.as_ref().ok()?;
    let stands = standing::of(&game.key, kept);
    Some(Pending {
        key: game.key.clone(),
        saved_at: kept.saved_at,
        crest: stands.crests.get(1).or(stands.crests.first()).cloned(),
        state: format!("{}, {}", standing::game_name(kept), lower(&stands.state)),
    })
}

/// As it stands in the middle of a sentence.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| crate::browser::lower_case(&letter.to_string()));
    first.unwrap_or_default() + letters.as_str()
}

/// Goes on, or teaches those who have nothing to go on with.
fn second(pending: Option<Pending>) -> AnyView {
    let Some(Pending { key, saved_at, crest, state }) = pending else {
        return view! {
            <a class="btn hero__on" id="learn" href="#/learn/gwent">
                <IconView icon=Icon::Book/>
                <span>
                    <b>{text(|| prefs::lang().learning().title)}</b>
                    <small>{text(|| prefs::lang().home().learn_line)}</small>
                </span>
            </a>
        }
        .into_any();
    };
    let crest = match crest {
        Some(drawn) => view! { <span class="hero__crest" inner_html=drawn></span> }.into_any(),
        None => view! { <span class="hero__crest"><Emblem/></span> }.into_any(),
    };
    let line = move || format!("{state} · {}", standing::when(saved_at));
    view! {
        <a class="btn hero__on" id="continue" href=format!("#/play/{key}")>
            {crest}
            <span><b>{text(|| words().continue_)}</b><small>{text(line)}</small></span>
        </a>
    }
    .into_any()
}

/// For the next start, which says the same before the program is there.
fn leave_note(starts: Settled<String>, pending: Settled<Option<Pending>>) {
    crate::view::follow(move || {
        let (play, pending) = (starts.get(), pending.get().unwrap_or_default());
        last::leave_note(&Note {
            lang: prefs::lang().tag(),
            play: &play,
            key: &pending.key,
            saved_at: pending.saved_at,
            state: &pending.state,
        });
    });
}
