//! Hounds: what stands on their cards and tokens (WH-T-HOUND, WH-T-HBONUS).

use serde::{Deserialize, Serialize};

/// How many figures, and how many tokens, there are of each level.
pub const PER_LEVEL: u8 = 2;

/// A row of a hound card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct HoundRow {
    /// WH-HND-8.
    pub life: u8,
    /// WH-HND-4 (a): how far the shield of everybody who fights it falls first.
    pub shield: u8,
    /// WH-HND-4 (b): how many cards everybody draws then.
    pub draw: u8,
}

/// WH-T-HBONUS: what a token gives everybody who fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// Level I: a trail of any terrain.
    Trail,
    /// Level I: the top card of the own deck.
    Draw,
    /// Level II: a market card of cost 0.
    CostZero,
    /// Level II: a market card of cost 1.
    CostOne,
    /// Level III: any attribute rises.
    AnyAttribute,
    /// Level III: the weakest attribute rises.
    WeakestAttribute,
}

impl Bonus {
    /// WH-HND-21: the two tokens of a level, 1 to 3.
    pub const fn of_level(level: u8) -> [Self; PER_LEVEL as usize] {
        match level {
            1 => [Self::Trail, Self::Draw],
            2 => [Self::CostZero, Self::CostOne],
            _ => [Self::AnyAttribute, Self::WeakestAttribute],
        }
    }

    /// WH-HND-10: can the order in which it is given matter?
    pub const fn is_ordered(self) -> bool {
        matches!(self, Self::Trail | Self::CostZero | Self::CostOne)
    }
}

/// The row of a hound card for so many players; levels 1 to 3.
pub const fn hound_row(players: u8, level: u8) -> HoundRow {
    let side = match players {
        0 | 1 => 0,
        2 => 1,
        3 => 2,
        _ => 3,
    };
    let level = if level < 1 || level > 3 { 3 } else { level as usize };
    let (life, shield, draw) = CARDS[side][level - 1];
    HoundRow { life, shield, draw }
}

/// Life, loss of shield and draw by level, for 1, 2, 3 and 4–5 players.
static CARDS: [[(u8, u8, u8); 3]; 4] = [
    [(2, 1, 1), (3, 0, 4), (4, 0, 4)],
    [(3, 1, 1), (4, 2, 2), (5, 3, 2)],
    [(4, 1, 2), (6, 2, 2), (7, 2, 2)],
    [(5, 1, 2), (7, 1, 2), (8, 2, 2)],
];
