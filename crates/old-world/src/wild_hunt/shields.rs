//! The rider's shields (section 5).

use tabletop::Log;

use super::event::HuntEvent;
use crate::play::{Event, OldWorld};

impl OldWorld {
    /// WH-SHLD-1: never below 0.
    pub(crate) fn change_shields(&mut self, by: i16, log: &mut Log<Event>) {
        let hunt = self.the_hunt_mut();
        let before = hunt.shields;
        hunt.shields = before.saturating_add_signed(by);
        let now = hunt.shields;
        let by = i16::try_from(i32::from(now) - i32::from(before)).unwrap_or(by);
        if by != 0 {
            log.public(Event::Hunt(HuntEvent::ShieldsChanged { by, now }));
        }
    }

    /// WH-SHLD-2.
    pub(crate) fn lose_shields(&mut self, points: u16, log: &mut Log<Event>) {
        self.change_shields(-i16::try_from(points).unwrap_or(i16::MAX), log);
    }
}
