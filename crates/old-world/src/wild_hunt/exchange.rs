//! Exchanges between two witchers at one place (section 6.3).

use tabletop::{Log, Seat};

use super::choice::{HuntChoice, Item};
use super::decision::HuntDecision;
use super::event::HuntEvent;
use super::hunt::{Exchange, Goods};
use crate::play::{Choice, Decision, Event, OldWorld, Task, Witcher};
use crate::world::location::Terrain;
use crate::world::potion::Potion;
use crate::world::tracks::POTION_LIMIT;

/// WH-P1-26: how many exchanges a seat may open in a round.
const OPENED: u8 = 5;

impl OldWorld {
    /// WH-EXC-1, WH-P1-26.
    pub(crate) fn may_exchange(&self, seat: Seat, other: Seat) -> bool {
        let (own, partner) = (&self.players[seat], &self.players[other]);
        own.at == partner.at
            && self.the_hunt().seats[seat].exchanges < OPENED
            && (owns_something(own) || owns_something(partner))
    }

    pub(crate) fn open_exchange(&mut self, seat: Seat, with: Seat) {
        let hunt = self.the_hunt_mut();
        hunt.seats[seat].exchanges = hunt.seats[seat].exchanges.saturating_add(1);
        hunt.exchange = Some(Exchange { with, give: Goods::default(), want: Goods::default() });
        self.agenda.push(Task::Ask(seat, Decision::Hunt(HuntDecision::Exchange)));
    }

    /// The exchange being made; asked only where one is: check guarantees it.
    fn bargain(&self) -> &Exchange {
        self.the_hunt().exchange.as_ref().expect("an exchange is made: check guarantees it")
    }

    /// WH-D-EXCADD.
    pub(crate) fn list_exchange(&self, seat: Seat, choices: &mut Vec<Choice>) {
        let bargain = self.bargain();
        let (own, partner) = (&self.players[seat], &self.players[bargain.with]);
        let give = |item| Choice::Hunt(HuntChoice::Give(item));
        let want = |item| Choice::Hunt(HuntChoice::Want(item));
        choices.extend(left(own, &bargain.give).into_iter().map(give));
        choices.extend(left(partner, &bargain.want).into_iter().map(want));
        let moves = !bargain.give.is_empty() || !bargain.want.is_empty();
        let fits = |keeper, gone, come| is_within_limits(keeper, gone, come);
        if moves
            && fits(own, &bargain.give, &bargain.want)
            && fits(partner, &bargain.want, &bargain.give)
        {
            choices.push(Choice::Hunt(HuntChoice::Offer));
        }
        choices.push(Choice::Done);
    }

    pub(crate) fn answer_exchange(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        let bargain = self.the_hunt_mut().exchange.as_mut();
        let bargain = bargain.expect("an exchange is made: check guarantees it");
        match choice {
            Choice::Hunt(HuntChoice::Give(item)) => bargain.give.add(item),
            Choice::Hunt(HuntChoice::Want(item)) => bargain.want.add(item),
            Choice::Hunt(HuntChoice::Offer) => {
                let Exchange { with, give, want } = bargain.clone();
                log.public(Event::Hunt(HuntEvent::ExchangeOffered { seat, with, give, want }));
                self.agenda.push(Task::Ask(with, Decision::Hunt(HuntDecision::Accept)));
                return;
            }
            _ => {
                self.the_hunt_mut().exchange = None;
                return;
            }
        }
        self.agenda.push(Task::Ask(seat, Decision::Hunt(HuntDecision::Exchange)));
    }

    /// WH-D-EXC: both sides change hands at once.
    pub(crate) fn answer_offer(&mut self, with: Seat, choice: Choice, log: &mut Log<Event>) {
        let seat = self.active;
        let bargain = self.the_hunt_mut().exchange.take();
        let bargain = bargain.expect("an exchange is made: check guarantees it");
        if choice != Choice::Hunt(HuntChoice::Accept) {
            log.public(Event::Hunt(HuntEvent::ExchangeRefused { seat, with }));
            return;
        }
        let given = self.take_goods(seat, &bargain.give);
        let taken = self.take_goods(with, &bargain.want);
        self.hand_goods(with, given);
        self.hand_goods(seat, taken);
        // WH-P1-24.
        let hunt = self.the_hunt_mut();
        hunt.seats[with].ready = false;
        hunt.seats[seat].ready = false;
        log.public(Event::Hunt(HuntEvent::ExchangeMade { seat, with }));
    }

