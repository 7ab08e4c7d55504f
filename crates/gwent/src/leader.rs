//! Active leader abilities (sections 5.2 and 16.3).

use tabletop::{Learners, Log, Seat};

use crate::cards::{Special, Weather};
use crate::state::{SEATS, opponent};
use crate::{
    Card, Choice, Decision, Event, Gwent, HandCard, Kind, Known, LeaderEffect, Named, Origin, Pick,
    Row,
};

/// How many cards Emhyr, The Emperor of Nilfgaard, looks at.
pub(crate) const GLIMPSES: usize = 3;
/// What Eredin, Destroyer of Worlds, costs.
pub(crate) const COST: u8 = 2;

impl Gwent {
    /// GW-LEAD-2/3: spent, whether it helps or not.
    pub(crate) fn use_leader(&mut self, seat: Seat, log: &mut Log<Event>) {
        let leader = self.sides[seat].leader;
        self.sides[seat].leader_used = true;
        log.public(Event::LeaderUsed { seat, leader });
        match leader.effect() {
            LeaderEffect::TakeFromOwnPile => self.offer(seat, Pick::OwnPile, log),
            LeaderEffect::TakeFromTheirPile => self.offer(seat, Pick::TheirPile, log),
            LeaderEffect::TradeTwoForOne => self.offer(seat, Pick::Cost { left: COST }, log),
            LeaderEffect::PlayAnyWeather => self.offer(seat, Pick::Weather, log),
            LeaderEffect::CallNamesake => self.offer(seat, Pick::Namesake, log),
            LeaderEffect::DoubleRow(row) => self.double_row(seat, row, log),
            LeaderEffect::PlayWeather(weather) => self.call_weather(seat, weather, log),
            LeaderEffect::SpyOnHand => self.spy_on_hand(seat, log),
            LeaderEffect::ClearWeather => self.clear_weather(log),
            LeaderEffect::ScorchRow(row) => self.scorch_row(seat, row, log),
            LeaderEffect::MoveAgile => self.move_agile(seat, log),
            LeaderEffect::ReturnPiles => self.return_piles(log),
            LeaderEffect::PlayMardroeme => self.call_mardroeme(seat, log),
            LeaderEffect::DoubleSpies
            | LeaderEffect::RandomRevival
            | LeaderEffect::SilenceLeader
            | LeaderEffect::ExtraCard
            | LeaderEffect::HalveWeather => {}
        }
    }

    /// GW-D10: asks if there is a choice; takes the only card; fails without any (GW-LEAD-3).
    fn offer(&mut self, seat: Seat, pick: Pick, log: &mut Log<Event>) {
        // Whether anybody is asked tells the others something about his hand or deck.
        if matches!(pick, Pick::Cost { .. } | Pick::Deck | Pick::Weather | Pick::Namesake) {
            log.teach(Learners::all_but(seat));
        }
        let mut choices = Vec::new();
        self.list_picks(seat, pick, &mut choices);
        match choices[..] {
            [] => log.public(Event::LeaderFailed { seat }),
            [only] => self.pick(seat, pick, only, log),
            _ => self.ask(seat, Decision::Pick(pick)),
        }
    }

    /// The card is picked.
    pub(crate) fn pick(&mut self, seat: Seat, pick: Pick, choice: Choice, log: &mut Log<Event>) {
        match (pick, choice) {
            (Pick::OwnPile, Choice::Pick(kind)) => self.take_from_pile(seat, seat, kind, log),
            (Pick::TheirPile, Choice::Pick(kind)) => {
                self.take_from_pile(seat, opponent(seat), kind, log);
            }
            (Pick::Cost { left }, Choice::Discard(card)) => self.pay(seat, card, left, log),
            (Pick::Deck, Choice::Pick(kind)) => self.search_deck(seat, kind, log),
            (Pick::Weather | Pick::Namesake, Choice::Pick(kind)) => {
                self.play_from_deck(seat, kind, log);
            }
            (pick, choice) => panic!("{choice} answers no {pick:?}"),
        }
    }

    /// GW-LEAD-7: to the hand, before everybody's eyes; its owner stays the same.
    fn take_from_pile(&mut self, seat: Seat, pile: Seat, kind: Kind, log: &mut Log<Event>) {
        if self.sides[pile].discard.take(kind) {
            let card = Card::new(kind, pile);
            self.take_up(seat, card);
            log.public(Event::TookFromPile { seat, card });
        }
    }

    /// Eredin, Destroyer of Worlds: the cost, card by card, then the prize.
    fn pay(&mut self, seat: Seat, card: Named, left: u8, log: &mut Log<Event>) {
        let card = card.card(seat);
        let learners = self.who_learns_of(seat, card);
        if self.sides[seat].take_from_hand(card).is_some() {
            self.discard(card);
            log.teach(learners);
            log.public(Event::Discarded { seat, card });
        }
        let next = if left > 1 { Pick::Cost { left: left - 1 } } else { Pick::Deck };
        self.offer(seat, next, log);
    }

