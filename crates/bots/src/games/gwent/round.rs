//! An imagined round, played to its end and judged.

use ::gwent::{Choice, Gwent};
use tabletop::{Game, Log, Rng, Status};

use crate::Seen;
use crate::search::Rewards;

/// How a round goes on in thought, and what is made of its end.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    number: u8,
    roll: fn(&Gwent, &[Choice], &mut Rng) -> usize,
    judge: fn(&Gwent) -> Rewards,
}

impl Round {
    /// The round being played; `roll` makes the choices of both sides, `judge` says what the start of the next round is
    /// worth.
    pub fn of(
        seen: &Seen<'_, Gwent>,
        roll: fn(&Gwent, &[Choice], &mut Rng) -> usize,
        judge: fn(&Gwent) -> Rewards,
    ) -> Self {
        Self { number: seen.view().round, roll, judge }
    }

    /// Plays an imagined position to the end of the round and judges it.
    pub fn finish(&self, game: &mut Gwent, rng: &mut Rng) -> Rewards {
        let mut legal = Vec::new();
        loop {
            if let Status::Over(outcome) = game.status() {
                return Rewards::by_places(&outcome);
            }
            if game.round() > self.number {
                return (self.judge)(game);
            }
            legal.clear();
            game.list_legal(&mut legal);
            let place = (self.roll)(game, &legal, rng);
            game.play(&legal[place], &mut Log::muted());
        }
    }
}
