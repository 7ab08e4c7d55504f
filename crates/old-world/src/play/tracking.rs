//! Trails and tracking quests (§8).

use tabletop::{Log, Seat};

use super::decision::Decision;
use super::event::Event;
use super::state::OldWorld;
use super::task::Task;
use super::witcher::Tracking;
use crate::world::effect::Trail;
use crate::world::location::{Location, Terrain};

impl OldWorld {
    /// OW-TRACK-2, OW-TRACK-3, OW-SOLO-5: can a trail of this terrain be gained?
    pub(crate) fn can_gain_trail(&self, seat: Seat, terrain: Terrain) -> bool {
        let at = terrain.index();
        self.players[seat].trails[at].is_none()
            && !self.tokens[at].is_empty()
            && (self.lairs[at].monster.is_some() || !self.trail_needs_monster())
    }

    /// OW-TRACK-3.
    pub(crate) fn gain_trail(&mut self, seat: Seat, terrain: Terrain, log: &mut Log<Event>) {
        if !self.can_gain_trail(seat, terrain) {
            return;
        }
        self.players[seat].trails[terrain.index()] = self.tokens[terrain.index()].pop();
        log.public(Event::TrailGained { seat, terrain });
    }

    /// A trail by an effect; OW-D-TRAIL.
    pub(crate) fn gain_any_trail(&mut self, seat: Seat, trail: Trail, log: &mut Log<Event>) {
        match trail {
            Trail::Of(terrain) => self.gain_trail(seat, terrain, log),
            Trail::Any => self.agenda.push(Task::Ask(seat, Decision::Trail)),
        }
    }

    /// OW-TRACK-4: can a tracking quest for this terrain's monster be started? Whether the last
    /// token names the place one stands on is found out by trying: nobody may know it before.
    pub(crate) fn can_track(&self, seat: Seat, terrain: Terrain) -> bool {
        self.lair(terrain).monster.is_some() && self.can_gain_trail(seat, terrain)
    }

    /// OW-TRACK-4: the first token that does not name the place one stands on.
    pub(crate) fn start_tracking(&mut self, seat: Seat, terrain: Terrain, log: &mut Log<Event>) {
        let stack = terrain.index();
        let here = self.players[seat].at;
        let Some(mut at) = self.tokens[stack].pop() else { return };
        log.teach_all();
        if at == here {
            let Some(next) = self.tokens[stack].pop() else {
                self.tokens[stack].push(at);
                return;
            };
            self.return_token(terrain, at);
            at = next;
        }
        self.players[seat].tracking[stack].push(Tracking { at, fresh: true });
        log.public(Event::TrackingBegan { seat, terrain, at });
    }

    /// A token is shuffled into its stack.
    pub(crate) fn return_token(&mut self, terrain: Terrain, token: Location) {
        let stack = terrain.index();
        self.tokens[stack].push(token);
        self.rng.shuffle(&mut self.tokens[stack]);
    }

    /// OW-TRACK-5: entering the place turns the token into a trail.
    pub(crate) fn finish_tracking(&mut self, seat: Seat, at: Location, log: &mut Log<Event>) {
        for terrain in Terrain::ALL {
            let slot = terrain.index();
            let own = &mut self.players[seat];
            let done = Tracking { at, fresh: false };
            let Some(place) = own.tracking[slot].iter().position(|quest| *quest == done) else {
                continue;
            };
            own.tracking[slot].remove(place);
            if own.trails[slot].is_some() {
                self.return_token(terrain, at);
            } else {
                own.trails[slot] = Some(at);
            }
            log.public(Event::TrackingDone { seat, terrain, at });
            self.gain_gold(seat, 1, log);
        }
    }

    /// OW-TRACK-7: all trails and tracking tokens of a terrain, and the slot's own token, go back.
    pub(crate) fn clear_trails(&mut self, terrain: Terrain, log: &mut Log<Event>) {
        let slot = terrain.index();
        let stack = &mut self.tokens[slot];
        stack.extend(self.lairs[slot].at.take());
        for own in self.players.values_mut() {
            stack.extend(own.trails[slot].take());
            stack.extend(own.tracking[slot].drain(..).map(|tracking| tracking.at));
        }
        self.rng.shuffle(stack);
        log.public(Event::TrailsCleared { terrain });
    }
}
