//! Prices of options, quests and powers: can they be paid, and paying them (OW-GEN-3).

use tabletop::{Log, Seat};

use super::decision::Decision;
use super::event::Event;
use super::state::OldWorld;
use super::task::Task;
use crate::world::effect::Cost;
use crate::world::source::{Reason, Source};

impl OldWorld {
    /// OW-GEN-3: can this price be paid in full?
    pub(crate) fn can_pay(&self, seat: Seat, cost: Cost) -> bool {
        let own = &self.players[seat];
        match cost {
            Cost::Free => true,
            Cost::Gold(gold) => own.gold >= u16::from(gold),
            Cost::Potions(potions) => own.potions.len() >= usize::from(potions),
            Cost::Cards(cards) => own.hand.len() >= usize::from(cards),
            Cost::Shield(points) => own.shield >= points,
        }
    }

    /// Pays a price; what must be chosen is asked first of all.
    pub(crate) fn pay(&mut self, seat: Seat, cost: Cost, log: &mut Log<Event>) {
        match cost {
            Cost::Free | Cost::Potions(0) | Cost::Cards(0) => {}
            Cost::Gold(gold) => {
                self.lose_gold(seat, gold, log);
            }
            Cost::Potions(left) => {
                self.agenda.push(Task::Ask(seat, Decision::DiscardPotion { left }));
            }
            Cost::Cards(left) => self.agenda.push(Task::Ask(seat, Decision::DiscardHand { left })),
            Cost::Shield(points) => {
                self.lower_shield(seat, points, Source::Rule(Reason::Printed), log);
            }
        }
    }
}
