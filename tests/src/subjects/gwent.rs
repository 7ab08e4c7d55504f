//! Gwent as a subject: random legal decks of all factions, all leaders, all house rules.

mod coverage;
mod decks;
mod moments;

use gwent::{Choice, Faction, Gwent, Setup};
use tabletop::Rng;

use crate::Subject;

/// Gwent.
#[derive(Debug)]
pub struct GwentSubject;

impl Subject for GwentSubject {
    type Game = Gwent;

    const GAMES: u32 = 150;
    /// Two hands of all the cards there are could not be played in more.
    const MAX_CHOICES: usize = 300;
    const THOROUGH_EVERY: usize = 9;

    fn setup(rng: &mut Rng) -> Setup {
        set_up([None; 2], rng)
    }

    /// Any choice, but passing less often than chance would, so that rounds are full.
    fn choose(_game: &Gwent, legal: &[Choice], rng: &mut Rng) -> usize {
        let first = rng.index(legal.len());
        if legal[first] == Choice::Pass { rng.index(legal.len()) } else { first }
    }
}

impl GwentSubject {
    /// Any game between these factions.
    pub fn between(factions: [Faction; 2], rng: &mut Rng) -> Setup {
        set_up(factions.map(Some), rng)
    }
}

fn set_up(factions: [Option<Faction>; 2], rng: &mut Rng) -> Setup {
    let [first, second] = factions.map(|faction| decks::random_deck(faction, rng));
    Setup { rules: decks::random_rules(rng), ..Setup::between(first, second) }
}
