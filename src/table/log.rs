//! What has happened, one sentence for each event. A click looks at that moment.

use crate::prelude::*;
use tabletop::Table;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::zone::{ZoneKeys, zone_keys};
use crate::browser;
use crate::desk::Desk;
use crate::scene::LogLine;
use crate::view::{Settled, flag, follow, kept, later, on, t, text, when};

/// So many sentences at least are laid out at first: a long game has thousands.
const PAGE: usize = 150;

/// As lines come, earlier ones are left out so many at a time: each time those in sight jump.
const STEP: usize = 2 * PAGE;

/// As near to its end, in pixels, the log is taken to be at its end.
const NEAR: i32 = 24;

/// The log beside the board, the newest sentences of it. A new one is added to those that are there,
/// and the end is kept in sight unless the reader has scrolled back. It is a plain scroller: what
/// scrolls does not count as jumping, lines that are laid out from the end would.
#[component]
pub fn LogList(desk: Desk) -> impl IntoView {
    let shown = RwSignal::new(PAGE);
    let first = move || {
        let count = desk.with_scene(|scene| scene.log.lines().len());
        count.saturating_sub(shown.get()) / STEP * STEP
    };
    let has_more = move || first() > 0;
    let more = move |_| {
        let below = scroller().map(|body| body.scroll_height() - body.scroll_top());
        shown.update(|shown| *shown += STEP);
        // What was in sight stays there; the earlier lines lie above it.
        request_animation_frame(move || {
            if let Some((body, below)) = scroller().zip(below) {
                body.set_scroll_top(body.scroll_height() - below);
            }
        });
    };
    let has_left = StoredValue::new(false);
    // Looked at once the lines of this frame have been scrolled to: they are not the reader's doing.
    let heard = move |_: web_sys::Event| {
        request_animation_frame(move || {
            let left = scroller().is_some_and(|body| {
                body.scroll_height() - body.scroll_top() - body.client_height() > NEAR
            });
            has_left.set_value(left);
        });
    };
    let newest = move || {
        let first = first();
        desk.with_scene(|scene| scene.log.lines()[first..].iter().map(|line| line.id).collect())
    };
    // Lines after this move have been taken back, or are to come.
    let to_come = Settled::new(move || Some(here(desk)).filter(|ply| *ply < last(desk)));
    let line = move |id| {
        let line = untrack(|| desk.with_scene(|scene| scene.log.line(id).cloned()));
        line.map(|line| entry(desk, line, to_come)).into_any()
    };
    follow(move || {
        let here = here(desk);
        desk.with_scene(|_| ());
        later(async move {
            // The new lines are in the page by then.
            leptos::task::tick().await;
            mark(here);
            request_animation_frame(move || {
                if has_left.try_get_value() == Some(false) {
                    keep_to_the_end();
                }
            });
        });
    });
    view! {
        <div class="panel__body" on:scroll=on(heard)>
            <ol class="log" role="list" on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Column))>
                {when(has_more, move || view! {
                    <li class="log__entry">
                        <button class="btn btn--quiet" type="button" on:click=on(more)>{t(|w| w.log_earlier)}</button>
                    </li>
                })}
                {kept(newest, line)}
            </ol>
        </div>
    }
}

/// What the log is scrolled in.
fn scroller() -> Option<Element> {
    browser::document().query_selector(".log").ok()??.parent_element()
}

/// A log that was out of sight comes in sight with its end.
pub fn show_the_end() {
    request_animation_frame(keep_to_the_end);
}

fn keep_to_the_end() {
    if let Some(body) = scroller() {
        body.set_scroll_top(body.scroll_height());
    }
}

fn here(desk: Desk) -> usize {
    desk.moment.get().unwrap_or_else(|| desk.with(Table::ply))
}

fn last(desk: Desk) -> usize {
    desk.with(Table::line_len)
}

fn entry(desk: Desk, line: LogLine, to_come: Settled<Option<usize>>) -> AnyView {
    let LogLine { ply, sentence, .. } = line;
    let is_to_come = move || to_come.with(|here| here.is_some_and(|here| ply > here));
    view! {
        <li class="log__entry" class:log__entry--later=flag(is_to_come)>
            <button
                class="log__go"
                type="button"
                tabindex="-1"
                data-ply=ply.to_string()
                on:click=on(move |_| look_at(desk, ply))
            >
                <span class="log__no">{ply.to_string()}</span>
                <span>{sentence}</span>
            </button>
        </li>
    }
    .into_any()
}

/// Marks the lines of the move looked at, and makes the newest line the Tab stop. Two or three lines
/// change with a move: were each to follow it by itself, all of them would be asked.
fn mark(here: usize) {
    for line in lines("[aria-current]") {
        drop(line.remove_attribute("aria-current"));
    }
    for line in lines(&format!("[data-ply='{here}']")) {
        drop(line.set_attribute("aria-current", "true"));
    }
    let active = browser::document().active_element();
    for line in lines("[tabindex='0']") {
        // Where a reader is in the log, he stays.
        if active.as_ref() == Some(line.as_ref()) {
            return;
        }
        line.set_tab_index(-1);
    }
    if let Some(newest) = lines("").pop() {
        newest.set_tab_index(0);
    }
}

fn lines(which: &str) -> Vec<HtmlElement> {
    let found = browser::document().query_selector_all(&format!(".log__go{which}"));
    let Ok(found) = found else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect()
}

/// The newest sentence, for screen readers.
#[component]
pub fn LogVoice(desk: Desk) -> impl IntoView {
    let newest = move || {
        let now = desk.with(Table::ply);
        desk.with_scene(|scene| scene.log.told_of(now))
    };
    view! { <p class="sr-only" role="log" aria-live="polite">{text(newest)}</p> }
}

/// Looks at the moment after a move; the latest one is simply now.
pub fn look_at(desk: Desk, ply: usize) {
    let now = desk.with(Table::ply);
    desk.moment.set((ply != now).then_some(ply));
}