    fn search_deck(&mut self, seat: Seat, kind: Kind, log: &mut Log<Event>) {
        let side = &mut self.sides[seat];
        if side.deck.take(kind) {
            side.hand.push(HandCard { card: Card::new(kind, seat), known: Known::Nobody });
            side.knowledge.note_draw();
            let rest = Event::TookFromDeck { seat, card: None };
            log.secret(seat, Event::TookFromDeck { seat, card: Some(kind) }, Some(rest));
        }
        self.shuffle_deck(seat, log);
    }

    /// "Play it": from the deck to where it belongs, then GW-LEAD-9.
    fn play_from_deck(&mut self, seat: Seat, kind: Kind, log: &mut Log<Event>) {
        self.take_from_deck(seat, kind);
        log.teach(Learners::all_but(seat));
        let card = Card::new(kind, seat);
        if kind.is_unit() {
            self.play_unit(seat, card, kind.traits().row, Origin::Deck, log);
        } else {
            self.play_on_table(seat, card, Origin::Deck, log);
        }
        self.shuffle_deck(seat, log);
    }

    /// Takes a card out of a deck for all to see.
    pub(crate) fn take_from_deck(&mut self, seat: Seat, kind: Kind) -> bool {
        let side = &mut self.sides[seat];
        side.seen(kind);
        side.deck.take(kind)
    }

    fn call_weather(&mut self, seat: Seat, weather: Weather, log: &mut Log<Event>) {
        log.teach(Learners::all_but(seat));
        let wanted = Some(Special::Weather(weather));
        let found = self.sides[seat].deck.iter().copied().find(|kind| kind.special() == wanted);
        match found {
            Some(kind) => self.play_from_deck(seat, kind, log),
            None => self.search_in_vain(seat, log),
        }
    }

    fn search_in_vain(&mut self, seat: Seat, log: &mut Log<Event>) {
        log.public(Event::LeaderFailed { seat });
        self.shuffle_deck(seat, log);
    }

    /// GW-D9: Harald asks for the row; the card stays in the deck until then.
    fn call_mardroeme(&mut self, seat: Seat, log: &mut Log<Event>) {
        log.teach(Learners::all_but(seat));
        if self.sides[seat].deck.contains(&Kind::MARDROEME) {
            self.ask(seat, Decision::PlaceMardroeme);
        } else {
            self.search_in_vain(seat, log);
        }
    }

    pub(crate) fn place_mardroeme(&mut self, seat: Seat, row: Row, log: &mut Log<Event>) {
        if self.take_from_deck(seat, Kind::MARDROEME) {
            let card = Card::new(Kind::MARDROEME, seat);
            self.play_into_row(seat, card, row, Origin::Deck, log);
        }
        self.shuffle_deck(seat, log);
    }

    /// GW-LEAD-8: in vain where a horn already sounds.
    fn double_row(&mut self, seat: Seat, row: Row, log: &mut Log<Event>) {
        if self.has_horn(seat, row) {
            log.public(Event::LeaderFailed { seat });
        } else {
            self.sides[seat].leader_horn = true;
            log.public(Event::RowDoubled { seat, row });
        }
    }

    /// Three random cards, or all if there are fewer; only this player sees them.
    fn spy_on_hand(&mut self, seat: Seat, log: &mut Log<Event>) {
        let side = &mut self.sides[opponent(seat)];
        let mut wanted = GLIMPSES.min(side.hand.len());
        let count = u8::try_from(wanted).expect("three at most");
        side.knowledge.glimpsed = count;
        let hand = &mut side.hand;
        let mut seen = Vec::new();
        let mut left = hand.len();
        for held in hand.iter_mut() {
            if self.rng.index(left) < wanted {
                wanted -= 1;
                held.known = held.known.max(Known::Opponent);
                seen.push(held.card);
            }
            left -= 1;
        }
        log.teach(Learners::only(seat));
        let rest = Event::HandSeen { seat, count, cards: None };
        log.secret(seat, Event::HandSeen { seat, count, cards: Some(seen) }, Some(rest));
    }

    /// Francesca, Hope of the Aen Seidhe: in order of arrival, each agile unit goes where it is
    /// strictly stronger at that moment.
    fn move_agile(&mut self, seat: Seat, log: &mut Log<Event>) {
        for index in 0..self.sides[seat].field.len() {
            let here = self.sides[seat].field[index];
            if !here.card.kind.is_common_unit() || !here.card.kind.is_agile() {
                continue;
            }
            let before = self.conditions(seat).value(here);
            let mut there = here;
            there.row = if here.row == Row::Close { Row::Ranged } else { Row::Close };
            self.sides[seat].field[index] = there;
            if self.conditions(seat).value(there) > before {
                log.public(Event::Moved { side: seat, unit: there });
            } else {
                self.sides[seat].field[index] = here;
            }
        }
    }

    /// Crach an Craite: both whole piles, heroes included (GW-HERO-4). What goes into a deck this
    /// way is known to be there.
    fn return_piles(&mut self, log: &mut Log<Event>) {
        for seat in SEATS {
            let side = &mut self.sides[seat];
            let count = u8::try_from(side.discard.len()).expect("a small pile");
            while let Some(kind) = side.discard.pop() {
                side.deck.push(kind);
                side.knowledge.returned.push(kind);
            }
            log.public(Event::PileReturned { seat, count });
            self.shuffle_deck(seat, log);
        }
    }
}
