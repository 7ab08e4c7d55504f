//! The tea ceremony and the tracks: worked examples 29 to 38 and 68 to 72, sections 8 and 9.1.

mod support;

use ronin::position::Position;
use ronin::{Ability, Chair, Decision, Event, Side, Stage};
use support::{Ask, Table, counts, effects, given, hands, tea};
use tabletop::Seat;

fn three() -> Position {
    Position::three()
}

/// The last cards are chosen, so that what follows is told.
fn told(position: Position, chosen: [&str; 3]) -> Table {
    let mut table = given(hands(position, chosen), Stage::Choose);
    for chair in table.order() {
        table.choose(&format!("play {}", chosen[usize::from(chair)]));
    }
    table
}

/// Example 29. RO-TEA-2: tea effects of earlier turns are over.
#[test]
fn tea_of_an_earlier_turn_is_cold() {
    let position = three().turn(2).timeline(1, "r13").pool(1, "exploration").fresh(1, "r01 r03");
    let table = tea(position);
    assert_eq!((table.marker(0), table.marker(1)), (0, 0));
    assert_eq!(table.pool(1), counts(1, 0, 0, 0));
}

/// Example 30. RO-EFF-5, RO-TEA-1, RO-TEA-11: a token for a point on both tracks.
#[test]
fn a_cup_after_the_fight() {
    let table = tea(three().fresh(1, "r13 r01").pool(1, "exploration"));
    assert_eq!(table.pool(1), counts(0, 0, 0, 0));
    assert_eq!((table.marker(0), table.marker(1), table.marker(2)), (1, 1, 0));
}

/// Example 31. RO-EFF-6, RO-EFF-12: four blue cards are level 3.
#[test]
fn a_shared_map_with_the_left_neighbour() {
    let blue = three().turn(2).timeline(2, "b01 b02 b03 b04").timeline(0, "b05 b06 b07");
    let mut table = tea(blue.fresh(1, "g14 r01"));
    table.expect_legal(["neighbour left", "neighbour right"]).choose("neighbour left");
    assert_eq!(table.moves(), [(1, 0, 3, 0)]);
}

/// Example 32. RO-D7: a neighbour without such cards is not offered.
#[test]
fn a_neighbour_without_such_cards_is_not_offered() {
    let table = tea(three().turn(2).timeline(0, "b01 b02").fresh(1, "g14 r04"));
    assert_eq!((table.marker(0), table.marker(1)), (2, 0));
    let table = tea(three().fresh(1, "g14 r01"));
    assert_eq!((table.marker(0), table.marker(1)), (0, 0), "none: not asked");
}

/// Example 33. RO-TEA-3, RO-TEA-4, RO-TEA-7: a right arrow meets the left arrow of the right
/// neighbour, also one of an earlier turn.
#[test]
fn arrows_that_point_at_each_other_are_a_pair() {
    let table = tea(three().turn(2).timeline(1, "r01").fresh(0, "g01 b04"));
    assert_eq!((table.marker(0), table.marker(1), table.marker(2)), (2, 0, 0));
    assert_eq!((table.covered(1, "r01"), table.covered(0, "g01")), ((0, true), (0, true)));
}

/// Example 34. RO-TEA-3: arrows that point the same way are no pair.
#[test]
fn arrows_that_point_the_same_way_are_no_pair() {
    for (own, theirs) in [("r01", "r03"), ("g01", "g03")] {
        let table = tea(three().fresh(1, own).fresh(0, theirs));
        assert_eq!([0, 1, 2].map(|chair| table.marker(chair)), [0; 3]);
        assert_eq!(table.covered(1, own), (0, false), "it stays for later turns");
    }
}

