//! Worked examples 15–22, 68–70, 88–90: fights with hounds and their bonuses.

use old_world::position::Position;
use old_world::versus::{Decision, Event};
use old_world::wild_hunt::{HuntDecision, HuntEvent};
use old_world::world::action_card::Card;
use old_world::world::effect::Attribute;
use old_world::world::hound::Bonus;
use old_world::world::location::Location::{Cintra, Novigrad, Vizima};
use old_world::world::rider::Rider;
use old_world::world::slug::Slug;
use tabletop::Viewer;

use super::table::{A, B, C, D, HuntWords, Table, Words, card, given, two};

/// A and B stand with a hound II at Vizima; A has three points of shield, B one.
fn pair(change: impl FnOnce(Position) -> Position) -> Table {
    let position = two()
        .at(A, Vizima)
        .at(B, Vizima)
        .hound(2, Vizima)
        .rider_shields(31)
        .attributes(A, [1, 3, 1, 1])
        .shield(A, 3)
        .attributes(B, [1, 1, 1, 1])
        .shield(B, 1)
        .hand(A, "b1 g1")
        .hand(B, "r1 p1 b2")
        .hound_token(2, Bonus::CostZero, false);
    let mut table = given(change(position));
    table.choose_all(["hound", "join", "go"]);
    table
}

/// Cards as a position names them.
fn names(cards: &[Card]) -> String {
    cards.iter().map(|card| card.slug()).collect::<Vec<_>>().join(" ")
}

fn cheap(table: &Table) -> Vec<String> {
    table.legal().into_iter().filter(|choice| choice.starts_with("take")).collect()
}

/// Example 15: WH-HND-3, WH-HND-4, WH-HND-5, WH-HND-6, WH-HND-8, WH-HND-9, WH-HND-10, WH-HND-11,
/// WH-D-HJOIN, WH-D-HGO, WH-D-HCOMBO, WH-D-HBONUS.
#[test]
fn two_beat_a_hound_and_the_surplus_costs_shields() {
    let mut table = pair(|at| at);
    assert_eq!((table.own(A).shield, table.hand_size(A)), (1, 4));
    assert_eq!((table.own(B).shield, table.hand_size(B)), (0, 5));
    assert_eq!((table.awaited(), table.asked()), (Some(A), Some(HuntDecision::Combo)));
    assert!(!table.can("done"), "at least one card");
    // b1, then g1 on its green field: 1 damage, 1 + 1 shield. p1 alone: 2; r1 alone: 2.
    table.combo("b1 g1");
    assert_eq!(table.own(A).shield, 3);
    assert_eq!(table.awaited(), Some(B));
    table.combo("r1 b2");
    // r1 2 damage, b2 on its blue field 1: T = 4, L = 4.
    assert!(table.hunt().hounds.is_empty());
    assert_eq!(table.shields(), 31);
    assert!(table.heard(|event| matches!(
        event,
        Event::Hunt(HuntEvent::TokenShown { bonus: Bonus::CostZero, .. })
    )));
    assert_eq!(table.hand_size(A), 2, "unplayed cards are kept");
    assert_eq!(table.asked(), Some(HuntDecision::BonusOrder));
    table.choose("player 1");
}

/// Example 15: the surplus. Example 16: WH-HND-10. Example 20: WH-SHLD-1, WH-SHLD-2, WH-SHLD-4.
#[test]
fn surplus_damage_comes_off_the_riders_shields() {
    // b1 with r1 on its red field: 1 + 1 + 2 = 4 for a hound I of life 3: one point too many.
    let mut table =
        given(two().at(A, Vizima).hound(1, Vizima).hand(A, "b1 r1").rider_shields(31).hound_token(
            1,
            Bonus::Draw,
            false,
        ));
    table.choose("hound").combo("b1 r1");
    assert_eq!(table.shields(), 30);
    let mut last =
        given(two().at(A, Vizima).hound(1, Vizima).hand(A, "b1 r1").rider_shields(0).hound_token(
            1,
            Bonus::Draw,
            false,
        ));
    last.choose("hound").combo("b1 r1");
    assert_eq!((last.shields(), last.won()), (0, None));
}

/// Example 17: WH-HND-1, WH-HND-12, WH-HND-13.
#[test]
fn a_hound_that_wins_costs_the_hands() {
    let mut table = pair(|at| at);
    table.combo("g1").combo("b2");
    assert_eq!(table.hunt().hounds.len(), 1);
    assert_eq!((table.hand_size(A), table.hand_size(B)), (0, 0));
    assert_eq!(table.own(A).shield, 2, "what was raised stays");
    assert!(table.hunt().hounds[0].fought);
    table.change(|at| at.hand(A, "b1").hand(B, "r1").floor(B));
    assert!(!table.can("hound"), "by nobody in this round");
    assert_eq!(table.refusal("hound").rule, Some("WH-HND-1"));
    assert_eq!(table.shields(), 31);
}

