//! One game between two bots.

use std::time::{Duration, Instant};

use bots::{Seen, choose};
use gwent::{Gwent, Preset, Setup};
use tabletop::{Game, Log, Rng, Seed, Status};

use crate::asked::Player;

/// Who plays what with which deck.
#[derive(Clone, Copy, Debug)]
pub struct Duel {
    pub decks: [Preset; 2],
    pub players: [Player; 2],
    pub seed: u64,
}

/// How it went.
#[derive(Debug)]
pub struct Played {
    /// Two for a victory of the first, one for a draw.
    pub halves: u32,
    /// How long each thought took, by seat.
    pub thoughts: [Vec<Duration>; 2],
}

impl Duel {
    pub fn play(self) -> Played {
        let [first, second] = self.decks;
        let setup = Setup::between(first, second);
        let mut log = Log::muted();
        let mut game = Gwent::start(&setup, Seed::new(self.seed), &mut log).expect("legal decks");
        let mut rng = Rng::from_u64(self.seed ^ 0x0061_7265_6e61);
        let mut thoughts = [Vec::new(), Vec::new()];
        while let Some(seen) = Seen::by_mover(&game) {
            let seat = seen.seat().index();
            let start = Instant::now();
            let Player { level, budget } = self.players[seat];
            let thought = choose(&seen, level, budget, &mut rng);
            thoughts[seat].push(start.elapsed());
            game.play(&thought.choice, &mut log);
        }
        let Status::Over(outcome) = game.status() else { unreachable!("nobody is to move") };
        let halves = match outcome.winners()[..] {
            [winner] if winner.index() == 0 => 2,
            [_] => 0,
            _ => 1,
        };
        Played { halves, thoughts }
    }
}
