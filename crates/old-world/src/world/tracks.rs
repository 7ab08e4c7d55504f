//! The numbers printed on the boards (§22.8). Levels run from 1 to 5, reputation from 0 to 4.

/// The reputation that wins.
pub const VICTORY: u8 = 4;
/// OW-REP-6: the turn with which a game ends at the latest.
pub const LAST_TURN: u16 = 1_000;
/// OW-ZONE-1.
pub const HAND_LIMIT: usize = 7;
/// OW-ZONE-4.
pub const POTION_LIMIT: usize = 4;
/// The highest level of an attribute and of a witcher.
pub const TOP_LEVEL: u8 = 5;

/// OW-ATTR-1: the printed value of a level of attack, defence or alchemy.
pub const fn value(level: u8) -> u8 {
    if level < 4 { level } else { 4 }
}

/// OW-ATTR-7: the cards drawn on reaching a witcher level.
pub const fn level_up_draw(level: u8) -> u8 {
    if level >= 4 { 2 } else { 1 }
}

/// OW-REP-3: the cards destroyed on reaching a reputation.
pub const fn exhaustion(reputation: u8) -> u8 {
    reputation
}

/// OW-PVP-2: the gold for beating a witcher of this reputation.
pub const fn bounty(reputation: u8) -> u8 {
    if reputation < 3 { reputation + 1 } else { 3 }
}

/// OW-SETUP-8: opening hand and gold by player count and place in the turn order.
pub const fn opening(seats: u8, order: u8) -> (u8, u16) {
    match (seats, order) {
        (2 | 3, 0) => (3, 2),
        (2, _) => (5, 4),
        (3, 1) => (4, 4),
        (3, _) => (5, 6),
        (4, 0) => (2, 4),
        (4, 1) => (3, 5),
        (4, 2) => (4, 6),
        (4, _) => (5, 7),
        (5, 0) => (2, 5),
        (5, 1) => (3, 5),
        (5, 2) => (4, 5),
        (5, 3) => (4, 7),
        (5, _) => (5, 7),
        // OW-SOLO-1.
        _ => (5, 3),
    }
}

/// OW-MARKET-1: what each slot adds to the printed cost.
pub const SLOT_MODIFIER: [i8; 6] = [1, 1, 0, 0, 0, -1];
