//! The table in panels: everything there is to know, in words.

use ::ronin::Ronin;
use leptos::prelude::*;

use super::model::{self, Leaf, Panel};
use super::names::Voice;
use super::names_at;
use crate::desk::Desk;
use crate::prefs;
use crate::scene::Sight;
use crate::view::{Each, Settled, part, t};

/// The table.
pub fn board(desk: Desk) -> AnyView {
    let panels = Settled::new(move || {
        let names = desk.with(names_at);
        desk.see(|sight: &Sight<Ronin>| {
            let voice = Voice::new(prefs::lang(), &names, &sight.view);
            model::panels(&voice, &sight.view, desk.viewer())
        })
    });
    view! {
        <div class="ronin" tabindex="0" role="group" aria-label=t(|w| w.board)>
            {part(move || panels.get().into_iter().map(panel).each())}
        </div>
    }
    .into_any()
}

fn panel(panel: Panel) -> AnyView {
    view! {
        <section class="ro-panel">
            <h2 class="rubric">{panel.title}</h2>
            <ul class="ro-leaves" role="list">{panel.leaves.into_iter().map(leaf).each()}</ul>
        </section>
    }
    .into_any()
}

fn leaf(leaf: Leaf) -> AnyView {
    let current = leaf.is_current.then_some("true");
    view! {
        <li class="leaf ro-leaf" aria-current=current>
            <h3 class="ro-leaf__name">{leaf.name}</h3>
            {leaf.lines.into_iter().map(|line| view! { <p>{line}</p> }).each()}
        </li>
    }
    .into_any()
}
