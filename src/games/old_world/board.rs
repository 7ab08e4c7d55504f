//! The table in panels: everything there is to know, in words and small shapes.

use ::old_world::versus::OldWorld;
use leptos::prelude::*;
use tabletop::Game;

use super::model::{self, Leaf, Panel};
use super::names::Voice;
use super::{names_at, stories};
use crate::desk::Desk;
use crate::heraldry::{BlazonView, ShapeView};
use crate::prefs;
use crate::view::{Each, follow, part, t};

/// The table.
pub fn board(desk: Desk) -> AnyView {
    follow(|| stories::want(prefs::lang()));
    let panels = Memo::new(move |_| {
        let viewer = desk.viewer();
        let names = desk.with(names_at);
        let voice = Voice::new(prefs::lang(), &names);
        model::panels(voice, &desk.position::<OldWorld>().view(viewer), viewer)
    });
    view! {
        <div class="old-world" tabindex="0" role="group" aria-label=t(|w| w.board)>{part(move || panels.get().into_iter().map(panel).each())}</div>
    }
    .into_any()
}

fn panel(panel: Panel) -> AnyView {
    let class = if panel.is_prose { "ow-panel ow-panel--prose" } else { "ow-panel" };
    view! {
        <section class=class>
            <h2 class="rubric">{panel.title}</h2>
            <ul class="ow-leaves" role="list">{panel.leaves.into_iter().map(leaf).each()}</ul>
        </section>
    }
    .into_any()
}

fn leaf(leaf: Leaf) -> AnyView {
    let current = leaf.is_current.then_some("true");
    view! {
        <li class="leaf ow-leaf" aria-current=current>
            <h3 class="ow-leaf__name">
                {leaf.blazon.map(|blazon| view! { <BlazonView blazon size="s"/> }.into_any())}
                {leaf.shapes.into_iter().map(|shape| view! { <ShapeView shape/> }).each()}
                <span>{leaf.name}</span>
            </h3>
            {leaf.lines.into_iter().map(|line| view! { <p>{line}</p> }).each()}
        </li>
    }
    .into_any()
}
