//! The cooperation boards with every bonus (16.6).

use crate::Colour;
use crate::slug::slugged;

slugged! {
    /// A side of a cooperation board that can be used. Side A is the same on all five.
    Board, "board" {
        /// Side A of any board.
        A = "a",
        /// Side B of board 1.
        B1 = "b1",
        /// Side B of board 2.
        B2 = "b2",
        /// Side B of board 3.
        B3 = "b3",
        /// Side B of board 4.
        B4 = "b4",
        /// Side B of board 5.
        B5 = "b5",
    }
}

/// RO-COOP-11: the last space of every board.
pub const LAST_SPACE: u8 = 12;

/// What a bonus space gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// The bonus.
    pub prize: Prize,
    /// So much experience may be had instead.
    pub or_xp: Option<u8>,
}

/// The codes of 16.6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prize {
    /// CARD1: a card of the neighbour's first ability.
    FirstAbility,
    /// CARD3: a card of the neighbour's third ability.
    ThirdAbility,
    /// n XP.
    Xp(u8),
    /// ANY n: so many active symbols in any combination.
    Any(u8),
    /// SAME n: so many of one active symbol.
    Same(u8),
    /// PATHS: one active symbol of each path.
    Paths,
    /// DRAW: a card from the main deck.
    Draw,
    /// HAND: show the hand; victory points for the active symbols on it.
    Hand,
    /// RESERVE: show the hand; victory points for the inactive symbols on it.
    Reserve,
    /// UNLOCKED: active symbols for unlocked abilities.
    Unlocked,
    /// SEASONED: victory points for experience.
    Seasoned,
    /// COLOUR: experience for cards of this colour.
    Colour(Colour),
    /// AGAIN: a used ability can be used again.
    Again,
    /// CHANGE n: inactive symbols for active ones.
    Change(u8),
    /// MEND n: remove destroyed tokens.
    Mend(u8),
    /// BALANCE: victory points for the active symbol of which there are fewer.
    Balance,
    /// MOTLEY: victory points for different colours.
    Motley,
    /// ARROWS: active symbols for cards with an arrow.
    Arrows,
    /// BRIDGE: victory points for the marker of the other track.
    Bridge,
}

/// The spaces that have a bonus, on every board.
const SPACES: [u8; 6] = [3, 4, 6, 7, 9, 10];

/// The victory points of spaces, on every board (RO-COOP-5, RO-COOP-11).
const VP: [(u8, u8); 4] = [(5, 2), (8, 3), (11, 4), (12, 5)];

/// RO-FINAL-4: the victory points of a marker on this space.
pub fn cooperation_vp(space: u8) -> u8 {
    BY_SPACE[usize::from(space.min(LAST_SPACE))]
}

/// The same, space by space.
const BY_SPACE: [u8; LAST_SPACE as usize + 1] = {
    let mut points = [0; LAST_SPACE as usize + 1];
    let mut step = 0;
    while step < VP.len() {
        let mut space = VP[step].0;
        while space <= LAST_SPACE {
            points[space as usize] = VP[step].1;
            space += 1;
        }
        step += 1;
    }
    points
};

impl Board {
    /// The boards of side B (RO-SETUP-6).
    pub const SIDE_B: [Self; 5] = [Self::B1, Self::B2, Self::B3, Self::B4, Self::B5];

    /// The bonus of a space.
    pub fn bonus(self, space: u8) -> Option<Bonus> {
        let place = SPACES.iter().position(|known| *known == space)?;
        Some(BONUSES[self.index()][place])
    }
}

const fn only(prize: Prize) -> Bonus {
    Bonus { prize, or_xp: None }
}

const fn or(prize: Prize, xp: u8) -> Bonus {
    Bonus { prize, or_xp: Some(xp) }
}

/// A row for each board, a column for each of [`SPACES`].
static BONUSES: [[Bonus; SPACES.len()]; Board::ALL.len()] = [
    [
        or(Prize::FirstAbility, 2),
        only(Prize::Any(2)),
        only(Prize::Same(2)),
        or(Prize::Draw, 2),
        or(Prize::Hand, 3),
        or(Prize::ThirdAbility, 3),
    ],
    [
        only(Prize::FirstAbility),
        only(Prize::Unlocked),
        only(Prize::Same(2)),
        only(Prize::Colour(Colour::Blue)),
        only(Prize::Seasoned),
        only(Prize::Again),
    ],
    [
        only(Prize::Paths),
        only(Prize::Colour(Colour::Red)),
        only(Prize::Change(2)),
        or(Prize::FirstAbility, 2),
        only(Prize::Balance),
        or(Prize::ThirdAbility, 3),
    ],
    [
        only(Prize::Any(2)),
        or(Prize::Mend(2), 2),
        only(Prize::FirstAbility),
        only(Prize::Colour(Colour::Green)),
        only(Prize::Motley),
        only(Prize::Again),
    ],
    [
        or(Prize::FirstAbility, 2),
        or(Prize::Draw, 2),
        only(Prize::Colour(Colour::Yellow)),
        only(Prize::Same(2)),
        or(Prize::Reserve, 3),
        only(Prize::Any(3)),
    ],
    [
        only(Prize::Xp(2)),
        only(Prize::Colour(Colour::Pink)),
        only(Prize::Arrows),
        only(Prize::FirstAbility),
        only(Prize::Bridge),
        or(Prize::ThirdAbility, 3),
    ],
];
