//! Cards between deck, hand and discard pile.

use tabletop::{Log, Seat, order};

use super::event::Event;
use super::state::OldWorld;
use crate::world::action_card::Card;
use crate::world::tracks::HAND_LIMIT;

impl OldWorld {
    /// OW-ZONE-1, OW-ZONE-3: draws up to so many cards from the own deck. In a fight the life deck
    /// is never refilled.
    pub(crate) fn draw_cards(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) {
        let lives = self.is_life_deck(seat);
        let mut drawn = 0;
        let mut cards = Vec::new();
        while drawn < count && self.players[seat].hand.len() < HAND_LIMIT {
            if self.players[seat].deck.is_empty() {
                if lives || self.players[seat].discard.is_empty() {
                    break;
                }
                let mut discard = std::mem::take(&mut self.players[seat].discard);
                self.players[seat].deck.append(&mut discard);
                self.shuffle_deck(seat, log);
            }
            let Some(card) = self.pop_deck(seat) else { break };
            self.players[seat].take_in_hand(card);
            drawn += 1;
            if !log.is_muted() {
                cards.push(card);
            }
        }
        if drawn > 0 {
            log.teach_all();
            // In table order: the hand shows no other.
            order::sort(&mut cards);
            let whole = Event::CardsDrawn { seat, count: drawn, cards: Some(cards) };
            self.tell(seat, whole, Event::CardsDrawn { seat, count: drawn, cards: None }, log);
        }
    }

    /// Takes the top card of a deck, and notes that those who knew it know one less.
    pub(crate) fn pop_deck(&mut self, seat: Seat) -> Option<Card> {
        let card = self.players[seat].deck.pop();
        if let Some(fight) = &mut self.fight
            && let Some(side) = fight.side_of(seat)
        {
            fight.side_mut(side).known.lose_top();
        }
        card
    }

    /// Is the deck of this seat a life deck now?
    pub(crate) fn is_life_deck(&self, seat: Seat) -> bool {
        self.fight
            .as_ref()
            .is_some_and(|fight| fight.side_of(seat).is_some_and(|side| fight.side(side).ready))
    }

    /// Shuffles a deck; nobody knows its order any more.
    pub(crate) fn shuffle_deck(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.rng.shuffle(&mut self.players[seat].deck);
        if let Some(fight) = &mut self.fight
            && let Some(side) = fight.side_of(seat)
        {
            fight.side_mut(side).known.forget();
        }
        log.public(Event::DeckShuffled { seat });
    }

    /// A hand card to the discard pile.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        if self.players[seat].take_from_hand(card) {
            self.players[seat].discard.push(card);
            log.public(Event::CardDiscarded { seat, card });
        }
    }

    /// A random hand card to the discard pile; false if there is none.
    pub(crate) fn discard_at_random(&mut self, seat: Seat, log: &mut Log<Event>) -> bool {
        let Some(card) = self.rng.pick(&self.players[seat].hand).copied() else { return false };
        log.teach_all();
        self.discard_from_hand(seat, card, log);
        true
    }

    /// The top card of the deck to the discard pile; false if there is none.
    pub(crate) fn discard_top(&mut self, seat: Seat, log: &mut Log<Event>) -> bool {
        let Some(card) = self.pop_deck(seat) else { return false };
        self.players[seat].discard.push(card);
        log.teach_all();
        log.public(Event::CardDiscarded { seat, card });
        true
    }

    /// A card of the own discard pile to hand, if there is room for it.
    pub(crate) fn regain(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let own = &mut self.players[seat];
        if own.hand.len() >= HAND_LIMIT {
            return;
        }
        if let Some(at) = own.discard.iter().rposition(|lying| *lying == card) {
            own.discard.remove(at);
            own.take_in_hand(card);
            log.public(Event::CardRegained { seat, card });
        }
    }

    /// A card of the own deck to hand, seen by nobody else.
    pub(crate) fn take_from_deck(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let own = &mut self.players[seat];
        if let Some(at) = own.deck.iter().position(|lying| *lying == card) {
            own.deck.remove(at);
            own.take_in_hand(card);
            let whole = Event::CardsDrawn { seat, count: 1, cards: Some(vec![card]) };
            self.tell(seat, whole, Event::CardsDrawn { seat, count: 1, cards: None }, log);
        }
    }

    /// A card of the own discard is shuffled into the deck.
    pub(crate) fn bury(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let own = &mut self.players[seat];
        if let Some(at) = own.discard.iter().rposition(|lying| *lying == card) {
            own.discard.remove(at);
            own.deck.push(card);
            self.shuffle_deck(seat, log);
        }
    }

    /// Hand, deck and discard become one shuffled deck.
    pub(crate) fn reshuffle(&mut self, seat: Seat, log: &mut Log<Event>) {
        let own = &mut self.players[seat];
        let mut hand = std::mem::take(&mut own.hand);
        let mut discard = std::mem::take(&mut own.discard);
        own.deck.append(&mut hand);
        own.deck.append(&mut discard);
        self.shuffle_deck(seat, log);
    }

    /// Takes an own card out of the game, wherever it is.
    pub(crate) fn destroy(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let own = &mut self.players[seat];
        for pile in [&mut own.hand, &mut own.discard, &mut own.deck] {
            if let Some(at) = pile.iter().position(|held| *held == card) {
                pile.remove(at);
                self.removed.push(card);
                // The others see from where it comes.
                log.teach_all();
                log.public(Event::CardDestroyed { seat, card });
                return;
            }
        }
    }
}
