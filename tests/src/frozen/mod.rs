//! Frozen tables: saves and links as one version of Szlak wrote them, which every later one must
//! load, at every kind of moment a game can be left in.
//!
//! A [`Fixture`] is a file, `tests/fixtures/<game>/<moment>.json`. The [`recorder`]
//! (`cargo xtask freeze <game>`) writes those that are missing and never changes one that is there.

mod fixture;
pub mod recorder;

pub use fixture::{Fixture, fixtures, games};

use tabletop::{Game, Session, Status};

use crate::golden::Covered;

/// A subject whose tables are frozen.
pub trait Frozen: Covered {
    /// The moments to freeze; each must have its fixture.
    fn moments() -> Vec<Moment<Self::Game>>;
}

/// A kind of moment a table can be left in.
#[derive(Debug)]
pub struct Moment<G: Game> {
    /// Its name: `mid-fight`.
    pub name: &'static str,
    /// Does the table stand in such a moment?
    pub is_now: fn(&Session<G>) -> bool,
}

/// The name of the question that is asked, as [`Covered`] names it; nothing when the game is over.
pub fn asked<S: Covered>(session: &Session<S::Game>) -> &'static str {
    match session.game().status() {
        Status::Awaiting { decision, .. } => S::decision(&decision),
        Status::Over(_) => "",
    }
}

/// The last choice that was made.
pub fn last_made<G: Game>(session: &Session<G>) -> Option<&G::Choice> {
    session.step(session.at()).made.map(|(_, choice)| choice)
}
