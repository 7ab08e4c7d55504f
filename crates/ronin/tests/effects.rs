//! Effects: worked examples 13 to 28 and 60 to 67, and the catalogues of section 7.

mod support;

use ronin::position::Position;
use ronin::{Chair, Stage};
use support::{Ask, counts, effects, given, hands, tea};

fn three() -> Position {
    Position::three()
}

/// Example 13. RO-EFF-2, RO-EFF-7: the left card does not see the right one.
#[test]
fn the_left_card_does_not_see_the_right_one() {
    let table = effects(three().fresh(1, "g04 g05"));
    assert_eq!(table.pool(1), counts(0, 2, 2, 0));
    let table = effects(three().fresh(1, "g05 g04"));
    assert_eq!(table.pool(1), counts(0, 0, 0, 0));
}

/// Example 14. RO-EFF-7: more than exactly two is not exactly two.
#[test]
fn exactly_two_is_not_three() {
    let table = effects(three().turn(2).timeline(1, "g01 g02").fresh(1, "g05 r01"));
    assert_eq!(table.pool(1), counts(0, 0, 0, 0));
}

/// Example 15. C4 with three cards, R7.
#[test]
fn at_least_two_may_be_three() {
    let table = effects(three().turn(2).timeline(1, "r01 r02").fresh(1, "r06 g01"));
    assert_eq!(table.pool(1), counts(0, 1, 1, 0));
}

/// Example 16. RO-EFF-8, RO-EFF-9, RO-EFF-10: everything losable is lost, the own symbol too.
#[test]
fn as_many_as_possible_are_lost() {
    let vesemir = Position::of(3, &["vesemir", "yennefer", "triss"]).used(0, "lesson");
    let table = effects(vesemir.pool(0, "exploration").fresh(0, "ve4 r01"));
    assert_eq!(table.pool(0), counts(0, 2, 0, 0));
    assert_eq!(table.covered(0, "ve4"), (1, false));
}

/// Example 17. RO-EFF-6, RO-EFF-9, RO-EFF-21, RO-D6: three of four, his choice.
#[test]
fn three_of_four_are_lost() {
    let position = three().pool(1, "exploration exploration diplomacy").fresh(1, "r11 g01");
    let mut table = effects(position.covered(1, "g01 exploration").covered(1, "g01 exploration"));
    table.expect_legal(["lose exploration token", "lose diplomacy token", "lose diplomacy r11"]);
    table.choose_all(["lose exploration token", "lose exploration token"]);
    table.expect_legal(["lose diplomacy token", "lose diplomacy r11"]);
    table.choose("lose diplomacy token");
    assert_eq!(table.pool(1), counts(0, 3, 0, 0));
    assert_eq!(table.covered(1, "r11"), (0, false), "one inactive symbol remains");
}

/// Example 18. RO-EFF-1, RO-EDGE-9: nothing to lose, nothing happens.
#[test]
fn without_the_symbol_nothing_happens() {
    let table = effects(three().fresh(2, "tr3 r01"));
    assert_eq!(table.pool(2), counts(0, 0, 0, 0));
    assert_eq!(table.covered(2, "tr3"), (0, false));
}

/// Example 19. RO-EFF-5, RO-EFF-8, RO-D6: which one is his choice, declining is none.
#[test]
fn losing_cannot_be_declined() {
    let position = three().turn(2).timeline(2, "r02").pool(2, "exploration").fresh(2, "tr3 r01");
    let mut table = effects(position);
    table.expect_legal(["lose exploration token", "lose exploration r02"]);
    table.expect_refused("done", "RO-EFF-5");
    table.expect_refused("lose combat r02", "RO-EFF-8");
    table.choose("lose exploration r02");
    assert_eq!(table.covered(2, "r02"), (1, false));
    assert_eq!(table.pool(2), counts(1, 1, 1, 0));
}

/// Example 20. RO-EFF-2: the right card does not feed the left one.
#[test]
fn the_right_card_does_not_pay_for_the_left_one() {
    let table = effects(three().fresh(2, "tr3 g02"));
    assert_eq!(table.pool(2)[1..3], [0, 0]);
}

