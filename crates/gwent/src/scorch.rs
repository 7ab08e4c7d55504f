//! Scorch, as a special card, as a unit's and as a leader's ability (GW-SCORCH-*, GW-SCU-*).

use tabletop::{Log, Seat};

use crate::avenger::Fallen;
use crate::list::List;
use crate::state::opponent;
use crate::strength::Conditions;
use crate::{Event, Gwent, Placed, Row};

/// GW-SCU-1: a weaker row is spared.
const ROW_THRESHOLD: u16 = 10;

impl Gwent {
    /// GW-SCORCH-1/2, GW-SCU-3: the strongest of both sides, judged once.
    pub(crate) fn scorch_field(&mut self, player: Seat, log: &mut Log<Event>) {
        let sides = [player, opponent(player)];
        let conditions = sides.map(|side| self.conditions(side));
        let strongest = sides.into_iter().zip(&conditions);
        let strongest = strongest.filter_map(|(side, on)| self.strongest(side, on, None)).max();
        let Some(strength) = strongest else {
            return report(player, Vec::new(), 0, log);
        };
        let mut fallen = List::EMPTY;
        let mut units = Vec::new();
        for (side, conditions) in sides.into_iter().zip(&conditions) {
            let hit = |placed| is_hit(placed, conditions, strength);
            self.burn(side, hit, &mut fallen, &mut units, log);
        }
        report(player, units, strength, log);
        self.summon_avengers(&fallen, log);
    }

    /// GW-SCU-1/2: the strongest of one row of the opponent, if the whole row reaches ten.
    pub(crate) fn scorch_row(&mut self, player: Seat, row: Row, log: &mut Log<Event>) {
        let side = opponent(player);
        let conditions = self.conditions(side);
        let total: u16 = self.sides[side].in_row(row).map(|unit| conditions.value(unit)).sum();
        let strongest = self.strongest(side, &conditions, Some(row));
        let Some(strength) = strongest.filter(|_| total >= ROW_THRESHOLD) else {
            return report(player, Vec::new(), 0, log);
        };
        let mut fallen = List::EMPTY;
        let mut units = Vec::new();
        let hit = |placed: Placed| placed.row == row && is_hit(placed, &conditions, strength);
        self.burn(side, hit, &mut fallen, &mut units, log);
        report(player, units, strength, log);
        self.summon_avengers(&fallen, log);
    }

    /// The highest strength among the non-hero units of a side or of one row of it.
    fn strongest(&self, side: Seat, conditions: &Conditions, row: Option<Row>) -> Option<u16> {
        let units = self.sides[side].field.iter().filter(|placed| {
            placed.card.kind.is_common_unit() && row.is_none_or(|row| row == placed.row)
        });
        units.map(|placed| conditions.value(*placed)).max()
    }

    /// All that are hit leave at once (GW-SCORCH-3).
    fn burn(
        &mut self,
        side: Seat,
        hit: impl Fn(Placed) -> bool,
        fallen: &mut List<Fallen, 8>,
        burned: &mut Vec<(Seat, Placed)>,
        log: &Log<Event>,
    ) {
        let mut field = self.sides[side].field;
        field.retain(|placed| {
            if !hit(placed) {
                return true;
            }
            self.discard_from(side, placed.card, fallen);
            if !log.is_muted() {
                burned.push((side, placed));
            }
            false
        });
        self.sides[side].field = field;
    }
}

fn is_hit(placed: Placed, conditions: &Conditions, strength: u16) -> bool {
    placed.card.kind.is_common_unit() && conditions.value(placed) == strength
}

fn report(seat: Seat, units: Vec<(Seat, Placed)>, strength: u16, log: &mut Log<Event>) {
    log.public(Event::Scorched { seat, units, strength });
}
