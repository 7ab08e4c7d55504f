//! The contract: Wild Hunt as a [`Game`].

use serde::{Deserialize, Serialize};
use tabletop::{
    Game, IllegalChoice, Log, Outcome, Rng, Seed, SetupError, StateError, Status, Viewer,
};

use super::hunt::Hunt;
use super::setup::Setup;
use crate::play::{Choice, Decision, Event, OldWorld, Task, View};

/// A game of Wild Hunt: the state of the engine, with a hunt in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WildHunt(pub(crate) OldWorld);

impl WildHunt {
    /// The table, as the engine knows it.
    pub const fn table(&self) -> &OldWorld {
        &self.0
    }

    /// The same table, if a hunt goes on there.
    pub fn of(table: OldWorld) -> Option<Self> {
        table.hunt().is_some().then_some(Self(table))
    }

    /// What the hunt adds.
    pub fn hunt(&self) -> &Hunt {
        self.0.the_hunt()
    }
}

impl Game for WildHunt {
    type Setup = Setup;
    type Decision = Decision;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const ID: &'static str = "wild-hunt";
    const RULES: u32 = 1;

    fn start(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<Self, SetupError> {
        OldWorld::deal_hunt(setup, seed, log).map(Self)
    }

    fn seats(&self) -> u8 {
        self.0.seat_count()
    }

    fn status(&self) -> Status<Decision> {
        match self.0.agenda.peek() {
            Some(Task::Ask(seat, decision)) => {
                Status::Awaiting { seat: *seat, decision: *decision }
            }
            _ => Status::Over(self.outcome()),
        }
    }

    fn list_legal(&self, choices: &mut Vec<Choice>) {
        self.0.list_all(choices);
    }

    fn play(&mut self, choice: &Choice, log: &mut Log<Event>) {
        self.0.carry_out(*choice, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.0.seen_by(viewer)
    }

    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        Self(self.0.imagined_by(viewer, rng))
    }

    fn census(&self) -> Vec<u32> {
        self.0.pieces()
    }

    fn check(&self) -> Result<(), StateError> {
        if self.0.hunt().is_none() {
            return Err(StateError("Nobody is hunted here.".to_owned()));
        }
        self.0.check_state().map_err(StateError)
    }

    fn check_dealt(&self, dealt: &Self) -> Result<(), StateError> {
        let (hunt, told) = (self.hunt(), dealt.hunt());
        let same =
            hunt.rider == told.rider && hunt.difficulty == told.difficulty && hunt.tie == told.tie;
        if same { Ok(()) } else { Err(StateError("The set-up names another hunt.".to_owned())) }
    }

    fn why_not(&self, choice: &Choice) -> IllegalChoice {
        self.0.explain(*choice)
    }
}

impl WildHunt {
    /// WH-FIN-18, WH-FIN-20, WH-FIN-21: all win or all lose, and there is no score.
    fn outcome(&self) -> Outcome {
        let place = if self.hunt().won == Some(true) { 1 } else { 2 };
        let players = self.0.players();
        Outcome { places: players.map(|_, _| place), scores: players.map(|_, _| 0) }
    }
}
