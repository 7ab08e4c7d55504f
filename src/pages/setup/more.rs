//! What is rarely changed: names, house rules, undo, seed. The parts are shared with the plain form.

use crate::prelude::*;
use tabletop::{Seat, Seed, SeedLink, UndoPolicy};

use super::seats::{self, Sitter};
use super::{Draft, fresh_seed, options};
use crate::games::{GameUi, SetupLook};
use crate::i18n::words;
use crate::icon::{Icon, IconView};
use crate::prefs;
use crate::table::menu::copy_link;
use crate::view::{Each, aria, flag, on, part, t, text};

/// All of it, unfolded.
pub fn panel(game: &'static dyn GameUi, draft: Draft) -> AnyView {
    let duel = game.setup_look() == SetupLook::Duel;
    view! {
        <section class="more" id="more-panel" aria-label=text(|| prefs::lang().setup().more)>
            {duel.then(|| names(draft))}
            {options::all(game, draft, true)}
            <fieldset class="leaf">{undo(draft)}</fieldset>
            <div class="leaf">{seed(draft)}</div>
        </section>
    }
    .into_any()
}

/// Who sits on either side, and who plays the player's own.
fn names(draft: Draft) -> AnyView {
    let field = move |seat: Seat| {
        view! {
            <label class="field">
                <span class="field__label">{text(move || prefs::lang().setup().sides[seat.index()])}</span>
                {seats::name_field(draft, seat)}
            </label>
        }
    };
    let own = text(|| prefs::lang().setup().own_side);
    view! {
        <fieldset class="leaf more__names">
            <legend class="sr-only">{text(|| prefs::lang().setup().names)}</legend>
            <h2 class="rubric">{text(|| prefs::lang().setup().names)}</h2>
            <div class="more__two">{field(Seat(0))}{field(Seat(1))}</div>
            <p class="field__label" id="own-side">{own}</p>
            <div class="sitters sitters--small" role="radiogroup" aria-labelledby="own-side">
                {seats::portraits(draft, Seat(0), &Sitter::ALL, true)}
            </div>
        </fieldset>
    }
    .into_any()
}

/// What may be taken back.
pub fn undo(draft: Draft) -> AnyView {
    let choices = UndoPolicy::ALL.map(|policy| {
        view! {
            <label>
                <input
                    type="radio"
                    name="undo"
                    value=policy.slug()
                    prop:checked=flag(move || draft.undo() == policy)
                    on:change=on(move |_| draft.undo.set(Some(policy)))
                />
                {text(move || words().undo_policy(policy).0)}
            </label>
        }
    });
    view! {
        <legend class="sr-only">{t(|w| w.undo_rule)}</legend>
        <h2 class="rubric">{t(|w| w.undo_rule)}</h2>
        <div class="segmented" role="radiogroup" aria-label=t(|w| w.undo_rule) aria-describedby="undo-hint">
            {choices.each()}
        </div>
        <p class="field__hint" id="undo-hint">{text(move || words().undo_policy(draft.undo()).1)}</p>
    }
    .into_any()
}

/// The seed, and the link that carries it.
pub fn seed(draft: Draft) -> AnyView {
    let wrong = move || draft.seed.get().parse::<Seed>().err();
    let copy = move |_| {
        let form = (draft.entry.model)().abridge(&draft.form.get_untracked());
        let seed = draft.seed.get_untracked().parse().ok();
        copy_link(SeedLink { game: draft.entry.id.to_owned(), seed, form }.encode());
    };
    view! {
        <div class="field">
            <label class="field__label" for="seed">{t(|w| w.seed)}</label>
            <div class="joined">
                <input
                    class="input input--code"
                    id="seed"
                    aria-describedby="seed-hint"
                    aria-invalid=aria(move || wrong().is_some())
                    spellcheck="false"
                    autocapitalize="characters"
                    autocomplete="off"
                    prop:value=text(move || draft.seed.get())
                    on:input=on(move |event| draft.seed.set(event_target_value(&event)))
                />
                <button
                    class="btn btn--icon"
                    type="button"
                    id="shuffle-seed"
                    aria-label=t(|w| w.shuffle_seed)
                    title=t(|w| w.shuffle_seed)
                    on:click=on(move |_| draft.seed.set(fresh_seed().to_string()))
                >
                    <IconView icon=Icon::Shuffle/>
                </button>
            </div>
            <p class="field__hint" id="seed-hint">{t(|w| w.seed_hint)}</p>
            {part(move || wrong().map(|error| view! {
                <p class="field__error" id="seed-error" role="alert">{words().seed_error(&error)}</p>
            }.into_any()))}
            <div class="acts">
                <button class="btn" type="button" id="copy-seed-link" on:click=on(copy)>
                    <IconView icon=Icon::Link/>{t(|w| w.copy_seed_link)}
                </button>
            </div>
        </div>
    }
    .into_any()
}
