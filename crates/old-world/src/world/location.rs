//! The nineteen places of the map and the roads between them (§22.1).

use serde::{Deserialize, Serialize};

/// The ground of a place, and the mark on an action card that pays the way there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Woods.
    Forest,
    /// Hills and passes.
    Mountain,
    /// Rivers, lakes and the coast.
    Water,
}

impl Terrain {
    /// All three, in the order of the rules.
    pub const ALL: [Self; 3] = [Self::Forest, Self::Mountain, Self::Water];

    /// Its place in [`Terrain::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its stable name.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Forest => "forest",
            Self::Mountain => "mountain",
            Self::Water => "water",
        }
    }
}

/// A place on the map, numbered as on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Location {
    BeheltNar,
    KaerSeren,
    Hengfors,
    KaerMorhen,
    BanArd,
    Cidaris,
    Novigrad,
    Vizima,
    Vengerberg,
    Cintra,
    HaernCaduch,
    Beauclair,
    Glenmore,
    Doldeth,
    LocIchaer,
    GorthurGvaed,
    Dhuwod,
    Stygga,
    ArdModron,
}
