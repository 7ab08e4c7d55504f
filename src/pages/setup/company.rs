//! A company round a table: each seat a medallion or arms, a name, and who plays it as portraits.

use crate::prelude::*;
use tabletop::{OptionKind, Seat};

use super::Draft;
use super::seats::{self, Sitter, portraits};
use crate::arms::seat_blazon;
use crate::games::GameUi;
use crate::heraldry::draw;
use crate::i18n::words;
use crate::icon::{Icon, IconView};
use crate::prefs;
use crate::view::{Each, Settled, on, part, t, text, when};

/// The seats, and one more where there is room.
pub fn seats(game: &'static dyn GameUi, draft: Draft) -> AnyView {
    let model = (draft.entry.model)();
    let (min, max) = (model.min_seats, model.max_seats);
    let count = Settled::new(move || draft.form.with(|form| form.seats));
    view! {
        <fieldset class="company">
            <legend class="company__head">{t(|w| w.who_plays)}</legend>
            <ol class="chairs" role="list">
                {part(move || {
                    let seats = count.get();
                    let last = move |seat: Seat| seat.index() + 1 == usize::from(seats) && seats > min;
                    Seat::all(seats).map(|seat| chair(game, draft, seat, last(seat))).each()
                })}
                {when(move || count.get() < max, move || view! {
                    <li class="chair chair--free">
                        <button class="btn btn--quiet" type="button" id="add-seat" on:click=on(move |_| seats::resize(draft, 1))>
                            <IconView icon=Icon::Add/>{t(|w| w.add_seat)}
                        </button>
                    </li>
                })}
            </ol>
        </fieldset>
    }
    .into_any()
}

fn chair(game: &'static dyn GameUi, draft: Draft, seat: Seat, is_last: bool) -> AnyView {
    let number = seat.index() + 1;
    let leave = is_last.then(|| {
        view! {
            <button
                class="btn btn--quiet btn--icon chair__leave"
                type="button"
                id="drop-seat"
                aria-label=t(|w| w.drop_seat)
                title=t(|w| w.drop_seat)
                on:click=on(move |_| seats::resize(draft, -1))
            >
                <IconView icon=Icon::Close/>
            </button>
        }
        .into_any()
    });
    view! {
        <li class="chair">
            {face(game, draft, seat)}
            <label class="chair__name">
                <span class="sr-only">{text(move || words().seat(number))}</span>
                {seats::name_field(draft, seat)}
            </label>
            <div class="sitters sitters--small" role="radiogroup" aria-label=text(move || words().played_by(number))>
                {portraits(draft, seat, &Sitter::ALL, false)}
            </div>
            {part(move || {
                let sitter = Sitter::ALL.into_iter().find(|sitter| sitter.is_at(draft, seat));
                let sitter = sitter.unwrap_or(Sitter::PERSON);
                view! { <p class="chair__who" aria-hidden="true"><b>{sitter.name()}</b>" "{sitter.about(false)}</p> }
            })}
            {leave}
        </li>
    }
    .into_any()
}

/// What the seat is known by: what it chose of what the game lets it choose, or its arms.
fn face(game: &'static dyn GameUi, draft: Draft, seat: Seat) -> AnyView {
    let Some(option) = game.seat_option() else {
        let arms = draw::blazon(&seat_blazon(seat), "fill");
        return view! { <span class="chair__face chair__face--arms" inner_html=arms></span> }
            .into_any();
    };
    let now = Settled::new(move || draft.answer(option, seat));
    let turn = move |_| draft.give(option, seat, following(draft, option, seat));
    let shown = text(move || now.with(|answer| game.answer(option, answer, prefs::lang())));
    view! {
        <button
            class="chair__face"
            type="button"
            id=format!("option-{option}-{}", seat.index() + 1)
            on:click=on(turn)
        >
            {part(move || {
                let drawn = now.with(|answer| game.medallion(answer));
                // What is left open is drawn.
                let (drawn, class) = match drawn {
                    Some(drawn) => (drawn, "chair__medal"),
                    None => (draw::charge(heraldry::Charge::Die), "chair__medal chair__medal--any"),
                };
                view! { <span class=class inner_html=drawn></span> }
            })}
            <span class="sr-only">{text(move || game.option(option, prefs::lang()).0)}</span>
            <b>{shown}</b>
            <span class="chair__another" aria-hidden="true">
                <IconView icon=Icon::Swap/>{text(|| prefs::lang().setup().another)}
            </span>
        </button>
    }
    .into_any()
}

/// The next answer that no other seat has given; the first, which leaves it open, is for all.
fn following(draft: Draft, option: &str, seat: Seat) -> String {
    let model = (draft.entry.model)();
    let found = model.options.iter().find(|known| known.id == option);
    let Some(OptionKind::Pick { values, .. }) = found.map(|known| &known.kind) else {
        return String::new();
    };
    untrack(|| {
        let now = draft.answer(option, seat);
        let at = values.iter().position(|value| *value == now).unwrap_or_default();
        let seats = draft.form.with(|form| form.seats);
        let taken = |value: &str| {
            let mut others = Seat::all(seats).filter(|other| *other != seat);
            others.any(|other| draft.answer(option, other) == value)
        };
        let mut round = (1..=values.len()).map(|step| values[(at + step) % values.len()]);
        let free = round.find(|value| *value == values[0] || !taken(value));
        free.unwrap_or(values[0]).to_owned()
    })
}
