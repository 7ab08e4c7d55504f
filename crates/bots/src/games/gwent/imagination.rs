//! What the opponent may hold.

use ::gwent::{Deck, Gwent, Preset};
use tabletop::{Rng, Seat};

use super::standing::opponent;
use super::worth;
use crate::Seen;

/// Out of so many positions the likeliest is chosen.
const IMAGINED: usize = 3;

/// What one seat thinks of the cards it does not see.
#[derive(Clone, Debug)]
pub struct Imagination {
    seat: Seat,
    /// The deck the opponent is thought to play.
    suspected: Option<Deck>,
}

impl Imagination {
    /// Who knows the decks that come with the game takes an opponent's for one of them, as long as nothing on the table
    /// says otherwise: its leader, its size, and every card seen so far.
    pub fn of(seen: &Seen<'_, Gwent>, rng: &mut Rng) -> Self {
        let seat = seen.seat();
        let game = seen.imagine(rng);
        let mut decks = Preset::ALL.iter().map(|preset| preset.deck());
        let suspected = decks.find(|deck| game.suppose(seat, deck, rng).is_some());
        Self { seat, suspected }
    }

    /// Nobody fills a deck with the weakest cards of his set: of a few positions the one in which
    /// the opponent holds most is the likeliest. Where his deck is suspected, his hand is drawn from it.
    pub fn imagine(&self, seen: &Seen<'_, Gwent>, rng: &mut Rng) -> Gwent {
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
}
