//! The lower edge of the table: the own hand, or the cards of which one is asked for, and the buttons.

use ::gwent::Choice;
use leptos::prelude::*;

use super::super::model::{At, Model, US};
use super::super::say;
use super::super::words::{self, fill};
use super::Board;
use super::card::{Face, button};
use crate::prefs;
use crate::table::zone::{ZoneKeys, zone_keys};
use crate::view::{Each, on};

/// The own hand, or what is to be picked.
pub fn hand(board: Board) -> AnyView {
    let model = board.model.get();
    let words = &words::of(prefs::lang()).board;
    let name = board.desk.name(model.sides[US].seat);
    let label = fill(words.hand, &[&name]);
    let cards: Vec<AnyView> = if model.picks.is_empty() {
        let kinds = model.hand.iter().map(|held| held.card);
        kinds
            .enumerate()
            .map(|(at, card)| {
                let mut face = Face::of(card.kind, "");
                if card.enemy {
                    face.class.push_str(" gw-foreign");
                    face.name = say::named(card, prefs::lang());
                }
                item(button(board, At::Hand(at), face, at == 0))
            })
            .collect()
    } else {
        let kinds = model.picks.iter().map(|(kind, _)| *kind);
        kinds
            .enumerate()
            .map(|(at, kind)| item(button(board, At::Pick(at), Face::of(kind, ""), at == 0)))
            .collect()
    };
    let class = if model.picks.is_empty() { "gw-hand" } else { "gw-hand gw-hand--picks" };
    view! {
        <section class=class aria-label=label>
            <ul class="gw-hand__cards" role="list" on:keydown=on(move |event| zone_keys(&event, ZoneKeys::Row))>
                {cards.each()}
            </ul>
        </section>
    }
    .into_any()
}

fn item(card: AnyView) -> AnyView {
    view! { <li>{card}</li> }.into_any()
}

/// Passing, keeping the hand, going first: the answers that are no card.
pub fn acts(board: Board) -> AnyView {
    let model: Model = board.model.get();
    let choose = &words::of(prefs::lang()).choose;
    let buttons = model.acts.iter().enumerate().map(|(at, act)| {
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
