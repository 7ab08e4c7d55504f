//! A whole game, played at random.

use std::cell::Cell;
use std::thread;

use tabletop::{DEALT_FORMAT, Digest, Game, Log, Record, Rng, Seed, Session};

use crate::Subject;

/// A game from the deal to the end. When a test fails while it is held, it says how to play it
/// again.
#[derive(Debug)]
pub struct Played<G: Game> {
    /// The number of the game, which decides everything about it.
    pub number: u32,
    /// What was decided before the deal.
    pub setup: G::Setup,
    /// The seed.
    pub seed: Seed,
    /// The positions: the deal, and one after each choice.
    pub positions: Vec<G>,
    /// The choices: the first was made in the first position.
    pub choices: Vec<G::Choice>,
    /// Where a check is looking, for the message.
    looking_at: Cell<usize>,
}

impl<G: Game> Played<G> {
    /// Plays the game with this number.
    pub fn play<S: Subject<Game = G>>(number: u32) -> Self {
        let mut rng = Rng::from_u64(u64::from(number));
        let setup = S::setup(&mut rng);
        let seed = Seed::new(u64::from(rng.bits()) << 28 ^ u64::from(rng.bits()));
        let mut played = Self {
            number,
            setup,
            seed,
            positions: Vec::new(),
            choices: Vec::new(),
            looking_at: Cell::new(0),
        };
        let mut game = G::start(&played.setup, seed, &mut Log::muted())
            .unwrap_or_else(|error| panic!("the subject's set-up is refused: {error}"));
        loop {
            played.positions.push(game.clone());
            played.look_at(played.choices.len());
            let legal = game.legal();
            if legal.is_empty() {
                return played;
            }
            assert!(
                played.choices.len() < S::MAX_CHOICES,
                "the game should have ended after {} choices",
                S::MAX_CHOICES
            );
            let choice = legal[S::choose(&game, &legal, &mut rng)].clone();
            game.play(&choice, &mut Log::muted());
            played.choices.push(choice);
        }
    }

    /// The positions with the number of choices that led to them.
    pub fn each_position(&self) -> impl Iterator<Item = &G> {
        self.positions.iter().enumerate().map(|(ply, game)| {
            self.look_at(ply);
            game
        })
    }

    /// The positions in which something was chosen, with the choice and the position after it.
    pub fn each_step(&self) -> impl Iterator<Item = (&G, &G::Choice, &G)> {
        self.each_position()
            .zip(&self.choices)
            .zip(&self.positions[1..])
            .map(|((before, choice), after)| (before, choice, after))
    }

    /// The positions that are written down and imagined otherwise.
    pub fn each_sample<S: Subject<Game = G>>(&self) -> impl Iterator<Item = &G> {
        self.each_position().filter(|_| self.is_sampled::<S>())
    }

    /// Is this one of the positions that are written down and imagined otherwise?
    pub fn is_sampled<S: Subject<Game = G>>(&self) -> bool {
        self.is_one_of_every(S::SAMPLE_EVERY)
    }

    /// Is this one of the positions to be looked at closely?
    pub fn is_thorough<S: Subject<Game = G>>(&self) -> bool {
        self.is_one_of_every(S::THOROUGH_EVERY)
    }

    fn is_one_of_every(&self, so_many: usize) -> bool {
        (self.looking_at.get() + self.number as usize).is_multiple_of(so_many)
    }

    /// The position at the end.
    pub fn end(&self) -> &G {
        self.positions.last().expect("there was a deal")
    }

    /// The game as a record, up to so many choices.
    pub fn record(&self, plies: usize) -> Record {
        Record {
            format: DEALT_FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES,
            setup: serde_json::to_value(&self.setup).expect("a set-up always serialises"),
            seed: self.seed,
            position: None,
            choices: self.choices[..plies].iter().map(ToString::to_string).collect(),
            digest: Digest::of(&self.positions[plies]),
        }
    }

    /// The game as a session, at its end.
    pub fn session(&self) -> Session<G> {
        let mut session = Session::new(self.setup.clone(), self.seed).expect("it was dealt before");
        for (ply, choice) in self.choices.iter().enumerate() {
            self.look_at(ply);
            session.choose(choice).expect("it was legal before");
        }
        session
    }

    /// Says where a check is looking, for the message.
    pub fn look_at(&self, ply: usize) {
        self.looking_at.set(ply);
    }
}

impl<G: Game> Drop for Played<G> {
    fn drop(&mut self) {
        if thread::panicking() {
            let Self { number, setup, seed, .. } = self;
            let at = self.looking_at.get();
            let choices: Vec<String> =
                self.choices.iter().take(at + 1).map(ToString::to_string).collect();
            eprintln!(
                "\n{} game {number}, after move {at} (seed {seed}).\nset-up: {setup:?}\n\
                 choices, the next one last: {}\nrepeat with SZLAK_ONLY={number}",
                G::ID,
                choices.join(" | ")
            );
        }
    }
}
