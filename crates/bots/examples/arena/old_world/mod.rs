//! The Old World: levels against each other, and everything there is to know about its balance.

mod content;
mod hunt;
mod levels;
mod played;
mod table;

use ::old_world::versus::{OldWorld, Setup};
use tabletop::{Game, Log, Seed};

use crate::asked::Asked;
use crate::calibration;

pub use levels::print as print_levels;
pub use table::print as print_table;

/// Whether a level knows how it stands: the numbers of players in turn.
pub fn print_calibration(asked: &Asked) {
    calibration::print(asked, false, |number| {
        let players = asked.players[number % asked.players.len()].max(2);
        let seed = Seed::new(asked.seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
        OldWorld::start(&Setup::for_players(players), seed, &mut Log::muted()).expect("a table")
    });
}