/// Example 21. RO-EFF-4, RO-EFF-7: tokens and card symbols count alike for C9 and C10.
#[test]
fn tokens_count_as_symbols() {
    let table = effects(three().pool(1, "diplomacy").fresh(1, "g12 r01"));
    assert_eq!(table.pool(1), counts(0, 0, 2, 1), "C10 with 2");
    let table = effects(three().pool(1, "diplomacy diplomacy exploration").fresh(1, "r12 r01"));
    assert_eq!(table.pool(1), counts(1, 0, 0, 2), "C9 with 3");
    let table = effects(three().pool(1, "diplomacy exploration").fresh(1, "r12 r01"));
    assert_eq!(table.pool(1), counts(1, 1, 1, 1), "C9 with 2");
    let table = effects(three().pool(1, "diplomacy").fresh(1, "r12 r01"));
    assert_eq!(table.pool(1), counts(0, 0, 0, 1), "C9 with 1");
}

/// Example 22. RO-EFF-6: more than three counts as three.
#[test]
fn levels_end_at_three() {
    let blue = three().turn(2).timeline(1, "b01 b02 b03 b04 b05").fresh(1, "g08 r01");
    assert_eq!(effects(blue).pool(1), counts(0, 3, 0, 0));
    let one = three().fresh(1, "b01 g08");
    assert_eq!(effects(one).pool(1), counts(0, 1, 0, 0), "level 1");
    let none = three().fresh(1, "g08 r01");
    assert_eq!(effects(none).pool(1), counts(0, 0, 0, 0), "level 0");
}

/// Example 23. RO-EFF-3: covered symbols do not count, colours do.
#[test]
fn a_covered_symbol_does_not_count() {
    let position = three().turn(2).timeline(1, "r02").covered(1, "r02 exploration");
    let table = effects(position.clone().pool(1, "diplomacy diplomacy").fresh(1, "r12 r06"));
    assert_eq!(table.pool(1), counts(0, 2, 2, 2), "C9 with 2, then C4 with 3 red cards");
}

/// Example 24. R10 and R7; RO-EFF-22: R10 has no diplomacy.
#[test]
fn fixed_sets() {
    let table = effects(three().pool(1, "exploration diplomacy").fresh(1, "b12 r01"));
    assert_eq!(table.pool(1), counts(2, 1, 1, 1));
    let table = effects(three().fresh(1, "p04 r01"));
    assert_eq!(table.pool(1), counts(0, 1, 1, 0));
}

/// Example 25. RO-PLAY-1, RO-PLAY-2, RO-PLAY-3, RO-D5, RO-EDGE-4: by initiative, then left to right.
#[test]
fn effects_go_by_initiative() {
    let position = hands(three().order(&[1, 0, 2]), ["r04 b04", "g04 g05", "r01 r02"]);
    let mut table = given(position, Stage::Choose);
    table.choose_all(["play g04 g05", "play b04 r04", "play r01 r02"]);
    let resolved = table.resolved();
    let order: Vec<_> = resolved.iter().map(|(chair, card, _)| (*chair, card.as_str())).collect();
    assert_eq!(order, [(1, "g04"), (1, "g05"), (0, "b04"), (0, "r04")]);
    assert_eq!(table.timeline(0), ["b04", "r04"]);
}

/// RO-PLAY-1, RO-ABIL-3: two different cards of the own hand, and no passing.
#[test]
fn exactly_two_cards_are_played() {
    let position = hands(three().order(&[1, 0, 2]), ["r04 b04", "g04 g05 g06", "r01 r02"]);
    let mut table = given(position, Stage::Choose);
    assert_eq!(table.legal().len(), 6, "ordered pairs of three cards");
    table.expect_refused("play g04", "RO-PLAY-1").expect_refused("play g04 g04", "RO-PLAY-1");
    table.expect_refused("play g04 r01", "RO-PLAY-1").expect_refused("done", "not-now");
    table.expect_refused("play g04 g05 g06", "RO-PLAY-1");
}

/// RO-PLAY-1: with one card in hand that one is played, with none nothing.
#[test]
fn a_short_hand_is_played_out() {
    let position = hands(three().order(&[1, 0, 2]), ["r04", "", "r01 r02"]);
    let mut table = given(position, Stage::Choose);
    assert_eq!(table.awaited(), Some(tabletop::Seat(2)), "the others had no choice");
    table.choose("play r01 r02");
    assert_eq!((table.timeline(0), table.timeline(1).len()), (vec!["r04".to_owned()], 0));
}

/// RO-PLAY-4, RO-PLAY-8, RO-EFF-18: the cards of this turn lie there before the first effect; C5
/// counts a neighbour's whole timeline.
#[test]
fn a_neighbours_cards_of_this_turn_count() {
    let position = three().turn(2).order(&[1, 2, 0]).timeline(2, "r01").fresh(2, "r02 r03");
    let table = tea(position.fresh(1, "y14 b04").track(0, 12));
    assert_eq!(table.marker(1), 3);
}

