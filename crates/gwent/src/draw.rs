//! Cards changing hands: drawing, shuffling, taking up.

use tabletop::{Learners, Log, Seat};

use crate::{Card, DrawCause, Event, Gwent, HandCard, Kind, Known};

impl Gwent {
    /// Draws so many cards, or what is left (GW-EDGE-1).
    pub(crate) fn draw(&mut self, seat: Seat, wanted: u8, cause: DrawCause, log: &mut Log<Event>) {
        let held = self.sides[seat].hand.len();
        let mut count = 0;
        while count < wanted && self.draw_one(seat).is_some() {
            count += 1;
        }
        if count == 0 {
            return;
        }
        log.teach(Learners::only(seat));
        if !log.is_muted() {
            let drawn = self.sides[seat].hand[held..].iter().map(|held| held.card.kind).collect();
            let drew = |cards| Event::Drew { seat, count, cards, cause };
            log.secret(seat, drew(Some(drawn)), Some(drew(None)));
        }
    }

    /// The top card of the deck, now in the hand.
    pub(crate) fn draw_one(&mut self, seat: Seat) -> Option<Kind> {
        let side = &mut self.sides[seat];
        let kind = side.deck.pop()?;
        side.hand.push(HandCard { card: Card::new(kind, seat), known: Known::Nobody });
        side.knowledge.note_draw();
        Some(kind)
    }

    /// Takes a card up from the table, before everybody's eyes.
    pub(crate) fn take_up(&mut self, seat: Seat, card: Card) {
        self.sides[seat].hand.push(HandCard { card, known: Known::Everybody });
    }

    /// Who learns something when a player shows a card of his hand: the others, and he himself where
    /// the opponent may have looked at one of several alike, for that one goes first.
    pub(crate) fn who_learns_of(&self, seat: Seat, card: Card) -> Learners {
        let side = &self.sides[seat];
        let alike = side.hand.iter().filter(|held| held.card == card);
        let is_told_apart = side.knowledge.glimpsed > 0
            && alike.clone().count() > 1
            && alike.clone().all(|held| held.known != Known::Everybody);
        if is_told_apart { Learners::EVERYBODY } else { Learners::all_but(seat) }
    }

    /// GW-MUSTER-1, GW-LEAD-9.
    pub(crate) fn shuffle_deck(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.rng.shuffle(&mut self.sides[seat].deck);
        log.public(Event::Shuffled { seat });
    }

    /// GW-LEAVE-1: to its owner's discard pile.
    pub(crate) fn discard(&mut self, card: Card) {
        self.sides[card.owner].discard.push(card.kind);
    }
}
