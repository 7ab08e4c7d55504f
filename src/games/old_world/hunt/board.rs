//! The table of a hunt: Old World's, under frost, with what only a hunt has laid over and beside it.

use ::old_world::versus::{Decision, View};
use ::old_world::wild_hunt::{HuntDecision, Question, WildHunt};
use ::old_world::world::hound::hound_row;
use ::old_world::world::story::{Side, Story};
use heraldry::Charge;
use tabletop::Seat;

use super::super::board::{Board, lay_out as lay_table};
use super::super::model::{At, Model, model};
use super::super::names::{Voice, roman, sentence};
use super::super::{names_at, stories};
use super::{WildHuntUi, brawl, chart, council, finale, rules, say, side, words};
use crate::desk::Desk;
use crate::games::LaidOut;
use crate::heraldry::draw;
use crate::prefs;
use crate::prelude::*;
use crate::view::{Each, Settled, follow, text, when};

/// The table, laid out.
pub fn lay_out(desk: Desk) -> LaidOut {
    follow(|| stories::want_hunt(prefs::lang()));
    lay_table(desk, &WildHuntUi, |desk, us| desk.see::<WildHunt, _>(|sight| model(sight, us)))
}

/// What lies over and beside the map of a hunt; nothing on another table.
pub fn table(board: Board) -> AnyView {
    if !board.is_hunt() {
        return ().into_any();
    }
    let side = drawn(board, side::side);
    let bar = drawn(board, |model, _, voice| side::bar(model, voice));
    let label = || words::of(prefs::lang()).board.rider;
    view! {
        <aside class="wh-side" aria-label=text(label) inner_html=text(move || side.get())></aside>
        <div class="wh-bar" inner_html=text(move || bar.get())></div>
        {council::panel(board)}
        {brawl::scene(board)}
    }
    .into_any()
}

