//! What nobody knows of the hunt, imagined otherwise: orders of piles.

use tabletop::{Rng, order};

use super::hunt::Hunt;
use crate::world::story::Story;

impl Hunt {
    /// Cards of the exploration deck change places with those left in the box, stage by stage; the
    /// unused hound tokens of a level lie in another order.
    pub(crate) fn imagine(&mut self, rng: &mut Rng) {
        for level in &mut self.tokens {
            order::sort(level);
            rng.shuffle(level);
        }
        let is_first = |story: &Story| matches!(story, Story::StageOne(_));
        let later = self.deck.iter().take_while(|story| !is_first(story)).count();
        let sooner = self.deck.len() - later;
        let mut cards = std::mem::take(&mut self.deck);
        cards.append(&mut self.aside);
        let (mut first, mut second): (Vec<Story>, Vec<Story>) =
            cards.into_iter().partition(is_first);
        for stage in [&mut first, &mut second] {
            order::sort(stage);
            rng.shuffle(stage);
        }
        self.deck = second.split_off(second.len() - later);
        self.deck.append(&mut first.split_off(first.len() - sooner));
        first.append(&mut second);
        self.aside = first;
    }
}
