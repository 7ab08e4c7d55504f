//! The rich look: the landscape, those who meet before it, *Play now*, and the rest behind *More*. One screen without
//! scrolling as long as that is folded.

use crate::prelude::*;
use tabletop::Form;

use super::super::shell::{Shell, masthead};
use super::{Draft, doors, more, refusal};
use crate::games::GameUi;
use crate::heraldry::BlazonView;
use crate::icon::{Icon, IconView};
use crate::view::{Settled, aria, on, part, t, text, when};
use crate::{browser, prefs};

/// The page, with those who meet on it.
pub fn page(game: &'static dyn GameUi, draft: Draft, sides: AnyView) -> AnyView {
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        draft.start();
    };
    view! {
        <Shell class="setup-page" head=head(game)>
            <form class="setup stage" on:submit=on(start)>
                <img class="vista by-day" src="./home-vista.svg" alt=""/>
                <img class="vista by-night" src="./home-vista.svg#night" alt=""/>
                {fault(game, draft)}
                {sides}
                <div class="stage__go">
                    <button class="btn btn--act stage__start" type="submit" id="start">
                        <IconView icon=Icon::Play/>{text(|| prefs::lang().home().play_now)}
                    </button>
                    {unfold(game, draft)}
                </div>
                {when(move || draft.more.get(), move || more::panel(game, draft))}
            </form>
        </Shell>
    }
    .into_any()
}

/// Whose set-up it is, and the other ways into the game.
fn head(game: &'static dyn GameUi) -> AnyView {
    let name = view! {
        <h1 class="masthead__name">
            <BlazonView blazon=game.blazon() size="s"/>{text(move || game.name(prefs::lang()))}
        </h1>
    };
    let ways = view! {
        <a class="btn btn--quiet" href=format!("#/rules/{}", game.id())><IconView icon=Icon::Book/>{t(|w| w.rules)}</a>
        {part(move || doors(game))}
    };
    let back = view! {
        <a class="btn btn--quiet masthead__back" href="#/" aria-label=t(|w| w.home) title=t(|w| w.home)>
            <IconView icon=Icon::Close/><span>{t(|w| w.home)}</span>
        </a>
    };
    masthead(name.into_any(), ways.into_any(), back.into_any())
}

/// What is wrong with what was filled in.
pub fn fault(game: &'static dyn GameUi, draft: Draft) -> AnyView {
    part(move || {
        draft.error.get().map(|error| {
            view! {
                <div class="notice notice--bad" role="alert" id="setup-error">
                    <IconView icon=Icon::Warn/>
                    <p>{refusal(game, &error, draft)}</p>
                </div>
            }
            .into_any()
        })
    })
    .into_any()
}

/// The button that unfolds the rest, and what of it is not as usual.
fn unfold(game: &'static dyn GameUi, draft: Draft) -> AnyView {
    let changed = Settled::new(move || draft.form.with(|form| count_changed(game, draft, form)));
    let toggle = move |_| {
        draft.more.update(|open| *open = !*open);
        if draft.more.get_untracked() {
            request_animation_frame(|| browser::bring_into_sight("#more-panel"));
        }
    };
    view! {
        <button
            class="btn stage__more"
            type="button"
            id="more"
            aria-expanded=aria(move || draft.more.get())
            aria-controls="more-panel"
            on:click=on(toggle)
        >
            <IconView icon=Icon::Unfold/>
            <b>{text(|| prefs::lang().setup().more)}</b>
            <span class="stage__list">{text(|| prefs::lang().setup().more_list)}</span>
            {part(move || Some(changed.get()).filter(|count| *count > 0).map(|count| view! {
                <span class="stage__chip">{prefs::lang().setup().changed.of(count)}</span>
            }.into_any()))}
        </button>
    }
    .into_any()
}

/// How many questions of the table are answered otherwise than usual.
fn count_changed(game: &'static dyn GameUi, draft: Draft, form: &Form) -> usize {
    let own = |key: &String| {
        let option = key.split('.').next().unwrap_or_default();
        game.seat_option() == Some(option)
    };
    let short = (draft.entry.model)().abridge(form);
    short.answers.keys().filter(|key| !own(key)).count()
}
