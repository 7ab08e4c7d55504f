//! Puzzles: a position near the end of a game that the first seat can win, whatever the second answers.
//!
//! A puzzle is laid out instead of a deal, so that its records, saves and links are those of any game. The game ends as
//! every game does, and whoever won it has solved the puzzle or not. That each can be won, and how few first choices
//! win it, is proven by exhaustive search in the tests of the bots.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Game, Log, Rng, Seat, Seed, Status};

use crate::position::Position;
use crate::puzzles::PUZZLES;
use crate::state::SEATS;
use crate::{Event, Faction, Gwent, Leader, RoundResult, Row};

/// A puzzle that comes with the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Puzzle(u8);

/// How a puzzle stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is still being played.
    Open,
    /// The player won the game.
    Solved,
    /// The game was lost or drawn.
    Failed,
}

/// What a puzzle is made of.
pub(crate) struct PuzzleDef {
    pub slug: &'static str,
    /// The rounds that are over.
    pub rounds: &'static [RoundResult],
    pub player: Army,
    pub enemy: Army,
    /// The choices of both seats to the end, the enemy's being his best.
    pub solution: &'static [&'static str],
}

/// What a seat has, its cards written as in a [`Position`].
pub(crate) struct Army {
    pub leader: &'static str,
    /// The leader can still be used.
    pub ready: bool,
    pub passed: bool,
    pub field: &'static str,
    pub horns: &'static [Row],
    pub hand: &'static str,
    pub deck: &'static str,
    pub pile: &'static str,
    pub weather: &'static str,
}

impl Puzzle {
    /// The seat that solves it.
    pub const PLAYER: Seat = SEATS[0];

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

    /// The choices that win it, the enemy's best answers among them, as text.
    pub fn solution(self) -> &'static [&'static str] {
        self.def().solution
    }

    /// The factions of both seats.
    pub fn factions(self) -> [Faction; 2] {
        let def = self.def();
        let faction = |army: &Army| Leader::from_slug(army.leader).map(Leader::faction);
        [&def.player, &def.enemy].map(|army| faction(army).expect("a leader of the box"))
    }

    /// Is it solved?
    pub fn verdict(game: &Gwent) -> Verdict {
        match game.status() {
            Status::Awaiting { .. } => Verdict::Open,
            Status::Over(outcome) if outcome.winners() == [Self::PLAYER] => Verdict::Solved,
            Status::Over(_) => Verdict::Failed,
        }
    }

    /// The position it starts from. Both hands are open where the enemy still plays: nothing is left to luck.
    pub(crate) fn lay_out(self, seed: Seed, log: &mut Log<Event>) -> Gwent {
        let def = self.def();
        let mut position = Position::between(def.player.leader, def.enemy.leader);
        for round in def.rounds {
            position = position.after(round.totals, round.winner);
        }
        for (seat, army) in SEATS.into_iter().zip([&def.player, &def.enemy]) {
            position = army.join(position, seat);
        }
        let mut game = position.open_hand(SEATS[1]).unchecked();
        game.rng = Rng::from_seed(seed);
        let leaders = SEATS.map(|seat| game.leader(seat));
        log.public(Event::LeadersShown { leaders });
        log.public(Event::RoundStarted { round: game.round(), starter: game.starter() });
        game
    }
}

impl Army {
    pub const NOTHING: Self = Self {
        leader: "",
        ready: false,
        passed: false,
        field: "",
        horns: &[],
        hand: "",
        deck: "",
        pile: "",
        weather: "",
    };

    fn join(&self, position: Position, seat: Seat) -> Position {
        let mut position = position
            .field(seat, self.field)
            .hand(seat, self.hand)
            .deck(seat, self.deck)
            .pile(seat, self.pile)
            .weather(seat, self.weather);
        for row in self.horns {
            position = position.horn(seat, *row);
        }
        if self.passed {
            position = position.passed(seat);
        }
        if self.ready { position } else { position.leader_used(seat) }
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl Serialize for Puzzle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.slug())
    }
}

impl<'de> Deserialize<'de> for Puzzle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let slug = Cow::<'de, str>::deserialize(deserializer)?;
        Self::from_slug(&slug)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no puzzle “{slug}”")))
    }
}
