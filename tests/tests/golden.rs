//! Every golden game plays out as it was written down.

use szlak_tests::golden::{self, Covered};
use szlak_tests::subjects::{CairnsSubject, GwentSubject, OldWorldSubject};

#[test]
fn cairns() {
    golden::check::<CairnsSubject>();
}

#[test]
fn gwent() {
    golden::check::<GwentSubject>();
}

#[test]
fn old_world() {
    golden::check::<OldWorldSubject>();
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

#[test]
#[should_panic(expected = "no golden game shows [\"ending by flood\"]")]
fn something_that_no_golden_game_shows_is_missed() {
    let shown = CairnsSubject::wanted().into_iter().collect();
    golden::demand(&["ending by tokens", "ending by flood"], &shown);
}

#[test]
#[should_panic(expected = "what is not on the list: {\"event ended\"}")]
fn something_shown_that_nobody_listed_is_noticed() {
    golden::demand(&[], &["event ended"].into());
}

#[test]
#[should_panic(expected = "line 2 of the transcript")]
fn another_transcript_is_noticed() {
    golden::same_lines("some game", "deal\ntake a 1\n", "deal\ntake a 2\n");
}
