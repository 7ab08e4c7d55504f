//! Phase III, one after the other (section 9).

use tabletop::{Log, Seat};

use super::decision::Question;
use super::task::HuntTask;
use crate::play::{Event, OldWorld, Task};

impl OldWorld {
    /// WH-P3-1: who has not done phase III yet.
    pub(crate) fn buyers(&self) -> Vec<Seat> {
        let mut seats = self.seat_order();
        seats.retain(|seat| !self.the_hunt().seats[*seat].bought);
        seats
    }

    /// WH-P3-1, WH-P3-4.
    pub(crate) fn plan_phase3(&mut self) {
        let next = if self.buyers().is_empty() {
            HuntTask::Phase4
        } else {
            HuntTask::Poll(Question::Buyer)
        };
        self.agenda.push(Task::Hunt(next));
    }

    pub(crate) fn buy_next(&mut self, seat: Seat) {
        self.step_up(seat);
        self.begin_phase3();
    }

    /// WH-P3-3: a lone player drops the rightmost card, as in the base game.
    pub(crate) fn end_phase3(&mut self, log: &mut Log<Event>) {
        if self.seat_count() == 1 {
            self.drop_rightmost(log);
        }
        let seat = self.active;
        self.the_hunt_mut().seats[seat].bought = true;
        self.agenda.push(Task::Hunt(HuntTask::Phase3));
    }
}
