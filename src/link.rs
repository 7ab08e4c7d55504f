//! Links made from tables.

use tabletop::{SeedLink, Table};

/// What a form answers when the table is a puzzle; no set-up page asks it.
const PUZZLE: &str = "puzzle";

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
    let form = table.form();
    // A puzzle is not set up by anybody: it has an address of its own.
    if let Some(puzzle) = form.answers.get(PUZZLE) {
        return format!("puzzles/{}/{puzzle}", game.id);
    }
    let form = (game.model)().abridge(&form);
    SeedLink { game: game.id.to_owned(), seed: with_seed.then(|| table.seed()), form }.encode()
}

#[cfg(all(test, feature = "gwent"))]
mod tests {
    use tabletop::Seed;

    use super::*;
    use crate::route::Route;

    #[test]
    fn a_puzzle_is_shared_by_its_own_address() {
        let game = bots::find("gwent").unwrap();
        let puzzle = gwent::Puzzle::all().next().unwrap().slug();
        let mut form = (game.model)().blank();
        form.answers.insert(PUZZLE.to_owned(), puzzle.to_owned());
        let table = (game.open)(&form, Seed::new(1)).unwrap();
        let link = format!("#/{}", seed_link(table.as_ref()));
        let route = Route::Puzzles("gwent".to_owned(), Some(puzzle.to_owned()));
        assert_eq!(Route::parse(&link), route);
        assert_eq!(link, format!("#/{}", setup_link(table.as_ref())));
    }

    #[test]
    fn any_other_table_is_shared_by_its_set_up() {
        let game = bots::find("gwent").unwrap();
        let table = (game.open)(&(game.model)().blank(), Seed::new(1)).unwrap();
        assert!(seed_link(table.as_ref()).starts_with("new/gwent?"));
    }
}
