//! The common purse (WH-EVT-1).

use tabletop::{Log, Seat};

use super::choice::HuntChoice;
use super::event::HuntEvent;
use crate::play::{Choice, Event, OldWorld, Task};
use crate::world::story::{Passage, Side};

/// What the bank adds, by players.
const BANK: [u16; 5] = [8, 6, 4, 2, 0];

impl OldWorld {
    /// WH-D-POOL: from nothing to all one has.
    pub(crate) fn list_purse(&self, seat: Seat, choices: &mut Vec<Choice>) {
        let most = u8::try_from(self.players[seat].gold).unwrap_or(u8::MAX);
        choices.extend((0..=most).map(|gold| Choice::Hunt(HuntChoice::Put(gold))));
    }

    pub(crate) fn put_in_purse(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        let Choice::Hunt(HuntChoice::Put(gold)) = choice else {
            unreachable!("“{choice}” is no gold")
        };
        let gold = self.lose_gold(seat, gold, log);
        let hunt = self.the_hunt_mut();
        hunt.purse = hunt.purse.saturating_add(u16::from(gold));
        log.public(Event::Hunt(HuntEvent::PutInPurse { seat, gold }));
    }

    /// The bank's share is added and the event tells what came of it.
    pub(crate) fn count_purse(&mut self, number: u8, log: &mut Log<Event>) {
        let share = BANK[usize::from(self.seat_count().clamp(1, 5)) - 1];
        let hunt = self.the_hunt_mut();
        hunt.purse = hunt.purse.saturating_add(share);
        let gold = hunt.purse;
        log.public(Event::Hunt(HuntEvent::PurseCounted { gold }));
        if let Some(story) = self.draw_event(number, log) {
            self.lay_open(story, Some(Side::A));
            self.agenda.push(Task::Resolve(Passage::of(story, Side::A)));
        }
    }
}
