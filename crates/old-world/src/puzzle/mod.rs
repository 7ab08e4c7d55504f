//! Puzzles: a position, and a goal the first seat can reach whatever chance and the others do.
//!
//! A puzzle is laid out instead of a deal, so that its records, saves and links are those of any
//! game. It ends at the first question at which its goal is reached or missed. That each can be
//! solved, and by which first choices alone, is proven by exhaustive search in the tests of the bots.

mod goal;
mod table;

use std::fmt;

use tabletop::{Log, Rng, Seat, Seed};

use crate::play::{Event, OldWorld};
use crate::position::Position;
use crate::serde_by_slug;
use crate::world::school::School;
use crate::world::slug::Slug;

pub use goal::{Goal, Test};
use table::PUZZLES;

#[expect(clippy::cast_possible_truncation, reason = "there are ten")]
const COUNT: u8 = PUZZLES.len() as u8;

/// A puzzle that comes with the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Puzzle(u8);

/// What a puzzle is made of.
struct PuzzleDef {
    slug: &'static str,
    /// The schools of both seats, the player's first.
    schools: [School; 2],
    /// What is otherwise than two witchers at home.
    lay_out: fn(Position) -> Position,
    goal: Goal,
    /// The only first choices that reach the goal.
    keys: &'static [&'static str],
    /// The choices of both seats to the end.
    solution: &'static [&'static str],
}

impl Puzzle {
    /// The seat that solves it.
    pub const PLAYER: Seat = Seat(0);

    /// The stable names, in the same order.
    pub const SLUGS: [&'static str; PUZZLES.len()] = {
        let mut slugs = [""; PUZZLES.len()];
        let mut at = 0;
        while at < PUZZLES.len() {
            slugs[at] = PUZZLES[at].slug;
            at += 1;
        }
        slugs
    };

    /// All of them, from easy to hard.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..COUNT).map(Self)
    }

    fn def(self) -> &'static PuzzleDef {
        &PUZZLES[self.index()]
    }

    /// Its place in the order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The schools of both seats, the player's first.
    pub fn schools(self) -> [School; 2] {
        self.def().schools
    }

    /// What is to be reached, and what ends it.
    pub fn goal(self) -> Goal {
        self.def().goal
    }

    /// The only first choices that reach the goal, as text.
    pub fn keys(self) -> &'static [&'static str] {
        self.def().keys
    }

    /// The choices that reach it, those of the other seat among them, as text.
    pub fn solution(self) -> &'static [&'static str] {
        self.def().solution
    }

    /// The position it starts from, as it is built.
    pub fn position(self) -> Position {
        (self.def().lay_out)(Position::of_schools(&self.schools()))
    }

    pub(crate) fn start(self, seed: Seed, log: &mut Log<Event>) -> OldWorld {
        let mut game = self.position().unchecked();
        game.rng = Rng::from_seed(seed);
        game.puzzle = Some(self);
        log.public(Event::TurnBegan { seat: game.active, turn: game.turns });
        game.run(log);
        game
    }
}

impl OldWorld {
    /// The puzzle that was laid out, if it is one.
    pub const fn puzzle(&self) -> Option<Puzzle> {
        self.puzzle
    }

    /// A puzzle whose goal is reached or missed is over.
    pub(crate) fn judge_puzzle(&mut self) {
        let Some(puzzle) = self.puzzle else { return };
        let goal = puzzle.goal();
        if goal.is_reached(self) || goal.is_missed(self) {
            self.agenda.clear();
        }
    }
}

impl Slug for Puzzle {
    const KIND: &'static str = "puzzle";

    fn slug(self) -> &'static str {
        self.def().slug
    }

    fn every() -> impl Iterator<Item = Self> {
        Self::all()
    }
}

serde_by_slug!(Puzzle);

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}
