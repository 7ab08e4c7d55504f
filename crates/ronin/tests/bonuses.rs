//! Every bonus code of 16.6, and worked examples 39, 40 and 80 to 83.

mod support;

use ronin::position::Position;
use ronin::{Ability, Board, Chair, Decision, Event, Prize, Side, Stage};
use support::{Ask, Table, counts, tea};
use tabletop::{Seat, Viewer};

/// Chair 1 (Yennefer) moves the marker of the track to her right neighbour Geralt, who comes
/// last, by one; the other track is at its end.
fn reach(board: &str, space: u8, change: impl FnOnce(Position) -> Position) -> Table {
    let others: Vec<&str> =
        ["b1", "b2", "b3", "b4", "b5"].into_iter().filter(|other| *other != board).collect();
    let mut position = Position::three().order(&[1, 2, 0]).turn(2);
    if board != "a" {
        position = position.boards(&[board, others[0], others[1]]);
    }
    position = position.track(0, space - 1).track(1, 12).fresh(1, "r13").pool(1, "exploration");
    tea(change(position))
}

/// CARD1: RO-COOP-6, RO-COOP-7, RO-COOP-8, RO-EDGE-16: the card of the neighbour's first ability.
#[test]
fn a_card_of_the_first_ability() {
    let mut table = reach("a", 3, |position| position);
    table.expect_legal(["take", "xp"]).choose_all(["take", "take"]);
    assert!(table.game().before(Chair(1)).gifts().contain(Ability::Training));
    assert!(table.game().before(Chair(0)).gifts().contain(Ability::DrawingEnergy), "RO-EDGE-16");
    let table = reach("b1", 3, |position| position);
    assert!(table.game().before(Chair(1)).gifts().contain(Ability::Training), "not asked");
}

/// RO-EDGE-10: nobody gets a card of his own character.
#[test]
fn gifts_are_of_neighbours() {
    let mut table = reach("a", 10, |position| position);
    table.choose_all(["take", "take"]);
    let gifts: Vec<_> = table.game().before(Chair(1)).gifts().iter().collect();
    assert_eq!(gifts, [Ability::WitchersCondition], "CARD3");
}

/// n XP, and experience instead of a bonus.
#[test]
fn experience_as_a_bonus() {
    let table = reach("b5", 3, |position| position);
    assert_eq!((table.xp(0), table.xp(1)), (2, 2));
    let mut table = reach("a", 10, |position| position);
    table.choose_all(["xp", "xp"]);
    assert_eq!((table.xp(0), table.xp(1)), (3, 3));
}

/// ANY n, RO-COOP-12: any combination.
#[test]
fn active_symbols_in_any_combination() {
    let mut table = reach("b4", 10, |position| position);
    table.expect_legal(["split 3 0", "split 2 1", "split 1 2", "split 0 3"]);
    table.choose("split 1 2");
    assert_eq!(table.pool(1), counts(0, 1, 2, 0));
}

/// SAME n.
#[test]
fn two_of_one_active_symbol() {
    let mut table = reach("a", 6, |position| position);
    table.expect_legal(["path left", "path right"]).choose("path right");
    assert_eq!(table.pool(1), counts(0, 0, 2, 0));
}

/// PATHS.
#[test]
fn one_of_each_path() {
    let table = reach("b2", 3, |position| position);
    assert_eq!(table.pool(1), counts(0, 1, 1, 0));
}

/// DRAW, RO-EDGE-14: a card that only its owner sees.
#[test]
fn a_card_from_the_deck() {
    let mut table = reach("a", 7, |position| position.deck("p01 p02 p03"));
    table.choose("take");
    assert_eq!(table.hand(1), ["p01"]);
    let seen = table.seen_by(Viewer::Seat(Seat(0)));
    assert_eq!((seen.chairs[1].hand.len(), seen.chairs[1].hand_count), (0, 1));
}

