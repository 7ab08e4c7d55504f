//! Berserkers and Mardroeme (GW-BERS-*, GW-MARD-*).

use tabletop::{Log, Seat};

use crate::{Card, Event, Gwent, Placed, Row};

impl Gwent {
    /// GW-BERS-2: in a row with a Mardroeme, every berserker becomes its counterpart. Called when
    /// either of them arrives.
    pub(crate) fn transform_row(&mut self, side: Seat, row: Row, log: &mut Log<Event>) {
        if !self.sides[side].in_row(row).any(|placed| placed.card.kind.traits().mardroeme) {
            return;
        }
        for index in 0..self.sides[side].field.len() {
            if self.sides[side].field[index].row == row {
                self.transform(side, index, log);
            }
        }
    }

    /// GW-BERS-1/3: the berserker leaves the game; without a counterpart in its owner's side deck
    /// it stays as it is. The counterparts have no ability on play, so that nothing follows.
    fn transform(&mut self, side: Seat, index: usize, log: &mut Log<Event>) {
        let unit = self.sides[side].field[index];
        let Some(into) = unit.card.kind.traits().berserker else { return };
        let owner = unit.card.owner;
        if self.sides[owner].side_deck.take(into) {
            self.sides[owner].removed.push(unit.card.kind);
            self.sides[side].field[index] = Placed { card: Card::new(into, owner), row: unit.row };
            log.public(Event::Transformed { side, unit, into });
        }
    }
}
