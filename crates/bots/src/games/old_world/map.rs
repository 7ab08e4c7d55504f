//! How far places are from each other.

use ::old_world::world::location::{LOCATIONS, Location, MAP};

/// How many moves it takes to get from one place to another.
pub const fn distance(from: Location, to: Location) -> u8 {
    DISTANCES[from.index()][to.index()]
}

static DISTANCES: [[u8; LOCATIONS]; LOCATIONS] = measured();

/// Shortest ways by Floyd and Warshall, at compile time.
const fn measured() -> [[u8; LOCATIONS]; LOCATIONS] {
    let mut table = [[u8::MAX / 2; LOCATIONS]; LOCATIONS];
    let mut at = 0;
    while at < LOCATIONS {
        table[at][at] = 0;
        let neighbours = MAP[at].neighbours;
        let mut next = 0;
        while next < neighbours.len() {
            table[at][neighbours[next].index()] = 1;
            next += 1;
        }
        at += 1;
    }
    let mut by = 0;
    while by < LOCATIONS {
        let mut from = 0;
        while from < LOCATIONS {
            let mut to = 0;
            while to < LOCATIONS {
                let way = table[from][by] + table[by][to];
                if way < table[from][to] {
                    table[from][to] = way;
                }
                to += 1;
            }
            from += 1;
        }
        by += 1;
    }
    table
}
