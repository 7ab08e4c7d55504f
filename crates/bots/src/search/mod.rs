//! Information-set Monte-Carlo tree search, for any game.
//!
//! Single observer: the tree is the mover's, its branches are choices. Each iteration imagines a
//! position the mover cannot tell from the true one, goes down the tree by the choices that are
//! legal *there*, adds one node, plays on from it, and takes what every seat got back up. At each
//! node the seat to move maximises its own share (maxⁿ), so any number may play.
//!
//! It knows no game: it plays on at random and is paid by places. It knows no clock: the budget is
//! iterations. And it uses no function whose last bit differs between machines, so that a bot
//! plays the same natively and in WebAssembly (see [`ucb`]).

mod rewards;
mod tree;
mod ucb;

use tabletop::{Game, Log, Rng, Status};

use crate::thought::effort;
use crate::{Considered, Seen, Thought};
use tree::{NodeId, Tree};

pub use rewards::Rewards;

/// More iterations than this are not done, whatever the budget.
pub const MAX_ITERATIONS: u32 = 100_000;

/// More work than this is not done in one thought, whatever the budget: some positions are so wide
/// or so long that even few iterations would seem to last for ever.
pub const MAX_WORK: u64 = 20_000_000;

/// Thinks for so many iterations and takes the choice tried most often.
pub fn search<G: Game>(seen: &Seen<'_, G>, iterations: u32, rng: &mut Rng) -> Thought<G::Choice> {
    let mut search = Searching { rng, tree: Tree::new(), legal: Vec::new(), work: 0 };
    let mut done = 0;
    while done < iterations.clamp(1, MAX_ITERATIONS) && search.work < MAX_WORK {
        search.iterate(seen);
        done += 1;
    }
    search.conclude(seen, done)
}

/// How eagerly the search tries what it knows little about, against rewards from 0 to 1: measured
/// on plain Nim.
const EAGERNESS: f64 = 0.7;

/// After so many moves at random a game is called even.
const HORIZON: u32 = 5_000;

struct Searching<'a, G: Game> {
    rng: &'a mut Rng,
    tree: Tree<G::Choice>,
    /// The legal choices of the position in hand, kept to spare allocations.
    legal: Vec<G::Choice>,
    work: u64,
}

impl<G: Game> Searching<'_, G> {
    fn iterate(&mut self, seen: &Seen<'_, G>) {
        let mut game = seen.imagine(self.rng);
        let mut path = vec![NodeId::ROOT];
        let rewards = loop {
            let seat = match game.status() {
                Status::Over(outcome) => break Rewards::by_places(&outcome),
                Status::Awaiting { seat, .. } => seat,
            };
            let at = *path.last().expect("the root is on the path");
            if self.tree.is_full() && !self.tree.is_open(at) {
                break self.roll_out(&mut game);
            }
            self.list_legal(&game);
            let untried = self.tree.meet(at, &self.legal);
            let (place, new) = if untried.is_empty() {
                (self.tree.best(at, seat, EAGERNESS), false)
            } else {
                (untried[self.rng.index(untried.len())], true)
            };
            path.push(self.tree.follow(at, place));
            game.play(&self.legal[place], &mut Log::muted());
            if new {
                break self.roll_out(&mut game);
            }
        };
        self.tree.take_up(&path, rewards);
    }

    /// Plays on from a leaf at random, to the end or the horizon.
    fn roll_out(&mut self, game: &mut G) -> Rewards {
        for _ in 0..HORIZON {
            if self.work >= MAX_WORK || matches!(game.status(), Status::Over(_)) {
                break;
            }
            self.list_legal(game);
            let index = self.rng.index(self.legal.len());
            game.play(&self.legal[index], &mut Log::muted());
        }
        match game.status() {
            Status::Over(outcome) => Rewards::by_places(&outcome),
            Status::Awaiting { .. } => Rewards::even(game.seats()),
        }
    }

    fn list_legal(&mut self, game: &G) {
        self.legal.clear();
        game.list_legal(&mut self.legal);
        self.work += effort(self.legal.len());
    }

    fn conclude(self, seen: &Seen<'_, G>, iterations: u32) -> Thought<G::Choice> {
        let considered: Vec<Considered<G::Choice>> = seen
            .legal()
            .iter()
            .filter_map(|choice| {
                let (visits, value) = self.tree.tried(choice, seen.seat())?;
                Some(Considered { choice: choice.clone(), visits, value })
            })
            .collect();
        let best = considered
            .iter()
            .rev() // The last maximum wins, so that equals go to the first in the game's order.
            .max_by_key(|one| (one.visits, one.value))
            .expect("the first iteration tried one");
        Thought { choice: best.choice.clone(), iterations, work: self.work, considered }
    }
}
