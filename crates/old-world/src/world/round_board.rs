//! What each round brings, and how hard the game is (WH-T-BOARD-2, WH-T-BOARD-n, WH-T-DIFF).

use serde::{Deserialize, Serialize};

use super::slug::Slug;

/// What appears in phase IV.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spawn {
    /// A hound of this level.
    Hound(u8),
    /// A monster of this level.
    Monster(u8),
}

/// WH-BOARD-1, WH-BOARD-2: how many rounds so many players have.
pub const fn rounds(players: u8) -> u8 {
    if players >= 4 { 7 } else { 8 }
}

/// WH-SETUP-5: how many cards of stage I are dealt.
pub const fn stage_one_cards(players: u8) -> u8 {
    if players >= 4 { 3 } else { 4 }
}

/// WH-SETUP-5: how many cards of stage II are dealt.
pub const STAGE_TWO_CARDS: u8 = 3;

/// WH-BOARD-3: what appears in a round, in printed order; the last one brings the fight instead.
pub fn spawns(players: u8, round: u8) -> &'static [Spawn] {
    let board = match players {
        0 | 1 => ONE,
        2 => TWO,
        3 => THREE,
        4 => FOUR,
        _ => FIVE,
    };
    board.get(usize::from(round).wrapping_sub(1)).copied().unwrap_or(&[])
}

use Spawn::{Hound, Monster};

const ONE: &[&[Spawn]] =
    &[&[Hound(1)], &[Monster(1)], &[Hound(2)], &[Monster(2)], &[Hound(3)], &[Monster(3)], &[], &[]];

const TWO: &[&[Spawn]] = &[
    &[Hound(1)],
    &[Monster(1)],
    &[Hound(1), Monster(2)],
    &[Hound(2)],
    &[Monster(3)],
    &[Hound(3), Monster(3)],
    &[],
    &[],
];

const THREE: &[&[Spawn]] = &[
    &[Hound(1)],
    &[Monster(1)],
    &[Hound(1), Monster(2)],
    &[Monster(2)],
    &[Hound(2), Monster(3)],
    &[Hound(3), Monster(3)],
    &[],
    &[],
];

const FOUR: &[&[Spawn]] = &[
    &[Hound(1)],
    &[Hound(2), Monster(2)],
    &[Monster(2), Monster(1)],
    &[Hound(2), Monster(3)],
    &[Hound(3), Monster(3)],
    &[Hound(3)],
    &[],
];

const FIVE: &[&[Spawn]] = &[
    &[Hound(1), Monster(1)],
    &[Hound(2), Monster(2)],
    &[Monster(2), Monster(2)],
    &[Hound(2), Monster(3)],
    &[Hound(3), Monster(3)],
    &[Hound(3)],
    &[],
];

/// WH-SETUP-9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Just the story.
    Easy,
    /// Story and sword.
    Standard,
    /// Blood and broken bones.
    Hard,
    /// Death march.
    VeryHard,
}

impl Difficulty {
    /// All four, the easiest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Standard, Self::Hard, Self::VeryHard];

    /// WH-T-DIFF: the levels of the monsters at the start, forest first, then water.
    pub fn monsters(self, players: u8) -> &'static [u8] {
        START[table_row(players)][self as usize].0
    }

    /// WH-T-DIFF: the rider's shields at the start.
    pub fn shields(self, players: u8) -> u16 {
        START[table_row(players)][self as usize].1
    }
}

impl Slug for Difficulty {
    const KIND: &'static str = "difficulty";

    fn slug(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Standard => "standard",
            Self::Hard => "hard",
            Self::VeryHard => "very-hard",
        }
    }

    fn every() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }
}

fn table_row(players: u8) -> usize {
    usize::from(players.clamp(1, 5)) - 1
}

/// By players, then by difficulty.
static START: [[(&[u8], u16); 4]; 5] = [
    [(&[1], 5), (&[1], 7), (&[2], 9), (&[3], 11)],
    [(&[2], 28), (&[1, 2], 31), (&[1, 3], 34), (&[1, 3], 37)],
    [(&[2], 54), (&[1, 2], 58), (&[1, 3], 62), (&[1, 3], 66)],
    [(&[1, 1], 77), (&[1, 3], 82), (&[1, 3], 87), (&[1, 3], 92)],
    [(&[1, 1], 97), (&[1, 3], 106), (&[1, 3], 113), (&[1, 3], 120)],
];
