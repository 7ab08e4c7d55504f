//! The buttons of the status line: answers that are no thing on the table, and those of what stands
//! where one is. At most three; the list of choices has them all.

use ::old_world::versus::{Choice, Decision};

use super::super::hunt;
use super::click::{Many, Step, many};
use super::{At, Model};

/// How many buttons there is room for.
const MOST: usize = 3;

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Gives this answer.
    Choose(Choice),
    /// Gives the answers that are marked, and then says that it is enough, if that must be said.
    Marked(usize),
    /// Puts what is marked back.
    PutBack,
}

impl Model {
    /// The buttons, the one that goes on last.
    pub fn acts(&self, marks: &[At]) -> Vec<Act> {
        let Some((_, decision)) = self.asked.filter(|_| !self.legal.is_empty()) else {
            return Vec::new();
        };
        let done = self.legal.contains(&Choice::Done).then_some(Act::Choose(Choice::Done));
        match many(decision) {
            Many::One => {}
            Many::Exactly(_) => return put_back(marks).into_iter().chain(done).collect(),
            Many::Asked(count) => {
                let enough = marks.len() == count.min(self.legal.len());
                let marked = enough.then_some(Act::Marked(marks.len()));
                return put_back(marks).into_iter().chain(marked).collect();
            }
            Many::UpTo(_) if marks.is_empty() => return done.into_iter().collect(),
            Many::UpTo(_) => {
                return put_back(marks).into_iter().chain([Act::Marked(marks.len())]).collect();
            }
        }
        if let Some(choice) = self.made_by(marks) {
            return put_back(marks).into_iter().chain([Act::Choose(choice)]).collect();
        }
        let is_button = |choice: &&Choice| is_button(decision, **choice);
        let mut buttons: Vec<Act> =
            self.legal.iter().filter(is_button).copied().map(Act::Choose).collect();
        // What goes on stays, whatever has no room.
        while buttons.len() + usize::from(!marks.is_empty()) > MOST {
            buttons.remove(buttons.len().saturating_sub(2));
        }
        put_back(marks).into_iter().chain(buttons).collect()
    }

    /// A button is pressed.
    pub(super) fn press(&self, marks: &[At], index: usize) -> Step {
        match self.acts(marks).get(index) {
            Some(Act::Choose(choice)) => Step::Choose(*choice),
            Some(Act::Marked(_)) => {
                let enough = self.legal.contains(&Choice::Done)
                    || matches!(self.asked, Some((_, Decision::Discard3)));
                let done = enough.then_some(Choice::Done);
                Step::ChooseAll(self.each(marks).into_iter().chain(done).collect())
            }
            Some(Act::PutBack) => Step::Mark(Vec::new()),
            None => Step::Look,
        }
    }
}

fn put_back(marks: &[At]) -> Option<Act> {
    (!marks.is_empty()).then_some(Act::PutBack)
}

/// Is this answer worth a button? Everything else is pointed at.
const fn is_button(decision: Decision, choice: Choice) -> bool {
    match choice {
        Choice::End | Choice::Done | Choice::Act | Choice::Quest(_) | Choice::Poker(_) => true,
        Choice::Fight(_) => matches!(decision, Decision::Phase2 | Decision::Hunt(_)),
        Choice::Explore(_) | Choice::Meditate(_) => matches!(decision, Decision::Phase2),
        Choice::Reroll(faces) => faces[0] == 0,
        Choice::Board(_)
        | Choice::Slot2(_)
        | Choice::Raise(_)
        | Choice::Lower(_)
        | Choice::Move(..)
        | Choice::Discard(_)
        | Choice::Destroy(_)
        | Choice::Take(_)
        | Choice::Remove(_)
        | Choice::Track(_)
        | Choice::Trail(_)
        | Choice::Pour(_)
        | Choice::Duel(_)
        | Choice::CashIn(_)
        | Choice::Option(_)
        | Choice::Bet(_)
        | Choice::Use(_)
        | Choice::Add(..)
        | Choice::Half(_)
        | Choice::Buy(_)
        | Choice::Pick(_)
        | Choice::DiscardAttack(_)
        | Choice::Next(_)
        | Choice::NextAttack(_) => false,
        Choice::Hunt(choice) => hunt::is_button(choice),
    }
}
