//! Bots at a table of Ronin.

mod levels;
mod round;
mod table;

use ::ronin::{BoardSide, Ronin, Setup};
use tabletop::{Game, Log, Seed};

use crate::asked::Asked;
use crate::calibration;

pub use levels::print as print_levels;
pub use table::print as print_table;

/// Whether a level knows how it stands: the numbers of players and the sides in turn.
pub fn print_calibration(asked: &Asked) {
    calibration::print(asked, false, |number| {
        let players = asked.players[number % asked.players.len()];
        let side = BoardSide::ALL[number / asked.players.len() % 2];
        let setup = Setup { side, ..Setup::for_players(players) };
        let seed = Seed::new(asked.seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
        Ronin::start(&setup, seed, &mut Log::muted()).expect("a table")
    });
}
