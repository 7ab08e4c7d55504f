//! Support for a fighter (section 8.3).

use tabletop::{Log, Seat};

use super::decision::HuntDecision;
use super::event::HuntEvent;
use crate::play::{Choice, Decision, Event, OldWorld, Task};
use crate::world::source::Source;

impl OldWorld {
    /// WH-SUP-1, WH-SUP-2, WH-EDGE-7: everybody there who has a card, after the fighter.
    pub(crate) fn call_support(&mut self) {
        if self.is_knocked_out(0) {
            return;
        }
        let fighter = self.fighter_seat(0);
        let at = self.players[fighter].at;
        let helpers = self
            .others_from(fighter)
            .filter(|seat| self.players[*seat].at == at && !self.players[*seat].hand.is_empty());
        let asks: Vec<Task> =
            helpers.map(|seat| Task::Ask(seat, Decision::Hunt(HuntDecision::Support))).collect();
        self.agenda.push_in_order(asks);
    }

    /// WH-D-SUP, WH-SUP-4: one card a choice, and no more than the pool has.
    pub(crate) fn list_support(&self, seat: Seat, choices: &mut Vec<Choice>) {
        if !self.fight().pool.is_empty() {
            choices.extend(self.players[seat].hand.iter().copied().map(Choice::Discard));
        }
        choices.push(Choice::Done);
    }

    /// WH-SUP-3 to WH-SUP-7.
    pub(crate) fn answer_support(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        let Choice::Discard(card) = choice else { return }; // tidy: listens: done ends the support
        self.agenda.push(Task::Ask(seat, Decision::Hunt(HuntDecision::Support)));
        self.discard_from_hand(seat, card, log);
        let hunt = self.the_hunt_mut();
        hunt.supported = Some(hunt.supported.unwrap_or(0).saturating_add(1));
        self.thank(seat, log);
        // WH-SUP-9: nobody's attack and no combat turn.
        let fight = self.fight_mut();
        let lost: Vec<_> = fight.pool.pop().into_iter().collect();
        fight.pool_known = fight.pool_known.saturating_sub(1);
        fight.pool_discard.extend(&lost);
        let left = u8::try_from(fight.pool.len()).unwrap_or(u8::MAX);
        log.teach_all();
        log.public(Event::PoolLost { cards: lost, left });
        if left == 0 {
            self.pool_emptied(log);
        }
    }

    /// WH-SUP-6: a trophy of the fighter's school for whoever has none.
    fn thank(&mut self, seat: Seat, log: &mut Log<Event>) {
        let fighter = self.fighter_seat(0);
        let Some(school) = self.players[fighter].school else { return };
        let owned = self.players[seat].medallions[school.index()];
        if owned || self.players[fighter].stock == 0 {
            return;
        }
        self.players[fighter].stock -= 1;
        self.players[seat].medallions[school.index()] = true;
        log.public(Event::Hunt(HuntEvent::Supported { seat, fighter }));
        self.trophy_won(seat, Source::Medallion(school), log);
    }

    /// WH-SUP-5.
    pub(crate) fn end_support(&mut self, log: &mut Log<Event>) {
        let cards = self.the_hunt().supported.unwrap_or(0);
        if cards > 0 {
            self.draw_cards(self.fighter_seat(0), cards, log);
        }
    }
}
