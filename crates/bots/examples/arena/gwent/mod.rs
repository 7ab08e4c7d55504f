//! Gwent: levels against each other, and starter decks.

mod decks;
mod duel;
mod levels;

use ::gwent::{Gwent, Preset, Setup};
use tabletop::{Game, Log, Seed};

use crate::asked::Asked;
use crate::calibration;

pub use decks::print as print_decks;
pub use levels::print as print_levels;

/// Whether a level knows how it stands: every pair of the decks of the box in turn.
pub fn print_calibration(asked: &Asked) {
    calibration::print(asked, false, |number| {
        let count = Preset::ALL.len();
        let decks = [number / 2, number / 2 / count].map(|at| Preset::ALL[at % count]);
        let setup = Setup::between(decks[0], decks[1]);
        Gwent::start(&setup, seed(asked, number / 2), &mut Log::muted()).expect("legal decks")
    });
}

fn seed(asked: &Asked, number: usize) -> Seed {
    Seed::new(asked.seed.wrapping_mul(1_000_003).wrapping_add(number as u64))
}
