//! Any position, built by hand: for tests, puzzles and lessons.
//!
//! Pieces are conserved: what somebody is given comes from where it lies, and what he had goes
//! back. Things are given by name, or as they are ([`Piece`], [`Pieces`]). Only stand-ins are lent: the test cards of the rules (§23) and more copies of a combat
//! card than there are each take the place of a card of the supply. [`Position::build`] checks the
//! position as one from outside.

mod hunt;
mod moment;
mod names;
mod supply;
mod table;
mod witcher;

use tabletop::{Game, Rng, Seat, StateError};

use crate::play::{Decision, OldWorld, Task, Witcher};
use crate::world::action_card::Card;
use crate::world::school::School;

pub use names::{Piece, Pieces, named};

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Position(OldWorld);

impl Position {
    /// Witchers at home with empty hands, their starting decks and no gold; no monster on the map;
    /// seat 1 is in phase I. The schools come in the order of their table.
    pub fn new(seats: u8) -> Self {
        Self::of_schools(&School::ALL[..usize::from(seats)])
    }

    /// The same for witchers of these schools, no two alike.
    pub fn of_schools(schools: &[School]) -> Self {
        let seats = u8::try_from(schools.len()).expect("at most five");
        let mut game = OldWorld::unpacked(seats, Rng::from_u64(1));
        for (seat, school) in Seat::all(seats).zip(schools.iter().copied()) {
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
        game.agenda.push(Task::Ask(Seat(0), Decision::Phase1));
        Self(game)
    }

    /// Goes on from a game as it stands.
    pub const fn of(game: OldWorld) -> Self {
        Self(game)
    }

    /// Chance falls otherwise.
    #[must_use]
    pub fn seed(mut self, number: u64) -> Self {
        self.0.rng = Rng::from_u64(number);
        self
    }

    /// The position, if a game could look like this with real pieces for the stand-ins.
    pub fn build(self) -> Result<OldWorld, StateError> {
        self.with_real_pieces().check()?;
        Ok(self.0)
    }

    /// The position, for those who have it checked elsewhere.
    pub(crate) fn unchecked(self) -> OldWorld {
        self.0
    }
}
