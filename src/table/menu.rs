//! The menu of a table: save as, links, export, rules, keys, settings, leave.

use crate::prelude::*;

use super::dialog::Dialog;
use super::name_form::NameForm;
use crate::desk::{Desk, Mode};
use crate::games::GameUi;
use crate::i18n::{post, words};
use crate::icon::{Icon, IconView};
use crate::post::hand_over::HandOver;
use crate::route::LONGEST;
use crate::toast::{self, Tone};
use crate::view::{Word, later, on, t, text, when};
use crate::{browser, link, prefs};

/// The menu.
#[component]
pub fn Menu(
    desk: Desk,
    game: &'static dyn GameUi,
    open: RwSignal<bool>,
    keys: RwSignal<bool>,
    hand_over: HandOver,
) -> impl IntoView {
    let naming = RwSignal::new(false);
    let save_as = move |_| {
        open.set(false);
        naming.set(true);
    };
    let show_keys = move |_| {
        open.set(false);
        keys.set(true);
    };
    let export = move |_| {
        open.set(false);
        export(desk, game);
    };
    let hand = move |_| {
        open.set(false);
        hand_over.open.set(true);
    };
    // A puzzle has an address of its own.
    let can_hand =
        move || desk.mode.get() == Mode::Play && desk.with(|table| table.form().puzzle().is_none());
    view! {
        <Dialog open id="menu" title=Signal::derive(move || game.name(prefs::lang()).to_owned())>
            <div class="dialog__body menu">
                <MenuButton icon=Icon::Add label=|w| w.save_as id="save-as" act=save_as/>
                {when(can_hand, move || view! {
                    <button class="btn btn--wide" type="button" id="hand-over-open" on:click=on(hand)>
                        <IconView icon=Icon::Share/>
                        {text(move || if desk.persons().len() > 1 { post().play_on } else { post().hand_over })}
                    </button>
                })}
                <MenuButton icon=Icon::Link label=|w| w.copy_replay_link id="copy-record" act=move |_| { open.set(false); copy_record_link(desk) }/>
                <MenuButton icon=Icon::Link label=|w| w.copy_seed_link id="copy-seed" act=move |_| { open.set(false); copy_seed_link(desk) }/>
                <MenuButton icon=Icon::Export label=|w| w.export id="export" act=export/>
                <a class="btn btn--wide" href=format!("#/rules/{}", game.id())>
                    <IconView icon=Icon::Book/>{t(|w| w.rules)}
                </a>
                <MenuButton icon=Icon::Help label=|w| w.keys id="show-keys" act=show_keys/>
                <a class="btn btn--wide" href="#/settings"><IconView icon=Icon::Settings/>{t(|w| w.settings)}</a>
                <a class="btn btn--wide" href="#/">
                    <IconView icon=Icon::Home/>
                    {text(move || if desk.mode.get() == Mode::Replay { words().leave_table } else { words().leave_saved })}
                </a>
            </div>
        </Dialog>
        <NameDialog desk open=naming/>
    }
}

#[component]
fn MenuButton(
    icon: Icon,
    label: Word,
    id: &'static str,
    act: impl Fn(leptos::ev::MouseEvent) + 'static,
) -> impl IntoView {
    view! {
        <button class="btn btn--wide" type="button" id=id on:click=on(act)>
            <IconView icon/>{t(label)}
        </button>
    }
}

#[component]
fn NameDialog(desk: Desk, open: RwSignal<bool>) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let keep = move |title: String| {
        // A copy without a name would be just another save.
        if title.is_empty() {
            return;
        }
        open.set(false);
        match desk.save_as(title.clone()) {
            Ok(()) => toast::say(Tone::Good, words().saved_as(&title)),
            Err(error) => toast::say(Tone::Bad, words().storage_failed(error)),
        }
        name.set(String::new());
    };
    view! { <NameForm open id="save-name" title=|w| w.save_as name keep=Callback::new(keep)/> }
}

/// Offers the game as a file.
pub fn export(desk: Desk, game: &'static dyn GameUi) {
    let name = format!("szlak-{}-{}.json", game.id(), desk.key());
    if browser::download(&name, &desk.export()).is_err() {
        toast::say(Tone::Bad, words().export_failed);
    }
}

/// Copies the link that shows this game.
pub fn copy_record_link(desk: Desk) {
    let fragment = desk.with(tabletop::Table::record_link);
    if fragment.len() > LONGEST {
        toast::say(Tone::Bad, words().too_long_for_link);
        return;
    }
    copy_link(fragment);
}

/// Copies the link that deals this game anew.
pub fn copy_seed_link(desk: Desk) {
    let fragment = desk.with(link::seed_link);
    copy_link(fragment);
}

/// Copies a link and says so; if the browser does not let us, shows it to be copied by hand.
pub fn copy_link(fragment: String) {
    let link = format!("{}#/{fragment}", browser::address());
    later(async move {
        if browser::copy(&link).await {
            toast::say(Tone::Good, words().link_copied);
        } else {
            toast::ask(Tone::News, link, Vec::new());
        }
    });
}
