//! The companion who tries what he may answer: in imagined positions, to the end of the fight.

use ::old_world::play::Witcher;
use ::old_world::versus::{Choice, Decision};
use ::old_world::wild_hunt::{HuntDecision, WildHunt};
use tabletop::{Game, Log, Rng, Seat, Status};

use super::policy;
use crate::contest::Contest;
use crate::{Seen, Thought};

/// A fight that has not ended after so many answers is judged as it is.
const MOST: u32 = 600;

/// Questions of fights, whose end can be seen; all else the rules of thumb answer.
pub const fn has_something_to_try(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Step1
            | Decision::Combo
            | Decision::OnCombo
            | Decision::OnFoeLoss
            | Decision::OnOwnLoss
            | Decision::Hunt(HuntDecision::Fight { .. })
    )
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
        standing(&game, seen.seat())
    });
    let choice = legal[contest.winner()];
    let considered = contest.report(legal.iter().copied(), |worth| worth);
    Thought { choice, iterations: contest.attempts(), work, considered }
}

/// Plays on by rules of thumb until the fight is over.
fn finish_fight(game: &mut WildHunt, rng: &mut Rng, legal: &mut Vec<Choice>) -> u64 {
    let mut work = 0;
    for _ in 0..MOST {
        if game.table().ongoing_fight().is_none() || game.hunt().won.is_some() {
            break;
        }
        let Status::Awaiting { .. } = game.status() else { break };
        legal.clear();
        game.list_legal(legal);
        work += crate::thought::effort(legal.len());
        let place = policy::answer(game, legal, rng);
        game.play(&legal[place], &mut Log::muted());
    }
    work
}

/// How good a position is for the team, from 0 to 1: in the last fight its end, before it what the
/// fight has brought.
fn standing(game: &WildHunt, seat: Seat) -> f64 {
    let hunt = game.hunt();
    if let Some(won) = hunt.won {
        let left = game.table().ongoing_fight().map_or(0, |fight| fight.pool.len());
        let shields = f64::from(hunt.shields);
        return if won { 1.0 } else { 0.4 / (1.0 + 0.1 * (shields + left as f64)) };
    }
    let players = game.table().players();
    let own = &players[seat];
    let trophies: usize = players.values().map(Witcher::trophies).sum();
    let levels: u8 = own.attributes.iter().sum();
    let shields = f64::from(hunt.shields.min(200)) / 200.0;
    let lost = if game.table().turn().lost { 0.02 } else { 0.0 };
    (0.3 + 0.03 * trophies as f64 + 0.01 * f64::from(levels) - 0.3 * shields - lost).clamp(0.0, 1.0)
}
