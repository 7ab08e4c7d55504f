//! The rulings a table may play otherwise. The default is always ours.

use serde::{Deserialize, Serialize};

/// The house rules of a game; recorded with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct HouseRules {
    /// GW-CALC-3.
    pub weather_on_zero: WeatherOnZero,
    /// GW-CALC-4.
    pub bran_rounds: BranRounds,
    /// GW-HORN-U1.
    pub horn_unit: HornUnit,
    /// GW-END-9.
    pub after_tie: AfterTie,
}

macro_rules! house_rule {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $slug:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// All readings, ours first.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The stable name of the reading.
            pub const fn slug(self) -> &'static str {
                match self { $(Self::$variant => $slug),+ }
            }

            /// The reading of that name.
            pub fn from_slug(slug: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|reading| reading.slug() == slug)
            }
        }
    };
}

house_rule! {
    /// GW-CALC-3: what weather makes of a printed 0.
    WeatherOnZero {
        /// 1, as the card says.
        #[default]
        One = "one",
        /// 0, as in the video game.
        Zero = "zero",
    }
}

house_rule! {
    /// GW-CALC-4: what King Bran rounds down.
    BranRounds {
        /// The loss: 5 becomes 3.
        #[default]
        Loss = "loss",
        /// What is left: 5 becomes 2.
        Remainder = "remainder",
    }
}

house_rule! {
    /// GW-HORN-U1: whom a unit with a horn doubles.
    HornUnit {
        /// All of its row, itself included.
        #[default]
        All = "all",
        /// All others of its row.
        Others = "others",
    }
}

house_rule! {
    /// GW-END-9: who starts the round after a tied one.
    AfterTie {
        /// Who did not start the tied one.
        #[default]
        Other = "other",
        /// Who started the tied one.
        Same = "same",
        /// A coin decides.
        Coin = "coin",
    }
}

impl BranRounds {
    /// What is left of a printed strength under weather.
    pub const fn left(self, printed: u8) -> u8 {
        match self {
            Self::Loss => printed - printed / 2,
            Self::Remainder => printed / 2,
        }
    }
}
