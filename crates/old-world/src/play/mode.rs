//! Where the games on this engine differ: each hook has an arm for each game, and nothing else here
//! knows which is played. So far there is one, the base game with its solo variant (`versus/`).

use tabletop::{Log, Seat};

use super::event::Event;
use super::state::{OldWorld, Opponent};
use super::task::Replace;
use crate::world::location::Terrain;
use crate::world::monster::Monster;
use crate::world::source::Source;

pub use crate::versus::Rating;

/// Who says which half of its card a monster uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HalfBy {
    /// This seat.
    Seat(Seat),
    /// A die.
    Die,
}

impl OldWorld {
    /// OW-SOLO: does a lone witcher play?
    pub fn is_solo(&self) -> bool {
        self.seat_count() == 1
    }

    /// OW-MON-1, OW-SOLO-4: who chooses an attack, where it would be this seat's turn to.
    pub(crate) fn half_by(&self, seat: Seat) -> HalfBy {
        if self.is_solo() { HalfBy::Die } else { HalfBy::Seat(seat) }
    }

    /// OW-POKER-9, OW-SOLO-3: with whom one plays dice at a place.
    pub(crate) fn locals(&self, seat: Seat) -> Opponent {
        if self.is_solo() { Opponent::Bank } else { Opponent::Locals(self.right_of(seat)) }
    }

    /// A monster has lost a fight: what follows.
    pub(crate) fn beaten(&mut self, seat: Seat, at: Terrain, monster: Monster, why: Replace) {
        self.plan_replacement(seat, at, monster, why);
    }

    /// OW-REP-1: a trophy was won, and what it is worth.
    pub(crate) fn trophy_won(&mut self, seat: Seat, trophy: Source, log: &mut Log<Event>) {
        if let Source::Mastery(_) = trophy {
            self.earn_trophy(seat, trophy, log);
        } else {
            self.win_trophy(seat, trophy, log);
        }
    }

    /// Phase III is over.
    pub(crate) fn turn_over(&mut self, log: &mut Log<Event>) {
        self.end_turn(log);
    }
}
