//! Information-set Monte-Carlo tree search, for any game.
//!
//! Single observer: the tree is the mover's, its branches are choices. Each iteration imagines a
//! position the mover cannot tell from the true one, goes down the tree by the choices that are
//! legal *there*, adds one node, plays on from it, and takes what every seat got back up. At each
//! node the seat to move maximises its own share (maxⁿ), so any number may play.
//!
//! It knows no game: what is particular comes through [`Guide`]. It knows no clock: the budget is
//! iterations. And it uses no function whose last bit differs between machines, so that a bot
//! plays the same natively and in WebAssembly (see [`ucb`]).

mod guide;
mod rewards;
mod tree;
mod ucb;

use tabletop::{Game, Log, Rng, Status};

use crate::thought::effort;
use crate::{Considered, Seen, Thought};
use tree::{NodeId, Tree};

pub use guide::{Blind, Guide};
pub use rewards::Rewards;

/// More iterations than this are not done, whatever the budget.
pub const MAX_ITERATIONS: u32 = 100_000;

/// More work than this is not done in one thought, whatever the budget: some positions are so wide
/// or so long that even few iterations would seem to last for ever.
pub const MAX_WORK: u64 = 20_000_000;

/// Thinks for so many iterations and takes the choice tried most often.
pub fn search<G: Game>(
    seen: &Seen<'_, G>,
    iterations: u32,
    guide: &impl Guide<G>,
    rng: &mut Rng,
) -> Thought<G::Choice> {
    let mut search = Searching { guide, rng, tree: Tree::new(), legal: Vec::new(), work: 0 };
    let mut done = 0;
    while done < iterations.clamp(1, MAX_ITERATIONS) && search.work < MAX_WORK {
        search.iterate(seen);
        done += 1;
    }
    search.conclude(seen, done)
}

struct Searching<'a, G: Game, H> {
    guide: &'a H,
    rng: &'a mut Rng,
    tree: Tree<G::Choice>,
    /// The legal choices of the position in hand, kept to spare allocations.
    legal: Vec<G::Choice>,
    work: u64,
}

impl<G: Game, H: Guide<G>> Searching<'_, G, H> {
    fn iterate(&mut self, seen: &Seen<'_, G>) {
        let mut game = seen.imagine(self.rng);
        let mut path = vec![NodeId::ROOT];
        let rewards = loop {
            let seat = match game.status() {
                Status::Over(outcome) => break self.guide.reward(&outcome),
                Status::Awaiting { .. } if self.guide.is_settled(&game) => {
                    break self.guide.judge(&game);
                }
                Status::Awaiting { seat, .. } => seat,
            };
            let at = *path.last().expect("the root is on the path");
            if self.tree.is_full() && !self.tree.is_open(at) {
                break self.roll_out(&mut game);
            }
            self.list_legal(&game);
            let untried = self.tree.meet(at, &self.legal);
            let (place, new) = if untried.is_empty() {
                (self.tree.best(at, seat, self.guide.eagerness()), false)
            } else {
                (self.guide.expand(&game, &self.legal, untried, self.rng), true)
            };
            path.push(self.tree.follow(at, place));
            game.play(&self.legal[place], &mut Log::muted());
            if new {
                break self.roll_out(&mut game);
            }
        };
        self.tree.take_up(&path, rewards);
    }

    /// Plays on from a leaf to the end, or as far as the guide cares to look.
    fn roll_out(&mut self, game: &mut G) -> Rewards {
        for _ in 0..self.guide.horizon() {
            if let Status::Over(outcome) = game.status() {
                return self.guide.reward(&outcome);
            }
            if self.work >= MAX_WORK || self.guide.is_settled(game) {
                break;
            }
            self.roll(game);
        }
        match game.status() {
            Status::Over(outcome) => self.guide.reward(&outcome),
            Status::Awaiting { .. } => self.guide.judge(game),
        }
    }

    /// One choice as the guide makes it.
    fn roll(&mut self, game: &mut G) {
        self.list_legal(game);
        let index = self.guide.roll(game, &self.legal, self.rng);
        game.play(&self.legal[index], &mut Log::muted());
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
