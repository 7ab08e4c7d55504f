//! The contract itself.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    BySeat, IllegalChoice, Log, Rng, Seat, Seed, SetupError, SetupForm, StateError, Viewer,
};

/// A game: one plain value, complete at every decision. It can be saved, sent, edited and loaded
/// in the middle of anything.
///
/// The same set-up, seed and choices give the same bytes, natively and in WebAssembly, for ever:
/// no clock, no floating point, no iteration over hash maps.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + 'static {
    /// What is decided before the game starts.
    type Setup: SetupForm + Clone + Eq + Debug + Serialize + DeserializeOwned;
    /// What is asked: one variant for each DECISION of the rules.
    type Decision: Clone + Eq + Debug + Serialize;
    /// What is answered: a closed, atomic enum with a short text form that reads back.
    type Choice: Clone + Eq + Debug + Display + FromStr<Err = ParseChoiceError>;
    /// A past-tense fact.
    type Event: Clone + Eq + Debug + Serialize;
    /// What a viewer may know.
    type View: Clone + Eq + Debug + Serialize;

    /// The stable slug of the game.
    const ID: &'static str;
    /// Raised whenever an old record would play out otherwise.
    const RULES: u32;

    /// Deals a new game and runs to the first decision.
    fn start(
        setup: &Self::Setup,
        seed: Seed,
        log: &mut Log<Self::Event>,
    ) -> Result<Self, SetupError>;

    /// How many play.
    fn seats(&self) -> u8;

    /// Whose decision is awaited, or how it ended.
    fn status(&self) -> Status<Self::Decision>;

    /// Appends every legal choice, in a fixed order and without duplicates; none when the game is
    /// over. The only place where legality is decided.
    fn list_legal(&self, choices: &mut Vec<Self::Choice>);

    /// Carries out a choice that [`Game::list_legal`] lists, and runs to the next decision or the
    /// end. Given any other choice it may panic or ruin the state: [`Game::apply`] checks first.
    fn play(&mut self, choice: &Self::Choice, log: &mut Log<Self::Event>);

    /// What a viewer may know of this position.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The same view with other secrets: a position the viewer cannot tell from this one. For
    /// honest bots. For the referee, who has nothing left to imagine, a plain copy.
    ///
    /// Decided by what the viewer may know and by `rng` alone: two positions he cannot tell apart
    /// give the same result. (Put the hidden pieces in a fixed order before shuffling them.)
    #[must_use]
    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> Self;

    /// Every physical piece, sorted: the same from the first decision to the last.
    fn census(&self) -> Vec<u32>;

    /// Could a game reach this position? Asked of states that come from outside.
    fn check(&self) -> Result<(), StateError>;

    /// Could a game that was dealt like that come to this position? Asked after [`Game::check`] of
    /// states that come from outside with their set-up.
    fn check_dealt(&self, _dealt: &Self) -> Result<(), StateError> {
        Ok(())
    }

    /// Why a choice that is not legal is not. Games say more than this where they can.
    fn why_not(&self, choice: &Self::Choice) -> IllegalChoice {
        IllegalChoice::new("not-now", format_args!("“{choice}” is not possible now."))
    }

    /// Every legal choice, in a fixed order; empty exactly when the game is over.
    fn legal(&self) -> Vec<Self::Choice> {
        let mut choices = Vec::new();
        self.list_legal(&mut choices);
        choices
    }

    /// Makes a choice if it is legal; otherwise says why not and changes nothing.
    fn apply(
        &mut self,
        choice: &Self::Choice,
        log: &mut Log<Self::Event>,
    ) -> Result<(), IllegalChoice> {
        if let Status::Over(_) = self.status() {
            return Err(IllegalChoice::game_over());
        }
        if !self.legal().contains(choice) {
            return Err(self.why_not(choice));
        }
        self.play(choice, log);
        Ok(())
    }
}

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status<D> {
    /// Somebody must choose.
    Awaiting {
        /// Who.
        seat: Seat,
        /// What is asked.
        decision: D,
    },
    /// The game has ended.
    Over(Outcome),
}

impl<D> Status<D> {
    /// The seat that must choose, if the game goes on.
    pub const fn awaited(&self) -> Option<Seat> {
        match self {
            Self::Awaiting { seat, .. } => Some(*seat),
            Self::Over(_) => None,
        }
    }
}

/// How a game ended. Everybody in place 1 has won; a draw is everybody in place 1; a cooperative
/// game that is lost is everybody in place 2.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The place of each seat, from 1; equals share a place.
    pub places: BySeat<u8>,
    /// What the places were decided by, as far as one number can say it.
    pub scores: BySeat<i32>,
}

impl Outcome {
    /// Who has won, if anybody.
    pub fn winners(&self) -> Vec<Seat> {
        self.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
    }

    /// Places by score alone, the highest first.
    pub fn by_score(scores: BySeat<i32>) -> Self {
        let places = scores.map(|_, own| {
            let better = scores.values().filter(|other| *other > own).count();
            u8::try_from(better + 1).expect("few seats")
        });
        Self { places, scores }
    }
}

/// A text that names no choice of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("“{0}” is not a choice of this game.")]
pub struct ParseChoiceError(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place() {
        let outcome = Outcome::by_score(BySeat::from(vec![3, 7, 3, 1]));
        assert_eq!(outcome.places, BySeat::from(vec![2, 1, 2, 4]));
        assert_eq!(outcome.winners(), [Seat(1)]);
    }
}
