//! What a search takes from a game that knows more than the rules.

use tabletop::{Game, Outcome, Rng};

use super::Rewards;

/// A game's advice to the search. Everything has a default that works for any game; a heuristic
/// replaces what it can do better.
///
/// A guide is shown imagined positions only, so it may look at everything in them.
pub trait Guide<G: Game> {
    /// Which legal choice a rollout makes. By default any.
    fn roll(&self, game: &G, legal: &[G::Choice], rng: &mut Rng) -> usize {
        let _ = game;
        rng.index(legal.len())
    }

    /// Which choice is tried first at a node where several never were: `untried` are their places
    /// in `legal`, and the answer is one of these. By default any.
    fn expand(&self, game: &G, legal: &[G::Choice], untried: &[usize], rng: &mut Rng) -> usize {
        let _ = (game, legal);
        untried[rng.index(untried.len())]
    }

    /// How eagerly the search tries what it knows little about, against rewards from 0 to 1. The
    /// default was measured on plain Nim; a guide whose judgements lie close together wants less.
    fn eagerness(&self) -> f64 {
        0.7
    }

    /// After how many moves a rollout stops and is judged.
    fn horizon(&self) -> u32 {
        5_000
    }

    /// Is there no point in looking further: is the position to be judged as it is? By default
    /// never.
    fn is_settled(&self, game: &G) -> bool {
        let _ = game;
        false
    }

    /// What a position in the middle of a game is worth to each seat. By default the same to all.
    fn judge(&self, game: &G) -> Rewards {
        Rewards::even(game.seats())
    }

    /// What the end is worth to each seat. By default by places.
    fn reward(&self, outcome: &Outcome) -> Rewards {
        Rewards::by_places(outcome)
    }
}

/// The guide that knows nothing: random rollouts to the end, rewards by places.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blind;

impl<G: Game> Guide<G> for Blind {}
