//! The blazon: a field, what it bears, what lies over that, and the rim.

use serde::Serialize;

use crate::closed::closed;
use crate::{Charge, Field, Tincture};

/// A coat of arms as plain data. Written as `const` beside whatever it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Blazon {
    /// The ground.
    pub field: Field,
    /// What stands on the ground.
    pub bearing: Option<Bearing>,
    /// What lies over the bearing.
    pub over: Option<Bearing>,
    /// The edge.
    pub rim: Rim,
}

/// A charge in its tincture, once or several times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Bearing {
    /// Which figure.
    pub charge: Charge,
    /// What it is painted with.
    pub tincture: Tincture,
    /// How many, and where.
    pub arrangement: Arrangement,
}

closed! {
    /// How many of a charge there are, and where they stand.
    Arrangement {
        /// One, in the middle.
        One => "one",
        /// Two, side by side.
        TwoInFess => "two-in-fess",
        /// Two, one above the other.
        TwoInPale => "two-in-pale",
        /// Two, crossed.
        InSaltire => "in-saltire",
        /// Three: two above one.
        Three => "three",
        /// Three in a level row.
        ThreeInFess => "three-in-fess",
        /// Three, each above the next.
        ThreeInPale => "three-in-pale",
        /// Three on a falling line.
        ThreeInBend => "three-in-bend",
        /// One, leaning along a falling line.
        InBend => "in-bend",
        /// One, small, in the upper part.
        InChief => "in-chief",
        /// One in the lower part.
        InBase => "in-base",
    }
}

impl Arrangement {
    /// How many charges it places.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::One | Self::InBend | Self::InChief | Self::InBase => 1,
            Self::TwoInFess | Self::TwoInPale | Self::InSaltire => 2,
            Self::Three | Self::ThreeInFess | Self::ThreeInPale | Self::ThreeInBend => 3,
        }
    }
}

closed! {
    /// The edge of a shield.
    Rim {
        /// A line of ink.
        Plain => "plain",
        /// Gilded and spiked: a hero.
        Hero => "hero",
    }
}

impl Blazon {
    /// An empty shield.
    #[must_use]
    pub const fn on(field: Field) -> Self {
        Self { field, bearing: None, over: None, rim: Rim::Plain }
    }

    /// One charge in the middle.
    #[must_use]
    pub const fn bearing(self, charge: Charge, tincture: Tincture) -> Self {
        self.bearing_in(Arrangement::One, charge, tincture)
    }

    /// A charge arranged.
    #[must_use]
    pub const fn bearing_in(
        self,
        arrangement: Arrangement,
        charge: Charge,
        tincture: Tincture,
    ) -> Self {
        Self { bearing: Some(Bearing { charge, tincture, arrangement }), ..self }
    }

    /// A smaller charge over the bearing.
    #[must_use]
    pub const fn over(self, charge: Charge, tincture: Tincture) -> Self {
        self.over_in(Arrangement::One, charge, tincture)
    }

    /// A charge over the bearing, arranged: in chief above it, in base below it.
    #[must_use]
    pub const fn over_in(
        self,
        arrangement: Arrangement,
        charge: Charge,
        tincture: Tincture,
    ) -> Self {
        Self { over: Some(Bearing { charge, tincture, arrangement }), ..self }
    }

    /// The same arms with a hero's rim.
    #[must_use]
    pub const fn hero(self) -> Self {
        Self { rim: Rim::Hero, ..self }
    }
}
