//! What a card does, as data: a condition and a reward (the catalogues of section 7). The one
//! interpreter is `resolve.rs`; texts are made from these values.

use crate::{Colour, Side, Symbol};

/// RO-EFF-1: the reward is given if the condition is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// What must be so, or be lost.
    pub condition: Condition,
    /// What is given.
    pub reward: Reward,
}

/// The condition of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// C1: lose one of this symbol.
    Lose(Symbol),
    /// C2: lose up to three of this symbol.
    LoseUpToThree(Symbol),
    /// C3: lose up to three inactive symbols.
    LoseInactive,
    /// C4: at least two cards of this colour.
    AtLeastTwo(Colour),
    /// C5: a neighbour has up to three cards of this colour.
    NeighbourHas(Colour),
    /// C6: exactly one card of this colour.
    ExactlyOne(Colour),
    /// C7: exactly two cards of this colour.
    ExactlyTwo(Colour),
    /// C8: up to three cards of this colour.
    UpToThree(Colour),
    /// C9: exactly two inactive symbols.
    TwoInactive,
    /// C10: at least two inactive symbols.
    AtLeastTwoInactive,
}

/// The reward of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reward {
    /// R1: a cooperation point on each own track.
    EachTrack,
    /// R2: cooperation points by level on one own track.
    OneTrack,
    /// R3, R4: active symbols of this path by level.
    Path(Side),
    /// R5, R6: two active symbols of this path.
    TwoOfPath(Side),
    /// R7: one active symbol of each path.
    BothPaths,
    /// R8: two of this symbol.
    Two(Symbol),
    /// R9: this symbol by level.
    UpToThree(Symbol),
    /// R10: exploration, magic and combat, one each (RO-EFF-22).
    Trio,
}

/// The highest level of an effect that has levels (RO-EFF-6).
pub const FULL: u8 = 3;

impl Effect {
    /// RO-EFF-14: is it resolved in the tea ceremony?
    pub const fn is_tea(self) -> bool {
        matches!(self.reward, Reward::EachTrack | Reward::OneTrack)
    }

    /// RO-EFF-16: does the kind of the condition fit the kind of the reward?
    pub const fn is_possible(self) -> bool {
        let by_level =
            matches!(self.reward, Reward::OneTrack | Reward::Path(_) | Reward::UpToThree(_));
        let neighbour = matches!(self.condition, Condition::NeighbourHas(_));
        self.condition.has_levels() == by_level
            && (!neighbour || matches!(self.reward, Reward::OneTrack))
    }
}

impl Condition {
    /// RO-EFF-6: one of the multiple conditions (1/2/3)?
    pub const fn has_levels(self) -> bool {
        match self {
            Self::LoseUpToThree(_)
            | Self::LoseInactive
            | Self::NeighbourHas(_)
            | Self::UpToThree(_) => true,
            Self::Lose(_)
            | Self::AtLeastTwo(_)
            | Self::ExactlyOne(_)
            | Self::ExactlyTwo(_)
            | Self::TwoInactive
            | Self::AtLeastTwoInactive => false,
        }
    }

    /// Is it met by losing symbols (C1, C2, C3)?
    pub const fn takes(self) -> bool {
        matches!(self, Self::Lose(_) | Self::LoseUpToThree(_) | Self::LoseInactive)
    }

    /// RO-EFF-6, RO-EFF-7: the level it reaches with what it counted.
    pub const fn level(self, counted: u8) -> u8 {
        crate::resolve::level_of(self, counted)
    }

    /// The level that counts as all of it.
    pub const fn top(self) -> u8 {
        if self.has_levels() { FULL } else { 1 }
    }
}
