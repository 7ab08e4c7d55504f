//! Every card is somewhere, once.

use super::{Fault, unless};
use crate::Ronin;
use crate::content::CARD_COUNT;

impl Ronin {
    pub(super) fn fault_of_cards(&self) -> Fault {
        let mut found = [0u8; CARD_COUNT];
        for card in self.all_cards() {
            found[card.index()] = found[card.index()].saturating_add(1);
        }
        let wrong = crate::Card::SLUGS.iter().zip(found).find(|(_, count)| *count != 1);
        wrong
            .map(|(slug, count)| format!("The card {slug} is there {count} times, not once."))
            .or_else(|| {
                let decks = 1..=self.decks;
                let mut drawn = self.players.iter().flat_map(|player| player.hand.iter());
                let known = drawn.all(|held| held.blind.is_none_or(|deck| decks.contains(&deck)));
                unless(known, "A hand card was drawn from a deck there never was.")
            })
    }
}
