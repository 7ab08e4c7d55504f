//! The bonuses of hound tokens (WH-T-HBONUS).

use tabletop::{Log, Seat};

use super::choice::HuntChoice;
use super::decision::HuntDecision;
use super::event::HuntEvent;
use super::hunt::Brawl;
use super::task::HuntTask;
use crate::play::{Choice, Decision, Event, OldWorld, Task};
use crate::world::effect::To;
use crate::world::hound::Bonus;

impl OldWorld {
    /// WH-HND-10, WH-HND-14: a random token of the level; these get its bonus.
    pub(crate) fn show_token(&mut self, level: u8, waiting: Vec<Seat>, log: &mut Log<Event>) {
        let pile = usize::from(level.clamp(1, 3)) - 1;
        let hunt = self.the_hunt_mut();
        if hunt.tokens[pile].is_empty() {
            let mut used = std::mem::take(&mut hunt.spent[pile]);
            self.rng.shuffle(&mut used);
            self.the_hunt_mut().tokens[pile] = used;
        }
        let Some(bonus) = self.the_hunt_mut().tokens[pile].pop() else { return };
        let at = self.players[self.active].at;
        let hunt = self.the_hunt_mut();
        hunt.spent[pile].push(bonus);
        let fighters = hunt.brawl.as_ref().map_or_else(Vec::new, |brawl| brawl.fighters.clone());
        let at = hunt.brawl.as_ref().map_or(at, |brawl| brawl.at);
        hunt.brawl = Some(Brawl {
            at,
            fighters,
            combos: Vec::new(),
            damage: 0,
            bonus: Some(bonus),
            waiting,
        });
        log.teach_all();
        log.public(Event::Hunt(HuntEvent::TokenShown { level, bonus }));
        self.agenda.push(Task::Hunt(HuntTask::Reward));
    }

    /// WH-D-BORDER: who is next, as long as anybody waits.
    pub(crate) fn reward(&mut self) {
        let brawl = self.brawl();
        let initiator = brawl.fighters.first().copied();
        let ordered = brawl.bonus.is_some_and(Bonus::is_ordered) && brawl.waiting.len() > 1;
        match (brawl.waiting.first().copied(), initiator) {
            (None, _) => self.the_hunt_mut().brawl = None,
            (Some(_), Some(initiator)) if ordered => {
                self.agenda.push(Task::Ask(initiator, Decision::Hunt(HuntDecision::BonusOrder)));
            }
            (Some(next), _) => self.reward_next(next),
        }
    }

    pub(crate) fn list_bonus_order(&self, choices: &mut Vec<Choice>) {
        let waiting = self.brawl().waiting.iter();
        choices.extend(waiting.map(|seat| Choice::Hunt(HuntChoice::Player(*seat))));
    }

    pub(crate) fn reward_next(&mut self, seat: Seat) {
        self.brawl_mut().waiting.retain(|other| *other != seat);
        self.agenda.push_in_order([HuntTask::GiveBonus(seat), HuntTask::Reward].map(Task::Hunt));
    }

    /// One bonus; it is not optional, but nothing is gained where nothing can be.
    pub(crate) fn give_bonus(&mut self, seat: Seat, log: &mut Log<Event>) {
        let Some(bonus) = self.brawl().bonus else { return };
        match bonus {
            Bonus::Trail => self.agenda.push(Task::Ask(seat, Decision::Trail)),
            Bonus::Draw => self.draw_cards(seat, 1, log),
            Bonus::CostZero => self.bonus_card(seat, 0, log),
            Bonus::CostOne => self.bonus_card(seat, 1, log),
            Bonus::AnyAttribute => {
                let ask = Decision::AnyAttribute { left: 1, rise: true };
                self.agenda.push(Task::Ask(seat, ask));
            }
            Bonus::WeakestAttribute => {
                let ask = Decision::Weakest { left: 1, rise: true };
                self.agenda.push(Task::Ask(seat, ask));
            }
        }
    }

    /// WH-HND-20: unlike OW-EXPL-6, what is passed over goes back into the market deck.
    fn bonus_card(&mut self, seat: Seat, cost: u8, log: &mut Log<Event>) {
        let (low, high, to) = (cost, cost, To::Discard);
        if self.market.iter().flatten().any(|card| card.cost() == cost) {
            let ask = Task::Ask(seat, Decision::MarketPick { low, high, to });
            self.agenda.push_in_order([ask, Task::RefillMarket]);
            return;
        }
        let mut passed = self.search_market(seat, low, high, to, log);
        self.market_deck.append(&mut passed);
        self.rng.shuffle(&mut self.market_deck);
    }
}
