//! Where to go, what to do there, and what to do at the end of it: phases I and II by rules of
//! thumb. Everything is worth so many trophies.

use ::old_world::versus::{Choice, OldWorld, Pay, Witcher};
use ::old_world::world::action_card::Card;
use ::old_world::world::effect::{Attribute, Cost};
use ::old_world::world::location::{LOCATIONS, Location, LocationAction, Terrain};
use ::old_world::world::story::StoryDeck;
use ::old_world::world::tracks::{POTION_LIMIT, TOP_LEVEL};
use tabletop::{Rng, Seat};

use super::force::Force;
use super::map::distance;
use super::market::best;
use super::race;
use super::standing::needs_one;
use super::worth::symbols;

/// What an exploration brings on the average, to a hothead and to somebody with patience: what it
/// brings is little at once, but a fight put off is a fight better prepared. Measured.
const HASTY: f64 = 0.15;
const PATIENT: f64 = 0.28;

/// What a fight costs, however it ends.
const BRUISES: f64 = 0.05;
/// An action worth less than this is not worth the time.
const LITTLE: f64 = 0.004;
/// Above everything that is weighed.
pub const FIRST: f64 = 100.0;
/// What a coin is worth.
pub const GOLD: f64 = 0.035;

/// Is there something to be had here, before going on?
pub fn errand(game: &OldWorld, seat: Seat, legal: &[Choice]) -> Option<usize> {
    let at = game.players()[seat].at;
    legal.iter().position(|choice| match choice {
        Choice::Act => Sight::hasty(game, seat).action(at) > LITTLE,
        Choice::Quest(_) => true,
        _ => false,
    })
}

/// The next step of phase I.
pub fn phase1(game: &OldWorld, seat: Seat, legal: &[Choice]) -> usize {
    let sight = Sight::hasty(game, seat);
    let own = &game.players()[seat];
    let hand = own.hand.len();
    let here = sight.ending(own.at, hand);
    best(legal, |choice| match *choice {
        Choice::End => here,
        // What is to be had here is taken before going on.
        Choice::Act if sight.action(own.at) > LITTLE => FIRST,
        Choice::Quest(_) => FIRST,
        Choice::Poker(other) => here + sight.gambling(other),
        Choice::Move(to, pay) => {
            let (cards, gold) = cost(pay);
            let left = hand.saturating_sub(cards);
            sight.going(to, left) - GOLD * f64::from(gold) - 0.01 * missed(pay)
        }
        _ => f64::NEG_INFINITY,
    })
}

/// What to do in phase II.
pub fn phase2(game: &OldWorld, seat: Seat, legal: &[Choice], rng: &mut Rng) -> usize {
    let worth = ends(&Sight::hasty(game, seat), legal, rng);
    let places = (0..legal.len()).rev();
    places.max_by(|one, other| worth[*one].total_cmp(&worth[*other])).unwrap_or(0)
}

/// What each end of the turn is worth.
pub fn ends(sight: &Sight<'_>, legal: &[Choice], rng: &mut Rng) -> Vec<f64> {
    let hand = sight.own.hand.len();
    let rather = if rng.coin() { StoryDeck::City } else { StoryDeck::Wilds };
    let worth = |choice: &Choice| match *choice {
        Choice::Fight(monster) => sight.hunting(monster, hand),
        Choice::Duel(other) => sight.duelling(other, hand),
        Choice::Meditate(_) => sight.meditating(),
        Choice::Explore(deck) if deck == rather => sight.exploring,
        Choice::Explore(_) => sight.exploring - 0.01,
        Choice::CashIn(_) => sight.exploring - 0.02,
        _ => f64::NEG_INFINITY,
    };
    legal.iter().map(worth).collect()
}

/// What one more level is worth.
pub fn raising(own: &Witcher, attribute: Attribute) -> f64 {
    const BY_LEVEL: [[f64; 4]; 4] = [
        [0.36, 0.34, 0.32, 0.45],
        [0.28, 0.26, 0.24, 0.42],
        [0.08, 0.08, 0.08, 0.40],
        [0.26, 0.26, 0.24, 0.42],
    ];
    let level = own.attribute(attribute);
    if level >= TOP_LEVEL {
        return 0.0;
    }
    BY_LEVEL[attribute.index()][usize::from(level) - 1]
}

