//! Settings: language, light, size of text, pace, sound; and what is kept on this device.

use crate::prelude::*;

use super::play::SpeedSwitch;
use super::shell::{LanguageSwitch, Shell};
use crate::i18n::{hearing, words};
use crate::icon::{Icon, IconView};
use crate::prefs::{self, Loudness, TextSize, Theme};
use crate::storage::shelf::Shelf;
use crate::storage::{self, transfer};
use crate::toast::{self, Tone};
use crate::view::{Each, aria, later, on, t, text, when};
use crate::{browser, pwa};

/// The settings page.
#[component]
pub fn Settings() -> impl IntoView {
    view! {
        <Shell class="page--narrow settings">
            <h1 class="page__title">{t(|w| w.settings)}</h1>
            <section class="leaf" aria-label=t(|w| w.look_and_language)>
                <div class="row">
                    <div class="row__text"><span class="field__label">{t(|w| w.language)}</span></div>
                    <LanguageSwitch short=false/>
                </div>
                <div class="row">
                    <div class="row__text"><span class="field__label" id="theme-label">{t(|w| w.light)}</span></div>
                    <ThemeSwitch/>
                </div>
                <div class="row">
                    <div class="row__text"><span class="field__label" id="text-label">{t(|w| w.text_size)}</span></div>
                    <TextSwitch/>
                </div>
            </section>
            <section class="leaf" aria-label=t(|w| w.at_the_table)>
                <div class="row"><SpeedSwitch/></div>
                <div class="row">
                    <div class="row__text">
                        <span class="field__label" id="sound-label">{text(|| hearing().title)}</span>
                        <p class="field__hint">{text(|| hearing().why)}</p>
                    </div>
                    <SoundSwitch/>
                </div>
            </section>
            <h2 class="rubric">{t(|w| w.what_is_kept)}</h2>
            <Kept/>
        </Shell>
    }
}

#[component]
fn ThemeSwitch() -> impl IntoView {
    let buttons = Theme::ALL.map(|theme| {
        let icon = match theme {
            Theme::Auto => Icon::Auto,
            Theme::Light => Icon::Sun,
            Theme::Dark => Icon::Moon,
        };
        view! {
            <button
                type="button"
                aria-pressed=aria(move || prefs::theme() == theme)
                on:click=on(move |_| prefs::set_theme(theme))
            >
                <IconView icon/>{text(move || words().theme(theme))}
            </button>
        }
    });
    view! { <div class="segmented row__control" role="group" aria-labelledby="theme-label">{buttons.each()}</div> }
}

#[component]
fn TextSwitch() -> impl IntoView {
    let buttons = TextSize::ALL.map(|size| {
        view! {
            <button
                type="button"
                aria-pressed=aria(move || prefs::text_size() == size)
                on:click=on(move |_| prefs::set_text_size(size))
            >
                {text(move || words().size(size))}
            </button>
        }
    });
    view! { <div class="segmented row__control" role="group" aria-labelledby="text-label">{buttons.each()}</div> }
}

/// How loud the table is.
#[component]
pub fn SoundSwitch() -> impl IntoView {
    let buttons = Loudness::ALL.map(|loudness| {
        view! {
            <button
                type="button"
                aria-pressed=aria(move || prefs::loudness() == loudness)
                on:click=on(move |_| prefs::set_loudness(loudness))
            >
                {text(move || hearing().level(loudness))}
            </button>
        }
    });
    view! { <div class="segmented row__control" id="sound" role="group" aria-labelledby="sound-label">{buttons.each()}</div> }
}

#[component]
fn Kept() -> impl IntoView {
    let (used, room) = storage::usage();
    let games = Shelf::Games.keys().len();
    pwa::ask_whether_persisted();
    let export = move |_| {
        if browser::download("szlak-games.json", &transfer::export_all()).is_err() {
            toast::say(Tone::Bad, words().export_failed);
        }
    };
    view! {
        <section class="leaf" aria-label=t(|w| w.what_is_kept)>
            <div class="row">
                <div class="row__text">
                    <p class="field__label">{t(|w| w.saves_and_settings)}</p>
                    <progress class="meter" max=room.to_string() value=used.to_string() aria-label=t(|w| w.storage_in_use)></progress>
                    <p class="field__hint">{text(move || words().storage_used(used / 1024, room / 1024, games))}</p>
                </div>
            </div>
            <div class="row">
                <div class="row__text" id="persistence">
                    <p class="field__label">{text(move || words().persistence(pwa::persisted()).0)}</p>
                    <p class="field__hint">{text(move || words().persistence(pwa::persisted()).1)}</p>
                </div>
            </div>
            <div class="row">
                <div class="row__text">
                    <p class="field__label">{t(|w| w.everything_in_one_file)}</p>
                    <p class="field__hint">{t(|w| w.everything_why)}</p>
                </div>
                <div class="acts">
                    <button class="btn" type="button" id="export-all" on:click=on(export)>
                        <IconView icon=Icon::Export/>{t(|w| w.export)}
                    </button>
                </div>
            </div>
            {when(pwa::can_install, move || view! {
                <div class="row">
                    <div class="row__text"><p class="field__hint">{t(|w| w.install_why)}</p></div>
                    <button class="btn" type="button" on:click=on(move |_| later(pwa::install()))>
                        <IconView icon=Icon::Install/>{t(|w| w.install)}
                    </button>
                </div>
            })}
        </section>
    }
}
