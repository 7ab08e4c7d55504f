//! The end of a game: who won, line by line; how it went and what it cost; and what can be done next.

use crate::prelude::*;
use tabletop::{Outcome, Player, Table, Turn};

use super::curve::{curve, marks};
use super::dialog::Dialog;
use super::menu::copy_record_link;
use super::{review as told_review, task};
use crate::arms::seat_blazon;
use crate::desk::Desk;
use crate::games::GameUi;
use crate::heraldry::{BlazonView, Emblem};
use crate::i18n::{annals, words};
use crate::icon::{Icon, IconView};
use crate::pages::daily;
use crate::pages::setup::rematch;
use crate::post::{says, send};
use crate::review::{self, Reviewing, Stage};
use crate::storage::results;
use crate::tally::tally;
use crate::view::{Each, Settled, follow, on, part, when, word};
use crate::{browser, link, prefs};

/// The dialog at the end.
#[component]
pub fn Ending(desk: Desk, game: &'static dyn GameUi, open: RwSignal<bool>) -> impl IntoView {
    let stage = RwSignal::new(Stage::Waiting);
    follow(move || {
        let is_over = matches!(desk.turn(), Turn::Over(_));
        if !is_over {
            stage.set(Stage::Waiting);
        } else if open.get() && stage.get_untracked() == Stage::Waiting && is_reviewed(desk, game) {
            review::begin(desk, stage);
        }
    });
    view! {
        <Dialog open id="ending" wide=true at_table=true title=word(|w| w.game_over)>
            {part(move || match desk.turn() {
                Turn::Over(outcome) => view! { <Told desk game outcome open stage/> }.into_any(),
                Turn::Awaiting(_) => ().into_any(),
            })}
        </Dialog>
    }
}

/// Games of people are reviewed; puzzles have their verdict.
fn is_reviewed(desk: Desk, game: &dyn GameUi) -> bool {
    desk.with(|table| {
        crate::learning::puzzle_at(game, table).is_none()
            && table.players().values().any(Player::is_human)
    })
}

#[component]
fn Told(
    desk: Desk,
    game: &'static dyn GameUi,
    outcome: Outcome,
    open: RwSignal<bool>,
    stage: Reviewing,
) -> impl IntoView {
    if let Some(foot) = task::epilogue(desk, game) {
        return view! {
            <div class="dialog__body"><div class="ending__hero">{hero(desk, game, &outcome)}</div></div>
            <div class="dialog__foot">{foot}</div>
        }
        .into_any();
    }
    let winners = outcome.winners();
    let names: Vec<String> = winners.iter().map(|seat| desk.name(*seat)).collect();
    let told = desk.with(|table| game.verdict(table, &outcome, prefs::lang()));
    let told = told.unwrap_or_else(|| words().winners(&names));
    let sheet = desk.with(|table| game.sheet(table, &outcome, prefs::lang()));
    let result = match sheet {
        Some(drawn) => {
            view! { <div class="ending__sheet" tabindex="0" inner_html=drawn></div> }.into_any()
        }
        None => lines(desk, game, &outcome),
    };
    let is_reviewed = is_reviewed(desk, game);
    view! {
        <div class="dialog__body ending" class:ending--alone=!is_reviewed>
            <div class="ending__main">
                <div class="ending__hero">
                    {hero(desk, game, &outcome)}
                    <p class="ending__title">{told}</p>
                    {desk.with(Table::is_practice).then(|| view! { <p class="muted">{words().practice}</p> }.into_any())}
                </div>
                {result}
                {facts(desk, game)}
                {daily::shared(desk, game)}
                {acts(desk, open)}
            </div>
            <div class="ending__more">
                {went(desk, game, stage)}
                {is_reviewed.then(|| told_review::panel(desk, game, stage))}
            </div>
        </div>
    }
    .into_any()
}

fn hero(desk: Desk, game: &'static dyn GameUi, outcome: &Outcome) -> AnyView {
    match outcome.winners().as_slice() {
        [only] => {
            let crest = match desk.with(|table| game.crest(table, *only)) {
                Some(drawn) => {
                    view! { <div class="ending__crest" inner_html=drawn></div> }.into_any()
                }
                None => view! { <BlazonView blazon=seat_blazon(*only) size="xl"/> }.into_any(),
            };
            view! { <div class="ending__laurels">{crest}</div> }.into_any()
        }
        _ => view! { <Emblem/> }.into_any(),
    }
}