fn cost(pay: Pay) -> (usize, u8) {
    match pay {
        Pay::Card(_) | Pay::Alone(_) => (1, 0),
        Pay::CardAndGold(_) => (1, 1),
        Pay::Two(..) => (2, 0),
        Pay::Free => (0, 0),
    }
}

/// The map as a witcher sees it in his turn.
pub struct Sight<'a> {
    game: &'a OldWorld,
    seat: Seat,
    own: &'a Witcher,
    force: Force,
    /// What the action of each place is worth to him now.
    actions: [f64; LOCATIONS],
    /// What an exploration is worth to him.
    exploring: f64,
}

impl<'a> Sight<'a> {
    /// In the eyes of a hothead.
    pub fn hasty(game: &'a OldWorld, seat: Seat) -> Self {
        Self::of(game, seat, HASTY)
    }

    /// In the eyes of somebody who can wait.
    pub fn patient(game: &'a OldWorld, seat: Seat) -> Self {
        Self::of(game, seat, PATIENT)
    }

    fn of(game: &'a OldWorld, seat: Seat, exploring: f64) -> Self {
        let own = &game.players()[seat];
        let actions = [0.0; LOCATIONS];
        let mut sight = Self { game, seat, own, force: Force::of(own), actions, exploring };
        sight.actions = Location::ALL.map(|at| sight.act(at));
        sight
    }

    fn action(&self, at: Location) -> f64 {
        self.actions[at.index()]
    }

    /// What can be done at a place before phase II.
    fn act(&self, at: Location) -> f64 {
        let (own, game) = (self.own, self.game);
        if game.turn().acted & 1 << at.index() != 0 {
            return 0.0;
        }
        match at.action() {
            LocationAction::Train(attribute) if own.attribute(attribute) <= own.level => {
                raising(own, attribute) + self.towards_mastery(attribute)
            }
            LocationAction::Train(_) => 0.0,
            LocationAction::School => self.schooling(at),
            LocationAction::Potion if own.potions.len() < POTION_LIMIT => 0.025,
            LocationAction::Potion => 0.005,
            LocationAction::Poker if own.gold > 0 => 0.015,
            LocationAction::Poker => 0.0,
            LocationAction::Trade => 0.02,
            LocationAction::CleanUp if own.gold == 0 => 0.035,
            LocationAction::CleanUp => 0.0,
            LocationAction::Track => {
                let lacks = own.trails.iter().zip(&own.tracking);
                let lacks = lacks.filter(|(trail, quest)| trail.is_none() && quest.is_empty());
                0.035 + if lacks.count() > 0 { 0.03 } else { 0.0 }
            }
        }
    }

    /// Where nothing may be hunted before an attribute is mastered, the one that is nearest is worth
    /// the way (OW-SOLO-6).
    fn towards_mastery(&self, attribute: Attribute) -> f64 {
        let level = self.own.attribute(attribute);
        if self.game.may_hunt(self.seat) || level >= TOP_LEVEL {
            return 0.0;
        }
        0.25 * f64::from(level)
    }

    /// The best lesson he can pay for.
    fn schooling(&self, at: Location) -> f64 {
        let own = self.own;
        let home = own.school.is_some_and(|school| school.home() == at);
        let lessons =
            Attribute::ALL.into_iter().filter(|lesson| home || *lesson != Attribute::Special);
        let worth = lessons.map(|lesson| {
            let price = self.game.tuition(self.seat, lesson, false).count();
            if u16::from(price) > own.gold {
                return 0.0;
            }
            raising(own, lesson) + self.towards_mastery(lesson) - 0.037 * f64::from(price)
        });
        worth.fold(0.0, f64::max)
    }

    /// Action, quests and tracks of a place he enters.
    pub fn entering(&self, at: Location) -> f64 {
        let pays =
            |cost: Cost| !matches!(cost, Cost::Gold(gold) if u16::from(gold) > self.own.gold);
        let quests = self.own.quests.iter().filter(|quest| quest.at == at && pays(quest.cost));
        let tracks =
            self.own.tracking.iter().flatten().filter(|token| token.at == at && !token.fresh);
        self.action(at) + 0.22 * quests.count() as f64 + 0.09 * tracks.count() as f64
    }

