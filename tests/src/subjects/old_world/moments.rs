//! The moments in which tables of Old World are frozen.

use old_world::versus::{Choice, Event, Foe, OldWorld};
use tabletop::{Game, Session, Viewer};

use super::OldWorldSubject;
use crate::frozen::{Frozen, Moment, asked, last_made};

impl Frozen for OldWorldSubject {
    fn moments() -> Vec<Moment<OldWorld>> {
        vec![
            Moment { name: "board-choice", is_now: |session| is_asked(session, "decision board") },
            Moment { name: "slot2", is_now: |session| is_asked(session, "decision slot 2") },
            Moment { name: "mid-move", is_now: is_moving },
            Moment { name: "story-option", is_now: |session| is_asked(session, "decision option") },
            Moment { name: "mid-story", is_now: is_telling },
            Moment { name: "mid-poker", is_now: |session| is_asked(session, "decision reroll 1") },
            Moment { name: "mid-fight", is_now: is_fighting },
            Moment { name: "mid-combo", is_now: is_laying },
            Moment { name: "mid-duel", is_now: |session| is_laying(session) && is_duel(session) },
            Moment { name: "bets", is_now: |session| is_asked(session, "decision bet") },
            Moment { name: "market-purchase", is_now: |session| is_asked(session, "decision pay") },
            Moment { name: "solo", is_now: |session| has_played(session, 1) },
            Moment { name: "five-players", is_now: |session| has_played(session, 5) },
            Moment { name: "finished", is_now: |session| session.game().legal().is_empty() },
        ]
    }
}

fn is_asked(session: &Session<OldWorld>, question: &str) -> bool {
    asked::<OldWorldSubject>(session) == question
}

/// A witcher has moved and may go on.
fn is_moving(session: &Session<OldWorld>) -> bool {
    is_asked(session, "decision phase 1") && matches!(last_made(session), Some(Choice::Move(..)))
}

/// A side of a story has been chosen, and it asks for something.
fn is_telling(session: &Session<OldWorld>) -> bool {
    let of_stories = [
        "decision alternative",
        "decision any attribute",
        "decision discard hand",
        "decision discard potion",
        "decision destroy",
        "decision short",
        "decision take discard",
    ];
    matches!(last_made(session), Some(Choice::Option(..)))
        && of_stories.contains(&asked::<OldWorldSubject>(session))
}

/// A monster has struck, and its victim loses cards of his hand.
fn is_fighting(session: &Session<OldWorld>) -> bool {
    is_asked(session, "decision damage hand") && !is_duel(session)
}

/// A card of a combo lies, and the next may follow.
fn is_laying(session: &Session<OldWorld>) -> bool {
    is_asked(session, "decision combo") && matches!(last_made(session), Some(Choice::Add(..)))
}

/// Was the last fight that began against a witcher?
fn is_duel(session: &Session<OldWorld>) -> bool {
    let line = session.line();
    let told = line.iter().take(session.ply() + 1).rev().flat_map(|step| step.entries.iter().rev());
    let mut foes = told.filter_map(|entry| match entry.seen_by(Viewer::Referee) {
        Some(Event::FightBegan { foe, .. }) => Some(foe),
        _ => None,
    });
    matches!(foes.next(), Some(Foe::Witcher(_)))
}

/// So many play, and each has had about ten choices.
fn has_played(session: &Session<OldWorld>, players: u8) -> bool {
    session.game().seats() == players && session.ply() >= 10 * usize::from(players)
}
