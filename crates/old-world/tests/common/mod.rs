//! A position builder: any position, then play by the public contract.
#![expect(dead_code, reason = "each test file uses a part of it")]

mod play;

use old_world::versus::{Decision, Event, Fight, Foe, OldWorld, Task, Witcher};
use old_world::world::action_card::Card;
use old_world::world::attack::AttackCard;
use old_world::world::effect::Attribute;
use old_world::world::location::{Location, Terrain};
use old_world::world::monster::Monster;
use old_world::world::potion::Potion;
use old_world::world::school::School;
use old_world::world::slug::Slug;
use old_world::world::story::Story;
use tabletop::{Rng, Seat};

/// Anything with a slug.
pub fn named<T: Slug>(slug: &str) -> T {
    T::from_slug(slug).unwrap_or_else(|| panic!("there is no {} “{slug}”", T::KIND))
}

/// A card; the test cards of the rules by their short names.
pub fn card(name: &str) -> Card {
    Card::from_slug(&format!("specimen-{}", name.to_lowercase())).unwrap_or_else(|| named(name))
}

/// Cards by name, separated by blanks.
pub fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

/// So many cards that do not matter.
pub fn filler(count: usize) -> Vec<Card> {
    Card::market().take(count).collect()
}

/// A game being set up, then played.
pub struct Position {
    pub game: OldWorld,
    pub told: Vec<Event>,
}

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

impl Position {
    /// Witchers at home with empty hands, decks of ten, no gold, no monster on the map; seat A is
    /// in phase I.
    pub fn new(seats: u8) -> Self {
        let mut game = OldWorld::unpacked(seats, Rng::from_u64(1));
        for (seat, school) in Seat::all(seats).zip(School::ALL) {
            let mut own = Witcher::nobody();
            own.school = Some(school);
            own.at = school.home();
            own.deck = Card::starting(school).collect();
            own.stock = seats - 1;
            game.players[seat] = own;
            game.boards.retain(|board| *board != school);
            game.boxed_schools.retain(|boxed| *boxed != school);
            game.boxed_medallions[school.index()] -= seats - 1;
        }
        let shown = if seats > 3 { 2 } else { 1 };
        game.masteries = [shown; 4];
        game.boxed_masteries = [2 - shown; 4];
        for slot in (0..6).rev() {
            game.market[slot] = game.market_deck.pop();
        }
        game.turns = 1;
        game.agenda.push(Task::Ask(A, Decision::Phase1));
        Self { game, told: Vec::new() }
    }

    /// A solo game of a Wolf.
    pub fn solo() -> Self {
        Self::new(1)
    }

    pub fn own(&self, seat: Seat) -> &Witcher {
        &self.game.players[seat]
    }

    pub fn edit(&mut self, seat: Seat) -> &mut Witcher {
        &mut self.game.players[seat]
    }

    pub fn with(mut self, change: impl FnOnce(&mut OldWorld)) -> Self {
        change(&mut self.game);
        self
    }

    pub fn school(mut self, seat: Seat, school: School) -> Self {
        self.edit(seat).school = Some(school);
        self
    }

    pub fn hand(mut self, seat: Seat, names: &str) -> Self {
        self.set_hand(seat, names);
        self
    }

    pub fn set_hand(&mut self, seat: Seat, names: &str) {
        let mut hand = cards(names);
        hand.sort_unstable();
        self.edit(seat).hand = hand;
    }

    pub fn hand_of(mut self, seat: Seat, count: usize) -> Self {
        self.edit(seat).hand = filler(count);
        self
    }

    pub fn deck_of(mut self, seat: Seat, count: usize) -> Self {
        self.edit(seat).deck = Card::market().skip(20).take(count).collect();
        self
    }

    pub fn discard(mut self, seat: Seat, names: &str) -> Self {
        self.edit(seat).discard = cards(names);
        self
    }

    pub fn gold(mut self, seat: Seat, gold: u16) -> Self {
        self.edit(seat).gold = gold;
        self
    }

    pub fn at(mut self, seat: Seat, place: Location) -> Self {
        self.edit(seat).at = place;
        self
    }

    /// Attack, defence, alchemy, special.
    pub fn attributes(mut self, seat: Seat, levels: [u8; 4]) -> Self {
        self.edit(seat).attributes = levels;
        self
    }

