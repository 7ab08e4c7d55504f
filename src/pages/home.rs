//! The home page: where one goes on, what can be played, what is saved.

pub mod daily;
mod saves;

use crate::prelude::*;
use tabletop::LinkError;

use super::shell::Shell;
use crate::games::{self, GameUi, UPCOMING};
use crate::heraldry::{BlazonView, Emblem};
use crate::i18n::words;
use crate::icon::{Icon, IconView};
use crate::storage::saves::{self as kept, Listed};
use crate::storage::shelf::Shelf;
use crate::view::{Each, later, on, part, t, text, when};
use crate::{prefs, pwa, storage};

/// The home page; `lost` says why a link led here.
#[component]
pub fn Home(lost: Option<LinkError>) -> impl IntoView {
    let listed = RwSignal::new(kept::list());
    follow_storage(listed);
    let latest = move || {
        listed.with(|games| {
            games.iter().find(|game| game.kept.as_ref().is_ok_and(|kept| !kept.over)).cloned()
        })
    };
    view! {
        <Shell class="home" home=true>
            <div class="title">
                <Emblem/>
                <div>
                    <h1 class="title__name">"Szlak"</h1>
                    <p class="title__line">{t(|w| w.tagline)}</p>
                </div>
            </div>
            <LostLink lost/>
            <NoStorage/>
            <div class="home__main">
                {part(move || {
                    // The name of a game is said in the language it was asked for in.
                    prefs::lang();
                    latest().map(|game| view! { <Continue game/> }.into_any())
                })}
                <section aria-labelledby="h-games">
                    <h2 class="rubric" id="h-games">{t(|w| w.new_game)}</h2>
                    <ul class="tiles" role="list">{part(tiles)}</ul>
                </section>
            </div>
            <div class="home__side">
                <daily::Daily/>
                <saves::SavedGames listed/>
                <InstallHint/>
            </div>
        </Shell>
    }
}

/// What another tab does with the games is shown when it does it.
fn follow_storage(listed: RwSignal<Vec<Listed>>) {
    let handle = window_event_listener(leptos::ev::storage, move |event| {
        // Without a name, everything may have changed.
        let is_game = |name: String| Shelf::Games.key_in(&name).is_some();
        if event.key().is_none_or(is_game) {
            listed.set(kept::list());
        }
    });
    on_cleanup(move || handle.remove());
}

/// Why a link did not lead where it should have.
#[component]
fn LostLink(lost: Option<LinkError>) -> impl IntoView {
    let shown = RwSignal::new(lost);
    part(move || {
        shown.get().map(|error| {
            view! {
                <div class="notice notice--bad" role="alert" id="bad-link">
                    <IconView icon=Icon::Warn/>
                    <p>{text(move || words().link_error(&error))}</p>
                    <button
                        class="btn btn--quiet btn--icon"
                        type="button"
                        aria-label=t(|w| w.dismiss)
                        on:click=on(move |_| shown.set(None))
                    >
                        <IconView icon=Icon::Close/>
                    </button>
                </div>
            }
            .into_any()
        })
    })
}

#[component]
fn NoStorage() -> impl IntoView {
    (!storage::is_available()).then(|| {
        view! {
            <div class="notice notice--bad" role="alert" id="no-storage">
                <IconView icon=Icon::Warn/>
                <p>{t(|w| w.storage_denied)}</p>
            </div>
        }
        .into_any()
    })
}

#[component]
fn Continue(game: Listed) -> impl IntoView {
    let kept = game.kept.expect("only games that can be read are continued");
    let href = format!("#/play/{}", game.key);
    let blazon = games::find(&kept.save.record.game).map(GameUi::blazon);
    let what = saves::title(&kept);
    let moves = kept.save.at;
    let when = kept.saved_at;
    view! {
        <section aria-labelledby="h-continue">
            <h2 class="rubric" id="h-continue">{t(|w| w.continue_)}</h2>
            <article class="leaf continue">
                {blazon.map(|blazon| view! { <BlazonView blazon size="l"/> }.into_any())}
                <div>
                    <h3 class="continue__what">{what}</h3>
                    <p>{text(move || words().moves(moves))}</p>
                    <p class="continue__when">{text(move || saves::when(when))}</p>
                </div>
                <a class="btn btn--act btn--large continue__go" id="continue" href=href>
                    <IconView icon=Icon::Play/>{t(|w| w.continue_)}
                </a>
            </article>
        </section>
    }
}

fn tiles() -> impl IntoView {
    let lang = prefs::lang();
    let ready: Vec<AnyView> = bots::GAMES
        .iter()
        .filter(|entry| entry.shown)
        .filter_map(|entry| Some((entry, games::find(entry.id)?)))
        .map(|(entry, game)| {
            let model = (entry.model)();
            let href = crate::route::Route::new_game(entry.id);
            let picture = game.vignette().map(|file| {
                let source = format!("./figures/{file}");
                view! { <img class="tile__picture" src=source alt="" width="360" height="180"/> }
                    .into_any()
            });
            view! {
                <li>
                    <article class="tile">
                        {picture}
                        <BlazonView blazon=game.blazon() size="l"/>
                        <h3 class="tile__name"><a href=href>{game.name(lang)}</a></h3>
                        <p class="tile__line">{game.tagline(lang)}</p>
                        <p class="tile__facts">
                            <span>{words().player_range(model.min_seats.into(), model.max_seats.into())}</span>
                        </p>
                        {super::setup::doors(game)}
                    </article>
                </li>
            }
            .into_any()
        })
        .collect();
    let coming: Vec<AnyView> = UPCOMING
        .iter()
        .filter(|game| bots::find(game.id).is_none_or(|entry| !entry.shown))
        .map(|game| {
            view! {
                <li>
                    <article class="tile is-dim">
                        <BlazonView blazon=game.blazon size="l"/>
                        <h3 class="tile__name">{game.name(lang)}</h3>
                        <p class="tile__line">{game.line(lang)}</p>
                        <p class="tile__facts"><span>{words().coming}</span></p>
                    </article>
                </li>
            }
            .into_any()
        })
        .collect();
    ready.into_iter().chain(coming).each()
}

/// Offers to install, when the browser says that it can and the player has not said no.
#[component]
fn InstallHint() -> impl IntoView {
    let wanted = move || pwa::can_install() && !prefs::install_dismissed();
    view! {
        {when(wanted, move || view! {
            <section aria-labelledby="h-install" class="home__install">
                <h2 class="rubric" id="h-install">{t(|w| w.on_the_road)}</h2>
                <div class="leaf row-leaf">
                    <p>{t(|w| w.install_why)}</p>
                    <div class="acts">
                        <button class="btn" type="button" on:click=on(move |_| later(pwa::install()))>
                            <IconView icon=Icon::Install/>{t(|w| w.install)}
                        </button>
                        <button class="btn btn--quiet" type="button" on:click=on(move |_| prefs::dismiss_install())>
                            {t(|w| w.not_now)}
                        </button>
                    </div>
                </div>
            </section>
        })}
    }
}
