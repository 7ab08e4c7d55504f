//! What lies on the table and what may be done with it, from what may be known. Pure and without
//! words, so that it is tested without a browser.

mod at;
mod click;
mod gesture;
pub mod recap;
pub mod reckon;
#[cfg(test)]
mod tests;

use ::ronin::{Card, Chair, ChairView, Choice, Decision, Ronin, Side, Stage, Track, View};
use tabletop::{Seat, Status};

use crate::scene::{Shared, Sight};
use reckon::{Before, Lying};

pub use at::{At, Sheet};
pub use click::{Step, click};
pub use gesture::{Gesture, gesture};

/// The whole table as one of its sides sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// Who sits at the near side.
    pub us: Chair,
    /// What may be known.
    pub view: Shared<View>,
    /// Who is asked what, whoever that is.
    pub asked: Option<(Seat, Decision)>,
    /// What may be answered here and now; empty, if nothing is asked of a person at this screen.
    pub legal: Vec<Choice>,
    /// How each of these answers is given on the table.
    pub gestures: Vec<Gesture>,
}

/// A button of the status line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Gives this answer.
    Choose(Choice),
    /// Shows the abilities.
    Abilities,
}

/// How the table is laid: what is in use is unrolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Setup,
    Draft,
    Play,
    Tea,
    Keep,
}

impl Part {
    /// As the style sheet knows it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Draft => "draft",
            Self::Play => "play",
            Self::Tea => "tea",
            Self::Keep => "keep",
        }
    }
}

/// What this viewer sees, with the chair of this seat at the near side.
pub fn model(sight: &Sight<Ronin>, us: Seat) -> Model {
    let asked = match sight.status {
        Status::Awaiting { seat, decision } => Some((seat, decision)),
        Status::Over(_) => None,
    };
    let view = sight.view.clone();
    let is_ours = asked.is_some_and(|(seat, _)| seat == us);
    let legal = if is_ours { sight.legal.clone() } else { Vec::new() };
    let gestures = (0..legal.len()).map(|place| gesture(&legal, place)).collect();
    let chair = view.chairs.iter().position(|chair| chair.seat == Some(us)).unwrap_or(0);
    let us = Chair(u8::try_from(chair).unwrap_or(0));
    Model { us, view, asked, legal, gestures }
}

impl Model {
    /// What lies before somebody.
    pub fn of(&self, chair: Chair) -> &ChairView {
        &self.view.chairs[chair.index()]
    }

    /// What lies before us.
    pub fn own(&self) -> &ChairView {
        self.of(self.us)
    }

    /// The same as effects see it.
    pub fn before(&self) -> Before {
        let timeline = self.own().timeline.iter().copied().map(Lying::of).collect();
        Before { timeline, pool: self.own().pool }
    }

    /// How many chairs there are.
    pub fn chairs(&self) -> u8 {
        u8::try_from(self.view.chairs.len()).unwrap_or(3)
    }

    /// The neighbour on a side.
    pub fn beside(&self, side: Side) -> Chair {
        self.us.neighbour(side, self.chairs())
    }

    /// The own track on a side.
    pub fn track(&self, side: Side) -> &Track {
        &self.view.tracks[usize::from(self.us.track(side, self.chairs()))]
    }

    /// The marker of the lower of the own tracks.
    pub fn lower(&self) -> u8 {
        self.track(Side::Left).marker.min(self.track(Side::Right).marker)
    }

    /// What is asked of a person here and now.
    pub fn decision(&self) -> Option<Decision> {
        self.asked.filter(|_| !self.legal.is_empty()).map(|(_, decision)| decision)
    }

    /// How many slots there are for cards of this turn.
    pub fn slots(&self) -> usize {
        match self.decision() {
            Some(Decision::Play { cards } | Decision::Keep { cards }) => cards.into(),
            _ => self.own().plays.into(), // tidy: listens: for what lays cards
        }
    }

    /// The hand cards that lie in the slots: marked, or chosen already.
    pub fn laid(&self, marks: &[At]) -> Vec<Card> {
        match self.decision() {
            Some(Decision::Play { .. }) => marked_cards(marks),
            _ if self.view.stage == Stage::Choose => self.own().chosen.clone(),
            _ => Vec::new(), // tidy: listens: for cards that are laid
        }
    }

    /// The side of the track that is asked about.
    pub fn asked_side(&self, moved: Option<u8>) -> Option<Side> {
        let by_track = || {
            let track = moved?;
            Side::ALL.into_iter().find(|side| self.us.track(*side, self.chairs()) == track)
        };
        match self.decision()? {
            Decision::Bonus { side, .. } => Some(side),
            Decision::Split { .. }
            | Decision::Path { .. }
            | Decision::Again
            | Decision::Trade { .. }
            | Decision::Mend { .. }
                if matches!(self.view.stage, Stage::Tea | Stage::HeadStart) =>
            {
                by_track()
            }
            _ => None, // tidy: listens: for the questions of a track
        }
    }

    /// How the table is laid.
    pub fn part(&self, moved: Option<u8>) -> Part {
        if self.asked_side(moved).is_some() {
            return Part::Tea;
        }
        match self.view.stage {
            Stage::Characters | Stage::Automas | Stage::Boards | Stage::Deal => Part::Setup,
            Stage::HeadStart | Stage::Refill | Stage::Draft | Stage::Order => Part::Draft,
            Stage::Keep | Stage::RevealKept | Stage::KeptEffects | Stage::NextChapter => Part::Keep,
            _ => Part::Play,
        }
    }

    /// Everything that pointing at would bring one nearer to an answer.
    pub fn lit(&self, marks: &[At]) -> Vec<At> {
        let mut lit: Vec<At> = Vec::new();
        for at in self.gestures.iter().flat_map(|gesture| gesture.spots.iter().copied()) {
            if !lit.contains(&at) && !marks.contains(&at) && self.is_lit(marks, at) {
                lit.push(at);
            }
        }
        lit
    }

    /// Beside an ability only its targets are lit, and its targets only beside it.
    fn is_lit(&self, marks: &[At], at: At) -> bool {
        let fresh = |joined: &Vec<At>| joined.contains(&at) && joined.len() > 1;
        match at {
            At::Kind(_) | At::Arrow | At::Into(_) | At::Colour(_) => {
                !marks.is_empty() && self.join(marks, at).as_ref().is_some_and(fresh)
            }
            _ if matches!(marks.first(), Some(At::Ability(_))) => {
                self.join(marks, at).as_ref().is_some_and(fresh)
            }
            _ => {
                let alone = |gesture: &Gesture| match gesture.spots.first() {
                    Some(At::Ability(_)) => gesture.spots[0] == at,
                    _ => gesture.spots.contains(&at),
                };
                self.gestures.iter().any(alone)
            }
        }
    }
}

/// The cards among what is marked.
pub fn marked_cards(marks: &[At]) -> Vec<Card> {
    let card = |at: &At| match at {
        At::Card(card) => Some(*card),
        _ => None,
    };
    marks.iter().filter_map(card).collect()
}

/// What each player has that everybody may see, by seat.
pub fn standing(view: &View) -> Vec<Vec<String>> {
    let seated = view.chairs.iter().filter(|chair| chair.seat.is_some());
    seated.map(|chair| vec![chair.vp.to_string()]).collect()
}
