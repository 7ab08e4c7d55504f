//! What a witcher can do together with the others: hounds and monsters, with those who are there and
//! those who can still come.

use std::cell::RefCell;

use ::old_world::wild_hunt::{Hound, WildHunt};
use ::old_world::world::hound::hound_row;
use ::old_world::world::location::{LOCATIONS, Location, Terrain};
use ::old_world::world::rider::Rider;
use tabletop::{Game, Seat};

use super::ways::{Cards, Purse, reach};
use super::worth::{BONUS, SHIELD};
use super::{lair, pack};

/// How far somebody who could come to a hound, or to a monster, is counted on.
const TO_HOUND: f64 = 0.6;
const TO_MONSTER: f64 = 0.4;
/// What a hound next to Nithral's card costs each witcher.
const SUMMONED: f64 = 2.0;

/// The others in the eyes of one witcher.
pub struct Company<'a> {
    game: &'a WildHunt,
    seat: Seat,
    /// The others, and the cards with which they get to places.
    others: Vec<(Seat, [Option<Cards>; LOCATIONS], Purse)>,
    /// With each hound: what the others would deal, and how many they are.
    packs: Vec<(Location, f64, f64)>,
    /// With each monster: who would be there with how many cards, and what they would make of it.
    lairs: Vec<Lair>,
    /// What he would deal himself, as far as it was asked.
    dealt: RefCell<Vec<((Location, Cards), f64)>>,
}

struct Lair {
    at: Location,
    terrain: Terrain,
    there: Vec<(Seat, f64)>,
    worth: f64,
}

impl<'a> Company<'a> {
    /// With all who can still come, or with those alone who are there.
    pub fn of(game: &'a WildHunt, seat: Seat, trusts: bool) -> Self {
        let others = game.table().players().iter().filter(|(other, _)| *other != seat);
        let others = others.map(|(other, own)| {
            let purse = Purse::of(own);
            let places = if trusts && !game.hunt().seats[other].ready {
                reach(own)
            } else {
                let mut here = [None; LOCATIONS];
                here[own.at.index()] = Some(purse.all());
                here
            };
            (other, places, purse)
        });
        let others = others.collect();
        let (packs, lairs, dealt) = (Vec::new(), Vec::new(), RefCell::default());
        let mut company = Self { game, seat, others, packs, lairs, dealt };
        company.packs = game.hunt().hounds.iter().map(|hound| company.pack(hound)).collect();
        let all = Terrain::ALL.into_iter();
        company.lairs = all.filter_map(|terrain| company.lair(terrain)).collect();
        company
    }

    /// What it brings the team that he is with the hound of a place.
    pub fn hound(&self, at: Location, cards: Cards, purse: &Purse, last: bool) -> f64 {
        let Some(hound) = self.game.hunt().hound_at(at).filter(|hound| !hound.fought) else {
            return 0.0;
        };
        let row = hound_row(self.game.seats(), hound.level);
        let pack = self.packs.iter().find(|(place, ..)| *place == at);
        let Some((_, there, count)) = pack.copied().filter(|_| cards != 0 || row.draw > 0) else {
            return 0.0;
        };
        let with = there + self.damage(hound, cards, purse);
        let life = f64::from(row.life) + f64::from(hound.shields);
        let prize = self.prize();
        let gain = brawl(with, life, count + 1.0, hound.level, prize)
            - brawl(there, life, count, hound.level, prize);
        // Shields are filled again by the next fight, but not before the last one.
        let shield = f64::from(row.shield.min(self.game.table().players()[self.seat].shield));
        gain - if last { 2.5 } else { 1.0 } * SHIELD * shield
    }

    /// WH-RID-21: a hound that is left bites everybody at Nithral's side, again and again.
    fn prize(&self) -> f64 {
        let left = if self.game.hunt().rider == Rider::Nithral { SUMMONED } else { 0.0 };
        left * f64::from(self.game.seats())
    }

    fn damage(&self, hound: &Hound, cards: Cards, purse: &Purse) -> f64 {
        let key = (hound.at, cards);
        if let Some((_, found)) = self.dealt.borrow().iter().find(|(other, _)| *other == key) {
            return *found;
        }
        let found =
            pack::expected(self.game, self.seat, hound, &purse.cards(cards).collect::<Vec<_>>());
        self.dealt.borrow_mut().push((key, found));
        found
    }

    /// What it brings the team that he is with the monster of a place, with so many cards.
    pub fn monster(&self, at: Location, kept: usize) -> f64 {
        let Some(lair) = self.lairs.iter().find(|lair| lair.at == at) else { return 0.0 };
        let mut there = lair.there.clone();
        there.push((self.seat, kept as f64));
        lair::best(self.game, lair.terrain, &there) - lair.worth
    }

    fn pack(&self, hound: &Hound) -> (Location, f64, f64) {
        let at = hound.at;
        let row = hound_row(self.game.seats(), hound.level);
        let (mut there, mut count) = (0.0, 0.0);
        for (other, places, purse) in &self.others {
            let Some(kept) = places[at.index()] else { continue };
            let stands = self.game.table().players()[*other].at == at;
            if kept == 0 && row.draw == 0 {
                continue;
            }
            let trust = if stands { 1.0 } else { TO_HOUND };
            there += trust
                * pack::expected(self.game, *other, hound, &purse.cards(kept).collect::<Vec<_>>());
            count += trust;
        }
        (at, there, count)
    }

    fn lair(&self, terrain: Terrain) -> Option<Lair> {
        let table = self.game.table();
        let lair = table.lairs()[terrain.index()];
        let at = lair.at?;
        lair.monster?;
        let mut there: Vec<(Seat, f64)> = Vec::new();
        for (other, places, _) in &self.others {
            let Some(cards) = places[at.index()] else { continue };
            let stands = table.players()[*other].at == at;
            let trust = if stands { 1.0 } else { TO_MONSTER };
            there.push((*other, trust * f64::from(cards.count_ones())));
        }
        let worth = lair::best(self.game, terrain, &there);
        Some(Lair { at, terrain, there, worth })
    }
}

/// What a fight with a hound brings: so much damage of so many against so much life. Only what every
/// machine reckons alike is used.
fn brawl(damage: f64, life: f64, count: f64, level: u8, prize: f64) -> f64 {
    if count <= 0.0 {
        return 0.0;
    }
    let lead = (damage - life) / (0.9 * count.sqrt());
    let chance = (0.5 + 0.4 * lead).clamp(0.0, 1.0);
    let bonus = BONUS[usize::from(level.clamp(1, 3)) - 1];
    chance * (prize + count * bonus + (damage - life).max(0.0)) - (1.0 - chance) * 0.8 * count
}
