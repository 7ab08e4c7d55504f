//! Ronin under the contract.

use tabletop::{Game, IllegalChoice, Log, Rng, Seed, SetupError, StateError, Status, Viewer};

use crate::{Choice, Decision, Event, Ronin, Setup, View};

impl Game for Ronin {
    type Setup = Setup;
    type Decision = Decision;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const ID: &'static str = "ronin";
    const RULES: u32 = 4;

    fn start(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<Self, SetupError> {
        Self::deal(setup, seed, log)
    }

    fn seats(&self) -> u8 {
        self.humans
    }

    fn status(&self) -> Status<Decision> {
        let asked = self.agenda.peek().and_then(|task| {
            let seat = task.asks().and_then(|chair| self.seat(chair))?;
            Some(Status::Awaiting { seat, decision: self.decision(task)? })
        });
        asked.unwrap_or_else(|| Status::Over(self.outcome()))
    }

    fn list_legal(&self, choices: &mut Vec<Choice>) {
        if let Some(task) = self.agenda.peek() {
            self.list(task, choices);
        }
    }

    fn play(&mut self, choice: &Choice, log: &mut Log<Event>) {
        let task = self.agenda.pop().unwrap_or_else(|| panic!("the game is over: {choice}"));
        self.answer(task, *choice, log);
        self.run(log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        self.imagine(viewer, rng)
    }

    fn census(&self) -> Vec<u32> {
        self.count_pieces()
    }

    fn check(&self) -> Result<(), StateError> {
        self.find_fault().map_or(Ok(()), |fault| Err(StateError(fault)))
    }

    fn check_dealt(&self, dealt: &Self) -> Result<(), StateError> {
        let table = |game: &Self| (game.humans, game.side, game.season);
        if table(self) == table(dealt) {
            Ok(())
        } else {
            Err(StateError("The set-up is for another table than the position.".to_owned()))
        }
    }

    fn why_not(&self, choice: &Choice) -> IllegalChoice {
        self.explain(*choice)
    }
}
