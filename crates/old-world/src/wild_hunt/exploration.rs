//! The shared exploration card (section 8.5).

use tabletop::{Log, Seat};

use super::decision::{HuntDecision, Question};
use super::task::HuntTask;
use crate::play::{Choice, Decision, Event, InPlay, OldWorld, Task};
use crate::world::hunt_card::HuntKind;
use crate::world::story::{Passage, Side, Story};

impl OldWorld {
    /// WH-EXP-1, WH-EDGE-8: one card for all; none in the last round.
    pub(crate) fn explore_together(&mut self, log: &mut Log<Event>) {
        if self.is_last_round() {
            return;
        }
        let Some(story) = self.the_hunt_mut().deck.pop() else { return };
        let Some(card) = story.hunt_card() else { return };
        log.teach_all();
        log.public(Event::StoryDrawn { seat: self.first, story });
        self.lay_open(story, None);
        let event = card.event;
        let order = self.seat_order();
        let ask_all = |decision: HuntDecision| {
            order.iter().map(move |seat| Task::Ask(*seat, Decision::Hunt(decision)))
        };
        match card.kind {
            HuntKind::Joint(_) => self.agenda.push(Task::Hunt(HuntTask::Poll(Question::Option))),
            HuntKind::Individual(_) => {
                self.agenda.push(Task::Hunt(HuntTask::TellEach(event)));
                self.agenda.push_in_order(ask_all(HuntDecision::Individual));
            }
            HuntKind::Pool => {
                self.agenda.push(Task::Hunt(HuntTask::CountPurse(event)));
                self.agenda.push_in_order(ask_all(HuntDecision::Purse));
            }
            HuntKind::Quest(quest) => self.begin_quest(story, quest, log),
        }
    }

    /// A card lies open until its tasks are done.
    pub(crate) fn lay_open(&mut self, story: Story, side: Option<Side>) {
        self.in_play.push(InPlay { story, side, combo: Vec::new() });
        self.agenda.push(Task::FinishStory);
    }

    /// WH-D-JOINT: the side is chosen, the event follows.
    pub(crate) fn choose_together(&mut self, side: Side, _log: &mut Log<Event>) {
        let card = self.open_card_mut();
        card.side = Some(side);
        if let Some(card) = card.story.hunt_card() {
            self.agenda.push(Task::Hunt(HuntTask::TellJoint(card.event, side)));
        }
    }

    /// The event of a joint card.
    pub(crate) fn tell_joint(&mut self, number: u8, side: Side, log: &mut Log<Event>) {
        if let Some(story) = self.draw_event(number, log) {
            self.lay_open(story, Some(side));
            self.agenda.push(Task::Resolve(Passage::of(story, side)));
        }
    }

    /// Everybody hears the event of that number (WH-EDGE-9).
    pub(crate) fn draw_event(&self, number: u8, log: &mut Log<Event>) -> Option<Story> {
        let story = self.event_of(number).filter(|story| !self.is_held(*story))?;
        log.teach_all();
        log.public(Event::StoryDrawn { seat: self.active, story });
        Some(story)
    }

    /// WH-D-IND: a price on the line is paid by the one who chooses it.
    pub(crate) fn pick_own(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        let Choice::Option(side) = choice else { unreachable!("“{choice}” is no option") };
        let story = self.open_card().story;
        log.public(Event::OptionChosen { seat, story, side });
        self.the_hunt_mut().picks.push(side);
        if let Some(options) = story.options() {
            self.pay(seat, options[side as usize].price, log);
        }
    }

    /// WH-EXP-4: all have chosen; now each hears what came of it.
    pub(crate) fn tell_each(&mut self, number: u8, log: &mut Log<Event>) {
        let Some(story) = self.draw_event(number, log) else {
            self.the_hunt_mut().picks.clear();
            return;
        };
        self.lay_open(story, None);
        let order = self.seat_order();
        self.agenda
            .push_in_order(order.into_iter().map(|seat| Task::Hunt(HuntTask::TellSeat(seat))));
    }

    pub(crate) fn tell_seat(&mut self, seat: Seat) {
        self.step_up(seat);
        let hunt = self.the_hunt_mut();
        if hunt.picks.is_empty() {
            return;
        }
        let side = hunt.picks.remove(0);
        let card = self.open_card_mut();
        card.side = Some(side);
        let story = card.story;
        self.agenda.push(Task::Resolve(Passage::of(story, side)));
    }
}
