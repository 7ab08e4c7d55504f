//! The table in panels: everything there is to know, in words and small shapes.

use ::old_world::versus::OldWorld;
use leptos::prelude::*;

use super::model::{self, Leaf, Panel};
use super::names::Voice;
use super::{names_at, stories};
use crate::desk::Desk;
use crate::heraldry::{BlazonView, ShapeView};
use crate::prefs;
use crate::scene::Sight;
use crate::view::{Each, Settled, flag, follow, kept, part as part_of, t, text};

/// The table.
pub fn board(desk: Desk) -> AnyView {
    follow(|| stories::want(prefs::lang()));
    let panels = Settled::new(move || {
        let names = desk.with(names_at);
        let voice = Voice::new(prefs::lang(), &names);
        desk.see(|sight: &Sight<OldWorld>| model::panels(voice, &sight.view, sight.viewer))
    });
    view! {
        <div class="old-world" tabindex="0" role="group" aria-label=t(|w| w.board)>
            {kept(
                move || panels.with(|panels| panels.iter().map(|panel| panel.part as u64).collect()),
                move |part| panel(panels, part),
            )}
        </div>
    }
    .into_any()
}

/// A part of the table. Its leaves are drawn anew each by itself, when something on it changes.
fn panel(panels: Settled<Vec<Panel>>, part: u64) -> AnyView {
    let find = move |panels: &'_ Vec<Panel>| -> Option<usize> {
        panels.iter().position(|panel| panel.part as u64 == part)
    };
    let about = Settled::new(move || {
        panels.with(|panels| {
            let panel = &panels[find(panels)?];
            Some((panel.title.clone(), panel.is_prose))
        })
    });
    let places = move || {
        let count = panels.with(|panels| find(panels).map_or(0, |at| panels[at].leaves.len()));
        (0..count as u64).collect()
    };
    let place = move |place: u64| {
        let place = usize::try_from(place).unwrap_or(usize::MAX);
        let lying = Settled::new(move || {
            panels.with(|panels| panels[find(panels)?].leaves.get(place).cloned())
        });
        view! { {part_of(move || lying.get().map(leaf))} }.into_any()
    };
    let is_prose = move || about.with(|about| about.as_ref().is_some_and(|(_, prose)| *prose));
    let title = move || about.with(|about| about.as_ref().map(|(title, _)| title.clone()));
    view! {
        <section class="ow-panel" class:ow-panel--prose=flag(is_prose)>
            <h2 class="rubric">{text(move || title().unwrap_or_default())}</h2>
            <ul class="ow-leaves" role="list">{kept(places, place)}</ul>
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
