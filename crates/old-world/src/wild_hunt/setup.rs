//! What is decided before a hunt (WH-SETUP-18).

use serde::{Deserialize, Serialize};
use tabletop::{
    BySeat, Form, OptionKind, OptionModel, Scope, Seat, SetupError, SetupForm, SetupModel,
};

use crate::versus::{self, Boards, FirstPlayer};
use crate::world::rider::Rider;
use crate::world::round_board::Difficulty;
use crate::world::school::School;
use crate::world::slug::Slug;

/// Who plays against whom, and how hard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// WH-D-RIDER.
    pub rider: Rider,
    /// WH-D-DIFF.
    pub difficulty: Difficulty,
    /// WH-JNT-2: the tie seat; none is the last one.
    pub tie: Option<Seat>,
    /// WH-SETUP-19.
    pub first: FirstPlayer,
    /// OW-SETUP-7.
    pub boards: Boards,
    /// The school fixed for a seat, if any; there are as many entries as players.
    pub schools: BySeat<Option<School>>,
}

impl Setup {
    /// The usual game for so many.
    pub fn for_players(seats: u8) -> Self {
        Self {
            rider: Rider::Nithral,
            difficulty: Difficulty::Standard,
            tie: None,
            first: FirstPlayer::Random,
            boards: Boards::Drawn,
            schools: BySeat::from_fn(seats, |_| None),
        }
    }

    /// What it has in common with the base game.
    fn table(&self) -> versus::Setup {
        versus::Setup {
            first: self.first,
            boards: self.boards,
            schools: self.schools.clone(),
            puzzle: None,
        }
    }

    /// The seat that decides on a tie.
    pub(crate) fn tie_seat(&self) -> Seat {
        self.tie.unwrap_or(Seat(self.schools.seats().saturating_sub(1)))
    }

    pub(crate) fn check(&self) -> Result<(), SetupError> {
        self.table().check()?;
        if self.tie.is_some_and(|tie| tie.0 >= self.schools.seats()) {
            return Err(SetupError::new("tie-seat", "Nobody sits at the seat that decides ties.")
                .citing("WH-JNT-2")
                .at("tie"));
        }
        Ok(())
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::for_players(2)
    }
}

const TIES: [&str; 6] = ["last", "1", "2", "3", "4", "5"];

impl SetupForm for Setup {
    fn model() -> SetupModel {
        let pick = |id, default, values: Vec<&'static str>| OptionModel {
            id,
            scope: Scope::Table,
            kind: OptionKind::Pick { default: vec![default], values },
        };
        let mut model = versus::Setup::model();
        let own = [
            pick("rider", "nithral", Rider::ALL.map(Slug::slug).to_vec()),
            pick("difficulty", "standard", Difficulty::ALL.map(Slug::slug).to_vec()),
            pick("tie", "last", TIES.to_vec()),
        ];
        model.options.splice(0..0, own);
        model
    }

    fn from_form(form: &Form) -> Result<Self, SetupError> {
        let model = Self::model();
        let answer = |id: &str| {
            let option = model.options.iter().find(|option| option.id == id);
            form.answer(option.expect("an option of the model"), Seat(0))
        };
        let seat = answer("tie").parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        let base: Vec<&str> =
            versus::Setup::model().options.iter().map(|option| option.id).collect();
        let mut table = form.clone();
        table.answers.retain(|key, _| base.contains(&key.split('.').next().unwrap_or_default()));
        let table = versus::Setup::from_form(&table)?;
        let setup = Self {
            rider: Rider::from_slug(&answer("rider")).unwrap_or(Rider::Nithral),
            difficulty: Difficulty::from_slug(&answer("difficulty"))
                .unwrap_or(Difficulty::Standard),
            tie: seat.map(Seat),
            first: table.first,
            boards: table.boards,
            schools: table.schools,
        };
        setup.check()?;
        Ok(setup)
    }

    fn to_form(&self) -> Form {
        let tie = self.tie.map_or_else(|| "last".to_owned(), |seat| (seat.0 + 1).to_string());
        let mut form = self.table().to_form();
        form.answers.extend([
            ("rider".to_owned(), self.rider.slug().to_owned()),
            ("difficulty".to_owned(), self.difficulty.slug().to_owned()),
            ("tie".to_owned(), tie),
        ]);
        form
    }
}
