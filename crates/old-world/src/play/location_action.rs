//! The actions of places (§6).

use tabletop::{Log, Seat};

use super::decision::Decision;
use super::event::Event;
use super::state::OldWorld;
use super::task::Task;
use crate::world::action_card::Card;
use crate::world::effect::{Attribute, Boon, To};
use crate::world::location::LocationAction;
use crate::world::source::{Reason, Source};
use crate::world::story::Story;
use crate::world::tally::Tally;
use crate::world::tracks::{HAND_LIMIT, TOP_LEVEL};

impl OldWorld {
    /// OW-ACT-2, OW-LOC-LIMIT: is the action of the place still to be had, and worth anything?
    pub(crate) fn can_act(&self, seat: Seat) -> bool {
        let own = &self.players[seat];
        if self.marks(seat).acted & 1 << own.at.index() != 0 {
            return false;
        }
        match own.at.action() {
            // OW-LOC-TRAIN.
            LocationAction::Train(attribute) => {
                let level = own.attribute(attribute);
                level <= own.level && level < TOP_LEVEL
            }
            LocationAction::School => self.trainable(seat).next().is_some(),
            LocationAction::Potion => {
                !self.potion_deck.is_empty() || !self.potion_discard.is_empty()
            }
            LocationAction::Poker => own.gold > 0,
            LocationAction::Trade => own.hand.iter().any(|card| self.is_tradable(*card)),
            LocationAction::CleanUp => own.gold == 0 || self.market.iter().any(Option::is_some),
            LocationAction::Track => true,
        }
    }

    pub(crate) fn act(&mut self, seat: Seat, log: &mut Log<Event>) {
        let at = self.players[seat].at;
        self.turn.acted |= 1 << at.index();
        log.public(Event::Acted { seat, at });
        self.something_is_done();
        self.agenda.push(Task::Ask(seat, Decision::Phase1));
        match at.action() {
            LocationAction::Train(attribute) => self.raise(seat, attribute, log),
            LocationAction::School => self.agenda.push(Task::Ask(seat, Decision::School)),
            LocationAction::Potion => self.gain_potions(seat, 1, log),
            LocationAction::Poker => self.begin_poker(self.locals(seat), log),
            LocationAction::Trade => self.agenda.push(Task::Ask(seat, Decision::TradeIn)),
            LocationAction::CleanUp => {
                if self.players[seat].gold == 0 {
                    self.gain_gold(seat, 1, log);
                }
                let ask = Task::Ask(seat, Decision::CleanUp { left: 2 });
                self.agenda.push_in_order([ask, Task::RefillMarket]);
            }
            LocationAction::Track => {
                self.gain_gold(seat, 1, log);
                self.agenda.push(Task::Ask(seat, Decision::Track));
            }
        }
    }

    /// OW-LOC-SCHOOL: what can be trained here and now.
    pub(crate) fn trainable(&self, seat: Seat) -> impl Iterator<Item = Attribute> + use<'_> {
        let own = &self.players[seat];
        let at_home = own.school.is_some_and(|school| school.home() == own.at);
        Attribute::ALL.into_iter().filter(move |attribute| {
            (at_home || *attribute != Attribute::Special)
                && own.attribute(*attribute) < TOP_LEVEL
                && i32::from(own.gold) >= i32::from(self.tuition(seat, *attribute, false).total)
        })
    }

    /// OW-LOC-SCHOOL: what training costs, with its provenance. A witcher book makes it cheaper.
    pub fn tuition(&self, seat: Seat, attribute: Attribute, keep: bool) -> Tally {
        let own = &self.players[seat];
        let price = i16::from(own.attribute(attribute)) + 1;
        let mut tally = Tally::of(keep, Source::Rule(Reason::Printed), price);
        if let Some((story, by, min)) = self.discount(seat) {
            let cut = price.min(i16::from(by));
            tally.add(Source::Kept(story), -cut);
            tally.clamp(Source::Rule(Reason::Bound), i16::from(min), i16::MAX);
        }
        tally
    }

    fn discount(&self, seat: Seat) -> Option<(Story, u8, u8)> {
        self.players[seat].boons().find_map(|(story, boon)| match boon {
            Boon::SchoolDiscount { by, min } => Some((story, *by, *min)),
            _ => None,
        })
    }

    pub(crate) fn train(&mut self, seat: Seat, attribute: Attribute, log: &mut Log<Event>) {
        let price = self.tuition(seat, attribute, false).count();
        self.lose_gold(seat, price, log);
        if let Some((story, ..)) = self.discount(seat) {
            self.spend_story(seat, story, log);
        }
        self.raise(seat, attribute, log);
    }

    /// OW-LOC-TRADE: is there anything to be had for it?
    pub(crate) fn is_tradable(&self, card: Card) -> bool {
        self.market.iter().flatten().any(|offer| offer.cost() <= card.cost() + 1)
    }

    pub(crate) fn trade_in(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        if self.players[seat].take_from_hand(card) {
            self.removed.push(card);
            log.public(Event::CardDestroyed { seat, card });
        }
        self.agenda.push(Task::Ask(seat, Decision::TradeFor { cost: card.cost() + 1 }));
    }

    /// A market card to hand, then the refill.
    pub(crate) fn trade_for(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        if self.players[seat].hand.len() < HAND_LIMIT {
            self.take_market_card(seat, card, To::Hand, log);
        }
        self.refill_market(log);
    }
}
