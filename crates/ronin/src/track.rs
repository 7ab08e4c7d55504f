//! Cooperation tracks: markers that move and bonuses on the way (9.1).

use tabletop::Log;

use crate::content::LAST_SPACE;
use crate::task::Task;
use crate::{Chair, Event, Ronin, Side};

impl Ronin {
    /// On which side of a chair a track lies.
    pub(crate) fn side_of(&self, chair: Chair, track: u8) -> Side {
        if self.track_number(chair, Side::Left) == track { Side::Left } else { Side::Right }
    }

    /// RO-COOP-1, RO-COOP-4, RO-EDGE-11: points on a track; what goes beyond its end is lost.
    pub(crate) fn move_marker(&mut self, track: u8, points: u8, log: &mut Log<Event>) {
        let from = self.tracks[usize::from(track)].marker;
        let spaces = points.min(LAST_SPACE - from);
        log.public(Event::TrackMoved {
            chair: Chair(track),
            from,
            to: from + spaces,
            lost: points - spaces,
        });
        self.agenda.push(Task::Climb { track, left: spaces });
    }

    /// RO-COOP-2, RO-COOP-3, RO-EDGE-5: one space up; both neighbours get its bonus, in initiative
    /// order. RO-AUTO-10: an Automa gets none.
    pub(crate) fn climb(&mut self, track: u8, left: u8) {
        let place = &mut self.tracks[usize::from(track)];
        if left == 0 || place.marker == LAST_SPACE {
            return;
        }
        place.marker += 1;
        let bonus = place.board.and_then(|board| board.bonus(place.marker));
        self.agenda.push(Task::Climb { track, left: left - 1 });
        if bonus.is_some() {
            let ends = [Chair(track), self.neighbour(Chair(track), Side::Left)];
            let order = self.initiative;
            for chair in order.iter().rev().filter(|chair| ends.contains(chair)) {
                if self.is_human(*chair) {
                    self.agenda.push(Task::Bonus { chair: *chair, track });
                }
            }
        }
    }
}
