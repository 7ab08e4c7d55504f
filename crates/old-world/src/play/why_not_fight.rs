//! Why a card does not go on the combo, or a power cannot be used.

use tabletop::{IllegalChoice, Seat};

use super::choice::Choice;
use super::decision::Decision;
use super::powers::is_moment;
use super::state::OldWorld;
use super::why_not::{not_now, refuse};
use crate::world::action_card::Card;
use crate::world::combo;
use crate::world::source::Source;

impl OldWorld {
    pub(super) fn refuse_link(&self, seat: Seat, card: Card, decision: Decision) -> IllegalChoice {
        if !self.players[seat].hand.contains(&card) {
            return not_now(Choice::Add(card, 0));
        }
        let laid = if decision == Decision::Short {
            &self.open_card().combo
        } else {
            let fighter = self.fight().side(self.side_of(seat));
            if fighter.now.limit.is_some_and(|limit| fighter.combo.len() >= usize::from(limit)) {
                return refuse(
                    "combo-full",
                    "The combo of this turn may not be longer.",
                    "OW-COMBO-6",
                );
            }
            &fighter.combo
        };
        if combo::open_end(laid).is_some() {
            refuse("no-link", "This card does not fit on the one below.", "OW-COMBO-2")
        } else {
            refuse("closed-end", "Nothing links to an extra card.", "OW-COMBO-5")
        }
    }

    /// OW-STEP1-1 to OW-STEP1-3, OW-SPEC-1: in the order in which a player would look.
    pub(super) fn refuse_power(
        &self,
        seat: Seat,
        source: Source,
        moment: Decision,
    ) -> IllegalChoice {
        let fight = self.fight();
        let Some(side) = fight.side_of(seat) else { return not_now(Choice::Use(source)) };
        let fighter = fight.side(side);
        let mut held = None;
        self.each_power(seat, |own, power| {
            if own == source {
                held = Some(power);
            }
        });
        if let Source::Potion(potion) = source {
            if !self.players[seat].potions.contains(&potion) {
                return refuse("spent", "It has been used.", "OW-STEP1-2");
            }
            if moment == Decision::Step1 && !self.may_drink(fight, side) {
                return refuse(
                    "potion-limit",
                    "No more potions may be used in this fight.",
                    "OW-STEP1-2",
                );
            }
            held = Some(potion.power());
        }
        let Some(power) = held else { return not_now(Choice::Use(source)) };
        if fighter.has_spent(source, power) {
            refuse("spent", "It has been used.", "OW-SPEC-1")
        } else if !is_moment(fight, side, power.timing, moment) {
            refuse("wrong-moment", "Its moment is another.", "OW-STEP1-1")
        } else if !power.conditions.iter().all(|one| self.holds(fight, fighter, *one)) {
            refuse("condition", "Its condition is not met.", "OW-STEP1-3")
        } else if !self.can_pay(seat, power.cost) {
            refuse("power-price", "Its price cannot be paid.", "OW-STEP1-3")
        } else {
            refuse("no-use", "It would do nothing now.", "OW-STEP1-1")
        }
    }
}
