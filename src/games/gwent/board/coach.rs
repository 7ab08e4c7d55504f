//! The guide's voice over the table: what is explained now, what is worth trying, what to look at.

use ::gwent::{Choice, Gwent};
use leptos::prelude::*;
use tabletop::Turn;

use super::super::guide::{self, Step};
use super::super::words::{self as gwent_words, fill, learn as words};
use super::super::{reasons, say};
use super::Board;
use crate::desk::{Desk, Mode};
use crate::icon::{Icon, IconView};
use crate::view::{Settled, follow, later, on, part};
use crate::{browser, prefs};

/// Texts by their keys.
type Lesson = serde_json::Value;

/// A guide at a table.
#[derive(Clone, Copy)]
pub struct Coach {
    step: Settled<Option<Step>>,
    lesson: RwSignal<Lesson>,
    /// Which page of what is explained.
    page: RwSignal<usize>,
    /// The player wants no guide.
    left: RwSignal<bool>,
}

impl Coach {
    /// The guide of this table, if it is the lesson.
    pub fn of(desk: Desk) -> Option<Self> {
        let lesson = desk.with_session::<Gwent, _>(guide::is_lesson);
        (lesson && desk.mode.get_untracked() != Mode::Replay).then(|| Self::new(desk))
    }

    fn new(desk: Desk) -> Self {
        let step = Settled::new(move || desk.with_session::<Gwent, _>(guide::step));
        let page = RwSignal::new(0);
        follow(move || {
            step.track();
            page.set(0);
        });
        Self { step, lesson: load(), page, left: RwSignal::new(false) }
    }

    /// The page that is shown: its key, and what to look at.
    fn shown(self) -> Option<(&'static str, &'static str)> {
        let pages = self.step.get()?.topic.pages();
        pages.get(self.page.get()).copied()
    }

    fn is_last(self) -> bool {
        self.step.get().is_none_or(|step| self.page.get() + 1 >= step.topic.pages().len())
    }

    /// What is worth trying, once everything before it has been read.
    pub fn advice(self) -> Option<Choice> {
        let step = self.step.get().filter(|_| self.is_last() && !self.left.get())?;
        Some(step.advice)
    }

    /// What to look at.
    pub fn light(self) -> &'static str {
        if self.left.get() { "" } else { self.shown().map_or("", |(_, light)| light) }
    }

    fn text(self, key: &str) -> String {
        self.lesson.with(|lesson| lesson[key].as_str().unwrap_or_default().to_owned())
    }
}

/// The lesson in the language in use.
fn load() -> RwSignal<Lesson> {
    let lesson = RwSignal::new(Lesson::Null);
    follow(move || {
        let path = format!("./lessons/{}/gwent.json", prefs::lang().tag());
        later(async move {
            let text = browser::fetch_text(&path).await.unwrap_or_default();
            // The page may be gone by now; a lesson that does not come leaves the game as it is.
            if let Ok(read) = serde_json::from_str(&text) {
                lesson.try_set(read);
            }
        });
    });
    lesson
}

/// The guide's leaf above the table.
pub fn coach(board: Board, coach: Coach) -> AnyView {
    view! {
        {part(move || {
            if coach.left.get() || board.desk.moment.get().is_some() {
                return ().into_any();
            }
            let says = words::of(prefs::lang());
            let next = (!coach.is_last()).then(|| view! {
                <button class="btn btn--act" type="button" id="guide-next" on:click=on(move |_| coach.page.update(|page| *page += 1))>{says.next}</button>
            }.into_any());
            let (said, proposed) = told(board.desk, coach);
            view! {
                <aside class="gw-coach" aria-label=says.guide id="guide">
                    <div class="gw-coach__text" role="status">
                        <p>{said}</p>
                        {proposed.map(|proposed| view! { <p class="gw-coach__try">{proposed}</p> }.into_any())}
                    </div>
                    <div class="gw-coach__acts">
                        {next}
                        <button class="btn btn--quiet" type="button" id="guide-leave" title=says.leave on:click=on(move |_| coach.left.set(true))>
                            <IconView icon=Icon::Close/><span class="gw-coach__label">{says.leave}</span>
                        </button>
                    </div>
                </aside>
            }
            .into_any()
        })}
    }
    .into_any()
}

/// What is said, and what is proposed.
fn told(desk: Desk, coach: Coach) -> (String, Option<String>) {
    if let Turn::Over(outcome) = desk.turn() {
        let won = outcome.winners().iter().any(|seat| desk.players()[*seat].is_human());
        return (coach.text(if won { "won" } else { "lost" }), None);
    }
    let Some((step, (key, _))) = coach.step.get().zip(coach.shown()) else {
        return (coach.text("watch"), None);
    };
    let strayed = if step.strayed && coach.page.get() == 0 {
        coach.text("strayed") + " "
    } else {
        String::new()
    };
    let proposed = coach.is_last().then(|| {
        let lang = prefs::lang();
        desk.with_session::<Gwent, _>(|session| {
            let game = session.game();
            let mut said = vec![fill(&coach.text("try"), &[&named(game, step.advice)])];
            if step.topic.needs_reason() {
                said.extend(reasons::why(game, step.advice, lang));
            }
            said.join(" ")
        })
    });
    (strayed + &coach.text(key), proposed)
}

fn named(game: &Gwent, choice: Choice) -> String {
    use tabletop::{Game, Status};
    match game.status() {
        Status::Awaiting { seat, decision } => {
            say::choice(choice, decision, game.leader(seat), prefs::lang())
        }
        Status::Over(_) => gwent_words::of(prefs::lang()).choose.pass.to_owned(),
    }
}
