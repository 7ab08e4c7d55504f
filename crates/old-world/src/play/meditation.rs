//! Meditation (OW-MED).

use tabletop::{Log, Seat};

use super::event::Event;
use super::state::OldWorld;
use crate::world::effect::Attribute;
use crate::world::source::Source;
use crate::world::tracks::TOP_LEVEL;

impl OldWorld {
    /// OW-MED-1: the trophies within reach.
    pub(crate) fn meditations(&self, seat: Seat) -> impl Iterator<Item = Attribute> + use<'_> {
        let own = &self.players[seat];
        Attribute::ALL.into_iter().filter(move |attribute| {
            own.attribute(*attribute) == TOP_LEVEL
                && self.masteries[attribute.index()] > 0
                && !own.masteries[attribute.index()]
        })
    }

    /// OW-MED-2, OW-MED-3.
    pub(crate) fn meditate(&mut self, seat: Seat, attribute: Attribute, log: &mut Log<Event>) {
        self.masteries[attribute.index()] -= 1;
        let own = &mut self.players[seat];
        own.masteries[attribute.index()] = true;
        log.public(Event::Meditated { seat, attribute });
        self.trophy_won(seat, Source::Mastery(attribute), log);
    }
}
