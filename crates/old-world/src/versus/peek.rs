//! Looking at the top of a deck, taking, discarding, putting back in any order (OW-SPEC-CAT,
//! OW-SPEC-VIPER, Oskar).

use tabletop::{Log, Seat, order};

use super::choice::Choice;
use super::decision::Decision;
use super::event::Event;
use super::state::OldWorld;
use super::task::Task;
use crate::world::action_card::Card;
use crate::world::attack::AttackCard;
use crate::world::tracks::HAND_LIMIT;

impl OldWorld {
    /// OW-SPEC-CAT; OW-ZONE-1: no more is taken than there is room for.
    pub(super) fn peek_own(&mut self, side: u8, look: u8, take: u8, log: &mut Log<Event>) {
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
    pub(super) fn peek_foe(&mut self, side: u8, look: u8, discard: u8, log: &mut Log<Event>) {
        let seat = self.fighter_seat(side);
        let Some(fight) = &self.fight else { return };
        let (seen, discard) = if fight.monster().is_some() {
            (top_of(&fight.pool, look), discard.min(self.may_lose(fight)))
        } else {
            (top_of(&self.players[self.foe_seat(side)].deck, look), discard)
        };
        if seen == 0 {
            return;
        }
        self.learn(side, 1 - side.min(1), seen);
        let monster = self.fights_monster();
        let whose = (!monster).then(|| self.foe_seat(side));
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
    fn plan_order(&mut self, seat: Seat, own: bool, look: u8, placed: u8) {
        if usize::from(look) >= usize::from(placed) + 2 {
            self.agenda.push(Task::Ask(seat, Decision::PeekOrder { own, look, placed }));
        }
    }

    fn fights_monster(&self) -> bool {
        self.fight.as_ref().is_some_and(|fight| fight.monster().is_some())
    }

    fn foe_seat(&self, side: u8) -> Seat {
        self.fighter_seat(1 - side.min(1))
    }

    /// A side now knows the top of a deck; the other no longer does.
    fn learn(&mut self, side: u8, whose: u8, seen: u8) {
        let monster = self.fights_monster();
        let Some(fight) = &mut self.fight else { return };
        if monster && whose == 1 {
            fight.pool_known = fight.pool_known.max(seen);
        } else {
            let known = &mut fight.side_mut(whose).known;
            let before = known.by(side);
            known.forget();
            known.learn(side, before.max(seen));
        }
    }

    fn tell_peek(&self, seat: Seat, whose: Option<Seat>, count: u8, log: &mut Log<Event>) {
        log.new_information();
        if log.is_muted() {
            return;
        }
        let seen = usize::from(count);
        let cards = whose.map(|owner| top(&self.players[owner].deck, seen));
        let pool = self.fight.as_ref().filter(|_| whose.is_none());
        let attacks = pool.map(|fight| top(&fight.pool, seen));
        let rest = Event::Peeked { seat, whose, count, cards: None, attacks: None };
        log.secret(seat, Event::Peeked { seat, whose, count, cards, attacks }, Some(rest));
    }

    /// The looked-at cards that may still be chosen.
    pub(super) fn list_peeked(&self, seat: Seat, decision: Decision, choices: &mut Vec<Choice>) {
        let side = self.fight.as_ref().and_then(|fight| fight.side_of(seat)).unwrap_or(0);
        let (own, look, placed) = match decision {
            Decision::PeekTake { look, .. } => (true, look, 0),
            Decision::PeekDiscard { look, .. } => (false, look, 0),
            Decision::PeekOrder { own, look, placed } => (own, look, placed),
            _ => return,
        };
        if !own && self.fights_monster() {
            let make = match decision {
                Decision::PeekOrder { .. } => Choice::NextAttack,
                _ => Choice::DiscardAttack,
            };
            if let Some(fight) = &self.fight {
                list_distinct(window(&fight.pool, look, placed), make, choices);
            }
            return;
        }
        let owner = if own { seat } else { self.foe_seat(side) };
        let make = match decision {
            Decision::PeekTake { .. } => Choice::Take,
            Decision::PeekDiscard { .. } => Choice::Discard,
            _ => Choice::Next,
        };
        list_distinct(window(&self.players[owner].deck, look, placed), make, choices);
    }

    pub(super) fn take_peeked(
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
            if let Some(fight) = &mut self.fight
                && let Some(side) = fight.side_of(seat)
            {
                fight.side_mut(side).known.lose_top();
            }
            let whole = Event::CardsDrawn { seat, count: 1, cards: Some(vec![card]) };
            log.secret(seat, whole, Some(Event::CardsDrawn { seat, count: 1, cards: None }));
        }
        let look = look.saturating_sub(1);
        if left > 1 {
            self.agenda.push(Task::Ask(seat, Decision::PeekTake { look, left: left - 1 }));
        } else {
            self.plan_order(seat, true, look, 0);
        }
    }

    pub(super) fn discard_peeked(
        &mut self,
        seat: Seat,
        card: Card,
        look: u8,
        left: u8,
        log: &mut Log<Event>,
    ) {
        let side = self.fight.as_ref().and_then(|fight| fight.side_of(seat)).unwrap_or(0);
        let victim = self.foe_seat(side);
        self.plan_peek_foe(seat, look.saturating_sub(1), left.saturating_sub(1));
        if pull(&mut self.players[victim].deck, card, look) {
            self.players[victim].discard.push(card);
            if let Some(fight) = &mut self.fight {
                fight.side_mut(1 - side.min(1)).known.lose_top();
            }
            log.new_information();
            log.public(Event::CardDiscarded { seat: victim, card });
        }
        if self.is_knocked_out(1 - side.min(1)) {
            self.knock_out(1 - side.min(1), log);
        }
    }

    pub(super) fn discard_attack(
        &mut self,
        seat: Seat,
        card: AttackCard,
        look: u8,
        left: u8,
        log: &mut Log<Event>,
    ) {
        self.plan_peek_foe(seat, look.saturating_sub(1), left.saturating_sub(1));
        let Some(fight) = &mut self.fight else { return };
        if !pull(&mut fight.pool, card, look) {
            return;
        }
        fight.pool_discard.push(card);
        fight.pool_known = fight.pool_known.saturating_sub(1);
        if fight.is_moving(0) {
            fight.sides[0].now.dealt = fight.sides[0].now.dealt.saturating_add(1);
        }
        let left = u8::try_from(fight.pool.len()).unwrap_or(u8::MAX);
        log.new_information();
        log.public(Event::PoolLost { cards: vec![card], left });
        if left == 0 {
            self.end_fight(Task::Killed);
        }
    }

    /// The chosen card lies next from the top; the owner's or the opponent's deck.
    pub(super) fn place_next(
        &mut self,
        seat: Seat,
        choice: Choice,
        own: bool,
        look: u8,
        placed: u8,
        log: &mut Log<Event>,
    ) {
        let side = self.fight.as_ref().and_then(|fight| fight.side_of(seat)).unwrap_or(0);
        match choice {
            Choice::NextAttack(card) => {
                if let Some(fight) = &mut self.fight {
                    arrange(&mut fight.pool, card, look, placed);
                }
            }
            Choice::Next(card) => {
                let owner = if own { seat } else { self.foe_seat(side) };
                arrange(&mut self.players[owner].deck, card, look, placed);
            }
            _ => {}
        }
        log.public(Event::Arranged { seat });
        self.plan_order(seat, own, look, placed.saturating_add(1));
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

/// In table order, each once.
fn list_distinct<T: Copy + Ord>(cards: &[T], make: fn(T) -> Choice, choices: &mut Vec<Choice>) {
    let mut cards = cards.to_vec();
    order::sort(&mut cards);
    cards.dedup();
    choices.extend(cards.into_iter().map(make));
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
