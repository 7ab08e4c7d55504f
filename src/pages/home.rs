//! The home page: what to play at once, where to go on, what can be played, what is saved. Its upper part stands in
//! `index.html` before the program is there (`xtask/src/page/first_view.rs`), in the same markup.

pub mod daily;
mod hero;
mod saves;
mod standing;
mod tiles;

use crate::prelude::*;
use tabletop::LinkError;

use super::shell::Shell;
use crate::i18n::{annals, words};
use crate::icon::{Icon, IconView};
use crate::storage::saves::{self as kept, Listed};
use crate::storage::shelf::Shelf;
use crate::view::{later, on, part, t, text, when};
use crate::{prefs, pwa, storage};

/// The home page; `lost` says why a link led here.
#[component]
pub fn Home(lost: Option<LinkError>) -> impl IntoView {
    let listed = RwSignal::new(kept::list());
    follow_storage(listed);
    view! {
        <Shell class="home">
            {hero::hero(listed)}
            <div class="home__rest">
                <LostLink lost/>
                <NoStorage/>
                <section aria-label=t(|w| w.new_game)>
                    <ul class="plates" role="list">{part(tiles::tiles)}</ul>
                </section>
                <div class="home__low">
                    <daily::Daily/>
                    <div>
                        <saves::SavedGames listed/>
                        <p class="home__ways">
                            <a class="btn btn--quiet" href="#/statistics" id="to-statistics">
                                <IconView icon=Icon::Chart/>{text(|| annals().statistics)}
                            </a>
                        </p>
                    </div>
                    <InstallHint/>
                </div>
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
