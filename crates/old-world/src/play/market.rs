//! The market: refill, prices, cards taken from it (§11, OW-EXPL-6).

use tabletop::{Log, Seat};

use super::decision::Decision;
use super::event::Event;
use super::state::OldWorld;
use super::task::Task;
use crate::world::action_card::Card;
use crate::world::effect::To;
use crate::world::source::{Reason, Source};
use crate::world::tally::Tally;
use crate::world::tracks::{HAND_LIMIT, SLOT_MODIFIER};

impl OldWorld {
    /// OW-MARKET-4: cards move right into the gaps, new ones come from the left.
    pub(crate) fn refill_market(&mut self, log: &mut Log<Event>) {
        let kept: Vec<Card> = self.market.iter().flatten().copied().collect();
        if kept.len() == self.market.len() {
            return;
        }
        self.market = [None; 6];
        for (slot, card) in self.market.iter_mut().rev().zip(kept.iter().rev()) {
            *slot = Some(*card);
        }
        for slot in (0..self.market.len() - kept.len()).rev() {
            let Some(card) = self.next_market_card() else { return };
            self.market[slot] = Some(card);
            log.teach_all();
            log.public(Event::MarketRefilled { card });
        }
    }

    /// OW-ZONE-5.
    fn next_market_card(&mut self) -> Option<Card> {
        if self.market_deck.is_empty() {
            self.market_deck.append(&mut self.common_discard);
            self.rng.shuffle(&mut self.market_deck);
        }
        self.market_deck.pop()
    }

    /// OW-MARKET-1: what the card of a slot costs, with its provenance.
    pub fn price(&self, slot: usize, keep: bool) -> Option<Tally> {
        let card = self.market[slot]?;
        let mut price = Tally::of(keep, Source::Rule(Reason::Printed), i16::from(card.cost()));
        price.add(Source::Rule(Reason::Slot), i16::from(SLOT_MODIFIER[slot]));
        price.clamp(Source::Rule(Reason::Bound), 0, i16::MAX);
        Some(price)
    }

    /// The slot in which a card lies.
    pub(crate) fn slot_of(&self, card: Card) -> Option<usize> {
        self.market.iter().position(|offer| *offer == Some(card))
    }

    /// OW-LOC-CLEAN: a market card leaves the game. The gap stays until the market is refilled.
    pub(crate) fn clear_slot(&mut self, card: Card, log: &mut Log<Event>) {
        if let Some(slot) = self.slot_of(card) {
            self.market[slot] = None;
            self.removed.push(card);
            log.public(Event::MarketCleared { card });
        }
    }

    /// A market card to hand or discard. The gap stays until the market is refilled.
    pub(crate) fn take_market_card(
        &mut self,
        seat: Seat,
        card: Card,
        to: To,
        log: &mut Log<Event>,
    ) {
        let slot = self.slot_of(card).expect("the card lies in the market: check guarantees it");
        self.market[slot] = None;
        self.receive(seat, card, to, log);
    }

    fn receive(&mut self, seat: Seat, card: Card, to: To, log: &mut Log<Event>) {
        let own = &mut self.players[seat];
        // OW-ZONE-1 speaks of what lies somewhere and can stay there; this card cannot.
        let to = if own.hand.len() < HAND_LIMIT { to } else { To::Discard };
        match to {
            To::Hand => own.take_in_hand(card),
            To::Discard => own.discard.push(card),
        }
        log.public(Event::CardTaken { seat, card, to });
    }

    /// OW-EXPL-6, OW-ZERO: a card of such a printed cost, from the market or else from the deck.
    pub(crate) fn take_from_market(
        &mut self,
        seat: Seat,
        low: u8,
        high: u8,
        to: To,
        log: &mut Log<Event>,
    ) {
        let fits = |card: &Card| (low..=high).contains(&card.cost());
        if self.market.iter().flatten().any(fits) {
            let ask = Task::Ask(seat, Decision::MarketPick { low, high, to });
            self.agenda.push_in_order([ask, Task::RefillMarket]);
            return;
        }
        let mut passed = self.search_market(seat, low, high, to, log);
        self.common_discard.append(&mut passed);
    }

    /// Turns up cards of the market deck until one fits, which is taken; says which were passed
    /// over.
    pub(crate) fn search_market(
        &mut self,
        seat: Seat,
        low: u8,
        high: u8,
        to: To,
        log: &mut Log<Event>,
    ) -> Vec<Card> {
        let mut passed = Vec::new();
        let mut rebuilt = false;
        loop {
            let Some(card) = self.market_deck.pop() else {
                if rebuilt || self.common_discard.is_empty() {
                    break;
                }
                rebuilt = true;
                self.market_deck.append(&mut self.common_discard);
                self.rng.shuffle(&mut self.market_deck);
                continue;
            };
            log.teach_all();
            if (low..=high).contains(&card.cost()) {
                self.receive(seat, card, to, log);
                break;
            }
            log.public(Event::CardPassedOver { card });
            passed.push(card);
        }
        passed
    }

    /// OW-ZERO.
    pub(crate) fn zero_cost(&mut self, seat: Seat) {
        self.agenda.push(Task::TakeFromMarket { seat, low: 0, high: 0, to: To::Discard });
    }
}
