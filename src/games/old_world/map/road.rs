//! Where medallions stand, and the way of one from place to place: along its road. Pure.

use ::old_world::world::location::Location;
use tabletop::Seat;

use super::chart::{ROADS, SPOTS, Spot};
use crate::games::old_world::model::Model;

/// How many points of a curve are told to the browser.
const POINTS: u8 = 9;

/// Where a medallion stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// At which place.
    pub place: Location,
    /// Where its foot is on the map.
    pub at: (i16, i16),
}

/// Medallions stand beside the seal, oneself in front; three and more move together.
pub const fn foot(spot: &Spot, nth: i16, is_crowd: bool) -> (i16, i16) {
    let side = if spot.east { 1 } else { -1 };
    let step = if is_crowd { 18 } else { 27 };
    (spot.at.0 + (13 + step * nth) * side, spot.at.1 - 10)
}

/// From how many on they move together.
pub const fn is_crowd(witchers: usize) -> bool {
    witchers > 2
}

/// Where everybody stands, by seat.
pub fn stands(model: &Model) -> Vec<Option<Stand>> {
    let players = &model.view.players;
    let here = |seat: Seat| players[seat].school.map(|_| players[seat].at);
    let before = |one: &Seat, other: Seat| {
        *one != other && (*one == model.us || (other != model.us && *one < other))
    };
    let seats = || players.iter().map(|(seat, _)| seat);
    let stand = |seat| {
        let place = here(seat)?;
        let there = || seats().filter(|one| here(*one) == Some(place));
        let nth = there().filter(|one| before(one, seat)).count();
        let at = foot(
            &SPOTS[place.index()],
            i16::try_from(nth).unwrap_or_default(),
            is_crowd(there().count()),
        );
        Some(Stand { place, at })
    };
    seats().map(stand).collect()
}

/// The points of the way, as seen from its end: along the road, where there is one.
pub fn way(from: Stand, to: Stand) -> Vec<(f64, f64)> {
    let point = |(x, y): (i16, i16)| (f64::from(x), f64::from(y));
    let (first, last) = (point(from.at), point(to.at));
    let Some(curve) = curve(from.place, to.place) else {
        return vec![(first.0 - last.0, first.1 - last.1), (0.0, 0.0)];
    };
    // The feet stand beside the seals at which the road ends.
    let off = |foot: (f64, f64), seal: (f64, f64)| (foot.0 - seal.0, foot.1 - seal.1);
    let (here, there) = (off(first, curve[0]), off(last, curve[3]));
    let points = (0..POINTS).map(|nth| {
        let t = f64::from(nth) / f64::from(POINTS - 1);
        let along = |of: fn((f64, f64)) -> f64| {
            let [a, b, c, d] = curve.map(of);
            let u = 1.0 - t;
            let road = a * u * u * u + 3.0 * b * t * u * u + 3.0 * c * t * t * u + d * t * t * t;
            road + of(here) * u + of(there) * t - of(last)
        };
        (along(|point| point.0), along(|point| point.1))
    });
    points.collect()
}

/// The four points of the road between two places, from the first to the other.
fn curve(from: Location, to: Location) -> Option<[(f64, f64); 4]> {
    let road = ROADS.iter().find(|road| road.ends == [from, to] || road.ends == [to, from])?;
    let mut numbers =
        road.path.split(['M', 'C', ' ']).filter_map(|number| number.parse::<i16>().ok());
    let mut number = || numbers.next().map(f64::from);
    let mut point = || Some((number()?, number()?));
    let mut points = [point()?, point()?, point()?, point()?];
    if road.ends[0] != from {
        points.reverse();
    }
    Some(points)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stand(place: Location) -> Stand {
        Stand { place, at: foot(&SPOTS[place.index()], 0, false) }
    }

    /// OW-MOVE-2: every road is gone along both ways, from foot to foot.
    #[test]
    fn a_way_leads_from_where_one_stood_to_where_one_stands() {
        for from in Location::ALL {
            for to in from.neighbours() {
                let points = way(stand(from), stand(*to));
                assert_eq!(points.len(), 9);
                let (begin, end) = (stand(from).at, stand(*to).at);
                let off = (f64::from(begin.0 - end.0), f64::from(begin.1 - end.1));
                assert!((points[0].0 - off.0).abs() < 0.01 && (points[0].1 - off.1).abs() < 0.01);
                assert!(points[8].0.abs() < 0.01 && points[8].1.abs() < 0.01);
                // It bends as its road does, and never goes far astray.
                let length = off.0.hypot(off.1);
                let legs =
                    points.windows(2).map(|two| (two[1].0 - two[0].0).hypot(two[1].1 - two[0].1));
                let gone: f64 = legs.sum();
                assert!(gone < length * 2.5, "{from:?} {to:?}: {gone} for {length}");
            }
        }
    }

    #[test]
    fn where_no_road_leads_one_goes_straight() {
        let points = way(stand(Location::KaerSeren), stand(Location::Stygga));
        assert_eq!(points.len(), 2);
    }
}
