//! A table for scenarios of the hunt: a position of the builder, then play by the public contract.

use old_world::position::Position;
use old_world::versus::{Decision, Event, Witcher};
use old_world::wild_hunt::{Hunt, HuntDecision, HuntEvent, Question, WildHunt};
use old_world::world::action_card::Card;
use old_world::world::attack::AttackCard;
use old_world::world::location::Location;
use old_world::world::rider::Rider;
use old_world::world::slug::Slug;
use old_world::world::story::Story;
use tabletop::{Game, IllegalChoice, Log, Seat, Status, Viewer};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);
pub const E: Seat = Seat(4);

pub fn named<T: Slug>(slug: &str) -> T {
    T::from_slug(slug).unwrap_or_else(|| panic!("there is no {} “{slug}”", T::KIND))
}

/// A card; the test cards of the rules by their short names.
pub fn card(name: &str) -> Card {
    Card::from_slug(&format!("specimen-{}", name.to_lowercase())).unwrap_or_else(|| named(name))
}

pub fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

pub fn attacks(names: &str) -> Vec<AttackCard> {
    names.split_whitespace().map(named).collect()
}

pub fn story(name: &str) -> Story {
    named(name)
}

/// A hunt being played; every position is checked.
pub struct Table {
    pub game: WildHunt,
    pub told: Vec<Event>,
}

impl Table {
    /// The builder's beginning with these changes.
    #[track_caller]
    pub fn new(seats: u8, rider: Rider, change: impl FnOnce(Position) -> Position) -> Self {
        Self { game: built(change(Position::hunt(seats, rider))), told: Vec::new() }
    }

    /// Two players hunted by Nithral.
    #[track_caller]
    pub fn two(change: impl FnOnce(Position) -> Position) -> Self {
        Self::new(2, Rider::Nithral, change)
    }

    #[track_caller]
    pub fn three(change: impl FnOnce(Position) -> Position) -> Self {
        Self::new(3, Rider::Nithral, change)
    }

    #[track_caller]
    pub fn change(&mut self, change: impl FnOnce(Position) -> Position) -> &mut Self {
        self.game = built(change(Position::of_hunt(self.game.clone())));
        self
    }

    pub fn own(&self, seat: Seat) -> &Witcher {
        &self.game.table().players()[seat]
    }

    pub fn hunt(&self) -> &Hunt {
        self.game.hunt()
    }

    pub fn shields(&self) -> u16 {
        self.hunt().shields
    }

    pub fn pool(&self) -> usize {
        self.game.table().ongoing_fight().map_or(0, |fight| fight.pool.len())
    }

    pub fn decision(&self) -> Option<Decision> {
        match self.game.status() {
            Status::Awaiting { decision, .. } => Some(decision),
            Status::Over(_) => None,
        }
    }

    /// What the hunt asks, if it does.
    pub fn asked(&self) -> Option<HuntDecision> {
        match self.decision() {
            Some(Decision::Hunt(decision)) => Some(decision),
            _ => None,
        }
    }

    /// What is voted on.
    pub fn question(&self) -> Option<Question> {
        match self.asked() {
            Some(HuntDecision::Vote { question } | HuntDecision::Tie { question }) => {
                Some(question)
            }
            _ => None,
        }
    }

    pub fn awaited(&self) -> Option<Seat> {
        self.game.status().awaited()
    }

    pub fn legal(&self) -> Vec<String> {
        self.game.legal().iter().map(ToString::to_string).collect()
    }

    pub fn can(&self, text: &str) -> bool {
        self.legal().iter().any(|choice| choice == text)
    }

    pub fn offers(&self, beginning: &str) -> bool {
        self.legal().iter().any(|choice| choice.starts_with(beginning))
    }

    #[track_caller]
    pub fn refused(&self, text: &str) -> IllegalChoice {
        let choice = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let mut game = self.game.clone();
        game.apply(&choice, &mut Log::new()).expect_err("it is refused")
    }

