//! Two players and solo: worked examples 52 to 59 and 85 to 87, section 12.

mod support;

use ronin::position::Position;
use ronin::{Ability, Board, BoardSide, Chair, Decision, Event, Season, Setup, Side, Stage};
use support::{Ask, Table, counts, given, tea};
use tabletop::Seat;

/// Geralt, the Automa Ciri, Yennefer.
fn two() -> Position {
    Position::of(2, &["geralt", "ciri", "yennefer"])
}

/// Geralt alone between Ciri (left) and Yennefer (right).
fn solo() -> Position {
    Position::of(1, &["geralt", "ciri", "yennefer"])
}

/// Example 52. RO-AUTO-6: the most active symbols, then the higher row.
#[test]
fn an_automa_takes_the_best_row() {
    let offer = ["b10 r04", "r01 b12", "b01 r15", "y01 p07"];
    let table = given(two().order(&[1, 0, 2]).offer(&offer), Stage::Draft);
    assert_eq!(table.timeline(1), ["r01", "b12"]);
    let mut table = given(two().order(&[0, 1, 2]).offer(&offer), Stage::Draft);
    table.choose("row 2");
    assert_eq!(table.timeline(1), ["b01", "r15"]);
}

/// Example 53. RO-AUTO-7, RO-AUTO-9: without active symbols it draws from the deck.
#[test]
fn an_automa_without_a_row_draws() {
    let position = two().order(&[1, 0, 2]).offer(&["y01 p07", "r04 r06", "r07 g04", "g06 g07"]);
    let mut table = given(position.deck("p01 p02"), Stage::Draft);
    assert_eq!(table.timeline(1), ["p01", "p02"], "the first drawn lies left");
    table.choose_all(["row 1", "row 2"]);
    assert_eq!(table.order(), [1, 0, 2]);
}

/// Example 54. RO-AUTO-8, RO-AUTO-20: no experience, and its cards lie there before people choose.
#[test]
fn an_automa_gains_no_experience() {
    let position = two().order(&[1, 0, 2]).offer(&["y01 p07", "r04 r06", "r07 g04", "r01 b01"]);
    let mut table = given(position, Stage::Draft);
    assert_eq!((table.xp(1), table.timeline(1)), (0, vec!["r01".to_owned(), "b01".to_owned()]));
    assert_eq!(table.awaited(), Some(Seat(0)), "people draft after it");
    table.choose_all(["row 1", "row 2"]);
    assert_eq!(table.game().stage(), Stage::Choose);
}

/// Example 55. RO-AUTO-1, RO-AUTO-10, RO-AUTO-11, RO-AUTO-13, RO-AUTO-17: a tea effect moves both tracks, an
/// arrow alone none; a pair with the Automa gives its neighbour the bonuses.
#[test]
fn an_automa_serves_tea() {
    let table = tea(two().fresh(1, "r13 r01"));
    assert_eq!([0, 1, 2].map(|chair| table.marker(chair)), [1, 1, 0]);
    // Its right neighbour is chair 0, whose left arrow answers.
    let mut table = tea(two().turn(2).timeline(1, "r01").fresh(0, "g01 b04").track(0, 2));
    assert_eq!(table.marker(0), 3);
    table.expect_awaiting(Seat(0), &Decision::Bonus { side: Side::Left, space: 3 });
    table.choose("take");
    assert!(table.game().before(Chair(0)).gifts().contain(Ability::Blink), "RO-AUTO-13");
    table.expect_awaiting(Seat(0), &Decision::Split { count: 2 }).choose("split 1 1");
    assert_eq!(table.pool(1), counts(0, 0, 0, 0), "the Automa gets nothing");
}