/// Example 18: WH-HND-8, WH-RID-1.
#[test]
fn shields_on_a_hound_are_life_and_are_lost_with_it() {
    let mut table = given(
        two()
            .at(A, Vizima)
            .hound(1, Vizima)
            .hound_shields(Vizima, 1)
            .hand(A, "b1 r1")
            .rider_shields(31)
            .hound_token(1, Bonus::Draw, false),
    );
    table.choose("hound").combo("b1 r1");
    assert!(table.hunt().hounds.is_empty());
    assert_eq!(table.shields(), 31);
}

/// Example 19: WH-HND-6, WH-HND-7.
#[test]
fn only_damage_and_shields_count_against_a_hound() {
    let mut table = given(
        two()
            .at(A, Vizima)
            .hound(3, Vizima)
            .hand(A, "r1 b1 g2")
            .discard(A, "y1")
            .potions(A, "swallow"),
    );
    table.choose("hound");
    assert_eq!(table.asked(), Some(HuntDecision::Combo), "no potion, no ability");
    // r1 with b1 on its blue field would draw one more; g2 would take the top of the discard.
    table.combo("r1 b1");
    assert_eq!(table.hand_size(A), 0, "the hound has won");
    assert!(table.own(A).discard.contains(&card("y1")));
}

/// Example 21: WH-HND-20.
#[test]
fn cards_passed_over_for_a_bonus_go_back_into_the_market_deck() {
    let dear: Vec<Card> = Card::market().filter(|card| card.cost() == 2).take(7).collect();
    let zero = Card::market().find(|card| card.cost() == 0).unwrap();
    let one = Card::market().find(|card| card.cost() == 1).unwrap();
    let mut table = given(
        two()
            .at(A, Vizima)
            .hound(2, Vizima)
            .hand(A, "b1 r1")
            .market(&names(&dear[..6]))
            .market_deck([one, dear[6], zero])
            .hound_token(2, Bonus::CostOne, false),
    );
    table.choose("hound").combo("b1 r1");
    let world = table.world();
    assert!(table.own(A).discard.contains(&one));
    assert!(world.market_deck().contains(&zero) && world.market_deck().contains(&dear[6]));
    assert!(world.common_discard().is_empty());
    assert_eq!(world.market()[0], Some(dear[0]), "the market does not slide");
}

/// Example 22: WH-HND-4, WH-EDGE-2. WH-EDGE-1: an empty deck is refilled.
#[test]
fn the_draw_before_a_hound_stops_at_seven() {
    let mut table = given(two().at(A, Vizima).hound(2, Vizima).hand_of(A, 6));
    table.choose("hound");
    assert_eq!(table.hand_size(A), 7);
    let mut empty = given(
        two().at(A, Vizima).hound(2, Vizima).deck_of(A, 0).hand(A, "b1").discard(A, "r1 g1 y1"),
    );
    empty.choose("hound");
    assert_eq!((empty.hand_size(A), empty.deck_size(A)), (3, 1));
}

/// Example 68: WH-HND-4, WH-HND-11, WH-HND-21.
#[test]
fn a_lone_witcher_beats_a_small_hound() {
    let mut table = given(
        Position::hunt(1, Rider::Nithral)
            .at(A, Vizima)
            .hound(1, Vizima)
            .shield(A, 0)
            .hand(A, "r1 b2")
            .rider_shields(7)
            .hound_token(1, Bonus::Draw, false),
    );
    table.choose("hound");
    assert_eq!((table.own(A).shield, table.hand_size(A)), (0, 3));
    table.combo("r1 b2");
    assert_eq!(table.shields(), 6);
}

/// Example 69: WH-HND-10, WH-HND-11, WH-HND-12.
#[test]
fn only_those_who_fought_get_the_bonus() {
    let fight = |last: &str| {
        let mut table = given(
            Position::hunt(4, Rider::Nithral)
                .at(A, Vizima)
                .at(B, Vizima)
                .at(C, Vizima)
                .at(D, Novigrad)
                .hound(3, Vizima)
                .rider_shields(82)
                .hand(A, "b1 r1")
                .hand(B, "b1 r1")
                .hand(C, last)
                .hound_token(3, Bonus::AnyAttribute, false),
        );
        table.choose_all(["hound", "join", "join", "go"]);
        table.combo("b1 r1").combo("b1 r1").combo(last);
        table
    };
    // 4 + 4 + 2 = 10 for a life of 8.
    let mut won = fight("r1");
    assert_eq!(won.shields(), 80);
    for seat in [A, B, C] {
        assert_eq!(won.awaited(), Some(seat));
        won.choose("raise attack");
        assert_eq!(won.own(seat).attribute(Attribute::Attack), 2);
    }
    assert_eq!(won.own(D).attributes, [1; 4]);
    let mut lost = given(
        Position::hunt(4, Rider::Nithral)
            .at(A, Vizima)
            .at(B, Vizima)
            .hound(3, Vizima)
            .hand(A, "b1 r1")
            .hand(B, "r1"),
    );
    lost.choose_all(["hound", "join", "go"]);
    lost.combo("b1 r1").combo("r1");
    assert_eq!((lost.hand_size(A), lost.hand_size(B), lost.hunt().hounds.len()), (0, 0, 1));
}

