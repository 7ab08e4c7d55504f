//! What must hold for every game, tried on games played at random.
//!
//! [`generic_suite!`](crate::generic_suite) makes one test of each part. A failure names the game
//! by its number; `SZLAK_ONLY=<number>` plays that one alone, `SZLAK_GAMES=<n>` plays n times as
//! many.

mod choices;
mod endings;
mod history;
mod links;
mod many;
mod played;
mod refusals;
mod saving;
mod secrecy;

pub use many::{Met, many};
pub use played::Played;

use std::cell::Cell;
use std::env;

use tabletop::{Game, Rng, Seat, Viewer};

use crate::Subject;

/// Legal lists, text forms, every legal choice, the census.
pub fn choices<S: Subject>() {
    each_game::<S>(|played, _| {
        choices::legal_lists_are_sound::<S>(played);
        choices::texts_read_back(played);
        choices::every_legal_choice_applies::<S>(played);
        choices::listening_changes_nothing(played);
    });
}

/// Illegal choices are refused and change nothing.
pub fn refusals<S: Subject>() {
    each_game::<S>(|played, rng| {
        refusals::choices_of_other_moments_are_refused::<S>(played, rng);
        refusals::mutated_texts_are_refused::<S>(played, rng);
        refusals::a_game_that_is_over_refuses_everything(played);
    });
}

/// Positions, set-ups and records survive being written down.
pub fn saving<S: Subject>() {
    each_game::<S>(|played, rng| {
        saving::positions_read_back::<S>(played);
        saving::set_ups_read_back(played);
        saving::records_replay(played, rng);
        saving::false_records_are_refused(played, rng);
    });
}

/// Record links and seed links survive being sent, and damage is noticed.
pub fn links<S: Subject>() {
    each_game::<S>(|played, rng| {
        links::seed_links_read_back(played);
        links::record_links_read_back(played, rng);
        links::damaged_record_links_are_refused(played, rng);
    });
}

/// Nobody sees, hears or can work out more than he may know.
pub fn secrecy<S: Subject>() {
    let imagined = Cell::new(false);
    each_game::<S>(|played, rng| {
        secrecy::resampling_keeps_the_view::<S>(played, rng);
        secrecy::only_new_information_tells_secrets::<S>(played, rng);
        imagined.set(imagined.get() || secrecy::something_else_is_imagined(played, rng));
    });
    if number_from("SZLAK_ONLY").is_none() {
        let expected = S::HAS_SECRETS;
        assert_eq!(imagined.get(), expected, "other positions are imagined if there are secrets");
    }
}

/// Undo, redo, rewind, side lines, save and resume.
pub fn history<S: Subject>() {
    each_game::<S>(|played, rng| {
        history::undo_and_redo_lead_back(played);
        history::rewind_leads_anywhere(played, rng);
        history::side_lines_are_kept::<S>(played, rng);
        history::positions_begin_tables(played, rng);
    });
}

/// Every game ends, and says sensibly how.
pub fn endings<S: Subject>() {
    each_game::<S>(|played, _| endings::outcomes_are_sane(played));
}

/// Plays the games of a subject and shows each to a check.
fn each_game<S: Subject>(check: impl Fn(&Played<S::Game>, &mut Rng)) {
    let numbers = match number_from("SZLAK_ONLY") {
        Some(only) => only..only + 1,
        None => 0..S::GAMES * times(),
    };
    for number in numbers {
        let played = Played::play::<S>(number);
        check(&played, &mut Rng::from_u64(u64::from(number) ^ 0x5eed));
    }
}

/// How many times as many games as usual are asked for.
fn times() -> u32 {
    number_from("SZLAK_GAMES").unwrap_or(1)
}

/// Everybody who may look, the referee left out.
fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn number_from(variable: &str) -> Option<u32> {
    let text = env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} should be a number, not “{text}”")))
}

/// One test for each part of the generic suite: `generic_suite!(CairnsSubject);`
#[macro_export]
macro_rules! generic_suite {
    ($subject:ty) => {
        $crate::generic_suite!(@ $subject:
            choices, refusals, saving, links, secrecy, history, endings);
    };
    (@ $subject:ty: $($part:ident),*) => {
        $(
            #[test]
            fn $part() {
                $crate::suite::$part::<$subject>();
            }
        )*
    };
}
