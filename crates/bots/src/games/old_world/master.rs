//! The player who tries what he may answer: in imagined positions, to the end of the turn.

use ::old_world::versus::{Choice, Decision, OldWorld};
use tabletop::{Game, Log, Rng, Seat};

use super::journey::{self, Sight};
use super::playout::{finish_turn, outlook};
use super::{market, plan};
use crate::contest::Contest;
use crate::{Seen, Thought};

/// The choice that leaves it best off on the average. The budget is turns finished in thought.
pub fn think(seen: &Seen<'_, OldWorld>, budget: u32, rng: &mut Rng) -> Thought<Choice> {
    match seen.decision() {
        Decision::Phase1 => by_plan(seen, rng),
        Decision::Phase2 => by_fights(seen, budget, rng),
        _ => by_trial(seen, budget, rng),
    }
}

/// Everything that may be answered, tried alike.
pub fn by_trial(seen: &Seen<'_, OldWorld>, budget: u32, rng: &mut Rng) -> Thought<Choice> {
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
    let considered = contest.report(legal.iter().copied(), share);
    Thought { choice, iterations: contest.attempts(), work, considered }
}

/// A lead in trophies as a share of the game.
fn share(lead: f64) -> f64 {
    0.5 + 0.5 * lead / (lead.abs() + 3.0)
}

/// The first step of the best way through phase I.
fn by_plan(seen: &Seen<'_, OldWorld>, rng: &mut Rng) -> Thought<Choice> {
    let world = seen.imagine(rng);
    let promised = plan::first_steps(&world, seen.seat(), seen.legal());
    settle(seen.legal(), &promised)
}

/// Phase II: fights are tried, the rest is worth what the apprentice holds it for.
fn by_fights(seen: &Seen<'_, OldWorld>, budget: u32, rng: &mut Rng) -> Thought<Choice> {
    let seat = seen.seat();
    let mut worlds = Worlds::new(seen, rng);
    let (world, mut chance) = worlds.numbered(0);
    let world = world.clone();
    let sight = Sight::patient(&world, seat);
    let mut worth = journey::ends(&sight, seen.legal(), &mut chance);
    let fights = |choice: &Choice| matches!(choice, Choice::Fight(_) | Choice::Duel(_));
    let count = seen.legal().iter().filter(|choice| fights(choice)).count();
    let tries = budget / u32::try_from(count.max(1)).unwrap_or(1);
    let mut list = Vec::new();
    for (place, choice) in seen.legal().iter().enumerate().filter(|(_, choice)| fights(choice)) {
        let mut won = 0;
        for number in 0..tries.max(8) {
            let (world, mut chance) = worlds.numbered(number);
            won += u32::from(wins_trophy(world, seat, choice, &mut chance, &mut list));
        }
        worth[place] = sight.fighting(f64::from(won) / f64::from(tries.max(8)), choice);
    }
    Thought {
        iterations: tries.max(8),
        work: u64::from(tries.max(8)) * 40,
        ..settle(seen.legal(), &worth)
    }
}

/// Is the trophy won, when the fight goes by rules of thumb?
fn wins_trophy(
    world: &OldWorld,
    seat: Seat,
    choice: &Choice,
    chance: &mut Rng,
    list: &mut Vec<Choice>,
) -> bool {
    let mut game = world.clone();
    game.play(choice, &mut Log::muted());
    if game.turns() == world.turns() {
        finish_turn(&mut game, chance, list);
    }
    game.players()[seat].reputation > world.players()[seat].reputation
}

/// The choice that is worth most.
fn settle(legal: &[Choice], worth: &[f64]) -> Thought<Choice> {
    let best = market::best(legal, |choice| {
        legal.iter().position(|other| other == choice).map_or(f64::NEG_INFINITY, |at| worth[at])
    });
    Thought::at_once(legal[best], legal.len())
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
