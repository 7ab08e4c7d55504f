//! The end of a game, told line by line, and what can be done next.

use crate::prelude::*;
use tabletop::{Outcome, Turn};

use super::curve::curve;
use super::dialog::Dialog;
use super::menu::copy_record_link;
use super::task;
use crate::arms::seat_blazon;
use crate::desk::Desk;
use crate::games::GameUi;
use crate::heraldry::{BlazonView, Emblem};
use crate::i18n::words;
use crate::icon::{Icon, IconView};
use crate::post::{says, send};
use crate::view::{Each, on, part, when, word};
use crate::{browser, link, prefs};

/// The dialog at the end.
#[component]
pub fn Ending(desk: Desk, game: &'static dyn GameUi, open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog open id="ending" wide=true at_table=true title=word(|w| w.game_over)>
            {part(move || match desk.turn() {
                Turn::Over(outcome) => view! { <Told desk game outcome open/> }.into_any(),
                Turn::Awaiting(_) => ().into_any(),
            })}
        </Dialog>
    }
}

#[component]
fn Told(
    desk: Desk,
    game: &'static dyn GameUi,
    outcome: Outcome,
    open: RwSignal<bool>,
) -> impl IntoView {
    let winners = outcome.winners();
    let names: Vec<String> = winners.iter().map(|seat| desk.name(*seat)).collect();
    let hero = match winners.as_slice() {
        [only] => match desk.with(|table| game.crest(table, *only)) {
            Some(drawn) => view! { <div class="ending__crest" inner_html=drawn></div> }.into_any(),
            None => view! { <BlazonView blazon=seat_blazon(*only) size="xl"/> }.into_any(),
        },
        _ => view! { <Emblem/> }.into_any(),
    };
    let lines = desk.with(|table| game.result(table, &outcome, prefs::lang()));
    let won = |seat: usize| outcome.places.values().nth(seat) == Some(&1);
    let row = |values: Vec<String>| {
        values
            .into_iter()
            .enumerate()
            .map(|(seat, value)| view! { <td class:result__won=won(seat)>{value}</td> })
            .each()
    };
    let heads = desk.players().values().map(|player| player.name.clone()).collect::<Vec<_>>();
    let heads = heads.into_iter().map(|name| view! { <th scope="col">{name}</th> }).each();
    let sheet = desk.with(|table| game.sheet(table, &outcome, prefs::lang()));
    let is_told = !lines.is_empty() && sheet.is_none();
    let body = lines
        .into_iter()
        .map(|line| view! { <tr><th scope="row">{line.label}</th>{row(line.values)}</tr> })
        .each();
    let total = row(outcome.scores.values().map(ToString::to_string).collect());
    let again = move |_| browser::go(&format!("#/{}", desk.with(link::seed_link)));
    let rematch = move |_| browser::go(&format!("#/{}", desk.with(link::setup_link)));
    let look = move |_| {
        open.set(false);
        desk.moment.set(Some(0));
    };
    let epilogue = task::epilogue(desk, game);
    let is_puzzle = epilogue.is_some();
    let course = desk.with(|table| game.course(table));
    let went = (!is_puzzle && !course.is_empty()).then(|| {
        let drawn = curve(&course, course.len());
        view! { <div class="ending__went" role="img" aria-label=words().timeline inner_html=drawn></div> }
            .into_any()
    });
    let told = desk.with(|table| game.verdict(table, &outcome, prefs::lang()));
    let told = told.unwrap_or_else(|| words().winners(&names));
    let foot = epilogue.unwrap_or_else(|| {
        view! {
            {when(move || desk.is_by_link() && !desk.is_sent(), move || view! {
                <button class="btn btn--act" type="button" id="send-end" on:click=on(move |_| send::send(desk))>
                    <IconView icon=Icon::Share/>{says(|p| p.send)}
                </button>
            })}
            <button class="btn" type="button" on:click=on(move |_| copy_record_link(desk))>
                <IconView icon=Icon::Share/>{words().share}
            </button>
            <button class="btn" type="button" on:click=on(look)>
                <IconView icon=Icon::Play/>{words().replay}
            </button>
            <button class="btn" type="button" on:click=on(again)>
                <IconView icon=Icon::Undo/>{words().same_again}
            </button>
            <button class="btn btn--act" type="button" id="rematch" on:click=on(rematch)>
                <IconView icon=Icon::Shuffle/>{words().rematch}
            </button>
        }
        .into_any()
    });
    view! {
        <div class="dialog__body">
            <div class="ending__hero">
                {hero}
                {(!is_puzzle).then(|| view! { <p class="ending__title">{told}</p> }.into_any())}
                {desk.with(tabletop::Table::is_practice).then(|| view! { <p class="muted">{words().practice}</p> }.into_any())}
            </div>
            {sheet.map(|drawn| view! { <div class="ending__sheet" tabindex="0" inner_html=drawn></div> }.into_any())}
            {is_told.then(|| view! {
                <table class="result">
                    <thead><tr><td></td>{heads}</tr></thead>
                    <tbody>{body}</tbody>
                    <tfoot><tr><th scope="row">{words().total}</th>{total}</tr></tfoot>
                </table>
            }.into_any())}
            {went}
        </div>
        <div class="dialog__foot">{foot}</div>
    }
}
