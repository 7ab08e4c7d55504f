//! The player who tries what he may answer: in imagined positions, to the end of the turn.

use ::old_world::versus::{Choice, Decision, OldWorld};
use tabletop::Rng;

use super::budget::Contest;
use super::plan::{self, Plan};
use super::playout::{finish_turn, outlook};
use super::standing;
use crate::{Considered, Seen, Thought};

/// So many plans are weighed against each other.
const PLANS: usize = 10;

/// The choice that leaves it best off on the average. The budget is turns finished in thought.
pub fn think(seen: &Seen<'_, OldWorld>, budget: u32, rng: &mut Rng) -> Thought<Choice> {
    if *seen.decision() == Decision::Phase1 {
        by_plan(seen, budget, rng)
    } else {
        by_trial(seen, budget, rng)
    }
}

fn by_trial(seen: &Seen<'_, OldWorld>, budget: u32, rng: &mut Rng) -> Thought<Choice> {
    let legal = seen.legal();
    let seat = seen.seat();
    let mut worlds = Worlds::new(seen, rng);
    let mut list = Vec::new();
    let mut work = 0;
    let contest = Contest::hold(legal.len(), budget, |place, number| {
        let (world, mut chance) = worlds.numbered(number);
        let (lead, done) = outlook(world, seat, &legal[place], &mut chance, &mut list);
        work += done;
        lead
    });
    let choice = legal[contest.winner()];
    let considered = contest.report(legal.iter().copied());
    Thought { choice, iterations: contest.total(), work, considered }
}

fn by_plan(seen: &Seen<'_, OldWorld>, budget: u32, rng: &mut Rng) -> Thought<Choice> {
    let seat = seen.seat();
    let mut worlds = Worlds::new(seen, rng);
    let (world, mut chance) = worlds.numbered(0);
    let plans = plan::best(world, seat, PLANS, &mut chance);
    let steps: Vec<Choice> =
        plans.iter().map(|plan| plan.first_step(world, seat, seen.legal())).collect();
    let mut list = Vec::new();
    let mut work = 0;
    let contest = Contest::hold(plans.len(), budget, |place, number| {
        let (world, mut chance) = worlds.numbered(number);
        let plan: &Plan = &plans[place];
        let mut game = world.clone();
        plan.follow(&mut game, seat, &mut chance);
        work += 8;
        if game.turns == world.turns {
            work += finish_turn(&mut game, &mut chance, &mut list);
        }
        standing::lead(&game, seat)
    });
    let choice = steps[contest.winner()];
    let considered = merged(contest.report(steps.iter().copied()));
    Thought { choice, iterations: contest.total(), work, considered }
}

/// Plans that begin alike are one choice: tried as often as all of them, worth as much as the best.
fn merged(plans: Vec<Considered<Choice>>) -> Vec<Considered<Choice>> {
    let mut merged: Vec<Considered<Choice>> = Vec::new();
    for plan in plans {
        match merged.iter_mut().find(|one| one.choice == plan.choice) {
            Some(one) => {
                one.visits += plan.visits;
                one.value = one.value.max(plan.value);
            }
            None => merged.push(plan),
        }
    }
    merged
}

/// Imagined positions by number, each with its own chance: whoever asks for a number gets the same.
struct Worlds<'a, 'g> {
    seen: &'a Seen<'g, OldWorld>,
    rng: &'a mut Rng,
    made: Vec<(OldWorld, Rng)>,
}

impl<'a, 'g> Worlds<'a, 'g> {
    const fn new(seen: &'a Seen<'g, OldWorld>, rng: &'a mut Rng) -> Self {
        Self { seen, rng, made: Vec::new() }
    }

    fn numbered(&mut self, number: u32) -> (&OldWorld, Rng) {
        let number = usize::try_from(number).unwrap_or(0);
        while self.made.len() <= number {
            self.made.push((self.seen.imagine(self.rng), self.rng.fork()));
        }
        let (world, chance) = &self.made[number];
        (world, chance.clone())
    }
}
