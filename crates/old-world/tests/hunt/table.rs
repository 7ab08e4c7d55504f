//! Wild Hunt's own words for scenarios, beside those it shares with Old World.

use old_world::position::Position;
use old_world::versus::{Decision, Event, OldWorld};
use old_world::wild_hunt::{Hunt, HuntDecision, Question, WildHunt};
use old_world::world::rider::Rider;
use scenario::Scenario;
use tabletop::{Seat, StateError};

use super::common::{OnMap, begun};

pub use super::common::{A, B, C, D, E, Words, card, cards, named};

/// A hunt in the middle of a test.
pub type Table = Scenario<WildHunt>;

/// A table that begins at a position.
#[track_caller]
pub fn given(position: Position) -> Table {
    begun(position)
}

/// Two players hunted by Nithral.
pub fn two() -> Position {
    Position::hunt(2, Rider::Nithral)
}

/// Three players hunted by Nithral.
pub fn three() -> Position {
    Position::hunt(3, Rider::Nithral)
}

impl OnMap for WildHunt {
    fn world(&self) -> &OldWorld {
        self.table()
    }

    fn reopened(self) -> Position {
        Position::of_hunt(self)
    }

    fn built(position: Position) -> Result<Self, StateError> {
        position.build_hunt()
    }
}

/// What only a hunt is asked.
pub trait HuntWords {
    /// What the hunt adds to the map.
    fn hunt(&self) -> &Hunt;
    /// The rider's shields.
    fn shields(&self) -> u16;
    /// Is it won? Nothing while it goes on.
    fn won(&self) -> Option<bool>;
    /// What the hunt asks, if it does.
    fn asked(&self) -> Option<HuntDecision>;
    /// What is voted on.
    fn question(&self) -> Option<Question>;
    /// Everybody votes for it until it is decided.
    fn vote(&mut self, text: &str) -> &mut Self;
    /// How many cards the last reckoning let somebody draw.
    fn reckoned(&self, seat: Seat) -> Option<i16>;
}

impl HuntWords for Table {
    fn hunt(&self) -> &Hunt {
        self.game().hunt()
    }

    fn shields(&self) -> u16 {
        self.hunt().shields
    }

    fn won(&self) -> Option<bool> {
        self.hunt().won
    }

    fn asked(&self) -> Option<HuntDecision> {
        match self.decision() {
            Some(Decision::Hunt(decision)) => Some(decision),
            _ => None,
        }
    }

    fn question(&self) -> Option<Question> {
        match self.asked() {
            Some(HuntDecision::Vote { question } | HuntDecision::Tie { question }) => {
                Some(question)
            }
            _ => None,
        }
    }

    #[track_caller]
    fn vote(&mut self, text: &str) -> &mut Self {
        let question = self.question();
        assert!(question.is_some(), "nothing is voted on: {:?}", self.decision());
        while self.question() == question && self.can(text) {
            self.choose(text);
        }
        self
    }

    fn reckoned(&self, seat: Seat) -> Option<i16> {
        self.events().rev().find_map(|event| match event {
            Event::DrawReckoned { seat: own, why } if *own == seat => Some(why.total),
            _ => None,
        })
    }
}
