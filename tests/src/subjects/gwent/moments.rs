//! The moments in which tables of Gwent are frozen.

use gwent::{Choice, Gwent};
use tabletop::{Game, Session};

use super::GwentSubject;
use crate::frozen::{Frozen, Moment, asked, last_made};

impl Frozen for GwentSubject {
    fn moments() -> Vec<Moment<Gwent>> {
        vec![
            Moment { name: "redraw", is_now: is_redrawing },
            Moment { name: "mid-medic", is_now: |session| is_asked(session, "decision revive") },
            Moment { name: "mid-medic-placing", is_now: is_placing },
            Moment { name: "mid-leader-choice", is_now: is_leader_choosing },
            Moment { name: "mid-leader-cost", is_now: |session| is_asked(session, COST) },
            Moment { name: "round-ended", is_now: |session| rounds(session) == 1 },
            Moment {
                name: "third-round",
                is_now: |session| rounds(session) == 2 && goes_on(session),
            },
            Moment { name: "finished", is_now: |session| !goes_on(session) },
        ]
    }
}

const COST: &str = "decision pick a cost";

fn is_asked(session: &Session<Gwent>, question: &str) -> bool {
    asked::<GwentSubject>(session) == question
}

/// One card has been exchanged, and another may be.
fn is_redrawing(session: &Session<Gwent>) -> bool {
    is_asked(session, "decision exchange")
        && matches!(last_made(session), Some(Choice::Exchange(_)))
}

/// A revived unit that may stand in more than one row.
fn is_placing(session: &Session<Gwent>) -> bool {
    is_asked(session, "decision place a revived unit")
}

/// The leader was played, and the card he brings is being chosen.
fn is_leader_choosing(session: &Session<Gwent>) -> bool {
    last_made(session) == Some(&Choice::Leader)
        && asked::<GwentSubject>(session).starts_with("decision pick ")
        && !is_asked(session, COST)
}

fn rounds(session: &Session<Gwent>) -> usize {
    session.game().results().len()
}

fn goes_on(session: &Session<Gwent>) -> bool {
    !session.game().legal().is_empty()
}
