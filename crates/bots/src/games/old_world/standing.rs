//! What a position is worth to a seat, in trophies.

use ::old_world::versus::{OldWorld, Witcher};
use ::old_world::world::effect::Attribute;
use ::old_world::world::location::Terrain;
use ::old_world::world::tracks::{TOP_LEVEL, VICTORY};
use tabletop::Seat;

use super::force::Force;
use super::map::distance;
use super::race;

/// What the game is worth when it is won or lost.
const DECIDED: f64 = 5.0;

/// How far ahead a seat is of the best of the others.
pub fn lead(game: &OldWorld, seat: Seat) -> f64 {
    if let Some(winner) = game.winner() {
        return if winner == seat { DECIDED } else { -DECIDED };
    }
    let others = Seat::all(game.seat_count()).filter(|other| *other != seat);
    let best = others.map(|other| progress(game, other)).max_by(f64::total_cmp);
    progress(game, seat) - 0.5 * best.unwrap_or(0.0)
}

/// How far a witcher has come.
pub fn progress(game: &OldWorld, seat: Seat) -> f64 {
    let own = &game.players()[seat];
    let hand = own.hand.len() as f64;
    achieved(game, seat, hand) + 0.025 * hand + rivals(game, seat)
}

/// The same in the middle of a turn, when the hand is still to be filled again to so many cards.
pub fn achieved(game: &OldWorld, seat: Seat, hand: f64) -> f64 {
    let own = &game.players()[seat];
    let force = Force::of(own);
    won(own.reputation)
        + strength(&force)
        + belongings(own)
        + skill(own)
        + mastery(game, own)
        + quests(own)
        + quarry(game, own, &force, hand)
}

/// Trophies count more, the nearer the end.
const fn won(reputation: u8) -> f64 {
    match reputation {
        0 => 0.0,
        1 => 0.65,
        2 => 1.62,
        3 => 3.0,
        _ => DECIDED,
    }
}

/// How well he would fight whatever comes.
fn strength(force: &Force) -> f64 {
    const BY_LEVEL: [f64; 3] = [1.05, 0.65, 0.45];
    (1..).zip(BY_LEVEL).map(|(level, weight)| weight * race::hunt_any(force, level)).sum()
}

/// Cards are life; gold buys lessons; potions beyond what can be drunk wait for the next fight.
fn belongings(own: &Witcher) -> f64 {
    let kept = own.boons().count() as f64;
    0.05 * own.cards() as f64
        + 0.04 * f64::from(own.gold.min(16))
        + 0.01 * own.potions.len() as f64
        + 0.04 * kept
}

/// What levels are worth beyond what the race of averages sees in them. The fifth draws no more
/// cards than the fourth.
fn skill(own: &Witcher) -> f64 {
    const EACH: [f64; 4] = [0.22, 0.14, 0.02, 0.20];
    let levels = own.attributes.map(|level| f64::from(level.min(4)));
    levels.iter().zip(EACH).map(|(level, each)| level * each).sum()
}

/// Trophies that are to be had by meditating, while they still count (OW-MED-2).
fn mastery(game: &OldWorld, own: &Witcher) -> f64 {
    let wanted = usize::from((VICTORY - 1).saturating_sub(own.reputation));
    let open = Attribute::ALL.into_iter().filter(|attribute| {
        let at = attribute.index();
        !own.masteries[at] && game.masteries()[at] > 0
    });
    let (mut ready, mut near) = (0, 0);
    for attribute in open {
        match own.attribute(attribute) {
            TOP_LEVEL => ready += 1,
            4 => near += 1,
            _ => {}
        }
    }
    0.5 * ready.min(wanted) as f64 + 0.05 * near.min(wanted) as f64
}

/// A quest is worth more, the nearer it is.
fn quests(own: &Witcher) -> f64 {
    let held = own.quests.iter().map(|quest| 0.125 * nearness(distance(own.at, quest.at)));
    let tracked = own.tracking.iter().flatten();
    let tracked = tracked.map(|token| 0.04 * nearness(distance(own.at, token.at)));
    held.sum::<f64>() + tracked.sum::<f64>()
}

/// The best monster within reach, and a little for the others.
fn quarry(game: &OldWorld, own: &Witcher, force: &Force, hand: f64) -> f64 {
    let mut best = 0.0f64;
    let mut sum = 0.0;
    for terrain in Terrain::ALL {
        let lair = game.lairs()[terrain.index()];
        let (Some(monster), Some(at)) = (lair.monster, lair.at) else { continue };
        let trail = own.trails[terrain.index()].is_some();
        let far = f64::from(distance(own.at, at));
        let left = (hand - far).max(0.0);
        let reach = if far <= hand { 0.75 } else { 0.45 };
        let chance = reach * race::hunt(own, force, monster, trail, left);
        best = best.max(chance);
        sum += chance + if trail { 0.04 } else { 0.0 };
    }
    0.5 * best + 0.07 * sum
}

/// Witchers whose trophy he lacks and whom he could beat.
fn rivals(game: &OldWorld, seat: Seat) -> f64 {
    let own = &game.players()[seat];
    let mut best = 0.0f64;
    for (other, rival) in game.players().iter() {
        let Some(school) = rival.school.filter(|_| other != seat) else { continue };
        if !own.medallions[school.index()] && rival.stock > 0 {
            let near = nearness(distance(own.at, rival.at));
            best = best.max(near * race::duel(game, seat, other, 2.0));
        }
    }
    0.13 * best
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
