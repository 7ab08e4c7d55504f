//! Looking at the top of a deck, taking, discarding, putting back in any order (OW-SPEC-CAT,
//! OW-SPEC-VIPER, Oskar).

use tabletop::{Log, Seat};

use super::choice::Choice;
use super::decision::Decision;
use super::event::Event;
use super::legal::list_distinct;
use super::state::OldWorld;
use super::task::Task;
use crate::world::action_card::Card;
use crate::world::attack::AttackCard;
use crate::world::tracks::HAND_LIMIT;

impl OldWorld {
    /// OW-SPEC-CAT; OW-ZONE-1: no more is taken than there is room for.
    pub(crate) fn peek_own(&mut self, side: u8, look: u8, take: u8, log: &mut Log<Event>) {
        let seat = self.fighter_seat(side);
        let seen = top_of(&self.players[seat].deck, look);
        if seen == 0 {
            return;
        }
        if take >= seen {
            self.draw_cards(seat, seen, log);
            return;
        }
        self.learn(side, side, seen);
        self.tell_peek(seat, Some(seat), seen, log);
        let room = HAND_LIMIT.saturating_sub(self.players[seat].hand.len());
        let left = take.min(u8::try_from(room).unwrap_or(u8::MAX));
        if left > 0 {
            self.agenda.push(Task::Ask(seat, Decision::PeekTake { look: seen, left }));
        } else {
            self.plan_order(seat, true, seen, 0);
        }
    }

    /// OW-SPEC-VIPER, Oskar.
    pub(crate) fn peek_foe(&mut self, side: u8, look: u8, discard: u8, log: &mut Log<Event>) {
        let seat = self.fighter_seat(side);
        let fight = self.fight();
        let duel = fight.is_duel();
        let (seen, discard) = if duel {
            (top_of(&self.players[self.foe_seat(side)].deck, look), discard)
        } else {
            (top_of(&fight.pool, look), discard.min(self.may_lose(fight)))
        };
        if seen == 0 {
            return;
        }
        self.learn(side, 1 - side.min(1), seen);
        let whose = duel.then(|| self.foe_seat(side));
        self.tell_peek(seat, whose, seen, log);
        let discard = discard.min(seen);
        self.plan_peek_foe(seat, seen, discard);
    }

    fn plan_peek_foe(&mut self, seat: Seat, look: u8, left: u8) {
        if left > 0 {
            self.agenda.push(Task::Ask(seat, Decision::PeekDiscard { look, left }));
        } else {
            self.plan_order(seat, false, look, 0);
        }
    }

    /// Two cards and more can be put back in different orders.
    fn plan_order(&mut self, seat: Seat, own_deck: bool, look: u8, placed: u8) {
        if usize::from(look) >= usize::from(placed) + 2 {
            self.agenda.push(Task::Ask(seat, Decision::PeekOrder { own_deck, look, placed }));
        }
    }

    fn foe_seat(&self, side: u8) -> Seat {
        self.fighter_seat(1 - side.min(1))
    }

    /// A side now knows the top of a deck; the other no longer does.
    fn learn(&mut self, side: u8, whose: u8, seen: u8) {
        let fight = self.fight_mut();
        if whose == 1 && !fight.is_duel() {
            fight.pool_known = fight.pool_known.max(seen);
        } else {
            let known = &mut fight.side_mut(whose).known;
            let before = known.by(side);
            known.forget();
            known.learn(side, before.max(seen));
        }
    }

    fn tell_peek(&self, seat: Seat, whose: Option<Seat>, count: u8, log: &mut Log<Event>) {
        log.teach_all();
        if log.is_muted() {
            return;
        }
        let seen = usize::from(count);
        let (cards, attacks) = match whose {
            Some(owner) => (Some(top(&self.players[owner].deck, seen)), None),
            None => (None, Some(top(&self.fight().pool, seen))),
        };
        let rest = Event::Peeked { seat, whose, count, cards: None, attacks: None };
        self.tell(seat, Event::Peeked { seat, whose, count, cards, attacks }, rest, log);
    }

    /// The looked-at own cards that may be taken.
    pub(crate) fn list_peek_take(&self, seat: Seat, look: u8, choices: &mut Vec<Choice>) {
        list_distinct(window(&self.players[seat].deck, look, 0), Choice::Take, choices);
    }

    /// The opponent's looked-at cards that may be discarded.
    pub(crate) fn list_peek_discard(&self, seat: Seat, look: u8, choices: &mut Vec<Choice>) {
        let fight = self.fight();
        if fight.is_duel() {
            let deck = &self.players[self.foe_seat(self.side_of(seat))].deck;
            list_distinct(window(deck, look, 0), Choice::Discard, choices);
        } else {
            list_distinct(window(&fight.pool, look, 0), Choice::DiscardAttack, choices);
        }
    }

    /// The looked-at cards that may lie next from the top.
    pub(crate) fn list_peek_order(
        &self,
        seat: Seat,
        own_deck: bool,
        look: u8,
        placed: u8,
        choices: &mut Vec<Choice>,
    ) {
        let fight = self.fight();
        if own_deck || fight.is_duel() {
            let deck = &self.players[self.arranged_seat(seat, own_deck)].deck;
            list_distinct(window(deck, look, placed), Choice::Next, choices);
        } else {
            list_distinct(window(&fight.pool, look, placed), Choice::NextAttack, choices);
        }
    }

