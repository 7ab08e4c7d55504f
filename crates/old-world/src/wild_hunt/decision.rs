//! The decisions of section 14 that the base game does not have.

use serde::{Deserialize, Serialize};

use crate::world::monster::Monster;
use crate::world::story::{Passage, Story};

/// A question of the hunt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "hunt", rename_all = "kebab-case")]
pub enum HuntDecision {
    /// WH-JNT-3: a ballot.
    Vote {
        /// On what.
        question: Question,
    },
    /// WH-D-TIE.
    Tie {
        /// On what.
        question: Question,
    },
    /// WH-D-EXCADD.
    Exchange,
    /// WH-D-EXC.
    Accept,
    /// WH-D-HJOIN.
    Join,
    /// WH-D-HGO.
    Go,
    /// WH-D-HCOMBO.
    Combo,
    /// WH-D-BORDER.
    BonusOrder,
    /// WH-D-P2OK.
    Fight {
        /// Which monster.
        monster: Monster,
    },
    /// WH-D-QUEST.
    Quest {
        /// Which card.
        story: Story,
    },
    /// WH-D-SUP.
    Support,
    /// WH-D-MED.
    Meditate,
    /// WH-D-IND.
    Individual,
    /// WH-D-POOL.
    Purse,
    /// WH-D-TELE.
    Teleport,
    /// OW-D-WEAKEST for a tied strongest attribute (WH-QST-8).
    Strongest,
}

/// What the players decide together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "on", rename_all = "kebab-case")]
pub enum Question {
    /// WH-D-P2: which monster is fought next, by whom.
    Pair,
    /// WH-D-JOINT: an option of the open card.
    Option,
    /// WH-D-ASSIGN: who does the quest of the open card.
    Assign,
    /// WH-D-ASSIGN: whom a part of a result is for.
    Chosen {
        /// Which part.
        passage: Passage,
    },
    /// OW-D-QSTACK: from which stack a quest's token comes.
    QuestStack,
    /// WH-D-P3ORDER.
    Buyer,
    /// WH-D-HPLACE.
    HoundPlace {
        /// The hound's level.
        level: u8,
    },
    /// WH-D-TERRAIN.
    Ground {
        /// The monster's level.
        level: u8,
    },
    /// WH-D-TARGET.
    Target,
    /// WH-D-PATH.
    Path {
        /// To whom.
        target: tabletop::Seat,
    },
    /// WH-D-HOUND: Nithral's ability.
    Strengthen,
    /// WH-D-HOUND: a hound is removed.
    Remove {
        /// WH-EDGE-5: does everybody get a bonus?
        bonus: bool,
    },
    /// WH-D-MONSTER.
    Mark,
    /// WH-D-FORDER.
    Fighter,
}
