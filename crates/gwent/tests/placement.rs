//! Where cards go: rows, spies, Decoys, Horns, agile units, turns that offer nothing.

mod support;

use gwent::{DrawCause, Event, Row};
use support::leaders::*;
use support::table::{A, B, Look, between, given};

/// Example 19. GW-SPY-1, GW-SPY-2.
#[test]
fn a_spy_fights_for_the_opponent_and_draws_two() {
    let spying = || {
        between(NILFGAARD, MONSTERS)
            .hand(A, "stefan-skellen")
            .deck(A, "vreemde, cynthia, sweers")
            .turn(A)
    };
    let mut table = given(spying());
    table.choose("play stefan-skellen");
    assert_eq!(table.lying(B, Row::Close), ["stefan-skellen"]);
    assert_eq!(table.totals(), [0, 9]);
    assert_eq!(table.hand(A), ["sweers", "cynthia"]);
    let mut table = given(spying().horn(B, Row::Close));
    table.choose("play stefan-skellen");
    assert_eq!(table.total(B), 18);
}

/// Example 20. GW-EDGE-1: a short deck gives what it has.
#[test]
fn a_spy_draws_what_is_left() {
    for (deck, drawn) in [("vreemde", 1), ("", 0)] {
        let position =
            between(NILFGAARD, MONSTERS).hand(A, "stefan-skellen, cynthia").deck(A, deck);
        let mut table = given(position);
        table.choose("play stefan-skellen");
        assert_eq!(table.hand(A).len(), 1 + drawn);
        assert_eq!(table.field(B), ["stefan-skellen"]);
    }
}

/// Example 21. GW-LEAVE-1.
#[test]
fn a_spy_returns_to_its_owners_pile() {
    let position = between(NILFGAARD, NORTHERN_REALMS).hand(A, "stefan-skellen, cynthia").passed(B);
    let mut table = given(position);
    table.choose("play stefan-skellen").choose("pass");
    assert_eq!(table.pile(A), ["stefan-skellen"]);
    assert!(table.pile(B).is_empty());
}

/// Example 22. GW-DECOY-2, GW-DECOY-3, GW-LEAVE-2, GW-ZONE-1.
#[test]
fn a_decoyed_spy_is_sent_back() {
    let position = between(NILFGAARD, NORTHERN_REALMS)
        .field(B, "enemy stefan-skellen")
        .hand(B, "decoy")
        .deck(B, "ves, thaler, ballista")
        .passed(A)
        .turn(B);
    let mut table = given(position);
    table.choose("play decoy on enemy stefan-skellen");
    assert_eq!(table.total(B), 0);
    assert_eq!(table.lying(B, Row::Close), ["decoy"]);
    assert_eq!(table.hand(B), ["stefan-skellen"]);
    table.choose("play enemy stefan-skellen");
    assert_eq!(table.totals(), [9, 0]);
    assert_eq!(table.hand(B).len(), 2);
    table.choose("pass");
    assert_eq!(table.pile(A), ["stefan-skellen"]);
    assert_eq!(table.pile(B), ["decoy"]);
}

/// Example 23. GW-DECOY-4, GW-HERO-1, GW-D7.
#[test]
fn a_decoy_needs_a_unit_that_is_no_hero() {
    let position = between(MONSTERS, NILFGAARD)
        .field(B, "geralt-of-rivia, decoy close")
        .hand(B, "decoy, vreemde")
        .turn(B);
    let table = given(position);
    assert_eq!(table.legal(), ["play vreemde close", "leader", "pass"]);
    assert_eq!(table.refusal("play decoy on geralt-of-rivia").rule, Some("GW-HERO-1"));
    assert_eq!(table.refusal("play decoy on vreemde").rule, Some("GW-DECOY-4"));
}

