//! Keeps the golden games; `cargo xtask golden` calls it.
//!
//! * without words: brings them up to date;
//! * `add <name> <seed link>`: plays the game the link deals and keeps it;
//! * `find <game> [how many]`: looks for games that show what no kept one does.

use szlak_tests::frozen::Frozen;
use szlak_tests::golden::{self, Find, keep};
use szlak_tests::subjects::{self, Errand};
use tabletop::{Game, SeedLink};

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => subjects::GAMES.into_iter().try_for_each(|game| send(BringUpToDate, game)),
        ["add", name, link] => {
            let link = keep::read_link(link).map_err(|error| error.to_string())?;
            let game = link.game.clone();
            send(Add { name, link }, &game)?
        }
        ["find", game] => send(Look { numbers: 1_000 }, game),
        ["find", game, numbers] => {
            let numbers = numbers.parse().map_err(|_| format!("“{numbers}” is not a number."))?;
            send(Look { numbers }, game)
        }
        _ => Err("golden [add <name> <seed link> | find <game> [how many]]".to_owned()),
    }
}

fn send<E: Errand>(errand: E, game: &str) -> Result<E::Done, String> {
    subjects::send(errand, game).ok_or_else(|| format!("There is no game “{game}”."))
}

struct BringUpToDate;

impl Errand for BringUpToDate {
    type Done = ();

    fn run<S: Frozen>(self) {
        for (name, kept) in keep::bring_up_to_date::<S>() {
            println!("{}/{name} {kept}", S::Game::ID);
        }
    }
}

struct Add<'a> {
    name: &'a str,
    link: SeedLink,
}

impl Errand for Add<'_> {
    type Done = Result<(), String>;

    fn run<S: Frozen>(self) -> Self::Done {
        let choices = keep::add::<S>(self.name, &self.link)?;
        println!("{}/{}: {choices} choices", S::Game::ID, self.name);
        Ok(())
    }
}

struct Look {
    numbers: u64,
}

impl Errand for Look {
    type Done = ();

    fn run<S: Frozen>(self) {
        let (finds, missing) = golden::find::<S>(0..self.numbers);
        for Find { link, choices, adds } in finds {
            println!("{choices} choices: {adds:?}");
            println!("  cargo xtask golden add <name> '{}'", link.encode());
        }
        if missing.is_empty() {
            println!("With these, everything is shown.");
        } else {
            println!("Never shown: {missing:?}");
        }
    }
}
