//! The end of a round: a banner in the winner's colours that waits until it has been read. The bots wait
//! with it.

use std::time::Duration;

use crate::prelude::*;
use tabletop::Turn;

use super::super::model::{Model, SideModel, THEM, US};
use super::super::scene;
use super::super::words::{self, fill};
use super::Board;
use crate::browser;
use crate::desk::Mode;
use crate::prefs;
use crate::view::{Each, Settled, follow, on, part};

/// How long the banner stands where nobody plays, in milliseconds.
const GLANCE: u64 = 2500;

/// The banner, while there is one.
pub fn banner(board: Board) -> AnyView {
    let desk = board.desk;
    let shown = RwSignal::new(None::<usize>);
    let rounds = Settled::new(move || {
        let ply = desk.with(tabletop::Table::ply);
        (board.model.with(|model| model.results.len()), ply)
    });
    let mut before = None::<(usize, usize)>;
    follow(move || {
        let now = rounds.get();
        let over = matches!(desk.turn(), Turn::Over(_));
        let is_news = before.is_some_and(|(results, ply)| now.0 == results + 1 && now.1 > ply);
        let is_played =
            desk.mode.get_untracked() == Mode::Play && desk.moment.get_untracked().is_none();
        before = Some(now);
        if is_news && !over && is_played {
            shown.set(Some(now.1));
            desk.held.set(true);
            request_animation_frame(|| browser::focus("#next-round"));
            if desk.players().values().all(|player| !player.is_human()) {
                set_timeout(move || close(board, shown), Duration::from_millis(GLANCE));
            }
        } else if shown.get_untracked().is_some_and(|ply| ply != now.1) {
            // Taken back, or played elsewhere.
            close(board, shown);
        }
    });
    on_cleanup(move || {
        if desk.held.try_get_untracked() == Some(true) {
            desk.held.set(false);
        }
    });
    view! { {part(move || shown.get().map(|ply| unrolled(board, ply, shown)))} }.into_any()
}

fn close(board: Board, shown: RwSignal<Option<usize>>) {
    // The page may have gone on by then.
    if shown.try_get_untracked().is_some() {
        shown.set(None);
        board.desk.held.set(false);
    }
}

fn unrolled(board: Board, ply: usize, shown: RwSignal<Option<usize>>) -> AnyView {
    let words = &words::of(prefs::lang()).board;
    // What happened between the end of one round and the beginning of the next, as the log has it.
    let told: Vec<String> = board.desk.with_scene(|scene| {
        let lines = scene.log.lines().iter().filter(|line| line.ply == ply);
        lines.map(|line| line.sentence.clone()).collect()
    });
    let (cloth, woven, headline, effects, sides, next) = board.model.with_untracked(|model| {
        let round = model.results.len();
        let last = model.results.last().copied();
        let winner = last.and_then(|last| last.winner);
        let faction = model.sides.iter().find(|side| Some(side.seat) == winner);
        let faction = faction.map(|side| side.faction);
        let totals =
            last.map(|last| last.totals.map(|total| total.to_string())).unwrap_or_default();
        // Its sentence is the one that names both sums.
        let at = told.iter().position(|line| totals.iter().all(|sum| line.contains(sum.as_str())));
        let at = at.unwrap_or_default();
        let effects: Vec<String> =
            told.iter().skip(at + 1).take(told.len().saturating_sub(at + 2)).cloned().collect();
        let sides = [US, THEM].map(|side| party(board, model, side)).each();
        let next = fill(words.on_to, &[&(round + 1).to_string()]);
        let headline = told.get(at).cloned().unwrap_or_default();
        (scene::cloth(faction), scene::weave(faction), headline, effects, sides, next)
    });
    let effects = effects.into_iter().map(|line| view! { <p>{line}</p> });
    view! {
        <div
            class=format!("gw-banner {cloth}")
            role="alertdialog"
            aria-labelledby="round-over"
            aria-describedby="round-told"
            id="round-end"
            on:keydown=on(move |event: web_sys::KeyboardEvent| if event.key() == "Escape" { close(board, shown) })
        >
            <span class="arms" inner_html=woven></span>
            <h2 class="gw-banner__head" id="round-over">{headline}</h2>
            <div class="gw-banner__sides" aria-hidden="true">{sides}</div>
            <div class="gw-banner__told" id="round-told">{effects.each()}</div>
            <button class="btn" type="button" id="next-round" on:click=on(move |_| close(board, shown))>{next}</button>
        </div>
    }
    .into_any()
}

/// One side of the banner: who, how strong, which gems.
fn party(board: Board, model: &Model, at: usize) -> AnyView {
    let side: &SideModel = &model.sides[at];
    let last = model.results.last();
    let total = last.map_or(0, |last| last.totals[side.seat.index()]);
    let lost = last.is_some_and(|last| last.winner != Some(side.seat));
    let gems = (0..2).map(|gem| {
        let class = match side.tokens {
            left if gem < left => "gw-gem",
            left if gem == left && lost => "gw-gem gw-gem--lost gw-gem--bursts",
            _ => "gw-gem gw-gem--lost",
        };
        view! { <i class=class></i> }
    });
    let class = if lost { "gw-party gw-party--lost" } else { "gw-party" };
    view! {
        <div class=class>
            <b>{board.desk.name(side.seat)}</b>
            <span class="gw-counter">{total.to_string()}</span>
            <span class="gw-gems">{gems.each()}</span>
        </div>
    }
    .into_any()
}
