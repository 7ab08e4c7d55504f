//! What the places of the map offer a witcher by himself: lessons, potions, quests, tracks.

use ::old_world::play::Witcher;
use ::old_world::wild_hunt::WildHunt;
use ::old_world::world::effect::{Attribute, Cost};
use ::old_world::world::hunt_card::{HuntKind, HuntPlace};
use ::old_world::world::location::{LOCATIONS, Location, LocationAction};
use ::old_world::world::round_board::{Spawn, rounds, spawns};
use tabletop::{Game, Seat};

use super::super::old_world::map::distance;
use super::worth::{GOLD, QUEST, potion, raising};

/// What the lesser actions of places are worth.
const POKER: f64 = 0.3;
const TRADE: f64 = 0.5;
const TRACK: f64 = 1.0;
/// WH-FIN-5: the first blow in the last fight.
const OPENING: f64 = 5.0;
/// WH-MOVE-8: the rider's ability.
const SHUNNED: f64 = 1.0;
/// How much of what the next round may bring counts in this one, and how much of it is left when it
/// is so many moves away.
const NEXT: f64 = 0.3;
const AWAY: [f64; 6] = [1.0, 0.8, 0.6, 0.4, 0.2, 0.1];

/// The map in the eyes of one witcher.
pub struct Places<'a> {
    game: &'a WildHunt,
    seat: Seat,
    own: &'a Witcher,
    /// Is this the last round?
    pub last: bool,
    /// What gold is worth while there is time to spend it.
    pub gold: f64,
    /// What the action of each place is worth to him now.
    actions: [f64; LOCATIONS],
    /// What each place may be worth in the next round.
    next: [f64; LOCATIONS],
}

impl<'a> Places<'a> {
    pub fn of(game: &'a WildHunt, seat: Seat) -> Self {
        let left = rounds(game.seats()).saturating_sub(game.hunt().round);
        let mut places = Self {
            game,
            seat,
            own: &game.table().players()[seat],
            last: left == 0,
            gold: GOLD * (f64::from(left) / 3.0).min(1.0),
            actions: [0.0; LOCATIONS],
            next: [0.0; LOCATIONS],
        };
        places.actions = Location::ALL.map(|at| places.act(at));
        places.next = places.coming();
        places
    }

    /// What the action of a place is worth.
    pub fn action(&self, at: Location) -> f64 {
        self.actions[at.index()]
    }

    /// Action, quests and tracks of a place he enters.
    pub fn entering(&self, at: Location) -> f64 {
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
        self.actions[at.index()]
            + QUEST * quests.count() as f64
            + (self.gold + 0.4) * tracks.count() as f64
    }

    /// What the next round may bring from here.
    pub fn near(&self, at: Location) -> f64 {
        if self.last {
            return 0.0;
        }
        let near = Location::ALL.into_iter().map(|to| {
            let far = distance(at, to);
            self.next[to.index()] * AWAY[usize::from(far).min(AWAY.len() - 1)]
        });
        let mut all: Vec<f64> = near.collect();
        all.sort_by(|one, other| other.total_cmp(one));
        NEXT * (all[0] + 0.6 * all[1] + 0.3 * all[2])
    }

    /// WH-FIN-5: who is with the rider has the first blow; before the last round he is to be shunned.
    pub fn with_rider(&self, at: Location) -> f64 {
        let hunt = self.game.hunt();
        match (hunt.at == at, self.last) {
            (true, true) => OPENING,
            (true, false) => -SHUNNED,
            (false, _) => 0.0,
        }
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
            LocationAction::Potion => potion(own),
            LocationAction::Poker if own.gold > 0 && !self.last => POKER,
            LocationAction::Poker => 0.0,
            LocationAction::Trade => TRADE,
            LocationAction::CleanUp if own.gold == 0 => 0.8 * self.gold,
            LocationAction::CleanUp => 0.0,
            LocationAction::Track if self.last => 0.1,
            LocationAction::Track => TRACK,
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
                raising(own, lesson) - self.gold * f64::from(price)
            }
        });
        worth.fold(0.0, f64::max)
    }

    /// What places may be worth in the next round: lessons, and hounds that are still there.
    fn coming(&self) -> [f64; LOCATIONS] {
        let hunt = self.game.hunt();
        let mut worth = self.actions;
        for hound in &hunt.hounds {
            worth[hound.at.index()] += 0.45 * f64::from(3 + hound.level);
        }
        let comes = |spawn: &Spawn| matches!(spawn, Spawn::Hound(_));
        if spawns(self.game.seats(), hunt.round).iter().any(comes) {
            worth[hunt.at.index()] += 1.8;
        }
        for lair in self.game.table().lairs() {
            if let (Some(at), Some(_)) = (lair.at, lair.monster) {
                worth[at.index()] += 1.0;
            }
        }
        worth
    }
}
