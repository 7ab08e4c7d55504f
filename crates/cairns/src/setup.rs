//! What is decided before a game of Cairns.

use serde::{Deserialize, Serialize};
use tabletop::{Form, OptionKind, OptionModel, Scope, Seat, SetupError, SetupForm, SetupModel};

/// CA-SETUP-1, CA-SETUP-2.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// How many cairns there are.
    pub cairns: u8,
    /// How many stones the first one holds.
    pub stones: u16,
    /// How many more each further one holds.
    pub growth: u16,
    /// The most that may be taken at once; 0 is no limit.
    pub limit: u16,
    /// Do tokens lie under the cairns?
    pub tokens: bool,
}

impl Setup {
    /// CA-SETUP-1, for set-ups that did not come through the form.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        Self::model().check(&self.to_form()).map_err(|error| error.citing("CA-SETUP-1"))
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self { seats: 2, cairns: 3, stones: 3, growth: 1, limit: 0, tokens: true }
    }
}

impl SetupForm for Setup {
    fn model() -> SetupModel {
        let number = |id, min, max, default| OptionModel {
            id,
            scope: Scope::Table,
            kind: OptionKind::Number { min, max, default },
        };
        SetupModel {
            min_seats: 2,
            max_seats: 5,
            default_seats: 2,
            options: vec![
                number("cairns", 1, 6, 3),
                number("stones", 1, 400, 3),
                number("growth", 0, 50, 1),
                number("limit", 0, 400, 0),
                OptionModel {
                    id: "tokens",
                    scope: Scope::Table,
                    kind: OptionKind::Toggle { default: true },
                },
            ],
        }
    }

    fn from_form(form: &Form) -> Result<Self, SetupError> {
        let model = Self::model();
        let answer = |id: &str| {
            let option = model.options.iter().find(|option| option.id == id);
            form.answer(option.expect("an option of the model"), Seat(0))
        };
        let number = |id: &str| answer(id).parse().expect("the form was checked");
        Ok(Self {
            seats: form.seats,
            cairns: answer("cairns").parse().expect("the form was checked"),
            stones: number("stones"),
            growth: number("growth"),
            limit: number("limit"),
            tokens: answer("tokens") == "on",
        })
    }

    fn to_form(&self) -> Form {
        let tokens = if self.tokens { "on" } else { "off" };
        let answers = [
            ("cairns", self.cairns.to_string()),
            ("stones", self.stones.to_string()),
            ("growth", self.growth.to_string()),
            ("limit", self.limit.to_string()),
            ("tokens", tokens.to_owned()),
        ];
        Form::of(self.seats, answers.map(|(key, answer)| (key.to_owned(), answer)))
    }
}
