//! The player who sorts out the choices in hundreds of imagined positions.

use ::gwent::{Choice, Decision, Gwent};
use tabletop::{Game, Log, Rng};

use super::imagination::Imagination;
use super::master::MOVES_LEFT;
use super::round::Round;
use super::{habits, outlook, thrift};
use crate::contest::Contest;
use crate::search::MAX_ITERATIONS;
use crate::{Seen, Thought};

/// The choice that leaves it best off on the average. All are tried in the same imagined positions, with the same
/// chance; then the worse half is dropped, and the others are tried in more, until one is left. The budget is rounds
/// finished in thought.
pub fn think(seen: &Seen<'_, Gwent>, budget: u32, rng: &mut Rng) -> Thought<Choice> {
    let legal = seen.legal();
    let against = against(seen, rng);
    let mut worlds = Worlds { imagination: Imagination::of(seen, rng), rng, now: None };
    let round = Round::of(seen, habits::roll, outlook::judge);
    let budget = budget.min(MAX_ITERATIONS);
    let contest = Contest::hold_with(against, legal.len(), budget, |place, number| {
        let (world, mut chance) = worlds.numbered(seen, number);
        let mut game = world.clone();
        game.play(&legal[place], &mut Log::muted());
        round.finish(&mut game, &mut chance)[seen.seat()]
    });
    Thought {
        choice: legal[contest.winner()],
        iterations: contest.attempts(),
        work: u64::from(contest.attempts()) * MOVES_LEFT,
        considered: contest.report(legal.iter().copied(), |mean| mean),
    }
}

/// What plain sense has against each choice.
fn against(seen: &Seen<'_, Gwent>, rng: &mut Rng) -> Vec<f64> {
    match seen.decision() {
        Decision::Turn => thrift::handicaps(&seen.imagine(rng), seen.seat(), seen.legal()),
        _ => Vec::new(),
    }
}

/// Imagined positions, each with its own chance. They are asked for in order, so the last is kept.
struct Worlds<'a> {
    imagination: Imagination,
    rng: &'a mut Rng,
    now: Option<(u32, Gwent, Rng)>,
}

impl Worlds<'_> {
    fn numbered(&mut self, seen: &Seen<'_, Gwent>, number: u32) -> (&Gwent, Rng) {
        let now = self.now.take().filter(|(own, ..)| *own == number);
        let now = now
            .unwrap_or_else(|| (number, self.imagination.imagine(seen, self.rng), self.rng.fork()));
        let (_, world, chance) = self.now.insert(now);
        (world, chance.clone())
    }
}
