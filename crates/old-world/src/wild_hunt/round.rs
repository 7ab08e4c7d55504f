//! Rounds and phases, and who is in front (section 1, WH-MOVE-11).

use tabletop::{Log, Seat};

use super::event::HuntEvent;
use super::hunt::{Hunt, SeatMarks};
use super::task::HuntTask;
use crate::play::{Event, Foe, OldWorld, Task, Turn};
use crate::world::round_board::rounds;

impl OldWorld {
    /// The hunt, where only one can go on: in this module, and whatever `mode.rs` sends here.
    pub(crate) fn the_hunt(&self) -> &Hunt {
        self.hunt.as_deref().expect("a hunt goes on: mode.rs looks before it asks")
    }

    /// The same, to be changed.
    pub(crate) fn the_hunt_mut(&mut self) -> &mut Hunt {
        self.hunt.as_deref_mut().expect("a hunt goes on: mode.rs looks before it asks")
    }

    /// WH-SETUP-19: the first player, then clockwise.
    pub(crate) fn seat_order(&self) -> Vec<Seat> {
        std::iter::once(self.first).chain(self.others_from(self.first)).collect()
    }

    /// Witchers at a place, in seat order.
    pub(crate) fn witchers_at(&self, at: crate::world::location::Location) -> Vec<Seat> {
        let mut seats = self.seat_order();
        seats.retain(|seat| self.players[*seat].at == at);
        seats
    }

    /// Somebody's marks come to the front; in the last fight his cards do too.
    pub(crate) fn step_up(&mut self, seat: Seat) {
        let old = std::mem::replace(&mut self.active, seat);
        if old == seat {
            return;
        }
        let hunt = self.hunt.as_deref_mut().expect("a hunt goes on");
        hunt.turns[old] = std::mem::take(&mut self.turn);
        self.turn = std::mem::take(&mut hunt.turns[seat]);
        if let Some(fight) = &mut self.fight
            && let Foe::Rider(_) = fight.foe
            && let Some(finale) = &mut hunt.finale
        {
            let next =
                std::mem::replace(&mut finale.bench[seat].fighter, crate::play::Fighter::new(seat));
            finale.bench[old].fighter = std::mem::replace(&mut fight.sides[0], next);
            finale.bench[old].brace = std::mem::take(&mut fight.brace);
            fight.brace = std::mem::take(&mut finale.bench[seat].brace);
            fight.sides[1].seat = seat;
        }
    }

    /// Is this the round of the last fight?
    pub(crate) fn is_last_round(&self) -> bool {
        self.the_hunt().round >= rounds(self.seat_count())
    }

    /// WH-MOVE-11: the marks of a round are new.
    pub(crate) fn begin_round(&mut self, log: &mut Log<Event>) {
        self.turns = self.turns.saturating_add(1);
        self.turn = Turn::default();
        self.active = self.first;
        for own in self.players.values_mut() {
            for tracking in own.tracking.iter_mut().flatten() {
                tracking.fresh = false;
            }
        }
        let hunt = self.the_hunt_mut();
        hunt.round = hunt.round.saturating_add(1);
        let round = hunt.round;
        hunt.turns.values_mut().for_each(|turn| *turn = Turn::default());
        hunt.seats.values_mut().for_each(|marks| *marks = SeatMarks::default());
        hunt.handed = 0;
        hunt.fought = [false; 3];
        for hound in &mut hunt.hounds {
            hound.fought = false;
            hound.refused = 0;
        }
        log.public(Event::Hunt(HuntEvent::RoundBegan { round }));
        self.agenda.push(Task::Hunt(HuntTask::Floor(self.first)));
    }

    /// Phase IV: the row of the round board, or the last fight (WH-BOARD-3).
    pub(crate) fn begin_phase4(&mut self) {
        if self.is_last_round() {
            self.agenda.push_in_order([HuntTask::SideB, HuntTask::FaceRider].map(Task::Hunt));
            return;
        }
        let row = crate::world::round_board::spawns(self.seat_count(), self.the_hunt().round);
        self.agenda.push_in_order([HuntTask::Ride, HuntTask::BeginRound].map(Task::Hunt));
        self.agenda.push_in_order(row.iter().map(|spawn| Task::Hunt(HuntTask::Appear(*spawn))));
    }
}
