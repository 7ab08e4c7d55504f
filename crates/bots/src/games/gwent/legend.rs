//! The player who sorts out the choices in hundreds of imagined positions.

use ::gwent::{Choice, Gwent};
use tabletop::{Game, Log, Rng};

use super::imagination::Imagination;
use super::master::{MOVES_LEFT, thousandths};
use super::round::Round;
use super::{habits, outlook};
use crate::search::MAX_ITERATIONS;
use crate::{Considered, Seen, Thought};

/// The choice that leaves it best off on the average. All are tried in the same imagined positions, with the same
/// chance; then the worse half is dropped, and the others are tried in more, until one is left. The budget is rounds
/// finished in thought, as many in each heat.
pub fn think(seen: &Seen<'_, Gwent>, budget: u32, rng: &mut Rng) -> Thought<Choice> {
    let mut heats = Heats::of(seen, rng);
    let budget = budget.min(MAX_ITERATIONS) / heats.count();
    loop {
        heats.run(seen, budget, rng);
        if heats.left.len() <= 2 {
            return heats.conclude(seen);
        }
        heats.left.truncate(heats.left.len().div_ceil(2));
    }
}

struct Heats {
    imagination: Imagination,
    round: Round,
    /// By the place of the choice: what it brought, and how often it was tried.
    tried: Vec<(f64, u32)>,
    /// The places of those still in the running, the best first.
    left: Vec<usize>,
}

impl Heats {
    fn of(seen: &Seen<'_, Gwent>, rng: &mut Rng) -> Self {
        let choices = seen.legal().len();
        Self {
            imagination: Imagination::of(seen, rng),
            round: Round::of(seen, habits::roll, outlook::judge),
            tried: vec![(0.0, 0); choices],
            left: (0..choices).collect(),
        }
    }

    /// How many heats there will be until two are left and one of them has won.
    fn count(&self) -> u32 {
        self.left.len().next_power_of_two().ilog2().max(1)
    }

    /// Tries what is left, and sorts it.
    fn run(&mut self, seen: &Seen<'_, Gwent>, budget: u32, rng: &mut Rng) {
        let choices = u32::try_from(self.left.len()).expect("a short list");
        for _ in 0..(budget / choices).max(1) {
            let world = self.imagination.imagine(seen, rng);
            let chance = rng.fork();
            for &place in &self.left {
                let mut game = world.clone();
                game.play(&seen.legal()[place], &mut Log::muted());
                let rewards = self.round.finish(&mut game, &mut chance.clone());
                let (sum, visits) = &mut self.tried[place];
                *sum += rewards[seen.seat()];
                *visits += 1;
            }
        }
        let tried = &self.tried;
        let mean = |place: usize| tried[place].0 / f64::from(tried[place].1);
        self.left.sort_by(|one, other| mean(*other).total_cmp(&mean(*one)).then(one.cmp(other)));
    }

    fn conclude(&self, seen: &Seen<'_, Gwent>) -> Thought<Choice> {
        let considered: Vec<Considered<Choice>> = seen
            .legal()
            .iter()
            .zip(&self.tried)
            .map(|(choice, &(sum, visits))| {
                let value = thousandths(sum / f64::from(visits));
                Considered { choice: *choice, visits, value }
            })
            .collect();
        let iterations = considered.iter().map(|one| one.visits).sum();
        let work = u64::from(iterations) * MOVES_LEFT;
        Thought { choice: seen.legal()[self.left[0]], iterations, work, considered }
    }
}
