//! What a choice does.

use tabletop::{Log, Seat};

use super::choice::Choice;
use super::decision::Decision;
use super::event::Event;
use super::state::{OldWorld, Opponent};
use super::task::{Feat, Task};
use crate::world::action_card::Card;
use crate::world::tracks::POTION_LIMIT;

impl OldWorld {
    /// Takes the question off the agenda and does what was answered. The choice is legal.
    pub(super) fn answer(&mut self, choice: Choice, log: &mut Log<Event>) {
        let Some(Task::Ask(seat, decision)) = self.agenda.pop() else { return };
        match (decision, choice) {
            (Decision::Board, Choice::Board(school)) => self.choose_board(seat, school, log),
            (Decision::Slot2, Choice::Slot2(terrain)) => {
                self.agenda.push(Task::PlaceMonsters(Some(terrain)));
            }
            (Decision::Bonus, Choice::Raise(attribute)) => self.raise(seat, attribute, log),
            (Decision::Phase1, _) => self.answer_phase1(seat, choice, log),
            (Decision::Phase2, _) => self.answer_phase2(seat, choice, log),
            (Decision::School, Choice::Raise(attribute)) => self.train(seat, attribute, log),
            (Decision::TradeIn, Choice::Destroy(card)) => self.trade_in(seat, card, log),
            (Decision::TradeFor { .. }, Choice::Take(card)) => self.trade_for(seat, card, log),
            (Decision::CleanUp { left }, Choice::Remove(card)) => {
                self.clean_up(seat, card, left, log);
            }
            (Decision::Track, Choice::Track(terrain)) => self.start_tracking(seat, terrain, log),
            (Decision::Reroll1, Choice::Reroll(faces)) => self.reroll(false, faces, log),
            (Decision::Reroll2, Choice::Reroll(faces)) => self.reroll(true, faces, log),
            (Decision::PotionLimit, Choice::Pour(potion)) => {
                self.pour(seat, potion, log);
                if self.players[seat].potions.len() > POTION_LIMIT {
                    self.agenda.push(Task::Ask(seat, Decision::PotionLimit));
                }
            }
            (Decision::InitiationCost { left }, Choice::Pour(potion)) => {
                self.again(seat, left, |left| Decision::InitiationCost { left });
                self.pour(seat, potion, log);
            }
            (Decision::DiscardPotion { left }, Choice::Pour(potion)) => {
                self.again(seat, left, |left| Decision::DiscardPotion { left });
                self.pour(seat, potion, log);
            }
            (Decision::Trail, Choice::Trail(terrain)) => self.gain_trail(seat, terrain, log),
            (Decision::Weakest { left, rise }, Choice::Raise(attribute)) => {
                self.again(seat, left, |left| Decision::Weakest { left, rise });
                self.raise(seat, attribute, log);
            }
            (Decision::Weakest { left, rise }, Choice::Lower(attribute)) => {
                self.again(seat, left, |left| Decision::Weakest { left, rise });
                self.lower(seat, attribute, log);
            }
            (Decision::AnyAttribute { left, rise }, Choice::Raise(attribute)) => {
                self.again(seat, left, |left| Decision::AnyAttribute { left, rise });
                self.raise(seat, attribute, log);
            }
            (Decision::AnyAttribute { left, rise }, Choice::Lower(attribute)) => {
                self.again(seat, left, |left| Decision::AnyAttribute { left, rise });
                self.lower(seat, attribute, log);
            }
            (Decision::Option, Choice::Option(side)) => self.choose_side(seat, side, log),
            (Decision::QuestStack { passage }, Choice::Trail(terrain)) => {
                self.take_other_token(passage, terrain, log);
            }
            (Decision::Short, Choice::Add(card, field)) => self.add_short(seat, card, field, log),
            _ => self.answer_cards(seat, decision, choice, log),
        }
    }

    /// Asks the same again, if more is wanted.
    fn again(&mut self, seat: Seat, left: u8, ask: impl Fn(u8) -> Decision) {
        if left > 1 {
            self.agenda.push(Task::Ask(seat, ask(left - 1)));
        }
    }

    fn answer_phase1(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        match choice {
            Choice::Move(to, pay) => self.make_move(seat, to, pay, log),
            Choice::Act => self.act(seat, log),
            Choice::Poker(other) => {
                self.agenda.push(Task::Ask(seat, Decision::Phase1));
                self.begin_poker(Opponent::Witcher(other), log);
            }
            Choice::Quest(story) => self.complete_quest(seat, story, log),
            _ => self.agenda.push(Task::Phase2),
        }
    }

    /// OW-P2-1.
    fn answer_phase2(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        self.agenda.push(Task::Phase3);
        match choice {
            Choice::Fight(monster) => self.begin_hunt(seat, monster, log),
            Choice::Duel(other) => self.begin_duel(seat, other, log),
            Choice::Meditate(attribute) => self.meditate(seat, attribute, log),
            Choice::Explore(deck) => self.explore(seat, deck, log),
            Choice::CashIn(story) => self.cash_in(seat, story, log),
            _ => {}
        }
    }

