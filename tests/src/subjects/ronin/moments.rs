//! The moments in which tables of Ronin are frozen.

use ronin::{Ronin, Stage};
use tabletop::{Game, Session};

use super::RoninSubject;
use crate::frozen::{Frozen, Moment, asked};

impl Frozen for RoninSubject {
    fn moments() -> Vec<Moment<Ronin>> {
        vec![
            Moment { name: "dealt", is_now: |session| session.ply() == 0 },
            Moment { name: "boards", is_now: |session| is_asked(session, "decision board") },
            Moment { name: "mid-draft", is_now: is_drafting },
            Moment { name: "drafted-blind", is_now: is_drafted_blind },
            Moment { name: "half-chosen", is_now: is_half_chosen },
            Moment { name: "mid-loss", is_now: |session| is_asked(session, "decision lose") },
            Moment { name: "mid-trade", is_now: |session| is_asked(session, "decision trade") },
            Moment { name: "mid-bonus", is_now: |session| is_asked(session, "decision bonus") },
            Moment { name: "mid-mend", is_now: |session| is_asked(session, "decision mend") },
            Moment { name: "before-scoring", is_now: |session| is_asked(session, SCORING) },
            Moment { name: "keeping-two", is_now: is_keeping_two },
            Moment { name: "alone", is_now: is_alone },
            Moment { name: "reshuffled", is_now: is_reshuffled },
            Moment { name: "finished", is_now: |session| session.game().legal().is_empty() },
        ]
    }
}

const SCORING: &str = "decision ability, score";

fn is_asked(session: &Session<Ronin>, question: &str) -> bool {
    asked::<RoninSubject>(session) == question
}

/// Some have drafted.
fn is_drafting(session: &Session<Ronin>) -> bool {
    let game = session.game();
    let taken = game.offer().iter().any(|row| row.marker.is_some());
    game.stage() == Stage::Draft && taken && game.turn() == 2
}

/// Somebody has drawn blind and may use an ability.
fn is_drafted_blind(session: &Session<Ronin>) -> bool {
    let last = crate::frozen::last_made(session);
    is_asked(session, "decision ability, drafted") && last == Some(&ronin::Choice::Top)
}

/// Some have chosen their cards, others not.
fn is_half_chosen(session: &Session<Ronin>) -> bool {
    let last = crate::frozen::last_made(session);
    is_asked(session, "decision play") && matches!(last, Some(ronin::Choice::Play(_)))
}

fn is_keeping_two(session: &Session<Ronin>) -> bool {
    is_asked(session, "decision keep") && session.game().turn() == 7
}

fn is_alone(session: &Session<Ronin>) -> bool {
    session.game().seats() == 1 && session.game().turn() == 5
}

fn is_reshuffled(session: &Session<Ronin>) -> bool {
    session.game().view(tabletop::Viewer::Spectator).decks > 1
}
