//! Meditation (OW-MED).

use tabletop::{Log, Seat};

use super::event::Event;
use super::state::OldWorld;
use super::task::Task;
use crate::world::effect::Attribute;
use crate::world::source::Source;
use crate::world::tracks::{TOP_LEVEL, exhaustion};

impl OldWorld {
    /// OW-MED-1: the trophies within reach.
    pub(super) fn meditations(&self, seat: Seat) -> impl Iterator<Item = Attribute> + use<'_> {
        let own = &self.players[seat];
        Attribute::ALL.into_iter().filter(move |attribute| {
            own.attribute(*attribute) == TOP_LEVEL
                && self.masteries[attribute.index()] > 0
                && !own.masteries[attribute.index()]
        })
    }

    /// OW-MED-2, OW-MED-3.
    pub(super) fn meditate(&mut self, seat: Seat, attribute: Attribute, log: &mut Log<Event>) {
        self.masteries[attribute.index()] -= 1;
        let own = &mut self.players[seat];
        own.masteries[attribute.index()] = true;
        log.public(Event::Meditated { seat, attribute });
        log.public(Event::TrophyWon { seat, trophy: Source::AttributeTrophy(attribute) });
        if own.reputation < 3 {
            own.reputation += 1;
            let reputation = own.reputation;
            log.public(Event::ReputationReached { seat, reputation });
            self.agenda.push(Task::Exhaust(seat, exhaustion(reputation)));
        }
    }
}
