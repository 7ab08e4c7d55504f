//! Moving, and what else phase I offers (§5).

use tabletop::{Log, Seat};

use super::choice::{Choice, Pay};
use super::decision::Decision;
use super::event::Event;
use super::state::OldWorld;
use super::task::Task;
use crate::world::effect::Boon;
use crate::world::location::{Location, Terrain};
use crate::world::story::Story;

impl OldWorld {
    /// OW-D-P1: moves, the action of the place, poker, quests, the end of the phase.
    pub(crate) fn list_phase1(&self, seat: Seat, choices: &mut Vec<Choice>) {
        for to in self.players[seat].at.neighbours() {
            self.list_payments(seat, *to, choices);
        }
        if self.list_together(seat, choices) {
            return;
        }
        if self.turn.moved {
            if self.can_act(seat) {
                choices.push(Choice::Act);
            }
            let rivals = self.others_from(seat).filter(|other| self.can_gamble(seat, *other));
            choices.extend(rivals.map(Choice::Poker));
            let own = &self.players[seat];
            let ready = own.quests.iter().filter(|quest| self.can_quest(seat, quest));
            choices.extend(ready.map(|quest| Choice::Quest(quest.story)));
        }
        choices.push(Choice::End);
    }

    /// OW-MOVE-3, OW-MOVE-4.
    fn list_payments(&self, seat: Seat, to: Location, choices: &mut Vec<Choice>) {
        let own = &self.players[seat];
        let ground = to.terrain();
        let hand = &own.hand;
        let fits = hand.iter().filter(|card| card.pays_for(ground));
        choices.extend(fits.map(|card| Choice::Move(to, Pay::Card(*card))));
        if own.gold > 0 {
            choices.extend(hand.iter().map(|card| Choice::Move(to, Pay::CardAndGold(*card))));
        }
        for (at, one) in hand.iter().enumerate() {
            let others = hand[at + 1..].iter();
            choices.extend(others.map(|other| Choice::Move(to, Pay::Two(*one, *other))));
        }
        if own.kept.is_empty() {
            return;
        }
        if self.passes(seat, ground, free_move).is_some() {
            choices.push(Choice::Move(to, Pay::Free));
        }
        if self.passes(seat, ground, any_card_move).is_some() {
            let unfit = hand.iter().filter(|card| !card.pays_for(ground));
            choices.extend(unfit.map(|card| Choice::Move(to, Pay::Alone(*card))));
        }
    }

    /// A kept card, not yet used this turn, that eases the way to such ground.
    fn passes(
        &self,
        seat: Seat,
        ground: Option<Terrain>,
        eases: fn(&Boon) -> Option<Terrain>,
    ) -> Option<Story> {
        let own = self.players[seat].boons();
        let fitting = own.filter(|(_, boon)| {
            eases(boon).is_some_and(|terrain| ground.is_none_or(|ground| ground == terrain))
        });
        fitting.map(|(story, _)| story).find(|story| !self.turn.spent.contains(story))
    }

    /// OW-MOVE-3, then OW-MOVE-7.
    pub(crate) fn make_move(&mut self, seat: Seat, to: Location, pay: Pay, log: &mut Log<Event>) {
        self.agenda.push(Task::Ask(seat, Decision::Phase1));
        self.something_is_done();
        let ground = to.terrain();
        let (cards, gold) = match pay {
            Pay::Card(card) => (vec![card], 0),
            Pay::CardAndGold(card) => (vec![card], 1),
            Pay::Two(one, other) => (vec![one, other], 0),
            Pay::Free => {
                self.turn.spent.extend(self.passes(seat, ground, free_move));
                (Vec::new(), 0)
            }
            Pay::Alone(card) => {
                self.turn.spent.extend(self.passes(seat, ground, any_card_move));
                (vec![card], 0)
            }
        };
        for card in &cards {
            if self.players[seat].take_from_hand(*card) {
                self.players[seat].discard.push(*card);
            }
        }
        self.players[seat].gold = self.players[seat].gold.saturating_sub(u16::from(gold));
        log.public(Event::Moved { seat, to, paid: cards, gold });
        self.enter(seat, to, log);
    }

    fn enter(&mut self, seat: Seat, to: Location, log: &mut Log<Event>) {
        self.turn.moved = true;
        let own = &mut self.players[seat];
        own.at = to;
        for quest in &mut own.quests {
            quest.fresh = false;
        }
        self.finish_tracking(seat, to, log);
        let gold = self.boon_sum(seat, |boon| match boon {
            Boon::EnterGold(places, gold) if places.contains(&to) => *gold,
            _ => 0,
        });
        self.gain_gold(seat, gold, log);
    }
}

const fn free_move(boon: &Boon) -> Option<Terrain> {
    match boon {
        Boon::FreeMove(terrain) => Some(*terrain),
        _ => None,
    }
}

const fn any_card_move(boon: &Boon) -> Option<Terrain> {
    match boon {
        Boon::AnyCardMove(terrain) => Some(*terrain),
        _ => None,
    }
}
