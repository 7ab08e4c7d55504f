//! Plane geometry of the escutcheon: its outline, and polygons cut to it. So no drawing needs a clip path, and no id can
//! collide when one blazon is on the page sixty times.

use crate::number::tenths;

/// A point on the 64×72 grid of a blazon.
pub type Point = (f32, f32);

/// A closed run of points.
pub type Polygon = Vec<Point>;

/// The outline of the shield, for the ink line.
pub const OUTLINE: &str = "M4 3H60V31C60 51 47 62 32 69C17 62 4 51 4 31Z";

/// Steps along each lower curve of the shield.
const STEPS: u8 = 10;

/// The shield as a convex polygon, clockwise from the upper left.
#[must_use]
pub fn shield() -> Polygon {
    let mut outline = vec![(4.0, 3.0), (60.0, 3.0)];
    let curve = [(60.0, 31.0), (60.0, 51.0), (47.0, 62.0), (32.0, 69.0)];
    outline.extend((0..=STEPS).map(|step| bezier(curve, f32::from(step) / f32::from(STEPS))));
    outline.extend((0..STEPS).rev().map(|step| {
        let (x, y) = bezier(curve, f32::from(step) / f32::from(STEPS));
        (64.0 - x, y)
    }));
    outline
}

/// The shield drawn in towards its middle: the field within a bordure.
#[must_use]
pub fn inner_shield() -> Polygon {
    shield()
        .into_iter()
        .map(|(x, y)| (32.0 + (x - 32.0) * 0.76, 32.0 + (y - 32.0) * 0.78))
        .collect()
}

fn bezier(p: [Point; 4], t: f32) -> Point {
    let u = 1.0 - t;
    let w = [u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t];
    let along =
        |pick: fn(Point) -> f32| p.iter().zip(w).map(|(&point, weight)| pick(point) * weight).sum();
    (along(|q| q.0), along(|q| q.1))
}

/// What of a polygon lies on the shield: Sutherland and Hodgman against each edge of the convex outline.
#[must_use]
pub fn cut(polygon: Polygon, shield: &[Point]) -> Polygon {
    let mut kept = polygon;
    for (i, &from) in shield.iter().enumerate() {
        let to = shield[(i + 1) % shield.len()];
        if from == to || kept.is_empty() {
            continue;
        }
        let side = |p: Point| (to.0 - from.0) * (p.1 - from.1) - (to.1 - from.1) * (p.0 - from.0);
        let mut next = Polygon::with_capacity(kept.len() + 2);
        for (k, &here) in kept.iter().enumerate() {
            let before = kept[(k + kept.len() - 1) % kept.len()];
            let (a, b) = (side(before), side(here));
            if (a >= 0.0) != (b >= 0.0) {
                let t = a / (a - b);
                next.push((before.0 + (here.0 - before.0) * t, before.1 + (here.1 - before.1) * t));
            }
            if b >= 0.0 {
                next.push(here);
            }
        }
        kept = next;
    }
    kept
}

/// Polygons as the `d` of one path.
#[must_use]
pub fn path(polygons: &[Polygon]) -> String {
    let mut d = String::new();
    for polygon in polygons.iter().filter(|p| p.len() > 2) {
        for (i, &(x, y)) in polygon.iter().enumerate() {
            d.push(if i == 0 { 'M' } else { 'L' });
            d.push_str(&number(x));
            d.push(' ');
            d.push_str(&number(y));
        }
        d.push('Z');
    }
    d
}

/// A coordinate with at most one decimal.
pub fn number(value: f32) -> String {
    tenths(value.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_within_stays_whole_and_what_lies_without_is_gone() {
        let inside = vec![(20.0, 20.0), (40.0, 20.0), (40.0, 40.0), (20.0, 40.0)];
        assert_eq!(cut(inside.clone(), &shield()), inside);
        assert!(cut(vec![(0.0, 71.0), (5.0, 71.0), (5.0, 72.0)], &shield()).is_empty());
    }

    #[test]
    fn a_cut_never_leaves_the_shield() {
        let all = cut(vec![(-9.0, -9.0), (99.0, -9.0), (99.0, 99.0), (-9.0, 99.0)], &shield());
        assert!(all.iter().all(|&(x, y)| (3.9..=60.1).contains(&x) && (2.9..=69.1).contains(&y)));
    }
}
