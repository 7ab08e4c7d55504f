//! The second tincture of each field, as polygons on the grid of the shield.

use heraldry::Field;

use super::clip::{Polygon, cut, inner_shield, shield};

/// What the second tincture covers, cut to the shield. For a bordure it is the field within.
#[must_use]
pub fn second(field: Field) -> Vec<Polygon> {
    let raw = match field {
        Field::Plain(_) => vec![],
        Field::PerPale(..) => vec![rect(32.0, 0.0, 64.0, 72.0)],
        Field::PerFess(..) => vec![rect(0.0, 33.0, 64.0, 72.0)],
        Field::PerBend(..) => vec![vec![(0.0, -1.0), (73.0, 72.0), (0.0, 72.0)]],
        Field::PerBendSinister(..) => vec![vec![(64.0, -1.0), (64.0, 72.0), (-9.0, 72.0)]],
        Field::PerChevron(..) => {
            vec![vec![(32.0, 27.0), (72.0, 67.0), (72.0, 90.0), (-8.0, 90.0), (-8.0, 67.0)]]
        }
        Field::PerSaltire(..) => vec![
            vec![(32.0, 33.0), (0.0, 67.3), (0.0, -1.3)],
            vec![(32.0, 33.0), (64.0, -1.3), (64.0, 67.3)],
        ],
        Field::Quarterly(..) => vec![rect(32.0, 0.0, 64.0, 32.0), rect(0.0, 32.0, 32.0, 72.0)],
        Field::Bordure(..) => vec![inner_shield()],
        Field::Chief(..) => vec![rect(0.0, 0.0, 64.0, 21.0)],
        Field::Base(..) => vec![rect(0.0, 49.0, 64.0, 72.0)],
        Field::Pale(..) => vec![rect(22.5, 0.0, 41.5, 72.0)],
        Field::Fess(..) => vec![rect(0.0, 23.0, 64.0, 42.0)],
        Field::Bend(..) => vec![vec![(-5.0, 6.0), (-5.0, -18.0), (80.0, 67.0), (80.0, 91.0)]],
        Field::Chevron(..) => vec![
            vec![(32.0, 19.0), (32.0, 36.0), (-4.0, 72.0), (-4.0, 55.0)],
            vec![(32.0, 19.0), (68.0, 55.0), (68.0, 72.0), (32.0, 36.0)],
        ],
        Field::Paly(..) => stripes(56.0 / 6.0, 4.0).map(|(a, b)| rect(a, 0.0, b, 72.0)).collect(),
        Field::Barry(..) => stripes(11.0, 3.0).map(|(a, b)| rect(0.0, a, 64.0, b)).collect(),
        Field::Lozengy(..) => net(),
        Field::Checky(..) => checks(),
        Field::Claws(..) => lattice(15.0, 14.0).flat_map(|(x, y)| claws(x, y)).collect(),
        Field::Rays(..) => rays(),
        Field::Lozenges(..) => lattice(14.0, 12.0).map(|(x, y)| lozenge(x, y, 3.4, 5.0)).collect(),
        Field::Leaves(..) => lattice(15.0, 13.5).map(|(x, y)| leaf(x, y)).collect(),
        Field::Waves(..) => (0..4u8).map(|i| wave(9.0 + 16.0 * f32::from(i))).collect(),
        Field::Flakes(..) => lattice(16.0, 13.0).flat_map(|(x, y)| flake(x, y)).collect(),
    };
    let edge = shield();
    raw.into_iter().map(|polygon| cut(polygon, &edge)).filter(|polygon| polygon.len() > 2).collect()
}

fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Polygon {
    vec![(left, top), (right, top), (right, bottom), (left, bottom)]
}

/// Every second stripe of six.
fn stripes(width: f32, start: f32) -> impl Iterator<Item = (f32, f32)> {
    [1.0, 3.0, 5.0].into_iter().map(move |i| (start + i * width, start + (i + 1.0) * width))
}

