//! The one harness of all rule tests: given a position, these choices, then this.
//!
//! It plays by the public contract and knows no game, so that every crate's tests can use it. A
//! game adds its position builder and its own words: a trait of questions (`total`, `hand`)
//! implemented for `Scenario<ThatGame>`; Gwent's are in `crates/gwent/tests/support`, Old World's,
//! which Wild Hunt adds to, in `crates/old-world/tests/common`.
//!
//! ```
//! use cairns::{Cairns, Setup};
//! use scenario::Scenario;
//!
//! let nim = Setup { tokens: false, ..Setup::default() };
//! let mut table = Scenario::<Cairns>::deal(nim, 1);           // given
//! table.choose("take a 2").choose("take b 4");                // these choices
//! table.expect_refused("take b 1", "empty");                  // then this
//! assert_eq!(table.legal()[0], "take a 1");
//! ```
//!
//! * **Given**: [`Scenario::deal`], [`Scenario::at`], [`Scenario::at_json`]. Every position is
//!   checked, the first and all that come of it; [`Scenario::at_checked_by`] is for positions with
//!   stand-ins for pieces.
//! * **Choices**, by their text: [`Scenario::choose`], [`Scenario::choose_all`],
//!   [`Scenario::choose_first`], [`Scenario::choose_where`]; [`Scenario::alter`],
//!   [`Scenario::alter_until`] and [`Scenario::forge`] change the position in between.
//! * **Then**: `expect_…` fails with the legal choices and everything that happened; the other
//!   questions answer, for `assert_eq!`.

mod change;
mod expect;
mod told;

use std::fmt::Write as _;

use tabletop::{Game, IllegalChoice, Log, Outcome, Seat, Seed, StateError, Status, Viewer};

use told::Told;

/// A game in the middle of a test.
#[derive(Clone, Debug)]
pub struct Scenario<G: Game> {
    game: G,
    told: Vec<Told<G::Event>>,
    possible: fn(&G) -> Result<(), StateError>,
}

