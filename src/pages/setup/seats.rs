//! Who sits where: names, people, bots and their levels.

use crate::prelude::*;
use tabletop::{Control, Level, MAX_SEATS, Player, Seat};

use super::{Draft, USUAL_LEVEL, with_control};
use crate::arms::seat_blazon;
use crate::heraldry::BlazonView;
use crate::i18n::words;
use crate::icon::{Icon, IconView};
use crate::view::{Each, Settled, flag, on, part, t, text, when};

/// The first seat is a person, the others are bots, until the player says otherwise.
pub fn first_players() -> Vec<Player> {
    let names = words().player_names;
    let player = |seat: Seat| {
        let name = names[seat.index()];
        if seat.0 == 0 { Player::human(name) } else { Player::bot(name, USUAL_LEVEL) }
    };
    Seat::all(MAX_SEATS).map(player).collect()
}

/// The seats.
#[component]
pub fn Seats(entry: &'static bots::GameEntry, draft: Draft) -> impl IntoView {
    let model = (entry.model)();
    let (min, max) = (model.min_seats, model.max_seats);
    let count = move || draft.form.with(|form| form.seats);
    // Counted apart from the rest of the form, so that a row is not made anew while it is filled in.
    let seated = Settled::new(count);
    let has_room = move || count() < max;
    let has_spare = move || count() > min;
    let resize = move |by: i8| {
        draft.form.update(|form| {
            form.seats = form.seats.saturating_add_signed(by).clamp(min, max);
            // Answers of a seat that has left go with it.
            let left = format!(".{}", form.seats + 1);
            form.answers.retain(|key, _| !key.ends_with(&left));
        });
    };
    view! {
        <fieldset class="leaf">
            <legend class="sr-only">{t(|w| w.who_plays)}</legend>
            <h2 class="rubric">{t(|w| w.who_plays)}</h2>
            <ol class="seats" role="list">
                {part(move || Seat::all(seated.get()).map(|seat| view! { <SeatRow entry draft seat/> }).each())}
            </ol>
            <div class="acts">
                {when(has_room, move || view! {
                    <button class="btn" type="button" id="add-seat" on:click=on(move |_| resize(1))>
                        <IconView icon=Icon::Add/>{t(|w| w.add_seat)}
                    </button>
                })}
                {when(has_spare, move || view! {
                    <button class="btn btn--quiet" type="button" id="drop-seat" on:click=on(move |_| resize(-1))>
                        <IconView icon=Icon::Close/>{t(|w| w.drop_seat)}
                    </button>
                })}
            </div>
        </fieldset>
    }
}

#[component]
fn SeatRow(entry: &'static bots::GameEntry, draft: Draft, seat: Seat) -> impl IntoView {
    let player = move || draft.players.with(|players| players[seat.index()].clone());
    let change = move |change: &dyn Fn(&Player) -> Player| {
        draft.players.update(|players| players[seat.index()] = change(&players[seat.index()]));
    };
    let number = seat.index() + 1;
    let group = format!("control-{number}");
    let radio = move |bot: bool| {
        let value = if bot { "bot" } else { "person" };
        view! {
            <label>
                <input
                    type="radio"
                    name=group.clone()
                    value=value
                    prop:checked=flag(move || player().is_human() != bot)
                    on:change=on(move |_| change(&|player| with_control(player, bot)))
                />
                {text(move || if bot { words().bot } else { words().person })}
            </label>
        }
    };
    let rename = move |event| {
        let name = event_target_value(&event);
        change(&|player| Player { name: name.clone(), control: player.control });
    };
    view! {
        <li class="seat">
            <span class="seat__crest"><BlazonView blazon=seat_blazon(seat) size="m"/></span>
            <label class="field seat__name">
                <span class="field__label">{text(move || words().seat(number))}</span>
                <input
                    class="input"
                    type="text"
                    id=format!("name-{number}")
                    maxlength="24"
                    autocomplete="off"
                    prop:value=text(move || player().name)
                    on:input=on(rename)
                />
            </label>
            <div class="seat__kind">
                <div class="segmented" role="radiogroup" aria-label=text(move || words().played_by(number))>
                    {radio(false)}{radio(true)}
                </div>
            </div>
            {when(move || !player().is_human(), move || view! {
                <label class="field seat__level">
                    <span class="field__label">{t(|w| w.level_label)}</span>
                    <select
                        class="select"
                        id=format!("level-{number}")
                        on:change=on(move |event| {
                            if let Some(level) = Level::from_slug(&event_target_value(&event)) {
                                change(&|player| Player::bot(player.name.clone(), level));
                            }
                        })
                    >
                        {entry.levels.iter().copied().map(|level| view! {
                            <option value=level.slug() prop:selected=flag(move || player().control == Control::Bot(level))>
                                {text(move || words().level(level))}
                            </option>
                        }).each()}
                    </select>
                </label>
            })}
        </li>
    }
}
