//! The app: which page is shown, and what outlives a page.

use std::cell::RefCell;

use crate::prelude::*;
use tabletop::{LinkError, Table};

use crate::pages::arrive::Arrive;
#[cfg(debug_assertions)]
use crate::pages::gallery::Gallery;
use crate::pages::home::Home;
use crate::pages::play::Play;
use crate::pages::replay::{Replay, Watch};
use crate::pages::rules::Rules;
use crate::pages::settings::Settings;
use crate::pages::setup::{self, Setup};
use crate::pages::statistics::Statistics;
use crate::pages::{daily, learn, puzzles};
use crate::route::Route;
use crate::toast::Toasts;
use crate::view::{follow, later, part};
use crate::{browser, games};
use crate::{prefs, pwa};

thread_local! {
    /// Tables dealt in this tab, for when the browser does not let us keep them.
    static SEATED: RefCell<Vec<(String, Box<dyn Table>)>> = RefCell::default();
}

/// Remembers a table that was just dealt.
pub fn seat_table(key: &str, table: Box<dyn Table>) {
    SEATED.with_borrow_mut(|seated| seated.push((key.to_owned(), table)));
}

/// A table that was dealt in this tab.
pub fn seated_table(key: &str) -> Option<Box<dyn Table>> {
    SEATED.with_borrow(|seated| {
        let table = seated.iter().rfind(|(seated, _)| seated == key);
        table.map(|(_, table)| table.boxed_clone())
    })
}

/// The whole app.
#[component]
pub fn App() -> impl IntoView {
    prefs::follow_on_root();
    pwa::start();
    let route = RwSignal::new(current_route());
    let handle = window_event_listener(leptos::ev::hashchange, move |_| {
        route.set(current_route());
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
        // A new page is announced by moving the focus to it.
        set_timeout(|| browser::focus_still("#main"), std::time::Duration::ZERO);
    });
    on_cleanup(move || handle.remove());
    follow(move || {
        route.track();
        prefs::lang();
        later(async {
            // The heading is in the page after this turn of the browser.
            browser::sleep(0).await;
            browser::name_tab();
        });
    });
    view! {
        {part(move || match route.get() {
            Route::Home => view! { <Home lost=None/> }.into_any(),
            Route::Lost(error) => view! { <Home lost=Some(error)/> }.into_any(),
            Route::Now { watch } => now(watch),
            Route::Setup(link) => view! { <Setup link=*link/> }.into_any(),
            Route::Play(key) => view! { <Play key/> }.into_any(),
            Route::Replay(key, moment) => view! { <Replay key moment/> }.into_any(),
            Route::Watch(link) => view! { <Watch link=*link/> }.into_any(),
            Route::Turn(letter) => untrack(|| view! { <Arrive letter=*letter/> }.into_any()),
            Route::Rules(game) => view! { <Rules game/> }.into_any(),
            Route::Settings => view! { <Settings/> }.into_any(),
            Route::Statistics => view! { <Statistics/> }.into_any(),
            #[cfg(debug_assertions)]
            Route::Gallery => view! { <Gallery/> }.into_any(),
            own => untrack(|| own_page(&own)).unwrap_or_else(|| view! { <Home lost=Some(LinkError::Foreign)/> }.into_any()),
        })}
        <Toasts/>
    }
}

/// Starts a game at once; its address takes the place of this one, so there is nothing to show.
fn now(watch: bool) -> AnyView {
    match untrack(|| setup::go_now(watch)) {
        Ok(()) => ().into_any(),
        Err(error) => view! { <Home lost=Some(error)/> }.into_any(),
    }
}

/// A page that only some games have.
fn own_page(route: &Route) -> Option<AnyView> {
    match route {
        Route::Learn(game) => learn::page(games::find(game)?),
        Route::Daily(game) => Some(daily::page(games::find(game)?)),
        Route::Puzzles(game, puzzle) => puzzles::page(games::find(game)?, puzzle.as_deref()),
        _ => games::page(route),
    }
}

fn current_route() -> Route {
    Route::parse(&browser::fragment())
}
