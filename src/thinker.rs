//! Where bots think: in a worker, so that the page never freezes. The worker is this same program,
//! started without a page; it keeps its own copy of the table, is told the moves as they are made,
//! and answers with a choice.
//!
//! A worker that fails or falls silent is replaced once; if the new one fails as well, the thinking
//! is done here, in one go, and the player is told why the page stands still.

mod helper;
mod understudy;
mod wire;

use std::cell::RefCell;

use bots::{Advice, Matter};
use tabletop::Level;

use crate::browser;
use crate::desk::Desk;
use crate::i18n::words;
use crate::toast::{self, Tone};
use helper::{Helper, Known};
use wire::{News, Question, Reply};

pub use helper::serve;

/// So many workers may fail one after another before no more are started.
const TRIES: u8 = 2;

#[derive(Default)]
struct Thinker {
    helper: Option<Helper>,
    /// How many helpers have failed since one last answered.
    failed: u8,
}

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::default();
}

/// What a bot would do at this table; `None` when the game is over, or when the page has gone on
/// in the meantime.
pub async fn think(desk: Desk, level: Level, seed: u64) -> Option<Advice> {
    let edition = desk.edition()?;
    match ask(desk, edition, level, seed, None).await {
        Answer::Heard(advice) => advice,
        Answer::TooLate => None,
        Answer::NoHelper => think_here(desk, edition, level, seed).await,
    }
}

/// What the strongest bot that the game offers would do.
pub async fn advise(desk: Desk) -> Option<Advice> {
    think(desk, strongest(desk)?, 1).await
}

fn strongest(desk: Desk) -> Option<Level> {
    desk.try_with(|table| bots::find(table.game_id()).map(|game| game.strongest)).flatten()
}

/// What the strongest bot thinks of an earlier decision. Nothing is judged on the page itself: it would stand still for
/// too long.
pub async fn judge(desk: Desk, matter: Matter, seed: u64) -> Answer {
    match (desk.edition(), strongest(desk)) {
        (Some(edition), Some(level)) => ask(desk, edition, level, seed, Some(matter)).await,
        _ => Answer::TooLate,
    }
}

/// What came of a question.
pub enum Answer {
    /// What the bot says.
    Heard(Option<Advice>),
    /// The table is not there any more, or another one.
    TooLate,
    /// There is nobody to ask.
    NoHelper,
}

async fn ask(
    desk: Desk,
    edition: (u32, u64),
    level: Level,
    seed: u64,
    matter: Option<Matter>,
) -> Answer {
    loop {
        let asked = desk.try_with(|table| {
            THINKER.with_borrow_mut(|thinker| {
                let (helper, known) = thinker.helper()?;
                let at = Known { sitting: edition.0, node: table.at() };
                let since = known.filter(|known| known.sitting == edition.0);
                let moves = since.and_then(|known| table.choices_since(known.node));
                let news =
                    moves.map_or_else(|| News::Record(table.record().to_json()), News::Moves);
                let question = Question { level, seed, digest: table.digest(), news, matter };
                Some((helper.ask(&question, at), matches!(question.news, News::Record(_))))
            })
        });
        let Some(asked) = asked else { return Answer::TooLate };
        let Some((answer, from_the_deal)) = asked else { return Answer::NoHelper };
        let reply = answer.await;
        THINKER.with_borrow_mut(|thinker| thinker.note(reply.as_ref()));
        if desk.edition() != Some(edition) {
            return Answer::TooLate;
        }
        match reply {
            Some(Reply::Advice(advice)) => return Answer::Heard(advice),
            // It cannot take this table up at all: no other helper could.
            Some(Reply::Lost) if from_the_deal => return Answer::NoHelper,
            Some(Reply::Lost) | None => {}
        }
    }
}

/// In one go, after the page has been drawn.
async fn think_here(desk: Desk, edition: (u32, u64), level: Level, seed: u64) -> Option<Advice> {
    toast::say(Tone::News, words().bots_think_here);
    browser::sleep(0).await;
    if desk.edition() != Some(edition) {
        return None;
    }
    desk.try_with(|table| bots::think(table, level, None, seed)).flatten()
}

impl Thinker {
    /// The helper, started if there is none, with what it knows; `None` if none will do.
    fn helper(&mut self) -> Option<(&mut Helper, Option<Known>)> {
        if self.helper.as_ref().is_some_and(Helper::has_failed) {
            self.helper = None;
            self.failed += 1;
        }
        if self.helper.is_none() && self.failed < TRIES {
            self.helper = Helper::start();
        }
        let helper = self.helper.as_mut()?;
        let known = helper.known();
        Some((helper, known))
    }

    /// Remembers how it went: a helper that has not answered is let go.
    fn note(&mut self, reply: Option<&Reply>) {
        match reply {
            Some(Reply::Advice(_)) => self.failed = 0,
            Some(Reply::Lost) => {
                if let Some(helper) = &mut self.helper {
                    helper.forget();
                }
            }
            None if self.helper.is_some() => {
                self.helper = None;
                self.failed += 1;
            }
            None => {}
        }
    }
}
