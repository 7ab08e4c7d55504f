//! The chapter cards (16.4).

use super::Character::{self, Ciri, Dandelion, Geralt, Triss, Vesemir, Yennefer, YukiOnna};
use super::card::{C, D, E, M};
use crate::Symbol;
use crate::slug::slugged;

slugged! {
    /// RO-SETUP-1: one of them is drawn for a game.
    ChapterCard, "chapter card" {
        /// The Snow Road.
        Ch1 = "ch1",
        /// The Drowned Shrine.
        Ch2 = "ch2",
        /// The Silent Court.
        Ch3 = "ch3",
        /// The Fox Wedding.
        Ch4 = "ch4",
        /// The Iron Bridge.
        Ch5 = "ch5",
        /// The Long Night.
        Ch6 = "ch6",
    }
}

/// What is printed on a chapter card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChapterDef {
    /// The active symbols of each chapter, left path and right path.
    pub paths: [[Symbol; 2]; 3],
    /// The symbols of the side quest.
    pub quest: [Symbol; 2],
    /// The starting initiative, first to last.
    pub initiative: [Character; 7],
}

impl ChapterCard {
    /// What is printed on it.
    pub const fn def(self) -> &'static ChapterDef {
        &CARDS[self.index()]
    }
}

const CARDS: [ChapterDef; ChapterCard::ALL.len()] = [
    ChapterDef {
        paths: [[C, M], [D, E], [E, C]],
        quest: [M, D],
        initiative: [Ciri, Geralt, Triss, Yennefer, Vesemir, Dandelion, YukiOnna],
    },
    ChapterDef {
        paths: [[E, D], [M, C], [D, C]],
        quest: [E, M],
        initiative: [YukiOnna, Dandelion, Vesemir, Yennefer, Triss, Geralt, Ciri],
    },
    ChapterDef {
        paths: [[C, E], [M, D], [E, D]],
        quest: [C, M],
        initiative: [Yennefer, YukiOnna, Geralt, Dandelion, Ciri, Vesemir, Triss],
    },
    ChapterDef {
        paths: [[E, M], [C, E], [D, M]],
        quest: [E, C],
        initiative: [Triss, Vesemir, Ciri, Dandelion, Geralt, YukiOnna, Yennefer],
    },
    ChapterDef {
        paths: [[C, D], [M, E], [C, M]],
        quest: [E, D],
        initiative: [Vesemir, Triss, YukiOnna, Geralt, Yennefer, Ciri, Dandelion],
    },
    ChapterDef {
        paths: [[M, D], [D, C], [E, M]],
        quest: [C, D],
        initiative: [Dandelion, Ciri, Yennefer, Geralt, YukiOnna, Triss, Vesemir],
    },
];

/// RO-SETUP-11, RO-FINAL-2: the symbols of a pair differ, and the side quest is about the two that
/// are inactive in chapter III.
const _: () = {
    let mut at = 0;
    while at < CARDS.len() {
        let card = &CARDS[at];
        let mut seen = 0;
        let mut chapter = 0;
        while chapter < 3 {
            assert!(card.paths[chapter][0] as u8 != card.paths[chapter][1] as u8);
            chapter += 1;
        }
        let last = card.paths[2];
        seen |= 1 << last[0] as u8 | 1 << last[1] as u8;
        seen |= 1 << card.quest[0] as u8 | 1 << card.quest[1] as u8;
        assert!(seen == 0b1111);
        at += 1;
    }
};
