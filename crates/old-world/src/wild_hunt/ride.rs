//! The rider moves (section 10.2).

use tabletop::{Log, Seat};

use super::decision::Question;
use super::event::HuntEvent;
use super::map::distances;
use super::task::HuntTask;
use crate::play::{Event, OldWorld, Task};
use crate::world::location::Location;

impl OldWorld {
    /// WH-MOVE-1 to WH-MOVE-3, WH-MOVE-7.
    pub(crate) fn ride(&mut self, log: &mut Log<Event>) {
        let at = self.the_hunt().at;
        if !self.witchers_at(at).is_empty() {
            log.public(Event::Hunt(HuntEvent::RiderStayed { at }));
            self.agenda.push(Task::Hunt(HuntTask::SideA));
            return;
        }
        let seats = self.seat_count();
        if seats == 1 {
            self.pursue(Seat(0));
            return;
        }
        // WH-SETUP-6, WH-MOVE-2: a token for each witcher, and the closed tavern.
        let drawn = u8::try_from(self.rng.below(u32::from(seats) + 1)).unwrap_or(seats);
        let seat = (drawn < seats).then_some(Seat(drawn));
        log.teach_all();
        log.public(Event::Hunt(HuntEvent::TargetDrawn { seat }));
        match seat {
            Some(seat) => self.pursue(seat),
            None => self.agenda.push(Task::Hunt(HuntTask::Poll(Question::Target))),
        }
    }

    pub(crate) fn pursue(&mut self, target: Seat) {
        self.agenda.push(Task::Hunt(HuntTask::Poll(Question::Path { target })));
    }

    /// WH-MOVE-4 to WH-MOVE-6: where a shortest way of at most two steps can end.
    pub(crate) fn ends(&self, target: Seat) -> Vec<Location> {
        let from = self.the_hunt().at;
        let steps = distances(self.players[target].at);
        let nearer = |at: Location| {
            at.neighbours()
                .iter()
                .copied()
                .filter(move |to| steps[to.index()].checked_add(1) == Some(steps[at.index()]))
        };
        let mut ends = Vec::new();
        for first in nearer(from) {
            if self.witchers_at(first).is_empty() {
                ends.extend(nearer(first));
            } else {
                ends.push(first);
            }
        }
        tabletop::order::sort(&mut ends);
        ends.dedup();
        ends
    }

    /// WH-MOVE-8, WH-MOVE-9.
    pub(crate) fn ride_to(&mut self, at: Location, log: &mut Log<Event>) {
        self.the_hunt_mut().at = at;
        log.public(Event::Hunt(HuntEvent::RiderMoved { to: at }));
        if !self.witchers_at(at).is_empty() {
            self.agenda.push(Task::Hunt(HuntTask::SideA));
        }
    }
}
