//! The options of a game, one control for each kind of answer.

use crate::prelude::*;
use tabletop::{Form, OptionKind, OptionModel, Scope, Seat};

use super::Draft;
use crate::games::GameUi;
use crate::i18n::words;
use crate::prefs;
use crate::view::{Each, Settled, flag, on, part, t, text};

/// The options of the game; beside what the page shows by itself, only the others.
pub fn all(game: &'static dyn GameUi, draft: Draft, beside: bool) -> AnyView {
    let seats = Settled::new(move || draft.form.with(|form| form.seats));
    let own = game.seat_option().filter(|_| beside);
    let is_asked = move |option: &OptionModel| own != Some(option.id);
    if !(draft.entry.model)().options.iter().any(is_asked) {
        return ().into_any();
    }
    let heading = move || if beside { prefs::lang().setup().house_rules } else { words().options };
    view! {
        <fieldset class="leaf">
            <legend class="sr-only">{text(heading)}</legend>
            <h2 class="rubric">{text(heading)}</h2>
            {part(move || {
                let model = (draft.entry.model)();
                let questions = model.questions(seats.get()).into_iter();
                questions
                    .filter(|(_, option, _)| is_asked(option))
                    .map(|(key, option, seat)| view! { <Question game draft key option=option.clone() seat/> })
                    .each()
            })}
        </fieldset>
    }
    .into_any()
}

#[component]
fn Question(
    game: &'static dyn GameUi,
    draft: Draft,
    key: String,
    option: OptionModel,
    seat: Seat,
) -> impl IntoView {
    let id = format!("option-{}", key.replace('.', "-"));
    let hint_id = format!("{id}-hint");
    let name = option.id;
    let scope = option.scope;
    let label = move || {
        let label = game.option(name, prefs::lang()).0;
        match scope {
            Scope::Table => label.to_owned(),
            Scope::Seat => format!("{} · {label}", words().seat(seat.index() + 1)),
        }
    };
    let hint = move || game.option(name, prefs::lang()).1;
    let control = control(game, draft, key, option, seat, id.clone(), hint_id.clone());
    view! {
        <div class="row">
            <div class="row__text">
                <label class="field__label" for=id>{text(label)}</label>
                <p class="field__hint" id=hint_id>{text(hint)}</p>
                {part(move || game.workshop(name, prefs::lang()).map(|(href, label)| view! { <a class="small row__door" href=href>{label}</a> }.into_any()))}
            </div>
            {control}
        </div>
    }
}

fn control(
    game: &'static dyn GameUi,
    draft: Draft,
    key: String,
    option: OptionModel,
    seat: Seat,
    id: String,
    hint_id: String,
) -> AnyView {
    let answer = {
        let option = option.clone();
        Settled::new(move || draft.form.with(|form| form.answer(&option, seat)))
    };
    let set = Callback::new(move |text: String| {
        draft.form.update(|form: &mut Form| {
            form.answers.insert(key.clone(), text);
        });
        draft.error.set(None);
    });
    let name = option.id;
    match option.kind {
        OptionKind::Toggle { .. } => view! {
            <input
                class="toggle row__control"
                type="checkbox"
                role="switch"
                id=id
                aria-describedby=hint_id
                prop:checked=flag(move || answer.get() == "on")
                on:change=on(move |event| set.run(if event_target_checked(&event) { "on" } else { "off" }.to_owned()))
            />
        }
        .into_any(),
        OptionKind::Pick { values, .. } => {
            let values = values.into_iter().map(str::to_owned).collect();
            select(game, name, answer, set, values, id, hint_id)
        }
        OptionKind::Number { min, max, .. } => number(answer, set, min, max, id, hint_id),
        OptionKind::Text { .. } if !game.offered(name).is_empty() => {
            // What came by a link and is not among those offered can be kept.
            let mut values = game.offered(name);
            let now = answer.get_untracked();
            if !values.contains(&now) {
                values.push(now);
            }
            select(game, name, answer, set, values, id, hint_id)
        }
        OptionKind::Text { .. } => view! {
            <input
                class="input row__control"
                type="text"
                id=id
                aria-describedby=hint_id
                autocomplete="off"
                prop:value=text(move || answer.get())
                on:input=on(move |event| set.run(event_target_value(&event)))
            />
        }
        .into_any(),
    }
}

fn select(
    game: &'static dyn GameUi,
    name: &'static str,
    answer: Settled<String>,
    set: Callback<String>,
    values: Vec<String>,
    id: String,
    hint_id: String,
) -> AnyView {
    let options = values.into_iter().map(|value| {
        let (own, shown) = (value.clone(), value.clone());
        view! {
            <option value=value prop:selected=flag(move || answer.get() == own)>
                {text(move || game.answer(name, &shown, prefs::lang()))}
            </option>
        }
    });
    view! {
        <div class="row__control">
            <select class="select" id=id aria-describedby=hint_id on:change=on(move |event| set.run(event_target_value(&event)))>
                {options.each()}
            </select>
        </div>
    }
    .into_any()
}

fn number(
    answer: Settled<String>,
    set: Callback<String>,
    min: u32,
    max: u32,
    id: String,
    hint_id: String,
) -> AnyView {
    let value = move || answer.get().parse::<u32>().unwrap_or(min);
    let step = move |by: i64| {
        let next = (i64::from(value()) + by).clamp(min.into(), max.into());
        set.run(next.to_string());
    };
    let typed = move |event| {
        // Kept in range as soon as it is a number; what is not one changes nothing.
        if let Ok(number) = event_target_value(&event).parse::<u32>() {
            set.run(number.clamp(min, max).to_string());
        }
    };
    view! {
        <div class="row__control stepper">
            <button class="stepper__btn" type="button" aria-label=t(|w| w.less) on:click=on(move |_| step(-1))>"−"</button>
            <input
                class="stepper__value"
                id=id
                type="number"
                min=min.to_string()
                max=max.to_string()
                aria-describedby=hint_id
                prop:value=text(move || answer.get())
                on:change=on(typed)
            />
            <button class="stepper__btn" type="button" aria-label=t(|w| w.more) on:click=on(move |_| step(1))>"+"</button>
        </div>
    }
    .into_any()
}
