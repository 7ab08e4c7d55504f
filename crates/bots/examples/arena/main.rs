//! Bots against bots: `cargo xtask arena gwent`, which runs this in the profile `fast`.
//!
//! Every number is decided by the seed: the games are shared among the cores, not the chance.

mod asked;
mod decks;
mod duel;
mod levels;
mod share;

use asked::Asked;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match Asked::read(&words) {
        Ok(asked) if asked.decks => decks::print(&asked),
        Ok(asked) => levels::print(&asked),
        Err(trouble) => {
            eprintln!("{trouble}\n{}", asked::USAGE);
            std::process::exit(2);
        }
    }
}
