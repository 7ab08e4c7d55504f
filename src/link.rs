//! Links made from tables.

use tabletop::{SeedLink, Table};

/// The fragment that deals this game anew: same set-up, same shuffle.
pub fn seed_link(table: &dyn Table) -> String {
    link(table, true)
}

/// The fragment that opens this set-up with a fresh shuffle.
pub fn setup_link(table: &dyn Table) -> String {
    link(table, false)
}

fn link(table: &dyn Table, with_seed: bool) -> String {
    let game = bots::find(table.game_id()).expect("every table is a catalogued game's");
    let form = (game.model)().abridge(&table.form());
    SeedLink { game: game.id.to_owned(), seed: with_seed.then(|| table.seed()), form }.encode()
}
