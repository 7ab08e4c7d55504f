//! Freezes tables for `tests/fixtures`; `cargo xtask freeze <game> [moment…]` calls it. Without
//! moments, all that are not frozen yet.

use szlak_tests::frozen::{Fixture, Frozen, recorder};
use szlak_tests::subjects::{self, Errand};
use tabletop::Game;

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some((game, moments)) = words.split_first() else {
        return Err("freeze <game> [moment…]".to_owned());
    };
    let errand = Freeze { moments: moments.to_vec() };
    subjects::send(errand, game).ok_or_else(|| format!("There is no game “{game}”."))?
}

struct Freeze {
    moments: Vec<String>,
}

impl Errand for Freeze {
    type Done = Result<(), String>;

    fn run<S: Frozen>(self) -> Self::Done {
        let missing = S::moments().into_iter().map(|moment| moment.name.to_owned());
        let missing = missing.filter(|name| !Fixture::path(S::Game::ID, name).exists());
        let moments = if self.moments.is_empty() { missing.collect() } else { self.moments };
        let mut failed = Vec::new();
        for moment in moments {
            match recorder::freeze::<S>(&moment) {
                Ok(Fixture { choices, digest, .. }) => {
                    println!("{}/{moment}: {choices} choices, {digest}", S::Game::ID);
                }
                Err(reason) => failed.push(reason),
            }
        }
        if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
    }
}