    /// Takes goods out of somebody's hands; tokens come with their places.
    fn take_goods(&mut self, seat: Seat, goods: &Goods) -> Bundle {
        let mut bundle = Bundle { gold: goods.gold, ..Bundle::default() };
        for potion in &goods.potions {
            if self.take_potion(seat, *potion) {
                bundle.potions.push(*potion);
            }
        }
        let own = &mut self.players[seat];
        own.gold = own.gold.saturating_sub(goods.gold);
        for terrain in &goods.trails {
            let trail = own.trails[terrain.index()].take();
            bundle.trails.extend(trail.map(|at| (*terrain, at)));
        }
        for terrain in &goods.tracking {
            let tracking = own.tracking[terrain.index()].pop();
            bundle.tracking.extend(tracking.map(|quest| (*terrain, quest)));
        }
        bundle
    }

    fn hand_goods(&mut self, seat: Seat, bundle: Bundle) {
        let own = &mut self.players[seat];
        own.gold = own.gold.saturating_add(bundle.gold);
        own.potions.extend(bundle.potions);
        for (terrain, at) in bundle.trails {
            own.trails[terrain.index()] = Some(at);
        }
        for (terrain, tracking) in bundle.tracking {
            own.tracking[terrain.index()].push(tracking);
        }
    }
}

/// Goods with the tokens themselves.
#[derive(Default)]
struct Bundle {
    gold: u16,
    potions: Vec<Potion>,
    trails: Vec<(Terrain, crate::world::location::Location)>,
    tracking: Vec<(Terrain, crate::play::Tracking)>,
}

impl Goods {
    fn add(&mut self, item: Item) {
        match item {
            Item::Gold => self.gold = self.gold.saturating_add(1),
            Item::Potion(potion) => self.potions.push(potion),
            Item::Trail(terrain) => self.trails.push(terrain),
            Item::Tracking(terrain) => self.tracking.push(terrain),
        }
    }

    fn potions_of(&self, potion: Potion) -> usize {
        self.potions.iter().filter(|held| **held == potion).count()
    }
}

fn owns_something(own: &Witcher) -> bool {
    own.gold > 0
        || !own.potions.is_empty()
        || own.trails.iter().any(Option::is_some)
        || own.tracking.iter().any(|quests| !quests.is_empty())
}

/// What a side could still add.
fn left(own: &Witcher, named: &Goods) -> Vec<Item> {
    let mut items = Vec::new();
    if own.gold > named.gold {
        items.push(Item::Gold);
    }
    for potion in Potion::ALL {
        let held = own.potions.iter().filter(|held| **held == potion).count();
        if held > named.potions_of(potion) {
            items.push(Item::Potion(potion));
        }
    }
    for terrain in Terrain::ALL {
        if own.trails[terrain.index()].is_some() && !named.trails.contains(&terrain) {
            items.push(Item::Trail(terrain));
        }
    }
    for terrain in Terrain::ALL {
        let offered = named.tracking.iter().filter(|other| **other == terrain).count();
        if own.tracking[terrain.index()].len() > offered {
            items.push(Item::Tracking(terrain));
        }
    }
    items
}

/// WH-EXC-4: does what somebody holds afterwards break no limit?
fn is_within_limits(own: &Witcher, gone: &Goods, come: &Goods) -> bool {
    let potions = own.potions.len() + come.potions.len() - gone.potions.len();
    let trails = come
        .trails
        .iter()
        .all(|terrain| own.trails[terrain.index()].is_none() || gone.trails.contains(terrain));
    let count = |goods: &Goods, terrain: Terrain| {
        goods.tracking.iter().filter(|other| **other == terrain).count()
    };
    let tracking = come.tracking.iter().all(|terrain| {
        let held = own.tracking[terrain.index()].len();
        held + count(come, *terrain) - count(gone, *terrain) <= 1
    });
    potions <= POTION_LIMIT && trails && tracking
}
