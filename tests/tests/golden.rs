//! Every golden game plays out as it was written down.

use szlak_tests::golden;
use szlak_tests::subjects::CairnsSubject;

#[test]
fn cairns() {
    golden::check::<CairnsSubject>();
}

#[test]
fn every_folder_of_golden_games_is_checked_by_a_test() {
    let this = include_str!("golden.rs");
    for game in golden::games() {
        let test = format!("\nfn {}()", game.replace('-', "_"));
        assert!(this.contains(&test), "there is no test called {game} here");
    }
}

#[test]
fn every_golden_game_is_in_the_list_for_webassembly() {
    golden::check_embedded();
}