/// Example 35. RO-TEA-5: pairs one by one.
#[test]
fn two_pairs_are_two_moves() {
    let mut table = told(three().order(&[2, 1, 0]), ["g01 g03", "r01 r03", "b04 b05"]);
    table.pass_over();
    assert_eq!(table.moves(), [(0, 0, 2, 0), (0, 2, 4, 0)]);
    let table = tea(three().fresh(1, "r01 r03").fresh(0, "g01 b04"));
    assert_eq!(table.marker(0), 2);
    assert_eq!((table.covered(1, "r01"), table.covered(1, "r03")), ((0, true), (0, false)));
}

/// Example 36. RO-TEA-3: covered arrows are spent.
#[test]
fn covered_arrows_are_spent() {
    let position = three().turn(3).timeline(1, "r01").covered(1, "r01 arrow").fresh(0, "g01 b04");
    let table = tea(position);
    assert_eq!(table.marker(0), 0);
}

/// Example 37. RO-COOP-2, RO-COOP-3, RO-COOP-7, RO-COOP-13, RO-D9: both get every space passed.
#[test]
fn both_neighbours_get_every_space() {
    let mut table = tea(three().order(&[0, 1, 2]).fresh(1, "r01").fresh(0, "g01").track(0, 2));
    table.expect_awaiting(Seat(0), &Decision::Bonus { side: Side::Left, space: 3 });
    table.expect_legal(["take", "xp"]).expect_refused("done", "RO-COOP-10");
    table.choose_all(["take", "xp"]);
    table.expect_awaiting(Seat(0), &Decision::Split { count: 2 });
    table.expect_legal(["split 2 0", "split 1 1", "split 0 2"]);
    table.choose_all(["split 2 0", "split 1 1"]);
    assert!(table.game().before(Chair(0)).gifts().contain(Ability::DrawingEnergy));
    assert_eq!(table.xp(1), 2);
    assert_eq!((table.pool(0), table.pool(1)), (counts(0, 2, 0, 0), counts(0, 1, 1, 0)));
    assert_eq!(table.marker(0), 4);
}

/// Example 38. RO-COOP-1, RO-COOP-4, RO-COOP-5: points beyond the end are lost; spaces with victory
/// points give nothing now.
#[test]
fn points_beyond_the_end_are_lost() {
    let position = three().turn(2).timeline(2, "b01 b02 b03").timeline(0, "b04").track(1, 11);
    let mut table = tea(position.fresh(1, "g14 r01"));
    table.choose("neighbour left");
    assert_eq!(table.moves(), [(1, 11, 12, 2)]);
    assert_eq!((table.vp(1), table.vp(2)), (0, 0));
}

/// RO-EDGE-11, RO-TEA-10: a pair at the end of a track covers both arrows all the same.
#[test]
fn a_pair_at_the_end_is_still_a_pair() {
    let table = tea(three().fresh(1, "r01").fresh(0, "g01").track(0, 12));
    assert_eq!(table.marker(0), 12);
    assert_eq!((table.covered(1, "r01"), table.covered(0, "g01")), ((0, true), (0, true)));
}

/// Example 68. RO-TEA-11, RO-COOP-3: the left track with its bonuses, then the right one.
#[test]
fn left_before_right() {
    let position = three().order(&[1, 0, 2]).fresh(1, "r13 b04").pool(1, "exploration");
    let mut table = tea(position.track(1, 2).track(0, 9));
    let bonus = |side, space| Decision::Bonus { side, space };
    table.expect_awaiting(Seat(1), &bonus(Side::Left, 3)).choose("xp");
    table.expect_awaiting(Seat(2), &bonus(Side::Right, 3)).choose("xp");
    table.expect_awaiting(Seat(1), &bonus(Side::Right, 10)).choose("take");
    table.expect_awaiting(Seat(0), &bonus(Side::Left, 10)).choose("xp");
    assert!(table.game().before(Chair(1)).gifts().contain(Ability::WitchersCondition));
    assert_eq!((table.xp(0), table.xp(1), table.xp(2)), (3, 2, 2));
}

