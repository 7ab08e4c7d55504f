//! The puzzles: where their words are, their arms and their solutions.

use ::ronin::{Character, Puzzle};
use heraldry::{Blazon, Charge, Field, Tincture};

use super::words::tables;
use crate::learning::PuzzleSet;

/// The puzzles, for the page that lists them and the table one lies on.
pub static PUZZLES: PuzzleSet = PuzzleSet {
    slugs: &Puzzle::SLUGS,
    texts: |lang| (tables(lang).lead, tables(lang).puzzles),
    blazon,
    solution: |at| Puzzle::all().nth(at).map_or(&[], Puzzle::solution),
};

fn blazon(at: usize) -> Blazon {
    let puzzle = Puzzle::all().nth(at).expect("a puzzle of the list");
    Blazon::on(Field::Plain(tincture(puzzle.character()))).bearing(Charge::Sun, Tincture::Argent)
}

const fn tincture(character: Character) -> Tincture {
    match character {
        Character::Geralt | Character::Vesemir => Tincture::Gules,
        Character::Yennefer => Tincture::Sable,
        Character::Dandelion => Tincture::Purpure,
        Character::Ciri => Tincture::Vert,
        Character::Triss | Character::YukiOnna => Tincture::Azure,
    }
}