    /// OW-LOC-CLEAN.
    fn clean_up(&mut self, seat: Seat, card: Card, left: u8, log: &mut Log<Event>) {
        if let Some(slot) = self.slot_of(card) {
            self.market[slot] = None;
            self.removed.push(card);
            log.public(Event::MarketCleared { card });
        }
        self.again(seat, left, |left| Decision::CleanUp { left });
    }

    fn answer_cards(
        &mut self,
        seat: Seat,
        decision: Decision,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        match (decision, choice) {
            (Decision::Exhaust { left }, Choice::Destroy(card)) => {
                self.again(seat, left, |left| Decision::Exhaust { left });
                self.destroy(seat, card, log);
            }
            (Decision::Destroy { left, from, optional }, Choice::Destroy(card)) => {
                self.again(seat, left, |left| Decision::Destroy { left, from, optional });
                self.destroy(seat, card, log);
            }
            (Decision::MarketPick { to, .. }, Choice::Take(card)) => {
                self.take_market_card(seat, card, to, log);
            }
            (Decision::Discard3, Choice::Discard(card)) => {
                self.agenda.push(Task::Ask(seat, Decision::Discard3));
                self.discard_from_hand(seat, card, log);
            }
            (Decision::Buy, Choice::Buy(card)) => self.buy(seat, card, log),
            (Decision::Pay { card: bought, left }, Choice::Discard(card)) => {
                self.again(seat, left, |left| Decision::Pay { card: bought, left });
                self.discard_from_hand(seat, card, log);
            }
            (Decision::DiscardHand { left }, Choice::Discard(card)) => {
                self.again(seat, left, |left| Decision::DiscardHand { left });
                self.discard_from_hand(seat, card, log);
            }
            (Decision::PreFightDiscard { left }, Choice::Discard(card)) => {
                self.again(seat, left, |left| Decision::PreFightDiscard { left });
                self.discard_from_hand(seat, card, log);
            }
            (Decision::SearchDeck, Choice::Take(card)) => self.take_from_deck(seat, card, log),
            _ => self.answer_fight(seat, decision, choice, log),
        }
    }

    fn take_from_deck(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let own = &mut self.players[seat];
        if let Some(at) = own.deck.iter().position(|lying| *lying == card) {
            own.deck.remove(at);
            own.take_in_hand(card);
            let whole = Event::CardsDrawn { seat, count: 1, cards: Some(vec![card]) };
            log.secret(seat, whole, Some(Event::CardsDrawn { seat, count: 1, cards: None }));
        }
    }

    fn answer_fight(
        &mut self,
        seat: Seat,
        decision: Decision,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let side = self.fight.as_ref().and_then(|fight| fight.side_of(seat)).unwrap_or(0);
        match (decision, choice) {
            (Decision::Bet, Choice::Bet(on)) => self.place_bet(seat, on, log),
            (Decision::Step1, Choice::Done) => self.finish_step1(side),
            (Decision::Step1, Choice::Use(source)) => {
                self.agenda.push(Task::Ask(seat, Decision::Step1));
                self.agenda.push(Task::Automatic(side));
                self.use_power(side, source, log);
            }
            (_, Choice::Use(source)) => {
                self.agenda.push(Task::Ask(seat, decision));
                self.use_power(side, source, log);
            }
            (Decision::Combo, Choice::Add(card, nth)) => {
                self.agenda.push(Task::Ask(seat, Decision::Combo));
                self.add_to_combo(side, card, nth, log);
            }
            (Decision::Extra, Choice::Add(card, _)) => self.add_extra(side, card, log),
            (Decision::DamageHand { left, hand_first }, Choice::Discard(card)) => {
                let points = left - left.min(1);
                self.agenda.push(Task::Hurt { side, points, hand_first });
                self.lose_from_hand(side, card, log);
            }
            (Decision::Burn, Choice::Destroy(card)) => self.destroy(seat, card, log),
            (Decision::Attack, Choice::Half(half)) => self.choose_attack(seat, half, log),
            (Decision::Foglet, Choice::Half(half)) => self.set_half(half, log),
            (Decision::Alternative { feat }, Choice::Pick(branch)) => {
                self.agenda.push(Task::Use(Feat { branch: Some(branch), next: 0, ..feat }));
            }
            (Decision::TakeDiscard, Choice::Take(card)) => self.regain(seat, card, log),
            (Decision::ReturnDiscard, Choice::Take(card)) => self.bury(seat, card, log),
            (Decision::PeekTake { look, left }, Choice::Take(card)) => {
                self.take_peeked(seat, card, look, left, log);
            }
            (Decision::PeekDiscard { look, left }, Choice::Discard(card)) => {
                self.discard_peeked(seat, card, look, left, log);
            }
            (Decision::PeekDiscard { look, left }, Choice::DiscardAttack(card)) => {
                self.discard_attack(seat, card, look, left, log);
            }
            (Decision::PeekOrder { own, look, placed }, next) => {
                self.place_next(seat, next, own, look, placed, log);
            }
            _ => {}
        }
    }

    /// A card of the own discard is shuffled into the life deck.
    fn bury(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let own = &mut self.players[seat];
        if let Some(at) = own.discard.iter().rposition(|lying| *lying == card) {
            own.discard.remove(at);
            own.deck.push(card);
            self.shuffle_deck(seat, log);
        }
    }
}
