//! A beaten monster's place is taken by the next (OW-END-KILL, OW-END-EMPTY, OW-P45-3).

use tabletop::{Log, Seat};

use crate::play::{Event, OldWorld, Replace, Task};
use crate::world::location::Terrain;
use crate::world::monster::Monster;

impl OldWorld {
    /// OW-END-KILL, OW-END-DRIVE: what follows a fight that the monster has lost, in order.
    pub(crate) fn plan_replacement(
        &mut self,
        seat: Seat,
        terrain: Terrain,
        gone: Monster,
        why: Replace,
    ) {
        let next = Task::NewMonster(terrain, gone, why);
        match why {
            Replace::Killed => {
                self.agenda.push_in_order([next, Task::Recover, Task::AfterKill]);
            }
            Replace::Driven => {
                self.agenda.push_in_order([Task::ZeroCost(seat), next, Task::Recover]);
            }
        }
    }

    /// OW-END-KILL (1)–(5), OW-END-DRIVE, OW-P45-3, OW-SOLO-5.
    pub(crate) fn new_monster(
        &mut self,
        terrain: Terrain,
        gone: Monster,
        why: Replace,
        log: &mut Log<Event>,
    ) {
        self.clear_trails(terrain, log);
        self.lairs[terrain.index()].monster = match why {
            Replace::Killed if self.is_solo() => None,
            Replace::Killed if gone.level() == 1 && !self.extra_pile.is_empty() => {
                self.extra_pile.pop()
            }
            Replace::Killed => self.next_monster((gone.level() + 1).min(3)),
            Replace::Driven => self.next_monster(gone.level()),
        };
        self.settle(terrain, log);
    }
}
