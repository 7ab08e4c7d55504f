//! Today's challenge on the home page: a leaf of a calendar, and of every game its deal of the day.

use crate::prelude::*;

use crate::daily as days;
use crate::games::{self, GameUi};
use crate::heraldry::BlazonView;
use crate::i18n::{Lang, annals};
use crate::icon::{Icon, IconView};
use crate::pages::daily;
use crate::storage::results::{self, Noted};
use crate::storage::saves;
use crate::view::{Each, on, part, text};
use crate::{browser, prefs};

/// The leaf of the calendar with the games beside it.
#[component]
pub fn Daily() -> impl IntoView {
    view! {
        <section class="leaf daily" id="daily" aria-labelledby="h-daily">
            {part(leaf)}
            <div class="daily__main">
                <h2 class="daily__title" id="h-daily">{text(|| annals().today)}</h2>
                <p class="muted">{text(|| annals().today_why)}</p>
                <ul class="daily__games" role="list">{part(rows)}</ul>
            </div>
        </section>
    }
}

fn leaf() -> AnyView {
    let day = daily::today();
    let month = browser::month_name(prefs::lang().tag());
    view! {
        <p class="daily__leaf">
            <span class="daily__month">{month}</span>
            <span class="daily__day num">{day.of_month().to_string()}</span>
        </p>
    }
    .into_any()
}

fn rows() -> AnyView {
    let lang = prefs::lang();
    let results = results::list();
    let shown = bots::GAMES.iter().filter(|entry| entry.shown);
    let games = shown.filter_map(|entry| games::find(entry.id));
    games.map(|game| row(game, &results, lang)).each()
}

fn row(game: &'static dyn GameUi, results: &[Noted], lang: Lang) -> AnyView {
    let says = lang.annals();
    let day = daily::today();
    let noted = daily::result_of(results, game.id(), day).cloned();
    let streak = days::streak(results, game.id(), day);
    let told = match &noted {
        Some(noted) => {
            format!("{} {}", days::signs(&noted.marks), says.ended(noted.end, &noted.score))
        }
        None => daily::task(game, day, lang),
    };
    let streak = (streak > 1).then(|| says.days.of(streak));
    let act = match noted {
        Some(noted) => view! {
            <button
                class="btn"
                type="button"
                aria-label=format!("{}: {}", game.name(lang), says.share)
                on:click=on(move |_| daily::share(game, &noted))
            >
                <IconView icon=Icon::Share/>{says.share}
            </button>
        }
        .into_any(),
        None => {
            let is_begun = saves::peek(&days::key(game.id(), day)).is_some_and(|kept| kept.is_ok());
            let label = if is_begun { says.go_on } else { says.play };
            view! {
                <a class="btn" href=format!("#/daily/{}", game.id()) aria-label=format!("{}: {label}", game.name(lang))>
                    <IconView icon=Icon::Play/>{label}
                </a>
            }
            .into_any()
        }
    };
    view! {
        <li class="daily__game" data-daily=game.id()>
            <BlazonView blazon=game.blazon() size="s"/>
            <div>
                <h3 class="daily__name">{game.name(lang)}</h3>
                <p class="daily__task">{told.trim().to_owned()}</p>
                {streak.map(|said| view! { <p class="daily__streak">{said}</p> }.into_any())}
            </div>
            {act}
        </li>
    }
    .into_any()
}
