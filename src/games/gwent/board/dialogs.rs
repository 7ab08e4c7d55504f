//! Passing, with what it means; and piles laid open.

use std::cmp::Ordering;

use ::gwent::Choice;
use leptos::prelude::*;

use super::super::model::{Model, THEM, US};
use super::super::words::{self, fill};
use super::{Board, card, info};
use crate::prefs;
use crate::table::dialog::Dialog;
use crate::view::{Each, on, part};

/// Asks before a round is passed.
pub fn pass(board: Board) -> AnyView {
    let title = Signal::derive(|| words::of(prefs::lang()).board.pass_title.to_owned());
    let open = board.pass_open;
    let pass = move |()| {
        open.set(false);
        drop(board.desk.choose_text(&Choice::Pass.to_string()));
    };
    view! {
        <Dialog open id="pass" title>
            {part(move || {
                let words = &words::of(prefs::lang()).board;
                let lines = board.model.with(|model| meaning(model, &board.desk.name(model.sides[US].seat)));
                let lines = lines.into_iter().map(|line| view! { <p>{line}</p> }).each();
                view! {
                    <div class="dialog__body gw-meaning">{lines}</div>
                    <div class="dialog__foot">
                        <button class="btn" type="button" id="play-on" on:click=on(move |_| open.set(false))>{words.pass_no}</button>
                        <button class="btn btn--act" type="button" id="pass-now" on:click=on(move |_| pass(()))>{words.pass_yes}</button>
                    </div>
                }
            })}
        </Dialog>
    }
    .into_any()
}

/// What passing means now, line by line.
fn meaning(model: &Model, name: &str) -> Vec<String> {
    let words = &words::of(prefs::lang()).board;
    let [them, us] = [THEM, US].map(|side| &model.sides[side]);
    let lead = us.total.abs_diff(them.total).to_string();
    let stands = match us.total.cmp(&them.total) {
        Ordering::Greater => fill(words.pass_ahead, &[&lead]),
        Ordering::Less => fill(words.pass_behind, &[&lead]),
        Ordering::Equal => words.pass_level.to_owned(),
    };
    let mut lines = vec![
        fill(words.pass_meaning, &[name]),
        fill(words.pass_totals, &[&us.total.to_string(), &them.total.to_string()]),
        fill(words.pass_cards, &[&us.hand.to_string(), &them.hand.to_string()]),
    ];
    lines.push(if them.passed { words.pass_ends.to_owned() } else { stands });
    lines
}

/// A pile laid open.
pub fn pile(board: Board) -> AnyView {
    let opened = move || {
        board
            .pile
            .get()
            .map(|at| board.model.with(|model| info::pile(model, at)))
            .unwrap_or_default()
    };
    let title = Signal::derive(move || opened().0.to_owned());
    view! {
        <Dialog open=board.pile_open id="pile" wide=true title>
            {part(move || {
                let cards = opened().1;
                let empty = cards.is_empty().then(|| {
                    view! { <p class="muted">{words::of(prefs::lang()).board.empty_pile}</p> }.into_any()
                });
                let cards = cards.into_iter().map(|kind| {
                    let card = card::still(kind, "");
                    view! { <li>{card}</li> }
                });
                view! {
                    <div class="dialog__body">
                        {empty}
                        <ul class="gw-pile" role="list">{cards.each()}</ul>
                    </div>
                }
            })}
        </Dialog>
    }
    .into_any()
}
