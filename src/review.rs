//! The review of a game that is over: run beside the page, told when it is done, remembered as long as the page is there.

pub mod plan;

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::prelude::*;
use tabletop::{Digest, Level, Table};

use crate::desk::Desk;
use crate::thinker::{self, Answer};
use crate::view::later;
use plan::{Plan, Verdict};

/// How far a review is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Not begun.
    Waiting,
    /// So many hundredths are done, in this run.
    Working(usize, u32),
    /// The player has broken it off.
    BrokenOff,
    /// There is nobody who could judge.
    NoHelper,
    /// Done.
    Done(Arc<Verdict>),
}

/// A review and how far it is; handed around.
pub type Reviewing = RwSignal<Stage>;

/// Counts the runs: one that was broken off must not be taken for the next.
static NEXT: AtomicU32 = AtomicU32::new(0);

thread_local! {
    /// What was found in this tab, by the position the game ended in.
    static FOUND: RefCell<Vec<(Digest, Arc<Verdict>)>> = RefCell::default();
}

/// What was found of the game on this table.
pub fn known(table: &dyn Table) -> Option<Arc<Verdict>> {
    let digest = table.digest();
    FOUND.with_borrow(|found| {
        found.iter().find(|(known, _)| *known == digest).map(|(_, verdict)| verdict.clone())
    })
}

/// Reviews what the people at this table have decided; unless it is known already.
pub fn begin(desk: Desk, stage: Reviewing) {
    if let Some(verdict) = desk.with(known) {
        stage.set(Stage::Done(verdict));
        return;
    }
    let Some(mut plan) = desk.with(plan_of) else { return };
    let run = NEXT.fetch_add(1, Ordering::Relaxed);
    stage.set(Stage::Working(0, run));
    later(async move {
        while let Some((matter, seed)) = plan.next() {
            let answer = thinker::judge(desk, matter, seed).await;
            // Broken off, perhaps begun anew; or the page has gone on.
            if !matches!(stage.try_get_untracked(), Some(Stage::Working(_, now)) if now == run) {
                return;
            }
            match answer {
                Answer::Heard(advice) => plan.hear(advice.as_ref()),
                Answer::TooLate => return stage.set(Stage::BrokenOff),
                Answer::NoHelper => return stage.set(Stage::NoHelper),
            }
            stage.set(Stage::Working(plan.progress(), run));
        }
        let verdict = Arc::new(plan.verdict());
        if let Some(digest) = desk.try_with(Table::digest) {
            FOUND.with_borrow_mut(|found| found.push((digest, verdict.clone())));
        }
        stage.set(Stage::Done(verdict));
    });
}

fn plan_of(table: &dyn Table) -> Option<Plan> {
    let game = bots::find(table.game_id())?;
    let players = table.players();
    let mut decided = (game.decisions)(table);
    decided.retain(|one| players[one.seat].is_human());
    // A review has time: as many tries as any level makes.
    Some(Plan::new(decided, (game.standard_budget)(Level::Legend)))
}
