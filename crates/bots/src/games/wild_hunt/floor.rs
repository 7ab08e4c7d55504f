//! Phase I: where to go and what to do there. Everything is worth so many trophies of Old World.

use ::old_world::versus::{Choice, Pay, Witcher};
use ::old_world::wild_hunt::{HuntChoice, WildHunt};
use ::old_world::world::effect::{Attribute, Cost};
use ::old_world::world::hunt_card::{HuntKind, HuntPlace};
use ::old_world::world::location::{LOCATIONS, Location, LocationAction, Terrain};
use ::old_world::world::tracks::POTION_LIMIT;
use tabletop::Seat;

use super::super::old_world::force::Force;
use super::super::old_world::journey::{missed, raising};
use super::super::old_world::map::distance;
use super::super::old_world::market::best;
use super::super::old_world::race;
use super::pack;

/// Above everything that is weighed.
const FIRST: f64 = 100.0;
/// An action worth less than this is not worth the time.
const LITTLE: f64 = 0.004;
const GOLD: f64 = 0.035;
/// What a point of the rider's shields is worth.
const SHIELD: f64 = 0.05;
/// A trophy is a power in every fight to come.
const TROPHY: f64 = 0.3;
/// What a quest brings, for its bearer or for all.
const QUEST: f64 = 0.3;
/// What the bonus of a hound is worth, by level.
const BONUS: [f64; 3] = [0.08, 0.12, 0.35];

/// The next step of phase I.
pub fn step(game: &WildHunt, seat: Seat, legal: &[Choice]) -> usize {
    let sight = Sight::of(game, seat);
    let hand = sight.own.hand.len();
    let here = sight.ending(sight.own.at, hand);
    best(legal, |choice| match *choice {
        Choice::End => here,
        Choice::Act if sight.actions[sight.own.at.index()] > LITTLE => FIRST,
        Choice::Quest(_) => FIRST + 1.0,
        Choice::Hunt(HuntChoice::Hound) if sight.hound(sight.own.at, 0) > 0.0 => FIRST - 1.0,
        Choice::Move(to, pay) => {
            let (cards, gold) = cost(pay);
            let left = hand.saturating_sub(cards);
            sight.going(to, left) - GOLD * f64::from(gold) - 0.01 * missed(pay)
        }
        _ => f64::NEG_INFINITY,
    })
}

/// How likely a seat beats a monster with so many cards in hand, those that stand by helping.
pub fn chance(game: &WildHunt, seat: Seat, terrain: Terrain, hand: usize, help: f64) -> f64 {
    let table = game.table();
    let Some(monster) = table.lairs()[terrain.index()].monster else { return 0.0 };
    let own = &table.players()[seat];
    let trail = own.trails[terrain.index()].is_some();
    let cards = (hand as f64 + help).min(7.0);
    let base = race::hunt(own, &Force::of(own), monster, trail, cards);
    // Each card of help takes one of the pool as well; marks and hounds near by make it harder.
    let at = table.lairs()[terrain.index()].at;
    let near = at.map_or(0.0, |at| strengthening(game, at));
    let marks = f64::from(game.hunt().marked[terrain.index()]);
    (base + 0.045 * (help - near - marks)).clamp(0.0, 1.0)
}

fn strengthening(game: &WildHunt, at: Location) -> f64 {
    let hunt = game.hunt();
    let is_near = |other: Location| distance(at, other) <= 1;
    let hounds = hunt.hounds.iter().filter(|hound| is_near(hound.at)).count();
    hounds as f64 + if is_near(hunt.at) { 1.0 } else { 0.0 }
}

/// What a fight that is won so often is worth.
pub fn fight_worth(chance: f64, level: u8) -> f64 {
    chance * (TROPHY + SHIELD * f64::from(level) + 2.0 * GOLD) - 0.12 * (1.0 - chance)
}

fn cost(pay: Pay) -> (usize, u8) {
    match pay {
        Pay::Card(_) | Pay::Alone(_) => (1, 0),
        Pay::CardAndGold(_) => (1, 1),
        Pay::Two(..) => (2, 0),
        Pay::Free => (0, 0),
    }
}

/// The map as a witcher sees it in phase I.
struct Sight<'a> {
    game: &'a WildHunt,
    seat: Seat,
    own: &'a Witcher,
    /// What the action of each place is worth to him now.
    actions: [f64; LOCATIONS],
}

impl<'a> Sight<'a> {
    fn of(game: &'a WildHunt, seat: Seat) -> Self {
        let own = &game.table().players()[seat];
        let mut sight = Self { game, seat, own, actions: [0.0; LOCATIONS] };
        sight.actions = Location::ALL.map(|at| sight.act(at));
        sight
    }