/// Example 69. RO-COOP-3, RO-EDGE-5: by initiative, also for one whose part is over.
#[test]
fn bonuses_go_by_initiative() {
    let position = three().order(&[1, 0, 2]).fresh(0, "r13 b04").pool(0, "exploration");
    let mut table = tea(position.track(0, 3));
    table.expect_awaiting(Seat(1), &Decision::Split { count: 2 }).choose("split 0 2");
    table.expect_awaiting(Seat(0), &Decision::Split { count: 2 }).choose("split 2 0");
    assert_eq!((table.pool(1), table.pool(0)), (counts(0, 0, 2, 0), counts(0, 2, 0, 0)));
}

/// Example 70. RO-TEA-9: pairs with the left neighbour, then with the right one.
#[test]
fn pairs_left_before_right() {
    let mut table = told(three().order(&[1, 0, 2]), ["g01 b04", "r01 g03", "b01 b05"]);
    table.pass_over();
    assert_eq!(table.moves(), [(1, 0, 2, 0), (0, 0, 2, 0)]);
}

/// Example 71. RO-TEA-6: the pair is made at the first check.
#[test]
fn a_pair_is_made_at_the_first_check() {
    // Chair 2 is the left neighbour of chair 1 and comes first.
    let mut table = told(three().order(&[2, 1, 0]), ["b04 b05", "g01 b06", "r01 b07"]);
    table.pass_over();
    let events: Vec<_> = table.events().collect();
    let passed = events.iter().position(|event| matches!(event, Event::TeaPassed { .. }));
    let last = events.iter().rposition(|event| matches!(event, Event::EffectResolved { .. }));
    assert!(passed > last, "after the effects");
    assert_eq!(table.moves(), [(1, 0, 2, 0)]);
    assert_eq!(table.covered(2, "r01"), (0, true));
}

/// Example 72. Persuasion needs no matching arrow; RO-TEA-8.
#[test]
fn persuasion_needs_no_answer() {
    let dandelion = Position::of(3, &["geralt", "dandelion", "triss"]).xp(1, 9);
    let position = dandelion.used(1, "ballad").used(1, "borrowed-verse");
    let mut table = tea(position.fresh(1, "g01 b04").fresh(2, "b05 r01").order(&[1, 2, 0]));
    table.expect_legal(["use persuasion left", "done"]).choose("use persuasion left");
    assert_eq!(table.marker(1), 2);
    assert_eq!((table.covered(1, "g01"), table.covered(2, "r01")), ((0, true), (0, false)));
}

/// RO-TEA-8: an arrow is no symbol: it can neither be lost nor be counted.
#[test]
fn an_arrow_is_no_symbol() {
    let table = effects(three().fresh(1, "b01 b11"));
    assert_eq!(table.pool(1), counts(0, 0, 0, 0), "magic is active, the arrow is nothing");
    assert_eq!(table.covered(1, "b01"), (0, false));
}

/// RO-EDGE-13: three chairs, three different tracks.
#[test]
fn three_tracks_between_three() {
    let game = three().track(0, 1).track(1, 2).track(2, 3).build(Stage::Refill).unwrap();
    for chair in (0..3).map(Chair) {
        let left = game.track_beside(chair, Side::Left).marker;
        let right = game.track_beside(game.beside(chair, Side::Left), Side::Right).marker;
        assert_eq!((left, right), (chair.0 + 1, chair.0 + 1));
    }
    assert_eq!(game.beside(Chair(0), Side::Right), Chair(2));
}

/// RO-EDGE-6: symbols gained in the tea of the third turn count in the scoring.
#[test]
fn tea_comes_before_scoring() {
    let position = three().turn(3).order(&[1, 0, 2]).fresh(1, "r13 b04").pool(1, "exploration");
    let mut table = tea(position.track(0, 3).timeline(0, "b05").timeline(2, "b06"));
    table.choose_all(["split 1 1", "split 2 0"]);
    assert_eq!((table.xp(1), table.vp(1)), (1, 1));
    assert_eq!((table.xp(0), table.vp(0)), (2, 0));
}
