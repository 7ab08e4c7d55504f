//! What pointing at a thing means: marks are kept until they make an answer.

use ::ronin::{Card, Choice, Decision, Loss, Symbol};

use super::{Act, At, Model};

/// What follows from pointing at a thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing but being looked at.
    Look,
    /// These are marked now.
    Mark(Vec<At>),
    /// The answer is given.
    Choose(Choice),
    /// It was tried and is not possible.
    Refuse(Choice),
    /// It is laid open.
    Open(At),
    /// What is open is closed; what was to be read is read.
    GoOn,
}

/// Points at a thing while others may be marked. A finger shows a row before it takes it.
pub fn click(model: &Model, marks: &[At], at: At, by_finger: bool) -> Step {
    match at {
        At::Act(index) => return model.press(marks, index),
        At::Swap => return Step::Mark(marks.iter().rev().copied().collect()),
        At::Close => return Step::GoOn,
        At::Open(_) => return Step::Open(at),
        _ => {}
    }
    if model.legal.is_empty() {
        return open(at);
    }
    let at = model.meant(marks, at);
    if marks.contains(&at) {
        return match (model.made_by(marks), at) {
            (Some(choice), At::Row(_) | At::Top) => Step::Choose(choice),
            (_, At::Ability(_)) => Step::Mark(Vec::new()),
            _ => Step::Mark(marks.iter().copied().filter(|mark| *mark != at).collect()),
        };
    }
    let Some(marks) = model.join(marks, at) else { return model.refuse(at) };
    let shown_first = by_finger && matches!(at, At::Row(_) | At::Top) && marks.len() == 1;
    match model.made_by(&marks) {
        Some(choice) if !shown_first && !model.asks_twice(choice) => Step::Choose(choice),
        _ => Step::Mark(marks),
    }
}

/// What opens when nothing is asked of the thing.
const fn open(at: At) -> Step {
    match at {
        At::Chair(_) | At::Count(_) | At::Side(_) | At::Bowl(..) => Step::Open(at),
        _ => Step::Look,
    }
}

impl Model {
    /// A card of the offer stands for its row and a bowl for its track, unless they are meant.
    fn meant(&self, marks: &[At], at: At) -> At {
        if self.join(marks, at).is_some() {
            return at;
        }
        match at {
            At::Bowl(side, _) => At::Side(side),
            At::Card(card) => {
                let row = self.view.offer.iter().position(|row| row.cards.contains(&card));
                row.and_then(|row| u8::try_from(row + 1).ok()).map_or(at, At::Row)
            }
            other => other,
        }
    }

    /// Is it asked once more?
    fn asks_twice(&self, choice: Choice) -> bool {
        let place = self.legal.iter().position(|legal| *legal == choice);
        place.is_some_and(|place| self.gestures[place].twice)
    }

    /// The choice these marks make.
    pub fn made_by(&self, marks: &[At]) -> Option<Choice> {
        let made = |gesture: &super::Gesture| !marks.is_empty() && gesture.is_made_by(marks);
        self.gestures.iter().position(made).map(|place| self.legal[place])
    }

    /// The marks with one more: all of them, or without the last one, or beside the ability alone, or
    /// it alone. What is the only thing left to mark is marked with it.
    pub(super) fn join(&self, marks: &[At], at: At) -> Option<Vec<At>> {
        let last = marks.len().saturating_sub(1);
        let head = usize::from(matches!(marks.first(), Some(At::Ability(_))));
        [marks, &marks[..last], &marks[..head.min(marks.len())], &[]].into_iter().find_map(|kept| {
            let mut marks = kept.to_vec();
            marks.push(at);
            let mut open = self.gestures.iter().filter(|gesture| gesture.takes(&marks));
            let first = open.next()?;
            if open.next().is_none() && !first.ordered && matches!(marks[0], At::Ability(_)) {
                return Some(first.spots.clone());
            }
            Some(marks)
        })
    }

    /// Does it lie on the own timeline?
    fn is_own(&self, card: Card) -> bool {
        self.own().timeline.iter().any(|laid| laid.card == card)
    }

    /// What was tried by pointing here, if the rules can say why it is not possible.
    fn refuse(&self, at: At) -> Step {
        let tried = match (self.asked.map(|(_, decision)| decision), at) {
            (Some(Decision::Draft), At::Row(row)) => Some(Choice::Row(row)),
            (Some(Decision::Neighbour { .. }), At::Side(side)) => Some(Choice::Neighbour(side)),
            (Some(Decision::Track { .. }), At::Side(side)) => Some(Choice::Track(side)),
            // RO-EFF-8: a card of which nothing can be lost.
            (Some(Decision::Lose { .. }), At::Card(card)) if self.is_own(card) => {
                let symbol = card.def().symbols.first().copied().unwrap_or(Symbol::Combat);
                Some(Choice::Lose(symbol, Loss::Card(card)))
            }
            (_, At::Ability(ability)) => Some(Choice::Use(ability, ::ronin::Target::None)),
            _ => None, // tidy: listens: for what can be tried
        };
        tried.map_or_else(|| open(at), Step::Refuse)
    }

    /// The buttons of the status line, the one that goes on last.
    pub fn acts(&self, marks: &[At]) -> Vec<Act> {
        let has_uses = self.legal.iter().any(|choice| matches!(choice, Choice::Use(..)));
        let uses = (has_uses && marks.is_empty()).then_some(Act::Abilities);
        let made = self.made_by(marks).map(Act::Choose);
        let done = self.legal.contains(&Choice::Done) && made.is_none();
        let done = done.then_some(Act::Choose(Choice::Done));
        uses.into_iter().chain(made).chain(done).collect()
    }

    fn press(&self, marks: &[At], index: usize) -> Step {
        match self.acts(marks).get(index) {
            Some(Act::Choose(choice)) => Step::Choose(*choice),
            Some(Act::Abilities) => Step::Open(At::Open(super::Sheet::Own)),
            None => Step::Look,
        }
    }
}
