//! What the table adds to the status line: how far the turn is, and the buttons of the question.

use crate::prelude::*;
use ::old_world::versus::{Choice, Decision};
use ::old_world::world::location::LocationAction;
use ::old_world::world::story::Story;
use heraldry::Charge;

use super::super::model::{Act, At, Model};
use super::super::names::{Voice, sentence};
use super::super::say::Moment;
use super::super::{names_at, stories, words};
use super::Board;
use crate::heraldry::draw;
use crate::prefs;
use crate::view::{Each, Settled, part, text};

/// Phases I, II and III on a dotted road.
pub fn milestones(board: Board) -> AnyView {
    let phase = Settled::after(move |before: Option<&usize>| {
        board.model.with(|model| phase(model).or(before.copied()).unwrap_or(0))
    });
    let stones = [(Charge::Road, "I"), (Charge::CrossedSwords, "II"), (Charge::Coin, "III")];
    let stones = stones.into_iter().enumerate().map(|(at, (charge, number))| {
        let class = move || if phase.get() == at { "ow-stone is-now" } else { "ow-stone" };
        view! {
            <span class=text(class)>
                <span class="ow-stone__mark arms" inner_html=draw::charge(charge)></span>
                <b>{number}</b>
            </span>
        }
    });
    let label = move || words::map::of(prefs::lang()).phases[phase.get()];
    view! { <div class="ow-stones" role="img" aria-label=text(label)>{stones.each()}</div> }
        .into_any()
}

/// The phase of the turn, from 0; nothing where the question does not say.
fn phase(model: &Model) -> Option<usize> {
    let (_, decision) = model.asked?;
    if model.view.fight.is_some() {
        return Some(1);
    }
    match decision {
        Decision::Phase1
        | Decision::School
        | Decision::TradeIn
        | Decision::TradeFor { .. }
        | Decision::CleanUp { .. }
        | Decision::Track
        | Decision::Reroll1
        | Decision::Reroll2 => Some(0),
        Decision::Phase2 | Decision::InitiationCost { .. } | Decision::Bet => Some(1),
        Decision::Discard3 | Decision::Buy | Decision::Pay { .. } => Some(2),
        _ => match model.view.in_play.first()?.story {
            Story::City(_) | Story::Wilds(_) => Some(1),
            _ => Some(0),
        },
    }
}

/// The buttons, the one that goes on filled.
pub fn acts(board: Board) -> AnyView {
    let shown = Settled::new(move || {
        let acts = board.acts.get();
        acts.iter().map(|act| (label(board, act), goes_on(act))).collect::<Vec<_>>()
    });
    let buttons = view! { {part(move || {
        shown.get().into_iter().enumerate().map(|(at, (label, filled))| {
            let class = if filled { "btn btn--act" } else { "btn" };
            view! { <button class=class type="button" data-at=At::Act(at).to_string()>{label}</button> }
        }).each()
    })} };
    board.hear("ow-acts", buttons.into_any())
}

/// Is it what goes on, rather than one thing among others?
const fn goes_on(act: &Act) -> bool {
    match act {
        Act::Choose(choice) => matches!(
            choice,
            Choice::End
                | Choice::Done
                | Choice::Move(..)
                | Choice::Duel(_)
                | Choice::Buy(_)
                | Choice::Reroll(_)
        ),
        Act::Marked(_) => true,
        Act::PutBack => false,
    }
}

/// What a button says.
pub fn label(board: Board, act: &Act) -> String {
    let lang = prefs::lang();
    let names = board.desk.with(names_at);
    let voice = Voice::new(lang, &names);
    board.model.with(|model| {
        let Some((seat, decision)) = model.asked else { return String::new() };
        let words = words::map::of(lang);
        let count = |text, count: usize| voice.fill(text, &[&count.to_string()]);
        match act {
            Act::PutBack => words.put_back.to_owned(),
            Act::Marked(marked) => match decision {
                Decision::CleanUp { .. } => count(words.remove, *marked),
                Decision::Discard3 => count(words.discard, *marked),
                _ => count(words.destroy, *marked),
            },
            Act::Choose(choice) => match *choice {
                Choice::Move(to, _) => voice.fill(words.go, &[voice.place_forms(to)]),
                Choice::Act => match model.own().at.action() {
                    LocationAction::School => words.train.to_owned(),
                    _ => first_up(&voice.action(model.own().at)),
                },
                Choice::Poker(other) => voice.fill(words.dice, &[voice.who(other)]),
                Choice::Quest(story) => voice.fill(words.quest, &[&stories::name(story, lang)]),
                Choice::Fight(monster) => voice.fill(words.fight, &[voice.monster_forms(monster)]),
                Choice::Meditate(attribute) => {
                    voice.fill(words.meditate, &[voice.attribute_forms(attribute)])
                }
                Choice::Reroll(faces) if faces[0] > 0 => {
                    count(words.roll, faces.iter().filter(|face| **face > 0).count())
                }
                Choice::Buy(card) => voice.fill(words.buy, &[voice.card(card)]),
                other => Moment { voice, seat, decision, view: &model.view }.choice(other),
            },
        }
    })
}

fn first_up(text: &str) -> String {
    sentence(text).trim_end_matches('.').to_owned()
}
