//! Runs to the next decision: tasks that are no questions are done, questions that leave nothing to
//! choose answer themselves, and an empty agenda leads to the next stage.

use tabletop::Log;

use crate::task::Task;
use crate::{Choice, Event, Ronin, Stage};

impl Ronin {
    /// Runs to the next decision or the end.
    pub(crate) fn run(&mut self, log: &mut Log<Event>) {
        let mut choices = Vec::new();
        loop {
            let Some(task) = self.agenda.peek().copied() else {
                if self.stage == Stage::Over {
                    return;
                }
                self.advance(log);
                continue;
            };
            if task.asks().is_none() {
                self.agenda.pop();
                self.perform(task, log);
                continue;
            }
            if self.leaves_a_choice(&task) {
                return;
            }
            if self.passes_by(&task) {
                self.agenda.pop();
                self.answer(task, Choice::Done, log);
                continue;
            }
            choices.clear();
            self.list(&task, &mut choices);
            match choices[..] {
                // RO-EFF-17, RO-COOP-10: what cannot be done is skipped.
                [] => drop(self.agenda.pop()),
                // Section 13: one option is automatic.
                [only] => {
                    self.agenda.pop();
                    self.answer(task, only, log);
                }
                _ => return,
            }
        }
    }

    /// Does a task that asks nothing.
    pub(crate) fn perform(&mut self, task: Task, log: &mut Log<Event>) {
        match task {
            Task::Resolve { chair, place, manner } => self.resolve(chair, place, manner, log),
            Task::TeaEffect { chair, place } => self.resolve_tea(chair, place, log),
            Task::Grant { chair, card, level } => self.grant(chair, card, level, log),
            Task::Pairs { chair } => self.pass_tea(chair, log),
            Task::Advance { track, points } => self.move_marker(track, points, log),
            Task::Climb { track, left } => self.climb(track, left),
            Task::Count { chair } => self.score_chapter(chair, log),
            _question => unreachable!("a question waits for an answer"),
        }
    }
}
