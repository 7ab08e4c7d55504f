//! Berserkers, Mardroeme, and those who are avenged.

mod support;

use gwent::{Event, PlaceCause, Row};
use support::leaders::*;
use support::table::{A, B, Look, between, given, kind};

/// Example 50. GW-BERS-1, GW-BERS-2, GW-MARD-S1.
#[test]
fn mardroeme_transforms_a_berserker() {
    let position =
        between(SKELLIGE, MONSTERS).field(A, "berserker, blueboy-lugos").hand(A, "mardroeme");
    let mut table = given(position);
    assert_eq!(table.total(A), 10);
    table.choose("play mardroeme close");
    assert_eq!(table.strengths(A, Row::Close), [14, 7, 0]);
    assert_eq!(table.total(A), 21);
    assert!(table.pile(A).is_empty());
    let side = table.side(A);
    assert_eq!(side.removed, [kind("berserker")]);
    assert!(side.side_deck.is_empty());
}

/// Example 51. GW-BERS-2, GW-BOND-1, GW-MARD-U1.
#[test]
fn ermion_transforms_those_who_come_later() {
    let position =
        between(SKELLIGE, MONSTERS).field(A, "ermion").hand(A, "2 young-berserker, olaf").passed(B);
    let mut table = given(position);
    table.choose("play young-berserker");
    assert_eq!(table.strengths(A, Row::Ranged), [8, 8]);
    table.choose("play young-berserker");
    assert_eq!(table.strengths(A, Row::Ranged), [8, 16, 16]);
}

/// GW-MARD-U1: Ermion also transforms those who are there.
#[test]
fn ermion_transforms_those_who_are_there() {
    let position =
        between(SKELLIGE, MONSTERS).field(A, "2 young-berserker, berserker").hand(A, "ermion");
    let mut table = given(position);
    table.choose("play ermion");
    assert_eq!(table.strengths(A, Row::Ranged), [16, 16, 8]);
    assert_eq!(table.lying(A, Row::Close), ["berserker"], "another row");
}

/// Example 52. GW-BERS-2.
#[test]
fn mardroeme_works_in_its_row_only() {
    let position =
        between(SKELLIGE, MONSTERS).field(A, "2 young-berserker").hand(A, "mardroeme, olaf");
    let mut table = given(position);
    table.choose("play mardroeme close");
    assert_eq!(table.lying(A, Row::Ranged), ["young-berserker", "young-berserker"]);
}

/// GW-MARD-S2, GW-D9: any own row, several in one, beside a horn.
#[test]
fn mardroeme_goes_into_any_own_row() {
    let position = between(SKELLIGE, MONSTERS)
        .field(A, "mardroeme close")
        .horn(A, Row::Close)
        .hand(A, "mardroeme")
        .leader_used(A);
    let table = given(position);
    let legal = ["play mardroeme close", "play mardroeme ranged", "play mardroeme siege", "pass"];
    assert_eq!(table.legal(), legal);
}

/// Example 53. GW-BERS-4, GW-EDGE-5.
#[test]
fn a_vildkaarl_taken_back_stays_a_vildkaarl() {
    let position = between(SKELLIGE, MONSTERS)
        .field(A, "transformed-vildkaarl")
        .removed(A, "berserker")
        .hand(A, "decoy")
        .passed(B);
    let mut table = given(position);
    table.choose("play decoy on transformed-vildkaarl");
    assert_eq!(table.hand(A), ["transformed-vildkaarl"]);
    table.choose("play transformed-vildkaarl");
    assert_eq!(table.total(A), 14);
    assert_eq!(table.side(A).removed, [kind("berserker")]);
}

/// GW-MEDIC-3, GW-BERS-4: a revived berserker transforms; a Vildkaarl can be revived.
#[test]
fn berserkers_and_vildkaarls_can_be_revived() {
    let position = between(SKELLIGE, MONSTERS)
        .field(A, "mardroeme close")
        .hand(A, "birna-bran")
        .pile(A, "berserker");
    let mut table = given(position);
    table.choose("play birna-bran");
    assert_eq!(table.strengths(A, Row::Close), [0, 3, 14]);
    let position = between(SKELLIGE, MONSTERS)
        .hand(A, "birna-bran")
        .pile(A, "transformed-vildkaarl")
        .removed(A, "berserker");
    let mut table = given(position);
    table.choose("play birna-bran");
    assert_eq!(table.total(A), 17);
}

/// GW-MARD-S1, GW-END-6: Mardroeme stays until the round ends.
#[test]
fn mardroeme_is_discarded_with_the_round() {
    let position =
        between(SKELLIGE, NORTHERN_REALMS).field(A, "mardroeme close").hand(A, "olaf").passed(B);
    let mut table = given(position);
    table.choose("pass");
    assert_eq!(table.pile(A), ["mardroeme"]);
}