    /// The best that phase II offers at a place, with so many cards left.
    pub fn ending(&self, at: Location, hand: usize) -> f64 {
        let mut best = self.exploring;
        if self.can_meditate() {
            best = best.max(self.meditating());
        }
        for terrain in Terrain::ALL {
            let lair = self.game.lairs()[terrain.index()];
            if lair.at == Some(at)
                && let Some(monster) = lair.monster
            {
                best = best.max(self.hunting(monster, hand));
            }
        }
        for (other, rival) in self.game.players().iter() {
            let open = !at.is_school() && self.game.closed_tavern() != Some(at);
            if other != self.seat && rival.at == at && open {
                best = best.max(self.duelling(other, hand));
            }
        }
        best
    }

    /// Going to a place with so many cards left, and perhaps further.
    fn going(&self, to: Location, left: usize) -> f64 {
        let stay = self.ending(to, left);
        let further = Location::ALL.into_iter().filter(|at| *at != to).map(|at| {
            let moves = usize::from(distance(to, at));
            if moves <= left {
                // The cards may not fit the way.
                let sure = [1.0, 0.85, 0.7, 0.55, 0.45][moves.min(4)];
                let end = self.ending(at, left - moves);
                stay.max(self.exploring) + sure * (self.entering(at) + end - stay).max(0.0)
            } else {
                stay
            }
        });
        self.entering(to) + further.fold(stay, f64::max)
    }

    fn can_meditate(&self) -> bool {
        Attribute::ALL.into_iter().any(|attribute| {
            let at = attribute.index();
            self.own.attributes[at] == TOP_LEVEL
                && self.game.masteries()[at] > 0
                && !self.own.masteries[at]
        })
    }

    pub fn meditating(&self) -> f64 {
        if needs_one(self.own) { 0.1 } else { 0.95 }
    }

    /// A trophy is worth more when it is the last.
    pub fn trophy(&self) -> f64 {
        if needs_one(self.own) { 2.5 } else { 1.0 }
    }

    pub fn hunting(&self, monster: ::old_world::world::monster::Monster, hand: usize) -> f64 {
        if !self.game.may_hunt(self.seat) {
            return 0.0;
        }
        let lives = |terrain: &Terrain| self.game.lairs()[terrain.index()].monster == Some(monster);
        let terrain = Terrain::ALL.into_iter().find(lives);
        let trail = terrain.is_some_and(|terrain| self.own.trails[terrain.index()].is_some());
        let chance = race::hunt(self.own, &self.force, monster, trail, hand as f64);
        chance * self.trophy() - BRUISES
    }

    /// A fight that is won so often.
    pub fn fighting(&self, chance: f64, choice: &Choice) -> f64 {
        match choice {
            Choice::Duel(other) if self.has_beaten(*other) => 0.15 * chance,
            _ => chance * self.trophy() - BRUISES,
        }
    }

    fn has_beaten(&self, other: Seat) -> bool {
        let school = self.game.players()[other].school;
        school.is_none_or(|school| self.own.medallions[school.index()])
    }

    pub fn duelling(&self, other: Seat, hand: usize) -> f64 {
        let chance = race::duel(self.game, self.seat, other, hand as f64);
        self.fighting(chance, &Choice::Duel(other))
    }

    /// A game of dice, unless a fight is the better use of the meeting.
    pub fn gambling(&self, other: Seat) -> f64 {
        let fight = self.duelling(other, self.own.hand.len());
        if fight > self.exploring && !self.own.at.is_school() { -1.0 } else { 0.01 }
    }
}

/// What the cards that pay for a move are worth beside others.
pub fn missed(pay: Pay) -> f64 {
    let cost = |card: Card| {
        let roams = if card.row().terrain.is_none() { 0.5 } else { 0.0 };
        symbols(&card.row().base) + roams
    };
    match pay {
        Pay::Card(card) | Pay::CardAndGold(card) | Pay::Alone(card) => cost(card),
        Pay::Two(one, other) => cost(one) + cost(other),
        Pay::Free => 0.0,
    }
}