/// How the result came about.
fn lines(desk: Desk, game: &'static dyn GameUi, outcome: &Outcome) -> AnyView {
    let lines = desk.with(|table| game.result(table, outcome, prefs::lang()));
    if lines.is_empty() {
        return ().into_any();
    }
    let costs = desk.with(|table| game.costs(table, prefs::lang()));
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
    let is_told = !costs.is_empty();
    let mut costs = costs.into_iter();
    let body = lines.into_iter().map(|line| {
        let cost = is_told.then(|| {
            let cost = costs.next().unwrap_or_default();
            view! { <td class="result__cost">{cost}</td> }.into_any()
        });
        view! { <tr><th scope="row">{line.label}</th>{row(line.values)}{cost}</tr> }
    });
    let body = body.each();
    let blank = || is_told.then(|| view! { <td></td> }.into_any());
    // Where the last line is the score itself, it is not said twice.
    let total = (!is_told).then(|| {
        let total = row(outcome.scores.values().map(ToString::to_string).collect());
        view! { <tfoot><tr><th scope="row">{words().total}</th>{total}</tr></tfoot> }.into_any()
    });
    view! {
        <table class="result">
            <thead><tr><td></td>{heads}{blank()}</tr></thead>
            <tbody>{body}</tbody>
            {total}
        </table>
    }
    .into_any()
}

/// A few facts, the last of them from all games against such bots.
fn facts(desk: Desk, game: &'static dyn GameUi) -> Option<AnyView> {
    let mut facts = desk.with(|table| game.facts(table, prefs::lang()));
    facts.extend(against(desk, game));
    let facts: Vec<_> = facts
        .into_iter()
        .map(|(label, value)| view! { <div><dt>{label}</dt><dd>{value}</dd></div> })
        .collect();
    (!facts.is_empty()).then(|| view! { <dl class="ending__facts">{facts.each()}</dl> }.into_any())
}

/// How often the player has won against bots like these.
fn against(desk: Desk, game: &'static dyn GameUi) -> Option<(String, String)> {
    let noted = desk.with(|table| crate::noting::noted(game, table, ""))?;
    let level = tabletop::Level::from_slug(&noted.foe)?;
    let results = results::list();
    let tally = tally(results.iter().filter(|result| result.game == game.id()));
    let (_, count) = tally.by_foe.into_iter().find(|(foe, _)| *foe == noted.foe)?;
    let says = annals();
    Some((says.against(level).to_owned(), says.won_of.numbers(&[count.won, count.played])))
}

fn acts(desk: Desk, open: RwSignal<bool>) -> AnyView {
    let again = move |_| browser::go(&format!("#/{}", desk.with(link::seed_link)));
    let set_up = move |_| browser::go(&format!("#/{}", desk.with(link::setup_link)));
    let watch = move |_| {
        open.set(false);
        told_review::watch(desk, 0);
    };
    view! {
        <div class="ending__acts">
            {when(move || desk.is_by_link() && !desk.is_sent(), move || view! {
                <button class="btn btn--act" type="button" id="send-end" on:click=on(move |_| send::send(desk))>
                    <IconView icon=Icon::Share/>{says(|p| p.send)}
                </button>
            })}
            <button class="btn btn--act btn--large" type="button" id="rematch" on:click=on(move |_| rematch(desk))>
                <IconView icon=Icon::Shuffle/>{words().rematch}
            </button>
            <button class="btn" type="button" id="watch-again" on:click=on(watch)>
                <IconView icon=Icon::Rewind/>{annals().watch}
            </button>
            <button class="btn" type="button" on:click=on(move |_| copy_record_link(desk))>
                <IconView icon=Icon::Share/>{words().share}
            </button>
        </div>
        <div class="ending__acts ending__acts--quiet">
            <button class="btn btn--quiet" type="button" id="set-up-anew" on:click=on(set_up)>
                <IconView icon=Icon::Settings/>{annals().set_up}
            </button>
            <button class="btn btn--quiet" type="button" on:click=on(again)>
                <IconView icon=Icon::Undo/>{words().same_again}
            </button>
            <a class="btn btn--quiet" href="#/"><IconView icon=Icon::Home/>{words().home}</a>
        </div>
    }
    .into_any()
}

/// The curve, with the numbers of the costliest moves when they are known.
fn went(desk: Desk, game: &'static dyn GameUi, stage: Reviewing) -> Option<AnyView> {
    let course = desk.with(|table| game.course(table));
    if course.is_empty() {
        return None;
    }
    let marked = Settled::new(move || match stage.get() {
        Stage::Done(verdict) => verdict.moments(),
        _ => Vec::new(),
    });
    let drawn = part(move || {
        let over = marks(&course, &marked.get(), |part| game.part(part, prefs::lang()));
        let drawn = curve(&course, course.len()) + &over;
        view! { <div class="ending__went" role="img" aria-label=words().timeline inner_html=drawn></div> }
    });
    Some(
        view! {
            <section aria-labelledby="h-went">
                <h3 class="rubric" id="h-went">{annals().went}</h3>
                {drawn}
            </section>
        }
        .into_any(),
    )
}
