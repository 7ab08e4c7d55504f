//! What the table adds to the status line: the three steps of a turn, and the buttons of the question.

use crate::prelude::*;
use ::ronin::{Choice, Stage};

use super::super::draw::icon::charge;
use super::super::draw::{Draw, escape};
use super::super::model::{Act, At, Sheet};
use super::super::say::Moment;
use super::super::words;
use super::Board;
use crate::prefs;
use crate::view::{Settled, text};

/// Draft, play, tea.
pub fn milestones(board: Board) -> AnyView {
    let step = Settled::new(move || board.model.with(|model| step(model.view.stage)));
    let drawn = move || {
        let now = step.get();
        let names = words::of(prefs::lang()).page.steps;
        let steps = names.iter().zip(["scroll", "katana", "teapot"]).enumerate();
        let steps = steps.map(|(at, (name, icon))| {
            let class = if now == Some(at) { "ro-step is-now" } else { "ro-step" };
            format!(r#"<span class="{class}">{}<b>{name}</b></span>"#, charge(icon))
        });
        steps.collect::<Vec<_>>().join("<i></i>")
    };
    let label = move || {
        let names = words::of(prefs::lang()).page.steps;
        step.get().map_or_else(|| names.join(", "), |at| names[at].to_owned())
    };
    view! { <div class="ro-steps" role="img" aria-label=text(label) inner_html=text(drawn)></div> }
        .into_any()
}

const fn step(stage: Stage) -> Option<usize> {
    match stage {
        Stage::Refill | Stage::Draft | Stage::Order => Some(0),
        Stage::Choosing | Stage::Choose | Stage::Reveal | Stage::Effects | Stage::KeptEffects => {
            Some(1)
        }
        Stage::Tea | Stage::HeadStart => Some(2),
        _ => None,
    }
}

/// The buttons of the status line, the one that goes on filled.
pub fn acts(board: Board) -> AnyView {
    board.hear("ro-acts", drawn_acts(board))
}

/// The same at the near edge, where a thumb is; a phone shows these.
pub fn near_acts(board: Board) -> AnyView {
    view! { <div class="ro-near__a">{drawn_acts(board)}</div> }.into_any()
}

fn drawn_acts(board: Board) -> AnyView {
    let drawn = Settled::new(move || {
        let unread = board.unread();
        let waits = (unread.waits, unread.scoring);
        let mut drawn =
            board.with_draw(None, if waits == (false, false) { answers } else { go_on });
        if board.desk.is_persons_turn() && waits == (false, false) {
            let label = words::of(prefs::lang()).page.all_choices;
            drawn += &button(At::Open(Sheet::List), "btn btn--quiet all-choices", label);
        }
        drawn
    });
    view! { <div class="ro-acts__in" inner_html=text(move || drawn.get())></div> }.into_any()
}

fn button(at: At, class: &str, label: &str) -> String {
    format!(r#"<button type="button" class="{class}" data-at="{at}">{}</button>"#, escape(label))
}

/// What is to be read first.
fn go_on(d: &Draw<'_>) -> String {
    let label = match d.model.decision() {
        Some(::ronin::Decision::Keep { cards }) if d.scoring => {
            d.voice.number(d.words().keep, cards)
        }
        _ => d.words().go_on.to_owned(), // tidy: listens: for the scoring of a chapter
    };
    button(At::Close, "btn btn--act", &label)
}

fn answers(d: &Draw<'_>) -> String {
    let Some((seat, decision)) = d.model.asked else { return String::new() };
    let moment = Moment { voice: d.voice, seat, decision, view: &d.model.view };
    let acts = d.model.acts(d.marks);
    let drawn = acts.iter().enumerate().map(|(at, act)| {
        let at = At::Act(at);
        match act {
            Act::Abilities => button(at, "btn ro-uses", d.words().use_one),
            Act::Choose(choice) => {
                let label = match choice {
                    Choice::Row(row) => d.voice.number(d.words().take_row, *row),
                    Choice::Play(cards) => d.voice.number(d.words().lay_down, few(cards.len())),
                    Choice::Keep(cards) => d.voice.number(d.words().keep, few(cards.len())),
                    Choice::Done => d.words().go_on.to_owned(),
                    other => moment.choice(*other),
                };
                button(at, "btn btn--act", &label)
            }
        }
    });
    drawn.collect()
}

fn few(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(0)
}
