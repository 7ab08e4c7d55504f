//! Experience, the end of a chapter, kept cards and final scoring: worked examples 41 to 51, 78, 88
//! and 89, sections 9.2, 9.3, 10 and 11.

mod support;

use ronin::position::Position;
use ronin::{Chair, ChapterCard, Event, Stage, experience_vp};
use support::{Ask, Table, counts, given, tea};
use tabletop::{Game, Learners, Log, Seat, Viewer};

fn three() -> Position {
    // Everybody has a card to keep.
    Position::three().turn(3).timeline(0, "p04").timeline(1, "p07").timeline(2, "p08")
}

fn scored(position: Position) -> Table {
    given(position, Stage::Scoring)
}

fn tokens(combat: usize, magic: usize) -> String {
    format!("{}{}", "combat ".repeat(combat), "magic ".repeat(magic))
}

/// Example 41. RO-XP-1, RO-XP-2: the golden lap.
#[test]
fn the_second_lap_is_golden() {
    assert_eq!(scored(three().xp(1, 18).pool(1, &tokens(5, 0))).xp(1), 23);
}

/// Example 42. RO-XP-3: no more than two laps.
#[test]
fn experience_ends_at_forty() {
    assert_eq!(scored(three().xp(1, 38).pool(1, &tokens(6, 0))).xp(1), 40);
}

/// Example 43. RO-END-2, RO-END-3, RO-END-4, RO-END-6, RO-VP-1.
#[test]
fn more_for_experience_fewer_for_points() {
    for (combat, magic, xp, vp) in [(5, 6, 6, 5), (8, 2, 8, 2), (4, 4, 4, 4), (3, 0, 3, 0)] {
        let table = scored(three().pool(1, &tokens(combat, magic)));
        assert_eq!((table.xp(1), table.vp(1)), (xp, vp), "{combat} and {magic}");
    }
}

/// Example 44. RO-END-1, RO-END-5: uncovered symbols and tokens; inactive ones give nothing.
#[test]
fn covered_and_inactive_symbols_give_nothing() {
    let position = three().timeline(1, "r01 ge1 b01 b12").covered(1, "r01 combat");
    let table = scored(position.pool(1, "combat combat").pool(1, &"diplomacy ".repeat(6)));
    assert_eq!((table.xp(1), table.vp(1)), (5, 3));
}

/// Example 45. RO-NEXT-1, RO-NEXT-2, RO-NEXT-3, RO-NEXT-4, RO-NEXT-5, RO-D11, RO-CHAP-1, RO-CHAP-2:
/// a kept card works with the new symbols.
#[test]
fn a_kept_card_works_anew() {
    let position = three().timeline(1, "r04 r01").pool(1, &tokens(3, 3)).order(&[1, 0, 2]);
    let mut table = scored(position.timeline(0, "r02").timeline(2, "r03"));
    table.expect_legal(["keep p07", "keep r04", "keep r01"]);
    table.expect_refused("keep r02", "RO-NEXT-3").expect_refused("keep r04 r01", "RO-NEXT-3");
    table.choose_all(["keep r04", "keep r02", "keep r03"]);
    assert_eq!(table.pool(1), counts(0, 0, 0, 2), "left path is diplomacy now");
    assert_eq!(table.timeline(1), ["r04"]);
    assert!(table.discarded("r01") && table.discarded("p04"));
    assert_eq!(table.game().turn(), 4);
}

/// RO-NEXT-7, RO-ABIL-8: no window is open in the preparation.
#[test]
fn kept_cards_open_no_window() {
    let position =
        three().timeline(0, "r11").order(&[0, 1, 2]).timeline(1, "r01").timeline(2, "r02");
    let mut table = scored(position);
    table.choose_all(["keep r11", "keep r01", "keep r02"]);
    assert!(!table.offers("use training") && table.offers("row"));
}

/// RO-NEXT-3, RO-NEXT-7: what is kept is secret until all have chosen.
#[test]
fn what_is_kept_is_secret() {
    let position =
        three().order(&[1, 0, 2]).timeline(1, "r01").timeline(0, "r02").timeline(2, "r03");
    let mut game = position.build(Stage::Scoring).unwrap();
    let mut log = Log::new();
    game.apply(&"keep r01".parse().unwrap(), &mut log).unwrap();
    assert_eq!(log.learners(), Learners::NOBODY);
    let view = game.view(Viewer::Seat(Seat(0)));
    assert!(view.chairs[1].has_chosen && view.chairs[1].chosen.is_empty());
    assert_eq!(game.view(Viewer::Seat(Seat(1))).chairs[1].chosen.len(), 1);
}

