//! What every page but the table has in common: masthead, main part, colophon.

use crate::prelude::*;

use crate::heraldry::Emblem;
use crate::i18n::{Lang, annals, words};
use crate::icon::{Icon, IconView};
use crate::prefs;
use crate::view::{Each, aria, on, t, text};

/// The frame of a page.
#[component]
pub fn Shell(
    /// Classes of the main part besides `page`.
    #[prop(optional)]
    class: &'static str,
    /// Is this the home page, which has the name on it in large letters?
    #[prop(optional)]
    home: bool,
    /// The page.
    children: Children,
) -> impl IntoView {
    let name = (!home).then(|| view! { <a class="masthead__name" href="#/"><Emblem/>"Szlak"</a> });
    view! {
        <div class="shell">
            <a class="skip" href="#main" on:click=on(skip)>{t(|w| w.skip)}</a>
            <header class="masthead">
                {name}
                <nav class="masthead__nav" aria-label=t(|w| w.main_nav)>
                    <a class="btn btn--quiet" href="#/rules"><IconView icon=Icon::Book/>{t(|w| w.rules)}</a>
                    <a
                        class="btn btn--quiet btn--icon"
                        href="#/statistics"
                        aria-label=text(|| annals().statistics)
                        title=text(|| annals().statistics)
                    >
                        <IconView icon=Icon::Chart/>
                    </a>
                    <a
                        class="btn btn--quiet btn--icon"
                        href="#/settings"
                        aria-label=t(|w| w.settings)
                        title=t(|w| w.settings)
                    >
                        <IconView icon=Icon::Settings/>
                    </a>
                </nav>
                <LanguageSwitch short=true/>
            </header>
            <main class=format!("page {class}") id="main" tabindex="-1">{children()}</main>
            <footer class="colophon">
                <p>{t(|w| w.notice)}</p>
                <p>{text(move || words().version(env!("CARGO_PKG_VERSION")))}</p>
            </footer>
        </div>
    }
}

/// The fragment belongs to the routes, so the skip link moves the focus itself.
fn skip(event: leptos::ev::MouseEvent) {
    event.prevent_default();
    crate::browser::focus("#main");
}

/// The languages, the one in use pressed.
#[component]
pub fn LanguageSwitch(
    /// Two letters instead of the name.
    short: bool,
) -> impl IntoView {
    let buttons = Lang::ALL.map(|lang| {
        view! {
            <button
                type="button"
                lang=lang.tag()
                title=lang.name()
                aria-pressed=aria(move || prefs::lang() == lang)
                on:click=on(move |_| prefs::set_lang(lang))
            >
                {if short { lang.short() } else { lang.name() }}
            </button>
        }
    });
    let class = if short { "segmented masthead__lang" } else { "segmented row__control" };
    view! { <div class=class role="group" aria-label=t(|w| w.language)>{buttons.each()}</div> }
}
