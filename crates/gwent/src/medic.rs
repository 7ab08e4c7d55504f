//! Medics (GW-MEDIC-1..4).

use tabletop::{Log, Seat};

use crate::{Card, Decision, Event, Gwent, Kind, LeaderEffect, Origin, Return, Row};

impl Gwent {
    /// Whom a medic could revive: any non-hero unit of the own pile, as it is now (GW-MEDIC-4).
    pub(crate) fn revivable(&self, seat: Seat) -> impl Iterator<Item = Kind> + Clone {
        self.sides[seat].discard.iter().copied().filter(|kind| kind.is_common_unit())
    }

    /// GW-MEDIC-1/2, GW-D6: asks only when there is something to choose; Emhyr, Invader of the
    /// North, leaves it to chance.
    pub(crate) fn heal(&mut self, seat: Seat, log: &mut Log<Event>) {
        let Some(first) = self.revivable(seat).next() else { return };
        if self.revivable(seat).all(|kind| kind == first) {
            return self.revive(seat, first, false, log);
        }
        if self.anybody_has(LeaderEffect::RandomRevival) {
            let index = self.rng.index(self.revivable(seat).count());
            let unit = self.revivable(seat).nth(index).unwrap_or(first);
            log.teach_all();
            return self.revive(seat, unit, true, log);
        }
        self.ask(seat, Decision::Revive);
    }

    /// The unit is chosen; an agile one still needs a row (GW-AGILE-1).
    pub(crate) fn revive(&mut self, seat: Seat, unit: Kind, random: bool, log: &mut Log<Event>) {
        log.public(Event::Revived { seat, unit, random });
        if unit.is_agile() {
            self.ask(seat, Decision::PlaceUnit { unit, cause: Return::Medic });
        } else {
            self.play_revived(seat, unit, unit.traits().row, log);
        }
    }

    /// GW-MEDIC-3: it is played, with all that follows.
    pub(crate) fn play_revived(&mut self, seat: Seat, unit: Kind, row: Row, log: &mut Log<Event>) {
        if self.sides[seat].discard.take(unit) {
            self.play_unit(seat, Card::new(unit, seat), row, Origin::Pile, log);
        }
    }
}
