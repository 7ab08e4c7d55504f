//! What the page weighs on the wire, and the budget it must keep.

use super::files;
use super::pressed::{Coding, Pressed};
use crate::{Outcome, Trouble};
use std::path::Path;

/// What the frame with the sample game may weigh in brotli: wasm, JS and CSS together.
pub const FRAME: u64 = 265_000;
/// What each game may add: Gwent, Old World, Ronin. Old World is to come down to 185,000 in wasm; all four games may weigh
/// 800,000.
const GAMES: [u64; 3] = [125_000, 215_000, 95_000];

/// What letters, reviews, statistics, challenges, sound, home and set-up have added above these shares. With it three
/// games may weigh 730,000, so that Wild Hunt, which may add 70,000, fits.
const TO_TRIM: u64 = 30_000;

/// The most that wasm, JS and CSS may weigh together in brotli.
pub const BUDGET: u64 = FRAME + GAMES[0] + GAMES[1] + GAMES[2] + TO_TRIM;

/// Rows of the table, in its order; the first three count against the budget.
const KINDS: [(&str, &[&str]); 4] =
    [("wasm", &["wasm"]), ("JS", &["js", "mjs"]), ("CSS", &["css"]), ("others", &[])];
const BUDGETED: usize = 3;

/// Bytes as they are, and as hosts send them.
#[derive(Clone, Copy, Debug, Default)]
struct Weight {
    raw: u64,
    gzip: u64,
    brotli: u64,
}

/// Prints the table; fails when the app is over a budget.
pub fn weigh(directory: &Path, pressed: &Pressed, budget: u64) -> Outcome {
    let mut rows = [Weight::default(); KINDS.len()];
    for name in files::list(directory)? {
        rows[kind(&name)] = rows[kind(&name)] + weight(&files::read(directory, &name)?, pressed);
    }
    let sum = |rows: &[Weight]| rows.iter().fold(Weight::default(), |sum, row| sum + *row);
    println!("  {:<16}{:>12}{:>12}{:>12}", "bytes", "raw", "gzip", "brotli");
    for ((label, _), row) in KINDS.iter().zip(&rows) {
        print_row(label, *row);
    }
    print_row("all", sum(&rows));
    let app = sum(&rows[..BUDGETED]);
    print_row("wasm + JS + CSS", app);
    println!("  {:<16}{:>36}", "budget", grouped(budget));
    if app.brotli > budget {
        return Err(Trouble::TooHeavy { weight: app.brotli, budget });
    }
    Ok(())
}

/// What a host sends in brotli, by kind.
#[derive(Clone, Copy, Debug)]
pub struct Sent {
    /// The program.
    pub wasm: i64,
    /// The style sheet.
    pub css: i64,
}

/// What a page weighs on the wire.
pub fn sent(directory: &Path, pressed: &Pressed) -> Outcome<Sent> {
    let mut rows = [0; KINDS.len()];
    for name in files::list(directory)? {
        let brotli = weight(&files::read(directory, &name)?, pressed).brotli;
        rows[kind(&name)] += i64::try_from(brotli).expect("a file fits in 63 bits");
    }
    Ok(Sent { wasm: rows[0], css: rows[2] })
}

fn kind(name: &str) -> usize {
    let end = name.rsplit_once('.').map_or("", |(_, end)| end);
    KINDS.iter().position(|(_, ends)| ends.contains(&end)).unwrap_or(KINDS.len() - 1)
}

/// A file that does not shrink is sent as it is.
fn weight(bytes: &[u8], pressed: &Pressed) -> Weight {
    let sent = |coding| pressed.copy_of(bytes, coding).map_or(bytes.len(), |copy| copy.len());
    let [brotli, gzip] = [Coding::Brotli, Coding::Gzip].map(|coding| length(sent(coding)));
    Weight { raw: length(bytes.len()), gzip, brotli }
}

fn length(bytes: usize) -> u64 {
    u64::try_from(bytes).expect("a length fits in 64 bits")
}

fn print_row(label: &str, row: Weight) {
    println!(
        "  {label:<16}{:>12}{:>12}{:>12}",
        grouped(row.raw),
        grouped(row.gzip),
        grouped(row.brotli)
    );
}

/// `1,234,567`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

impl std::ops::Add for Weight {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            raw: self.raw + other.raw,
            gzip: self.gzip + other.gzip,
            brotli: self.brotli + other.brotli,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;
    use std::fs;

    #[test]
    fn numbers_are_grouped_and_kinds_told_by_their_ends() {
        assert_eq!(grouped(1_234_567), "1,234,567");
        assert_eq!(grouped(12), "12");
        assert_eq!(
            [kind("a-1.wasm"), kind("b.js"), kind("icons/i.svg"), kind("LICENCE")],
            [0, 1, 3, 3]
        );
    }

    #[test]
    fn a_file_weighs_what_a_host_would_send() {
        let folder = Scratch::new("sizes");
        let pressed = Pressed::within(&folder.0.join("copies"));
        folder.write("site/a.js", "aaaaaaaa");
        let (_, stem) = pressed.renew(&folder.0.join("site")).unwrap().remove(0);
        fs::write(stem.with_extension("br"), "8a").unwrap();
        let weight = weight(b"aaaaaaaa", &pressed);
        assert_eq!((weight.raw, weight.gzip, weight.brotli), (8, 8, 2));
        let site = folder.0.join("site");
        assert!(weigh(&site, &pressed, 2).is_ok() && weigh(&site, &pressed, 1).is_err());
    }
}
