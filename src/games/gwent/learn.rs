//! The page from which the guided first match is begun or gone on with.

use ::gwent::Gwent;
use leptos::prelude::*;
use tabletop::{BySeat, Level, Player, Session, Table, UndoPolicy};

use super::guide;
use super::words::learn as words;
use crate::i18n::words as frame;
use crate::icon::{Icon, IconView};
use crate::pages::shell::Shell;
use crate::storage::saves::{self, Kept};
use crate::storage::shelf::fresh_key;
use crate::toast::{self, Tone};
use crate::view::{on, text};
use crate::{app, browser, prefs};

/// The page.
pub fn page() -> AnyView {
    let says = |pick: fn(&'static words::LearnWords) -> &'static str| {
        text(move || pick(words::of(prefs::lang())))
    };
    let running = running();
    let begin = if running.is_some() { says(|w| w.again) } else { says(|w| w.begin) };
    let class = if running.is_some() { "btn btn--large" } else { "btn btn--act btn--large" };
    let go_on = running.map(|key| {
        view! {
            <a class="btn btn--act btn--large" id="lesson-on" href=format!("#/play/{key}")>
                <IconView icon=Icon::Play/>{says(|w| w.go_on)}
            </a>
        }
        .into_any()
    });
    view! {
        <Shell class="page--narrow">
            <h1 class="page__title">{says(|w| w.title)}</h1>
            <p class="page__lead">{says(|w| w.lead)}</p>
            <p>{says(|w| w.what)}</p>
            <div class="acts learn__acts">
                {go_on}
                <button class=class type="button" id="lesson" on:click=on(move |_| start())>
                    <IconView icon=Icon::Book/>{begin}
                </button>
            </div>
        </Shell>
    }
    .into_any()
}

/// The lesson that was left in the middle.
fn running() -> Option<String> {
    let setup = serde_json::to_value(guide::setup()).ok()?;
    let games = saves::list().into_iter().filter_map(|game| Some((game.key, game.kept.ok()?)));
    let mut lessons = games.filter(|(_, kept)| {
        let record = &kept.save.record;
        !kept.over && record.seed == guide::seed() && record.setup == setup
    });
    lessons.next().map(|(key, _)| key)
}

fn start() {
    let names = frame().player_names;
    let players = vec![Player::human(names[0]), Player::bot(names[1], Level::Apprentice)];
    let session = Session::<Gwent>::new(guide::setup(), guide::seed());
    let session = session.expect("the lesson can be dealt");
    let table: Box<dyn Table> =
        Box::new(session.seat_players(BySeat::from(players), UndoPolicy::Free));
    let key = fresh_key();
    let title = words::of(prefs::lang()).title.to_owned();
    if let Err(error) = saves::write(&key, &Kept::of(table.as_ref(), Some(title))) {
        toast::ask(Tone::Bad, frame().storage_failed(error), Vec::new());
    }
    app::seat_table(&key, table);
    browser::go(&format!("#/play/{key}"));
}
