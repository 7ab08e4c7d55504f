//! The player who tries everything in a handful of imagined positions.

use ::gwent::{Choice, Gwent};
use tabletop::{Game, Log, Rng};

use super::guide::RoundGuide;
use crate::{Considered, Seen, Thought};

/// The choice that leaves it best off on the average. The budget is rounds finished in thought,
/// shared evenly: every choice is tried in the same positions.
pub fn think(seen: &Seen<'_, Gwent>, budget: u32, rng: &mut Rng) -> Thought<Choice> {
    let legal = seen.legal();
    let choices = u32::try_from(legal.len()).expect("a short list");
    let worlds = (budget / choices).max(1);
    let guide = RoundGuide::of(seen);
    let mut sums = vec![0.0; legal.len()];
    for _ in 0..worlds {
        let world = seen.imagine(rng);
        let chance = rng.fork();
        for (choice, sum) in legal.iter().zip(&mut sums) {
            let mut game = world.clone();
            game.play(choice, &mut Log::muted());
            *sum += guide.finish(&mut game, &mut chance.clone())[seen.seat()];
        }
    }
    conclude(legal, &sums, worlds)
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
    let best = considered.iter().rev().max_by_key(|one| one.value).expect("there are choices");
    let rounds = u64::from(worlds) * legal.len() as u64;
    Thought {
        choice: best.choice,
        iterations: worlds * u32::try_from(legal.len()).expect("a short list"),
        work: rounds * MOVES_LEFT,
        considered,
    }
}

/// How many moves a round finished in thought takes, about.
const MOVES_LEFT: u64 = 20;

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1000")]
fn thousandths(mean: f64) -> u16 {
    (mean * 1000.0 + 0.5) as u16
}
