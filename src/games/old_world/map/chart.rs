//! Where everything lies on the map, in its own units: 1200 × 832.
// tidy: a table: the places, the roads and the regions of the drawn map.

use ::old_world::world::location::{LOCATIONS, Location};

/// How wide the map is.
pub const WIDTH: f64 = 1200.0;
/// How high it is.
pub const HEIGHT: f64 = 832.0;

/// A place on the map.
pub struct Spot {
    pub place: Location,
    /// The middle of its seal.
    pub at: (i16, i16),
    /// Do tags hang to the east of it, and its badge to the west?
    pub east: bool,
    /// Where its name stands, from the middle of the seal.
    pub name: (i16, i16),
    /// Which end of the name stands there.
    pub anchor: Anchor,
}

/// Which end of a name stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    /// As SVG says it.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }
}

/// A road or a sea route between two places.
pub struct Road {
    pub ends: [Location; 2],
    pub kind: RoadKind,
    /// Its curve, from the first end to the other.
    pub path: &'static str,
}

/// On what one goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoadKind {
    Land,
    Sea,
}

/// A region, whose name stands on the map in small capitals.
pub struct Region {
    pub slug: &'static str,
    pub at: (i16, i16),
    pub size: u8,
    pub spacing: u8,
}

/// Where the two roads that cross do so, and how the bridge over one of them lies.
pub const BRIDGE: &str = "translate(967 612) rotate(62)";

use Anchor::{End, Middle, Start};
use Location::{
    ArdModron, BanArd, Beauclair, BeheltNar, Cidaris, Cintra, Dhuwod, Doldeth, Glenmore,
    GorthurGvaed, HaernCaduch, Hengfors, KaerMorhen, KaerSeren, LocIchaer, Novigrad, Stygga,
    Vengerberg, Vizima,
};
use RoadKind::{Land, Sea};

const fn spot(
    place: Location,
    at: (i16, i16),
    east: bool,
    name: (i16, i16),
    anchor: Anchor,
) -> Spot {
    Spot { place, at, east, name, anchor }
}

const fn road(from: Location, to: Location, kind: RoadKind, path: &'static str) -> Road {
    Road { ends: [from, to], kind, path }
}

/// The places by number.
#[rustfmt::skip]
pub static SPOTS: [Spot; LOCATIONS] = [
    spot(BeheltNar, (1118, 384), false, (16, 47), End),
    spot(KaerSeren, (300, 98), true, (-38, 17), End),
    spot(Hengfors, (622, 112), false, (40, 17), Start),
    spot(KaerMorhen, (974, 96), false, (40, 17), Start),
    spot(BanArd, (1112, 212), false, (-4, 47), Middle),
    spot(Cidaris, (240, 302), true, (8, 47), End),
    spot(Novigrad, (408, 232), true, (-14, 47), Start),
    spot(Vizima, (648, 272), true, (-6, 47), End),
    spot(Vengerberg, (946, 290), false, (40, 17), Start),
    spot(Cintra, (300, 436), true, (6, 47), End),
    spot(HaernCaduch, (622, 460), true, (-6, 47), Middle),
    spot(Beauclair, (896, 470), false, (40, 17), Start),
    spot(Glenmore, (362, 574), true, (2, 47), Start),
    spot(Doldeth, (386, 726), true, (0, 48), Middle),
    spot(LocIchaer, (694, 626), true, (-14, 48), Start),
    spot(GorthurGvaed, (1088, 572), false, (-2, 47), Middle),
    spot(Dhuwod, (560, 752), true, (0, 48), Middle),
    spot(Stygga, (826, 748), true, (0, 48), Middle),
    spot(ArdModron, (1064, 736), true, (0, 48), Middle),
];

