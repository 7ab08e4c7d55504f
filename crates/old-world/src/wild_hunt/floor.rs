//! Phase I: the floor goes from witcher to witcher until all are ready (section 6).

use tabletop::{Log, Seat};

use super::choice::HuntChoice;
use super::event::HuntEvent;
use super::task::HuntTask;
use crate::play::{Choice, Decision, Event, OldWorld, Task};

impl OldWorld {
    /// WH-D-P1, after the moves.
    pub(crate) fn list_floor(&self, seat: Seat, choices: &mut Vec<Choice>) {
        let hunt = self.the_hunt();
        if self.may_act(seat) {
            choices.push(Choice::Act);
        }
        let open = hunt.quests.iter().filter(|quest| self.may_do_quest(seat, quest));
        choices.extend(open.map(|quest| Choice::Quest(quest.story)));
        if self.may_challenge(seat) {
            choices.push(Choice::Hunt(HuntChoice::Hound));
        }
        let partners = self.others_from(seat).filter(|other| self.may_exchange(seat, *other));
        choices.extend(partners.map(|other| Choice::Hunt(HuntChoice::Exchange(other))));
        if hunt.handed < self.seat_count() {
            let able = self.others_from(seat).filter(|other| self.has_action(*other));
            choices.extend(able.map(|other| Choice::Hunt(HuntChoice::HandOver(other))));
        }
        choices.push(Choice::End);
    }

    /// WH-P1-3, WH-P1-5, WH-P1-7: may the action of the place be used?
    pub(crate) fn may_act(&self, seat: Seat) -> bool {
        let hunt = self.the_hunt();
        let at = self.players[seat].at;
        let allowed = self.marks(seat).moved || hunt.seats[seat].permit == Some(at);
        allowed && !hunt.blocks(at) && self.can_act(seat)
    }

    /// WH-P1-22, WH-P1-27: is there any atomic action?
    pub(crate) fn has_action(&self, seat: Seat) -> bool {
        self.can_move(seat)
            || self.may_act(seat)
            || self.may_challenge(seat)
            || self.the_hunt().quests.iter().any(|quest| self.may_do_quest(seat, quest))
            || self.others_from(seat).any(|other| self.may_exchange(seat, other))
    }

    /// OW-MOVE-3: can any way be paid for?
    fn can_move(&self, seat: Seat) -> bool {
        let own = &self.players[seat];
        own.hand.len() > 1
            || (own.gold > 0 && !own.hand.is_empty())
            || own
                .at
                .neighbours()
                .iter()
                .any(|to| own.hand.iter().any(|card| card.pays_for(to.terrain())))
    }

    /// WH-P1-20: somebody gets the floor. WH-P1-23, WH-P1-27.
    pub(crate) fn take_floor(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.step_up(seat);
        if self.has_action(seat) {
            log.public(Event::Hunt(HuntEvent::FloorTaken { seat }));
            self.agenda.push(Task::Ask(seat, Decision::Phase1));
        } else {
            self.be_ready(seat, log);
        }
    }

    /// WH-P1-22: the floor goes on; with all ready the phase is over.
    pub(crate) fn be_ready(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.the_hunt_mut().seats[seat].ready = true;
        log.public(Event::Hunt(HuntEvent::Ready { seat }));
        let hunt = self.the_hunt();
        let next = self.others_from(seat).find(|other| !hunt.seats[*other].ready);
        self.agenda.push(Task::Hunt(match next {
            Some(next) => HuntTask::Floor(next),
            None => HuntTask::Fights,
        }));
    }

    /// An answer of phase I that the base game does not know.
    pub(crate) fn answer_floor(&mut self, seat: Seat, choice: HuntChoice, log: &mut Log<Event>) {
        if let HuntChoice::HandOver(other) = choice {
            let hunt = self.the_hunt_mut();
            hunt.handed = hunt.handed.saturating_add(1);
            hunt.seats[other].ready = false;
            self.agenda.push(Task::Hunt(HuntTask::Floor(other)));
            return;
        }
        self.agenda.push(Task::Ask(seat, Decision::Phase1));
        self.something_is_done();
        match choice {
            HuntChoice::Hound => self.challenge(seat, log),
            HuntChoice::Exchange(other) => self.open_exchange(seat, other),
            other => unreachable!("“{other}” is no action of phase I"),
        }
    }
}
