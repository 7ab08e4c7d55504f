//! The moments in which tables of Wild Hunt are frozen.

use old_world::versus::{Choice, Decision};
use old_world::wild_hunt::WildHunt;
use tabletop::{Game, Session, Status};

use super::WildHuntSubject;
use crate::frozen::{Frozen, Moment, asked, last_made};

impl Frozen for WildHuntSubject {
    fn moments() -> Vec<Moment<WildHunt>> {
        vec![
            Moment { name: "floor", is_now: |at| is_decision(at, Decision::Phase1) },
            Moment { name: "mid-exchange", is_now: |at| is_asked(at, "decision accept") },
            Moment { name: "hound-invitation", is_now: |at| is_asked(at, "decision join") },
            Moment { name: "mid-hound-combo", is_now: |at| is_asked(at, "decision hound combo") },
            Moment { name: "mid-vote", is_now: |at| is_asked(at, "vote on who fights") },
            Moment { name: "tie", is_now: |at| is_asked(at, "decision tie") },
            Moment { name: "support", is_now: |at| is_asked(at, "decision support") },
            Moment { name: "own-option", is_now: |at| is_asked(at, "decision individual") },
            Moment { name: "purse", is_now: |at| is_asked(at, "decision purse") },
            Moment { name: "spawn", is_now: |at| is_asked(at, "vote on a terrain") },
            Moment { name: "last-fight-order", is_now: |at| is_asked(at, "vote on who strikes") },
            Moment { name: "last-fight-combo", is_now: is_laying },
            Moment { name: "finished", is_now: |at| at.game().legal().is_empty() },
        ]
    }
}

fn is_asked(session: &Session<WildHunt>, question: &str) -> bool {
    asked::<WildHuntSubject>(session) == question
}

fn is_decision(session: &Session<WildHunt>, wanted: Decision) -> bool {
    matches!(session.game().status(), Status::Awaiting { decision, .. } if decision == wanted)
}

/// A card of a combo lies in the last fight, and the next may follow.
fn is_laying(session: &Session<WildHunt>) -> bool {
    session.game().hunt().finale.is_some()
        && is_decision(session, Decision::Combo)
        && matches!(last_made(session), Some(Choice::Add(..)))
}