    /// Whose deck is put in order.
    fn arranged_seat(&self, seat: Seat, own_deck: bool) -> Seat {
        if own_deck { seat } else { self.foe_seat(self.side_of(seat)) }
    }

    pub(crate) fn take_peeked(
        &mut self,
        seat: Seat,
        card: Card,
        look: u8,
        left: u8,
        log: &mut Log<Event>,
    ) {
        if self.players[seat].hand.len() < HAND_LIMIT
            && pull(&mut self.players[seat].deck, card, look)
        {
            self.players[seat].take_in_hand(card);
            let side = self.side_of(seat);
            self.fight_mut().side_mut(side).known.lose_top();
            let whole = Event::CardsDrawn { seat, count: 1, cards: Some(vec![card]) };
            self.tell(seat, whole, Event::CardsDrawn { seat, count: 1, cards: None }, log);
        }
        let look = look.saturating_sub(1);
        if left > 1 {
            self.agenda.push(Task::Ask(seat, Decision::PeekTake { look, left: left - 1 }));
        } else {
            self.plan_order(seat, true, look, 0);
        }
    }

    pub(crate) fn discard_peeked(
        &mut self,
        seat: Seat,
        card: Card,
        look: u8,
        left: u8,
        log: &mut Log<Event>,
    ) {
        let side = self.side_of(seat);
        let victim = self.foe_seat(side);
        self.plan_peek_foe(seat, look.saturating_sub(1), left.saturating_sub(1));
        if pull(&mut self.players[victim].deck, card, look) {
            self.players[victim].discard.push(card);
            self.fight_mut().side_mut(1 - side.min(1)).known.lose_top();
            log.teach_all();
            log.public(Event::CardDiscarded { seat: victim, card });
        }
        if self.is_knocked_out(1 - side.min(1)) {
            self.knock_out(1 - side.min(1), log);
        }
    }

    pub(crate) fn discard_attack(
        &mut self,
        seat: Seat,
        card: AttackCard,
        look: u8,
        left: u8,
        log: &mut Log<Event>,
    ) {
        self.plan_peek_foe(seat, look.saturating_sub(1), left.saturating_sub(1));
        let fight = self.fight_mut();
        if !pull(&mut fight.pool, card, look) {
            return;
        }
        fight.pool_discard.push(card);
        fight.pool_known = fight.pool_known.saturating_sub(1);
        if fight.is_moving(0) {
            fight.sides[0].now.dealt = fight.sides[0].now.dealt.saturating_add(1);
        }
        let left = u8::try_from(fight.pool.len()).unwrap_or(u8::MAX);
        log.teach_all();
        log.public(Event::PoolLost { cards: vec![card], left });
        self.pool_lost(card);
        if left == 0 {
            self.pool_emptied(log);
        }
    }

    /// The chosen card lies next from the top; the own or the opponent's deck.
    pub(crate) fn place_next(
        &mut self,
        seat: Seat,
        card: Card,
        own_deck: bool,
        look: u8,
        placed: u8,
    ) {
        let owner = self.arranged_seat(seat, own_deck);
        arrange(&mut self.players[owner].deck, card, look, placed);
    }

    /// The same for the monster's pool.
    pub(crate) fn place_next_attack(&mut self, card: AttackCard, look: u8, placed: u8) {
        arrange(&mut self.fight_mut().pool, card, look, placed);
    }

    /// One card has been placed; the others follow.
    pub(crate) fn arranged(
        &mut self,
        seat: Seat,
        own_deck: bool,
        look: u8,
        placed: u8,
        log: &mut Log<Event>,
    ) {
        log.public(Event::Arranged { seat });
        self.plan_order(seat, own_deck, look, placed.saturating_add(1));
    }
}

fn top_of<T>(pile: &[T], look: u8) -> u8 {
    u8::try_from(pile.len()).unwrap_or(u8::MAX).min(look)
}

/// The top cards, the uppermost first.
fn top<T: Copy>(pile: &[T], count: usize) -> Vec<T> {
    pile.iter().rev().take(count).copied().collect()
}

/// The looked-at cards not yet placed.
fn window<T>(pile: &[T], look: u8, placed: u8) -> &[T] {
    let end = pile.len().saturating_sub(usize::from(placed));
    let start = pile.len().saturating_sub(usize::from(look)).min(end);
    &pile[start..end]
}

/// Takes a card out of the top of a pile.
fn pull<T: Copy + PartialEq>(pile: &mut Vec<T>, card: T, look: u8) -> bool {
    let start = pile.len().saturating_sub(usize::from(look));
    let at = pile[start..].iter().position(|lying| *lying == card);
    at.map(|at| pile.remove(start + at)).is_some()
}

/// Moves a card of the window to its upper end.
fn arrange<T: Copy + PartialEq>(pile: &mut [T], card: T, look: u8, placed: u8) {
    let end = pile.len().saturating_sub(usize::from(placed));
    let start = pile.len().saturating_sub(usize::from(look)).min(end);
    let window = &mut pile[start..end];
    if let Some(at) = window.iter().position(|lying| *lying == card) {
        window[at..].rotate_left(1);
    }
}
