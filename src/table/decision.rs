//! The list of legal choices: every decision has it, whatever the board offers besides. It is the
//! keyboard's and the screen reader's way through every game.

use crate::prelude::*;

use super::zone::{ZoneKeys, zone_keys};
use crate::desk::Desk;
use crate::games::GameUi;
use crate::i18n::words;
use crate::prefs;
use crate::view::{Each, Settled, flag, on, part, text, when};

/// What is asked and what may be answered. Empty while it is nobody's turn at this screen.
#[component]
pub fn DecisionPanel(
    desk: Desk,
    game: &'static dyn GameUi,
    /// What a click does in place of making the choice; the digits are then the board's.
    #[prop(optional)]
    act: Option<Callback<usize>>,
) -> impl IntoView {
    let asked = move || desk.with_scene(|scene| scene.asked.prompt.clone());
    let choices = Settled::new(move || desk.with_scene(|scene| scene.asked.choices.clone()));
    view! {
        {when(move || desk.is_persons_turn(), move || view! {
            <div class="decision">
                <h2 class="decision__ask" id="ask">{text(asked)}</h2>
                <ul
                    class="choices"
                    role="list"
                    aria-labelledby="ask"
                    on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))
                >
                    {part(move || {
                        choices.get().into_iter().enumerate()
                            .map(|(index, label)| view! { <ChoiceButton desk game index label act/> })
                            .each()
                    })}
                </ul>
            </div>
        })}
    }
}

#[component]
fn ChoiceButton(
    desk: Desk,
    game: &'static dyn GameUi,
    index: usize,
    label: String,
    act: Option<Callback<usize>>,
) -> impl IntoView {
    let hinted = move || desk.hint.get() == Some(index);
    let numbered = act.is_none() && index < 9;
    let act = move |_| match act {
        Some(act) => act.run(index),
        // The list is what `legal()` lists, so a refusal would be a bug of the rules.
        None => desk.choose(index).expect("a listed choice is legal"),
    };
    view! {
        <li>
            <button
                class="choice"
                class:choice--hint=flag(move || desk.pointed_out() == Some(index))
                type="button"
                tabindex=if index == 0 { "0" } else { "-1" }
                on:click=on(act)
            >
                <span class="choice__text">
                    {label}
                    {part(move || hinted().then(|| view! { <span class="choice__note">{note(desk, game)}</span> }.into_any()))}
                </span>
                {numbered.then(|| view! { <kbd aria-hidden="true">{(index + 1).to_string()}</kbd> }.into_any())}
            </button>
        </li>
    }
}

/// That the strongest bot would do this, and why.
pub fn note(desk: Desk, game: &'static dyn GameUi) -> String {
    let why = desk.advice.with(|advice| {
        let advised = advice.as_ref()?;
        Some(desk.with(|table| game.reasons(table, advised, prefs::lang())))
    });
    let mut said = vec![words().hint_note.to_owned()];
    said.extend(why.unwrap_or_default());
    said.join(" ")
}
