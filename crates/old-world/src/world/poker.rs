//! Dice poker: which five dice beat which (§7). Knows no stakes.

use serde::{Deserialize, Serialize};
use tabletop::order;

/// Five dice, kept in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dice(pub [u8; 5]);

/// OW-POKER-4, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// None of the others.
    Nothing,
    /// Two alike.
    Pair,
    /// Twice two alike.
    TwoPairs,
    /// Three alike.
    Three,
    /// 1 to 5.
    SmallStraight,
    /// 2 to 6.
    LargeStraight,
    /// Three alike and two alike.
    FullHouse,
    /// Four alike.
    Four,
    /// Five alike.
    Five,
}

/// OW-POKER-10: compares as hands do. The rank, then the faces of the pattern and of the unused
/// dice, in the order in which they decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Strength {
    /// The pattern.
    pub rank: Rank,
    faces: [u8; 5],
}

impl Dice {
    /// These five, in order.
    pub fn new(mut dice: [u8; 5]) -> Self {
        order::sort(&mut dice);
        Self(dice)
    }

    /// Are these faces of dice, in order?
    pub fn is_possible(self) -> bool {
        self.0.is_sorted() && self.0.iter().all(|face| (1..=6).contains(face))
    }

    /// OW-POKER-4 to OW-POKER-6.
    pub fn strength(self) -> Strength {
        // Faces by how often they occur, then by height: pattern first, unused dice after it.
        let mut counts = [0u8; 7];
        for face in self.0 {
            counts[usize::from(face.min(6))] += 1;
        }
        let mut faces = self.0;
        order::sort_by_key(&mut faces, |face| {
            std::cmp::Reverse((counts[usize::from((*face).min(6))], *face))
        });
        Strength { rank: rank(self.0, &counts), faces }
    }

    /// OW-SOLO-3: what the bank pays a lone witcher.
    pub fn solo_payout(self) -> u8 {
        match self.strength().rank {
            Rank::Nothing | Rank::Pair => 0,
            Rank::TwoPairs => 1,
            Rank::Three => 2,
            Rank::SmallStraight | Rank::LargeStraight => 3,
            Rank::FullHouse => 4,
            Rank::Four => 5,
            Rank::Five => 6,
        }
    }

    /// WH-POK-3: what the bank pays in Wild Hunt.
    pub fn hunt_payout(self) -> u8 {
        match self.strength().rank {
            Rank::Nothing | Rank::Pair => 0,
            Rank::TwoPairs => 1,
            Rank::Three => 2,
            Rank::SmallStraight | Rank::LargeStraight | Rank::FullHouse => 3,
            Rank::Four => 4,
            Rank::Five => 5,
        }
    }

    /// Every set of faces that could be rolled again, each once: a mask over the sorted dice in
    /// which of equal dice the first are taken.
    pub fn subsets(self) -> impl Iterator<Item = u8> {
        (0u8..32).filter(move |mask| {
            (1..5).all(|at| {
                let (before, here) = (mask >> (at - 1) & 1, mask >> at & 1);
                self.0[at] != self.0[at - 1] || before >= here
            })
        })
    }

    /// The faces a mask takes, in order, with zeros behind.
    pub fn faces(self, mask: u8) -> [u8; 5] {
        let mut faces = [0; 5];
        let taken = (0..5).filter(|at| mask >> at & 1 == 1).map(|at| self.0[at]);
        for (place, face) in faces.iter_mut().zip(taken) {
            *place = face;
        }
        faces
    }
}

fn rank(dice: [u8; 5], counts: &[u8; 7]) -> Rank {
    let most = counts.iter().max().copied().unwrap_or(0);
    let pairs = counts.iter().filter(|count| **count == 2).count();
    match (most, pairs) {
        (5, _) => Rank::Five,
        (4, _) => Rank::Four,
        (3, 1) => Rank::FullHouse,
        (3, _) => Rank::Three,
        (2, 2) => Rank::TwoPairs,
        (2, _) => Rank::Pair,
        _ if dice == [1, 2, 3, 4, 5] => Rank::SmallStraight,
        _ if dice == [2, 3, 4, 5, 6] => Rank::LargeStraight,
        _ => Rank::Nothing,
    }
}
