//! Set-up and drafting: worked examples 1 to 12, and the rules around them.

mod support;

use ronin::position::Position;
use ronin::{Ability, BoardSide, Chair, ChapterCard, Event, Ronin, Season, Setup, Stage};
use support::{Ask, Table, given};
use tabletop::{Game, Learners, Log, Seat, Seed, Viewer};

const OFFER: [&str; 4] = ["r01 r02", "r03 r04", "g01 g02", "g03 g04"];

/// Example 1. RO-SETUP-4: the rows, and the token beside the last one.
#[test]
fn rows_by_number_of_players() {
    for (players, rows) in [(1, 4), (2, 4), (3, 4), (4, 5), (5, 5)] {
        let mut table = Table::deal(Setup::for_players(players), 3);
        while table.rows().iter().any(String::is_empty) {
            let first = table.legal()[0].clone();
            table.choose(&first);
        }
        assert_eq!(table.rows().len(), rows);
        let seat = table.awaited().expect("somebody drafts");
        let chair = table.game().chair_of(seat).0;
        let before = table.xp(chair);
        table.choose(&format!("row {rows}"));
        assert_eq!(table.xp(chair), before + 1, "the token beside row {rows}");
    }
}

/// Example 2. RO-SETUP-9: the order of the chapter card, without the others.
#[test]
fn the_first_order_is_printed() {
    let position = Position::of(3, &["yennefer", "geralt", "triss"]);
    assert_eq!(given(position, Stage::Refill).order(), [1, 2, 0]);
}

/// RO-SETUP-9, RO-SETUP-10, RO-SETUP-8, RO-SETUP-7, RO-SETUP-2: what a deal leads to.
#[test]
fn a_deal_follows_the_chapter_card() {
    for seed in 0..20 {
        let mut table = Table::deal(Setup::for_players(4), seed);
        while !table.offers("row") {
            let last = table.legal().last().cloned().expect("something is asked");
            table.choose(&last);
        }
        let game = table.game();
        let printed = game.chapter_card().def().initiative;
        let places: Vec<_> = (game.order().iter())
            .map(|chair| {
                let own = game.before(*chair).character();
                printed.iter().position(|other| Some(*other) == own)
            })
            .collect();
        assert!(places.is_sorted(), "{places:?}");
        assert_eq!(game.turn(), 1);
        for chair in (0..4).map(Chair) {
            let player = game.before(chair);
            assert_eq!((player.hand().len(), player.xp()), (5, 0));
            assert_eq!(player.abilities().iter().count(), 1, "the first is unlocked");
            assert_eq!(game.track_beside(chair, ronin::Side::Left).marker, 0);
            assert!(player.hand().iter().all(|held| held.card.owner() == player.character()));
        }
        let active = ronin::Side::ALL.map(|side| game.active_symbol(side));
        assert_eq!(active, game.chapter_card().def().paths[0]);
        assert_eq!(game.deck_size(), 80 - 10);
    }
}

/// RO-SETUP-1, RO-SETUP-3, RO-SETUP-5, RO-SETUP-12: everything is drawn from one generator, in one
/// order; each player chooses between two characters, clockwise from a first chooser.
#[test]
fn the_set_up_goes_round_the_table() {
    let mut firsts = [false; 5];
    let mut cards = Vec::new();
    for seed in 0..60 {
        let mut table = Table::deal(Setup::for_players(5), seed);
        let first = table.awaited().expect("somebody chooses");
        firsts[first.index()] = true;
        cards.push(table.game().chapter_card());
        for step in 0..5 {
            assert_eq!(table.awaited(), Some(Seat((first.0 + step) % 5)));
            assert_eq!(table.legal().len(), 2, "RO-D1");
            let choice = table.legal()[usize::from(step % 2)].clone();
            table.choose(&choice);
        }
        assert!(table.offers("row"), "RO-D2 is skipped on side A");
    }
    assert_eq!(firsts, [true; 5]);
    assert!(ChapterCard::ALL.iter().all(|card| cards.contains(card)));
}

/// RO-D1, RO-SETUP-5: only a drawn character can be kept.
#[test]
fn only_what_was_drawn_can_be_kept() {
    let mut table = Table::deal(Setup::for_players(3), 1);
    let legal = table.legal();
    let other = ronin::Character::ALL.map(|one| format!("character {one}"));
    let other = other.iter().find(|text| !legal.contains(text)).expect("five others");
    table.expect_refused(other, "RO-SETUP-5");
}

