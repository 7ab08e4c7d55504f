//! The puzzles: where their words are, their arms and their solutions.

use ::old_world::puzzle::Puzzle;
use ::old_world::world::school::School;
use heraldry::{Blazon, Field, Tincture};

use super::pieces::mark;
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
    let school = puzzle.schools()[0];
    Blazon::on(Field::Plain(tincture(school))).bearing(mark::school(school), Tincture::Argent)
}

const fn tincture(school: School) -> Tincture {
    match school {
        School::Wolf => Tincture::Gules,
        School::Griffin => Tincture::Azure,
        School::Bear => Tincture::Sable,
        School::Cat => Tincture::Purpure,
        School::Viper => Tincture::Vert,
    }
}