    pub fn level(mut self, seat: Seat, level: u8) -> Self {
        self.edit(seat).level = level;
        self
    }

    pub fn shield(mut self, seat: Seat, shield: u8) -> Self {
        self.edit(seat).shield = shield;
        self
    }

    pub fn reputation(mut self, seat: Seat, reputation: u8) -> Self {
        self.edit(seat).reputation = reputation;
        self
    }

    pub fn potions(mut self, seat: Seat, names: &str) -> Self {
        self.edit(seat).potions = names.split_whitespace().map(named).collect();
        self
    }

    pub fn keeps(mut self, seat: Seat, story: &str) -> Self {
        self.edit(seat).kept.push(named(story));
        self
    }

    pub fn monster_trophy(mut self, seat: Seat, monster: &str) -> Self {
        self.edit(seat).monsters.push(named(monster));
        self
    }

    pub fn mastery(mut self, seat: Seat, attribute: Attribute) -> Self {
        self.edit(seat).masteries[attribute.index()] = true;
        self
    }

    pub fn medallion(mut self, seat: Seat, school: School) -> Self {
        self.edit(seat).medallions[school.index()] = true;
        self
    }

    /// A trail token of this terrain.
    pub fn trail(mut self, seat: Seat, terrain: Terrain) -> Self {
        let token = self.game.tokens[terrain.index()].pop();
        self.edit(seat).trails[terrain.index()] = token;
        self
    }

    /// A monster in the slot of its place's terrain.
    pub fn monster(mut self, name: &str, at: Location) -> Self {
        let terrain = at.terrain().expect("monsters live where there are tokens");
        let monster: Monster = named(name);
        for stack in &mut self.game.bestiary {
            stack.retain(|other| *other != monster);
        }
        self.game.tokens[terrain.index()].retain(|token| *token != at);
        self.game.lairs[terrain.index()].monster = Some(monster);
        self.game.lairs[terrain.index()].at = Some(at);
        self
    }

    /// The market, left to right; `-` is an empty slot.
    pub fn market(mut self, names: &str) -> Self {
        for (slot, name) in names.split_whitespace().enumerate() {
            self.game.market[slot] = (name != "-").then(|| card(name));
        }
        let shown = self.game.market;
        self.game.market_deck.retain(|lying| !shown.contains(&Some(*lying)));
        self
    }

    /// The seat on turn has moved, so that it may act where it stands.
    pub fn moved(mut self) -> Self {
        self.game.turn.moved = true;
        self
    }

    pub fn phase2(mut self, seat: Seat) -> Self {
        self.ask(seat, Decision::Phase2);
        self
    }

    pub fn phase3(mut self, seat: Seat) -> Self {
        self.game.active = seat;
        self.game.agenda.clear();
        self.game.agenda.push_in_order([
            Task::Ask(seat, Decision::Discard3),
            Task::DrawUp,
            Task::Purchase,
            Task::EndTurn,
        ]);
        self
    }

    /// Asks only this.
    pub fn ask(&mut self, seat: Seat, decision: Decision) {
        self.game.active = seat;
        self.game.agenda.clear();
        self.game.agenda.push(Task::Ask(seat, decision));
    }

    /// Seat A explores and draws this card.
    pub fn exploring(mut self, name: &str) -> Self {
        let story: Story = named(name);
        let deck = story.deck().expect("an exploration card");
        self.game.story_decks[deck.index()].retain(|other| *other != story);
        self.game.story_decks[deck.index()].push(story);
        let mut exploring = self.phase2(A);
        exploring.choose(&format!("explore {}", deck.slug()));
        exploring
    }

    /// Seat A stands before an open event.
    pub fn event(mut self, number: u8) -> Self {
        self.game.agenda.clear();
        self.game.agenda.push(Task::Phase3);
        self.game.agenda.push(Task::OpenEvent(number));
        // A bet that is none: the engine runs on from the first answer.
        self.game.agenda.push(Task::Ask(A, Decision::Bet));
        self.choose("done");
        self
    }

