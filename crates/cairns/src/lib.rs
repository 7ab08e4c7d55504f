//! Cairns: Nim with secrets under the stones (`docs/rules/cairns.md`).
//!
//! The sample game. It is here for the tests of everything that is generic and as the worked
//! example of how a game is added; players never see it. Read it in this order: [`Setup`], the
//! state [`Cairns`], what is asked and answered ([`Decision`], [`Choice`]), what is told
//! ([`Event`], [`View`]), and the rules in `play.rs`.

mod choice;
mod play;
mod setup;
mod view;

use serde::{Deserialize, Serialize};
use tabletop::{
    Agenda, BySeat, Game, IllegalChoice, Log, Outcome, Rng, Seat, Seed, SetupError, StateError,
    Status, Viewer, order,
};

pub use choice::{CairnId, Choice, Decision};
pub use setup::Setup;
pub use view::{CairnView, Event, View};

/// A game of Cairns: everything there is to know, at any decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cairns {
    rng: Rng,
    /// The most stones that may be taken at once; 0 is no limit.
    limit: u16,
    cairns: Vec<Cairn>,
    players: BySeat<Taken>,
    last_taker: Option<Seat>,
    agenda: Agenda<Task>,
}

/// A heap and what lies under it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Cairn {
    stones: u16,
    token: Option<u8>,
}

/// What a player has taken and knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Taken {
    peeked: Option<CairnId>,
    stones: u16,
    tokens: Vec<u8>,
}

/// What still has to happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Task {
    /// The seat looks under a cairn (CA-PEEK-1).
    Peek(Seat),
    /// The seat takes its turn (CA-TAKE-1).
    Turn(Seat),
    /// The cairn is empty: its token is turned up (CA-TOKEN-1).
    TurnUp(Seat, CairnId),
}

impl Game for Cairns {
    type Setup = Setup;
    type Decision = Decision;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const ID: &'static str = "cairns";
    const RULES: u32 = 1;

    fn start(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<Self, SetupError> {
        Self::deal(setup, seed, log)
    }

    fn seats(&self) -> u8 {
        self.players.seats()
    }

    fn status(&self) -> Status<Decision> {
        match self.agenda.peek() {
            Some(Task::Peek(seat)) => Status::Awaiting { seat: *seat, decision: Decision::Peek },
            Some(Task::Turn(seat)) => Status::Awaiting { seat: *seat, decision: Decision::Take },
            Some(Task::TurnUp(..)) => unreachable!("the engine never stops at this task"),
            None => Status::Over(self.outcome()),
        }
    }

    fn list_legal(&self, choices: &mut Vec<Choice>) {
        match self.agenda.peek() {
            Some(Task::Peek(_)) => choices.extend(self.cairn_ids().map(Choice::Peek)),
            Some(Task::Turn(_)) => self.list_takes(choices),
            Some(Task::TurnUp(..)) | None => {}
        }
    }

    fn play(&mut self, choice: &Choice, log: &mut Log<Event>) {
        self.carry_out(*choice, log);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    /// The tokens this viewer cannot see change places with each other.
    fn resample(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        let mut other = self.clone();
        if viewer == Viewer::Referee {
            return other;
        }
        let hidden: Vec<usize> = self
            .cairn_ids()
            .filter(|id| self.cairn(*id).token.is_some() && !self.knows(viewer, *id))
            .map(CairnId::index)
            .collect();
        let mut tokens: Vec<Option<u8>> = hidden.iter().map(|at| self.cairns[*at].token).collect();
        order::sort(&mut tokens);
        rng.shuffle(&mut tokens);
        for (at, token) in hidden.into_iter().zip(tokens) {
            other.cairns[at].token = token;
        }
        other.rng = rng.fork();
        other
    }

    /// Stones count as piece 0, tokens as themselves.
    fn census(&self) -> Vec<u32> {
        let lying = self.cairns.iter().map(|cairn| cairn.stones);
        let taken = self.players.values().map(|player| player.stones);
        let stones: usize = lying.chain(taken).map(usize::from).sum();
        let hidden = self.cairns.iter().filter_map(|cairn| cairn.token);
        let won = self.players.values().flat_map(|player| player.tokens.iter().copied());
        let mut pieces = vec![0; stones];
        pieces.extend(hidden.chain(won).map(u32::from));
        pieces.sort_unstable();
        pieces
    }

    fn check(&self) -> Result<(), StateError> {
        self.check_state().map_err(|sentence| StateError(sentence.to_owned()))
    }

    fn why_not(&self, choice: &Choice) -> IllegalChoice {
        self.explain(*choice)
    }
}

impl Cairns {
    /// CA-END-1.
    fn outcome(&self) -> Outcome {
        Outcome::by_score(self.players.map(|seat, player| {
            let tokens: i32 = player.tokens.iter().map(|token| i32::from(*token)).sum();
            2 * tokens + i32::from(self.last_taker == Some(seat))
        }))
    }

    fn cairn_ids(&self) -> impl Iterator<Item = CairnId> + use<> {
        let count = u8::try_from(self.cairns.len()).expect("at most six cairns");
        (0..count).map(CairnId)
    }

    fn cairn(&self, id: CairnId) -> &Cairn {
        &self.cairns[id.index()]
    }

    /// Does this viewer know what lies under the cairn? (CA-PEEK-1)
    fn knows(&self, viewer: Viewer, id: CairnId) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.players[seat].peeked == Some(id),
            Viewer::Spectator => false,
            Viewer::Referee => true,
        }
    }

    /// Could a game look like this? Asked of states that were edited outside.
    fn check_state(&self) -> Result<(), &'static str> {
        let seats = self.players.seats_checked().ok_or("There are too many players.")?;
        if !(2..=5).contains(&seats) {
            return Err("There must be two to five players.");
        }
        if !(1..=6).contains(&self.cairns.len()) {
            return Err("There must be one to six cairns.");
        }
        let known = |id: CairnId| id.index() < self.cairns.len();
        if !self.players.values().filter_map(|player| player.peeked).all(known) {
            return Err("Somebody has looked under a cairn that does not exist.");
        }
        let seated = |seat: &Seat| seat.0 < seats;
        if !self.last_taker.iter().all(seated) {
            return Err("The last stone was taken by nobody at the table.");
        }
        if self.cairns.iter().any(|cairn| cairn.stones == 0 && cairn.token.is_some()) {
            return Err("A token lies under a cairn without stones.");
        }
        let over = self.cairns.iter().all(|cairn| cairn.stones == 0);
        if over != self.last_taker.is_some() {
            return Err("Somebody has taken the last stone exactly when none is left.");
        }
        let stones = self.census().iter().filter(|piece| **piece == 0).count();
        if stones > usize::from(u16::MAX) {
            return Err("There are more stones than anybody could carry.");
        }
        match self.agenda.tasks() {
            [] if over => Ok(()),
            [] => Err("There are stones left, but it is nobody's turn."),
            _ if over => Err("There is no stone left, but somebody is to move."),
            [Task::Turn(seat), peeks @ ..]
                if seated(seat)
                    && peeks
                        .iter()
                        .all(|task| matches!(task, Task::Peek(seat) if seated(seat))) =>
            {
                Ok(())
            }
            _ => Err("The agenda asks something impossible."),
        }
    }
}
