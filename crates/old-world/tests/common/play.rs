//! Playing from a position and looking at what came of it.

use old_world::versus::{Decision, Event, OldWorld};
use old_world::world::slug::Slug;
use tabletop::{Game, Log, Rng, Seat, Status};

use super::{Builder, Position, built, card};

impl Position {
    pub fn pool_left(&self) -> usize {
        self.game.ongoing_fight().map_or(0, |fight| fight.pool.len())
    }

    pub fn decision(&self) -> Option<Decision> {
        match self.game.status() {
            Status::Awaiting { decision, .. } => Some(decision),
            Status::Over(_) => None,
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

    /// Is a choice offered that begins so?
    pub fn offers(&self, beginning: &str) -> bool {
        self.legal().iter().any(|choice| choice.starts_with(beginning))
    }

    /// Makes a choice; the test fails if it is not legal.
    #[track_caller]
    pub fn choose(&mut self, text: &str) -> &mut Self {
        let choice = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let mut log = Log::new();
        if let Err(refused) = self.game.apply(&choice, &mut log) {
            panic!("{refused}\n{:?}\nlegal: {:#?}", self.game.status(), self.legal());
        }
        self.told.extend(
            log.into_entries()
                .into_iter()
                .filter_map(|entry| entry.secret.map(|(_, event)| event).or(entry.public)),
        );
        self
    }

    /// Makes a choice in a world of chance where it comes out as wished.
    #[track_caller]
    pub fn choose_until(&mut self, text: &str, wish: impl Fn(&OldWorld) -> bool) -> &mut Self {
        let choice = text.parse().unwrap_or_else(|error| panic!("{error}"));
        for number in 0..20_000 {
            let mut world = built(Builder::of(self.game.clone()).seed(number));
            if let Err(refused) = world.apply(&choice, &mut Log::muted()) {
                panic!("{refused}\n{:?}\nlegal: {:#?}", self.game.status(), self.legal());
            }
            if wish(&world) {
                self.change(|at| at.seed(number));
                return self.choose(text);
            }
        }
        panic!("it never comes out as wished");
    }

    /// Makes a choice with the next die showing this face.
    #[track_caller]
    pub fn choose_with_die(&mut self, text: &str, face: u8) -> &mut Self {
        let number = (0..).find(|number| Rng::from_u64(*number).die() == face).unwrap();
        self.change(|at| at.seed(number));
        self.choose(text)
    }

    /// Was this told?
    pub fn heard(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(is)
    }

    pub fn hand_size(&self, seat: Seat) -> usize {
        self.own(seat).hand.len()
    }

    pub fn deck_size(&self, seat: Seat) -> usize {
        self.own(seat).deck.len()
    }

    /// Ends step 1, lays a combo and finishes it; what three cards would let a Wolf do is passed
    /// over.
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
        for passed in [Decision::Combo, Decision::OnCombo] {
            if self.decision() == Some(passed) {
                self.choose("done");
            }
        }
        self
    }
}
