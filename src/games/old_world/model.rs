//! What lies on the table and what may be done with it, from what may be known. Pure and without
//! words, so that it is tested without a browser.

mod acts;
mod at;
mod click;
mod gesture;
mod spread;
mod tricks;

use ::old_world::versus::{Choice, Decision, PlayerView, View};
use ::old_world::world::effect::Attribute;
use ::old_world::world::school::School;
use ::old_world::world::source::Source;
use tabletop::{Game, Seat, Status};

use super::hunt;
use crate::scene::{Shared, Sight};

pub use acts::Act;
pub use at::{At, Way};
pub use click::{Step, click};
#[cfg(test)]
pub use gesture::own_dice;
pub use gesture::{Gesture, gesture, own_combo};
pub use spread::{Spread, spread};
pub use tricks::tricks;

/// The whole table as one of its sides sees it. Its parts look at what they need of it and settle
/// that, so that only what has changed is drawn anew.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// Whose board is the large one.
    pub us: Seat,
    /// What may be known.
    pub view: Shared<View>,
    /// Who is asked what, whoever that is.
    pub asked: Option<(Seat, Decision)>,
    /// What may be answered here and now; empty, if nothing is asked of a person at this screen.
    pub legal: Vec<Choice>,
    /// How each of these answers is given on the table.
    pub gestures: Vec<Gesture>,
}

/// What this viewer sees, with `us` at the near side.
pub fn model<G>(sight: &Sight<G>, us: Seat) -> Model
where
    G: Game<Decision = Decision, Choice = Choice, View = View>,
{
    let asked = match sight.status {
        Status::Awaiting { seat, decision } => Some((seat, decision)),
        Status::Over(_) => None,
    };
    of_parts(asked, sight.view.clone(), &sight.legal, us)
}

fn of_parts(
    asked: Option<(Seat, Decision)>,
    view: Shared<View>,
    legal: &[Choice],
    us: Seat,
) -> Model {
    let legal = if asked.is_some_and(|(seat, _)| seat == us) { legal.to_vec() } else { Vec::new() };
    let gestures = match asked {
        Some((seat, decision)) => {
            legal.iter().map(|choice| gesture(decision, *choice, &view, seat)).collect()
        }
        None => Vec::new(),
    };
    Model { us, view, asked, legal, gestures }
}

impl Model {
    /// The own witcher.
    pub fn own(&self) -> &PlayerView {
        &self.view.players[self.us]
    }

    /// What is asked of a person here and now.
    pub fn decision(&self) -> Option<Decision> {
        self.asked.filter(|_| !self.legal.is_empty()).map(|(_, decision)| decision)
    }

    /// How an answer is given.
    pub fn gesture_of(&self, choice: Choice) -> Option<&Gesture> {
        let at = self.legal.iter().position(|legal| *legal == choice)?;
        self.gestures.get(at)
    }

    /// Everything that pointing at would bring one nearer to an answer.
    pub fn lit(&self, marks: &[At]) -> Vec<At> {
        let mut lit: Vec<At> = Vec::new();
        let cards = self.own().hand.as_ref().map_or(0, Vec::len);
        let pays = matches!(self.decision(), Some(Decision::Buy)).then_some(0..cards);
        let spots =
            self.gestures.iter().flat_map(|gesture| gesture.spots.iter().flatten().copied());
        let slips = self.slips().map(At::Slip);
        for at in spots.chain(pays.into_iter().flatten().map(At::Hand)).chain(slips) {
            if !lit.contains(&at) && self.is_legal(marks, at) {
                lit.push(at);
            }
        }
        lit
    }

    /// The answers that are slips of paper of their own: every one, where a question of the hunt is laid
    /// before all.
    pub fn slips(&self) -> std::ops::Range<usize> {
        0..if self.decision().is_some_and(hunt::has_slips) { self.legal.len() } else { 0 }
    }

    /// Would pointing here bring one nearer to an answer?
    pub fn is_legal(&self, marks: &[At], at: At) -> bool {
        if self.legal.is_empty() || marks.contains(&at) {
            return false;
        }
        match click(self, marks, at) {
            Step::Mark(_) | Step::Choose(_) | Step::ChooseAll(_) => true,
            Step::Look | Step::Refuse(_) | Step::Open(_) => false,
        }
    }
}

/// Everything a witcher has won.
pub fn trophies(own: &PlayerView) -> impl Iterator<Item = Source> {
    let monsters = own.monsters.iter().copied().map(Source::MonsterTrophy);
    let medallions = School::ALL.into_iter().filter(|one| own.medallions[one.index()]);
    let masteries = Attribute::ALL.into_iter().filter(|one| own.masteries[one.index()]);
    monsters.chain(medallions.map(Source::Medallion)).chain(masteries.map(Source::Mastery))
}

/// Gives an answer by its gesture, as a person would, and says what came of it.
#[cfg(test)]
pub fn point_out(model: &Model, gesture: &Gesture) -> Option<Choice> {
    let mut marks: Vec<At> = Vec::new();
    for spot in &gesture.spots {
        // What there was no choice of is marked already.
        let Some(at) = spot.iter().copied().find(|at| !marks.contains(at)) else { continue };
        match click(model, &marks, at) {
            Step::Mark(now) => marks = now,
            Step::Choose(choice) => return Some(choice),
            Step::ChooseAll(choices) => return choices.first().copied(),
            _ => return None,
        }
    }
    model.made_by(&marks)
}

#[cfg(test)]
mod tests;