/// Example 39. HAND, RO-COOP-9: active symbols in hand.
#[test]
fn the_hand_is_shown() {
    let hand = |cards: &'static str| reach("a", 9, move |position| position.blind(1, cards));
    for (cards, vp) in [("b15 b10 r15", 2), ("r01 b01", 3), ("b15", 1), ("y01", 1)] {
        let mut table = hand(cards);
        table.choose("take");
        assert_eq!(table.vp(1), vp, "{cards}");
        let seen = table.seen_by(Viewer::Seat(Seat(2)));
        assert_eq!(seen.chairs[1].hand.len(), cards.split(' ').count(), "all see it");
        assert!(table.heard(|event| matches!(event, Event::HandShown { .. })));
    }
    let mut table = hand("b15 b10 r15");
    table.choose("xp");
    assert_eq!((table.vp(1), table.xp(1)), (0, 3));
    assert_eq!(table.seen_by(Viewer::Spectator).chairs[1].hand.len(), 0, "not shown");
}

/// RESERVE: inactive symbols in hand.
#[test]
fn the_reserve_is_shown() {
    let mut table = reach("b4", 9, |position| position.blind(1, "y01 g01"));
    table.choose("take");
    assert_eq!(table.vp(1), 3);
}

/// UNLOCKED. Example 80: used abilities count, gifts do not; with one there is nothing.
#[test]
fn symbols_for_unlocked_abilities() {
    let mut table = reach("b1", 4, |position| position.xp(1, 4).used(1, "drawing-energy"));
    table.expect_legal(["split 1 0", "split 0 1"]).choose("split 1 0");
    assert_eq!((table.pool(1), table.pool(0)), (counts(0, 1, 0, 0), counts(0, 0, 0, 0)));
    let table = reach("b1", 4, |position| position.xp(1, 15));
    assert_eq!(table.legal().len(), 4, "three symbols for four abilities");
}

/// SEASONED.
#[test]
fn points_for_experience() {
    for (xp, vp) in [(15, 0), (16, 1), (20, 2), (24, 3)] {
        let mut table = reach("b1", 9, |position| position.xp(1, xp).used(1, "portal"));
        table.pass_over();
        assert_eq!(table.vp(1), vp, "{xp} experience");
    }
}

/// Example 40. COLOUR: experience for cards of a colour.
#[test]
fn experience_for_a_colour() {
    for (cards, xp) in [("r01", 1), ("b01", 2), ("b01 b02", 4), ("b01 b02 b03 b04", 6)] {
        let table = reach("b1", 7, |position| position.timeline(0, cards));
        assert_eq!(table.xp(0), xp, "{cards}");
    }
}

/// AGAIN, RO-ABIL-11, RO-ABIL-17, example 28: one used ability can be used again.
#[test]
fn a_used_ability_comes_back() {
    let used = |position: Position| {
        position.used(1, "drawing-energy").gift(1, "training").used(1, "training")
    };
    let mut table = reach("b1", 10, used);
    table.expect_awaiting(Seat(1), &Decision::Again);
    table.expect_legal(["again training", "again drawing-energy"]).choose("again training");
    assert!(table.game().before(Chair(1)).abilities().contain(Ability::Training));
    assert!(!table.game().before(Chair(1)).abilities().contain(Ability::DrawingEnergy));
    let table = reach("b1", 10, |position| position);
    assert!(!table.offers("again"), "RO-COOP-10: nothing was used");
}

/// CHANGE n. Example 81: none, one or two inactive symbols for active ones.
#[test]
fn inactive_symbols_for_active_ones() {
    let position = |position: Position| position.pool(1, "diplomacy").timeline(1, "g12");
    let mut table = reach("b2", 6, |own| position(own).covered(1, "r13 diplomacy"));
    table.choose("lose exploration token"); // The price of r13.
    table.expect_legal(["lose diplomacy token", "lose exploration g12", "done"]);
    let mut none = table.clone();
    none.choose("done");
    assert_eq!(none.pool(1), counts(0, 0, 0, 1), "he may lose none");
    table.choose_all(["lose diplomacy token", "lose exploration g12", "split 2 0"]);
    assert_eq!(table.pool(1), counts(0, 2, 0, 0));
    assert_eq!(table.covered(1, "g12"), (1, false));
}