/// Example 46. RO-NEXT-6, RO-TEA-2, RO-TEA-9: tea effects of kept cards come first in the next ceremony.
#[test]
fn kept_tea_comes_first() {
    let position = Position::three().turn(4).order(&[1, 0, 2]).timeline(1, "p13");
    let hands = position.hand(1, "y14 b04").hand(0, "r01 r02").hand(2, "r03 b05");
    let mut table = given(hands, Stage::Choose);
    table.choose_all(["play y14 b04", "play r01 r02", "play r03 b05", "track left"]);
    table.pass_over();
    table.choose("neighbour left");
    table.pass_over();
    let resolved = table.resolved();
    let tea: Vec<_> = resolved.iter().filter(|(chair, ..)| *chair == 1).collect();
    assert_eq!(
        tea.iter().map(|(_, card, _)| card.as_str()).collect::<Vec<_>>(),
        ["b04", "p13", "y14"]
    );
}

/// RO-NEXT-6, RO-EDGE-7, RO-NEXT-2: what was destroyed on a kept card counts again.
#[test]
fn a_kept_card_is_whole_again() {
    let position = three().timeline(1, "r02").covered(1, "r02 arrow").covered(1, "r02 combat");
    let mut table = scored(position.order(&[1, 0, 2]).timeline(0, "r01").timeline(2, "r03"));
    table.choose_all(["keep r02", "keep r01", "keep r03"]);
    assert_eq!(table.covered(1, "r02"), (0, false));
}

/// Example 47. RO-NEXT-5, RO-NEXT-3: the second kept card sees the first.
#[test]
fn the_second_kept_card_sees_the_first() {
    let position = || three().turn(6).order(&[1, 0, 2]).timeline(1, "r01 r05");
    let others = |position: Position| position.timeline(0, "g01").timeline(2, "g02");
    let mut table = scored(others(position()));
    table.choose_all(["keep r01 r05", "keep p04 g01", "keep p08 g02"]);
    // CH1, chapter III: exploration and combat.
    assert_eq!(table.pool(1), counts(0, 2, 0, 0));
    let mut table = scored(others(position()));
    table.choose_all(["keep r05 r01", "keep p04 g01", "keep p08 g02"]);
    assert_eq!(table.pool(1), counts(0, 0, 0, 0));
}

/// RO-NEXT-3: a card kept before may be kept again. RO-EDGE-15: starting cards too.
#[test]
fn a_kept_card_may_be_kept_again() {
    let table = scored(
        three().turn(6).order(&[0, 1, 2]).timeline(0, "ge1").timeline(1, "r01").timeline(2, "r02"),
    );
    assert!(table.can("keep ge1 p04") && table.can("keep p04 ge1"));
}

/// RO-NEXT-8: offer, hands, order, tracks, points and abilities carry over.
#[test]
fn the_rest_carries_over() {
    let position =
        three().order(&[2, 1, 0]).hand(1, "y01 y02").track(0, 5).used(1, "drawing-energy");
    let position = position
        .offer(&["b01 b02", "b03 b04", "b05 b06", "b07 b08"])
        .vp(2, 3)
        .timeline(0, "r01")
        .timeline(1, "r02")
        .timeline(2, "r03");
    let mut table = given(position, Stage::NextChapter);
    assert_eq!(table.rows()[0], "b01 b02");
    table.choose_all(["keep r03", "keep r02", "keep r01"]);
    assert_eq!((table.order(), table.marker(0), table.vp(2)), (vec![2, 1, 0], 5, 3));
    assert_eq!(table.hand(1), ["y01", "y02"]);
    assert!(table.game().before(Chair(1)).used().contain(ronin::Ability::DrawingEnergy));
}

/// RO-CHAP-3, RO-END-7, RO-FINAL-7: nine turns of three chapters, then the end.
#[test]
fn a_game_has_nine_turns() {
    let mut table = Table::deal(ronin::Setup::for_players(3), 5);
    while let Some(first) = table.legal().first().cloned() {
        table.choose(&first);
    }
    let turns = table.events().filter(|event| matches!(event, Event::TurnBegan { .. })).count();
    let scored = table.events().filter(|event| matches!(event, Event::ChapterScored { .. }));
    assert_eq!((turns, scored.count()), (9, 9));
    assert_eq!(table.game().stage(), Stage::Over);
}

fn finished(position: Position) -> Table {
    given(position.turn(9), Stage::Final)
}

