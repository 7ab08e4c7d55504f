//! The plain look: a form from top to bottom, for a game that adds nothing of its own.

use crate::prelude::*;

use super::super::shell::Shell;
use super::{Draft, doors, more, options, seats, stage};
use crate::games::GameUi;
use crate::heraldry::BlazonView;
use crate::icon::{Icon, IconView};
use crate::prefs;
use crate::view::{on, part, t, text};

/// The page.
pub fn page(game: &'static dyn GameUi, draft: Draft) -> AnyView {
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        draft.start();
    };
    view! {
        <Shell class="page--narrow">
            <form class="setup" on:submit=on(start)>
                <div class="setup__head">
                    <BlazonView blazon=game.blazon() size="l"/>
                    <div>
                        <h1 class="page__title">{text(move || game.name(prefs::lang()))}</h1>
                        <p class="muted">{text(move || game.tagline(prefs::lang()))}</p>
                        {part(move || doors(game))}
                    </div>
                </div>
                {stage::fault(game, draft)}
                <seats::Seats draft/>
                {options::all(game, draft, false)}
                <fieldset class="leaf">{more::undo(draft)}</fieldset>
                <div class="leaf">{more::seed(draft)}</div>
                <div class="setup__start">
                    <button class="btn btn--act btn--large" type="submit" id="start">
                        <IconView icon=Icon::Play/>{t(|w| w.start)}
                    </button>
                </div>
            </form>
        </Shell>
    }
    .into_any()
}
