//! Where monsters live.

use tabletop::Log;

use super::event::Event;
use super::state::{Lair, OldWorld};
use crate::world::location::Terrain;
use crate::world::monster::Monster;

impl OldWorld {
    /// The lair of a terrain.
    pub(crate) const fn lair(&self, terrain: Terrain) -> &Lair {
        &self.lairs[terrain.index()]
    }

    /// Gives the monster of a slot a place of its terrain.
    pub(crate) fn settle(&mut self, terrain: Terrain, log: &mut Log<Event>) {
        let slot = terrain.index();
        if self.lairs[slot].monster.is_some() {
            self.lairs[slot].at = self.tokens[slot].pop();
            self.announce(terrain, log);
        }
    }

    /// Everybody sees who has come to a slot, and where that is.
    pub(crate) fn announce(&self, terrain: Terrain, log: &mut Log<Event>) {
        if let Lair { monster: Some(monster), at: Some(at) } = *self.lair(terrain) {
            log.teach_all();
            log.public(Event::MonsterAppeared { terrain, monster, at });
        }
    }

    /// OW-END-EMPTY: of the level asked for, else of the next higher, else of the next lower.
    pub(crate) fn next_monster(&mut self, level: u8) -> Option<Monster> {
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