/// The points of a staggered lattice over the shield, from its middle outwards.
fn lattice(across: f32, down: f32) -> impl Iterator<Item = (f32, f32)> {
    (-4..=4i8).flat_map(move |row| {
        let shift = if row % 2 == 0 { 0.0 } else { across / 2.0 };
        let y = 32.0 + f32::from(row) * down;
        (-3..=3i8).map(move |column| (32.0 + shift + f32::from(column) * across, y))
    })
}

/// Lozenges that touch at their corners: what lies between them is a lozenge too.
fn net() -> Vec<Polygon> {
    (0..25u8)
        .map(|i| lozenge(4.0 + 14.0 * f32::from(i % 5), 3.0 + 18.0 * f32::from(i / 5), 7.0, 9.0))
        .collect()
}

fn checks() -> Vec<Polygon> {
    let side = 56.0 / 6.0;
    (0..48u8)
        .filter(|i| (i / 6 + i % 6) % 2 == 1)
        .map(|i| {
            let (x, y) = (4.0 + f32::from(i % 6) * side, 3.0 + f32::from(i / 6) * side);
            rect(x, y, x + side, y + side)
        })
        .collect()
}

fn lozenge(x: f32, y: f32, half_width: f32, half_height: f32) -> Polygon {
    vec![(x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)]
}

/// Three talons of one foot.
fn claws(x: f32, y: f32) -> [Polygon; 3] {
    [-3.4, 0.0, 3.4].map(|dx: f32| {
        let top = y - if dx == 0.0 { 5.0 } else { 3.5 };
        vec![
            (x + dx - 1.1, top),
            (x + dx + 1.2, top + 0.4),
            (x + dx + 0.9, y + 1.5),
            (x + dx * 0.55 - 0.6, y + 5.0),
        ]
    })
}

fn leaf(x: f32, y: f32) -> Polygon {
    let half = [
        (0.0, -6.0),
        (2.4, -3.6),
        (1.9, -2.8),
        (3.6, -0.2),
        (2.6, 0.2),
        (2.9, 2.0),
        (0.6, 2.4),
        (0.6, 6.0),
    ];
    let right = half.into_iter().map(|(dx, dy)| (x + dx, y + dy));
    right.chain(half.into_iter().rev().map(|(dx, dy)| (x - dx, y + dy))).collect()
}

/// Three bars through one point.
fn flake(x: f32, y: f32) -> [Polygon; 3] {
    let mut turns = turns(SIXTH);
    [(); 3].map(|()| {
        let (sin, cos) = turns.next().unwrap_or_default();
        let turned = |a: f32, b: f32| (x + a * cos - b * sin, y + a * sin + b * cos);
        vec![turned(-0.8, -4.6), turned(0.8, -4.6), turned(0.8, 4.6), turned(-0.8, 4.6)]
    })
}

/// Sixteen rays from the middle.
fn rays() -> Vec<Polygon> {
    let rim: Polygon = turns(SIXTY_FOURTH)
        .take(64)
        .map(|(sin, cos)| (32.0 + 70.0 * sin, 31.0 - 70.0 * cos))
        .collect();
    (0..16).map(|i| vec![(32.0, 31.0), rim[(4 * i + 63) % 64], rim[4 * i + 1]]).collect()
}

/// A level band with waving edges.
fn wave(top: f32) -> Polygon {
    let edge = |y: f32| {
        (0..=32u8).zip(turns(WAVE)).map(move |(i, (sin, _))| (f32::from(i) * 2.0, y + 2.4 * sin))
    };
    edge(top).chain(edge(top + 8.0).collect::<Vec<_>>().into_iter().rev()).collect()
}

/// Sine and cosine of a step.
type Turn = (f32, f32);

const SIXTH: Turn = (0.866_025_4, 0.5);
const SIXTY_FOURTH: Turn = (0.098_017_1, 0.995_184_7);
/// The waves are 9.3 steps long.
const WAVE: Turn = (0.625_374_5, 0.780_324_8);

/// Sine and cosine of 0, 1, 2… steps, each turned on from the one before: the page carries no
/// trigonometry.
fn turns(step: Turn) -> impl Iterator<Item = Turn> {
    std::iter::successors(Some((0.0, 1.0)), move |(sin, cos)| {
        Some((sin * step.1 + cos * step.0, cos * step.1 - sin * step.0))
    })
}
