//! Passing, with what it means; and piles laid open.

use crate::prelude::*;
use ::gwent::Choice;

use super::super::model::{THEM, US};
use super::super::words;
use super::super::{GwentUi, passing};
use super::{Board, card, info};
use crate::prefs;
use crate::table::decision::DecisionPanel;
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
        <Dialog open id="pass" light=true at_table=true title>
            {part(move || {
                let words = &words::of(prefs::lang()).board;
                let lines = board.model.with(|model| {
                    let names = [THEM, US].map(|side| board.desk.name(model.sides[side].seat));
                    passing::meaning(model, [&names[THEM], &names[US]], prefs::lang())
                });
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

/// Every legal choice as a line: for whoever would rather read than point.
pub fn all_choices(board: Board) -> AnyView {
    let title = Signal::derive(|| words::of(prefs::lang()).board.all_choices.to_owned());
    let act = Callback::new(move |index| board.choose_listed(index));
    view! {
        <Dialog open=board.list_open id="choices" wide=true light=true at_table=true title>
            <div class="dialog__body"><DecisionPanel desk=board.desk game=&GwentUi act/></div>
        </Dialog>
    }
    .into_any()
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
        <Dialog open=board.pile_open id="pile" wide=true light=true at_table=true title>
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
