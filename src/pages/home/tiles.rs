//! The games of the box as illustrated tiles; one that cannot be played yet says so.

use crate::prelude::*;

use crate::games::{self, GameUi, UPCOMING};
use crate::i18n::words;
use crate::prefs;
use crate::route::Route;
use crate::view::Each;

/// All of them, in the order of the box.
pub fn tiles() -> AnyView {
    UPCOMING.iter().enumerate().map(|(at, box_)| tile(at, box_.id)).each()
}

fn tile(at: usize, id: &'static str) -> AnyView {
    let lang = prefs::lang();
    let entry = bots::find(id).filter(|entry| entry.shown);
    let game = entry.and_then(|entry| games::find(entry.id));
    let name = UPCOMING[at].name(lang);
    let class = if game.is_some() { "plate" } else { "plate plate--coming" };
    let heading = match game {
        Some(_) => view! { <a href=Route::new_game(id)>{name}</a> }.into_any(),
        None => name.into_any(),
    };
    let facts = if game.is_some() { lang.home().facts[at] } else { words().coming };
    view! {
        <li>
            <article class=class>
                <img class="plate__picture" src=format!("./figures/tile-{id}.svg") alt="" width="280" height="170" decoding="sync"/>
                <h2 class="plate__name">{heading}</h2>
                <p class="plate__line">{UPCOMING[at].line(lang)}</p>
                <p class="plate__facts">{facts}</p>
                {game.map(doors)}
            </article>
        </li>
    }
    .into_any()
}

/// The ways into a game.
fn doors(game: &'static dyn GameUi) -> AnyView {
    let (lang, id) = (prefs::lang(), game.id());
    let lesson = game.lesson().map(|_| (format!("#/learn/{id}"), lang.home().learn));
    let puzzles = game.puzzles().map(|_| (format!("#/puzzles/{id}"), lang.learning().puzzles));
    let own = game.doors(lang).into_iter().map(|(href, label)| (href.to_owned(), label));
    let doors = [(Route::new_game(id), words().new_game)];
    let doors = doors.into_iter().chain(lesson).chain(puzzles).chain(own);
    let links = doors.map(|(href, label)| view! { <li><a href=href>{label}</a></li> });
    view! { <ul class="doors" role="list">{links.each()}</ul> }.into_any()
}
