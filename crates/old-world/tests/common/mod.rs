//! A table for scenarios: a position of the builder, then play by the public contract.
#![expect(dead_code, reason = "each test file uses a part of it")]

mod play;

use old_world::position::Position as Builder;
use old_world::versus::{Bet, Decision, Event, HeldQuest, OldWorld, Opponent, Tracking, Witcher};
use old_world::world::action_card::Card;
use old_world::world::attack::AttackCard;
use old_world::world::effect::Attribute;
use old_world::world::location::{Location, Terrain};
use old_world::world::poker::Dice;
use old_world::world::potion::Potion;
use old_world::world::school::School;
use old_world::world::slug::Slug;
use old_world::world::story::{Story, StoryDeck};
use tabletop::Seat;

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

/// Anything by name, separated by blanks.
pub fn all_named<T: Slug>(names: &str) -> Vec<T> {
    names.split_whitespace().map(named).collect()
}

/// A game being set up, then played. Every change is checked: a game could look like this.
pub struct Position {
    pub game: OldWorld,
    pub told: Vec<Event>,
}

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

impl Position {
    /// As the builder begins: witchers at home with empty hands; seat A is in phase I.
    #[track_caller]
    pub fn new(seats: u8) -> Self {
        Self { game: built(Builder::new(seats)), told: Vec::new() }
    }

    /// A solo game of a Wolf.
    #[track_caller]
    pub fn solo() -> Self {
        Self::new(1)
    }

    pub fn own(&self, seat: Seat) -> &Witcher {
        &self.game.players()[seat]
    }

    /// Goes on from a changed position.
    #[track_caller]
    pub fn change(&mut self, change: impl FnOnce(Builder) -> Builder) {
        self.game = built(change(Builder::of(self.game.clone())));
    }

    #[track_caller]
    pub fn with(mut self, change: impl FnOnce(Builder) -> Builder) -> Self {
        self.change(change);
        self
    }

    /// What no game allows, for the sake of a rule that guards against it: edited as JSON.
    pub fn forge(&mut self, edit: impl FnOnce(&mut serde_json::Value)) {
        let mut state = serde_json::to_value(&self.game).unwrap();
        edit(&mut state);
        self.game = serde_json::from_value(state).unwrap();
    }
}

#[track_caller]
fn built(position: Builder) -> OldWorld {
    position.build().unwrap_or_else(|fault| panic!("{fault}"))
}

/// What the builder does, by names.
macro_rules! builds {
    ($($name:ident($($arg:ident: $type:ty),*) $($value:expr),*;)*) => {
        impl Position {
            $(
                #[track_caller]
                pub fn $name(self, $($arg: $type),*) -> Self {
                    self.with(|at| at.$name($($value),*))
                }
            )*
        }
    };
}

builds! {
    school(seat: Seat, school: School) seat, school;
    hand(seat: Seat, names: &str) seat, &cards(names);
    hand_of(seat: Seat, count: usize) seat, count;
    in_hand(seat: Seat, name: &str) seat, card(name);
    deck_of(seat: Seat, count: usize) seat, count;
    drawn(seat: Seat, count: usize) seat, count;
    discard(seat: Seat, names: &str) seat, &cards(names);
    discarded(seat: Seat, name: &str) seat, card(name);
    gold(seat: Seat, gold: u16) seat, gold;
    at(seat: Seat, place: Location) seat, place;
    attributes(seat: Seat, levels: [u8; 4]) seat, levels;
    level(seat: Seat, level: u8) seat, level;
    shield(seat: Seat, shield: u8) seat, shield;
    reputation(seat: Seat, reputation: u8) seat, reputation;
    potions(seat: Seat, names: &str) seat, &all_named::<Potion>(names);
    keeps(seat: Seat, story: &str) seat, named::<Story>(story);
    quest(seat: Seat, quest: HeldQuest) seat, quest;
    tracking(seat: Seat, tracking: Tracking) seat, tracking;
    trail(seat: Seat, terrain: Terrain) seat, terrain;
    trackless(seat: Seat) seat;
    monster_trophy(seat: Seat, monster: &str) seat, named(monster);
    mastery(seat: Seat, attribute: Attribute) seat, attribute;
    medallion(seat: Seat, school: School) seat, school;
    monster(name: &str, at: Location) named(name), at;
    market_deck(names: &str) &cards(names);
    token_on_top(at: Location) at;
    stack(terrain: Terrain, left: &[Location], rival: Seat) terrain, left, rival;
    explored(deck: StoryDeck) deck;
    all_kept(deck: StoryDeck, rival: Seat) deck, rival;
    potion_on_top(name: &str) named(name);
    closed_tavern(at: Location) at;
    turns(turns: u16) turns;
    seed(number: u64) number;
    phase1(seat: Seat) seat;
    phase2(seat: Seat) seat;
    phase3(seat: Seat) seat;
    event(number: u8) number;
    asked(seat: Seat, decision: Decision) seat, decision;
    won(seat: Seat) seat;
    moved();
    gambled(other: Seat) other;
    phase3_draw(by: i8, lost: bool) by, lost;
    dice(against: Opponent, active: Dice, other: Option<Dice>) against, active, other;
    hunting(name: &str) named(name);
    dueling();
    monster_moves();
    later();
    combat_turns(turns: u8) turns;
    bets(bets: &[(Seat, Bet)]) bets;
    pool(names: &str) &all_named::<AttackCard>(names);
    pool_of(count: usize) count;
}

impl Position {
    /// The market, left to right; `-` is an empty slot.
    #[track_caller]
    pub fn market(self, names: &str) -> Self {
        let mut slots = names.split_whitespace().map(|name| (name != "-").then(|| card(name)));
        let market = [(); 6].map(|()| slots.next().flatten());
        self.with(|at| at.market(market))
    }

    #[track_caller]
    pub fn set_hand(&mut self, seat: Seat, names: &str) {
        self.change(|at| at.hand(seat, &cards(names)));
    }

    #[track_caller]
    pub fn set_pool(&mut self, names: &str) {
        self.change(|at| at.pool(&all_named::<AttackCard>(names)));
    }

    /// Seat A explores and draws this card.
    #[track_caller]
    pub fn exploring(self, name: &str) -> Self {
        let story: Story = named(name);
        let deck = story.deck().expect("an exploration card");
        let mut exploring = self.with(|at| at.story_on_top(story)).phase2(A);
        exploring.choose(&format!("explore {}", deck.slug()));
        exploring
    }

    /// Puts a monster before seat A, who holds its trail, and begins the fight.
    #[track_caller]
    pub fn begin_hunt(self, name: &str) -> Self {
        let place = Location::Vizima;
        let hunt = self.at(A, place).monster(name, place).trail(A, Terrain::Forest);
        let mut hunt = hunt.phase2(A);
        hunt.choose(&format!("fight {name}"));
        hunt
    }

    /// Puts a monster before seat A, who holds no trail, and begins the fight.
    #[track_caller]
    pub fn ambushed(self, name: &str) -> Self {
        let mut hunt = self.at(A, Location::Vizima).monster(name, Location::Vizima).phase2(A);
        hunt.choose(&format!("fight {name}"));
        hunt
    }

    /// A and B meet at Vengerberg and A attacks.
    #[track_caller]
    pub fn begin_duel(self) -> Self {
        let mut duel = self.at(A, Location::Vengerberg).at(B, Location::Vengerberg).phase2(A);
        duel.choose("duel 2");
        duel
    }
}

/// Potions by name.
pub fn potion(name: &str) -> Potion {
    named(name)
}