/// Example 70: WH-HND-4, WH-HND-6, OW-ATTR-1.
#[test]
fn the_shield_rises_to_the_value_and_no_further() {
    let mut table = given(
        two()
            .at(A, Vizima)
            .hound(2, Vizima)
            .attributes(A, [1, 5, 1, 1])
            .shield(A, 4)
            .hand(A, "b1 g1 y1"),
    );
    table.choose("hound");
    assert_eq!(table.own(A).shield, 2);
    table.combo("b1 g1 y1");
    assert_eq!(table.own(A).shield, 4);
}

/// Example 88: WH-HND-15.
#[test]
fn a_fight_called_off_is_no_fight() {
    let mut table = given(
        two()
            .at(A, Vizima)
            .at(B, Vizima)
            .hound(1, Vizima)
            .hand(A, "b1 r1")
            .hand(B, "r1 g1")
            .shield(A, 1),
    );
    table.choose_all(["hound", "done"]);
    assert_eq!((table.awaited(), table.asked()), (Some(A), Some(HuntDecision::Go)));
    table.choose("done");
    assert_eq!((table.own(A).shield, table.hand_size(A)), (1, 2));
    assert!(!table.can("hound"));
    table.choose("hand-over 2");
    assert!(table.can("hound"));
}

/// Example 89: WH-HND-10, WH-HND-20, WH-D-BORDER.
#[test]
fn the_initiator_names_who_is_rewarded_first() {
    let dear: Vec<Card> = Card::market().filter(|card| card.cost() == 2).take(5).collect();
    let zero: Vec<Card> = Card::market().filter(|card| card.cost() == 0).take(2).collect();
    let market = names(&dear) + " " + zero[0].slug();
    let mut table = pair(|at| at.market(&market).market_deck([zero[1]]));
    table.combo("b1").combo("r1 b2");
    assert_eq!((table.awaited(), table.asked()), (Some(A), Some(HuntDecision::BonusOrder)));
    table.choose("player 2");
    assert!(table.own(B).discard.contains(&zero[0]), "the only one there");
    assert!(table.own(A).discard.contains(&zero[1]), "the market was refilled before");
    assert!(cheap(&table).is_empty());
}

/// Example 90: WH-INFO-6, WH-HND-14.
#[test]
fn the_second_token_of_a_level_is_known() {
    let mut table = given(
        two().at(A, Cintra).hound(2, Cintra).hound_token(2, Bonus::CostOne, true).hand(A, "b1 r1"),
    );
    assert_eq!(table.seen_by(Viewer::Seat(A)).hunt.unwrap().tokens[1], [Bonus::CostOne]);
    let shown = |table: &Table| {
        let is_token =
            |event: &&Event| matches!(event, Event::Hunt(HuntEvent::TokenShown { level: 2, .. }));
        table.events().filter(is_token).count()
    };
    table.choose("hound").combo("b1 r1");
    assert!(table.heard(|event| matches!(
        event,
        Event::Hunt(HuntEvent::TokenShown { bonus: Bonus::CostOne, .. })
    )));
    assert_eq!(table.hunt().spent[1].len(), 2);
    // Both are used: the next one comes from the used ones.
    while table.decision() != Some(Decision::Phase1) {
        table.choose_first();
    }
    assert_eq!(shown(&table), 1);
    table.change(|at| at.hound(2, Cintra).hand(A, "b1 r1"));
    table.choose("hound").combo("b1 r1");
    assert_eq!(shown(&table), 2);
}

/// WH-T-HBONUS: each of the six.
#[test]
fn every_bonus_is_given() {
    let beat = |level: u8, bonus: Bonus| {
        let mut table = given(
            two()
                .at(A, Vizima)
                .hound(level, Vizima)
                .hand(A, "b1 r1 p1")
                .attributes(A, [1, 1, 2, 2])
                .hound_token(level, bonus, false),
        );
        table.choose("hound").combo("b1 r1");
        if table.hunt().hounds.is_empty() {
            return table;
        }
        panic!("the hound stands")
    };
    let trail = beat(1, Bonus::Trail);
    assert_eq!(trail.decision(), Some(Decision::Trail));
    assert!(trail.can("trail water"), "WH-EDGE-3: without a monster too");
    let draw = beat(1, Bonus::Draw);
    assert_eq!(draw.hand_size(A), 1 + 1 + 1, "kept, drawn before, drawn now");
    assert!(matches!(
        beat(2, Bonus::CostZero).decision(),
        Some(Decision::MarketPick { high: 0, .. } | Decision::Phase1)
    ));
    assert!(matches!(
        beat(2, Bonus::CostOne).decision(),
        Some(Decision::MarketPick { high: 1, .. } | Decision::Phase1)
    ));
    for (bonus, count) in [(Bonus::AnyAttribute, 4), (Bonus::WeakestAttribute, 2)] {
        let mut table = given(
            Position::hunt(1, Rider::Nithral)
                .at(A, Vizima)
                .hound(3, Vizima)
                .hand(A, "b1 r1")
                .attributes(A, [1, 1, 2, 2])
                .hound_token(3, bonus, false),
        );
        table.choose("hound").combo("b1 r1");
        assert_eq!(table.legal().len(), count, "{bonus:?}");
    }
}
