//! The start of a round, and Skellige's homecoming at the third (GW-FAC-SK).

use tabletop::{Log, Seat};

use crate::state::opponent;
use crate::task::Task;
use crate::{Card, Decision, Event, Faction, Gwent, Kind, PlaceCause, Placed, Return, Row};

/// GW-FAC-SK: how many come back, and when.
const UNITS: u8 = 2;
const ROUND: u8 = 3;

impl Gwent {
    /// GW-SETUP-10, GW-END-9/10.
    pub(crate) fn start_round(&mut self, log: &mut Log<Event>) {
        let round = self.rounds_over() + 1;
        log.public(Event::RoundStarted { round, starter: self.starter });
        self.agenda.push(Task::BeginTurn);
        if round == ROUND {
            for seat in [opponent(self.starter), self.starter] {
                if self.faction(seat) == Faction::Skellige {
                    self.agenda.push(Task::Homecoming { seat, units: UNITS });
                }
            }
        }
    }

    /// One random unit of the pile comes back; an agile one asks for its row (GW-D5).
    pub(crate) fn come_home(&mut self, seat: Seat, units: u8, log: &mut Log<Event>) {
        let count = self.revivable(seat).count();
        let Some(more) = units.checked_sub(1) else { return };
        if count == 0 {
            return;
        }
        if count > 1 {
            log.teach_all();
        }
        let index = self.rng.index(count);
        let Some(unit) = self.revivable(seat).nth(index) else { return };
        if unit.is_agile() {
            self.ask(seat, Decision::PlaceUnit { unit, cause: Return::Skellige { more } });
        } else {
            self.place_home(seat, unit, unit.traits().row, more, log);
        }
    }

    /// It is placed, not played: a spy stays on the own side, a medic revives nobody.
    pub(crate) fn place_home(
        &mut self,
        seat: Seat,
        unit: Kind,
        row: Row,
        more: u8,
        log: &mut Log<Event>,
    ) {
        if self.sides[seat].discard.take(unit) {
            let unit = Placed { card: Card::new(unit, seat), row };
            self.sides[seat].field.push(unit);
            log.public(Event::Placed { side: seat, unit, cause: PlaceCause::Skellige });
        }
        self.agenda.push(Task::Homecoming { seat, units: more });
    }
}
