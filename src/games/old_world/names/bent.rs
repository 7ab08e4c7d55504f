//! Everything that sentences may bend, for the reader of all words.

use ::old_world::world::location::Location;
use ::old_world::world::monster::Monster;

use super::super::words::tables;
use super::terms;
use crate::i18n::name::{Name, rows};

/// Attacks and Signs, those that strike first.
const COLOURS: [usize; 5] = [1, 4, 3, 0, 2];

/// By how many dice are alike, then the others.
const POKER_HANDS: [usize; 9] = [0, 1, 2, 3, 7, 8, 4, 5, 6];

/// All of it.
pub fn bent() -> Vec<Name> {
    let mut all = rows(&terms::SCHOOLS, |lang| tables(lang).schools);
    all.extend(rows(&terms::SCHOOLS, |lang| tables(lang).specialties));
    all.extend(rows(&terms::ATTRIBUTES, |lang| tables(lang).attributes));
    all.extend(rows(&terms::TERRAINS, |lang| tables(lang).terrains));
    let colours = rows(&terms::COLOURS, |lang| tables(lang).colours);
    all.extend(COLOURS.map(|at| colours[at]));
    all.extend(rows(&terms::POTIONS, |lang| tables(lang).potions));
    let hands = rows(&terms::POKER_HANDS, |lang| tables(lang).poker_hands);
    all.extend(POKER_HANDS.map(|at| hands[at]));
    all.extend(rows(&Monster::SLUGS, |lang| tables(lang).monsters));
    all.extend(rows(&Location::SLUGS, |lang| tables(lang).places));
    all
}