/// Example 48. RO-FINAL-1, RO-FINAL-2, RO-D12: a point for each card, the better symbol by itself.
#[test]
fn the_side_quest_counts_cards() {
    let table = finished(Position::three().hand(1, "y01 b13 g10 r13 g09"));
    let sheet = table.game().before(Chair(1)).sheet();
    assert_eq!(sheet.quest, 3, "y01 with two symbols counts once, b13 shows exploration");
    let table = finished(Position::three().hand(1, "y01 g10 r13 r11 g09"));
    assert_eq!(table.game().before(Chair(1)).sheet().quest, 4);
    let seen = table.seen_by(Viewer::Seat(Seat(0)));
    assert_eq!(seen.chairs[1].hand.len(), 5, "hands are shown");
}

/// Example 49. RO-FINAL-3, RO-XP-4.
#[test]
fn only_the_golden_marker_gives_points() {
    for (xp, vp) in [(19, 0), (20, 1), (34, 3), (35, 6), (40, 7), (25, 2)] {
        assert_eq!(experience_vp(xp), vp);
        let table = finished(Position::three().xp(1, xp));
        assert_eq!(table.game().before(Chair(1)).sheet().experience, vp, "{xp}");
    }
}

/// Example 50. RO-FINAL-4: the lower track counts.
#[test]
fn the_lower_track_counts() {
    for (left, right, vp) in [(5, 9, 2), (4, 12, 0), (12, 12, 5), (11, 12, 4), (8, 8, 3)] {
        let table = finished(Position::three().track(1, left).track(0, right));
        assert_eq!(table.game().before(Chair(1)).sheet().cooperation, vp, "{left} and {right}");
    }
}

/// Example 51. RO-FINAL-5, RO-FINAL-6: ties are broken by initiative, and no place is shared.
#[test]
fn ties_are_broken_by_initiative() {
    let mut table = finished(Position::three().vp(0, 31).vp(1, 31).vp(2, 20).order(&[2, 1, 0]));
    table.expect_places(&[2, 1, 3]).expect_scores(&[31, 31, 20]);
    assert_eq!(table.winners(), [Seat(1)]);
}

/// Example 78. RO-ABIL-16, RO-XP-5: what the scoring unlocks is too late for it.
#[test]
fn the_scoring_unlocks_for_later() {
    let position = three().turn(6).xp(0, 14).timeline(0, "r01 r02");
    let table = scored(position.pool(
        0,
        "diplomacy diplomacy diplomacy diplomacy diplomacy diplomacy diplomacy diplomacy",
    ));
    assert_eq!(table.xp(0), 22);
    assert!(!table.offers("use white-wolf"));
    assert!(table.game().before(Chair(0)).abilities().contain(ronin::Ability::WhiteWolf));
    assert!(table.offers("keep"));
}

/// Example 88. RO-END-2, RO-END-3, RO-END-8, RO-NEXT-1..5: a whole chapter end.
#[test]
fn a_whole_chapter_end() {
    let position = three().order(&[1, 0, 2]).timeline(1, "g12").pool(1, &tokens(7, 5));
    let mut table = scored(position.timeline(0, "r01").timeline(2, "r02"));
    assert_eq!((table.xp(1), table.vp(1)), (7, 5));
    table.choose_all(["keep g12", "keep r01", "keep r02"]);
    assert_eq!(table.pool(1), counts(0, 0, 0, 0), "no inactive symbol in scope");
    assert_eq!(table.game().path_counts(Chair(1)), [0, 1]);
    assert_eq!(table.game().chapter_card(), ChapterCard::Ch1);
}

/// Example 89. Section 11, RO-VP-1: the sum, line by line.
#[test]
fn the_sum_of_the_lines() {
    let position = Position::three().vp(1, 18).hand(1, "y01 g10 r13").xp(1, 36);
    let table = finished(position.track(1, 8).track(0, 11));
    let sheet = table.game().before(Chair(1)).sheet();
    assert_eq!((sheet.bonuses, sheet.quest, sheet.experience, sheet.cooperation), (18, 3, 6, 3));
    assert_eq!(table.vp(1), 30);
}

/// RO-EDGE-14: a card drawn in the last ceremony counts for the side quest.
#[test]
fn a_late_card_counts_for_the_quest() {
    let position =
        Position::three().turn(9).order(&[1, 0, 2]).fresh(1, "r13 b04").pool(1, "exploration");
    let mut table = tea(position.track(0, 6).track(1, 12).deck("g10 r01"));
    table.choose_all(["take", "xp"]);
    assert_eq!(table.game().before(Chair(1)).sheet().quest, 1);
}
