//! What has happened, one sentence for each event. A click looks at that moment.

use leptos::prelude::*;

use super::zone::{ZoneKeys, zone_keys};
use crate::desk::Desk;
use crate::games::{GameUi, LogLine};
use crate::prefs;
use crate::view::{Each, flag, maybe, on, part, t, text, when};

/// So many sentences are laid out at first, and so many more each time the reader asks: a long game
/// has thousands, and every move lays them out anew.
const PAGE: usize = 150;

/// The log beside the board, the newest sentences of it. Its panel keeps to its end (`log.css`).
#[component]
pub fn LogList(desk: Desk, game: &'static dyn GameUi) -> impl IntoView {
    let lines = log_lines(desk, game);
    let shown = RwSignal::new(PAGE);
    let has_more = move || lines.with(Vec::len) > shown.get();
    let more = move |_| shown.update(|shown| *shown += PAGE);
    let here = move || desk.moment.get().unwrap_or_else(|| desk.with(tabletop::Table::ply));
    view! {
        <ol class="log" role="list" on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Column))>
            {when(has_more, move || view! {
                <li class="log__entry">
                    <button class="btn btn--quiet" type="button" on:click=on(more)>{t(|w| w.log_earlier)}</button>
                </li>
            })}
            {part(move || {
                let lines = lines.get();
                let last = lines.len().saturating_sub(1);
                let skipped = lines.len().saturating_sub(shown.get());
                lines.into_iter().enumerate().skip(skipped)
                    .map(|(at, line)| {
                        let ply = line.ply;
                        let look = move |_| look_at(desk, ply);
                        view! {
                            <li class="log__entry" class:log__entry--later=flag(move || { ply > here() })>
                                <button
                                    class="log__go"
                                    type="button"
                                    tabindex=if at == last { "0" } else { "-1" }
                                    aria-current=maybe(move || (ply == here()).then_some("true"))
                                    on:click=on(look)
                                >
                                    <span class="log__no">{ply.to_string()}</span>
                                    <span>{line.sentence}</span>
                                </button>
                            </li>
                        }
                    })
                    .each()
            })}
        </ol>
    }
}

/// The newest sentence, for screen readers.
#[component]
pub fn LogVoice(desk: Desk, game: &'static dyn GameUi) -> impl IntoView {
    let lines = log_lines(desk, game);
    let newest = move || {
        let now = desk.with(tabletop::Table::ply);
        let lines = lines.get();
        let latest: Vec<String> =
            lines.into_iter().filter(|line| line.ply == now).map(|line| line.sentence).collect();
        latest.join(" ")
    };
    view! { <p class="sr-only" role="log" aria-live="polite">{text(newest)}</p> }
}

/// Looks at the moment after a move; the latest one is simply now.
pub fn look_at(desk: Desk, ply: usize) {
    let now = desk.with(tabletop::Table::ply);
    desk.moment.set((ply != now).then_some(ply));
}

fn log_lines(desk: Desk, game: &'static dyn GameUi) -> Memo<Vec<LogLine>> {
    Memo::new(move |_| {
        let viewer = desk.viewer();
        desk.with(|table| game.log(table, viewer, prefs::lang()))
    })
}
