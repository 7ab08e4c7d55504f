//! Gwent under the contract.

use tabletop::{
    BySeat, Game, IllegalChoice, Log, Outcome, Rng, Seed, SetupError, StateError, Status, Viewer,
};

use crate::state::{Awaited, SEATS};
use crate::task::Task;
use crate::{Choice, Decision, Event, Gwent, Return, Setup, View};

impl Game for Gwent {
    type Setup = Setup;
    type Decision = Decision;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const ID: &'static str = "gwent";
    const RULES: u32 = 1;

    fn start(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<Self, SetupError> {
        if let Some(puzzle) = setup.puzzle {
            return Ok(puzzle.lay_out(seed, log));
        }
        let decks = setup.legal_decks()?;
        Ok(Self::lay_out(setup.rules, decks, seed, log))
    }

    fn seats(&self) -> u8 {
        2
    }

    fn status(&self) -> Status<Decision> {
        match self.awaited {
            Some(Awaited { seat, decision }) => Status::Awaiting { seat, decision },
            None => Status::Over(self.outcome()),
        }
    }

    fn list_legal(&self, choices: &mut Vec<Choice>) {
        self.list(choices);
    }

    fn play(&mut self, choice: &Choice, log: &mut Log<Event>) {
        let Some(Awaited { seat, decision }) = self.awaited.take() else {
            panic!("the game is over: {choice}")
        };
        match (decision, *choice) {
            (Decision::WhoStarts, choice) => self.choose_starter(seat, choice, log),
            (Decision::Exchange, Choice::Exchange(kind)) => self.exchange_card(seat, kind, log),
            (Decision::Exchange, Choice::Keep) => self.finish_exchange(seat, log),
            (Decision::Turn, choice) => {
                self.agenda.push(Task::EndTurn);
                match choice {
                    Choice::Play { card, place } => self.play_from_hand(seat, card, place, log),
                    Choice::Leader => self.use_leader(seat, log),
                    Choice::Pass => self.pass(seat, false, log),
                    other => panic!("{other} answers no {decision:?}"),
                }
            }
            (Decision::Revive, Choice::Pick(unit)) => self.revive(seat, unit, false, log),
            (Decision::PlaceUnit { unit, cause }, Choice::Place(row)) => match cause {
                Return::Medic => self.play_revived(seat, unit, row, log),
                Return::Skellige { more } => self.place_home(seat, unit, row, more, log),
            },
            (Decision::PlaceMardroeme, Choice::Place(row)) => self.place_mardroeme(seat, row, log),
            (Decision::Pick(pick), choice) => self.pick(seat, pick, choice, log),
            (decision, choice) => panic!("{choice} answers no {decision:?}"),
        }
        self.run(log);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        self.imagine(viewer, rng)
    }

    fn census(&self) -> Vec<u32> {
        self.count_cards()
    }

    fn check(&self) -> Result<(), StateError> {
        self.find_fault().map_or(Ok(()), |fault| Err(StateError(fault)))
    }

    fn check_dealt(&self, dealt: &Self) -> Result<(), StateError> {
        self.find_fault_with(dealt).map_or(Ok(()), |fault| Err(StateError(fault)))
    }

    fn why_not(&self, choice: &Choice) -> IllegalChoice {
        self.explain_refusal(*choice)
    }
}

impl Gwent {
    /// GW-OVER-1/2: whoever has a token left has won; nobody does after a draw.
    fn outcome(&self) -> Outcome {
        let tokens = SEATS.map(|seat| i32::from(self.tokens(seat)));
        Outcome::by_score(BySeat::from(tokens.to_vec()))
    }
}
