//! Ways on the map, as the rider goes them (WH-MOVE-4).

use crate::world::location::{LOCATIONS, Location};

/// How many steps each place is away.
pub(crate) fn distances(from: Location) -> [u8; LOCATIONS] {
    let mut steps = [u8::MAX; LOCATIONS];
    steps[from.index()] = 0;
    let mut reached = vec![from];
    let mut next = 0;
    while let Some(at) = reached.get(next).copied() {
        next += 1;
        for to in at.neighbours() {
            if steps[to.index()] == u8::MAX {
                steps[to.index()] = steps[at.index()] + 1;
                reached.push(*to);
            }
        }
    }
    steps
}