/// RO-EFF-12, RO-EFF-13, RO-EFF-14, RO-EFF-15, RO-EFF-16: effects with cooperation points wait for
/// tea; the compiler refuses other pairings in the tables, so here they are only counted.
#[test]
fn tea_effects_wait_for_the_ceremony() {
    let position = three().order(&[1, 0, 2]).fresh(1, "y14 p13").timeline(0, "r01").turn(2);
    let table = effects(position);
    assert_eq!(table.pool(1), counts(0, 0, 0, 0));
    assert_eq!(table.marker(0), 1, "y14 counted one red card of the right neighbour");
    assert!(table.offers("track"), "p13 leaves the track open");
}

/// Example 26. RO-ABIL-6, RO-ABIL-8: Training.
#[test]
fn training_spares_one_loss() {
    let mut table = effects(three().gift(2, "training").fresh(2, "tr3 r01"));
    table.expect_legal(["use training", "done"]).choose("use training");
    assert_eq!(table.pool(2), counts(0, 1, 1, 0));

    let mut table = effects(three().pool(0, "exploration").fresh(0, "r11 r01"));
    table.choose("use training");
    assert_eq!(table.pool(0), counts(0, 3, 0, 0), "2 losable: level 3");
    assert_eq!(table.covered(0, "r11"), (1, false));

    let four = three().pool(0, "exploration exploration exploration").fresh(0, "r11 r01");
    let mut table = effects(four);
    table.choose_all(["use training", "lose exploration token", "lose exploration token"]);
    assert_eq!(table.pool(0), counts(1, 3, 0, 0), "4 losable: level 3, 2 lost");

    let mut table = effects(three().fresh(0, "b11 r01"));
    table.choose("use training");
    assert_eq!(table.pool(0), counts(0, 0, 1, 0), "0 losable: level 1");

    let table = tea(three().fresh(0, "r13 r01"));
    assert!(!table.offers("use training"), "not on tea effects");
    let table = effects(three().fresh(0, "g04 r01"));
    assert!(!table.offers("use training"), "nothing is lost there");
}

/// Example 27. RO-ABIL-7, RO-ABIL-5: Witcher's Condition.
#[test]
fn witchers_condition_needs_no_condition() {
    let geralt = || three().xp(0, 9).used(0, "training").used(0, "twin-blades");
    let mut table = effects(geralt().fresh(0, "y16 r01"));
    table.choose("use witchers-condition");
    assert_eq!(table.pool(0), counts(0, 0, 2, 0));
    let mut table = effects(geralt().fresh(0, "r09 r01"));
    table.choose("use witchers-condition");
    assert_eq!(table.pool(0), counts(0, 3, 0, 0));
    assert_eq!(table.covered(0, "r09"), (0, false), "nothing lost");
    let table = effects(geralt().fresh(0, "g04 r01"));
    assert!(!table.offers("use witchers-condition"), "the condition is met anyway");
}

/// Example 28. RO-ABIL-1, RO-ABIL-11: a used ability cannot be used again.
#[test]
fn an_ability_is_used_once() {
    let position = three().xp(0, 9).used(0, "training").fresh(0, "r11 r01");
    let mut table = effects(position);
    table.expect_refused("use training", "RO-ABIL-1");
    table.expect_refused("use white-wolf left", "RO-XP-1");
    table.expect_refused("use twin-blades r11", "RO-ABIL-12");
}

/// Example 60. RO-EFF-2, RO-EFF-8, RO-EFF-21: the order of the two cards decides.
#[test]
fn contract_terms_before_or_after_old_tracks() {
    let geralt = || three().used(0, "training");
    let table = effects(geralt().fresh(0, "ge2 ge4"));
    assert_eq!(table.pool(0), counts(0, 2, 0, 0));
    assert_eq!(table.game().path_counts(Chair(0)), [3, 0]);
    let table = effects(geralt().fresh(0, "ge4 ge2"));
    assert_eq!(table.pool(0), counts(0, 1, 0, 0));
    assert_eq!(table.game().path_counts(Chair(0)), [2, 0]);
    assert_eq!(table.covered(0, "ge2"), (0, false));
}