/// OW-MOVE-2: the roads, as the rules have them.
#[rustfmt::skip]
pub static ROADS: [Road; 43] = [
    road(BeheltNar, BanArd, Land, "M1118 384C1135 332 1132 263 1112 212"),
    road(BeheltNar, Vengerberg, Land, "M1118 384C1060 368 991 330 946 290"),
    road(BeheltNar, Beauclair, Land, "M1118 384C1044 390 955 424 896 470"),
    road(BeheltNar, GorthurGvaed, Land, "M1118 384C1127 443 1115 519 1088 572"),
    road(KaerSeren, Hengfors, Land, "M300 98C396 121 525 126 622 112"),
    road(KaerSeren, Cidaris, Sea, "M300 98C208 137 184 219 240 302"),
    road(KaerSeren, Novigrad, Land, "M300 98C378 101 421 155 408 232"),
    road(KaerSeren, Cintra, Sea, "M300 98C71 199 71 335 300 436"),
    road(Hengfors, KaerMorhen, Land, "M622 112C727 86 867 79 974 96"),
    road(Hengfors, Novigrad, Land, "M622 112C567 164 481 212 408 232"),
    road(Hengfors, Vizima, Land, "M622 112C643 158 653 222 648 272"),
    road(KaerMorhen, BanArd, Land, "M974 96C1002 147 1057 194 1112 212"),
    road(KaerMorhen, Vizima, Land, "M974 96C867 132 737 203 648 272"),
    road(BanArd, Vizima, Land, "M1112 212C968 190 782 214 648 272"),
    road(BanArd, Vengerberg, Land, "M1112 212C1068 247 1001 279 946 290"),
    road(Cidaris, Novigrad, Land, "M240 302C283 264 350 236 408 232"),
    road(Cidaris, Cintra, Land, "M240 302C239 351 263 405 300 436"),
    road(Novigrad, Vizima, Land, "M408 232C477 262 573 278 648 272"),
    road(Novigrad, Cintra, Land, "M408 232C361 286 318 367 300 436"),
    road(Vizima, Vengerberg, Land, "M648 272C737 291 856 298 946 290"),
    road(Vizima, Cintra, Land, "M648 272C531 295 392 360 300 436"),
    road(Vizima, HaernCaduch, Land, "M648 272C659 331 648 406 622 460"),
    road(Vizima, Beauclair, Land, "M648 272C706 352 805 431 896 470"),
    road(Vengerberg, Beauclair, Land, "M946 290C946 348 926 420 896 470"),
    road(Cintra, HaernCaduch, Land, "M300 436C398 425 527 434 622 460"),
    road(Cintra, Glenmore, Land, "M300 436C306 483 331 538 362 574"),
    road(HaernCaduch, Beauclair, Land, "M622 460C705 442 815 446 896 470"),
    road(HaernCaduch, Glenmore, Land, "M622 460C537 477 433 523 362 574"),
    road(HaernCaduch, LocIchaer, Land, "M622 460C624 518 653 585 694 626"),
    road(Beauclair, LocIchaer, Land, "M896 470C848 534 768 596 694 626"),
    road(Beauclair, GorthurGvaed, Land, "M896 470C945 517 1022 558 1088 572"),
    road(Beauclair, ArdModron, Land, "M896 470C928 561 996 668 1064 736"),
    road(Glenmore, Doldeth, Land, "M362 574C351 623 360 683 386 726"),
    road(Glenmore, LocIchaer, Land, "M362 574C458 611 591 631 694 626"),
    road(Doldeth, LocIchaer, Land, "M386 726C484 714 607 674 694 626"),
    road(Doldeth, Dhuwod, Land, "M386 726C441 718 510 728 560 752"),
    road(LocIchaer, GorthurGvaed, Land, "M694 626C817 644 975 623 1088 572"),
    road(LocIchaer, Dhuwod, Land, "M694 626C667 677 613 728 560 752"),
    road(LocIchaer, Stygga, Land, "M694 626C721 676 774 725 826 748"),
    road(LocIchaer, ArdModron, Land, "M694 626C800 674 948 718 1064 736"),
    road(GorthurGvaed, ArdModron, Land, "M1088 572C1065 619 1055 684 1064 736"),
    road(Dhuwod, Stygga, Land, "M560 752C639 729 746 728 826 748"),
    road(Stygga, ArdModron, Land, "M826 748C896 726 992 721 1064 736"),
];

