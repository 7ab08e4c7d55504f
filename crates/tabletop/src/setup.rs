//! Set-ups as forms: one model from which every set-up page, seed link and example is made.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, SetupError};

/// What can be chosen before a game starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SetupModel {
    /// The fewest players.
    pub min_seats: u8,
    /// The most players.
    pub max_seats: u8,
    /// The number offered first.
    pub default_seats: u8,
    /// The options, in the order in which they are asked.
    pub options: Vec<OptionModel>,
}

/// One question of the set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionModel {
    /// Its slug.
    pub id: &'static str,
    /// Asked once, or once for each seat.
    pub scope: Scope,
    /// What may be answered.
    pub kind: OptionKind,
}

/// Whom a question concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// The whole table.
    Table,
    /// Each seat for itself.
    Seat,
}

/// The kind of answer a question takes, with the answer assumed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum OptionKind {
    /// `on` or `off`.
    Toggle {
        /// Assumed.
        default: bool,
    },
    /// One of these slugs.
    Pick {
        /// What there is to pick from.
        values: Vec<&'static str>,
        /// Assumed, by the seat's number where it differs (`default[seat % len]`).
        default: Vec<&'static str>,
    },
    /// A whole number.
    Number {
        /// The least.
        min: u32,
        /// The most.
        max: u32,
        /// Assumed.
        default: u32,
    },
    /// Anything the game itself can read, such as a deck list.
    Text {
        /// Assumed, by the seat's number where it differs (`default[seat % len]`).
        default: Vec<String>,
    },
}

impl OptionKind {
    /// The answer assumed for a seat.
    pub fn default_for(&self, seat: Seat) -> String {
        match self {
            Self::Toggle { default } => if *default { "on" } else { "off" }.to_owned(),
            Self::Pick { default, .. } => default[seat.index() % default.len()].to_owned(),
            Self::Number { default, .. } => default.to_string(),
            Self::Text { default } => default[seat.index() % default.len()].clone(),
        }
    }

    fn accepts(&self, answer: &str) -> bool {
        match self {
            Self::Toggle { .. } => matches!(answer, "on" | "off"),
            Self::Pick { values, .. } => values.contains(&answer),
            Self::Number { min, max, .. } => {
                answer.parse::<u32>().is_ok_and(|number| (*min..=*max).contains(&number))
            }
            Self::Text { .. } => true,
        }
    }
}

/// A filled-in form: the number of seats and the answers by key (`stones`, or `deck.2` for what
/// seat 2 answered). Answers left out are the assumed ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Form {
    /// How many play.
    pub seats: u8,
    /// The answers given.
    #[serde(default)]
    pub answers: BTreeMap<String, String>,
}

/// The key of a puzzle's name: in no model, so that no page asks for it.
const PUZZLE: &str = "puzzle";

impl Form {
    /// With these answers. They are put in one by one: to collect a map, the standard library would sort them first, by
    /// code that the page can do without.
    pub fn of(seats: u8, answers: impl IntoIterator<Item = (String, String)>) -> Self {
        let mut form = Self { seats, answers: BTreeMap::new() };
        for (key, answer) in answers {
            form.answers.insert(key, answer);
        }
        form
    }

    /// A puzzle that is laid out instead of a deal, by its name.
    pub fn of_puzzle(seats: u8, slug: &str) -> Self {
        Self::of(seats, [(PUZZLE.to_owned(), slug.to_owned())])
    }

    /// The name of the puzzle the form asks for.
    pub fn puzzle(&self) -> Option<&str> {
        self.answers.get(PUZZLE).map(String::as_str)
    }

    /// The key under which an option is answered.
    pub fn key(option: &OptionModel, seat: Seat) -> String {
        match option.scope {
            Scope::Table => option.id.to_owned(),
            Scope::Seat => format!("{}.{}", option.id, seat.0 + 1),
        }
    }

    /// The answer to an option, the assumed one if none was given.
    pub fn answer(&self, option: &OptionModel, seat: Seat) -> String {
        self.answers
            .get(&Self::key(option, seat))
            .cloned()
            .unwrap_or_else(|| option.kind.default_for(seat))
    }
}

impl SetupModel {
    /// The form with nothing changed.
    pub fn blank(&self) -> Form {
        Form { seats: self.default_seats, answers: BTreeMap::new() }
    }

    /// Every key a form for so many seats may have, with its option and seat.
    pub fn questions(&self, seats: u8) -> Vec<(String, &OptionModel, Seat)> {
        let mut questions = Vec::new();
        for option in &self.options {
            let asked = if option.scope == Scope::Table { 1 } else { seats };
            questions.extend(Seat::all(asked).map(|seat| (Form::key(option, seat), option, seat)));
        }
        questions
    }

    /// Checks a form against the model: the number of seats, unknown keys, answers out of range.
    pub fn check(&self, form: &Form) -> Result<(), SetupError> {
        debug_assert!(self.max_seats <= MAX_SEATS);
        if !(self.min_seats..=self.max_seats).contains(&form.seats) {
            let (min, max) = (self.min_seats, self.max_seats);
            return Err(SetupError::new(
                "seats",
                format!("This game is for {min} to {max} players, not {}.", form.seats),
            )
            .at("seats"));
        }
        let questions = self.questions(form.seats);
        for (key, answer) in &form.answers {
            let Some((_, option, _)) = questions.iter().find(|(known, ..)| known == key) else {
                return Err(SetupError::new(
                    "unknown-option",
                    format!("There is no option “{key}”."),
                )
                .at(key.as_str()));
            };
            if !option.kind.accepts(answer) {
                return Err(SetupError::new(
                    "bad-answer",
                    format!("“{answer}” is not a possible answer to “{key}”."),
                )
                .at(key.as_str()));
            }
        }
        Ok(())
    }

    /// Leaves out the answers that are assumed anyway, so that links stay short.
    #[must_use]
    pub fn abridge(&self, form: &Form) -> Form {
        let mut short = form.clone();
        for (key, option, seat) in self.questions(form.seats) {
            if short.answers.get(&key) == Some(&option.kind.default_for(seat)) {
                short.answers.remove(&key);
            }
        }
        short
    }
}

/// A game's set-up, made from and written as a form.
pub trait SetupForm: Sized {
    /// What can be chosen.
    fn model() -> SetupModel;

    /// The set-up a checked form describes. Call [`SetupForm::read`], which checks first.
    fn from_form(form: &Form) -> Result<Self, SetupError>;

    /// The form that describes this set-up.
    fn to_form(&self) -> Form;

    /// The set-up that lays out the puzzle of that name, where the game has puzzles.
    fn of_puzzle(_slug: &str) -> Option<Self> {
        None
    }

    /// Checks a form and makes the set-up of it. A puzzle is a whole set-up: whatever else the form
    /// says is not asked.
    fn read(form: &Form) -> Result<Self, SetupError> {
        let Some(slug) = form.puzzle() else {
            Self::model().check(form)?;
            return Self::from_form(form);
        };
        let unknown = || SetupError::new("unknown-puzzle", format!("There is no puzzle “{slug}”."));
        Self::of_puzzle(slug).ok_or_else(|| unknown().at(PUZZLE))
    }
}
