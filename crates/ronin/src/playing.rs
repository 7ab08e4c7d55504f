//! Step 2: choosing cards in secret and revealing them (section 6); and the same for cards that are
//! kept (RO-NEXT-3, RO-NEXT-4).

use tabletop::Log;
use tabletop::list::List;

use crate::deal::small;
use crate::{Card, Chair, Choice, Event, Laid, Ronin};

impl Ronin {
    /// RO-PLAY-1: two, or all there are; three with Lady of Time.
    pub(crate) fn cards_to_play(&self, chair: Chair) -> u8 {
        let player = self.player(chair);
        player.plays.min(small(player.hand.len()))
    }

    /// RO-NEXT-3: one after chapter I, two after chapter II.
    pub(crate) fn cards_to_keep(&self, chair: Chair) -> u8 {
        self.chapter().min(small(self.player(chair).timeline.len()))
    }

    /// RO-D5: every way to lay that many of the hand.
    pub(crate) fn list_plays(&self, chair: Chair, choices: &mut Vec<Choice>) {
        let hand = &self.player(chair).hand;
        let number = usize::from(self.cards_to_play(chair));
        arrange(hand.len(), number, List::EMPTY, |at| hand[at].card, &mut |cards| {
            choices.push(Choice::Play(cards));
        });
    }

    /// RO-D11: every way to keep that many of the timeline.
    pub(crate) fn list_keeps(&self, chair: Chair, choices: &mut Vec<Choice>) {
        let timeline = &self.player(chair).timeline;
        let number = usize::from(self.cards_to_keep(chair));
        arrange(timeline.len(), number, List::EMPTY, |at| timeline[at].card, &mut |cards| {
            choices.push(Choice::Keep(cards));
        });
    }

    /// RO-PLAY-6, RO-NEXT-7: the answer is hidden from the others until the last one is given.
    pub(crate) fn choose_cards(&mut self, chair: Chair, chosen: &[Card], log: &mut Log<Event>) {
        let mut cards = List::EMPTY;
        for card in chosen {
            cards.push(*card);
        }
        self.player_mut(chair).chosen = cards;
        let told = |cards: List<Card, 3>| Event::Chosen { chair, cards };
        if let Some(seat) = self.seat(chair) {
            log.secret(seat, told(cards), Some(told(List::EMPTY)));
        }
    }

    /// RO-PLAY-2, RO-PLAY-4, RO-PLAY-8: all cards lie on the table before the first effect.
    pub(crate) fn reveal(&mut self, log: &mut Log<Event>) {
        log.teach_all();
        for chair in self.human_chairs() {
            let player = self.player_mut(chair);
            let cards = player.chosen;
            player.chosen.clear();
            player.fresh = small(cards.len());
            for card in &cards {
                player.give(*card);
                player.timeline.push(Laid::new(*card));
            }
            log.public(Event::Played { chair, cards });
        }
    }

    /// RO-NEXT-4, RO-AUTO-14: the kept cards begin the new timelines, the others are discarded.
    pub(crate) fn reveal_kept(&mut self, log: &mut Log<Event>) {
        log.teach_all();
        for chair in Chair::all(self.chairs()) {
            let player = self.player_mut(chair);
            let (kept, old) = (player.chosen, player.timeline);
            player.chosen.clear();
            player.timeline.clear();
            for card in &kept {
                player.timeline.push(Laid::new(*card));
            }
            for laid in old.iter().filter(|laid| !kept.contains(&laid.card)) {
                self.discard.push(laid.card);
            }
            if self.is_human(chair) {
                log.public(Event::Kept { chair, cards: kept });
            }
        }
    }
}

/// Every ordered choice of `number` out of `length`, in a fixed order.
fn arrange<const N: usize>(
    length: usize,
    number: usize,
    begun: List<Card, N>,
    card: impl Fn(usize) -> Card + Copy,
    found: &mut impl FnMut(List<Card, N>),
) {
    if begun.len() == number {
        if number > 0 {
            found(begun);
        }
        return;
    }
    for at in 0..length {
        let next = card(at);
        if !begun.contains(&next) {
            let mut more = begun;
            more.push(next);
            arrange(length, number, more, card, found);
        }
    }
}
