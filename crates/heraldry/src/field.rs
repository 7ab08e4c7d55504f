//! The fields: how a shield is painted before anything stands on it.

use serde::Serialize;

use crate::Tincture;

/// The ground of a blazon. The first tincture is the field's own (or the upper, or the dexter half); the second is what
/// divides or strews it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// One tincture.
    Plain(Tincture),
    /// Halved by an upright line.
    PerPale(Tincture, Tincture),
    /// Halved by a level line.
    PerFess(Tincture, Tincture),
    /// Halved by a line falling from the viewer's left.
    PerBend(Tincture, Tincture),
    /// Halved by a line falling from the viewer's right.
    PerBendSinister(Tincture, Tincture),
    /// Halved by a gable.
    PerChevron(Tincture, Tincture),
    /// Quartered by two slanting lines.
    PerSaltire(Tincture, Tincture),
    /// Quartered by an upright and a level line.
    Quarterly(Tincture, Tincture),
    /// A field within a border.
    Bordure(Tincture, Tincture),
    /// A field with a band along the top.
    Chief(Tincture, Tincture),
    /// A field with a band along the bottom.
    Base(Tincture, Tincture),
    /// A field with an upright band.
    Pale(Tincture, Tincture),
    /// A field with a level band.
    Fess(Tincture, Tincture),
    /// A field with a slanting band.
    Bend(Tincture, Tincture),
    /// A field with a gable.
    Chevron(Tincture, Tincture),
    /// Six upright stripes.
    Paly(Tincture, Tincture),
    /// Six level stripes.
    Barry(Tincture, Tincture),
    /// A net of lozenges.
    Lozengy(Tincture, Tincture),
    /// A chessboard.
    Checky(Tincture, Tincture),
    /// Strewn with claws: the Monsters.
    Claws(Tincture, Tincture),
    /// Rays of the sun: Nilfgaard.
    Rays(Tincture, Tincture),
    /// Strewn with lozenges: the Northern Realms.
    Lozenges(Tincture, Tincture),
    /// Strewn with leaves: the Scoia'tael.
    Leaves(Tincture, Tincture),
    /// Level waves: Skellige.
    Waves(Tincture, Tincture),
    /// Strewn with flakes: the Wild Hunt.
    Flakes(Tincture, Tincture),
}

impl Field {
    /// Every kind of field in these two tinctures, in the order of declaration.
    #[must_use]
    pub const fn every(first: Tincture, second: Tincture) -> [Self; 25] {
        [
            Self::Plain(first),
            Self::PerPale(first, second),
            Self::PerFess(first, second),
            Self::PerBend(first, second),
            Self::PerBendSinister(first, second),
            Self::PerChevron(first, second),
            Self::PerSaltire(first, second),
            Self::Quarterly(first, second),
            Self::Bordure(first, second),
            Self::Chief(first, second),
            Self::Base(first, second),
            Self::Pale(first, second),
            Self::Fess(first, second),
            Self::Bend(first, second),
            Self::Chevron(first, second),
            Self::Paly(first, second),
            Self::Barry(first, second),
            Self::Lozengy(first, second),
            Self::Checky(first, second),
            Self::Claws(first, second),
            Self::Rays(first, second),
            Self::Lozenges(first, second),
            Self::Leaves(first, second),
            Self::Waves(first, second),
            Self::Flakes(first, second),
        ]
    }

    /// The stable name of the kind, whatever its tinctures.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Plain(_) => "plain",
            Self::PerPale(..) => "per-pale",
            Self::PerFess(..) => "per-fess",
            Self::PerBend(..) => "per-bend",
            Self::PerBendSinister(..) => "per-bend-sinister",
            Self::PerChevron(..) => "per-chevron",
            Self::PerSaltire(..) => "per-saltire",
            Self::Quarterly(..) => "quarterly",
            Self::Bordure(..) => "bordure",
            Self::Chief(..) => "chief",
            Self::Base(..) => "base",
            Self::Pale(..) => "pale",
            Self::Fess(..) => "fess",
            Self::Bend(..) => "bend",
            Self::Chevron(..) => "chevron",
            Self::Paly(..) => "paly",
            Self::Barry(..) => "barry",
            Self::Lozengy(..) => "lozengy",
            Self::Checky(..) => "checky",
            Self::Claws(..) => "claws",
            Self::Rays(..) => "rays",
            Self::Lozenges(..) => "lozenges",
            Self::Leaves(..) => "leaves",
            Self::Waves(..) => "waves",
            Self::Flakes(..) => "flakes",
        }
    }

    /// Its two tinctures; a plain field has the same one twice.
    #[must_use]
    pub const fn tinctures(self) -> (Tincture, Tincture) {
        match self {
            Self::Plain(only) => (only, only),
            Self::PerPale(first, second)
            | Self::PerFess(first, second)
            | Self::PerBend(first, second)
            | Self::PerBendSinister(first, second)
            | Self::PerChevron(first, second)
            | Self::PerSaltire(first, second)
            | Self::Quarterly(first, second)
            | Self::Bordure(first, second)
            | Self::Chief(first, second)
            | Self::Base(first, second)
            | Self::Pale(first, second)
            | Self::Fess(first, second)
            | Self::Bend(first, second)
            | Self::Chevron(first, second)
            | Self::Paly(first, second)
            | Self::Barry(first, second)
            | Self::Lozengy(first, second)
            | Self::Checky(first, second)
            | Self::Claws(first, second)
            | Self::Rays(first, second)
            | Self::Lozenges(first, second)
            | Self::Leaves(first, second)
            | Self::Waves(first, second)
            | Self::Flakes(first, second) => (first, second),
        }
    }
}
