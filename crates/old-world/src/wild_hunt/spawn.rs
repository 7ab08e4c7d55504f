//! What appears in phase IV (section 10.1).

use tabletop::Log;

use super::decision::Question;
use super::event::HuntEvent;
use super::hunt::Hound;
use super::map::distances;
use super::task::HuntTask;
use crate::play::{Event, OldWorld, Task};
use crate::world::location::{Location, Terrain};
use crate::world::round_board::Spawn;

impl OldWorld {
    /// WH-SPAWN-1.
    pub(crate) fn appear(&mut self, spawn: Spawn, log: &mut Log<Event>) {
        match spawn {
            Spawn::Hound(level) => self.hound_appears(level, log),
            Spawn::Monster(level) if self.free_grounds().is_empty() => {
                // WH-SPAWN-6.
                log.public(Event::Hunt(HuntEvent::MonsterRefused { level }));
                self.change_shields(2 * i16::from(level), log);
            }
            Spawn::Monster(level) => {
                self.agenda.push(Task::Hunt(HuntTask::Poll(Question::Ground { level })));
            }
        }
    }

    /// WH-SPAWN-2, WH-SPAWN-3.
    fn hound_appears(&mut self, level: u8, log: &mut Log<Event>) {
        let hunt = self.the_hunt();
        if hunt.hounds_left(level) == 0 {
            return;
        }
        if hunt.hound_at(hunt.at).is_none() {
            self.put_hound(level, hunt.at, log);
        } else {
            self.agenda.push(Task::Hunt(HuntTask::Poll(Question::HoundPlace { level })));
        }
    }

    /// WH-SPAWN-3: the nearest places without a hound.
    pub(crate) fn hound_places(&self) -> Vec<Location> {
        let hunt = self.the_hunt();
        let steps = distances(hunt.at);
        let free = |at: &Location| hunt.hound_at(*at).is_none();
        let nearest = Location::ALL.into_iter().filter(free).map(|at| steps[at.index()]).min();
        let is_nearest = |at: &Location| Some(steps[at.index()]) == nearest;
        Location::ALL.into_iter().filter(free).filter(is_nearest).collect()
    }

    pub(crate) fn put_hound(&mut self, level: u8, at: Location, log: &mut Log<Event>) {
        self.the_hunt_mut().hounds.push(Hound { level, at, shields: 0, fought: false, refused: 0 });
        log.public(Event::Hunt(HuntEvent::HoundCame { level, at }));
    }

    /// WH-D-TERRAIN: terrains without a monster and with a token.
    pub(crate) fn free_grounds(&self) -> Vec<Terrain> {
        let free = |terrain: &Terrain| self.lair(*terrain).monster.is_none();
        self.full_stacks().filter(free).collect()
    }

    /// WH-SPAWN-4: both tokens are shown together.
    pub(crate) fn put_monster(&mut self, level: u8, terrain: Terrain, log: &mut Log<Event>) {
        self.lairs[terrain.index()].monster = self.next_monster(level);
        self.settle(terrain, log);
    }
}
