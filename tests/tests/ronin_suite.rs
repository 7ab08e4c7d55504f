//! The generic suite on Ronin, and ten thousand random games for one to five players.

use szlak_tests::generic_suite;
use szlak_tests::subjects::RoninSubject;
use szlak_tests::suite::many;

generic_suite!(RoninSubject);

/// RO-ZONE-5, RO-FINAL-7: pieces are conserved, every game ends, every answer can be given.
fn games_for(players: u8) {
    let met = many::<RoninSubject>(2_000, 60, |_, rng| RoninSubject::for_players(players, rng));
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
