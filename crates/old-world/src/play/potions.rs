//! Potions: gained, limited, poured away (OW-ZONE-4 to OW-ZONE-6).

use tabletop::{Log, Seat};

use super::decision::Decision;
use super::event::Event;
use super::state::OldWorld;
use super::task::Task;
use crate::world::potion::Potion;
use crate::world::tracks::POTION_LIMIT;

impl OldWorld {
    /// Draws potions; whoever then holds more than four must pour some away.
    pub(crate) fn gain_potions(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) {
        if self.take_potions(seat, count, log) > 0 {
            self.limit_potions(seat);
        }
    }

    /// OW-ZONE-4: asks for a potion to pour away, if there are too many.
    pub(crate) fn limit_potions(&mut self, seat: Seat) {
        if self.players[seat].potions.len() > POTION_LIMIT {
            self.agenda.push(Task::Ask(seat, Decision::PotionLimit));
        }
    }

    /// Draws potions without regard to the limit; says how many.
    pub(crate) fn take_potions(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) -> u8 {
        let mut taken = 0;
        let mut potions = Vec::new();
        while taken < count {
            if self.potion_deck.is_empty() {
                // OW-ZONE-5.
                self.potion_deck.append(&mut self.potion_discard);
                self.rng.shuffle(&mut self.potion_deck);
            }
            let Some(potion) = self.potion_deck.pop() else { break };
            self.players[seat].potions.push(potion);
            taken += 1;
            if !log.is_muted() {
                potions.push(potion);
            }
        }
        if taken > 0 {
            log.teach_all();
            log.public(Event::PotionsGained { seat, potions });
        }
        taken
    }

    /// A potion to the common discard; the newest of its kind.
    pub(crate) fn pour(&mut self, seat: Seat, potion: Potion, log: &mut Log<Event>) {
        if self.take_potion(seat, potion) {
            self.potion_discard.push(potion);
            log.public(Event::PotionDiscarded { seat, potion });
        }
    }

    /// Takes a potion out of a witcher's bag; false if he has none of it.
    pub(crate) fn take_potion(&mut self, seat: Seat, potion: Potion) -> bool {
        let bag = &mut self.players[seat].potions;
        let at = bag.iter().rposition(|held| *held == potion);
        at.map(|at| bag.remove(at)).is_some()
    }
}
