//! What has happened, one sentence for each event. A click looks at that moment.

use leptos::prelude::*;
use leptos::reactive::computed::Selector;
use tabletop::Table;

use super::zone::{ZoneKeys, zone_keys};
use crate::desk::Desk;
use crate::scene::LogLine;
use crate::view::{flag, kept, maybe, on, t, text, when};

/// So many sentences are laid out at first, and so many more each time the reader asks: a long game
/// has thousands.
const PAGE: usize = 150;

/// The log beside the board, the newest sentences of it. A new one is added to those that are there.
/// Its panel keeps to its end (`log.css`).
#[component]
pub fn LogList(desk: Desk) -> impl IntoView {
    let shown = RwSignal::new(PAGE);
    let has_more = move || desk.with_scene(|scene| scene.log.lines().len()) > shown.get();
    let more = move |_| shown.update(|shown| *shown += PAGE);
    let marks = Marks::of(desk);
    let newest = move || {
        desk.with_scene(|scene| {
            let lines = scene.log.lines();
            let newest = &lines[lines.len().saturating_sub(shown.get())..];
            newest.iter().map(|line| line.id).collect()
        })
    };
    let line = move |id| {
        let line = untrack(|| desk.with_scene(|scene| scene.log.line(id).cloned()));
        line.map(|line| entry(desk, &marks, line)).into_any()
    };
    view! {
        <ol class="log" role="list" on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Column))>
            {when(has_more, move || view! {
                <li class="log__entry">
                    <button class="btn btn--quiet" type="button" on:click=on(more)>{t(|w| w.log_earlier)}</button>
                </li>
            })}
            {kept(newest, line)}
        </ol>
    }
}

/// What tells the lines apart. Each line asks for its own mark only, so that a move changes the two
/// or three lines it concerns.
struct Marks {
    /// The move looked at.
    here: Selector<usize>,
    /// Lines after this move have been taken back, or are to come.
    later: Memo<Option<usize>>,
    /// The line that is the Tab stop.
    last: Selector<Option<u64>>,
}

impl Marks {
    fn of(desk: Desk) -> Self {
        let here = move || desk.moment.get().unwrap_or_else(|| desk.with(Table::ply));
        let last = move || desk.with_scene(|scene| scene.log.lines().last().map(|line| line.id));
        Self {
            here: Selector::new(here),
            later: Memo::new(move |_| {
                Some(here()).filter(|here| *here < desk.with(Table::line_len))
            }),
            last: Selector::new(last),
        }
    }
}

fn entry(desk: Desk, marks: &Marks, line: LogLine) -> AnyView {
    let LogLine { id, ply, sentence } = line;
    let (here, last, later) = (marks.here.clone(), marks.last.clone(), marks.later);
    let is_later = move || later.get().is_some_and(|from| ply > from);
    view! {
        <li class="log__entry" class:log__entry--later=flag(is_later)>
            <button
                class="log__go"
                type="button"
                tabindex=maybe(move || Some(if last.selected(&Some(id)) { "0" } else { "-1" }))
                aria-current=maybe(move || here.selected(&ply).then_some("true"))
                on:click=on(move |_| look_at(desk, ply))
            >
                <span class="log__no">{ply.to_string()}</span>
                <span>{sentence}</span>
            </button>
        </li>
    }
    .into_any()
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
