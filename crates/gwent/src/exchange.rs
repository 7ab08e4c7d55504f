//! The exchange before the first round (GW-SETUP-7..9).

use tabletop::{Learners, Log, Seat};

use crate::task::Task;
use crate::{Card, Decision, Event, Gwent, Kind};

/// GW-SETUP-7: how many cards may be exchanged.
pub(crate) const EXCHANGES: u8 = 2;

impl Gwent {
    /// GW-D2: asks, until the player has had enough or can have no more.
    pub(crate) fn exchange(&mut self, seat: Seat, log: &mut Log<Event>) {
        let side = &self.sides[seat];
        if side.exchanged < EXCHANGES && !side.deck.is_empty() && !side.hand.is_empty() {
            self.ask(seat, Decision::Exchange);
        } else {
            self.finish_exchange(seat, log);
        }
    }

    /// One card aside, face down, and the top card of the deck for it.
    pub(crate) fn exchange_card(&mut self, seat: Seat, kind: Kind, log: &mut Log<Event>) {
        let side = &mut self.sides[seat];
        if side.take_from_hand(Card::new(kind, seat)).is_some() {
            side.aside.push(kind);
            side.exchanged += 1;
        }
        if let Some(drawn) = self.draw_one(seat) {
            log.teach(Learners::only(seat));
            let whole = Event::Exchanged { seat, cards: Some((kind, drawn)) };
            log.secret(seat, whole, Some(Event::Exchanged { seat, cards: None }));
        }
        self.agenda.push(Task::Exchange(seat));
    }

    /// GW-SETUP-8: what was put aside goes back only now.
    pub(crate) fn finish_exchange(&mut self, seat: Seat, log: &mut Log<Event>) {
        let side = &mut self.sides[seat];
        log.public(Event::ExchangeFinished { seat, count: side.exchanged });
        if !side.aside.is_empty() {
            while let Some(kind) = side.aside.pop() {
                side.deck.push(kind);
            }
            self.shuffle_deck(seat, log);
        }
    }
}
