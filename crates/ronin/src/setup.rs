//! What is decided before a game (RO-SETUP-12, RO-D0, RO-D13).

use serde::{Deserialize, Serialize};
use tabletop::{Form, OptionKind, OptionModel, Scope, Seat, SetupError, SetupForm, SetupModel};

use crate::Puzzle;
use crate::slug::slugged;

slugged! {
    /// RO-D0: the side of the cooperation boards.
    BoardSide, "side of the boards" {
        /// The same on all boards.
        A = "a",
        /// Different on each.
        B = "b",
    }
}

slugged! {
    /// RO-D13: how hard a solo game is.
    Season, "season" {
        /// Easy.
        Summer = "summer",
        /// Normal.
        Autumn = "autumn",
        /// Hard.
        Winter = "winter",
    }
}

impl Season {
    /// RO-AUTO-5: the starting points on both tracks.
    pub const fn points(self) -> u8 {
        match self {
            Self::Summer => 4,
            Self::Autumn => 2,
            Self::Winter => 0,
        }
    }
}

/// A table: how many people, which side of the boards, and how hard it is alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many people play.
    pub players: u8,
    /// The side of the boards.
    pub side: BoardSide,
    /// For one player.
    pub season: Season,
    /// A puzzle, laid out instead of a deal: then nothing else counts. Records and links carry it;
    /// no page asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<Puzzle>,
}

impl Setup {
    /// A first game for so many: side A, autumn.
    pub const fn for_players(players: u8) -> Self {
        Self { players, side: BoardSide::A, season: Season::Autumn, puzzle: None }
    }

    /// A puzzle: a solo game, its last turn.
    pub const fn of(puzzle: Puzzle) -> Self {
        Self { season: Season::Winter, puzzle: Some(puzzle), ..Self::for_players(1) }
    }

    /// For set-ups that did not come through the form.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        Self::model().check(&self.to_form()).map_err(|error| error.citing("RO-SETUP-12"))
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::for_players(3)
    }
}

impl SetupForm for Setup {
    fn model() -> SetupModel {
        let pick = |id, values: Vec<&'static str>, default| OptionModel {
            id,
            scope: Scope::Table,
            kind: OptionKind::Pick { values, default: vec![default] },
        };
        SetupModel {
            min_seats: 1,
            max_seats: 5,
            default_seats: 3,
            options: vec![
                pick("side", BoardSide::ALL.map(BoardSide::slug).to_vec(), "a"),
                pick("season", Season::ALL.map(Season::slug).to_vec(), "autumn"),
            ],
        }
    }

    fn from_form(form: &Form) -> Result<Self, SetupError> {
        let model = Self::model();
        let answer = |place: usize| form.answer(&model.options[place], Seat(0));
        Ok(Self {
            players: form.seats,
            side: BoardSide::from_slug(&answer(0)).expect("the form was checked"),
            season: Season::from_slug(&answer(1)).expect("the form was checked"),
            puzzle: None,
        })
    }

    fn of_puzzle(slug: &str) -> Option<Self> {
        Puzzle::from_slug(slug).map(Self::of)
    }

    fn to_form(&self) -> Form {
        if let Some(puzzle) = self.puzzle {
            return Form::of_puzzle(self.players, puzzle.slug());
        }
        let answers = [("side", self.side.slug()), ("season", self.season.slug())];
        let answers = answers.map(|(key, answer)| (key.to_owned(), answer.to_owned()));
        Form::of(self.players, answers)
    }
}