/// Example 56. RO-AUTO-2, RO-AUTO-5: summer starts on 4 with all bonuses, winter on 0.
#[test]
fn seasons_are_head_starts() {
    let mut table = given(solo().season(Season::Summer), Stage::HeadStart);
    table.choose_all(["take", "split 2 0", "take", "split 0 2"]);
    assert_eq!([0, 1, 2].map(|chair| table.marker(chair)), [4, 0, 4]);
    let gifts = table.game().before(Chair(0)).gifts();
    assert!(gifts.contain(Ability::Blink) && gifts.contain(Ability::DrawingEnergy));
    assert_eq!(table.pool(0), counts(0, 2, 2, 0));
    let table = given(solo().season(Season::Winter), Stage::HeadStart);
    assert_eq!([0, 1, 2].map(|chair| table.marker(chair)), [0, 0, 0]);
    assert!(table.offers("row"));
    let table = given(solo().season(Season::Autumn), Stage::HeadStart);
    assert_eq!([0, 1, 2].map(|chair| table.marker(chair)), [2, 0, 2]);
    assert!(table.offers("row"), "spaces 1 and 2 are empty");
}

/// Example 57. RO-AUTO-16: 35 points win.
#[test]
fn thirty_five_points_win_alone() {
    for (vp, place) in [(34, 2), (35, 1)] {
        let mut table = given(solo().turn(9).vp(0, vp), Stage::Final);
        table.expect_places(&[place]).expect_scores(&[i32::from(vp)]);
    }
}

/// Example 58. RO-AUTO-14: its timeline is discarded.
#[test]
fn an_automa_keeps_nothing() {
    let position = two().turn(3).timeline(1, "r01 r02 r03 r04 r05").order(&[0, 1, 2]);
    let mut table =
        given(position.timeline(0, "g01 g02").timeline(2, "g03 g04"), Stage::NextChapter);
    table.choose_all(["keep g01", "keep g03"]);
    assert_eq!(table.timeline(1), Vec::<String>::new());
    assert!(table.discarded("r01") && table.discarded("r05"));
}

/// RO-AUTO-14: it scores nothing.
#[test]
fn an_automa_scores_nothing() {
    let position = two().turn(3).timeline(1, "r01 b01").order(&[1, 0, 2]);
    let table = given(position.timeline(0, "g01 g02").timeline(2, "g03 g04"), Stage::Scoring);
    assert_eq!((table.xp(1), table.vp(1)), (0, 0));
}

/// RO-AUTO-15, RO-EDGE-17: with two the points decide, then the order, an Automa between or not.
#[test]
fn two_players_are_ranked() {
    let mut table = given(two().turn(9).vp(0, 20).vp(2, 20).order(&[2, 1, 0]), Stage::Final);
    table.expect_places(&[2, 1]);
}

/// Example 59. RO-SETUP-9, RO-AUTO-3: the Automa's marker is on the initiative track too.
#[test]
fn an_automa_has_its_place_in_the_order() {
    let table = given(Position::of(2, &["yuki-onna", "geralt", "ciri"]), Stage::Refill);
    assert_eq!(table.game().order().iter().map(|chair| chair.0).collect::<Vec<_>>(), [2, 1, 0]);
    let active = Side::ALL.map(|side| table.game().active_symbol(side));
    assert_eq!(active, [ronin::Symbol::Combat, ronin::Symbol::Magic]);
}

/// RO-AUTO-4, RO-D14: on side B each chooses any board for the track with the Automa, first chooser
/// first, and the last one is drawn; alone both are chosen.
#[test]
fn boards_beside_automas_are_chosen() {
    let setup = |players| Setup {
        side: BoardSide::B,
        season: Season::Winter,
        ..Setup::for_players(players)
    };
    for seed in 0..10 {
        let mut table = Table::deal(setup(2), seed);
        let first = table.awaited();
        while table.offers("character") {
            let choice = table.legal()[0].clone();
            table.choose(&choice);
        }
        assert_eq!(table.awaited(), first);
        table.expect_legal(["board b1", "board b2", "board b3", "board b4", "board b5"]);
        table.choose("board b2").expect_refused("board b2", "RO-AUTO-4").choose("board b4");
        let boards: Vec<_> = (0..3)
            .map(|chair| table.game().track_beside(Chair(chair), Side::Left).board.expect("laid"))
            .collect();
        let own =
            if first == Some(Seat(0)) { [Board::B2, Board::B4] } else { [Board::B4, Board::B2] };
        assert_eq!(boards[..2], own);
        assert!(![Board::B2, Board::B4, Board::A].contains(&boards[2]));
    }
    let mut table = Table::deal(setup(1), 3);
    let choice = table.legal()[0].clone();
    table.choose_all([choice.as_str(), "board b5", "board b1"]);
    let board = |side| table.game().track_beside(Chair(0), side).board;
    assert_eq!((board(Side::Left), board(Side::Right)), (Some(Board::B5), Some(Board::B1)));
}

