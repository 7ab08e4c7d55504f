//! Who has learned something: the seats, and those who look on.

use std::ops::{BitOr, BitOrAssign};

use crate::{Seat, Viewer};

/// A set of those who can learn something. The referee is never among them: he knows all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Learners(u8);

/// Those who look on; the seats are the bits below it.
const SPECTATORS: u8 = 1 << 7;

impl Learners {
    /// Nobody.
    pub const NOBODY: Self = Self(0);
    /// All at the table, and all who look on.
    pub const EVERYBODY: Self = Self(u8::MAX);

    /// One seat alone: a card drawn, a token looked at.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// All but one seat: his own card, shown by himself, tells him nothing.
    pub const fn all_but(seat: Seat) -> Self {
        Self(!(1 << seat.0))
    }

    /// The set of one viewer; the referee's is empty.
    pub const fn of(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(seat) => Self::only(seat),
            Viewer::Spectator => Self(SPECTATORS),
            Viewer::Referee => Self::NOBODY,
        }
    }

    /// Is anybody in both sets?
    pub const fn meet(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// Is this viewer among them?
    pub const fn include(self, viewer: Viewer) -> bool {
        self.meet(Self::of(viewer))
    }

    /// Is nobody among them?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl BitOr for Learners {
    type Output = Self;

    fn bitor(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }
}

impl BitOrAssign for Learners {
    fn bitor_assign(&mut self, others: Self) {
        *self = *self | others;
    }
}

#[cfg(test)]
mod tests {
    use super::Learners;
    use crate::{MAX_SEATS, Seat, Viewer};

    #[test]
    fn a_seat_and_all_but_it_are_everybody_and_share_nobody() {
        for seat in Seat::all(MAX_SEATS) {
            let (own, others) = (Learners::only(seat), Learners::all_but(seat));
            assert_eq!(own | others, Learners::EVERYBODY);
            assert!(!own.meet(others));
            assert!(own.include(Viewer::Seat(seat)) && !others.include(Viewer::Seat(seat)));
            assert!(!own.include(Viewer::Spectator) && others.include(Viewer::Spectator));
        }
    }

    #[test]
    fn the_referee_learns_nothing() {
        assert!(!Learners::EVERYBODY.include(Viewer::Referee));
        assert!(Learners::NOBODY.is_empty() && Learners::of(Viewer::Referee).is_empty());
    }
}