/// Example 54. GW-AVENG-1, GW-AVENG-3, GW-AVENG-5, GW-END-7.
#[test]
fn a_cow_is_avenged_in_the_next_round() {
    let position = between(NORTHERN_REALMS, NILFGAARD)
        .field(A, "cow")
        .hand(A, "ves, ballista")
        .hand(B, "vreemde")
        .passed(B);
    let mut table = given(position);
    table.choose("pass");
    assert_eq!(table.view().round, 2);
    assert_eq!(table.pile(A), ["cow"]);
    assert_eq!(table.lying(A, Row::Close), ["bovine-defence-force"]);
    assert_eq!(table.total(A), 8);
    assert!(table.heard(|event| matches!(event, Event::Placed { cause: PlaceCause::Avenger, .. })));
    table.choose("pass").choose("pass");
    assert!(table.pile(A).contains(&"bovine-defence-force"));
    assert!(table.field(A).is_empty());
}

/// Example 55. GW-SCORCH-1, GW-AVENG-2, GW-SCORCH-3.
#[test]
fn hemdall_avenges_kambi_at_once() {
    let position =
        between(SKELLIGE, MONSTERS).field(A, "kambi").hand(A, "olaf").hand(B, "scorch").turn(B);
    let mut table = given(position);
    table.choose("play scorch");
    assert_eq!(table.pile(A), ["kambi"]);
    assert_eq!(table.lying(A, Row::Close), ["hemdall"]);
    assert_eq!(table.total(A), 11);
}

/// Example 56. GW-AVENG-4.
#[test]
fn a_cow_taken_back_is_not_avenged() {
    let position = between(NORTHERN_REALMS, MONSTERS).field(A, "cow").hand(A, "decoy");
    let mut table = given(position);
    table.choose("play decoy on cow");
    assert_eq!(table.field(A), ["decoy"]);
    assert_eq!(table.hand(A), ["cow"]);
}

/// Example 57. GW-AVENG-4, GW-FAC-MON.
#[test]
fn a_cow_that_stays_is_not_avenged() {
    let position = between(MONSTERS, NILFGAARD).field(A, "cow, draug").hand(A, "fiend").passed(B);
    let mut table = given(position);
    table.choose("pass");
    assert_eq!(table.field(A), ["cow"]);
    assert_eq!(table.total(A), 0);
    assert_eq!(table.pile(A), ["draug"]);
}

/// Example 58. GW-AVENG-4, GW-DECK-7: two Forces, not three.
#[test]
fn a_cow_can_be_avenged_twice() {
    let position = between(NORTHERN_REALMS, NILFGAARD)
        .after([20, 10], Some(A))
        .hand(A, "dun-banner-medic, ves")
        .pile(A, "cow, scorch")
        .field(A, "bovine-defence-force")
        .field(B, "letho-of-gulet, morvran-voorhis")
        .hand(B, "vreemde")
        .passed(B);
    let mut table = given(position);
    table.choose("play dun-banner-medic").choose("pass");
    assert_eq!(table.view().round, 3);
    assert_eq!(table.field(A), ["bovine-defence-force"]);
    assert!(table.side(A).side_deck.is_empty());
    let position = between(NORTHERN_REALMS, NILFGAARD)
        .field(A, "cow")
        .pile(A, "2 bovine-defence-force")
        .hand(A, "ves")
        .hand(B, "scorch")
        .turn(B);
    let mut table = given(position);
    table.choose("play scorch");
    assert!(table.field(A).is_empty(), "nobody is left to come");
}

/// GW-AVENG-5: a Force that fell may be revived.
#[test]
fn a_fallen_force_may_be_revived() {
    let position = between(NORTHERN_REALMS, NILFGAARD)
        .hand(A, "dun-banner-medic")
        .pile(A, "bovine-defence-force");
    let mut table = given(position);
    table.choose("play dun-banner-medic");
    assert_eq!(table.total(A), 13);
}

/// GW-SCORCH-3: several are avenged, the active player's side first.
#[test]
fn both_sides_are_avenged() {
    let position = between(SKELLIGE, MONSTERS)
        .field(A, "kambi, cow")
        .field(B, "cow")
        .hand(B, "scorch")
        .turn(B);
    let mut table = given(position);
    table.choose("play scorch");
    assert_eq!(table.lying(A, Row::Close), ["hemdall", "bovine-defence-force"]);
    assert_eq!(table.lying(B, Row::Close), ["bovine-defence-force"]);
    let sides = table.events().filter_map(|event| match event {
        Event::Placed { side, .. } => Some(*side),
        _ => None,
    });
    assert_eq!(sides.collect::<Vec<_>>(), [B, A, A]);
}
