//! A witcher's combat turn: its beginning and its end (§13.2, §13.5).

use tabletop::Log;

use super::decision::Decision;
use super::event::Event;
use super::fight::CombatTurn;
use super::state::OldWorld;
use super::task::Task;
use crate::world::effect::{Attribute, Timing};
use crate::world::source::Source;

impl OldWorld {
    pub(crate) fn witcher_turn(&mut self, side: u8) {
        let fight = self.fight_mut();
        fight.side_mut(side).now = CombatTurn::default();
        fight.sides[0].lost = 0;
        fight.sides[1].lost = 0;
        let seat = fight.side(side).seat;
        self.agenda.push_in_order([Task::Automatic(side), Task::Ask(seat, Decision::Step1)]);
        self.opening_blow(side);
    }

    /// Steps 2 to 4, in order.
    pub(crate) fn finish_step1(&mut self, side: u8) {
        self.agenda.push_in_order([
            Task::LayCombo(side),
            Task::LayExtra(side),
            Task::ComboLaid(side),
            Task::Strike(side),
            Task::DrawAfterStrike(side),
            Task::Guard(side),
            Task::Special(side),
            Task::Automatic(side),
            Task::Refill(side),
            Task::EndWitcherTurn(side),
        ]);
    }

    /// OW-SPEC-BEAR: works by itself, the first time the shield is 0 in an own turn.
    pub(crate) fn automatic(&mut self, side: u8, log: &mut Log<Event>) {
        let seat = self.fighter_seat(side);
        let school = self.players[seat].school.expect("every fighter has a school");
        let level = self.level_now(seat, Attribute::Special);
        let source = Source::Ability(school);
        if !self.fight().side(side).used.contains(&source)
            && self.players[seat].shield == 0
            && school.ability(level.clamp(1, 5)).timing == Timing::ShieldZero
        {
            self.use_power(side, source, log);
        }
    }

    /// OW-REFILL-3, OW-KO-3.
    pub(crate) fn end_witcher_turn(&mut self, side: u8, log: &mut Log<Event>) {
        if self.is_knocked_out(side) {
            self.knock_out(side, log);
            return;
        }
        let fighter = self.fight_mut().side_mut(side);
        fighter.turns = fighter.turns.saturating_add(1);
        self.pass_combat_turn(side);
    }
}
