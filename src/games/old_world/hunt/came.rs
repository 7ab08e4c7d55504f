//! What came of the card that all heard, and what the Hunt did at the end of a round: leaves that stay
//! until they are read. What is told is told as the log tells it. Pure but for the stories.

use ::old_world::versus::Event;
use ::old_world::wild_hunt::HuntEvent;
use ::old_world::world::round_board::rounds;
use ::old_world::world::story::Story;
use tabletop::{Seat, Table, Viewer};

use super::super::board::Board;
use super::super::names::Voice;
use super::super::sitting::heard;
use super::super::told::{Memory, Teller};
use super::super::{names_at, stories};
use super::{pieces, words};
use crate::browser;
use crate::i18n::Lang;
use crate::prefs;
use crate::prelude::*;
use crate::view::{Each, Settled, on, part};

/// How many moves are looked back at: what was told before them has been read.
const BACK: usize = 160;

/// Something that came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Came {
    /// The move that brought it.
    pub ply: usize,
    pub what: What,
}

/// What came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// WH-EXP-1: the event of the card that all heard.
    Story(Story),
    /// WH-MOVE-11: a round has begun; what the Hunt did before it.
    Round(u8),
}

/// The last thing that came.
pub fn last(table: &dyn Table) -> Option<Came> {
    let now = table.ply();
    let mut steps = heard(table, now.saturating_sub(BACK), now, Viewer::Spectator);
    steps.reverse();
    steps.into_iter().find_map(|step| {
        let ply = step.ply;
        step.events.iter().rev().find_map(|event| what(event)).map(|what| Came { ply, what })
    })
}

fn what(event: &Event) -> Option<What> {
    match event {
        Event::StoryDrawn { story: story @ Story::HuntEvent(_), .. } => Some(What::Story(*story)),
        // Before the first round nothing has come.
        Event::Hunt(HuntEvent::RoundBegan { round }) if *round > 1 => Some(What::Round(*round)),
        _ => None, // tidy: listens: for what is told on a leaf of its own
    }
}

/// Is it something that the Hunt did between two rounds?
const fn is_of_the_ride(event: &Event) -> bool {
    matches!(
        event,
        Event::MonsterAppeared { .. }
            | Event::Hunt(
                HuntEvent::HoundCame { .. }
                    | HuntEvent::HoundStrengthened { .. }
                    | HuntEvent::MonsterRefused { .. }
                    | HuntEvent::RiderStayed { .. }
                    | HuntEvent::TargetDrawn { .. }
                    | HuntEvent::RiderMoved { .. }
                    | HuntEvent::MonsterMarked { .. }
                    | HuntEvent::Teleported { .. }
            )
    )
}

/// What is said of it, a paragraph each.
pub fn said(table: &dyn Table, came: Came, names: &[String], lang: Lang) -> Vec<String> {
    let mut teller = Teller { voice: Voice::new(lang, names), memory: Memory::new() };
    let mut told = Vec::new();
    let mut is_open = false;
    for step in heard(table, 0, came.ply, Viewer::Spectator) {
        for event in step.events {
            let sentences = teller.tell(event);
            match came.what {
                What::Story(story) => {
                    is_open |= step.ply == came.ply
                        && matches!(event, Event::StoryDrawn { story: drawn, .. } if *drawn == story);
                    if is_open {
                        told.extend(sentences);
                    }
                }
                What::Round(_) => {
                    if matches!(event, Event::Hunt(HuntEvent::RoundBegan { .. }))
                        && step.ply < came.ply
                    {
                        told.clear();
                    }
                    if is_of_the_ride(event) {
                        told.extend(sentences);
                    }
                }
            }
        }
    }
    told
}

/// What came and has not been read.
pub fn unread(board: Board) -> Option<Came> {
    board.model.with(|model| model.asked)?;
    if !board.is_hunt() || board.desk.moment.get().is_some() {
        return None;
    }
    if !matches!(board.desk.viewer(), Viewer::Seat(Seat(_))) {
        return None;
    }
    board.desk.with(last)
}

/// The leaf.
pub fn leaf(board: Board, came: Settled<Option<Came>>, read: RwSignal<usize>) -> AnyView {
    browser::focus_soon(".ow-over__on");
    view! {
        {part(move || came.get().map(|came| drawn(board, came, read)))}
    }
    .into_any()
}

fn drawn(board: Board, came: Came, read: RwSignal<usize>) -> AnyView {
    let lang = prefs::lang();
    let words = words::table(lang);
    let names = board.desk.with(names_at);
    let told = board.desk.with(|table| said(table, came, &names, lang));
    let voice = Voice::new(lang, &names);
    let rider = board.model.with_untracked(|model| model.view.hunt.as_ref().map(|hunt| hunt.rider));
    let (title, from) = match came.what {
        What::Story(story) => (stories::name(story, lang), words.came.to_owned()),
        What::Round(round) => {
            let last = rounds(voice.seats()).to_string();
            let title = voice.fill(words::of(lang).board.round, &[&round.to_string(), &last]);
            (title, words.phases[3].to_owned())
        }
    };
    let plate = match (came.what, rider) {
        (What::Round(_), Some(rider)) => pieces::plate(rider),
        _ => String::new(),
    };
    let label = title.clone();
    let lines = told.into_iter().map(|line| view! { <p>{line}</p> }).each();
    let (ply, go_on) = (came.ply, words.go_on);
    view! {
        <div class="ow-over">
            <section class="ow-leaf wh-came" role="region" aria-label=label>
                <div class="wh-came__plate" inner_html=plate></div>
                <p class="ow-leaf__from">{from}</p>
                <h2>{title}</h2>
                <div class="ow-leaf__told">{lines}</div>
                <p class="ow-over__acts">
                    <button type="button" class="btn btn--act ow-over__on" on:click=on(move |_| read.set(ply))>
                        {go_on}
                    </button>
                </p>
            </section>
        </div>
    }
    .into_any()
}
