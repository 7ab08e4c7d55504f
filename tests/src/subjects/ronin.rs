//! Ronin as a subject: one to five players, both sides of the boards, all seasons.

mod coverage;
mod moments;
mod names;

use ronin::{BoardSide, Ronin, Season, Setup};
use tabletop::Rng;

use crate::Subject;

/// Ronin.
#[derive(Debug)]
pub struct RoninSubject;

impl Subject for RoninSubject {
    type Game = Ronin;

    const GAMES: u32 = 40;
    /// RO-FINAL-7: nine turns, in each of which five players answer few questions. The longest of
    /// 100,000 random games had fewer than 400.
    const MAX_CHOICES: usize = 1_000;
    const THOROUGH_EVERY: usize = 7;
    const SAMPLE_EVERY: usize = 2;

    fn setup(rng: &mut Rng) -> Setup {
        let players = 1 + u8::try_from(rng.below(5)).expect("at most five");
        Self::for_players(players, rng)
    }
}

impl RoninSubject {
    /// Any game for so many.
    pub fn for_players(players: u8, rng: &mut Rng) -> Setup {
        let side = if rng.coin() { BoardSide::A } else { BoardSide::B };
        let season = *rng.pick(&Season::ALL).expect("three seasons");
        Setup { side, season, ..Setup::for_players(players) }
    }
}
