//! Worked examples 58–68: damage and knock-out.

mod common;

use common::{A, B, Table, Words, card, given};
use old_world::position::Position;
use old_world::versus::{Decision, Event};
use old_world::world::location::Terrain::Forest;
use tabletop::Viewer;

/// A monster of level I that is about to use the top card of its pool.
fn attacked(pool: &str) -> Position {
    Position::new(2).hunting("rotfiend").pool(pool).monster_moves()
}

/// Example 58: OW-DMG-1.
#[test]
fn damage_takes_the_shield_then_the_life_deck() {
    let mut table = given(
        attacked("3-5 2-3 2-3")
            .attributes(A, [1, 4, 1, 1])
            .shield(A, 3)
            .deck_of(A, 8)
            .hand_of(A, 3),
    );
    table.choose("bite");
    assert_eq!((table.own(A).shield, table.deck_size(A), table.hand_size(A)), (0, 6, 3));
    assert_eq!(table.own(A).discard.len(), 2);
}

/// Example 59: OW-DMG-1, OW-KO-2, OW-D-DMGHAND.
#[test]
fn then_hand_cards_of_ones_choice() {
    let mut table = given(attacked("3-4 2-3 2-3").shield(A, 1).deck_of(A, 2).hand(A, "r1 b1 g1"));
    table.choose("bite");
    assert_eq!(table.decision(), Some(Decision::DamageHand { left: 1, hand_first: false }));
    assert_eq!(table.awaited(), Some(A));
    table.choose("discard specimen-b1");
    assert_eq!((table.own(A).shield, table.deck_size(A), table.hand_size(A)), (0, 0, 2));
    // Seven points (a Bruxa with two cards left hits for 5 + 2): everything is gone, one is lost.
    let mut out = given(
        Position::new(2)
            .shield(A, 1)
            .deck_of(A, 2)
            .hand(A, "r1 b1 g1")
            .hunting("bruxa")
            .pool("5-2 2-3")
            .monster_moves(),
    );
    out.choose("charge");
    assert!(out.heard(|event| matches!(event, Event::DamageDealt { why, .. } if why.total == 7)));
    assert!(out.heard(|event| matches!(event, Event::KnockedOut { seat: A })));
}

/// Example 60: OW-KO-1, OW-KO-3, OW-END-LOSS.
#[test]
fn a_shield_does_not_save_the_last_card() {
    let mut table = given(
        Position::new(2)
            .attributes(A, [1, 3, 1, 1])
            .shield(A, 1)
            .deck_of(A, 0)
            .hand(A, "g1")
            .hunting("rotfiend")
            .pool_of(4),
    );
    table.choose("done");
    assert!(table.heard(|event| matches!(event, Event::ShieldChanged { to: 2, .. })));
    assert!(table.heard(|event| matches!(event, Event::FightLost { seat: A })));
}

/// Example 61: OW-KO-3, OW-KO-4, OW-PVP-1.
#[test]
fn who_empties_the_other_in_his_own_turn_wins() {
    let mut table = given(
        Position::new(2)
            .deck_of(A, 0)
            .hand(A, "r1")
            .shield(B, 0)
            .deck_of(B, 1)
            .hand(B, "g1")
            .dueling(),
    );
    table.choose("done");
    assert!(table.heard(|event| matches!(event, Event::DuelWon { seat: A, loser: B })));
    let mut shielded = given(
        Position::new(2)
            .deck_of(A, 0)
            .hand(A, "r1")
            .shield(B, 1)
            .deck_of(B, 1)
            .hand(B, "g1")
            .dueling(),
    );
    shielded.choose("done");
    assert!(shielded.heard(|event| matches!(event, Event::DuelWon { seat: B, loser: A })));
}

/// Example 62: OW-MON-2, OW-MON-4, OW-KO-5.
#[test]
fn a_monster_that_uses_its_last_card_is_killed_or_driven_away() {
    let mut killed =
        given(attacked("3-4").attributes(A, [1, 2, 1, 1]).shield(A, 2).deck_of(A, 3).hand(A, "r1"));
    killed.choose("bite");
    assert!(killed.heard(|event| matches!(event, Event::MonsterKilled { .. })));
    let mut driven = given(attacked("3-4").shield(A, 0).deck_of(A, 1).hand(A, "r1 b1"));
    driven.choose("bite");
    assert!(driven.heard(|event| matches!(event, Event::MonsterDriven { .. })));
    assert!(driven.own(A).monsters.is_empty());
}

