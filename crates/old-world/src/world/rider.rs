//! The four riders of the Wild Hunt and what their fight cards carry (`docs/rules/wild-hunt.md`,
//! section 11).

use serde::{Deserialize, Serialize};

use super::slug::Slug;

/// WH-SETUP-7: who rides, from the easiest to the hardest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rider {
    /// He strengthens hounds and calls them to the last fight.
    Nithral,
    /// He marks monsters and wears frost.
    Imlerith,
    /// He moves others about and lowers what they know.
    Caranthir,
    /// The king: shields break before him.
    Eredin,
}

/// The lower part of a rider's fight card: what comes when a witcher discards it (11.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passive {
    /// WH-RFC-4, end of turn.
    HoundAttack,
    /// WH-RFC-5, end of turn.
    FrostArmour,
    /// WH-INFO-5, end of turn.
    Teleportation,
    /// WH-FIN-12, at once.
    AdvancedTeleportation,
}

impl Rider {
    /// All four, in the order of difficulty the rulebook suggests.
    pub const ALL: [Self; 4] = [Self::Nithral, Self::Imlerith, Self::Caranthir, Self::Eredin];

    /// Its place in [`Rider::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What all four of his cards carry below.
    pub const fn passive(self) -> Passive {
        match self {
            Self::Nithral => Passive::HoundAttack,
            Self::Imlerith => Passive::FrostArmour,
            Self::Caranthir => Passive::Teleportation,
            Self::Eredin => Passive::AdvancedTeleportation,
        }
    }
}

impl Passive {
    /// WH-FIN-12: does it act at the moment of discarding?
    pub const fn is_immediate(self) -> bool {
        matches!(self, Self::AdvancedTeleportation)
    }
}

impl Slug for Rider {
    const KIND: &'static str = "rider";

    fn slug(self) -> &'static str {
        match self {
            Self::Nithral => "nithral",
            Self::Imlerith => "imlerith",
            Self::Caranthir => "caranthir",
            Self::Eredin => "eredin",
        }
    }

    fn every() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }
}
