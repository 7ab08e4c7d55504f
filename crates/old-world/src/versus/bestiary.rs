//! Monsters come and go (OW-END-KILL, OW-END-EMPTY, OW-P45-3).

use tabletop::Log;

use super::event::Event;
use super::state::OldWorld;
use super::task::Replace;
use crate::world::location::Terrain;
use crate::world::monster::Monster;

impl OldWorld {
    /// Gives the monster of a slot a place of its terrain.
    pub(super) fn settle(&mut self, terrain: Terrain, log: &mut Log<Event>) {
        let slot = terrain.index();
        let Some(monster) = self.lairs[slot].monster else { return };
        self.lairs[slot].at = self.tokens[slot].pop();
        if let Some(at) = self.lairs[slot].at {
            log.new_information();
            log.public(Event::MonsterAppeared { terrain, monster, at });
        }
    }

    /// OW-END-KILL (1)–(5), OW-END-DRIVE, OW-P45-3, OW-SOLO-5.
    pub(super) fn new_monster(
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

    /// OW-END-EMPTY: of the level asked for, else of the next higher, else of the next lower.
    fn next_monster(&mut self, level: u8) -> Option<Monster> {
        let higher = level..=3;
        let lower = (1..level).rev();
        higher.chain(lower).find_map(|level| self.draw_monster(level))
    }

    fn draw_monster(&mut self, level: u8) -> Option<Monster> {
        let stack = usize::from(level) - 1;
        if self.bestiary[stack].is_empty() {
            let back: Vec<Monster> =
                self.driven_away.extract_if(.., |monster| monster.level() == level).collect();
            self.bestiary[stack] = back;
            self.rng.shuffle(&mut self.bestiary[stack]);
        }
        self.bestiary[stack].pop()
    }
}
