//! The nineteen places of the map and the roads between them (§22.1).

use serde::{Deserialize, Serialize};

use super::effect::Attribute;
use super::slug::Slug;
use crate::serde_by_slug;

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
}

impl Slug for Terrain {
    const KIND: &'static str = "terrain";

    fn slug(self) -> &'static str {
        match self {
            Self::Forest => "forest",
            Self::Mountain => "mountain",
            Self::Water => "water",
        }
    }

    fn every() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }
}

/// A place on the map, numbered as on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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

/// What can be done at a place, once a turn (§6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocationAction {
    /// OW-LOC-TRAIN.
    Train(Attribute),
    /// OW-LOC-SCHOOL.
    School,
    /// OW-LOC-POTION.
    Potion,
    /// OW-LOC-POKER.
    Poker,
    /// OW-LOC-TRADE.
    Trade,
    /// OW-LOC-CLEAN.
    CleanUp,
    /// OW-LOC-TRACK.
    Track,
}

/// A row of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocationRow {
    /// The place.
    pub location: Location,
    /// Its stable name.
    pub slug: &'static str,
    /// Its ground; `None` is all three (OW-MOVE-4).
    pub terrain: Option<Terrain>,
    /// What can be done there.
    pub action: LocationAction,
    /// OW-MOVE-2: the places a road or sea route leads to.
    pub neighbours: &'static [Location],
    /// Where it lies on a map of 1338 × 1480.
    pub position: (u16, u16),
}

/// How many places there are.
pub const LOCATIONS: usize = 19;

impl Location {
    /// All places by number.
    pub const ALL: [Self; LOCATIONS] = {
        let mut all = [Self::BeheltNar; LOCATIONS];
        let mut at = 0;
        while at < LOCATIONS {
            all[at] = MAP[at].location;
            at += 1;
        }
        all
    };

    /// The stable names, in table order.
    pub const SLUGS: [&'static str; LOCATIONS] = {
        let mut slugs = [""; LOCATIONS];
        let mut at = 0;
        while at < LOCATIONS {
            slugs[at] = MAP[at].slug;
            at += 1;
        }
        slugs
    };

    /// Its number on the board.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its row of the map.
    pub const fn row(self) -> &'static LocationRow {
        &MAP[self as usize]
    }

    /// Its ground; `None` is all three.
    pub const fn terrain(self) -> Option<Terrain> {
        self.row().terrain
    }

    /// OW-MOVE-2.
    pub const fn neighbours(self) -> &'static [Self] {
        self.row().neighbours
    }

    /// What can be done there.
    pub const fn action(self) -> LocationAction {
        self.row().action
    }

    /// OW-LOC-0: is it a school, Behelt Nar included?
    pub const fn is_school(self) -> bool {
        matches!(self.row().action, School)
    }
}

impl Slug for Location {
    const KIND: &'static str = "place";

    fn slug(self) -> &'static str {
        self.row().slug
    }

    fn every() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }
}

serde_by_slug!(Location);

use Location::{
    ArdModron, BanArd, Beauclair, BeheltNar, Cidaris, Cintra, Dhuwod, Doldeth, Glenmore,
    GorthurGvaed, HaernCaduch, Hengfors, KaerMorhen, KaerSeren, LocIchaer, Novigrad, Stygga,
    Vengerberg, Vizima,
};
use LocationAction::{CleanUp, Poker, Potion, School, Track, Trade, Train};
use Terrain::{Forest, Mountain, Water};

const fn row(
    location: Location,
    slug: &'static str,
    terrain: Option<Terrain>,
    action: LocationAction,
    neighbours: &'static [Location],
    position: (u16, u16),
) -> LocationRow {
    LocationRow { location, slug, terrain, action, neighbours, position }
}

