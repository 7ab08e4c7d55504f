//! A great many games, played without keeping them. Most decisions are only made; a few, drawn
//! by chance, are looked at as closely as the parts of the suite look.

use std::thread;

use tabletop::{Game, Log, Rng, Seed};

use super::{choices, endings, number_from, refusals, saving, secrecy, times};
use crate::Subject;

/// What was met on the way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Met {
    /// Games played.
    pub games: u32,
    /// Choices made in all of them.
    pub choices: usize,
    /// Decisions looked at closely.
    pub looked_at: usize,
    /// Choices of the longest game.
    pub longest: usize,
}

/// Plays so many games, as set up by `setup` for the number of each, and looks at one decision in
/// `look_every` of them closely. Every game ends, with every piece accounted for, in a position
/// that could be and with a sensible outcome.
pub fn many<S: Subject>(
    games: u32,
    look_every: u32,
    setup: impl Fn(u32, &mut Rng) -> <S::Game as Game>::Setup,
) -> Met {
    let numbers = match number_from("SZLAK_ONLY") {
        Some(only) => only..only + 1,
        None => 0..games * times(),
    };
    let mut met = Met::default();
    for number in numbers {
        let mut rng = Rng::from_u64(u64::from(number));
        let setup = setup(number, &mut rng);
        let seed = Seed::new(u64::from(rng.bits()) << 28 ^ u64::from(rng.bits()));
        let game = S::Game::start(&setup, seed, &mut Log::muted())
            .unwrap_or_else(|error| panic!("the set-up of game {number} is refused: {error}"));
        let mut table = Playing { number, made: 0, looked_at: 0 };
        table.play::<S>(game, look_every, &mut rng);
        met.games += 1;
        met.choices += table.made;
        met.looked_at += table.looked_at;
        met.longest = met.longest.max(table.made);
    }
    println!("{}: {met:?}", S::Game::ID);
    met
}

/// A game being played, which says how to play it again when a check fails.
struct Playing {
    number: u32,
    made: usize,
    looked_at: usize,
}

impl Playing {
    fn play<S: Subject>(&mut self, mut game: S::Game, look_every: u32, rng: &mut Rng) {
        let census = game.census();
        let mut legal = Vec::new();
        loop {
            legal.clear();
            game.list_legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            assert!(self.made < S::MAX_CHOICES, "it should have ended by now");
            let choice = legal[S::choose(&game, &legal, rng)].clone();
            if rng.below(look_every) == 0 {
                self.looked_at += 1;
                look_closely::<S>(&game, &choice, &census, rng);
            }
            game.play(&choice, &mut Log::muted());
            self.made += 1;
        }
        assert_eq!(game.census(), census, "pieces were lost or made");
        assert_eq!(game.check(), Ok(()), "the end could not be");
        endings::end_is_sane(&game);
    }
}

/// Everything that can be asked of one decision.
fn look_closely<S: Subject>(
    game: &S::Game,
    choice: &<S::Game as Game>::Choice,
    census: &[u32],
    rng: &mut Rng,
) {
    assert_eq!(game.check(), Ok(()), "a position that was reached is possible");
    choices::legal_list_is_sound::<S>(game);
    choices::choices_read_back(game);
    choices::legal_choices_apply(game, census);
    refusals::mutations_are_refused(game, choice, rng);
    saving::position_reads_back(game);
    secrecy::resampled_looks_the_same(game, rng);
    secrecy::step_tells_no_secret::<S>(game, choice, rng);
}

impl Drop for Playing {
    fn drop(&mut self) {
        if thread::panicking() {
            let Self { number, made, .. } = self;
            eprintln!("\ngame {number}, after move {made}; repeat with SZLAK_ONLY={number}");
        }
    }
}