#[rustfmt::skip]
pub static REGIONS: [Region; 14] = [
    Region { slug: "kovir", at: (404, 66), size: 18, spacing: 6 },
    Region { slug: "redania", at: (548, 164), size: 20, spacing: 8 },
    Region { slug: "temeria", at: (800, 270), size: 20, spacing: 8 },
    Region { slug: "kaedwen", at: (1010, 186), size: 18, spacing: 6 },
    Region { slug: "aedirn", at: (1050, 338), size: 18, spacing: 6 },
    Region { slug: "lyria", at: (836, 416), size: 18, spacing: 5 },
    Region { slug: "brugge", at: (400, 348), size: 18, spacing: 5 },
    Region { slug: "nazair", at: (752, 516), size: 19, spacing: 8 },
    Region { slug: "toussaint", at: (1000, 540), size: 17, spacing: 3 },
    Region { slug: "nilfgaard", at: (680, 704), size: 21, spacing: 10 },
    Region { slug: "ebbing", at: (956, 690), size: 18, spacing: 7 },
    Region { slug: "metinna", at: (552, 560), size: 18, spacing: 7 },
    Region { slug: "skellige", at: (96, 342), size: 18, spacing: 4 },
    Region { slug: "the-great-sea", at: (130, 462), size: 22, spacing: 6 },
];

/// The regions, in the order of their names in the packs.
pub const REGION_SLUGS: [&str; REGIONS.len()] = {
    let mut slugs = [""; REGIONS.len()];
    let mut at = 0;
    while at < slugs.len() {
        slugs[at] = REGIONS[at].slug;
        at += 1;
    }
    slugs
};

/// Where a place lies.
pub fn spot_of(place: Location) -> &'static Spot {
    &SPOTS[place.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_stand_in_their_order_and_on_the_sheet() {
        for (number, spot) in SPOTS.iter().enumerate() {
            assert_eq!(spot.place.index(), number);
            let (x, y) = (f64::from(spot.at.0), f64::from(spot.at.1));
            assert!((40.0..WIDTH - 40.0).contains(&x) && (40.0..HEIGHT - 40.0).contains(&y));
        }
    }

    /// OW-MOVE-2: every road of the rules is drawn once, and no other.
    #[test]
    fn the_roads_are_those_of_the_rules() {
        let mut drawn: Vec<(Location, Location)> =
            ROADS.iter().map(|road| (road.ends[0], road.ends[1])).collect();
        drawn.sort_unstable();
        let mut ruled: Vec<(Location, Location)> = Location::ALL
            .into_iter()
            .flat_map(|from| from.neighbours().iter().map(move |to| (from, *to)))
            .filter(|(from, to)| from < to)
            .collect();
        ruled.sort_unstable();
        assert_eq!(drawn, ruled);
    }

    /// A curve begins at the seal of its first place and ends at that of the other.
    #[test]
    fn every_road_ends_at_its_places() {
        for road in &ROADS {
            let numbers: Vec<i16> = road
                .path
                .split(['M', 'C', ' '])
                .filter(|number| !number.is_empty())
                .map(|number| number.parse().unwrap())
                .collect();
            assert_eq!(numbers.len(), 8, "{}", road.path);
            assert_eq!((numbers[0], numbers[1]), spot_of(road.ends[0]).at, "{}", road.path);
            assert_eq!((numbers[6], numbers[7]), spot_of(road.ends[1]).at, "{}", road.path);
        }
    }

    /// The routes between islands and harbours are the only ones over the sea.
    #[test]
    fn two_routes_go_by_sea() {
        assert_eq!(ROADS.iter().filter(|road| road.kind == Sea).count(), 2);
    }
}
