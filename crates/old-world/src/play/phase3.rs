//! Phase III: discard, draw, buy (§11).

use tabletop::{Log, Seat};

use super::choice::Choice;
use super::decision::Decision;
use super::event::Event;
use super::state::OldWorld;
use super::task::Task;
use crate::world::action_card::Card;
use crate::world::effect::To;
use crate::world::source::{Reason, Source};
use crate::world::tally::Tally;
use crate::world::tracks::HAND_LIMIT;

/// OW-DRAW-1: how many cards may be kept, and how many are drawn up to.
pub(crate) const KEPT: usize = 3;

impl OldWorld {
    pub(crate) fn begin_phase3(&mut self) {
        self.agenda.push_in_order([
            Task::Ask(self.active, Decision::Discard3),
            Task::DrawUp,
            Task::Purchase,
            Task::EndTurn,
        ]);
    }

    /// OW-DRAW-2: how many cards phase III draws, with its provenance.
    pub fn phase3_draw(&self, keep: bool) -> Tally {
        if let Some(exactly) = self.turn.exactly {
            return Tally::of(keep, Source::Rule(Reason::ThisTurn), i16::from(exactly));
        }
        let hand = i16::try_from(self.players[self.active].hand.len()).unwrap_or(i16::MAX);
        let mut draw = Tally::of(keep, Source::Rule(Reason::Printed), 3);
        draw.add(Source::Rule(Reason::Hand), -hand);
        draw.add(Source::Rule(Reason::ThisTurn), i16::from(self.turn.draw));
        if self.turn.lost {
            draw.add(Source::Rule(Reason::LostFight), -1);
        }
        draw.clamp(Source::Rule(Reason::Bound), 0, i16::MAX);
        draw
    }

    pub(crate) fn draw_up(&mut self, log: &mut Log<Event>) {
        let draw = self.phase3_draw(!log.is_muted());
        let count = draw.count();
        log.public(Event::DrawReckoned { seat: self.active, why: draw });
        self.draw_cards(self.active, count, log);
    }

    /// OW-DRAW-3.
    pub(crate) fn purchase(&mut self) {
        self.agenda.push(Task::Ask(self.active, Decision::Buy));
    }

    /// OW-MARKET-1, OW-MARKET-2: what can be paid for.
    pub(crate) fn list_purchases(&self, seat: Seat, choices: &mut Vec<Choice>) {
        let hand = self.players[seat].hand.len();
        for slot in 0..self.market.len() {
            let Some(price) = self.price(slot, false) else { continue };
            let price = usize::from(price.count());
            // OW-ZONE-1: there must be room for it.
            if price <= hand && hand - price < HAND_LIMIT {
                choices.extend(self.market[slot].map(Choice::Buy));
            }
        }
    }

    pub(crate) fn buy(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let slot = self.slot_of(card).expect("only a card of the market is offered");
        let price = self.price(slot, !log.is_muted()).expect("the card lies there");
        self.turn.bought = u8::try_from(slot).ok();
        let left = price.count();
        log.public(Event::CardBought { seat, card, price });
        self.agenda.push(Task::TakeBought(card));
        if left > 0 {
            self.agenda.push(Task::Ask(seat, Decision::Pay { card, left }));
        }
    }

    pub(crate) fn take_bought(&mut self, card: Card, log: &mut Log<Event>) {
        self.take_market_card(self.active, card, To::Hand, log);
        self.refill_market(log);
    }
}
