//! Muster: who is called, from where, in which order.

mod support;

use gwent::{Event, Row};
use support::leaders::*;
use support::table::{A, B, Look, between, given};

/// Example 28. GW-MUSTER-1, GW-LEAD-9.
#[test]
fn nekkers_come_from_hand_and_deck() {
    let position = between(MONSTERS, NILFGAARD)
        .hand(A, "2 nekker, fiend, griffin, harpy, wyvern, leshen, draug, scorch, decoy")
        .deck(A, "nekker, ghoul, foglet");
    let mut table = given(position);
    table.choose("play nekker");
    assert_eq!(table.field(A), ["nekker", "nekker", "nekker"]);
    assert_eq!(table.total(A), 6);
    assert_eq!(table.hand(A).len(), 8);
    assert_eq!(table.deck(A), ["foglet", "ghoul"]);
    assert!(table.heard(|event| *event == Event::Shuffled { seat: A }));
}

/// Example 29. GW-MUSTER-2.
#[test]
fn the_dead_do_not_answer() {
    let position = between(MONSTERS, NILFGAARD)
        .hand(A, "arachas")
        .deck(A, "arachas, arachas-behemoth, fiend")
        .pile(A, "arachas");
    let mut table = given(position);
    table.choose("play arachas");
    assert_eq!(table.row(A, Row::Close), 8);
    assert_eq!(table.row(A, Row::Siege), 6);
    assert_eq!(table.pile(A), ["arachas"]);
}

/// Example 30. GW-MUSTER-2.
#[test]
fn geralt_and_ciri_call_roach() {
    for hero in ["geralt-of-rivia", "cirilla-fiona-elen-riannon"] {
        let cards = format!("{hero}, roach, decoy");
        let mut table = given(between(NILFGAARD, MONSTERS).hand(A, &cards));
        table.choose(&format!("play {hero}"));
        assert_eq!((table.total(A), table.hand(A).len()), (18, 1));
        let cards = format!("{hero}, decoy");
        let mut table = given(between(NILFGAARD, MONSTERS).hand(A, &cards).pile(A, "roach"));
        table.choose(&format!("play {hero}"));
        assert_eq!((table.total(A), table.hand(A).len()), (15, 1));
    }
}

/// Example 31. GW-MUSTER-2, GW-BOND-1.
#[test]
fn cerys_calls_the_shield_maidens_who_call_nobody() {
    let army = || {
        between(SKELLIGE, MONSTERS)
            .hand(A, "cerys, clan-drummond-shield-maiden")
            .deck(A, "2 clan-drummond-shield-maiden, olaf")
    };
    let mut table = given(army());
    table.choose("play cerys");
    assert_eq!(table.total(A), 46);
    let mut table = given(army());
    table.choose("play clan-drummond-shield-maiden");
    assert_eq!(table.field(A).len(), 1);
}

/// Example 32. GW-MEDIC-3, GW-MUSTER-4.
#[test]
fn a_revived_crone_calls_her_sisters() {
    let position = between(MONSTERS, NILFGAARD)
        .hand(A, "yennefer-of-vengerberg, crone-whispess, scorch")
        .deck(A, "crone-weavess, fiend")
        .pile(A, "crone-brewess");
    let mut table = given(position);
    table.choose("play yennefer-of-vengerberg");
    assert_eq!([table.row(A, Row::Close), table.row(A, Row::Ranged)], [18, 7]);
    assert_eq!(table.hand(A), ["scorch"]);
}

/// Example 33. GW-MUSTER-3, GW-EDGE-7.
#[test]
fn gaunter_brings_his_darkness() {
    let position = between(SKELLIGE, MONSTERS)
        .hand(A, "gaunter-odimm")
        .deck(A, "3 gaunter-odimm-darkness, olaf");
    let mut table = given(position);
    table.choose("play gaunter-odimm");
    assert_eq!([table.row(A, Row::Siege), table.row(A, Row::Ranged)], [2, 12]);
    let calls = table.events().filter(|event| matches!(event, Event::Mustered { .. }));
    assert_eq!(calls.count(), 1, "the Darkness calls, and nobody is left to come");
}

/// GW-MUSTER-3: all are laid down, hand before deck, before the first of them acts.
#[test]
fn the_called_are_laid_down_hand_first() {
    let position = between(MONSTERS, NILFGAARD)
        .hand(A, "vampire-katakan, vampire-fleder")
        .deck(A, "vampire-bruxa, fiend, vampire-garkain");
    let mut table = given(position);
    table.choose("play vampire-katakan");
    let army = ["vampire-katakan", "vampire-fleder", "vampire-bruxa", "vampire-garkain"];
    assert_eq!(table.lying(A, Row::Close), army);
}

/// GW-MUSTER-2: each band is called by its members, except those called by somebody else.
#[test]
fn every_band_answers() {
    for (leader, caller, others) in [
        (MONSTERS, "ghoul", "2 ghoul"),
        (MONSTERS, "vampire-bruxa", "vampire-ekimmara, vampire-fleder, vampire-garkain"),
        (MONSTERS, "arachas-behemoth", "3 arachas"),
        (SCOIATAEL, "dwarven-skirmisher", "2 dwarven-skirmisher"),
        (SCOIATAEL, "elven-skirmisher", "2 elven-skirmisher"),
        (SCOIATAEL, "havekar-smuggler", "2 havekar-smuggler"),
        (SKELLIGE, "light-longship", "2 light-longship"),
        (SKELLIGE, "gaunter-odimm-darkness", "gaunter-odimm, 2 gaunter-odimm-darkness"),
    ] {
        let position = between(leader, NILFGAARD).hand(A, caller).deck(A, others).leader_used(A);
        let mut table = given(position);
        table.choose(&format!("play {caller}"));
        assert!(table.deck(A).is_empty(), "{caller}");
    }
}

/// GW-EDGE-9: what a spy draws is in the hand at once, but is played in a later turn.
#[test]
fn drawn_cards_wait_for_the_next_turn() {
    let position = between(NILFGAARD, MONSTERS)
        .hand(A, "stefan-skellen, cynthia")
        .deck(A, "vreemde, sweers")
        .hand(B, "fiend, griffin");
    let mut table = given(position);
    table.choose("play stefan-skellen");
    assert_eq!(table.awaited(), Some(B));
    table.choose("play fiend");
    assert!(table.legal().contains(&"play vreemde close".to_owned()));
}
