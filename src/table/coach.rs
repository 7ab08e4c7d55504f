//! The guide's voice over the table of a lesson: what is explained now, what is worth trying, what to
//! look at. What it proposes and lights is noted at the desk, where the board finds it.

use crate::prelude::*;
use tabletop::Turn;

use crate::desk::{Desk, Mode};
use crate::games::GameUi;
use crate::i18n::template::fill_plain as fill;
use crate::icon::{Icon, IconView};
use crate::learning::{Lesson, PUPIL, Said, Tip, lesson_at};
use crate::view::{Settled, follow, later, on, part};
use crate::{browser, prefs};

/// Texts by their keys.
type Texts = serde_json::Value;

/// A guide at a table.
#[derive(Clone, Copy)]
struct Coach {
    desk: Desk,
    lesson: &'static dyn Lesson,
    said: Settled<Said>,
    texts: RwSignal<Texts>,
    /// Which page of what is explained.
    page: RwSignal<usize>,
    /// The player wants no guide.
    left: RwSignal<bool>,
}

/// The guide's leaf above the table, if this is the table of a lesson.
pub fn coach(desk: Desk, game: &'static dyn GameUi) -> Option<AnyView> {
    let lesson = desk.with(|table| lesson_at(game, table))?;
    if desk.mode.get_untracked() == Mode::Replay {
        return None;
    }
    let coach = Coach::new(desk, game.id(), lesson);
    follow(move || {
        desk.proposed.set(coach.advice());
        desk.light.set(coach.light());
    });
    on_cleanup(move || {
        desk.proposed.set(None);
        desk.light.set("");
    });
    Some(view! { {part(move || coach.leaf())} }.into_any())
}

impl Coach {
    fn new(desk: Desk, game: &'static str, lesson: &'static dyn Lesson) -> Self {
        let said = Settled::new(move || desk.with(|table| lesson.say(table)));
        let page = RwSignal::new(0);
        follow(move || {
            said.track();
            page.set(0);
        });
        Self { desk, lesson, said, texts: load(game), page, left: RwSignal::new(false) }
    }

    fn tip(self) -> Option<Tip> {
        match self.said.get() {
            Said::Tip(tip) if !self.left.get() => Some(tip),
            _ => None,
        }
    }

    fn is_last(self, tip: Tip) -> bool {
        self.page.get() + 1 >= tip.pages.len()
    }

    /// What is worth trying, once everything before it has been read.
    fn advice(self) -> Option<usize> {
        self.tip().filter(|tip| self.is_last(*tip))?.advice
    }

    /// What to look at.
    fn light(self) -> &'static str {
        let page = self.tip().and_then(|tip| tip.pages.get(self.page.get()));
        page.map_or("", |(_, light)| light)
    }

    fn text(self, key: &str) -> String {
        self.texts.with(|texts| texts[key].as_str().unwrap_or_default().to_owned())
    }

    fn leaf(self) -> AnyView {
        if self.left.get() || self.desk.moment.get().is_some() {
            return ().into_any();
        }
        let Some((said, proposed)) = self.told() else { return ().into_any() };
        let says = prefs::lang().learning();
        let next = self.tip().filter(|tip| !self.is_last(*tip)).map(|_| view! {
            <button class="btn btn--act" type="button" id="guide-next" on:click=on(move |_| self.page.update(|page| *page += 1))>{says.next}</button>
        }.into_any());
        view! {
            <aside class="coach" aria-label=says.guide id="guide">
                <div class="coach__text" role="status">
                    <p>{said}</p>
                    {proposed.map(|proposed| view! { <p class="coach__try">{proposed}</p> }.into_any())}
                </div>
                <div class="coach__acts">
                    {next}
                    <button class="btn btn--quiet" type="button" id="guide-leave" title=says.leave on:click=on(move |_| self.left.set(true))>
                        <IconView icon=Icon::Close/><span class="coach__label">{says.leave}</span>
                    </button>
                </div>
            </aside>
        }
        .into_any()
    }

    /// What is said, and what is proposed; nothing when the lesson is over.
    fn told(self) -> Option<(String, Option<String>)> {
        if let Turn::Over(outcome) = self.desk.turn() {
            let key = if outcome.winners().contains(&PUPIL) { "won" } else { "lost" };
            return Some((self.text(key), None)).filter(|_| self.said.get() != Said::Nothing);
        }
        match self.said.get() {
            Said::Nothing => None,
            Said::Watch => Some((self.text("watch"), None)),
            Said::Tip(tip) => Some(self.explained(tip)),
        }
    }

    fn explained(self, tip: Tip) -> (String, Option<String>) {
        let mut said = Vec::new();
        if tip.strayed && self.page.get() == 0 {
            said.push(self.text("strayed"));
        }
        said.extend(tip.pages.get(self.page.get()).map(|(key, _)| self.text(key)));
        let proposed = tip.advice.filter(|_| self.is_last(tip)).and_then(|advice| {
            let choice = self.desk.with_scene(|scene| scene.asked.choices.get(advice).cloned())?;
            let mut proposed = vec![fill(&self.text("try"), &[&choice])];
            let lesson = self.lesson;
            proposed.extend(self.desk.with(|table| lesson.reasons(table, tip, prefs::lang())));
            Some(proposed.join(" "))
        });
        (said.join(" "), proposed)
    }
}

/// The lesson in the language in use.
fn load(game: &'static str) -> RwSignal<Texts> {
    let texts = RwSignal::new(Texts::Null);
    follow(move || {
        let path = format!("./lessons/{}/{game}.json", prefs::lang().tag());
        later(async move {
            let text = browser::fetch_text(&path).await.unwrap_or_default();
            // The page may be gone by now; a lesson that does not come leaves the game as it is.
            if let Ok(read) = serde_json::from_str(&text) {
                texts.set(read);
            }
        });
    });
    texts
}
