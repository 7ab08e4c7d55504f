//! The page from which the guided first game is begun or gone on with.

use crate::prelude::*;
use tabletop::Level;

use super::shell::Shell;
use crate::games::GameUi;
use crate::heraldry::BlazonView;
use crate::icon::{Icon, IconView};
use crate::learning::{self, Lesson};
use crate::storage::saves;
use crate::storage::shelf::fresh_key;
use crate::view::{on, text};
use crate::{browser, prefs};

/// The page of a game's lesson, if it has one.
pub fn page(game: &'static dyn GameUi) -> Option<AnyView> {
    let lesson = game.lesson()?;
    let about = move |at: usize| text(move || lesson.about(prefs::lang())[at]);
    let running = running(game, lesson);
    let has_begun = running.is_some();
    let begin = move || {
        let says = prefs::lang().learning();
        if has_begun { says.begin_again } else { says.begin }
    };
    let class = if has_begun { "btn btn--large" } else { "btn btn--act btn--large" };
    let go_on = running.map(|key| {
        view! {
            <a class="btn btn--act btn--large" id="lesson-on" href=format!("#/play/{key}")>
                <IconView icon=Icon::Play/>{text(|| prefs::lang().learning().go_on)}
            </a>
        }
        .into_any()
    });
    Some(
        view! {
            <Shell class="page--narrow">
                <div class="setup__head">
                    <BlazonView blazon=game.blazon() size="l"/>
                    <div>
                        <h1 class="page__title">{text(|| prefs::lang().learning().title)}</h1>
                        <p class="muted">{text(move || game.name(prefs::lang()))}</p>
                    </div>
                </div>
                <p class="page__lead">{about(0)}</p>
                <p>{about(1)}</p>
                <div class="acts learn__acts">
                    {go_on}
                    <button class=class type="button" id="lesson" on:click=on(move |_| start(game, lesson))>
                        <IconView icon=Icon::Book/>{text(begin)}
                    </button>
                </div>
            </Shell>
        }
        .into_any(),
    )
}

/// The lesson that was left in the middle.
fn running(game: &dyn GameUi, lesson: &dyn Lesson) -> Option<String> {
    let (form, seed) = lesson.deal();
    let dealt = learning::dealt(game, &form, seed, Level::Apprentice).record();
    let games = saves::list().into_iter().filter_map(|game| Some((game.key, game.kept.ok()?)));
    let mut lessons = games.filter(|(_, kept)| {
        let record = &kept.save.record;
        !kept.over
            && record.game == dealt.game
            && record.seed == dealt.seed
            && record.setup == dealt.setup
    });
    lessons.next().map(|(key, _)| key)
}

fn start(game: &dyn GameUi, lesson: &dyn Lesson) {
    let (form, seed) = lesson.deal();
    let key = fresh_key();
    let title = prefs::lang().learning().title;
    learning::keep(&key, learning::dealt(game, &form, seed, Level::Apprentice), title);
    browser::go(&format!("#/play/{key}"));
}
