//! The player who tries everything in a handful of imagined positions.

use ::gwent::{Choice, Decision, Gwent};
use tabletop::{Game, Log, Rng};

use super::round::Round;
use super::standing::plain_gain;
use super::{policy, prospects, thrift};
use crate::contest::thousandths;
use crate::{Considered, Seen, Thought};

/// What a point gained at once adds to the share of a game expected: a few imagined positions are a
/// rough measure, and what is plain to see should not drown in it.
const PLAIN_POINT: f64 = 0.010;

/// A card in a round that is decided: what a few imagined positions could make it seem worth is less.
const THROWN_AWAY: f64 = 0.20;

/// The choice that leaves it best off on the average, with something for what is plain to see. The
/// budget is rounds finished in thought, shared evenly: every choice is tried in the same positions.
pub fn think(seen: &Seen<'_, Gwent>, budget: u32, rng: &mut Rng) -> Thought<Choice> {
    let legal = seen.legal();
    let choices = u32::try_from(legal.len()).expect("a short list");
    let worlds = (budget / choices).max(1);
    let round = Round::of(seen, policy::roll, prospects::judge);
    let plain = plain_gains(seen, rng);
    let mut sums = vec![0.0; legal.len()];
    for _ in 0..worlds {
        let world = seen.imagine(rng);
        let chance = rng.fork();
        for (choice, sum) in legal.iter().zip(&mut sums) {
            let mut game = world.clone();
            game.play(choice, &mut Log::muted());
            *sum += round.finish(&mut game, &mut chance.clone())[seen.seat()];
        }
    }
    conclude(legal, &sums, &plain, worlds)
}

/// What each choice gains at once and what plain sense has against it, as a share of a game. Points
/// in a round that is won or out of reach are points thrown away.
fn plain_gains(seen: &Seen<'_, Gwent>, rng: &mut Rng) -> Vec<f64> {
    let game = seen.imagine(rng);
    let (seat, legal) = (seen.seat(), seen.legal());
    let in_turn = *seen.decision() == Decision::Turn;
    let is_decided = in_turn && thrift::is_decided(&game, seat, legal);
    let gain = |choice: &Choice| match choice {
        Choice::Pass => 0.0,
        // A spy fills the hand for the rounds to come.
        _ if is_decided && (game.round() == 3 || thrift::cost(choice) > 1) => -THROWN_AWAY,
        _ => f64::from(plain_gain(&game, seat, choice)) * PLAIN_POINT / 10.0,
    };
    let mut gains: Vec<f64> = legal.iter().map(gain).collect();
    if in_turn {
        let against = thrift::handicaps(&game, seat, legal);
        gains.iter_mut().zip(against).for_each(|(gain, against)| *gain -= against);
    }
    gains
}

/// What is plain to see counts when choices are compared, and is not told.
fn conclude(legal: &[Choice], sums: &[f64], plain: &[f64], worlds: u32) -> Thought<Choice> {
    let mean = |place: usize| sums[place] / f64::from(worlds);
    let considered: Vec<Considered<Choice>> = legal
        .iter()
        .enumerate()
        .map(|(place, choice)| Considered {
            choice: *choice,
            visits: worlds,
            value: thousandths(mean(place)),
        })
        .collect();
    let standing = |place: usize| mean(place) + plain[place];
    let places = (0..legal.len()).rev();
    let best = places.max_by(|one, other| standing(*one).total_cmp(&standing(*other)));
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
