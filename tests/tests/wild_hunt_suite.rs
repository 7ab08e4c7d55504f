//! The generic suite on Wild Hunt, and five thousand random hunts for one to five players.

use szlak_tests::generic_suite;
use szlak_tests::subjects::WildHuntSubject;
use szlak_tests::suite::many;

generic_suite!(WildHuntSubject);

/// OW-SEAT-7: and nothing is asked that has only one answer.
fn hunts_for(players: u8) {
    let met =
        many::<WildHuntSubject>(1_000, 20, |_, rng| WildHuntSubject::for_players(players, rng));
    assert!(met.looked_at > 1_000, "decisions are looked at closely: {met:?}");
}

#[test]
fn hunts_for_one() {
    hunts_for(1);
}

#[test]
fn hunts_for_two() {
    hunts_for(2);
}

#[test]
fn hunts_for_three() {
    hunts_for(3);
}

#[test]
fn hunts_for_four() {
    hunts_for(4);
}

#[test]
fn hunts_for_five() {
    hunts_for(5);
}
