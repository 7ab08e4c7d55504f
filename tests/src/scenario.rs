//! A test that reads as play: deal, choose, expect.
//!
//! ```
//! use cairns::{Cairns, Setup};
//! use szlak_tests::Scenario;
//!
//! let nim = Setup { tokens: false, ..Setup::default() };
//! Scenario::<Cairns>::deal(nim, 1)
//!     .choose("take a 2")
//!     .expect_refused("take b 9", "CA-TAKE-1")
//!     .choose("take b 4");
//! ```

use std::fmt::Debug;
use std::fmt::Write as _;

use tabletop::{Entry, Game, IllegalChoice, Log, Outcome, Seat, Seed, Status, Viewer};

/// A game in the middle of a test. Whatever goes wrong is told with the legal choices and
/// everything that happened before.
#[derive(Clone, Debug)]
pub struct Scenario<G: Game> {
    game: G,
    told: Vec<Told<G>>,
}

/// One step of the story so far.
#[derive(Clone, Debug)]
struct Told<G: Game> {
    headline: String,
    entries: Vec<Entry<G::Event>>,
    new_information: bool,
}

impl<G: Game> Scenario<G> {
    /// Deals a game.
    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "a scenario reads better so")]
    pub fn deal(setup: G::Setup, seed: u64) -> Self {
        let seed = Seed::new(seed);
        let mut log = Log::new();
        match G::start(&setup, seed, &mut log) {
            Ok(game) => Self { game, told: vec![Told::of(format!("deal, seed {seed}"), log)] },
            Err(refused) => panic!("the set-up is refused: {refused}\n{setup:#?}"),
        }
    }

    /// Begins at a position.
    #[track_caller]
    pub fn at(game: G) -> Self {
        if let Err(impossible) = game.check() {
            panic!("no game could look like this: {impossible}\n{game:#?}");
        }
        Self { game, told: vec![Told::of("given".to_owned(), Log::new())] }
    }

    /// Begins at a position written as JSON.
    #[track_caller]
    pub fn at_json(state: &str) -> Self {
        match serde_json::from_str(state) {
            Ok(game) => Self::at(game),
            Err(error) => panic!("this is no position: {error}\n{state}"),
        }
    }

    /// Makes a choice.
    #[must_use]
    #[track_caller]
    pub fn choose(mut self, text: &str) -> Self {
        let choice = self.parse(text);
        let seat = self.game.status().awaited();
        let mut log = Log::new();
        if let Err(refused) = self.game.apply(&choice, &mut log) {
            self.fail(&format!("“{text}” is refused: {refused}"));
        }
        let who = seat.map(|seat| seat.to_string()).unwrap_or_default();
        self.told.push(Told::of(format!("{who}: {text}"), log));
        self
    }

    /// Makes several choices, one after the other.
    #[must_use]
    #[track_caller]
    pub fn choose_all<'a>(mut self, texts: impl IntoIterator<Item = &'a str>) -> Self {
        for text in texts {
            self = self.choose(text);
        }
        self
    }

    /// A choice is refused, by this rule or with this key, and nothing has changed.
    #[must_use]
    #[track_caller]
    pub fn expect_refused(mut self, text: &str, rule_or_key: &str) -> Self {
        let refused = self.refusal(text);
        if refused.rule != Some(rule_or_key) && refused.key != rule_or_key {
            self.fail(&format!("“{text}” is refused, but not by {rule_or_key}: {refused:?}"));
        }
        self
    }

    /// These are the legal choices, in this order.
    #[must_use]
    #[track_caller]
    pub fn expect_legal<'a>(self, expected: impl IntoIterator<Item = &'a str>) -> Self {
        let expected: Vec<&str> = expected.into_iter().collect();
        if self.legal() != expected {
            self.fail(&format!("the legal choices should be {expected:?}"));
        }
        self
    }

    /// This seat is asked this.
    #[must_use]
    #[track_caller]
    pub fn expect_awaiting(self, seat: Seat, decision: &G::Decision) -> Self {
        match self.game.status() {
            Status::Awaiting { seat: asked, decision: what }
                if asked == seat && what == *decision => {}
            other => self.fail(&format!("{seat} should be asked {decision:?}, but {other:?}")),
        }
        self
    }

    /// The last step told this viewer exactly these events.
    #[must_use]
    #[track_caller]
    pub fn expect_events<'a>(
        self,
        viewer: Viewer,
        expected: impl IntoIterator<Item = &'a G::Event>,
    ) -> Self
    where
        G::Event: 'a,
    {
        let told = self.told.last().expect("there was a deal");
        let seen: Vec<_> =
            told.entries.iter().filter_map(|entry| entry.seen_by(viewer).cloned()).collect();
        let expected: Vec<_> = expected.into_iter().cloned().collect();
        if seen != expected {
            self.fail(&format!("{viewer:?} should have been told {expected:#?}, not {seen:#?}"));
        }
        self
    }

    /// Has the last step told anybody anything new?
    #[must_use]
    #[track_caller]
    pub fn expect_new_information(self, expected: bool) -> Self {
        if self.told.last().expect("there was a deal").new_information != expected {
            self.fail(&format!("new information should be {expected}"));
        }
        self
    }

    /// Something holds of what a viewer sees.
    #[must_use]
    #[track_caller]
    pub fn expect_view<T: PartialEq + Debug>(
        self,
        viewer: Viewer,
        look: impl FnOnce(&G::View) -> T,
        expected: &T,
    ) -> Self {
        let view = self.game.view(viewer);
        let seen = look(&view);
        if seen != *expected {
            self.fail(&format!("{viewer:?} should see {expected:?}, not {seen:?}, in\n{view:#?}"));
        }
        self
    }

    /// The game is over with these places.
    #[must_use]
    #[track_caller]
    pub fn expect_places(self, places: &[u8]) -> Self {
        let outcome = self.outcome();
        if !outcome.places.values().eq(places) {
            self.fail(&format!("the places should be {places:?}, not {outcome:?}"));
        }
        self
    }

    /// The game is over with these scores.
    #[must_use]
    #[track_caller]
    pub fn expect_scores(self, scores: &[i32]) -> Self {
        let outcome = self.outcome();
        if !outcome.scores.values().eq(scores) {
            self.fail(&format!("the scores should be {scores:?}, not {outcome:?}"));
        }
        self
    }

    /// How the game ended.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        match self.game.status() {
            Status::Over(outcome) => outcome,
            Status::Awaiting { .. } => self.fail("the game should be over"),
        }
    }

    /// Why a choice is refused.
    #[track_caller]
    pub fn refusal(&mut self, text: &str) -> IllegalChoice {
        let choice = self.parse(text);
        let before = self.game.clone();
        let mut log = Log::new();
        let Err(refused) = self.game.apply(&choice, &mut log) else {
            self.game = before;
            self.fail(&format!("“{text}” should be refused"));
        };
        if self.game != before || !log.entries().is_empty() {
            self.fail(&format!("“{text}” is refused, but has changed something"));
        }
        refused
    }

    /// The texts of the legal choices.
    pub fn legal(&self) -> Vec<String> {
        self.game.legal().iter().map(ToString::to_string).collect()
    }

    /// The position.
    pub const fn game(&self) -> &G {
        &self.game
    }

    #[track_caller]
    fn parse(&self, text: &str) -> G::Choice {
        text.parse().unwrap_or_else(|error| self.fail(&format!("{error}")))
    }

    #[track_caller]
    fn fail(&self, what: &str) -> ! {
        let mut story = String::new();
        for (ply, told) in self.told.iter().enumerate() {
            let news = if told.new_information { " (new information)" } else { "" };
            let _ = writeln!(story, "{ply:>4}  {}{news}", told.headline);
            for entry in &told.entries {
                let _ = writeln!(story, "        {entry:?}");
            }
        }
        let status = self.game.status();
        let legal = self.legal().join(" | ");
        panic!("{what}\nnow:   {status:?}\nlegal: {legal}\nso far:\n{story}");
    }
}

impl<G: Game> Told<G> {
    fn of(headline: String, log: Log<G::Event>) -> Self {
        let new_information = log.has_new_information();
        Self { headline, new_information, entries: log.into_entries() }
    }
}