    #[track_caller]
    pub fn choose(&mut self, text: &str) -> &mut Self {
        let choice = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let mut log = Log::new();
        if let Err(refused) = self.game.apply(&choice, &mut log) {
            panic!("{refused}\n{:?}\nlegal: {:#?}", self.game.status(), self.legal());
        }
        let told = log.into_entries().into_iter().filter_map(|entry| entry.public);
        self.told.extend(told);
        if let Err(fault) = with_real(&self.game) {
            panic!("after “{text}”: {fault}");
        }
        self
    }

    #[track_caller]
    pub fn choose_all(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.choose(text);
        }
        self
    }

    /// Everybody votes for it until it is decided.
    #[track_caller]
    pub fn vote(&mut self, text: &str) -> &mut Self {
        let question = self.question();
        assert!(question.is_some(), "nothing is voted on: {:?}", self.decision());
        while self.question() == question && self.can(text) {
            self.choose(text);
        }
        self
    }

    /// Makes a choice in a world of chance where it comes out as wished.
    #[track_caller]
    pub fn choose_until(&mut self, text: &str, wish: impl Fn(&WildHunt) -> bool) -> &mut Self {
        let choice = text.parse().unwrap_or_else(|error| panic!("{error}"));
        for number in 0..20_000 {
            let mut world = built(Position::of_hunt(self.game.clone()).seed(number));
            if let Err(refused) = world.apply(&choice, &mut Log::muted()) {
                panic!("{refused}\nlegal: {:#?}", self.legal());
            }
            if wish(&world) {
                self.change(|at| at.seed(number));
                return self.choose(text);
            }
        }
        panic!("it never comes out as wished");
    }

    /// A change that leaves something to chance, in a world where it comes out as wished.
    #[track_caller]
    pub fn change_until(
        &mut self,
        change: impl Fn(Position) -> Position,
        wish: impl Fn(&WildHunt) -> bool,
    ) -> &mut Self {
        for number in 0..20_000 {
            let world = built(change(Position::of_hunt(self.game.clone()).seed(number)));
            if wish(&world) {
                self.game = world;
                return self;
            }
        }
        panic!("it never comes out as wished");
    }

    pub fn heard(&self, is: impl Fn(&HuntEvent) -> bool) -> bool {
        self.told.iter().any(|event| matches!(event, Event::Hunt(event) if is(event)))
    }

    pub fn hand(&self, seat: Seat) -> usize {
        self.own(seat).hand.len()
    }

    pub fn deck(&self, seat: Seat) -> usize {
        self.own(seat).deck.len()
    }

    pub fn at(&self, seat: Seat) -> Location {
        self.own(seat).at
    }

    /// Ends step 1, lays these cards and finishes the combo; powers are passed over.
    #[track_caller]
    pub fn combo(&mut self, names: &str) -> &mut Self {
        if self.decision() == Some(Decision::Step1) {
            self.choose("done");
        }
        for name in names.split_whitespace() {
            let text = format!("combo add {}", card(name).slug());
            if self.can(&text) {
                self.choose(&text);
            }
        }
        while matches!(
            self.decision(),
            Some(Decision::Combo | Decision::OnCombo | Decision::Hunt(HuntDecision::Combo))
        ) && self.can("done")
        {
            self.choose("done");
        }
        self
    }

    /// How many cards the last reckoning let somebody draw.
    pub fn reckoned(&self, seat: Seat) -> Option<i16> {
        self.told.iter().rev().find_map(|event| match event {
            Event::DrawReckoned { seat: own, why } if *own == seat => Some(why.total),
            _ => None,
        })
    }

    pub fn won(&self) -> Option<bool> {
        self.hunt().won
    }

    pub fn seen(&self) -> old_world::versus::View {
        self.game.view(Viewer::Seat(A))
    }
}

#[track_caller]
pub fn built(position: Position) -> WildHunt {
    position.build_hunt().unwrap_or_else(|fault| panic!("{fault}"))
}

fn with_real(game: &WildHunt) -> Result<(), String> {
    Position::of_hunt(game.clone()).build_hunt().map(|_| ()).map_err(|fault| fault.to_string())
}
