//! Gwent's advice to the search: rounds finished by the policy, judged at their end.

use ::gwent::{Choice, Deck, Gwent, Preset};
use tabletop::{Game, Log, Rng, Seat, Status};

use super::standing::opponent;
use super::{policy, prospects, worth};
use crate::Seen;
use crate::search::{Guide, Rewards};

/// Out of so many positions the likeliest is chosen.
const IMAGINED: usize = 3;

/// Looks to the end of one round, through the eyes of one seat.
#[derive(Clone, Debug)]
pub struct RoundGuide {
    seat: Seat,
    round: u8,
    /// The deck the opponent is thought to play.
    suspected: Option<Deck>,
}

impl RoundGuide {
    /// For a thought in the round being played.
    pub fn of(seen: &Seen<'_, Gwent>) -> Self {
        Self { seat: seen.seat(), round: seen.view().round, suspected: None }
    }

    /// Who knows the decks that come with the game takes an opponent's for one of them, as long as nothing on the table
    /// says otherwise: its leader, its size, and every card seen so far.
    #[must_use]
    pub fn suspecting(mut self, seen: &Seen<'_, Gwent>, rng: &mut Rng) -> Self {
        let game = seen.imagine(rng);
        let mut decks = Preset::ALL.iter().map(|preset| preset.deck());
        self.suspected = decks.find(|deck| game.suppose(self.seat, deck, rng).is_some());
        self
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
            game.play(&legal[place], &mut Log::muted());
        }
    }
}

impl Guide<Gwent> for RoundGuide {
    /// Nobody fills a deck with the weakest cards of his set: of a few positions the one in which
    /// the opponent holds most is the likeliest. Where his deck is suspected, his hand is drawn from it.
    fn imagine(&self, seen: &Seen<'_, Gwent>, rng: &mut Rng) -> Gwent {
        if let Some(deck) = &self.suspected {
            let game = seen.imagine(rng);
            return game.suppose(self.seat, deck, rng).unwrap_or(game);
        }
        let holds = |game: &Gwent| worth::hand(game, opponent(self.seat));
        let mut likeliest = seen.imagine(rng);
        for _ in 1..IMAGINED {
            let other = seen.imagine(rng);
            if holds(&other) > holds(&likeliest) {
                likeliest = other;
            }
        }
        likeliest
    }

    fn roll(&self, game: &Gwent, legal: &[Choice], rng: &mut Rng) -> usize {
        policy::roll(game, legal, rng)
    }

    /// The opponent's hand is another in every imagined position: a tree of his choices would
    /// make him play whatever was not tried yet, which measured worse than the policy.
    fn plays_by_roll(&self, seat: Seat) -> bool {
        seat != self.seat
    }

    /// Rounds are judged close together.
    fn eagerness(&self) -> f64 {
        0.25
    }

    fn is_settled(&self, game: &Gwent) -> bool {
        game.round() > self.round
    }

    fn judge(&self, game: &Gwent) -> Rewards {
        prospects::judge(game)
    }
}
