//! The generic suite on Old World, and five thousand random games for one to five players.

use szlak_tests::generic_suite;
use szlak_tests::subjects::OldWorldSubject;
use szlak_tests::suite::many;

generic_suite!(OldWorldSubject);

/// OW-SEAT-7: and nothing is asked that has only one answer.
fn games_for(players: u8) {
    let met =
        many::<OldWorldSubject>(1_000, 200, |_, rng| OldWorldSubject::for_players(players, rng));
    assert!(met.looked_at > 1_000, "decisions are looked at closely: {met:?}");
}

#[test]
fn solo_games() {
    games_for(1);
}

#[test]
fn games_for_two() {
    games_for(2);
}

#[test]
fn games_for_three() {
    games_for(3);
}

#[test]
fn games_for_four() {
    games_for(4);
}

#[test]
fn games_for_five() {
    games_for(5);
}