/// Example 61. RO-EFF-19: an effect sees the state of its moment.
#[test]
fn igni_and_contract_terms() {
    let geralt = || three().used(0, "training");
    assert_eq!(effects(geralt().fresh(0, "ge3 ge4")).pool(0), counts(0, 1, 0, 0), "only GE4");
    assert_eq!(effects(geralt().fresh(0, "ge4 ge3")).pool(0), counts(0, 1, 0, 0), "only GE4");
    let table = effects(geralt().pool(0, "diplomacy").fresh(0, "ge3 r01"));
    assert_eq!(table.pool(0), counts(0, 1, 1, 0));
}

/// Example 62. RO-EFF-5, RO-EFF-20: an active symbol is lost for inactive ones all the same.
#[test]
fn an_active_symbol_may_have_to_go() {
    // Chapter I of CH4: exploration and magic.
    let position = three().chapter_card(ronin::ChapterCard::Ch4).fresh(1, "y10 r01");
    let table = effects(position);
    assert_eq!(table.pool(1), counts(0, 0, 0, 2));
    assert_eq!(table.covered(1, "y10"), (1, false));
}

/// Example 63. RO-EFF-20, RO-EFF-11: a symbol may be exchanged for itself.
#[test]
fn campfire_talk() {
    let table = effects(three().fresh(1, "g16 r16"));
    assert_eq!(table.pool(1), counts(0, 0, 2, 0));
    assert_eq!(table.covered(1, "g16"), (2, false));
    // Chapter II of CH6: diplomacy and combat.
    let position = three().chapter_card(ronin::ChapterCard::Ch6).turn(4).fresh(1, "g16 r16");
    assert_eq!(effects(position).pool(1), counts(0, 2, 0, 0));
}

/// Example 64. RO-EFF-7, RO-EFF-18: the card itself counts.
#[test]
fn conditions_about_red() {
    let table = effects(three().fresh(1, "r01 r04"));
    assert_eq!(table.pool(1), counts(0, 0, 0, 0), "C6 with 2");
    let table = effects(three().turn(2).timeline(1, "r01 r02").fresh(1, "r05 g01"));
    assert_eq!(table.pool(1), counts(0, 0, 0, 0), "C7 with 3");
    let table = effects(three().turn(2).timeline(1, "r01 r02").fresh(1, "r06 g01"));
    assert_eq!(table.pool(1), counts(0, 1, 1, 0), "C4 with 3");
    let table = effects(three().fresh(1, "r07 g01"));
    assert_eq!(table.pool(1), counts(0, 1, 0, 0), "C8 with 1");
}

/// Example 65. RO-EFF-2, RO-EFF-18: the same scope in the tea step.
#[test]
fn the_tea_master_sees_no_later_card() {
    let mut table = tea(three().fresh(1, "p13 p01"));
    table.choose("track left");
    assert_eq!(table.marker(1), 1);
    let mut table = tea(three().fresh(1, "p01 p13"));
    table.choose("track left");
    assert_eq!(table.marker(1), 2);
}

/// Example 66. RO-EFF-17, RO-EFF-13, RO-D8, RO-COOP-2: a track at its end is not offered.
#[test]
fn a_track_at_its_end_is_not_offered() {
    let table = tea(three().fresh(1, "p01 p13").track(1, 12).track(0, 7));
    assert_eq!(table.marker(0), 9);
    assert_eq!(table.awaited(), Some(tabletop::Seat(0)), "both get space 9");
    table.clone().choose("take").expect_awaiting(
        tabletop::Seat(1),
        &ronin::Decision::Bonus { side: ronin::Side::Right, space: 9 },
    );
}

/// Example 67. RO-D7, RO-EFF-12, RO-EFF-17: either neighbour, unless his track is at its end.
#[test]
fn a_neighbour_is_chosen_freely() {
    let position = || three().turn(2).timeline(2, "r01 r02").timeline(0, "r03").fresh(1, "y14 b04");
    let mut table = tea(position());
    table.expect_legal(["neighbour left", "neighbour right"]);
    let mut other = table.clone();
    table.choose("neighbour left");
    assert_eq!((table.marker(1), table.marker(0)), (2, 0));
    other.choose("neighbour right");
    assert_eq!((other.marker(1), other.marker(0)), (0, 1));
    let table = tea(position().track(1, 12));
    assert_eq!(table.marker(0), 1, "not asked");
}

/// RO-PLAY-5: a card shows at most two symbols and one effect.
#[test]
fn cards_are_small() {
    let slugs = ronin::Card::SLUGS;
    for card in slugs.iter().filter_map(|slug| ronin::Card::from_slug(slug)) {
        assert!(card.def().symbols.len() <= 2);
        assert!(card.def().effect.is_none_or(ronin::Effect::is_possible), "RO-EFF-16");
    }
}
