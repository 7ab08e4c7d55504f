//! Who plays while the page is measured: the quick player of the browser tests, of both games.

use crate::{gwent_table, old_world_table};
use szlak_browser_tests::{Media, Outcome, Trouble, Visit};

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// One person and one bot.
    Gwent,
    /// One person and three bots.
    OldWorld,
    /// A fight among four, from a kept table: only what is clicked in it.
    Fight,
}

const FOUR: &str = include_str!("../../tables/four.json");

impl Subject {
    /// What it is called in the table.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gwent => "Gwent",
            Self::OldWorld => "Old World, four players",
            Self::Fight => "Old World, a fight of four",
        }
    }

    /// After how many clicks enough is known.
    pub const fn clicks(self) -> usize {
        match self {
            Self::Gwent => 90,
            Self::OldWorld => 80,
            Self::Fight => 60,
        }
    }

    /// How many matches may be needed for that.
    pub const fn matches(self) -> usize {
        match self {
            Self::Gwent => 4,
            Self::OldWorld => 1,
            Self::Fight => 8,
        }
    }

    /// Deals, and waits until the person may choose.
    pub async fn sit_down(self, visit: &mut Visit) -> Outcome {
        let (table, ready) = match self {
            Self::Fight => return old_world_table::take_up(visit, "four", FOUR).await,
            Self::Gwent => (format!("gwent{}", gwent_table::TABLE), ".gw-hand .is-legal"),
            Self::OldWorld => (
                "old-world?seats=4&seed=0000-0000-0001-2&first=seat-1".to_owned(),
                "main.play .old-world",
            ),
        };
        walk(visit, &format!("#/new/{table}"), "#start").await?;
        visit.script("document.querySelector('#start').click()").await?;
        appears(visit, ready).await
    }

    /// What to click next: `None` while it is not the person's turn, an error when the match is over.
    pub async fn next(self, visit: &Visit) -> Outcome<Next> {
        let script = match self {
            Self::Gwent => gwent_table::NEXT,
            Self::OldWorld => old_world_table::NEXT,
            // Asked by a script: the driver would keep what it finds, and with it the page.
            Self::Fight
                if visit.script("return !document.querySelector('.ow-fight')").await? == true =>
            {
                return Ok(Next::Over);
            }
            Self::Fight => old_world_table::NEXT,
        };
        let answer = visit.script(script).await?;
        match answer.as_str() {
            Some("over") => Ok(Next::Over),
            Some("") | None => Ok(Next::Wait),
            Some(css) => Ok(Next::Click(css.to_owned())),
        }
    }
}

/// What comes next.
pub enum Next {
    /// Somebody else is thinking.
    Wait,
    /// This is clicked.
    Click(String),
    /// The match is over.
    Over,
}

/// Bots move at once and nothing is animated: a short match leaves a trace that is not cut off.
pub async fn set_pace(visit: &mut Visit) -> Outcome {
    visit.prefer(Media { still: true, ..Media::default() }).await?;
    visit.open("#/settings").await?;
    let none = "[...document.querySelectorAll('main label, main button')]
        .find((one) => one.innerText.trim() === 'None').click()";
    visit.script(none).await.map(drop)
}

/// Goes to another page of the app as a link in it would, and waits for something there. By scripts alone: the
/// driver keeps what it finds by selectors, and with it the whole page it was on.
pub async fn walk(visit: &mut Visit, route: &str, css: &str) -> Outcome {
    visit.script(&format!("location.hash = '{route}'")).await?;
    appears(visit, css).await
}

async fn appears(visit: &mut Visit, css: &str) -> Outcome {
    let there = format!("return !!document.querySelector(\"{css}\")");
    visit.until_script(&there, &format!("there is no {css}")).await
}

/// What is said when a match takes for ever.
pub fn endless(subject: Subject) -> Trouble {
    Trouble::Wrong(format!("{}: the match goes nowhere", subject.name()))
}
