//! The companion who tries what he may answer: in imagined positions, to the end of the fight.

use ::old_world::versus::{Choice, Decision};
use ::old_world::wild_hunt::{HuntDecision, WildHunt};
use tabletop::{Game, Log, Rng, Status};

use super::policy;
use super::worth::{LOST, belongings};
use crate::contest::Contest;
use crate::{Seen, Thought};

/// A fight that has not ended after so many answers is judged as it is.
const MOST: u32 = 600;

/// Questions of fights, whose end can be seen; all else the rules of thumb answer. Of a combo only
/// the first card is tried: it settles most of the others.
pub fn has_something_to_try(seen: &Seen<'_, WildHunt>) -> bool {
    match seen.decision() {
        Decision::Combo => !seen.legal().contains(&Choice::Done),
        Decision::Step1
        | Decision::OnCombo
        | Decision::OnFoeLoss
        | Decision::OnOwnLoss
        | Decision::Hunt(HuntDecision::Fight { .. }) => true,
        _ => false,
    }
}

/// The choice that leaves the team best off on the average. The budget is fights finished in thought.
pub fn think(seen: &Seen<'_, WildHunt>, budget: u32, rng: &mut Rng) -> Thought<Choice> {
    let legal = seen.legal();
    let mut worlds: Vec<(WildHunt, Rng)> = Vec::new();
    let mut list = Vec::new();
    let mut work = 0;
    let contest = Contest::hold(legal.len(), budget, |place, number| {
        let number = usize::try_from(number).unwrap_or(0);
        while worlds.len() <= number {
            worlds.push((seen.imagine(rng), rng.fork()));
        }
        let (world, chance) = &worlds[number];
        let mut game = world.clone();
        let mut chance = chance.clone();
        game.play(&legal[place], &mut Log::muted());
        work += finish_fight(&mut game, &mut chance, &mut list);
        standing(&game)
    });
    let choice = legal[contest.winner()];
    let considered = contest.report(legal.iter().copied(), |worth| worth);
    Thought { choice, iterations: contest.attempts(), work, considered }
}

/// Plays on by rules of thumb until the fight is over. The quest of a fighter is not done in thought:
/// what its event brings is hidden (WH-INFO-2).
fn finish_fight(game: &mut WildHunt, rng: &mut Rng, legal: &mut Vec<Choice>) -> u64 {
    let mut work = 0;
    for _ in 0..MOST {
        let Status::Awaiting { decision, .. } = game.status() else { break };
        let quest = matches!(decision, Decision::Hunt(HuntDecision::Quest { .. }));
        if game.table().ongoing_fight().is_none() && !quest {
            break;
        }
        legal.clear();
        game.list_legal(legal);
        work += crate::thought::effort(legal.len());
        let place = if quest { legal.len() - 1 } else { policy::answer(game, legal, true, rng) };
        game.play(&legal[place], &mut Log::muted());
    }
    work
}

/// How good a position is for the team, from 0 to 1: in the last fight its end and by how much,
/// before it what the fight has brought.
fn standing(game: &WildHunt) -> f64 {
    let hunt = game.hunt();
    let players = game.table().players();
    let seats = f64::from(game.seats());
    if let Some(won) = hunt.won {
        let left = game.table().ongoing_fight().map_or(0, |fight| fight.pool.len());
        let life: usize = players.values().map(|own| own.hand.len() + own.deck.len()).sum();
        return if won {
            0.7 + 0.3 * share(life as f64 / seats)
        } else {
            0.3 * (1.0 - share((f64::from(hunt.shields) + left as f64) / seats))
        };
    }
    let lost = if game.table().turn().lost { LOST } else { 0.0 };
    let belongings: f64 = players.values().map(belongings).sum();
    let points = belongings - f64::from(hunt.shields) - lost;
    0.5 + 0.5 * points / (points.abs() + 100.0)
}

/// From nothing towards 1.
fn share(points: f64) -> f64 {
    points / (points + 5.0)
}
