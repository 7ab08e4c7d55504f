//! What is noted of a game between bots.

use std::time::Duration;

use old_world::world::action_card::Card;
use old_world::world::school::School;
use old_world::world::story::{Side, Story};
use tabletop::BySeat;

/// How a fight ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Won,
    DrivenAway,
    Lost,
}

/// How a game went.
#[derive(Debug)]
pub struct Played {
    /// The schools in the order of turns.
    pub schools: Vec<School>,
    /// Who won, counted in the order of turns.
    pub winner: Option<usize>,
    /// How many turns the winner had, or the last of all.
    pub turns: u16,
    /// How many choices were made.
    pub choices: u32,
    /// Trophies at the end: monsters, witchers, attributes.
    pub trophies: [u32; 3],
    /// Fights with monsters by level.
    pub hunts: Vec<(u8, Ending)>,
    /// Duels: did the attacker win?
    pub duels: Vec<bool>,
    /// Cards that lay in the market, and who bought which, counted in the order of turns.
    pub offered: Vec<Card>,
    pub bought: Vec<(Card, usize)>,
    /// Options that could both be chosen, with the one that was.
    pub options: Vec<(Story, Side)>,
    /// How long each thought took, by seat.
    pub thoughts: BySeat<Vec<Duration>>,
}
