//! What has happened while a person was away, told when that person comes back to the table.

use crate::prelude::*;

use crate::desk::Desk;
use crate::i18n::post;
use crate::table::dialog::Dialog;
use crate::view::{Each, follow, on, part};

use super::says;

/// The newest sentences are told; the rest stands in the log.
const MOST: usize = 40;

/// What one who made the last move `since` has missed, as far as the eyes the table is seen with may know it.
fn missed(desk: Desk, since: usize) -> Vec<String> {
    desk.with_scene(|scene| {
        let lines = scene.log.lines();
        // Who has not moved yet was not there at the deal either.
        let from = lines.partition_point(|line| since > 0 && line.ply <= since);
        let from = from.max(lines.len().saturating_sub(MOST));
        lines[from..].iter().map(|line| line.sentence.clone()).collect()
    })
}

/// The dialog.
#[component]
pub fn Since(desk: Desk) -> impl IntoView {
    let open = RwSignal::new(false);
    let since = RwSignal::new(0);
    follow(move || {
        let Some(last) = desk.since.get() else { return };
        desk.since.set(None);
        since.set(last);
        open.set(!untrack(|| missed(desk, last)).is_empty());
    });
    let title = Signal::derive(move || {
        if since.get() > 0 { post().since } else { post().so_far }.to_owned()
    });
    view! {
        <Dialog open id="since" title light=true at_table=true>
            <div class="dialog__body">
                <ol class="since" role="list">
                    {part(move || untrack(|| missed(desk, since.get_untracked())).into_iter().map(|sentence| view! { <li>{sentence}</li> }).each())}
                </ol>
            </div>
            <div class="dialog__foot">
                <button class="btn btn--act" type="button" id="to-table" autofocus on:click=on(move |_| open.set(false))>
                    {says(|p| p.to_table)}
                </button>
            </div>
        </Dialog>
    }
}
