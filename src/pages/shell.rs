//! What every page but the table has in common: masthead, main part, colophon.

use crate::prelude::*;

use crate::heraldry::Emblem;
use crate::i18n::{Lang, words};
use crate::icon::{Icon, IconView};
use crate::view::{Each, aria, on, t, text};
use crate::{browser, prefs};

/// The frame of a page.
#[component]
pub fn Shell(
    /// Classes of the main part besides `page`.
    #[prop(optional)]
    class: &'static str,
    /// What stands in the masthead instead of the name and the usual ways: both are made by [`masthead`].
    #[prop(optional)]
    head: Option<AnyView>,
    /// The page.
    children: Children,
) -> impl IntoView {
    let head = head.unwrap_or_else(usual_head);
    view! {
        <div class="shell">
            <a class="skip" href="#main" on:click=on(skip)>{t(|w| w.skip)}</a>
            {head}
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
    browser::focus("#main");
}

/// What the ways of a narrow masthead are behind.
const MENU: &str = "main-menu";

/// The masthead of most pages. `index.html` has the same before the program is there.
fn usual_head() -> AnyView {
    let name = view! { <a class="masthead__name" href="#/"><Emblem/>"Szlak"</a> };
    let ways = view! {
        <a class="btn btn--quiet" href="#/rules"><IconView icon=Icon::Book/>{t(|w| w.rules)}</a>
        <a class="btn btn--quiet" href="#/settings"><IconView icon=Icon::Settings/>{t(|w| w.settings)}</a>
        <LanguageSwitch short=true/>
    };
    masthead(name.into_any(), ways.into_any(), ().into_any())
}

/// A masthead: whose page it is, the ways from here, which are behind a button where there is little room, and what is
/// always to be seen.
pub fn masthead(name: AnyView, ways: AnyView, always: AnyView) -> AnyView {
    view! {
        <header class="masthead">
            {name}
            <nav
                class="masthead__nav"
                id=MENU
                popover="auto"
                aria-label=t(|w| w.main_nav)
                on:click=on(|_: leptos::ev::MouseEvent| browser::hide_popover(MENU))
            >
                {ways}
            </nav>
            <button
                class="btn btn--quiet btn--icon masthead__menu"
                type="button"
                popovertarget=MENU
                aria-label=t(|w| w.menu)
                title=t(|w| w.menu)
            >
                <IconView icon=Icon::Menu/>
            </button>
            {always}
        </header>
    }
    .into_any()
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
