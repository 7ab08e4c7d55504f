//! The leaders with a passive ability (section 16.3). Francesca, Daisy of the Valley, is in
//! `setup.rs`, King Bran mostly in `strength.rs`.

mod support;

use gwent::Row;
use support::leaders::*;
use support::table::{A, B, Look, between, given};

/// Example 78. Eredin, The Treacherous: spies count double, after weather. GW-LEAD-1.
#[test]
fn treacherous_doubles_spies() {
    let spies = |first| {
        between(first, NILFGAARD)
            .field(A, "enemy stefan-skellen, enemy avallach")
            .hand(A, "biting-frost, commanders-horn, fiend")
            .passed(B)
    };
    let mut table = given(spies("eredin-the-treacherous"));
    assert_eq!(table.strengths(A, Row::Close), [18, 0]);
    table.choose("play biting-frost");
    assert_eq!(table.strengths(A, Row::Close), [2, 0]);
    table.choose("play commanders-horn close");
    assert_eq!(table.strengths(A, Row::Close), [4, 0]);
    assert_eq!(given(spies(MONSTERS)).strengths(A, Row::Close), [9, 0]);
    assert_eq!(table.refusal("leader").key, "leader-passive");
}

/// Section 16.3: on either side, whoever's leader he is; two of him double only once.
#[test]
fn treacherous_works_on_both_sides_once() {
    let position = between("eredin-the-treacherous", "eredin-the-treacherous")
        .field(B, "enemy avallach, fiend")
        .hand(A, "fiend");
    assert_eq!(given(position).total(B), 6);
    let position = between("eredin-the-treacherous", NORTHERN_REALMS)
        .field(A, "enemy thaler")
        .hand(A, "fiend");
    assert_eq!(given(position).total(A), 2);
}

/// Example 37. Emhyr, Invader of the North, also binds his own medics.
#[test]
fn invader_binds_both_players() {
    let position = between("emhyr-invader-of-the-north", MONSTERS)
        .hand(A, "menno-coehoorn, cynthia")
        .pile(A, "vreemde, sweers, morteisen")
        .hand(B, "fiend");
    let mut table = given(position);
    table.choose("play menno-coehoorn");
    assert_eq!(table.awaited(), Some(B), "nobody was asked");
    assert_eq!(table.field(A).len(), 2);
}

/// Example 77. Emhyr, The White Flame. GW-LEAD-1.
#[test]
fn white_flame_silences_the_other_leader() {
    let position = between("king-bran", "emhyr-the-white-flame")
        .field(A, "blueboy-lugos")
        .hand(A, "olaf")
        .weather(B, "biting-frost");
    assert_eq!(given(position).total(A), 1);
    let position = between(NORTHERN_REALMS, "emhyr-the-white-flame").hand(A, "ves");
    let table = given(position);
    assert_eq!(table.refusal("leader").key, "leader-silenced");
    assert!(table.side(A).leader_silenced);
    let position = between("emhyr-the-white-flame", "emhyr-the-white-flame").hand(A, "vreemde");
    assert_eq!(given(position).refusal("leader").key, "leader-silenced");
}

/// King Bran: passive, never used. GW-LEAD-1, GW-CALC-4.
#[test]
fn king_bran_is_never_used() {
    let position = between("king-bran", MONSTERS).hand(A, "olaf");
    let table = given(position);
    assert_eq!(table.refusal("leader").rule, Some("GW-LEAD-1"));
    assert!(!table.legal().contains(&"leader".to_owned()));
}

/// GW-LEAD-5: a leader waits with his player who has passed.
#[test]
fn a_leader_waits_for_the_next_round() {
    let position = between(NORTHERN_REALMS, SCOIATAEL)
        .field(A, "trebuchet")
        .hand(A, "ves")
        .hand(B, "milva, toruviel");
    let mut table = given(position);
    table.choose("pass").choose("play milva");
    assert_eq!(table.awaited(), Some(B), "A is not asked again");
    table.choose("pass");
    assert!(table.legal().contains(&"leader".to_owned()) || table.awaited() == Some(B));
}
