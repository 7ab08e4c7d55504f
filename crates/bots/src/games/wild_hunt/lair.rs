//! Monsters: who should fight one, and what the fight is worth to the team.

use ::old_world::wild_hunt::WildHunt;
use ::old_world::world::location::{Location, Terrain};
use tabletop::Seat;

use super::super::old_world::force::Force;
use super::super::old_world::map::distance;
use super::super::old_world::race;
use super::worth::{CARD, GOLD, LOST, MEDALLION, TROPHY};

/// WH-SPAWN-6: a monster that is gone makes room for the next; otherwise the rider gains shields.
const ROOM: f64 = 0.7;

/// How likely a seat beats a monster with so many cards in hand, others giving so many.
pub fn chance(game: &WildHunt, seat: Seat, terrain: Terrain, hand: f64, help: f64) -> f64 {
    let table = game.table();
    let Some(monster) = table.lairs()[terrain.index()].monster else { return 0.0 };
    let own = &table.players()[seat];
    let trail = own.trails[terrain.index()].is_some();
    let at = table.lairs()[terrain.index()].at;
    let near = at.map_or(0.0, |at| strengthening(game, at));
    let marks = f64::from(game.hunt().marked[terrain.index()]);
    let mut force = Force::of(own);
    force.guard -= marks.min(force.guard);
    let cards = (hand + help).min(7.0);
    race::hunt_changed(own, &force, monster, trail, cards, near - help)
}

/// WH-FGT-2: hounds and the rider near by.
fn strengthening(game: &WildHunt, at: Location) -> f64 {
    let hunt = game.hunt();
    let is_near = |other: Location| distance(at, other) <= 1;
    let hounds = hunt.hounds.iter().filter(|hound| is_near(hound.at)).count();
    hounds as f64 + if is_near(hunt.at) { 1.0 } else { 0.0 }
}

/// What a fight that is won so often is worth.
pub fn fight_worth(chance: f64, level: u8) -> f64 {
    let level = f64::from(level);
    chance * (TROPHY + 2.0 * GOLD + (1.0 + ROOM) * level) + (1.0 - chance) * (CARD - LOST)
}

/// What the best fight of those that stand with a monster is worth, with the cards they have.
pub fn best(game: &WildHunt, terrain: Terrain, there: &[(Seat, f64)]) -> f64 {
    let table = game.table();
    let Some(monster) = table.lairs()[terrain.index()].monster else { return 0.0 };
    if game.hunt().fought[terrain.index()] {
        return 0.0;
    }
    let all: f64 = there.iter().map(|(_, cards)| cards).sum();
    let mut best = 0.0f64;
    for (seat, hand) in there {
        let help = all - hand;
        let chance = chance(game, *seat, terrain, *hand, help);
        let school = table.players()[*seat].school;
        let lack = there.iter().filter(|(other, cards)| {
            other != seat
                && *cards >= 0.9
                && school.is_some_and(|school| !table.players()[*other].medallions[school.index()])
        });
        let medals = lack.count() as f64;
        best = best.max(fight_worth(chance, monster.level()) + MEDALLION * medals);
    }
    best
}
