//! The engine: tasks until somebody must choose.

use tabletop::{Log, Seat};

use super::choice::Choice;
use super::decision::Decision;
use super::event::Event;
use super::state::OldWorld;
use super::task::Task;

/// Does it depend on hidden cards whether there is anything to choose? Then everybody learns from
/// the mere question.
const fn asks_by_secrets(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Phase1
            | Decision::Combo
            | Decision::Short
            | Decision::TradeIn
            | Decision::PeekTake { .. }
            | Decision::PeekDiscard { .. }
            | Decision::PeekOrder { .. }
    )
}

impl OldWorld {
    /// Carries out a legal choice and everything that follows.
    pub(crate) fn carry_out(&mut self, choice: Choice, log: &mut Log<Event>) {
        self.answer(choice, log);
        self.run(log);
    }

    /// Does what is planned until there is something to choose. OW-SEAT-7: what can only be
    /// answered in one way is answered so.
    pub(crate) fn run(&mut self, log: &mut Log<Event>) {
        let mut answers = Vec::new();
        while let Some(task) = self.agenda.peek().copied() {
            let Task::Ask(seat, decision) = task else {
                self.agenda.pop();
                self.perform(task, log);
                continue;
            };
            if self.is_open(seat, decision) {
                return;
            }
            answers.clear();
            self.list_answers(seat, decision, &mut answers);
            match answers[..] {
                [] => drop(self.agenda.pop()),
                [only] => {
                    // What is forced may show what the others could not know.
                    log.teach_all();
                    self.answer(only, log);
                }
                _ => {
                    if asks_by_secrets(decision) && !self.asks_openly(decision) {
                        log.teach_all();
                    }
                    return;
                }
            }
        }
    }

    /// Is there certainly more than one answer? Spares the long lists.
    fn is_open(&self, seat: Seat, decision: Decision) -> bool {
        let own = &self.players[seat];
        match decision {
            Decision::Phase1 => own.hand.len() + usize::from(own.gold.min(1)) > 1,
            Decision::Discard3 => !own.hand.is_empty(),
            Decision::Combo => own.hand.len() > 1 && self.fight_combo_is_empty(seat),
            Decision::Exhaust { left } => own.cards() > usize::from(left.max(1)),
            Decision::Reroll1 | Decision::Reroll2 | Decision::Attack => true,
            _ => false,
        }
    }

    fn fight_combo_is_empty(&self, seat: Seat) -> bool {
        self.fight().side(self.side_of(seat)).combo.is_empty()
    }

    /// What each task does. A new one without a line here does not compile.
    fn perform(&mut self, task: Task, log: &mut Log<Event>) {
        match task {
            Task::Ask(..) => unreachable!("a question waits for its answer"),
            Task::PlaceMonsters(second) => self.place_monsters(second, log),
            Task::OfferBoards(seat) => self.offer_boards(seat, log),
            Task::Equip => self.equip(log),
            Task::BeginTurn(seat) => self.begin_turn(seat, log),
            Task::Phase2 => self.agenda.push(Task::Ask(self.active, Decision::Phase2)),
            Task::Phase3 => self.begin_phase3(),
            Task::DrawUp => self.draw_up(log),
            Task::Purchase => self.purchase(),
            Task::TakeBought(card) => self.take_bought(card, log),
            Task::EndTurn => self.turn_over(log),
            Task::RefillMarket => self.refill_market(log),
            Task::SettlePoker => self.settle_poker(log),
            Task::Resolve(passage) => self.resolve(passage, log),
            Task::FinishStory => self.finish_story(),
            Task::OpenEvent(number) => self.open_event(number, log),
            Task::FinishQuest(story) => self.finish_quest(story, log),
            Task::JudgeShortFight(passage) => self.judge_short_fight(passage, log),
            Task::TakeFromMarket { seat, low, high, to } => {
                self.take_from_market(seat, low, high, to, log);
            }
            Task::ShuffleDeck(seat) => self.shuffle_deck(seat, log),
            Task::Exhaust(seat, count) => self.exhaust(seat, count),
            Task::Reshuffle(seat) => self.reshuffle(seat, log),
            // Nothing but a mark: the fight below which it lies is over.
            Task::FightFloor => {}
            Task::MakePool => self.make_pool(log),
            Task::MonsterBefore => self.monster_before(log),
            Task::OwnBefore(side) => self.own_before(side),
            Task::MakeLife(side) => self.make_life(side, log),
            Task::MonsterAfter => self.monster_after(log),
            Task::ShuffleLife(side) => self.shuffle_life(side, log),
            Task::FirstTurn => self.first_turn(log),
            Task::CombatTurn(side) => self.combat_turn(side, log),
            Task::WitcherTurn(side) => self.witcher_turn(side),
            Task::Automatic(side) => self.automatic(side, log),
            Task::LayCombo(side) => self.lay_combo(side, log),
            Task::LayExtra(side) => self.lay_extra(side),
            Task::ComboLaid(side) => self.combo_laid(side),
            Task::Strike(side) => self.strike(side, log),
            Task::DrawAfterStrike(side) => self.draw_after_strike(side, log),
            Task::Guard(side) => self.guard(side, log),
            Task::Special(side) => self.special_symbols(side, log),
            Task::Refill(side) => self.refill_hand(side, log),
            Task::EndWitcherTurn(side) => self.end_witcher_turn(side, log),
            Task::MonsterTurn => self.monster_turn(log),
            Task::Reveal(half) => self.reveal(half, log),
            Task::MonsterAttack => self.monster_attack(log),
            Task::MonsterDamage(points) => self.monster_damage(points, log),
            Task::RandomDiscard(side, count) => self.random_discard(side, count, log),
            Task::AfterMonsterAttack => self.after_monster_attack(),
            Task::EndMonsterTurn => self.end_monster_turn(log),
            Task::Hurt { side, points, hand_first } => self.hurt(side, points, hand_first, log),
            Task::AfterHit(side) => self.after_hit(side),
            Task::Use(feat) => self.use_next(feat, log),
            Task::AfterSpecial(side) => self.after_special(side, log),
            Task::Killed => self.killed(log),
            Task::DrivenAway => self.drive_away(log),
            Task::FightLost => self.fight_lost(log),
            Task::ZeroCost(seat) => self.zero_cost(seat),
            Task::NewMonster(terrain, gone, why) => self.new_monster(terrain, gone, why, log),
            Task::Recover => self.recover(log),
            Task::AfterKill => self.after_kill(log),
            Task::DuelWon(side) => self.duel_won(side, log),
            Task::DuelGold(side) => self.duel_gold(side, log),
            Task::DefenderDraws(count) => self.defender_draws(count, log),
            Task::PayBets(side) => self.pay_bets(side, log),
            Task::CloseTavern => self.close_tavern(log),
            Task::Hunt(task) => self.perform_hunt(task, log),
        }
    }
}