/// Example 24. GW-TURN-4, GW-TURN-5, GW-D3.
#[test]
fn who_can_do_nothing_passes() {
    let idle = || between(NILFGAARD, MONSTERS).hand(A, "decoy").hand(B, "nekker, ghoul");
    let table = given(idle().leader_used(A));
    assert!(table.side(A).passed);
    assert_eq!(table.awaited(), Some(B));
    let table = given(idle());
    assert_eq!(table.legal(), ["leader", "pass"]);
    let mut table = given(idle().leader_used(A).turn(B));
    table.choose("play nekker");
    assert!(table.heard(|event| *event == Event::Passed { seat: A, forced: true }));
    assert_eq!(table.awaited(), Some(B), "B goes on alone");
}

/// GW-TURN-4: an empty hand with an unused leader is still a choice.
#[test]
fn an_empty_hand_may_use_the_leader() {
    let table = given(between(NORTHERN_REALMS, MONSTERS).field(A, "trebuchet"));
    assert_eq!(table.legal(), ["leader", "pass"]);
}

/// Example 25. GW-DECOY-3.
#[test]
fn a_returned_unit_uses_its_ability_again() {
    let position = between(MONSTERS, NORTHERN_REALMS)
        .field(B, "vesemir, ves, zoltan-chivay")
        .hand(A, "villentretenmerth, decoy")
        .passed(B);
    let mut table = given(position);
    table.choose("play villentretenmerth");
    assert_eq!(table.field(B), ["ves", "zoltan-chivay"]);
    table.choose("play decoy on villentretenmerth").choose("play villentretenmerth");
    assert!(table.field(B).is_empty(), "a row of ten burns again");
}

/// Example 26. GW-HORN-S1, GW-HORN-S2, GW-D8, GW-PLAY-6.
#[test]
fn a_horn_needs_a_free_slot() {
    let position = between(NILFGAARD, MONSTERS)
        .horn(A, Row::Close)
        .horn(A, Row::Ranged)
        .horn(A, Row::Siege)
        .hand(A, "enemy commanders-horn, vreemde")
        .leader_used(A);
    let table = given(position);
    assert_eq!(table.legal(), ["play vreemde close", "pass"]);
    assert_eq!(table.refusal("play enemy commanders-horn siege").rule, Some("GW-HORN-S1"));
    let position = between(NILFGAARD, MONSTERS)
        .field(A, "dandelion")
        .horn(A, Row::Ranged)
        .hand(A, "commanders-horn")
        .leader_used(A);
    let table = given(position);
    let horns = ["play commanders-horn close", "play commanders-horn siege", "pass"];
    assert_eq!(table.legal(), horns);
}

/// Example 27. GW-AGILE-1, GW-D5: the row of an agile unit is chosen once.
#[test]
fn an_agile_unit_chooses_its_row_and_stays() {
    let position = between(SCOIATAEL, MONSTERS).hand(A, "yaevinn, impenetrable-fog").passed(B);
    let mut table = given(position);
    assert!(table.legal().contains(&"play yaevinn close".to_owned()));
    table.choose("play yaevinn ranged").choose("play impenetrable-fog");
    assert_eq!(table.strengths(A, Row::Ranged), [1]);
    assert_eq!(table.legal(), ["leader", "pass"], "nothing moves him");
}

/// GW-PLAY-2: a unit lies in its own row only.
#[test]
fn a_unit_has_its_row() {
    let table = given(between(MONSTERS, NILFGAARD).hand(A, "nekker"));
    assert_eq!(table.refusal("play nekker siege").rule, Some("GW-PLAY-2"));
    assert_eq!(table.refusal("play ghoul close").rule, Some("GW-PLAY-1"));
    assert_eq!(table.legal(), ["play nekker close", "leader", "pass"]);
}

