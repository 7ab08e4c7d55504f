//! The puzzles: where their words are, their arms and their solutions.

use ::gwent::Puzzle;
use heraldry::Blazon;

use super::art;
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
    art::faction(puzzle.factions()[0])
}