/// §22.1, by number.
#[rustfmt::skip]
pub static MAP: [LocationRow; LOCATIONS] = [
    row(BeheltNar, "behelt-nar", None, School, &[BanArd, Vengerberg, Beauclair, GorthurGvaed], (1300, 700)),
    row(KaerSeren, "kaer-seren", Some(Water), School, &[Hengfors, Cidaris, Novigrad, Cintra], (174, 209)),
    row(Hengfors, "hengfors", Some(Mountain), Track, &[KaerSeren, KaerMorhen, Novigrad, Vizima], (711, 192)),
    row(KaerMorhen, "kaer-morhen", Some(Mountain), School, &[Hengfors, BanArd, Vizima], (1217, 119)),
    row(BanArd, "ban-ard", Some(Water), Train(Attribute::Alchemy), &[BeheltNar, KaerMorhen, Vizima, Vengerberg], (1266, 278)),
    row(Cidaris, "cidaris", Some(Water), Train(Attribute::Defence), &[KaerSeren, Novigrad, Cintra], (101, 512)),
    row(Novigrad, "novigrad", Some(Forest), Poker, &[KaerSeren, Hengfors, Cidaris, Vizima, Cintra], (291, 399)),
    row(Vizima, "vizima", Some(Forest), CleanUp, &[Hengfors, KaerMorhen, BanArd, Novigrad, Vengerberg, Cintra, HaernCaduch, Beauclair], (647, 426)),
    row(Vengerberg, "vengerberg", Some(Forest), Trade, &[BeheltNar, BanArd, Vizima, Beauclair], (1166, 485)),
    row(Cintra, "cintra", Some(Mountain), Potion, &[KaerSeren, Cidaris, Novigrad, Vizima, HaernCaduch, Glenmore], (171, 740)),
    row(HaernCaduch, "haern-caduch", Some(Forest), School, &[Vizima, Cintra, Beauclair, Glenmore, LocIchaer], (669, 824)),
    row(Beauclair, "beauclair", Some(Mountain), Potion, &[BeheltNar, Vizima, Vengerberg, HaernCaduch, LocIchaer, GorthurGvaed, ArdModron], (1107, 851)),
    row(Glenmore, "glenmore", Some(Water), Train(Attribute::Special), &[Cintra, HaernCaduch, Doldeth, LocIchaer], (240, 995)),
    row(Doldeth, "doldeth", Some(Mountain), Track, &[Glenmore, LocIchaer, Dhuwod], (285, 1229)),
    row(LocIchaer, "loc-ichaer", Some(Water), Poker, &[HaernCaduch, Beauclair, Glenmore, Doldeth, GorthurGvaed, Dhuwod, Stygga, ArdModron], (794, 1154)),
    row(GorthurGvaed, "gorthur-gvaed", Some(Water), School, &[BeheltNar, Beauclair, LocIchaer, ArdModron], (1319, 1089)),
    row(Dhuwod, "dhuwod", Some(Forest), Potion, &[Doldeth, LocIchaer, Stygga], (534, 1385)),
    row(Stygga, "stygga", Some(Forest), School, &[LocIchaer, Dhuwod, ArdModron], (960, 1350)),
    row(ArdModron, "ard-modron", Some(Mountain), Train(Attribute::Attack), &[Beauclair, LocIchaer, GorthurGvaed, Stygga], (1300, 1385)),
];

/// Roads run both ways; 43 of them; six places of each terrain (§22.1).
const _: () = {
    let mut ends = 0;
    let mut by_terrain = [0; 3];
    let mut at = 0;
    while at < LOCATIONS {
        let row = &MAP[at];
        assert!(row.location as usize == at);
        ends += row.neighbours.len();
        if let Some(terrain) = row.terrain {
            by_terrain[terrain as usize] += 1;
        }
        let mut next = 0;
        while next < row.neighbours.len() {
            assert!(contains(row.neighbours[next].neighbours(), row.location));
            next += 1;
        }
        at += 1;
    }
    assert!(ends == 2 * 43);
    assert!(by_terrain[0] == 6 && by_terrain[1] == 6 && by_terrain[2] == 6);
};

const fn contains(places: &[Location], wanted: Location) -> bool {
    let mut at = 0;
    while at < places.len() {
        if places[at] as u8 == wanted as u8 {
            return true;
        }
        at += 1;
    }
    false
}