/// Example 63: OW-END-DRIVE, OW-END-LOSS, OW-ZERO.
#[test]
fn one_card_left_is_driven_away_two_are_a_loss() {
    let last = |pool| {
        Position::new(2)
            .deck_of(A, 0)
            .hand(A, "r1")
            .market("precise-slash-1 maim-1 maim-2 maim-3 maim-4 whirl-1")
            .hunting("rotfiend")
            .pool_of(pool)
    };
    let mut driven = given(last(3).trackless(A));
    driven.choose("done");
    assert_eq!(driven.own(A).gold, 2);
    assert_eq!(driven.game().lairs()[0].monster.unwrap().level(), 1);
    assert!(!driven.game().turn().lost);
    // The 0-cost card is in the new deck: two cards, both drawn in phase III.
    let own = driven.own(A);
    assert!(
        own.hand.contains(&card("precise-slash-1")) || own.deck.contains(&card("precise-slash-1"))
    );
    let mut lost = given(last(4).trackless(A));
    lost.choose("done");
    assert!(lost.game().turn().lost);
    assert!(lost.own(A).trails[0].is_some());
    assert_eq!(lost.own(A).gold, 0);
    assert_eq!(lost.hand_size(A), 2);
}

/// Example 64: OW-TRACK-2, OW-TRACK-3.
#[test]
fn a_loss_gives_no_second_trail_and_none_from_an_empty_stack() {
    let last = || Position::new(2).deck_of(A, 0).hand(A, "r1").hunting("rotfiend").pool_of(9);
    let mut holding = given(last());
    let stack = holding.game().tokens()[0].len();
    holding.choose("done");
    assert_eq!(holding.game().tokens()[0].len(), stack);
    let mut empty = given(last().trackless(A).stack(Forest, &[], B));
    empty.choose("done");
    assert!(empty.own(A).trails[0].is_none());
}

/// Example 65: OW-MON-3, OW-DMG-3.
#[test]
fn a_drop_ignores_the_shield_and_goes_on_into_the_deck() {
    let mut table = given(
        Position::new(2)
            .attributes(A, [1, 2, 1, 1])
            .shield(A, 2)
            .deck_of(A, 5)
            .hand(A, "r1")
            .hunting("griffin")
            .pool("drop-3 2-3 2-3")
            .monster_moves(),
    );
    table.choose("charge");
    assert_eq!((table.own(A).discard.len(), table.own(A).shield), (2, 2));
    // One of the four cards left is drawn in the turn that follows.
    assert_eq!((table.hand_size(A), table.deck_size(A)), (1, 3));
}

/// Example 66: OW-MON-3, OW-D-DESTROY.
#[test]
fn a_burn_destroys_a_hand_card_or_the_top_of_the_deck() {
    let mut empty = given(attacked("burn-2 2-3 2-3").deck_of(A, 4));
    empty.choose("charge");
    // Three cards are left, one is drawn in the turn that follows.
    assert_eq!(empty.game().removed().len(), 1);
    let mut held = given(attacked("burn-2 2-3 2-3").hand(A, "r1 b1"));
    held.choose("charge");
    assert_eq!(held.decision(), Some(Decision::Burn));
    held.choose("destroy specimen-b1");
    assert_eq!(held.game().removed(), [card("b1")]);
}

/// Example 67: OW-ATTR-5, OW-MON-3 (§17 #10).
#[test]
fn lowering_stops_at_one_and_never_touches_five() {
    for (monster, alchemy, left, damage) in
        [("rotfiend", 3, 2, 0), ("griffin", 1, 1, 1), ("griffin", 5, 5, 1)]
    {
        let mut table = given(
            Position::new(2)
                .attributes(A, [1, 1, alchemy, 1])
                .shield(A, 1)
                .hand(A, "r1 b1")
                .hunting(monster)
                .pool("2-alchemy 2-3 2-3")
                .monster_moves(),
        );
        table.choose("bite");
        assert_eq!(table.own(A).attributes[2], left);
        assert_eq!(table.own(A).shield, 1 - damage);
    }
}

/// Example 68: OW-ATTR-5, OW-ATTR-6, OW-END-ALWAYS; Leshen.
#[test]
fn a_leshen_lowers_the_defence_while_it_is_fought() {
    let mut table =
        given(Position::new(2).attributes(A, [1, 3, 1, 1]).shield(A, 3).hand(A, "r1 b1"))
            .begin_hunt("leshen");
    assert_eq!(table.own(A).shield, 2);
    // What is shown is what counts now.
    let cap = |table: &Table| table.seen_by(Viewer::Seat(A)).players[A].shield_cap;
    assert_eq!(cap(&table), 2);
    table.change(|at| at.pool("3-as-defence 2-3").monster_moves()).choose("bite");
    assert_eq!(table.own(A).shield, 0);
    // Afterwards the real defence counts.
    let mut end = given(
        Position::new(2).attributes(A, [1, 3, 1, 1]).hand(A, "r1 b1").hunting("leshen").pool_of(1),
    );
    end.combo("r1");
    end.choose("destroy specimen-r1");
    assert_eq!((end.own(A).shield, cap(&end)), (3, 3));
    let five = given(Position::new(2).attributes(A, [1, 5, 1, 1]).shield(A, 4).hand(A, "r1 b1"))
        .begin_hunt("leshen");
    assert_eq!(five.own(A).shield, 4);
}
