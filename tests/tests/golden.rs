//! Every golden game plays out as it was written down.

use cairns::{Cairns, Setup};
use szlak_tests::golden::keep::{self, Kept};
use szlak_tests::golden::{self, Covered};
use szlak_tests::subjects::{
    CairnsSubject, GwentSubject, OldWorldSubject, RoninSubject, WildHuntSubject,
};
use tabletop::{Digest, Record, Seed};

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
fn wild_hunt() {
    golden::check::<WildHuntSubject>();
}

#[test]
fn ronin() {
    golden::check::<RoninSubject>();
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
#[should_panic(expected = "line 2 of its proof")]
fn another_transcript_is_noticed() {
    golden::same_lines("some game", "deal\ntake a 1\n", "deal\ntake a 2\n");
}

/// A finished game of Cairns.
fn played() -> Record {
    keep::played::<CairnsSubject>(Setup::default(), Seed::new(2))
}

#[test]
fn a_record_that_plays_out_the_same_is_left_alone() {
    let record = Record { rules: 0, ..played() };
    assert_eq!(keep::mend::<CairnsSubject>("older", record.clone()), (record, Kept::Untouched));
}

#[test]
fn choices_that_lead_elsewhere_are_kept() {
    let good = played();
    let changed = Record { rules: 0, digest: Digest(good.digest.0 ^ 1), ..good.clone() };
    assert_eq!(keep::mend::<CairnsSubject>("changed", changed), (good, Kept::SameChoices));
}

#[test]
fn a_record_is_played_on_from_the_first_choice_that_is_refused() {
    let good = played();
    let mut broken = good.clone();
    broken.choices[3] = "take f 9".to_owned();
    let (mended, kept) = keep::mend::<CairnsSubject>("broken", broken);
    assert_eq!(kept, Kept::PlayedOn(3));
    assert_eq!(mended.choices[..3], good.choices[..3]);
    let end = mended.replay::<Cairns>().expect("it can be played");
    assert!(tabletop::Game::legal(&end).is_empty(), "to its end");
}

#[test]
fn a_golden_game_is_never_written_over() {
    let link = keep::read_link("#/new/cairns?seats=2&seed=0000-0000-0001-2").expect("a link");
    let refused = keep::add::<CairnsSubject>("two-nim", &link).unwrap_err();
    assert_eq!(refused, "There is a golden game cairns/two-nim already; it is kept.");
    assert!(keep::add::<CairnsSubject>("../two", &link).is_err(), "a name, not a path");
}

#[test]
fn checkpoints_say_where_another_game_parts_company() {
    let setup = Setup { stones: 60, growth: 0, limit: 1, ..Setup::default() };
    let record = keep::played::<CairnsSubject>(setup, Seed::new(1));
    let lines = |record: &Record| -> Vec<String> {
        golden::checkpoints::<Cairns>(record).lines().map(str::to_owned).collect()
    };
    let mut other = record.clone();
    other.choices.swap(golden::EVERY + 3, golden::EVERY + 4);
    assert_ne!(record, other);
    let (before, after) = (lines(&record), lines(&other));
    assert_eq!(before.len(), 1 + record.choices.len() / golden::EVERY + 1);
    assert_eq!(before[1], after[1], "the first twenty choices are the same");
    assert_ne!(before[2], after[2], "the next are not");
}
