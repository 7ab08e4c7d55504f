//! What is decided before a game.

use serde::{Deserialize, Serialize};
use tabletop::{
    BySeat, Form, OptionKind, OptionModel, Scope, Seat, SetupError, SetupForm, SetupModel,
};

use crate::puzzle::Puzzle;
use crate::world::school::School;
use crate::world::slug::Slug;

/// OW-SETUP: who plays, who begins, how boards are chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// OW-SETUP-6.
    pub first: FirstPlayer,
    /// OW-SETUP-7.
    pub boards: Boards,
    /// The school fixed for a seat, if any; there are as many entries as players.
    pub schools: BySeat<Option<School>>,
    /// A puzzle, laid out instead of a deal: then nothing else counts. Records and links carry it;
    /// no page asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<Puzzle>,
}

/// OW-SETUP-6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstPlayer {
    /// Chance decides.
    Random,
    /// Seat 1 begins.
    SeatOne,
}

/// OW-SETUP-7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boards {
    /// Two are drawn, one is kept.
    Drawn,
    /// Any board not yet taken.
    Free,
}

impl Setup {
    /// The usual game for so many.
    pub fn for_players(seats: u8) -> Self {
        Self {
            first: FirstPlayer::Random,
            boards: Boards::Drawn,
            schools: BySeat::from_fn(seats, |_| None),
            puzzle: None,
        }
    }

    /// A puzzle, with its schools for the look of it.
    pub fn of(puzzle: Puzzle) -> Self {
        let schools = BySeat::from(puzzle.schools().map(Some).to_vec());
        Self { schools, puzzle: Some(puzzle), ..Self::for_players(2) }
    }

    /// For set-ups that did not come through the form.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if self.schools.seats_checked().is_none() {
            return Err(SetupError::new("seats", "This game is for 1 to 5 players.").at("seats"));
        }
        Self::model().check(&self.to_form())?;
        for (seat, school) in self.schools.iter() {
            let twice = self.schools.iter().any(|(other, its)| other < seat && its == school);
            if school.is_some() && twice {
                return Err(SetupError::new("school-twice", "Two players have the same school.")
                    .citing("OW-SETUP-7")
                    .at(format!("school.{}", seat.0 + 1)));
            }
        }
        Ok(())
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::for_players(2)
    }
}

impl SetupForm for Setup {
    fn model() -> SetupModel {
        let mut schools = vec!["any"];
        schools.extend(School::ALL.map(Slug::slug));
        let pick = |id, scope, values: Vec<&'static str>| OptionModel {
            id,
            scope,
            kind: OptionKind::Pick { default: vec![values[0]], values },
        };
        SetupModel {
            min_seats: 1,
            max_seats: 5,
            default_seats: 2,
            options: vec![
                pick("first", Scope::Table, vec!["random", "seat-1"]),
                pick("boards", Scope::Table, vec!["drawn", "free"]),
                pick("school", Scope::Seat, schools),
            ],
        }
    }

    fn from_form(form: &Form) -> Result<Self, SetupError> {
        let model = Self::model();
        let answer = |id: &str, seat| {
            let option = model.options.iter().find(|option| option.id == id);
            form.answer(option.expect("an option of the model"), seat)
        };
        let setup = Self {
            first: match answer("first", Seat(0)).as_str() {
                "seat-1" => FirstPlayer::SeatOne,
                _ => FirstPlayer::Random,
            },
            boards: match answer("boards", Seat(0)).as_str() {
                "free" => Boards::Free,
                _ => Boards::Drawn,
            },
            schools: BySeat::from_fn(form.seats, |seat| School::from_slug(&answer("school", seat))),
            puzzle: None,
        };
        setup.check()?;
        Ok(setup)
    }

    fn of_puzzle(slug: &str) -> Option<Self> {
        Puzzle::from_slug(slug).map(Self::of)
    }

    fn to_form(&self) -> Form {
        if let Some(puzzle) = self.puzzle {
            return Form::of_puzzle(self.schools.seats(), puzzle.slug());
        }
        let first = match self.first {
            FirstPlayer::Random => "random",
            FirstPlayer::SeatOne => "seat-1",
        };
        let boards = match self.boards {
            Boards::Drawn => "drawn",
            Boards::Free => "free",
        };
        let table =
            [("first".to_owned(), first.to_owned()), ("boards".to_owned(), boards.to_owned())];
        let schools = self.schools.iter().map(|(seat, school)| {
            let name = school.map_or("any", Slug::slug);
            (format!("school.{}", seat.0 + 1), name.to_owned())
        });
        Form::of(self.schools.seats(), table.into_iter().chain(schools))
    }
}
