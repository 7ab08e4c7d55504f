//! Bots against bots: `cargo xtask arena`, which runs this in the profile `arena`. One module a game.
//!
//! Every number is decided by the seed: the games are shared among the cores, not the chance.

mod asked;
mod calibration;
mod gwent;
mod old_world;
mod ronin;
mod share;
mod times;
mod wild_hunt;

use asked::{Arena, Asked, Question};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match Asked::read(&words) {
        Ok(asked) => asked.iter().for_each(answer),
        Err(trouble) => {
            eprintln!("{trouble}\n{}", asked::USAGE);
            std::process::exit(2);
        }
    }
}

fn answer(asked: &Asked) {
    match (asked.arena, asked.question) {
        (Arena::Gwent, Question::Ladder) => gwent::print_levels(asked),
        (Arena::Gwent, Question::Calibration) => gwent::print_calibration(asked),
        (Arena::Gwent, Question::Table) => gwent::print_decks(asked),
        (Arena::OldWorld, Question::Ladder) => old_world::print_levels(asked),
        (Arena::OldWorld, Question::Calibration) => old_world::print_calibration(asked),
        (Arena::OldWorld, Question::Table) => old_world::print_table(asked),
        (Arena::Ronin, Question::Ladder) => ronin::print_levels(asked),
        (Arena::Ronin, Question::Calibration) => ronin::print_calibration(asked),
        (Arena::Ronin, Question::Table) => ronin::print_table(asked),
        (Arena::WildHunt, Question::Ladder) => wild_hunt::print_levels(asked),
        (Arena::WildHunt, Question::Calibration) => wild_hunt::print_calibration(asked),
        (Arena::WildHunt, Question::Table) => wild_hunt::print_table(asked),
    }
}