    /// WH-P1-5: what can be done at a place, unless somebody blocks it.
    fn act(&self, at: Location) -> f64 {
        let (own, table) = (self.own, self.game.table());
        if self.game.hunt().blocks(at) || table.turn().acted & 1 << at.index() != 0 {
            return 0.0;
        }
        match at.action() {
            LocationAction::Train(attribute) if own.attribute(attribute) <= own.level => {
                raising(own, attribute)
            }
            LocationAction::Train(_) => 0.0,
            LocationAction::School => self.schooling(at),
            LocationAction::Potion if own.potions.len() < POTION_LIMIT => 0.04,
            LocationAction::Potion => 0.005,
            LocationAction::Poker if own.gold > 0 => 0.015,
            LocationAction::Poker => 0.0,
            LocationAction::Trade => 0.03,
            LocationAction::CleanUp if own.gold == 0 => 0.035,
            LocationAction::CleanUp => 0.0,
            LocationAction::Track => 0.05,
        }
    }

    /// The best lesson he can pay for.
    fn schooling(&self, at: Location) -> f64 {
        let own = self.own;
        let home = own.school.is_some_and(|school| school.home() == at);
        let lessons =
            Attribute::ALL.into_iter().filter(|lesson| home || *lesson != Attribute::Special);
        let worth = lessons.map(|lesson| {
            let price = self.game.table().tuition(self.seat, lesson, false).count();
            if u16::from(price) > own.gold {
                0.0
            } else {
                raising(own, lesson) - 0.02 * f64::from(price)
            }
        });
        worth.fold(0.0, f64::max)
    }

    /// Action, quests, tracks and hounds of a place he enters.
    fn entering(&self, at: Location, left: usize) -> f64 {
        let hunt = self.game.hunt();
        let pays =
            |cost: Cost| !matches!(cost, Cost::Gold(gold) if u16::from(gold) > self.own.gold);
        let quests = hunt.quests.iter().filter(|open| {
            let Some(HuntKind::Quest(quest)) = open.story.hunt_card().map(|card| card.kind) else {
                return false;
            };
            let here = match quest.place {
                HuntPlace::In(_) => open.at == Some(at),
                HuntPlace::Rider => hunt.at == at,
                HuntPlace::Fight => false,
            };
            here && open.who.is_none_or(|who| who == self.seat) && pays(quest.cost)
        });
        let tracks = self.own.tracking.iter().flatten();
        let tracks = tracks.filter(|token| token.at == at && !token.fresh);
        let spent = self.own.hand.len().saturating_sub(left);
        self.actions[at.index()]
            + QUEST * quests.count() as f64
            + 0.09 * tracks.count() as f64
            + self.hound(at, spent).max(0.0)
    }

    /// What the hound of a place is worth with so many cards spent on the way.
    fn hound(&self, at: Location, spent: usize) -> f64 {
        let Some(hound) = self.game.hunt().hound_at(at).filter(|hound| !hound.fought) else {
            return 0.0;
        };
        let mut pack = pack::with_hound(self.game, hound);
        pack.retain(|(seat, _)| *seat != self.seat);
        pack.push((self.seat, spent));
        let left = pack::survives(self.game, hound, &pack);
        if left > 0.0 {
            return -0.2;
        }
        BONUS[usize::from(hound.level.clamp(1, 3)) - 1] + SHIELD * -left
    }

    /// The best that phase II offers at a place, with so many cards left.
    fn ending(&self, at: Location, hand: usize) -> f64 {
        let mut best = 0.0f64;
        for terrain in Terrain::ALL {
            let lair = self.game.table().lairs()[terrain.index()];
            if lair.at == Some(at)
                && let Some(monster) = lair.monster
            {
                let players = self.game.table().players().iter();
                let help: usize = players
                    .filter(|(other, own)| *other != self.seat && own.at == at)
                    .map(|(_, own)| own.hand.len())
                    .sum();
                let chance = chance(self.game, self.seat, terrain, hand, help as f64);
                best = best.max(fight_worth(chance, monster.level()));
            }
        }
        best
    }

    /// Going to a place with so many cards left, and perhaps further.
    fn going(&self, to: Location, left: usize) -> f64 {
        let stay = self.ending(to, left);
        let further = Location::ALL.into_iter().filter(|at| *at != to).map(|at| {
            let moves = usize::from(distance(to, at));
            if moves > left {
                return stay;
            }
            // The cards may not fit the way.
            let sure = [1.0, 0.85, 0.7, 0.55, 0.45][moves.min(4)];
            let end = self.ending(at, left - moves);
            stay + sure * (self.entering(at, left - moves) + end - stay).max(0.0)
        });
        self.entering(to, left) + further.fold(stay, f64::max)
    }
}
