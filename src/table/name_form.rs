//! A name asked for in a dialog: for a copy of a game, for a save that is to be called otherwise.

use crate::prelude::*;

use super::dialog::Dialog;
use crate::i18n::Words;
use crate::view::{on, t, text, word};

/// The dialog. `keep` is given what was typed, without blanks at its ends, and closes it.
#[component]
pub fn NameForm(
    /// Is it open?
    open: RwSignal<bool>,
    /// Its id; the field is `<id>-field`.
    id: &'static str,
    /// Its heading.
    title: fn(&'static Words) -> &'static str,
    /// What is typed.
    name: RwSignal<String>,
    /// What is done with it.
    keep: Callback<String>,
) -> impl IntoView {
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        keep.run(name.get_untracked().trim().to_owned());
    };
    view! {
        <Dialog open id title=word(title)>
            <form on:submit=on(submit)>
                <div class="dialog__body">
                    <label class="field">
                        <span class="field__label">{t(|w| w.save_name)}</span>
                        <input
                            class="input"
                            type="text"
                            id=format!("{id}-field")
                            maxlength="60"
                            autocomplete="off"
                            autofocus
                            prop:value=text(move || name.get())
                            on:input=on(move |event| name.set(event_target_value(&event)))
                        />
                    </label>
                </div>
                <div class="dialog__foot">
                    <button class="btn btn--act" type="submit">{t(|w| w.save)}</button>
                </div>
            </form>
        </Dialog>
    }
}