/// MEND n, RO-EDGE-12: destroyed tokens on symbols and on arrows; a mended arrow can be paired.
#[test]
fn destroyed_tokens_are_removed() {
    let position = |position: Position| {
        position.timeline(1, "r01 r02").covered(1, "r01 arrow").covered(1, "r02 combat")
    };
    let mut table = reach("b3", 4, |own| position(own).timeline(0, "g01"));
    table.choose_all(["lose exploration token", "take"]);
    table.expect_legal(["mend r01 arrow", "mend r02 combat"]).choose("mend r01 arrow");
    table.expect_legal(["mend r02 combat", "done"]).choose("done");
    assert_eq!(table.covered(1, "r02"), (1, false));
    assert!(table.heard(|event| matches!(event, Event::Mended { .. })));
    table.pass_over();
    assert_eq!(table.marker(0), 6, "the arrow made a pair at the next check");
}

/// BALANCE.
#[test]
fn points_for_the_rarer_symbol() {
    for (tokens, vp) in [("", 1), ("combat combat combat combat magic magic magic magic", 2)] {
        let table = reach("b2", 9, |position| position.pool(1, tokens));
        assert_eq!(table.vp(1), vp);
    }
}

/// MOTLEY. Example 83.
#[test]
fn points_for_colours() {
    for (cards, vp) in [("r01 r02 g01 b01 p01", 2), ("r01 g01", 0), ("r01 g01 b01 y01 p01", 3)] {
        let table = reach("b3", 9, |position| position.timeline(0, cards));
        assert_eq!(table.vp(0), vp, "{cards}");
    }
}

/// ARROWS: covered ones included.
#[test]
fn symbols_for_arrows() {
    let mut table =
        reach("b5", 6, |position| position.timeline(1, "r01 b01").covered(1, "r01 arrow"));
    assert_eq!(table.legal().len(), 4, "three symbols for two arrows");
    table.choose("split 3 0").expect_legal(["split 1 0", "split 0 1"]);
}

/// BRIDGE. Example 82: the marker of the own other track.
#[test]
fn points_for_the_other_track() {
    let position = Position::three().order(&[1, 2, 0]).boards(&["b5", "b1", "b2"]);
    let position = position.track(0, 8).track(1, 6).track(2, 2);
    let mut table = tea(position.fresh(1, "y14").timeline(0, "r01").turn(2));
    table.pass_over();
    assert_eq!((table.vp(1), table.vp(0)), (2, 0));
}

/// RO-COOP-10: what cannot be done is skipped; an alternative may be taken though it gives nothing.
#[test]
fn an_empty_bonus_may_be_taken() {
    let mut table = reach("b3", 4, |position| position);
    table.choose("take").expect_awaiting(Seat(0), &Decision::Bonus { side: Side::Left, space: 4 });
    assert_eq!(table.xp(1), 0);
}

/// RO-COOP-11, RO-COOP-8: bonus spaces and points are the same on all boards; no board has an
/// ability card twice.
#[test]
fn all_boards_have_the_same_spaces() {
    for board in Board::ALL {
        let spaces: Vec<u8> = (0..=12).filter(|space| board.bonus(*space).is_some()).collect();
        assert_eq!(spaces, [3, 4, 6, 7, 9, 10]);
        for prize in [Prize::FirstAbility, Prize::ThirdAbility] {
            let there = spaces.iter().filter(|space| board.bonus(**space).unwrap().prize == prize);
            assert!(there.count() <= 1);
        }
    }
}

/// RO-COOP-12: thresholds count when the bonus is resolved.
#[test]
fn thresholds_count_at_their_moment() {
    // Space 3 gives the pink-less Geralt 2 experience first, space 4 counts his pink cards.
    let position = Position::three().order(&[1, 2, 0]).boards(&["b5", "b1", "b2"]).turn(2);
    let position = position.track(0, 2).fresh(1, "r01").fresh(0, "g01 p01");
    let table = tea(position);
    assert_eq!((table.marker(0), table.xp(0), table.xp(1)), (4, 2 + 2, 2 + 1));
}

/// The experience that a bonus brings unlocks abilities at once (RO-XP-5).
#[test]
fn a_bonus_may_unlock_an_ability() {
    let table = reach("b5", 3, |position| position.xp(1, 2));
    assert!(table.game().before(Chair(1)).abilities().contain(Ability::Portal));
    assert_eq!(Stage::Draft, table.game().stage());
}
