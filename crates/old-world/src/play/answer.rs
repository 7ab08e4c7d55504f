//! What a choice does: one table of questions and their answers.

use tabletop::{Log, Seat};

use super::choice::Choice;
use super::decision::Decision;
use super::event::Event;
use super::state::{OldWorld, Opponent};
use super::task::{Feat, Task};

impl OldWorld {
    /// Takes the question off the agenda and does what was answered. The choice is legal.
    #[expect(clippy::too_many_lines, reason = "a table: one line an answer")]
    pub(crate) fn answer(&mut self, choice: Choice, log: &mut Log<Event>) {
        let (seat, decision) = self.take_question();
        match (decision, choice) {
            (Decision::Board, Choice::Board(school)) => self.choose_board(seat, school, log),
            (Decision::Slot2, Choice::Slot2(terrain)) => {
                self.agenda.push(Task::PlaceMonsters(Some(terrain)));
            }
            (Decision::Bonus, Choice::Raise(attribute)) => self.raise(seat, attribute, log),
            (Decision::Phase1, Choice::Move(to, pay)) => self.make_move(seat, to, pay, log),
            (Decision::Phase1, Choice::Act) => self.act(seat, log),
            (Decision::Phase1, Choice::Poker(other)) => {
                self.agenda.push(Task::Ask(seat, Decision::Phase1));
                self.begin_poker(Opponent::Witcher(other), log);
            }
            (Decision::Phase1, Choice::Quest(story)) => self.complete_quest(seat, story, log),
            (Decision::Phase1, Choice::End) => self.leave_phase1(seat, log),
            (Decision::Phase1, Choice::Hunt(choice)) => self.act_together(seat, choice, log),
            (Decision::Hunt(decision), choice) => self.answer_hunt(seat, decision, choice, log),
            (Decision::Phase2, Choice::Fight(monster)) => {
                self.agenda.push(Task::Phase3);
                self.begin_hunt(seat, monster, log);
            }
            (Decision::Phase2, Choice::Duel(other)) => {
                self.agenda.push(Task::Phase3);
                self.begin_duel(seat, other, log);
            }
            (Decision::Phase2, Choice::Meditate(attribute)) => {
                self.agenda.push(Task::Phase3);
                self.meditate(seat, attribute, log);
            }
            (Decision::Phase2, Choice::Explore(deck)) => {
                self.agenda.push(Task::Phase3);
                self.explore(seat, deck, log);
            }
            (Decision::Phase2, Choice::CashIn(story)) => {
                self.agenda.push(Task::Phase3);
                self.cash_in(seat, story, log);
            }
            (Decision::School, Choice::Raise(attribute)) => self.train(seat, attribute, log),
            (Decision::TradeIn, Choice::Destroy(card)) => self.trade_in(seat, card, log),
            (Decision::TradeFor { .. }, Choice::Take(card)) => self.trade_for(seat, card, log),
            (Decision::CleanUp { left }, Choice::Remove(card)) => {
                self.again(seat, left, |left| Decision::CleanUp { left });
                self.clear_slot(card, log);
            }
            (Decision::Track, Choice::Track(terrain)) => self.start_tracking(seat, terrain, log),
            (Decision::Reroll1, Choice::Reroll(faces)) => self.reroll(false, faces, log),
            (Decision::Reroll2, Choice::Reroll(faces)) => self.reroll(true, faces, log),
            (Decision::PotionLimit, Choice::Pour(potion)) => {
                self.pour(seat, potion, log);
                self.limit_potions(seat);
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
            (Decision::Bet, Choice::Bet(on)) => self.place_bet(seat, on, log),
            (Decision::Step1, Choice::Done) => self.finish_step1(self.side_of(seat)),
            (Decision::Step1, Choice::Use(source)) => {
                let side = self.side_of(seat);
                self.agenda
                    .push_in_order([Task::Automatic(side), Task::Ask(seat, Decision::Step1)]);
                self.use_power(side, source, log);
            }
            (
                Decision::OnCombo
                | Decision::OnFoeLoss
                | Decision::OnOwnLoss
                | Decision::PreFight
                | Decision::BeforeFoe
                | Decision::Half,
                Choice::Use(source),
            ) => {
                self.agenda.push(Task::Ask(seat, decision));
                self.use_power(self.side_of(seat), source, log);
            }
            (Decision::Combo, Choice::Add(card, nth)) => {
                self.agenda.push(Task::Ask(seat, Decision::Combo));
                self.add_to_combo(self.side_of(seat), card, nth, log);
            }
            (Decision::Extra, Choice::Add(card, _)) => {
                self.add_extra(self.side_of(seat), card, log);
            }
            (Decision::DamageHand { left, hand_first }, Choice::Discard(card)) => {
                let side = self.side_of(seat);
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
            (Decision::PeekOrder { own_deck, look, placed }, Choice::Next(card)) => {
                self.place_next(seat, card, own_deck, look, placed);
                self.arranged(seat, own_deck, look, placed, log);
            }
            (Decision::PeekOrder { own_deck, look, placed }, Choice::NextAttack(card)) => {
                self.place_next_attack(card, look, placed);
                self.arranged(seat, own_deck, look, placed, log);
            }
            // Nothing more of this: the question is off the agenda.
            (
                Decision::CleanUp { .. }
                | Decision::Track
                | Decision::Short
                | Decision::Destroy { .. }
                | Decision::Discard3
                | Decision::Bet
                | Decision::OnCombo
                | Decision::OnFoeLoss
                | Decision::OnOwnLoss
                | Decision::PreFight
                | Decision::BeforeFoe
                | Decision::Half
                | Decision::Combo,
                Choice::Done,
            ) => {}
            (_, choice) => unreachable!("“{choice}” is listed as an answer, but does nothing"),
        }
    }

    fn take_question(&mut self) -> (Seat, Decision) {
        match self.agenda.pop() {
            Some(Task::Ask(seat, decision)) => (seat, decision),
            _ => panic!("nobody is asked anything: apply and run look before they answer"),
        }
    }

    /// Asks the same again, if more is wanted.
    pub(crate) fn again(&mut self, seat: Seat, left: u8, ask: impl Fn(u8) -> Decision) {
        if left > 1 {
            self.agenda.push(Task::Ask(seat, ask(left - 1)));
        }
    }
}