/// A text that follows the table.
fn drawn(board: Board, draw: fn(&Model, &[At], Voice<'_>) -> String) -> Settled<String> {
    Settled::new(move || {
        let names = board.desk.with(names_at);
        let voice = Voice::new(prefs::lang(), &names);
        board.model.with(|model| board.lit.with(|lit| draw(model, lit, voice)))
    })
}

/// Everybody in the last fight, above it.
pub fn bench(board: Board) -> AnyView {
    if !board.is_hunt() {
        return ().into_any();
    }
    let is_last = Settled::new(move || board.model.with(|model| is_last_fight(&model.view)));
    let row = drawn(board, finale::bench_drawn);
    let label = || words::of(prefs::lang()).board.witchers;
    view! {
        {when(move || is_last.get(), move || view! {
            <div class="wh-bench" role="group" aria-label=text(label) inner_html=text(move || row.get())></div>
        })}
    }
    .into_any()
}

/// Does the last fight go on?
pub fn is_last_fight(view: &View) -> bool {
    view.hunt.as_ref().is_some_and(|hunt| hunt.finale.is_some())
}

/// What is laid beside a fighter.
pub fn support(board: Board) -> AnyView {
    if !board.is_hunt() {
        return ().into_any();
    }
    let laid = drawn(board, |model, _, voice| finale::support_drawn(model, voice));
    view! { <div class="wh-beside" inner_html=text(move || laid.get())></div> }.into_any()
}

/// WH-JNT-3: whose hands are up for an option of the open story.
pub fn hands(board: Board, side: Side) -> AnyView {
    if !board.is_hunt() {
        return ().into_any();
    }
    let up = Settled::new(move || {
        let names = board.desk.with(names_at);
        let voice = Voice::new(prefs::lang(), &names);
        board.model.with(|model| council::hands_on_leaf(model, side, voice))
    });
    view! { <span class="wh-slip__hands" inner_html=text(move || up.get())></span> }.into_any()
}

/// In the sea, on a phone: what stands beside the map elsewhere.
pub fn sea(model: &Model, lit: &[At], voice: Voice<'_>) -> String {
    let inside = side::side(model, lit, voice);
    if inside.is_empty() { inside } else { format!(r#"<div class="wh-sea">{inside}</div>"#) }
}

/// WH-P1-20, WH-P1-22: who has the floor and who is ready, as marks beside a name.
pub fn seat_marks(view: &View, seat: Seat, voice: Voice<'_>) -> String {
    let Some(hunt) = view.hunt.as_deref() else { return String::new() };
    let table = words::table(voice.lang);
    if hunt.finale.is_some() {
        return String::new();
    }
    if hunt.seats[seat].ready {
        return format!(r#"<i class="wh-ready">✓ {}</i>"#, table.ready);
    }
    if view.active == seat && view.players.seats() > 1 {
        return format!(
            r#"<i class="wh-floor">{} {}</i>"#,
            draw::charge(Charge::Hand),
            table.floor
        );
    }
    String::new()
}

/// What is told of the rider, a hound or an open quest.
pub fn tell(model: &Model, voice: Voice<'_>, at: At) -> Option<(String, Vec<String>)> {
    let hunt = model.view.hunt.as_deref()?;
    let label = &words::of(voice.lang).board;
    match at {
        At::Rider => {
            let name = rules::rider(voice, hunt.rider);
            let parts = [
                rules::rider_forms(voice, hunt.rider),
                voice.place_forms(hunt.at),
                &hunt.shields.to_string(),
            ];
            let mut lines = vec![voice.fill(label.rider_at, &parts)];
            if hunt.finale.is_none() {
                lines.push(voice.fill(label.side_a, &rules::side_a(voice, hunt.rider)));
            }
            lines.push(voice.fill(label.side_b, &rules::side_b(voice, hunt.rider)));
            lines.push(voice.fill(label.passive, &rules::passive(voice, hunt.rider.passive())));
            Some((name.to_owned(), lines))
        }
        At::Hound(place) => {
            let hound = hunt.hounds.iter().find(|hound| hound.at == place)?;
            let players = model.view.players.seats();
            let life = say::life(players, hound).to_string();
            let row = hound_row(players, hound.level);
            let table = words::table(voice.lang);
            let tokens = hunt.tokens[usize::from(hound.level.clamp(1, 3)) - 1].iter();
            let tokens: Vec<String> = tokens.map(|bonus| rules::bonus(voice, *bonus)).collect();
            let lines = vec![
                voice.fill(label.hound, &[roman(hound.level), voice.place_forms(place), &life]),
                voice.fill(table.before_hound, &[&row.shield.to_string(), &row.draw.to_string()]),
                voice.fill(label.tokens, &[roman(hound.level), &tokens.join("; ")]),
                table.blocked.to_owned(),
            ];
            Some((voice.fill(table.hound, &[roman(hound.level), voice.place(place)]), lines))
        }
        At::Quest(index) => {
            let quest = hunt.quests.get(index)?;
            let told = stories::field(quest.story, "intro", voice.lang);
            let lines = std::iter::once(sentence(&chart::quest(voice, quest))).chain(told);
            Some((stories::name(quest.story, voice.lang), lines.collect()))
        }
        _ => None,
    }
}

/// Phases I to IV as milestones, where a hunt is played.
pub fn milestones(board: Board) -> Option<AnyView> {
    if !board.is_hunt() {
        return None;
    }
    let phase = Settled::after(move |before: Option<&usize>| {
        board.model.with(|model| phase(model).or(before.copied()).unwrap_or(0))
    });
    let stones = [
        (Charge::Road, "I"),
        (Charge::CrossedSwords, "II"),
        (Charge::Coin, "III"),
        (Charge::Skull, "IV"),
    ];
    let stones = stones.into_iter().enumerate().map(|(at, (charge, number))| {
        let class = move || if phase.get() == at { "ow-stone is-now" } else { "ow-stone" };
        view! {
            <span class=text(class)>
                <span class="ow-stone__mark arms" inner_html=draw::charge(charge)></span>
                <b>{number}</b>
            </span>
        }
    });
    let label = move || words::table(prefs::lang()).phases[phase.get()];
    let stones = view! {
        <div class="ow-stones wh-stones" role="img" aria-label=text(label)>{stones.each()}</div>
    };
    Some(stones.into_any())
}

/// The phase of the round, from 0; nothing where the question does not say.
pub fn phase(model: &Model) -> Option<usize> {
    let (_, decision) = model.asked?;
    if is_last_fight(&model.view) {
        return Some(3);
    }
    if model.view.fight.is_some() {
        return Some(1);
    }
    let asked = match decision {
        Decision::Phase1 | Decision::School | Decision::TradeIn | Decision::Track => {
            return Some(0);
        }
        Decision::Discard3 | Decision::Buy | Decision::Pay { .. } => return Some(2),
        Decision::Hunt(asked) => asked,
        _ => {
            // A story that all hear belongs to phase II; that of a quest to phase I.
            let story = model.view.in_play.first()?.story;
            return matches!(story, Story::StageOne(_) | Story::StageTwo(_)).then_some(1);
        }
    };
    match asked {
        HuntDecision::Vote { question } | HuntDecision::Tie { question } => of_question(question),
        HuntDecision::Exchange
        | HuntDecision::Accept
        | HuntDecision::Join
        | HuntDecision::Go
        | HuntDecision::Combo
        | HuntDecision::BonusOrder => Some(0),
        HuntDecision::Fight { .. }
        | HuntDecision::Support
        | HuntDecision::Meditate
        | HuntDecision::Individual
        | HuntDecision::Purse => Some(1),
        HuntDecision::Quest { .. } => None,
        HuntDecision::Teleport | HuntDecision::Strongest => Some(3),
    }
}

const fn of_question(question: Question) -> Option<usize> {
    match question {
        Question::Pair | Question::Option | Question::Assign | Question::QuestStack => Some(1),
        Question::Buyer => Some(2),
        Question::Chosen { .. } | Question::Remove { .. } => None,
        Question::HoundPlace { .. }
        | Question::Ground { .. }
        | Question::Target
        | Question::Path { .. }
        | Question::Strengthen
        | Question::Mark
        | Question::Fighter => Some(3),
    }
}
