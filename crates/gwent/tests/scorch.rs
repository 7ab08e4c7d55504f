//! Scorch: the row, the battlefield, ties, thresholds.

mod support;

use gwent::{Event, Row};
use support::leaders::*;
use support::table::{A, B, Look, Table, between, given};

/// A plays Villentretenmerth against these units.
fn dragon(leader: &str, theirs: &str) -> Table {
    let position = between(MONSTERS, leader).hand(A, "villentretenmerth").field(B, theirs);
    let mut table = given(position);
    table.choose("play villentretenmerth");
    table
}

/// Example 39. GW-SCU-1.
#[test]
fn the_strongest_of_a_strong_row_burns() {
    let table = dragon(MONSTERS, "fiend, griffin");
    assert_eq!(table.row(B, Row::Close), 5);
    assert_eq!(table.pile(B), ["fiend"]);
}

/// Example 40. GW-SCU-1.
#[test]
fn a_row_below_ten_is_spared() {
    let table = dragon(MONSTERS, "griffin, botchling");
    assert_eq!(table.row(B, Row::Close), 9);
}

/// Example 41. GW-SCU-2.
#[test]
fn heroes_count_for_the_row_but_do_not_burn() {
    assert_eq!(dragon(MONSTERS, "draug, nekker").field(B), ["draug"]);
    assert_eq!(dragon(MONSTERS, "draug").field(B), ["draug"]);
}

/// Example 42. GW-SCU-1: all that are tied.
#[test]
fn a_whole_bond_burns_together() {
    let table = dragon(NORTHERN_REALMS, "3 blue-stripes-commando");
    assert_eq!(table.row(B, Row::Close), 0);
    assert_eq!(table.pile(B).len(), 3);
}

/// Example 43. GW-SCU-1: Toad burns the ranged row.
#[test]
fn toad_looks_at_the_ranged_row_only() {
    let toad = |theirs: &str| {
        let mut table = given(between(MONSTERS, MONSTERS).hand(A, "toad").field(B, theirs));
        table.choose("play toad");
        table
    };
    let table = toad("fiend, griffin, forktail, botchling, grave-hag, wyvern");
    assert_eq!(table.totals(), [7, 27]);
    let table = toad("grave-hag, wyvern, endrega, gargoyle");
    assert_eq!(table.pile(B), ["grave-hag"]);
}

/// GW-SCU-1: Schirrù burns the siege row.
#[test]
fn schirru_burns_the_siege_row() {
    let position = between(SCOIATAEL, MONSTERS)
        .hand(A, "schirru")
        .field(B, "earth-elemental, fire-elemental, ice-giant, fiend");
    let mut table = given(position);
    table.choose("play schirru");
    assert_eq!(table.field(B), ["fiend", "ice-giant"]);
}

/// Example 44. GW-SCU-1, GW-CALC-2.
#[test]
fn frost_can_save_a_row() {
    let position = between(MONSTERS, MONSTERS)
        .hand(A, "villentretenmerth")
        .field(B, "fiend, griffin, forktail, botchling, werewolf, frightener")
        .weather(B, "biting-frost");
    let mut table = given(position);
    table.choose("play villentretenmerth");
    assert_eq!(table.totals(), [1, 6]);
}

/// Example 45. GW-SCORCH-1.
#[test]
fn scorch_burns_the_strongest_of_both_sides() {
    let position = between(NORTHERN_REALMS, NILFGAARD)
        .field(A, "3 blue-stripes-commando")
        .field(B, "black-infantry-archer, geralt-of-rivia")
        .hand(B, "scorch")
        .turn(B);
    let mut table = given(position);
    table.choose("play scorch");
    assert!(table.field(A).is_empty());
    assert_eq!(table.field(B), ["geralt-of-rivia", "black-infantry-archer"]);
    assert_eq!(table.pile(A).len(), 3);
    assert_eq!(table.pile(B), ["scorch"]);
}

/// Example 46. GW-SCORCH-1.
#[test]
fn scorch_burns_ties_on_both_sides() {
    let position = between(MONSTERS, NILFGAARD)
        .field(A, "fiend")
        .field(B, "vesemir, zoltan-chivay")
        .hand(A, "scorch");
    let mut table = given(position);
    table.choose("play scorch");
    assert!(table.field(A).is_empty());
    assert_eq!(table.field(B), ["zoltan-chivay"]);
    assert_eq!(table.pile(A), ["fiend", "scorch"]);
    assert!(table.heard(|event| matches!(
        event,
        Event::Scorched { units, strength: 6, .. } if units.len() == 2
    )));
}

/// Example 47. GW-SCORCH-2, GW-EDGE-3.
#[test]
fn scorch_judges_only_once() {
    let position =
        between(MONSTERS, NILFGAARD).field(A, "olgierd-von-everec close, fiend").hand(A, "scorch");
    let mut table = given(position);
    table.choose("play scorch");
    assert_eq!(table.field(A), ["olgierd-von-everec"]);
}

/// Example 48. GW-PLAY-6, GW-SCORCH-2.
#[test]
fn scorch_finds_nobody_among_heroes_and_decoys() {
    let position = between(MONSTERS, NILFGAARD)
        .field(A, "draug, decoy close")
        .field(B, "geralt-of-rivia")
        .hand(A, "scorch");
    let mut table = given(position);
    table.choose("play scorch");
    assert_eq!(table.field(A), ["draug", "decoy"]);
    assert_eq!(table.field(B), ["geralt-of-rivia"]);
    assert_eq!(table.pile(A), ["scorch"]);
}

/// Example 49. GW-SCU-3.
#[test]
fn the_pirate_burns_like_the_card_even_himself() {
    let pirate = |theirs: &str| {
        let position = between(SKELLIGE, NILFGAARD).hand(A, "clan-dimun-pirate").field(B, theirs);
        let mut table = given(position);
        table.choose("play clan-dimun-pirate");
        (table.field(A).len(), table.field(B).len())
    };
    assert_eq!(pirate("zoltan-chivay"), (0, 1));
    assert_eq!(pirate("vesemir"), (0, 0));
    assert_eq!(pirate("black-infantry-archer"), (1, 0));
}

/// GW-EDGE-3, GW-CALC-9: who loses his horn or morale is weaker at once.
#[test]
fn the_rest_is_recomputed() {
    let position = between(MONSTERS, SCOIATAEL)
        .field(B, "milva, dol-blathanna-archer, toruviel")
        .hand(A, "scorch");
    let mut table = given(position);
    assert_eq!(table.strengths(B, Row::Ranged), [10, 5, 3]);
    table.choose("play scorch");
    assert_eq!(table.strengths(B, Row::Ranged), [4, 2]);
}