    /// Seat A stands at Vizima in step 1 of his first combat turn against this monster, whose
    /// trail he holds.
    pub fn hunting(self, name: &str) -> Self {
        let mut hunt =
            self.at(A, Location::Vizima).monster(name, Location::Vizima).trail(A, Terrain::Forest);
        let monster: Monster = named(name);
        let controller = Seat((hunt.game.seat_count() - 1) % 5);
        let mut fight = Fight::new(A, Foe::Monster(Terrain::Forest, monster), controller);
        fight.turns = 1;
        fight.sides[0].ready = true;
        hunt.game.fight = Some(fight);
        hunt.game.agenda.clear();
        hunt.game.agenda.push(Task::Phase3);
        hunt.game.agenda.push(Task::FightFloor);
        hunt.game.agenda.push(Task::Ask(A, Decision::Step1));
        hunt.pool_of(usize::from(monster.row().life))
    }

    /// A and B have met at Vengerberg; A is in step 1 of the first combat turn.
    pub fn dueling(mut self) -> Self {
        self.edit(A).at = Location::Vengerberg;
        self.edit(B).at = Location::Vengerberg;
        let mut fight = Fight::new(A, Foe::Witcher(B), A);
        fight.turns = 1;
        fight.sides[0].ready = true;
        fight.sides[1].ready = true;
        self.game.fight = Some(fight);
        self.game.agenda.clear();
        self.game.agenda.push(Task::Phase3);
        self.game.agenda.push(Task::FightFloor);
        self.game.agenda.push(Task::Ask(A, Decision::Step1));
        self
    }

    /// It is the monster's turn: the controller chooses its attack.
    pub fn monster_moves(mut self) -> Self {
        let fight = self.game.fight.as_mut().expect("a fight");
        fight.mover = 1;
        let chooser = fight.chooser;
        self.game.agenda.pop();
        self.game.agenda.push(Task::Ask(chooser, Decision::Attack));
        self
    }

    /// It is the monster's turn, in the middle of whatever was going on.
    pub fn ask_attack(&mut self) {
        let fight = self.game.fight.as_mut().expect("a fight");
        fight.mover = 1;
        let chooser = fight.chooser;
        self.game.agenda.pop();
        self.game.agenda.push(Task::Ask(chooser, Decision::Attack));
    }

    /// The first combat turns are over.
    pub fn later(mut self) -> Self {
        let fight = self.game.fight.as_mut().expect("a fight");
        fight.turns = 4;
        fight.monster_turns = 1;
        fight.sides[0].turns = 1;
        fight.sides[1].turns = 1;
        self
    }

    /// Puts a monster before seat A, who holds its trail, and begins the fight.
    pub fn begin_hunt(self, name: &str) -> Self {
        let mut hunt = self
            .at(A, Location::Vizima)
            .monster(name, Location::Vizima)
            .trail(A, Terrain::Forest)
            .phase2(A);
        hunt.choose(&format!("fight {name}"));
        hunt
    }

    /// Puts a monster before seat A, who holds no trail, and begins the fight.
    pub fn ambushed(self, name: &str) -> Self {
        let mut hunt = self.at(A, Location::Vizima).monster(name, Location::Vizima).phase2(A);
        hunt.choose(&format!("fight {name}"));
        hunt
    }

    /// A and B meet at Vengerberg and A attacks.
    pub fn begin_duel(self) -> Self {
        let mut duel = self.at(A, Location::Vengerberg).at(B, Location::Vengerberg).phase2(A);
        duel.choose("duel 2");
        duel
    }

    /// Lays the monster's pool: these cards, the first on top.
    pub fn pool(mut self, names: &str) -> Self {
        self.set_pool(names);
        self
    }

    pub fn set_pool(&mut self, names: &str) {
        let pool: Vec<AttackCard> = names.split_whitespace().rev().map(named).collect();
        let fight = self.game.fight.as_mut().expect("a fight");
        fight.pool_at_start = u8::try_from(pool.len()).unwrap();
        fight.pool = pool;
    }

    /// A pool of so many cards that do not matter.
    pub fn pool_of(mut self, count: usize) -> Self {
        let card: AttackCard = named("2-3");
        self.game.fight.as_mut().expect("a fight").pool = vec![card; count];
        self
    }
}

/// Potions by name.
pub fn potion(name: &str) -> Potion {
    named(name)
}
