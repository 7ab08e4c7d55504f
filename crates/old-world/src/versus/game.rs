//! The contract: Old World as a [`Game`].

use tabletop::{
    BySeat, Game, IllegalChoice, Log, Outcome, Rng, Seed, SetupError, StateError, Status, Viewer,
};

use super::setup::Setup;
use crate::play::{Choice, Decision, Event, OldWorld, Task, View};
use crate::puzzle::Puzzle;

impl Game for OldWorld {
    type Setup = Setup;
    type Decision = Decision;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const ID: &'static str = "old-world";
    const RULES: u32 = 2;

    fn start(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<Self, SetupError> {
        Self::deal(setup, seed, log)
    }

    fn seats(&self) -> u8 {
        self.players.seats()
    }

    fn status(&self) -> Status<Decision> {
        match self.agenda.peek() {
            Some(Task::Ask(seat, decision)) => {
                Status::Awaiting { seat: *seat, decision: *decision }
            }
            _ => Status::Over(self.outcome()),
        }
    }

    fn list_legal(&self, choices: &mut Vec<Choice>) {
        self.list_all(choices);
    }

    fn play(&mut self, choice: &Choice, log: &mut Log<Event>) {
        self.carry_out(*choice, log);
        self.judge_puzzle();
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        self.imagined_by(viewer, rng)
    }

    fn census(&self) -> Vec<u32> {
        self.pieces()
    }

    fn check(&self) -> Result<(), StateError> {
        self.check_state().map_err(StateError)
    }

    fn why_not(&self, choice: &Choice) -> IllegalChoice {
        self.explain(*choice)
    }
}

impl OldWorld {
    /// OW-REP-5: the winner, then by reputation, trophies, level and gold. OW-REP-6: a lone witcher
    /// whose time is up has not won. A puzzle is won by solving it.
    fn outcome(&self) -> Outcome {
        let scores = self.players.map(|_, own| i32::from(own.reputation));
        if let Some(puzzle) = self.puzzle {
            let own = if puzzle.goal().is_reached(self) { 1 } else { 2 };
            let place = |seat| if seat == Puzzle::PLAYER { own } else { 3 - own };
            return Outcome { places: self.players.map(|seat, _| place(seat)), scores };
        }
        if self.is_solo() && self.winner.is_none() {
            return Outcome { places: self.players.map(|_, _| 2), scores };
        }
        let keys = self.players.map(|seat, own| {
            (self.winner == Some(seat), own.reputation, own.trophies(), own.level, own.gold)
        });
        let places: BySeat<u8> = keys.map(|_, own| {
            let better = keys.values().filter(|other| *other > own).count();
            u8::try_from(better + 1).expect("at most five seats")
        });
        Outcome { places, scores }
    }
}