/// RO-D0, RO-D2, RO-SETUP-6, RO-SETUP-11: on side B each lays one of two boards to his left; the
/// fifth player takes the last one.
#[test]
fn boards_of_side_b_are_drawn() {
    for players in 3..=5 {
        let setup = Setup { side: BoardSide::B, ..Setup::for_players(players) };
        let mut table = Table::deal(setup, 9);
        let mut asked = 0;
        while !table.offers("row") {
            asked += u8::from(table.offers("board"));
            assert_eq!(table.legal().len(), 2);
            let first = table.legal()[0].clone();
            table.choose(&first);
        }
        assert_eq!(asked, players.min(4), "the last board is taken without a choice");
        let mut boards: Vec<_> = (0..players)
            .map(|chair| table.game().track_beside(Chair(chair), ronin::Side::Left).board)
            .collect();
        boards.sort_unstable();
        boards.dedup();
        assert_eq!(boards.len(), usize::from(players));
        for [left, right] in table.game().chapter_card().def().paths {
            assert_ne!(left, right);
        }
    }
}

/// Example 3. RO-DRAFT-3, RO-DRAFT-5, RO-DRAFT-7, RO-D3.
#[test]
fn drafting_sets_the_order() {
    let position = Position::three().order(&[0, 1, 2]).offer(&OFFER);
    let mut table = given(position, Stage::Draft);
    table.choose_all(["row 3", "top", "row 4"]);
    assert_eq!(table.xp(2), 1);
    assert_eq!(table.xp(0), 0);
    assert_eq!(table.order(), [1, 0, 2]);
}

/// Example 4. RO-DRAFT-7: the top space in the order of the markers there.
#[test]
fn the_top_space_comes_first() {
    let position = Position::three().order(&[0, 1, 2]).offer(&OFFER);
    let mut table = given(position, Stage::Draft);
    table.choose_all(["top", "row 1", "top"]);
    assert_eq!(table.order(), [0, 2, 1]);
}

/// Example 5. RO-DRAFT-4, RO-DRAFT-6, RO-DRAFT-11: a row takes one marker, the top space any number,
/// and nobody passes.
#[test]
fn a_row_takes_one_marker() {
    let position = Position::three().order(&[0, 2, 1]).offer(&OFFER).used(1, "drawing-energy");
    let mut table = given(position, Stage::Draft);
    table.choose("row 2").expect_refused("row 2", "RO-DRAFT-4");
    table.expect_refused("row 5", "RO-SETUP-4").expect_refused("done", "not-now");
    table.choose("top").expect_legal(["row 1", "row 3", "row 4", "top"]);
    assert_eq!(table.rows()[1], "", "not refilled");
}

/// Example 6. RO-DRAFT-1, RO-DRAFT-2: an untaken first row goes.
#[test]
fn the_first_row_is_discarded() {
    let position = Position::three().turn(2).offer(&["r01 r02", "", "", ""]).deck("b01 b02 b03");
    let table = given(position, Stage::Refill);
    assert!(table.discarded("r01") && table.discarded("r02"));
    assert_eq!(table.rows()[0], "b01 b02", "left to right, top to bottom");
    assert!(table.rows()[1].starts_with("b03"));
    assert!(table.rows().iter().all(|row| row.len() == 7));
}

/// Example 7. RO-DRAFT-1, RO-DRAFT-2: row 1 is the physical top row.
#[test]
fn an_empty_first_row_discards_nothing() {
    let position = Position::three().turn(2).offer(&["", "", "r01 r02", ""]).deck("b01");
    let table = given(position, Stage::Refill);
    assert!(!table.discarded("r01"));
    assert_eq!(table.rows()[0], "r01 r02");
    assert!(table.rows()[1].starts_with("b01"));
}

/// Example 8. RO-DRAFT-1, RO-DRAFT-2.
#[test]
fn rows_move_up() {
    let position = Position::three().turn(2).offer(&["r01 r02", "r03 r04", "", ""]).deck("b01");
    let table = given(position, Stage::Refill);
    assert!(table.discarded("r01"));
    assert_eq!(table.rows()[0], "r03 r04");
    assert!(table.rows()[1].starts_with("b01"));
}

