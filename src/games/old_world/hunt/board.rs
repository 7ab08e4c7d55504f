//! The table of a hunt, in words: it is played by the list of choices below it.

use ::old_world::wild_hunt::WildHunt;

use super::super::names::Voice;
use super::super::{names_at, stories};
use super::model::{Section, sections};
use crate::desk::Desk;
use crate::prefs;
use crate::prelude::*;
use crate::view::{Each, Settled, follow, part};

/// The board.
pub fn board(desk: Desk) -> AnyView {
    follow(|| stories::want_hunt(prefs::lang()));
    let seen = Settled::new(move || {
        let names = desk.with(names_at);
        let lang = prefs::lang();
        // What comes of a story is known when its text has come.
        stories::hunt_is_here(lang);
        desk.see::<WildHunt, _>(|sight| sections(&sight.view, Voice::new(lang, &names)))
    });
    view! { <div class="prose">{part(move || seen.get().iter().map(drawn).each())}</div> }
        .into_any()
}

fn drawn(section: &Section) -> AnyView {
    let lines = section.lines.iter().map(|line| view! { <p>{line.clone()}</p> });
    view! { <section><h2>{section.title.clone()}</h2>{lines.each()}</section> }.into_any()
}
