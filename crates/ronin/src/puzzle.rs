//! Puzzles: the last turn of a solo game, and one pair of cards that still reaches the target.
//!
//! A puzzle is laid out instead of a deal, so that its records, saves and links are those of any
//! game. It ends as every solo game does, won or lost (RO-AUTO-16). That each can be won whatever
//! the deck holds, and by which first choices alone, is proven by exhaustive search in the tests of
//! the bots.

use std::fmt;

use tabletop::{Log, Rng, Seat, Seed};

use crate::position::Position;
use crate::puzzles::PUZZLES;
use crate::slug::written_as_slug;
use crate::{ChapterCard, Character, Event, Ronin, Stage};

/// A puzzle that comes with the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Puzzle(u8);

/// What a puzzle is made of, written as in a [`Position`]: the player first, then the left and the
/// right Automa.
pub(crate) struct PuzzleDef {
    pub slug: &'static str,
    pub characters: [&'static str; 3],
    pub chapter_card: ChapterCard,
    pub order: [u8; 3],
    pub hand: &'static str,
    /// The timelines before this turn.
    pub timelines: [&'static str; 3],
    /// What the Automas have laid in this turn.
    pub laid: [&'static str; 2],
    /// Destroyed symbols and arrows: a chair, a card and what is destroyed on it.
    pub covered: &'static [(u8, &'static str)],
    pub pool: &'static str,
    pub xp: u8,
    /// What the first two chapters gave, and bonuses.
    pub chapters: [u8; 2],
    pub bonuses: u8,
    /// The markers to the left and to the right.
    pub tracks: [u8; 2],
    pub gifts: &'static str,
    pub used: &'static str,
    /// The rows nobody took.
    pub offer: [&'static str; 4],
    /// The only first choices after which the target can be reached.
    pub keys: &'static [&'static str],
    /// The choices that reach it.
    pub solution: &'static [&'static str],
}

impl Puzzle {
    /// The seat that solves it.
    pub const PLAYER: Seat = Seat(0);

    /// The stable names, from easy to hard.
    pub const SLUGS: [&'static str; PUZZLES.len()] = {
        let mut slugs = [""; PUZZLES.len()];
        let mut at = 0;
        while at < PUZZLES.len() {
            slugs[at] = PUZZLES[at].slug;
            at += 1;
        }
        slugs
    };

    /// All of them, in the same order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0u8..).take(PUZZLES.len()).map(Self).collect::<Vec<_>>().into_iter()
    }

    /// The puzzle of that stable name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::all().find(|puzzle| puzzle.slug() == slug)
    }

    fn def(self) -> &'static PuzzleDef {
        &PUZZLES[self.index()]
    }

    /// Its place in the order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The stable name.
    pub fn slug(self) -> &'static str {
        self.def().slug
    }

    /// Whom the player plays.
    pub fn character(self) -> Character {
        Character::from_slug(self.def().characters[0]).expect("the puzzles are checked")
    }

    /// The only first choices after which the target can be reached, as text.
    pub fn keys(self) -> &'static [&'static str] {
        self.def().keys
    }

    /// The choices that reach it, as text.
    pub fn solution(self) -> &'static [&'static str] {
        self.def().solution
    }

    /// The position it starts from: the last turn, cards are to be chosen.
    pub(crate) fn lay_out(self, seed: Seed, log: &mut Log<Event>) -> Ronin {
        let mut game = self.def().position().unchecked(Stage::Choose);
        game.rng = Rng::from_seed(seed);
        log.public(Event::TurnBegan { turn: game.turn() });
        game
    }
}

impl PuzzleDef {
    fn position(&self) -> Position {
        let mut position = Position::of(1, &self.characters)
            .chapter_card(self.chapter_card)
            .turn(9)
            .order(&self.order)
            .hand(0, self.hand)
            .pool(0, self.pool)
            .xp(0, self.xp)
            .scored(0, self.chapters)
            .vp(0, self.bonuses)
            // The track to the right lies to the left of the right neighbour.
            .track(0, self.tracks[0])
            .track(2, self.tracks[1])
            .offer(&self.offer);
        for (cards, chair) in self.timelines.iter().zip(0..) {
            position = position.timeline(chair, cards);
        }
        for (cards, chair) in self.laid.iter().zip(1..) {
            position = position.fresh(chair, cards);
        }
        for (chair, what) in self.covered {
            position = position.covered(*chair, what);
        }
        for ability in self.gifts.split_whitespace() {
            position = position.gift(0, ability);
        }
        for ability in self.used.split_whitespace() {
            position = position.used(0, ability);
        }
        position
    }
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

written_as_slug!(Puzzle, "puzzle");