/// RO-DRAFT-1: in the first turn of the game nothing is discarded.
#[test]
fn the_first_turn_discards_nothing() {
    let table = given(Position::three().offer(&OFFER), Stage::Refill);
    assert_eq!(table.rows(), OFFER);
}

/// Example 9. RO-DRAFT-8, RO-DRAFT-9, RO-EDGE-1: the discard pile is shuffled when a card is needed
/// and none is there.
#[test]
fn an_empty_deck_is_made_anew() {
    let position = Position::three().order(&[0, 1, 2]).offer(&OFFER).deck("b01").bare_deck();
    let mut table = given(position, Stage::Draft);
    let pile = table.game().discard_pile().len();
    assert_eq!(table.game().deck_size(), 1);
    table.choose("top");
    assert!(table.hand(0).contains(&"b01".to_owned()));
    assert_eq!(table.hand(0).len(), 2);
    assert_eq!(table.game().deck_size(), pile - 1);
    assert!(table.game().discard_pile().is_empty());
    assert!(table.heard(|event| matches!(event, Event::Reshuffled { .. })));
}

/// RO-DRAFT-9: drawing the last card shuffles nothing yet.
#[test]
fn an_empty_deck_may_stand_for_a_while() {
    let position = Position::three().order(&[0, 1, 2]).offer(&OFFER).deck("b01 b02").bare_deck();
    let mut table = given(position, Stage::Draft);
    table.choose("top");
    assert_eq!(table.game().deck_size(), 0);
    assert!(!table.game().discard_pile().is_empty());
}

/// Example 10. RO-DRAFT-1: also in the first turn of a chapter.
#[test]
fn a_new_chapter_resets_no_offer() {
    let position = Position::three().turn(4).offer(&["r01 r02", "r03 r04", "", ""]);
    let table = given(position, Stage::Refill);
    assert!(table.discarded("r01") && table.discarded("r02"));
}

/// RO-EDGE-2: five players may take five rows; then nothing is discarded and ten cards come.
#[test]
fn all_rows_may_be_taken() {
    let five = ["geralt", "vesemir", "triss", "dandelion", "yuki-onna"];
    let mut table = given(Position::of(5, &five), Stage::Refill);
    for row in 1..=5 {
        table.choose(&format!("row {row}"));
    }
    assert!(table.rows().iter().all(String::is_empty));
    let position = Position::of(5, &five).turn(2).offer(&["", "", "", "", ""]);
    let before = given(position, Stage::Refill);
    assert!(before.rows().iter().all(|row| row.len() == 7));
}

/// Example 11. RO-DRAFT-5, RO-XP-1, RO-EDGE-3: experience of the bottom row unlocks an ability.
#[test]
fn the_bottom_row_can_unlock_an_ability() {
    let position = Position::three().order(&[0, 1, 2]).offer(&OFFER).xp(0, 3);
    let mut table = given(position, Stage::Draft);
    table.choose("row 4");
    assert_eq!(table.xp(0), 4);
    let unlocked = Event::AbilityUnlocked { chair: Chair(0), ability: Ability::TwinBlades };
    assert!(table.heard(|event| *event == unlocked));
}

/// Example 12. RO-ABIL-9, RO-ABIL-5, RO-DRAFT-10: Drawing Energy before the marker is placed.
#[test]
fn two_cards_of_the_offer_change_places() {
    let position = Position::three().order(&[1, 0, 2]).offer(&OFFER);
    let mut table = given(position, Stage::Draft);
    table.choose("use drawing-energy r01 g02");
    assert_eq!(table.rows()[..3], ["g02 r02", "r03 r04", "g01 r01"]);
    table.expect_refused("use drawing-energy r01 r02", "RO-ABIL-1");
    table.choose("row 3");
    assert_eq!(table.hand(1), ["r01", "g01"]);
}

/// RO-ABIL-9: the two cards may lie in one row; a row that was taken has none.
#[test]
fn cards_of_one_row_may_change_places() {
    let position = Position::three().order(&[0, 1, 2]).offer(&OFFER);
    let mut table = given(position, Stage::Draft);
    table.choose("row 1").expect_refused("use drawing-energy r01 r03", "RO-ABIL-13");
    table.choose("use drawing-energy r03 r04");
    assert_eq!(table.rows()[1], "r04 r03");
}

