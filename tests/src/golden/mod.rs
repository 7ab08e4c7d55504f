//! Golden games: whole games kept as records (`<name>.json`), each with a proof beside it.
//!
//! A record is kept for ever. Its choices are never drawn anew while they can be made; see
//! [`keep`]. A test plays every record again, to the same digest, and compares the proof:
//!
//! * A game of at most [`SHORT`] choices has its transcript (`<name>.txt`): a change of the rules
//!   is a difference people can read.
//! * A longer one, whose transcript nobody would read, has [checkpoints] (`<name>.digests`): every
//!   so many choices a digest of the position and one of everything told on the way there.
//!
//! A record dropped into the folder, such as an exported game with a fault in it, is a golden game
//! from the next `cargo xtask golden` on.

mod checkpoints;
mod coverage;
mod files;
mod find;
pub mod keep;
mod proof;
mod transcript;

pub use checkpoints::{EVERY, checkpoints};
pub use coverage::{Covered, shown_by_kept};
pub use find::{Find, find};
pub use proof::SHORT;
pub use transcript::transcript;

use std::collections::BTreeSet;

use tabletop::Game;

use proof::Proof;

/// Checks all golden games of a subject.
///
/// # Panics
/// If one plays out otherwise than it is written down, or if they do not show everything.
pub fn check<S: Covered>() {
    let game = S::Game::ID;
    for name in files::names(game) {
        let record = files::read_record(game, &name);
        if let Err(error) = record.replay::<S::Game>() {
            panic!("golden game {name}: {error}\n(meant? then run `cargo xtask golden`)");
        }
        let proof = Proof::of::<S::Game>(&record);
        same_lines(&name, &files::read_proof(game, &name, proof.kind), &proof.text);
    }
    let strays = files::strays(game);
    assert!(strays.is_empty(), "these belong to no golden game: {strays:?}");
    let mut covered = shown_by_kept::<S>();
    for (what, test) in S::ELSEWHERE {
        assert!(files::has_test(test), "{what} should be shown by {test}, which does not exist");
    }
    for what in coverage::excused::<S>() {
        assert!(S::wanted().contains(&what), "{what} need not be excused, nobody wants it");
        assert!(covered.insert(what), "{what} is excused, but a golden game shows it");
    }
    demand(&S::wanted(), &covered);
}

/// Everything on the list is shown, and nothing else.
///
/// # Panics
/// If something is missing, or is shown and not on the list.
pub fn demand(wanted: &[&'static str], shown: &BTreeSet<&'static str>) {
    let wanted: BTreeSet<&str> = wanted.iter().copied().collect();
    let missing: Vec<_> = wanted.difference(shown).collect();
    assert!(
        missing.is_empty(),
        "no golden game shows {missing:?}; `cargo xtask golden find <game>` looks for one"
    );
    if wanted.len() < shown.len() {
        let unknown: BTreeSet<_> = shown.difference(&wanted).collect();
        panic!("the golden games show what is not on the list: {unknown:?}");
    }
}

/// Checks that all golden games are in the list the WebAssembly tests are built from.
///
/// # Panics
/// If one is not, or if one is that is no more.
pub fn check_embedded() {
    assert_eq!(files::read_embedded(), files::embedded(), "run `cargo xtask golden`");
}

/// The games that have golden games.
pub fn games() -> BTreeSet<String> {
    files::games()
}

/// Two proofs are the same, line by line.
///
/// # Panics
/// At the first line that differs.
pub fn same_lines(name: &str, expected: &str, found: &str) {
    for ((expected, found), number) in expected.lines().zip(found.lines()).zip(1..) {
        assert_eq!(
            expected, found,
            "golden game {name}, line {number} of its proof (meant? run `cargo xtask golden`)"
        );
    }
    assert_eq!(expected.lines().count(), found.lines().count(), "golden game {name}: length");
}
