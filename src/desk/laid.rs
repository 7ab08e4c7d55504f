//! What lies on a desk: the table and how often it has changed; who is asked there, and with whose
//! eyes it is seen.

use crate::prelude::*;
use tabletop::{Seat, Table, Turn, Viewer};

use super::Mode;
use crate::games;
use crate::scene::Edition;

/// What lies on the desk.
#[derive(Clone, Copy)]
pub struct Laid {
    /// The table.
    pub table: StoredValue<Box<dyn Table>>,
    /// Counts changes of the table; what reads the table follows it.
    version: RwSignal<u64>,
    /// Another number for every table that ever lay on a desk.
    sitting: StoredValue<u32>,
}

impl Laid {
    /// A table nobody has changed yet.
    pub fn new(table: Box<dyn Table>) -> Self {
        Self {
            table: StoredValue::new(table),
            version: RwSignal::new(0),
            sitting: StoredValue::new(next_sitting()),
        }
    }

    /// Looks at it; what calls this in a view follows every change.
    pub fn with<T>(self, look: impl FnOnce(&dyn Table) -> T) -> T {
        self.version.track();
        self.table.with_value(|table| look(table.as_ref()))
    }

    /// A table takes the place of another.
    pub fn replace(self, table: Box<dyn Table>) {
        self.table.set_value(table);
        self.sitting.set_value(next_sitting());
        self.changed();
    }

    /// Says that the table is no longer what it was.
    pub fn changed(self) {
        self.version.update(|version| *version += 1);
    }

    /// Which table lies here, and how often it has changed; `None` when the page has gone on.
    pub fn number(self) -> Option<(u32, u64)> {
        self.sitting.try_get_value().zip(self.version.try_get_untracked())
    }

    /// If all vote now: how many have, and what this choice is called in a record.
    pub fn vote(self, index: usize) -> Option<(usize, String)> {
        self.table.with_value(|table| {
            let cast = ballots(table.as_ref())?;
            Some((cast, table.choices().get(index)?.clone()))
        })
    }

    /// Is it a person's vote again, after so many of the same ballot?
    pub fn goes_on(self, cast: usize) -> bool {
        self.table.with_value(|table| {
            let is_person = match table.turn() {
                Turn::Awaiting(seat) => table.players()[seat].is_human(),
                Turn::Over(_) => false,
            };
            is_person && ballots(table.as_ref()) == Some(cast)
        })
    }

    /// What a scene made now would show, as a number.
    pub fn edition(self, texts: u8) -> Edition {
        Edition { sitting: self.sitting.get_value(), version: self.version.get(), texts }
    }
}

fn ballots(table: &dyn Table) -> Option<usize> {
    games::find(table.game_id())?.ballots(table)
}

fn next_sitting() -> u32 {
    use std::sync::atomic::{AtomicU32, Ordering};
    static SITTINGS: AtomicU32 = AtomicU32::new(0);
    SITTINGS.fetch_add(1, Ordering::Relaxed)
}

/// The seats of the persons who are here.
pub fn people(table: &dyn Table) -> impl Iterator<Item = Seat> {
    table.players().iter().filter(|(_, player)| player.is_human()).map(|(seat, _)| seat)
}

/// The person here who must choose. Of somebody far away nothing is asked on this screen.
pub fn asked(laid: Laid, turn: &Turn) -> Option<Seat> {
    match turn {
        Turn::Awaiting(seat) => {
            laid.with(|table| table.players()[*seat].is_human()).then_some(*seat)
        }
        Turn::Over(_) => None,
    }
}

/// With whose eyes the table is seen.
pub fn viewer(laid: Laid, turn: &Turn, mode: Mode, shown_to: Option<Seat>) -> Viewer {
    let people: Vec<Seat> = laid.with(|table| people(table).collect());
    match (turn, people.as_slice()) {
        (Turn::Over(_), _) => Viewer::Referee,
        _ if mode == Mode::Replay => Viewer::Spectator,
        (_, []) => Viewer::Spectator,
        (_, [only]) => Viewer::Seat(*only),
        (Turn::Awaiting(seat), _) if shown_to == Some(*seat) => Viewer::Seat(*seat),
        _ => Viewer::Spectator,
    }
}