/// Example 84. RO-ZONE-4, RO-ZONE-3: rows are known, cards drawn blind are not.
#[test]
fn what_everybody_has_seen_stays_known() {
    let position =
        Position::three().order(&[0, 1, 2]).offer(&["g03 g04", "r01 y07", "b01 b02", "b03 b04"]);
    let mut table = given(position.hand(0, "ge1").blind(0, "p01 p02"), Stage::Draft);
    table.choose("row 2");
    let known = |viewer| {
        let view = table.seen_by(viewer);
        view.chairs[0].hand.iter().map(|held| held.card.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(known(Viewer::Seat(Seat(1))), ["r01", "y07", "ge1"]);
    assert_eq!(known(Viewer::Spectator), ["r01", "y07", "ge1"]);
    assert_eq!(known(Viewer::Seat(Seat(0))).len(), 5);
    let view = table.seen_by(Viewer::Seat(Seat(1)));
    assert_eq!((view.chairs[0].hand_count, view.chairs[0].blind.len()), (5, 2), "RO-ZONE-1");
    assert_eq!(view.offer.len(), 4);
}

/// RO-ZONE-4: who draws from the top space learns his cards, and nobody else does.
#[test]
fn the_top_space_is_blind() {
    let position = Position::three().order(&[0, 1, 2]).offer(&OFFER).deck("p01 p02");
    let mut game = position.build(Stage::Draft).unwrap();
    let mut log = Log::new();
    game.apply(&"top".parse().unwrap(), &mut log).unwrap();
    assert_eq!(log.learners(), Learners::only(Seat(0)));
    let heard = |viewer| log.entries()[0].seen_by(viewer).cloned();
    let Some(Event::TopDrawn { cards, .. }) = heard(Viewer::Seat(Seat(0))) else { panic!() };
    assert_eq!(cards.len(), 2);
    let Some(Event::TopDrawn { cards, count, .. }) = heard(Viewer::Spectator) else { panic!() };
    assert_eq!((cards.len(), count), (0, 2));
}

/// RO-ZONE-4: cards of an earlier deck are imagined among those of that deck only.
#[test]
fn a_reshuffled_deck_has_a_known_content() {
    let position = Position::three().order(&[0, 1, 2]).offer(&OFFER).deck("b01").bare_deck();
    let mut game: Ronin = position.blind(0, "p01 p02").build(Stage::Draft).unwrap();
    game.apply(&"top".parse().unwrap(), &mut Log::muted()).unwrap();
    let mut rng = tabletop::Rng::from_u64(5);
    for _ in 0..50 {
        let other = game.resample(Viewer::Seat(Seat(1)), &mut rng);
        let held = other.before(Chair(0)).hand();
        let first: Vec<_> = held.iter().filter(|held| held.blind == Some(1)).collect();
        assert_eq!(first.len(), 3);
        assert!(first.iter().all(|held| ["p01", "p02", "b01"].contains(&held.card.slug())));
    }
}

/// RO-ZONE-1, RO-ZONE-2: after the play of a turn five cards are left; tokens never run out.
#[test]
fn a_hand_comes_to_five_again() {
    let mut table = Table::deal(Setup::for_players(3), 11);
    while table.game().turn() < 2 {
        let first = table.legal()[0].clone();
        table.choose(&first);
    }
    for chair in 0..3 {
        assert!(table.hand(chair).len() >= 5);
    }
    let forty: String = "combat ".repeat(60);
    let table = given(Position::three().pool(0, &forty), Stage::Refill);
    assert_eq!(table.pool(0)[1], 60);
}

/// RO-D13, RO-SETUP-12: a set-up for nobody, or for six, is refused.
#[test]
fn a_table_is_for_one_to_five() {
    for players in [0, 6] {
        let refused = Ronin::start(&Setup::for_players(players), Seed::new(1), &mut Log::muted());
        assert_eq!(refused.map(|_| ()).map_err(|error| error.rule), Err(Some("RO-SETUP-12")));
    }
    assert_eq!(Season::ALL.map(Season::points), [4, 2, 0]);
}
