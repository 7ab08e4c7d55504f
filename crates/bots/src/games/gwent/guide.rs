//! Gwent's advice to the search: rounds finished by the policy, judged at their end.

use ::gwent::{Choice, Gwent};
use tabletop::{Game, Rng, Status};

use super::{policy, prospects};
use crate::Seen;
use crate::search::{Guide, Rewards};

/// Looks to the end of one round.
#[derive(Clone, Copy, Debug)]
pub struct RoundGuide {
    round: u8,
}

impl RoundGuide {
    /// For a thought in the round being played.
    pub fn of(seen: &Seen<'_, Gwent>) -> Self {
        Self { round: seen.view().round }
    }

    /// Plays an imagined position to its horizon and judges it.
    pub fn finish(&self, game: &mut Gwent, rng: &mut Rng) -> Rewards {
        let mut legal = Vec::new();
        loop {
            if let Status::Over(outcome) = game.status() {
                return self.reward(&outcome);
            }
            if self.is_settled(game) {
                return self.judge(game);
            }
            legal.clear();
            game.list_legal(&mut legal);
            let place = self.roll(game, &legal, rng);
            game.play(&legal[place], &mut tabletop::Log::muted());
        }
    }
}

impl Guide<Gwent> for RoundGuide {
    fn roll(&self, game: &Gwent, legal: &[Choice], rng: &mut Rng) -> usize {
        policy::roll(game, legal, rng)
    }

    fn eagerness(&self) -> f64 {
        0.4
    }

    fn is_settled(&self, game: &Gwent) -> bool {
        game.round() > self.round
    }

    fn judge(&self, game: &Gwent) -> Rewards {
        prospects::judge(game)
    }
}
