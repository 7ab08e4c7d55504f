//! What would happen: the sums of the rows if the card in hand were laid there. The rules play it on a
//! copy; where chance has a part in it, only the sums that are known are shown, because rows are open.

use ::gwent::{Choice, Gwent, Row};
use tabletop::{Game, Log, Viewer};

use super::super::model::{At, Model, THEM, US};
use crate::desk::Desk;
use crate::prelude::*;

/// A row, its sum now, and what it would be.
pub type Gain = (At, u16, u16);

/// What the card that is picked up would change, row by row.
pub fn gains(desk: Desk, model: &Model, picked: Option<At>) -> Vec<Gain> {
    let Some(At::Hand(index)) = picked else { return Vec::new() };
    if model.asks_for_cards() {
        return Vec::new();
    }
    let plays = model.hand.get(index).map(|held| held.plays.as_slice()).unwrap_or_default();
    let mut gains: Vec<Gain> = Vec::new();
    for (at, text) in plays {
        let Ok(choice) = text.parse::<Choice>() else { continue };
        let all = desk.with_session::<Gwent, _>(|session| outcome(session.game(), choice, model));
        let whole_table = *at == At::Ridge;
        gains.extend(
            all.into_iter().filter(|(row, now, then)| (whole_table && now != then) || row == at),
        );
    }
    gains
}

/// The row that a choice changes most.
pub fn worth(desk: Desk, model: &Model, choice: &str) -> Option<Gain> {
    let choice = choice.parse::<Choice>().ok()?;
    let all = desk.with_session::<Gwent, _>(|session| outcome(session.game(), choice, model));
    let changed = all.into_iter().filter(|(_, now, then)| now != then);
    changed.max_by_key(|(_, now, then)| now.abs_diff(*then))
}

fn outcome(game: &Gwent, choice: Choice, model: &Model) -> Vec<Gain> {
    let mut game = game.clone();
    if !game.legal().contains(&choice) {
        return Vec::new();
    }
    game.play(&choice, &mut Log::muted());
    let view = game.view(Viewer::Seat(model.sides[US].seat));
    if view.round != model.round {
        return Vec::new();
    }
    let rows = [THEM, US].into_iter().flat_map(|side| Row::ALL.map(|row| (side, row)));
    let sums = rows.map(|(side, row)| {
        let now = model.sides[side].rows[row.index()].total;
        let then = view.side(model.sides[side].seat).rows[row.index()].total;
        (At::Row(side, row), now, then)
    });
    sums.collect()
}

/// The plaque at the end of a row.
pub fn plaque((_, now, then): Gain) -> AnyView {
    let change = i32::from(then) - i32::from(now);
    let class = if change < 0 { "gw-gain gw-gain--less" } else { "gw-gain" };
    let sign = if change < 0 { "−" } else { "+" };
    view! {
        <span class=class>
            <small>{now.to_string()}" → "</small>
            <span>{then.to_string()}</span>
            <b>{format!("{sign}{}", change.abs())}</b>
        </span>
    }
    .into_any()
}
