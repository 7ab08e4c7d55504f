//! A long game as digests: where it stood every so many choices, and what was told on the way.

use std::fmt::Write as _;

use tabletop::{Digest, Game, Record};

use super::transcript::{closing, each_move};

/// So many choices lie between two checkpoints.
pub const EVERY: usize = 20;

/// One line for every [`EVERY`] choices and one for the end: the number of choices made, the
/// digest of the position, and the digest of the transcript since the line before.
///
/// # Panics
/// If the record cannot be played.
pub fn checkpoints<G: Game>(record: &Record) -> String {
    let mut text = "choices, position, told\n".to_owned();
    let mut told = String::new();
    let mut line = |ply: usize, game: &G, told: &mut String| {
        let _ = writeln!(text, "{ply} {} {}", Digest::of(game), Digest::of_bytes(told.as_bytes()));
        told.clear();
    };
    let end = each_move(record, |ply, game: &G, lines| {
        told.push_str(lines);
        if ply > 0 && ply.is_multiple_of(EVERY) {
            line(ply, game, &mut told);
        }
    });
    told.push_str(&closing(&end));
    line(record.choices.len(), &end, &mut told);
    text
}
