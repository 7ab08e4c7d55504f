//! The player who tries everything in a handful of imagined positions.

use ::gwent::{Choice, Gwent};
use tabletop::{Game, Log, Rng};

use super::round::Round;
use super::standing::plain_gain;
use super::{policy, prospects};
use crate::contest::thousandths;
use crate::{Considered, Seen, Thought};

/// What a point gained at once adds to the share of a game expected: a few imagined positions are a
/// rough measure, and what is plain to see should not drown in it.
const PLAIN_POINT: f64 = 0.010;

/// The choice that leaves it best off on the average, with something for what is plain to see. The
/// budget is rounds finished in thought, shared evenly: every choice is tried in the same positions.
pub fn think(seen: &Seen<'_, Gwent>, budget: u32, rng: &mut Rng) -> Thought<Choice> {
    let legal = seen.legal();
    let choices = u32::try_from(legal.len()).expect("a short list");
    let worlds = (budget / choices).max(1);
    let round = Round::of(seen, policy::roll, prospects::judge);
    let mut sums = plain_gains(seen, rng);
    sums.iter_mut().for_each(|gain| *gain *= f64::from(worlds));
    for _ in 0..worlds {
        let world = seen.imagine(rng);
        let chance = rng.fork();
        for (choice, sum) in legal.iter().zip(&mut sums) {
            let mut game = world.clone();
            game.play(choice, &mut Log::muted());
            *sum += round.finish(&mut game, &mut chance.clone())[seen.seat()];
        }
    }
    conclude(legal, &sums, worlds)
}

/// What each choice gains at once, as a share of a game.
fn plain_gains(seen: &Seen<'_, Gwent>, rng: &mut Rng) -> Vec<f64> {
    let game = seen.imagine(rng);
    let gain = |choice: &Choice| match choice {
        Choice::Pass => 0.0,
        _ => f64::from(plain_gain(&game, seen.seat(), choice)) * PLAIN_POINT / 10.0,
    };
    seen.legal().iter().map(gain).collect()
}

fn conclude(legal: &[Choice], sums: &[f64], worlds: u32) -> Thought<Choice> {
    let considered: Vec<Considered<Choice>> = legal
        .iter()
        .zip(sums)
        .map(|(choice, sum)| {
            let value = thousandths(sum / f64::from(worlds));
            Considered { choice: *choice, visits: worlds, value }
        })
        .collect();
    let places = (0..legal.len()).rev();
    let best = places.max_by(|one, other| sums[*one].total_cmp(&sums[*other]));
    let choice = legal[best.expect("there are choices")];
    let rounds = u64::from(worlds) * legal.len() as u64;
    Thought {
        choice,
        iterations: worlds * u32::try_from(legal.len()).expect("a short list"),
        work: rounds * MOVES_LEFT,
        considered,
    }
}

/// How many moves a round finished in thought takes, about.
pub const MOVES_LEFT: u64 = 20;
