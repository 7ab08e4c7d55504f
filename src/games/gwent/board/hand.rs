//! The lower edge of the table: the own hand, or the cards of which one is asked for, and the buttons.

use ::gwent::{Choice, Named};
use leptos::prelude::*;

use super::super::model::{At, US};
use super::super::say;
use super::super::words::{self, fill};
use super::Board;
use super::card::{Face, button};
use crate::prefs;
use crate::table::zone::{ZoneKeys, zone_keys};
use crate::view::{Each, Settled, flag, kept, on, part, text};

/// The own hand, or what is to be picked.
pub fn hand(board: Board) -> AnyView {
    let picking = Memo::new(move |_| board.model.with(|model| !model.picks.is_empty()));
    let label = move || {
        let seat = board.model.with(|model| model.sides[US].seat);
        fill(words::of(prefs::lang()).board.hand, &[&board.desk.name(seat)])
    };
    let places = move || {
        let count = board.model.with(|model| model.picks.len().max(model.hand.len()));
        (0..count as u64).collect()
    };
    view! {
        <section class="gw-hand" class:gw-hand--picks=flag(move || picking.get()) aria-label=text(label)>
            <ul class="gw-hand__cards" role="list" data-zone="hand" on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))>
                {kept(places, move |place| item(board, place, picking))}
            </ul>
        </section>
    }
    .into_any()
}

/// One place of the hand: drawn anew only when another card comes to lie there.
fn item(board: Board, place: u64, picking: Memo<bool>) -> AnyView {
    let place = usize::try_from(place).unwrap_or(usize::MAX);
    let card = Settled::new(move || {
        board.model.with(|model| {
            if picking.get() {
                model.picks.get(place).map(|(kind, _)| Named::own(*kind))
            } else {
                model.hand.get(place).map(|held| held.card)
            }
        })
    });
    view! {
        {part(move || card.get().map(|card| {
            let mut face = Face::of(card.kind, "");
            if card.enemy {
                face.class.push_str(" gw-foreign");
                face.name = say::named(card, prefs::lang());
            }
            let at = if picking.get() { At::Pick(place) } else { At::Hand(place) };
            view! { <li>{button(board, at, face, place == 0)}</li> }.into_any()
        }))}
    }
    .into_any()
}

/// Passing, keeping the hand, going first: the answers that are no card.
pub fn acts(board: Board) -> AnyView {
    let acts = board.acts.get();
    let choose = &words::of(prefs::lang()).choose;
    let buttons = acts.iter().enumerate().map(|(at, act)| {
        let label = match act {
            Choice::GoFirst => choose.first,
            Choice::GoSecond => choose.second,
            Choice::Keep => choose.keep,
            _ => choose.pass,
        };
        view! {
            <button class="btn btn--act" type="button" data-at=At::Act(at).to_string()>{label}</button>
        }
    });
    buttons.each()
}
