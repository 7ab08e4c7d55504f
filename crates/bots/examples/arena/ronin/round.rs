//! One game between bots, with notes.

use std::time::{Duration, Instant};

use bots::{Seen, choose};
use ronin::{Character, Ronin, Setup, Sheet};
use tabletop::{BySeat, Game, Log, Rng, Seed, Status};

use crate::asked::Player;

/// Who plays, and how.
#[derive(Clone, Debug)]
pub struct Round {
    pub setup: Setup,
    pub players: Vec<Player>,
    pub seed: u64,
}

/// How a game went, by seat.
#[derive(Debug)]
pub struct Played {
    pub characters: Vec<Character>,
    /// The place of each seat in the first order of play.
    pub started: Vec<usize>,
    pub places: BySeat<u8>,
    pub sheets: Vec<Sheet>,
    pub xp: Vec<u8>,
    pub choices: u32,
    pub thoughts: Vec<Vec<Duration>>,
}

impl Round {
    pub fn play(&self) -> Played {
        let mut log = Log::muted();
        let mut game = Ronin::start(&self.setup, Seed::new(self.seed), &mut log).expect("a table");
        let mut rng = Rng::from_u64(self.seed ^ 0x0061_7265_6e61);
        let mut thoughts = vec![Vec::new(); self.players.len()];
        let mut started = Vec::new();
        let mut choices = 0;
        while let Some(seen) = Seen::by_mover(&game) {
            let Player { level, budget } = self.players[seen.seat().index()];
            let start = Instant::now();
            let choice = choose(&seen, level, budget, &mut rng).choice;
            thoughts[seen.seat().index()].push(start.elapsed());
            game.play(&choice, &mut log);
            choices += 1;
            if started.is_empty() && !game.order().is_empty() {
                started = self.first_order(&game);
            }
        }
        let Status::Over(outcome) = game.status() else { unreachable!("every game ends") };
        let chairs: Vec<_> = outcome.places.iter().map(|(seat, _)| game.chair_of(seat)).collect();
        let each = |chair: &ronin::Chair| game.before(*chair);
        Played {
            characters: chairs.iter().filter_map(|chair| each(chair).character()).collect(),
            started,
            sheets: chairs.iter().map(|chair| *each(chair).sheet()).collect(),
            xp: chairs.iter().map(|chair| each(chair).xp()).collect(),
            places: outcome.places,
            choices,
            thoughts,
        }
    }

    fn first_order(&self, game: &Ronin) -> Vec<usize> {
        let chairs = tabletop::Seat::all(self.setup.players).map(|seat| game.chair_of(seat));
        chairs.filter_map(|own| game.order().iter().position(|chair| *chair == own)).collect()
    }
}
