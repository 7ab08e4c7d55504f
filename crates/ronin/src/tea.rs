//! Step 3: the tea ceremony (section 8).

use tabletop::Log;

use crate::deal::small;
use crate::task::{Manner, Task};
use crate::{Chair, Event, Ronin, Side, Window};

/// RO-TEA-4: what a pair moves the marker by.
const PAIR: u8 = 2;

impl Ronin {
    /// RO-TEA-9: abilities, tea effects from left to right, pairs.
    pub(crate) fn begin_tea(&mut self, chair: Chair) {
        self.agenda.push(Task::Pairs { chair });
        for place in self.due_tea(chair).rev() {
            if self.player(chair).timeline[place].card.tea_effect().is_some() {
                self.agenda.push(Task::TeaEffect { chair, place: small(place) });
            }
        }
        self.agenda.push(Task::Window { chair, window: Window::Tea });
    }

    /// RO-TEA-1, RO-TEA-2, RO-NEXT-6: the cards of this turn, and kept ones in the first ceremony
    /// of a chapter, which are then all there are.
    pub(crate) fn due_tea(&self, chair: Chair) -> std::ops::Range<usize> {
        let player = self.player(chair);
        let first = if self.turn.is_multiple_of(3) { 0 } else { player.first_fresh() };
        first..player.timeline.len()
    }

    pub(crate) fn resolve_tea(&mut self, chair: Chair, place: u8, log: &mut Log<Event>) {
        let Some((card, _)) = self.effect_at(chair, place) else { return };
        let calm = self.player(chair).calm == Some(card);
        if calm {
            self.player_mut(chair).calm = None;
        }
        self.resolve(chair, place, if calm { Manner::Full } else { Manner::Plain }, log);
    }

    /// RO-TEA-3, RO-TEA-5: the next pair with the left neighbour, then with the right one; each
    /// move is done with its bonuses before the next pair is looked for.
    pub(crate) fn pass_tea(&mut self, chair: Chair, log: &mut Log<Event>) {
        for side in Side::ALL {
            let other = self.neighbour(chair, side);
            let own = self.player(chair).arrow(side);
            let theirs = self.player(other).arrow(side.other());
            let track = self.track_number(chair, side);
            let exists = self.tracks[usize::from(track)].board.is_some();
            if let (Some(own), Some(theirs), true) = (own, theirs, exists) {
                self.player_mut(chair).timeline[own].cover_arrow();
                self.player_mut(other).timeline[theirs].cover_arrow();
                let right_end = Chair(track);
                let left = self.neighbour(right_end, Side::Left);
                log.public(Event::TeaPassed { chair: right_end, left });
                self.agenda.push(Task::Pairs { chair });
                self.agenda.push(Task::Advance { track, points: PAIR });
                return;
            }
        }
    }
}
