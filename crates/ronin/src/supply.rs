//! The deck, the discard pile, and the offer.

use tabletop::list::{Filler, List};
use tabletop::{Learners, Log};

use crate::deal::small;
use crate::state::Row;
use crate::{Card, Chair, Event, Ronin};

impl Ronin {
    /// The top card of the deck. RO-DRAFT-8, RO-DRAFT-9, RO-EDGE-1: when one is needed and none is
    /// there, the discard pile is shuffled; if there is none either, nothing is drawn.
    pub(crate) fn draw(&mut self, log: &mut Log<Event>) -> Option<Card> {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck = self.discard;
            self.discard.clear();
            self.rng.shuffle(&mut self.deck);
            self.decks = self.decks.saturating_add(1);
            log.public(Event::Reshuffled { cards: small(self.deck.len()) });
        }
        self.deck.pop()
    }

    /// A card from the deck to a hand, which only its owner sees (RO-ZONE-4).
    pub(crate) fn draw_to_hand(&mut self, chair: Chair, log: &mut Log<Event>) -> Option<Card> {
        let card = self.draw(log)?;
        let deck = self.decks;
        self.player_mut(chair).take(card, Some(deck));
        if let Some(seat) = self.seat(chair) {
            log.teach(Learners::only(seat));
        }
        Some(card)
    }

    /// The same, told as a card drawn.
    pub(crate) fn draw_one(&mut self, chair: Chair, log: &mut Log<Event>) {
        if let Some(card) = self.draw_to_hand(chair, log) {
            let told = |card| Event::CardDrawn { chair, card };
            match self.seat(chair) {
                Some(seat) => log.secret(seat, told(Some(card)), Some(told(None))),
                None => log.public(told(Some(card))),
            }
        }
    }

    /// RO-ABIL-17: hand cards go face up to the discard pile.
    pub(crate) fn discard_from_hand(
        &mut self,
        chair: Chair,
        cards: List<Card, 3>,
        log: &mut Log<Event>,
    ) {
        for card in &cards {
            if let Some(card) = self.player_mut(chair).give(*card) {
                self.discard.push(card);
            }
        }
        if let Some(seat) = self.seat(chair) {
            log.teach(Learners::all_but(seat));
        }
        log.public(Event::Discarded { chair, cards });
    }

    /// RO-DRAFT-1, RO-DRAFT-2: the first row goes, gaps close, new cards come.
    pub(crate) fn refill(&mut self, log: &mut Log<Event>) {
        log.public(Event::TurnBegan { turn: self.turn + 1 });
        for player in self.players.iter_mut() {
            player.fresh = 0;
            player.plays = 2;
        }
        if self.turn > 0 {
            self.discard_row(0, log);
        }
        let mut kept = 0;
        for place in 0..self.offer.len() {
            if !self.offer[place].cards.is_empty() {
                self.offer.swap(place, kept);
                kept += 1;
            }
        }
        for place in kept..self.offer.len() {
            self.fill_row(place, log);
        }
        log.public(Event::OfferFilled {
            rows: if log.is_muted() { Vec::new() } else { self.offer.to_vec() },
        });
    }

    /// Discards the cards of a row, if it has any.
    pub(crate) fn discard_row(&mut self, place: usize, log: &mut Log<Event>) {
        let cards = self.offer[place].cards;
        if cards.is_empty() {
            return;
        }
        self.offer[place] = Row::FILLER;
        for card in &cards {
            self.discard.push(*card);
        }
        log.public(Event::RowDiscarded { cards });
    }

    /// Fills an empty row from the deck, left to right.
    pub(crate) fn fill_row(&mut self, place: usize, log: &mut Log<Event>) {
        self.offer[place] = Row::FILLER;
        for _ in 0..2 {
            if let Some(card) = self.draw(log) {
                self.offer[place].cards.push(card);
                log.teach_all();
            }
        }
    }
}
