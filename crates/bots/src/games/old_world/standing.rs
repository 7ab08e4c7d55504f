//! What a position is worth to a seat, in trophies.

use ::old_world::versus::{OldWorld, Witcher};
use ::old_world::world::effect::Attribute;
use ::old_world::world::location::Terrain;
use ::old_world::world::tracks::{TOP_LEVEL, VICTORY, value};
use tabletop::Seat;

use super::force::Force;
use super::map::distance;
use super::race;

/// What the game is worth when it is won or lost.
const DECIDED: f64 = 6.0;

/// How far ahead a seat is of the best of the others.
pub fn lead(game: &OldWorld, seat: Seat) -> f64 {
    if let Some(winner) = game.winner {
        return if winner == seat { DECIDED } else { -DECIDED };
    }
    let others = Seat::all(game.seat_count()).filter(|other| *other != seat);
    let best = others.map(|other| progress(game, other)).max_by(f64::total_cmp);
    progress(game, seat) - 0.5 * best.unwrap_or(0.0)
}

/// How far a witcher has come.
pub fn progress(game: &OldWorld, seat: Seat) -> f64 {
    let own = &game.players[seat];
    let force = Force::of(own);
    won(own.reputation)
        + strength(&force)
        + belongings(own)
        + learning(game, own)
        + quests(own)
        + quarry(game, own, &force)
        + rivals(game, seat)
}

/// Trophies count more, the nearer the end.
const fn won(reputation: u8) -> f64 {
    match reputation {
        0 => 0.0,
        1 => 1.0,
        2 => 2.1,
        3 => 3.3,
        _ => DECIDED,
    }
}

/// How well he would fight whatever comes.
fn strength(force: &Force) -> f64 {
    const BY_LEVEL: [f64; 3] = [0.8, 0.9, 0.8];
    (1..).zip(BY_LEVEL).map(|(level, weight)| weight * race::hunt_any(force, level)).sum()
}

/// Gold and potions, the first of them the most useful.
fn belongings(own: &Witcher) -> f64 {
    let gold = f64::from(own.gold);
    let drinks = usize::from(value(own.attribute(Attribute::Alchemy)));
    let held = own.potions.len();
    let spare = held.saturating_sub(drinks);
    let leave: usize = own.boons().count();
    0.035 * gold.min(6.0)
        + 0.015 * (gold - 6.0).clamp(0.0, 10.0)
        + 0.02 * held as f64
        + 0.01 * spare as f64
        + 0.08 * leave as f64
}

/// How near he is to mastering an attribute, and to the next level.
fn learning(game: &OldWorld, own: &Witcher) -> f64 {
    const BY_LEVEL: [f64; 5] = [0.0, 0.05, 0.13, 0.32, 0.85];
    let wanted = 3u8.saturating_sub(own.reputation);
    let mut open = [0.0; 4];
    for attribute in Attribute::ALL {
        let at = attribute.index();
        if !own.masteries[at] && game.masteries[at] > 0 {
            open[at] = BY_LEVEL[usize::from(own.attributes[at].clamp(1, TOP_LEVEL)) - 1];
        }
    }
    open.sort_unstable_by(|one, other| other.total_cmp(one));
    let weights: [f64; 4] = match wanted {
        0 => [0.1; 4],
        1 => [1.0, 0.25, 0.1, 0.1],
        2 => [1.0, 0.9, 0.25, 0.1],
        _ => [1.0, 0.9, 0.7, 0.25],
    };
    let mastery: f64 = open.iter().zip(weights).map(|(near, weight)| near * weight).sum();
    let levels: u8 = own.attributes.iter().sum();
    mastery + 0.05 * f64::from(levels) + 0.04 * f64::from(own.level)
}

/// A quest is worth more, the nearer it is.
fn quests(own: &Witcher) -> f64 {
    let held = own.quests.iter().map(|quest| 0.16 * nearness(distance(own.at, quest.at)));
    let tracked = own.tracking.iter().flatten();
    let tracked = tracked.map(|token| 0.06 * nearness(distance(own.at, token.at)));
    held.sum::<f64>() + tracked.sum::<f64>()
}

/// The best monster within reach, and a little for the others.
fn quarry(game: &OldWorld, own: &Witcher, force: &Force) -> f64 {
    let hand = own.hand.len() as f64;
    let mut best = 0.0f64;
    let mut sum = 0.0;
    for terrain in Terrain::ALL {
        let lair = game.lairs[terrain.index()];
        let (Some(monster), Some(at)) = (lair.monster, lair.at) else { continue };
        let trail = own.trails[terrain.index()].is_some();
        let far = f64::from(distance(own.at, at));
        let left = (hand - far).max(0.0);
        let reach = if far <= hand { 0.75 } else { 0.45 };
        let chance = reach * race::hunt(own, force, monster, trail, left);
        best = best.max(chance);
        sum += chance + if trail { 0.04 } else { 0.0 };
    }
    0.75 * best + 0.1 * sum
}

/// Witchers whose trophy he lacks and whom he could beat.
fn rivals(game: &OldWorld, seat: Seat) -> f64 {
    let own = &game.players[seat];
    let mut best = 0.0f64;
    for (other, rival) in game.players.iter() {
        let Some(school) = rival.school.filter(|_| other != seat) else { continue };
        if !own.medallions[school.index()] && rival.stock > 0 {
            let near = nearness(distance(own.at, rival.at));
            best = best.max(near * race::duel(game, seat, other, 2.0));
        }
    }
    0.3 * best
}

/// From 1 here to little far away.
pub fn nearness(moves: u8) -> f64 {
    const BY_MOVES: [f64; 7] = [1.0, 0.9, 0.75, 0.6, 0.5, 0.4, 0.35];
    BY_MOVES[usize::from(moves).min(BY_MOVES.len() - 1)]
}

/// Has the seat won as many trophies as it takes but one?
pub fn needs_one(own: &Witcher) -> bool {
    own.reputation + 1 == VICTORY
}
