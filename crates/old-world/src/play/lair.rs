//! Where monsters live.

use tabletop::Log;

use super::event::Event;
use super::state::{Lair, OldWorld};
use crate::world::location::Terrain;

impl OldWorld {
    /// The lair of a terrain.
    pub(crate) const fn lair(&self, terrain: Terrain) -> &Lair {
        &self.lairs[terrain.index()]
    }

    /// Gives the monster of a slot a place of its terrain.
    pub(crate) fn settle(&mut self, terrain: Terrain, log: &mut Log<Event>) {
        let slot = terrain.index();
        let Some(monster) = self.lairs[slot].monster else { return };
        self.lairs[slot].at = self.tokens[slot].pop();
        if let Some(at) = self.lairs[slot].at {
            log.new_information();
            log.public(Event::MonsterAppeared { terrain, monster, at });
        }
    }
}
