//! Bots against bots: `cargo xtask arena`, which runs this in the profile `fast`. One module a game.
//!
//! Every number is decided by the seed: the games are shared among the cores, not the chance.

mod asked;
mod gwent;
mod old_world;
mod ronin;
mod share;
mod times;
mod wild_hunt;

use asked::{Arena, Asked};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match Asked::read(&words) {
        Ok(asked) => match (asked.arena, asked.table) {
            (Arena::Gwent, false) => gwent::print_levels(&asked),
            (Arena::Gwent, true) => gwent::print_decks(&asked),
            (Arena::OldWorld, false) => old_world::print_levels(&asked),
            (Arena::OldWorld, true) => old_world::print_table(&asked),
            (Arena::Ronin, false) => ronin::print_levels(&asked),
            (Arena::Ronin, true) => ronin::print_table(&asked),
            (Arena::WildHunt, false) => wild_hunt::print_levels(&asked),
            (Arena::WildHunt, true) => wild_hunt::print_table(&asked),
        },
        Err(trouble) => {
            eprintln!("{trouble}\n{}", asked::USAGE);
            std::process::exit(2);
        }
    }
}