/// GW-PLAY-1, GW-LEAD-4, GW-TURN-1: one action a turn.
#[test]
fn a_turn_is_one_action() {
    let position =
        between(NORTHERN_REALMS, MONSTERS).hand(A, "ves, ballista").hand(B, "fiend, griffin");
    let mut table = given(position);
    table.choose("play ves");
    assert_eq!((table.awaited(), table.hand(A).len()), (Some(B), 1));
    table.choose("play fiend");
    assert_eq!(table.awaited(), Some(A));
    table.choose("leader");
    assert_eq!((table.awaited(), table.hand(A).len()), (Some(B), 1));
}

/// GW-PLAY-4, GW-PLAY-5, GW-PLAY-6: what has no effect may still be played.
#[test]
fn a_card_may_be_played_in_vain() {
    let position = between(NILFGAARD, MONSTERS)
        .hand(A, "scorch, clear-weather, etolian-auxiliary-archers, stefan-skellen")
        .passed(B);
    let mut table = given(position);
    table.choose("play scorch").choose("play clear-weather");
    table.choose("play etolian-auxiliary-archers").choose("play stefan-skellen");
    assert_eq!(table.pile(A), ["scorch", "clear-weather"]);
    assert!(!table.heard(|event| matches!(event, Event::Drew { .. })));
}

/// GW-SPY-1: the events say who drew, how many, and why.
#[test]
fn a_draw_is_told_in_full_to_the_player_only() {
    use tabletop::{Game, Learners, Log, Viewer};
    let position =
        between(NILFGAARD, MONSTERS).hand(A, "stefan-skellen").deck(A, "vreemde, cynthia");
    let mut game = position.build().unwrap();
    let mut log = Log::new();
    game.apply(&"play stefan-skellen".parse().unwrap(), &mut log).unwrap();
    assert_eq!(
        log.learners(),
        Learners::EVERYBODY,
        "the player by the draw, all others by the card"
    );
    let drew = |viewer| {
        let seen = log.entries().iter().filter_map(move |entry| entry.seen_by(viewer));
        seen.filter_map(|event| match event {
            Event::Drew { seat, count, cards, cause: DrawCause::Spy } => {
                Some((*seat, *count, cards.is_some()))
            }
            _ => None,
        })
        .collect::<Vec<_>>()
    };
    assert_eq!(drew(Viewer::Seat(A)), [(A, 2, true)]);
    assert_eq!(drew(Viewer::Seat(B)), [(A, 2, false)]);
    assert_eq!(drew(Viewer::Spectator), [(A, 2, false)]);
}

/// GW-DECOY-1, GW-D7: agile units of one name in two rows are two targets; twins are one.
#[test]
fn a_decoy_names_its_target() {
    let position = between(SCOIATAEL, MONSTERS)
        .field(A, "2 dol-blathanna-scout close, dol-blathanna-scout ranged, milva")
        .hand(A, "2 decoy")
        .leader_used(A);
    let mut table = given(position);
    let legal = [
        "play decoy on dol-blathanna-scout close",
        "play decoy on dol-blathanna-scout ranged",
        "play decoy on milva",
        "pass",
    ];
    assert_eq!(table.legal(), legal);
    table.choose("play decoy on dol-blathanna-scout ranged");
    assert_eq!(table.lying(A, Row::Ranged), ["decoy", "milva"]);
    assert_eq!(table.lying(A, Row::Close).len(), 2);
}

/// GW-LEAVE-2, GW-DECOY-2: in a mirror match an own spy and a captured one are two cards.
#[test]
fn own_and_captured_cards_are_told_apart() {
    let position = between(NORTHERN_REALMS, NORTHERN_REALMS)
        .hand(A, "thaler, enemy thaler")
        .hand(B, "ves")
        .leader_used(A)
        .passed(B);
    let mut table = given(position);
    assert_eq!(table.legal(), ["play thaler siege", "play enemy thaler siege", "pass"]);
    table.choose("play enemy thaler").choose("pass");
    assert_eq!(table.pile(B), ["thaler"]);
    assert!(table.pile(A).is_empty());
}