impl<G: Game> Scenario<G> {
    /// Deals a game.
    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "a scenario reads better so")]
    pub fn deal(setup: G::Setup, seed: u64) -> Self {
        let seed = Seed::new(seed);
        let mut log = Log::new();
        match G::start(&setup, seed, &mut log) {
            Ok(game) => Self::begun(game, Told::of(format!("deal, seed {seed}"), log), G::check),
            Err(refused) => panic!("the set-up is refused: {refused}\n{setup:#?}"),
        }
    }

    /// Begins at a position.
    #[track_caller]
    pub fn at(game: G) -> Self {
        Self::at_checked_by(G::check, game)
    }

    /// Begins at a position that the game's own check does not understand, with stand-ins for
    /// pieces, say: this says instead whether it and all that come of it could be.
    #[track_caller]
    pub fn at_checked_by(possible: fn(&G) -> Result<(), StateError>, game: G) -> Self {
        Self::begun(game, Told::of("given".to_owned(), Log::new()), possible)
    }

    #[track_caller]
    fn begun(game: G, how: Told<G::Event>, possible: fn(&G) -> Result<(), StateError>) -> Self {
        let table = Self { game, told: vec![how], possible };
        table.check();
        table
    }

    /// Begins at a position written as JSON.
    #[track_caller]
    pub fn at_json(state: &str) -> Self {
        match serde_json::from_str(state) {
            Ok(game) => Self::at(game),
            Err(error) => panic!("this is no position: {error}\n{state}"),
        }
    }

    /// Makes a choice; a game could look like what comes of it.
    #[track_caller]
    pub fn choose(&mut self, text: &str) -> &mut Self {
        let choice = self.parse(text);
        let seat = self.awaited();
        let mut log = Log::new();
        if let Err(refused) = self.game.apply(&choice, &mut log) {
            self.fail(&format!("“{text}” is refused: {refused}"));
        }
        let who = seat.map(|seat| seat.to_string()).unwrap_or_default();
        self.told.push(Told::of(format!("{who}: {text}"), log));
        self.check();
        self
    }

    /// Makes several choices, one after the other.
    #[track_caller]
    pub fn choose_all<'a>(&mut self, texts: impl IntoIterator<Item = &'a str>) -> &mut Self {
        for text in texts {
            self.choose(text);
        }
        self
    }

    /// Makes the first of the legal choices, where it does not matter which.
    #[track_caller]
    pub fn choose_first(&mut self) -> &mut Self {
        let Some(first) = self.legal().into_iter().next() else { self.fail("the game is over") };
        self.choose(&first)
    }

    /// The position.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// What a viewer may know of it.
    pub fn seen_by(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    /// Who is asked; nobody when the game is over.
    pub fn awaited(&self) -> Option<Seat> {
        self.game.status().awaited()
    }

    /// What is asked; nothing when the game is over.
    pub fn decision(&self) -> Option<G::Decision> {
        match self.game.status() {
            Status::Awaiting { decision, .. } => Some(decision),
            Status::Over(_) => None,
        }
    }

    /// The texts of the legal choices.
    pub fn legal(&self) -> Vec<String> {
        self.game.legal().iter().map(ToString::to_string).collect()
    }

    /// Is this choice legal?
    pub fn can(&self, text: &str) -> bool {
        self.legal().iter().any(|choice| choice == text)
    }

    /// Is there a legal choice that begins so?
    pub fn offers(&self, beginning: &str) -> bool {
        self.legal().iter().any(|choice| choice.starts_with(beginning))
    }

    /// Why a choice is refused; refusing it has changed nothing.
    #[track_caller]
    pub fn refusal(&self, text: &str) -> IllegalChoice {
        let choice = self.parse(text);
        let mut game = self.game.clone();
        let mut log = Log::new();
        let Err(refused) = game.apply(&choice, &mut log) else {
            self.fail(&format!("“{text}” should be refused"));
        };
        if game != self.game || !log.entries().is_empty() {
            self.fail(&format!("“{text}” is refused, but has changed something"));
        }
        refused
    }

    /// How the game ended.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        match self.game.status() {
            Status::Over(outcome) => outcome,
            Status::Awaiting { .. } => self.fail("the game should be over"),
        }
    }

    /// Who has won: all of them after a draw.
    #[track_caller]
    pub fn winners(&self) -> Vec<Seat> {
        self.outcome().winners()
    }

    /// Everything that has happened since the beginning, as the referee heard it.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &G::Event> {
        self.told_to(Viewer::Referee)
    }

    /// The same, as this viewer heard it.
    pub fn told_to(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = &G::Event> {
        self.told.iter().flat_map(move |told| told.heard_by(viewer))
    }

    /// Has such a thing happened?
    pub fn heard(&self, what: impl Fn(&G::Event) -> bool) -> bool {
        self.events().any(what)
    }

    #[track_caller]
    fn parse(&self, text: &str) -> G::Choice {
        text.parse().unwrap_or_else(|error| self.fail(&format!("{error}")))
    }

    #[track_caller]
    fn check(&self) {
        if let Err(impossible) = (self.possible)(&self.game) {
            let after = self.last().headline();
            panic!("{after}: no game could look like this: {impossible}\n{:#?}", self.game);
        }
    }

    fn last(&self) -> &Told<G::Event> {
        self.told.last().expect("there was a beginning")
    }

    #[track_caller]
    fn fail(&self, what: &str) -> ! {
        let mut story = String::new();
        for (ply, told) in self.told.iter().enumerate() {
            let _ = write!(story, "{ply:>4}  {told}");
        }
        let status = self.game.status();
        let legal = self.legal().join(" | ");
        panic!("{what}\nnow:   {status:?}\nlegal: {legal}\nso far:\n{story}");
    }
}
