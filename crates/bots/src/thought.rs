//! What a bot says: its choice, and what it thought of the others.

use tabletop::{Game, order};

use crate::Seen;

/// A choice with its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<C> {
    /// What was chosen.
    pub choice: C,
    /// How many games were imagined; 0 when nothing had to be thought about.
    pub iterations: u32,
    /// How much work it was: moves made in thought, more for long lists of choices.
    pub work: u64,
    /// The choices that were looked into, in the game's order.
    pub considered: Vec<Considered<C>>,
}

/// What a bot thinks of one choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Considered<C> {
    /// The choice.
    pub choice: C,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth to the mover: 0 is lost, 1000 is won.
    pub value: u16,
}

impl<C> Thought<C> {
    /// A choice made without thinking, out of so many.
    pub const fn at_once(choice: C, legal: usize) -> Self {
        Self { choice, iterations: 0, work: effort(legal), considered: Vec::new() }
    }
}

/// What it costs to list so many choices and make one.
pub(crate) const fn effort(legal: usize) -> u64 {
    1 + legal as u64 / 4
}

/// A thought without the game's types: for the arbiter and the page, which know the choices by
/// their places in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The place of the choice in the list of legal ones, from 0.
    pub index: usize,
    /// How many games were imagined; 0 when nothing had to be thought about.
    pub iterations: u32,
    /// The choices that were looked into, the most visited first.
    pub considered: Vec<Weighed>,
}

/// One choice of an [`Advice`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// Its place in the list of legal ones, from 0.
    pub index: usize,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth to the mover: 0 is lost, 1000 is won.
    pub value: u16,
}

impl Advice {
    /// The thought in numbers, with the place of each choice in the list of legal ones.
    pub fn of<G: Game>(thought: &Thought<G::Choice>, seen: &Seen<'_, G>) -> Self {
        let place = |choice: &G::Choice| seen.legal().iter().position(|legal| legal == choice);
        let mut considered: Vec<Weighed> = thought
            .considered
            .iter()
            .filter_map(|one| {
                let index = place(&one.choice)?;
                Some(Weighed { index, visits: one.visits, value: one.value })
            })
            .collect();
        order::sort_by_key(&mut considered, |one| (std::cmp::Reverse(one.visits), one.index));
        Self {
            index: place(&thought.choice).expect("a bot chooses among the legal choices"),
            iterations: thought.iterations,
            considered,
        }
    }
}