/// RO-AUTO-12: C5 counts the Automa's timeline.
#[test]
fn an_automas_cards_are_counted() {
    let table = tea(two().turn(2).timeline(1, "b01 b02").fresh(0, "g14 r04"));
    assert_eq!(table.marker(0), 2);
}

/// Example 85. RO-AUTO-5, RO-XP-5: experience of the head start unlocks.
#[test]
fn a_head_start_may_unlock() {
    let mut table = given(solo().season(Season::Summer), Stage::HeadStart);
    table.choose_all(["xp", "split 2 0", "xp", "split 0 2"]);
    assert_eq!(table.xp(0), 4);
    assert!(table.game().before(Chair(0)).abilities().contain(Ability::TwinBlades));
    assert_eq!(table.game().turn(), 1);
}

/// Example 86. RO-AUTO-10, RO-AUTO-18, RO-EDGE-8: only tracks shared with a person move, the left
/// one first.
#[test]
fn an_automa_moves_shared_tracks_only() {
    let table = tea(solo().fresh(1, "r13 r04"));
    assert_eq!([0, 1, 2].map(|chair| table.marker(chair)), [1, 0, 0]);
    let position =
        two().order(&[1, 0, 2]).hand(0, "r04 r06").hand(2, "b04 b06").fresh(1, "r13 y16");
    let mut table = given(position, Stage::Choose);
    let last = |table: &Table| table.legal()[0].clone();
    let (one, other) = (last(&table), "play b04 b06");
    table.choose(&one).choose(other);
    assert_eq!(table.moves(), [(1, 0, 1, 0), (0, 0, 1, 0)]);
}

/// RO-AUTO-11: pairs between two Automas are ignored.
#[test]
fn automas_pass_no_tea_to_each_other() {
    // Chair 1's left neighbour is chair 2.
    let table = tea(solo().fresh(1, "g01 r04").fresh(2, "r01 r06"));
    assert_eq!([0, 1, 2].map(|chair| table.marker(chair)), [0; 3]);
    assert_eq!(table.covered(1, "g01"), (0, false));
}

/// Example 87. RO-AUTO-18: two equal symbols of a card count twice.
#[test]
fn an_automa_counts_printed_symbols() {
    let offer = ["r01 r04", "p07 p08", "r15 b01", "y01 g12"];
    let mut table = given(two().order(&[0, 1, 2]).offer(&offer), Stage::Draft);
    table.choose("row 2");
    assert_eq!(table.timeline(1), ["r15", "b01"]);
}

/// RO-AUTO-19: people's abilities see it: Borrowed Verse its cards, Blink its offer.
#[test]
fn abilities_reach_an_automa() {
    let position = Position::of(2, &["dandelion", "ciri", "yennefer"]).xp(0, 4).order(&[0, 1, 2]);
    let mut table = given(position.fresh(1, "r01 r04").fresh(0, "b04"), Stage::Effects);
    table.choose("use borrowed-verse r01");
    assert_eq!(table.pool(0), counts(0, 4, 0, 0), "b04 gave two, r01 two");
    let position =
        Position::of(2, &["ciri", "geralt", "yennefer"]).order(&[0, 1, 2]).deck("r03 p04");
    let offer = ["r01 b01", "p07 p08", "r15 g04", "y01 g12"];
    let mut table = given(position.offer(&offer), Stage::Draft);
    table.choose_all(["use blink 1", "row 2"]);
    assert_eq!(table.timeline(1), ["r03", "p04"], "the first of two rows with one active symbol");
    assert!(table.heard(|event| matches!(event, Event::RowDiscarded { .. })));
}
