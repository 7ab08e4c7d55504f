//! The starting cards (16.3): five for each character, in the order of the characters.

use super::card::{C, CardDef, D, E, M, card, when};
use crate::Colour::{Blue, Green, Pink, Red, Yellow};
use crate::Side::{Left, Right};
use crate::{Condition, Reward};

pub(super) const CARDS: [CardDef; 35] = [
    card("ge1", Red, &[C, C], Some(Left), None),
    card("ge2", Green, &[C, E], None, None),
    card("ge3", Blue, &[], None, when(Condition::Lose(D), Reward::BothPaths)),
    card("ge4", Yellow, &[D], None, when(Condition::LoseInactive, Reward::UpToThree(C))),
    card("ge5", Pink, &[], None, when(Condition::AtLeastTwo(Red), Reward::EachTrack)),
    card("ye1", Blue, &[M, M], Some(Right), None),
    card("ye2", Yellow, &[M, D], None, None),
    card("ye3", Green, &[E], None, when(Condition::Lose(C), Reward::BothPaths)),
    card("ye4", Red, &[C], None, when(Condition::LoseInactive, Reward::UpToThree(M))),
    card("ye5", Pink, &[M], None, when(Condition::AtLeastTwoInactive, Reward::EachTrack)),
    card("da1", Yellow, &[D, D], Some(Left), None),
    card("da2", Pink, &[D, E], None, None),
    card("da3", Red, &[C], None, when(Condition::Lose(M), Reward::BothPaths)),
    card("da4", Blue, &[M], None, when(Condition::LoseInactive, Reward::UpToThree(D))),
    card("da5", Green, &[D], None, when(Condition::AtLeastTwo(Yellow), Reward::EachTrack)),
    card("ci1", Green, &[E, E], Some(Right), None),
    card("ci2", Red, &[E, C], None, None),
    card("ci3", Yellow, &[C, D], None, when(Condition::Lose(M), Reward::BothPaths)),
    card("ci4", Blue, &[M, D], None, when(Condition::LoseInactive, Reward::UpToThree(E))),
    card("ci5", Pink, &[E, M], None, when(Condition::AtLeastTwo(Green), Reward::EachTrack)),
    card("ve1", Red, &[C, C], Some(Right), None),
    card("ve2", Green, &[M], None, None),
    card("ve3", Pink, &[D], None, when(Condition::Lose(E), Reward::BothPaths)),
    card("ve4", Blue, &[E], None, when(Condition::LoseInactive, Reward::UpToThree(C))),
    card("ve5", Yellow, &[C], None, when(Condition::TwoInactive, Reward::EachTrack)),
    card("tr1", Blue, &[M, M], Some(Left), None),
    card("tr2", Pink, &[M, D], None, None),
    card("tr3", Red, &[C, D], None, when(Condition::Lose(E), Reward::BothPaths)),
    card("tr4", Green, &[E], None, when(Condition::LoseInactive, Reward::UpToThree(M))),
    card("tr5", Yellow, &[M], None, when(Condition::LoseInactive, Reward::OneTrack)),
    card("yu1", Green, &[E, E], Some(Right), None),
    card("yu2", Blue, &[E, M], None, None),
    card("yu3", Red, &[C], None, when(Condition::Lose(D), Reward::BothPaths)),
    card("yu4", Yellow, &[D], None, when(Condition::LoseInactive, Reward::UpToThree(E))),
    card("yu5", Pink, &[E], None, when(Condition::AtLeastTwo(Blue), Reward::EachTrack)),
];
