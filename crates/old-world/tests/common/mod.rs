//! Old World's own words for scenarios: positions in, questions about witchers and fights out.
//! Wild Hunt's tests share them.
#![allow(
    dead_code,
    unused_imports,
    clippy::allow_attributes,
    reason = "each test file uses its part"
)]

mod words;

use old_world::position::Position;
use old_world::versus::{Choice, Decision, Event, OldWorld, View};
use old_world::world::action_card::Card;
use scenario::Scenario;
use tabletop::{Game, Seat, StateError};

pub use old_world::position::named;
pub use words::Words;

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);
pub const E: Seat = Seat(4);

/// A game of Old World in the middle of a test.
pub type Table = Scenario<OldWorld>;

/// A table that begins at a position.
#[track_caller]
pub fn given(position: Position) -> Table {
    begun(position)
}

/// A game on this map: what its tests need to know to build its positions.
pub trait OnMap: Game<Decision = Decision, Choice = Choice, Event = Event, View = View> {
    /// What lies on the table.
    fn world(&self) -> &OldWorld;
    /// Goes on from here by hand.
    fn reopened(self) -> Position;
    /// The position, if a game could look like this with real pieces for the stand-ins.
    fn built(position: Position) -> Result<Self, StateError>;
}

impl OnMap for OldWorld {
    fn world(&self) -> &OldWorld {
        self
    }

    fn reopened(self) -> Position {
        Position::of(self)
    }

    fn built(position: Position) -> Result<Self, StateError> {
        position.build()
    }
}

/// A table of either game; every position of it is checked with real pieces for the stand-ins.
#[track_caller]
pub fn begun<G: OnMap>(position: Position) -> Scenario<G> {
    let possible = |game: &G| G::built(game.clone().reopened()).map(drop);
    Scenario::at_checked_by(possible, built(position))
}

#[track_caller]
fn built<G: OnMap>(position: Position) -> G {
    G::built(position).unwrap_or_else(|fault| panic!("{fault}"))
}

/// A card; the test cards of the rules by their short names.
pub fn card(name: &str) -> Card {
    named(name)
}

/// Cards by name, separated by blanks.
pub fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}
