//! Before the first round: who starts, and what is exchanged.

use ::gwent::{Ability, Choice, Decision, Gwent, HandCard, Kind};

use super::worth;
use crate::{Seen, Thought};

/// A card worth less than this is exchanged.
const ENOUGH: i32 = 6;

/// Lets the other side begin, and exchanges the poorest cards.
pub fn think(seen: &Seen<'_, Gwent>) -> Thought<Choice> {
    let choice = match seen.decision() {
        Decision::WhoStarts => Choice::GoSecond,
        _ => exchange(&seen.view().side(seen.seat()).hand.cards),
    };
    Thought::at_once(choice, seen.legal().len())
}

/// The poorest card of a hand goes, if it is poor.
pub fn exchange(hand: &[HandCard]) -> Choice {
    let kinds = || hand.iter().map(|held| held.card.kind);
    let poorest = kinds().min_by_key(|kind| (worth_here(*kind, kinds()), *kind));
    match poorest {
        Some(kind) if worth_here(kind, kinds()) < ENOUGH => Choice::Exchange(kind),
        _ => Choice::Keep,
    }
}

/// A card that comes by itself is not wanted in the hand twice; namesakes of a bond are.
fn worth_here(kind: Kind, hand: impl Iterator<Item = Kind>) -> i32 {
    let strength = i32::from(kind.strength());
    let answers = |band| Kind::answering(band).any(|called| called == kind);
    let mut namesakes = 0;
    let mut is_called = false;
    let mut itself = false;
    for other in hand {
        if other == kind && !itself {
            itself = true;
            continue;
        }
        namesakes += i32::from(other == kind);
        let calls = |ability: &Ability| matches!(ability, Ability::Muster(band) if answers(*band));
        is_called |= other.abilities().iter().any(calls);
    }
    if is_called {
        return 1;
    }
    if kind.abilities().contains(&Ability::Spy) {
        return 20;
    }
    let bonded = kind.abilities().contains(&Ability::TightBond);
    worth::card(kind) + if bonded { strength * namesakes } else { 0 }
}
