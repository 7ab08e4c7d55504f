//! Worked examples 39–46: meditation, phase III, market.

mod common;

use common::{A, B, C, Words, card, cards, given};
use old_world::position::Position;
use old_world::versus::{Decision, Event};
use old_world::world::effect::Attribute;
use old_world::world::source::{Reason, Source};

/// Example 39: OW-MED-1, OW-MED-2, OW-REP-3, OW-D-EXHAUST.
#[test]
fn meditation_gives_reputation_and_exhausts() {
    let mut table = given(
        Position::new(2)
            .reputation(A, 2)
            .attributes(A, [5, 1, 1, 1])
            .hand(A, "r1 g1")
            .discard(A, "b1")
            .phase2(A),
    );
    table.choose("meditate attack");
    assert_eq!(table.own(A).reputation, 3);
    assert_eq!(table.legal().len(), 13);
    table.choose("destroy specimen-r1").choose("destroy specimen-b1");
    table.choose("destroy wolf-cleave-1");
    assert_eq!(table.game().removed().len(), 3);
    assert!(table.own(A).masteries[Attribute::Attack.index()]);
    assert_eq!(table.game().masteries(), [0, 1, 1, 1]);
    // Ten cards, three of them drawn in phase III.
    assert_eq!((table.hand_size(A), table.deck_size(A)), (3, 7));
}

/// Example 40: OW-MED-2, OW-MED-3.
#[test]
fn the_fourth_point_never_comes_by_meditation() {
    let mut table = given(
        Position::new(2).reputation(A, 3).attributes(A, [1, 1, 5, 1]).hand(A, "r1 g1").phase2(A),
    );
    table.choose("meditate alchemy");
    assert!(table.own(A).masteries[Attribute::Alchemy.index()]);
    assert_eq!(table.own(A).reputation, 3);
    assert!(table.game().removed().is_empty());
    assert_eq!(table.own(A).hand, cards("r1 g1"));
    assert_eq!(table.decision(), Some(Decision::Discard3));
}

/// Example 41: OW-MED-1.
#[test]
fn a_trophy_that_is_gone_is_not_meditated_for() {
    let mut table = given(
        Position::new(3).attributes(A, [1, 1, 5, 1]).mastery(B, Attribute::Alchemy).phase2(A),
    );
    assert!(table.can("meditate alchemy"));
    table.change(|at| at.mastery(C, Attribute::Alchemy));
    assert!(!table.offers("meditate"));
}

/// Example 42: OW-DRAW-1, OW-DRAW-2, OW-D-DISC3.
#[test]
fn at_most_three_cards_are_kept_and_three_are_drawn_up_to() {
    let mut table = given(Position::new(2).hand(A, "r1 b1 b2 g1 g2").phase3(A));
    assert!(!table.can("done"));
    for name in ["r1", "b1", "b2", "g1"] {
        table.choose(&format!("discard specimen-{name}"));
    }
    table.choose("done");
    assert_eq!(table.hand_size(A), 3);
    let mut small = given(Position::new(2).hand(A, "r1 b1").phase3(A));
    small.choose("done");
    assert_eq!(small.hand_size(A), 3);
}

/// Example 43: OW-ZONE-3.
#[test]
fn an_empty_deck_is_made_from_the_discard() {
    let mut table = given(Position::new(2).deck_of(A, 1).discard(A, "r1 b1 b2 g1 g2 y1").phase3(A));
    table.choose("done");
    let own = table.own(A);
    assert_eq!((own.hand.len(), own.deck.len(), own.discard.len()), (3, 4, 0));
}

/// Example 44: OW-DRAW-2, OW-QUEST-9, with provenance.
#[test]
fn modifiers_change_the_draw_and_never_force_a_discard() {
    let drawn = |hand: &str, draw: i8, lost: bool| {
        let mut table = given(Position::new(2).hand(A, hand).phase3(A).phase3_draw(draw, lost));
        let before = table.hand_size(A);
        table.choose("done");
        table.hand_size(A) - before
    };
    assert_eq!(drawn("", 0, true), 2);
    assert_eq!(drawn("r1 b1 g1", 1, false), 1);
    assert_eq!(drawn("r1", -1, false), 1);
    assert_eq!(drawn("r1 b1 g1", -1, false), 0);
    let table = given(Position::new(2).hand(A, "r1").phase3(A).phase3_draw(1, false));
    let why = table.game().phase3_draw(true);
    assert_eq!(why.total, 3);
    let sources: Vec<Source> = why.steps.iter().map(|step| step.source).collect();
    assert_eq!(sources, [Reason::Printed, Reason::Hand, Reason::ThisTurn].map(Source::Rule));
}

/// Example 45: OW-MARKET-1, OW-MARKET-2, OW-MARKET-4, OW-D-BUY.
#[test]
fn the_market_sells_by_slot_and_moves_right() {
    // Printed 2, 1, 0, 2, 1, 2.
    let market = "maim-1 whirl-1 precise-slash-1 maim-2 whirl-2 maim-3";
    let shop = || Position::new(2).market(market).hand(A, "r1 b1 g1").phase3(A);
    let mut table = given(shop());
    let prices: Vec<u8> =
        (0..6).map(|slot| table.game().price(slot, false).unwrap().count()).collect();
    assert_eq!(prices, [3, 2, 0, 2, 1, 1]);
    let next = *table.game().market_deck().last().unwrap();
    table.choose("done").choose("buy maim-3");
    assert_eq!(table.decision(), Some(Decision::Pay { card: card("maim-3"), left: 1 }));
    table.choose("discard specimen-g1");
    assert_eq!(table.own(A).hand, [card("maim-3"), card("r1"), card("b1")]);
    let old = cards("maim-1 whirl-1 precise-slash-1 maim-2 whirl-2");
    assert_eq!(table.game().market()[0], Some(next));
    assert_eq!(table.game().market()[1..], old.into_iter().map(Some).collect::<Vec<_>>());
    let mut other = given(shop());
    other.choose("done").choose("buy precise-slash-1");
    let wanted = cards("maim-1 whirl-1 maim-2 whirl-2 maim-3");
    assert_eq!(other.game().market()[1..], wanted.into_iter().map(Some).collect::<Vec<_>>());
    assert!(table.heard(|event| matches!(
        event,
        Event::CardBought { price, .. } if price.total == 1 && price.steps.len() == 2
    )));
}

/// Example 46: OW-MARKET-1, OW-DRAW-3.
#[test]
fn a_card_must_be_bought_if_one_can_be() {
    let mut free = given(
        Position::new(2)
            .market("maim-1 maim-2 maim-3 maim-4 reflex-1 precise-slash-1")
            .hand(A, "r1 b1 g1")
            .phase3(A),
    );
    assert_eq!(free.game().price(5, false).unwrap().total, 0);
    free.choose("done");
    assert!(!free.can("done"));
    // Nothing can be paid for: nothing is bought.
    let mut dear = given(
        Position::new(2).market("maim-1 maim-2 - - - -").deck_of(A, 0).hand(A, "r1 b1").phase3(A),
    );
    dear.choose("done");
    assert_eq!(dear.game().active(), B);
    assert_eq!(dear.own(A).hand.len(), 2);
    // One card of cost 2: it must be bought, the hand becomes one card.
    let mut forced = given(
        Position::new(2)
            .market("maim-1 maim-2 maim-3 - - -")
            .deck_of(A, 0)
            .hand(A, "r1 b1")
            .phase3(A),
    );
    forced.choose("done");
    assert_eq!(forced.own(A).hand, [card("maim-3")]);
    assert!(forced.awaited().is_some());
}
