//! Worked examples 20–28: dice poker.

mod common;

use common::{A, B, C, D, Words, given};
use old_world::position::Position;
use old_world::versus::{Decision, Opponent};
use old_world::world::location::Location::{HaernCaduch, Novigrad, Vengerberg};
use old_world::world::poker::{Dice, Rank};
use tabletop::Seat;

fn beats(own: [u8; 5], other: [u8; 5]) -> bool {
    // OW-POKER-7: equal dice win for the active player.
    Dice::new(own).strength() >= Dice::new(other).strength()
}

/// A position after the rolls, in which the active player decides about his dice.
fn rolled(position: Position, against: Opponent, own: [u8; 5], other: [u8; 5]) -> Position {
    position.dice(against, Dice::new(own), Some(Dice::new(other)))
}

/// Example 20: OW-POKER-5.
#[test]
fn of_two_pairs_the_higher_pair_decides() {
    assert!(beats([6, 6, 3, 3, 2], [5, 5, 4, 4, 2]));
    assert!(!beats([6, 6, 3, 3, 5], [6, 6, 4, 4, 1]));
}

/// Example 21: OW-POKER-6.
#[test]
fn unused_dice_decide_between_equal_patterns() {
    assert!(!beats([5, 5, 3, 2, 1], [5, 5, 4, 2, 1]));
    assert!(!beats([1, 3, 4, 5, 6], [2, 3, 4, 6, 6]));
    assert!(beats([1, 3, 4, 5, 6], [1, 2, 4, 5, 6]));
}

/// Example 22: OW-POKER-5.
#[test]
fn of_full_houses_the_triple_decides_then_the_pair() {
    assert!(!beats([3, 3, 3, 6, 6], [4, 4, 4, 1, 1]));
    assert!(!beats([4, 4, 4, 1, 1], [4, 4, 4, 2, 2]));
}

/// Example 23: OW-POKER-4, OW-POKER-10.
#[test]
fn ranks_run_from_nothing_to_five_alike() {
    assert!(!beats([1, 2, 3, 4, 6], [1, 1, 2, 3, 4]));
    assert!(beats([2, 3, 4, 5, 6], [1, 2, 3, 4, 5]));
    assert!(beats([2, 2, 2, 3, 3], [2, 3, 4, 5, 6]));
    let hands = [
        ([1, 2, 3, 4, 6], Rank::Nothing),
        ([1, 1, 3, 4, 6], Rank::Pair),
        ([1, 1, 3, 3, 6], Rank::TwoPairs),
        ([1, 1, 1, 4, 6], Rank::Three),
        ([1, 2, 3, 4, 5], Rank::SmallStraight),
        ([2, 3, 4, 5, 6], Rank::LargeStraight),
        ([1, 1, 1, 4, 4], Rank::FullHouse),
        ([1, 1, 1, 1, 4], Rank::Four),
        ([1, 1, 1, 1, 1], Rank::Five),
    ];
    for (dice, rank) in hands {
        assert_eq!(Dice::new(dice).strength().rank, rank);
    }
    assert!(hands.is_sorted_by_key(|(dice, _)| Dice::new(*dice).strength()));
}

/// Example 24: OW-POKER-7.
#[test]
fn the_active_player_wins_ties() {
    assert!(beats([2, 2, 2, 5, 1], [2, 2, 2, 5, 1]));
    assert!(beats([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]));
}

/// Example 25: OW-POKER-2, OW-POKER-3, OW-POKER-8, OW-D-REROLL1, OW-D-REROLL2.
#[test]
fn the_winner_takes_three() {
    let meeting = || {
        Position::new(3)
            .at(A, Vengerberg)
            .at(B, Vengerberg)
            .gold(A, 4)
            .gold(B, 2)
            .hand(A, "r1")
            .moved()
    };
    let mut table = given(meeting());
    table.choose("poker 2");
    assert_eq!((table.own(A).gold, table.own(B).gold), (3, 1));
    // First the other side, then the active player.
    assert_eq!((table.awaited(), table.decision()), (Some(B), Some(Decision::Reroll1)));
    table.choose("reroll none");
    assert_eq!((table.awaited(), table.decision()), (Some(A), Some(Decision::Reroll2)));
    let lost = [1, 2, 3, 4, 6];
    let mut losing =
        given(rolled(meeting().gold(A, 3).gold(B, 1), Opponent::Witcher(B), lost, [1; 5]));
    losing.choose("reroll none");
    assert_eq!((losing.own(A).gold, losing.own(B).gold), (3, 4));
    let mut winning =
        given(rolled(meeting().gold(A, 3).gold(B, 1), Opponent::Witcher(B), [1; 5], lost));
    winning.choose("reroll none");
    assert_eq!((winning.own(A).gold, winning.own(B).gold), (6, 1));
}

/// OW-POKER-3: any subset is rolled again, once, and the new values stand.
#[test]
fn any_dice_can_be_rolled_again() {
    let meeting = Position::new(3).at(A, Vengerberg).at(B, Vengerberg).hand(A, "r1").moved();
    let mut table = given(rolled(meeting, Opponent::Witcher(B), [2, 2, 2, 5, 6], [1, 1, 1, 1, 2]));
    // Sub-multisets of 2-2-2-5-6: 4 × 2 × 2.
    assert_eq!(table.legal().len(), 16);
    table.choose_until("reroll 5 6", |game| game.players()[A].gold == 3);
    assert_eq!(table.own(A).gold, 3);
}

/// Example 26: OW-POKER-1, OW-ACT-3.
#[test]
fn poker_needs_gold_on_both_sides_and_comes_once() {
    let mut table = given(
        Position::new(3)
            .at(A, Vengerberg)
            .at(B, Vengerberg)
            .at(C, Vengerberg)
            .gold(A, 2)
            .gold(C, 2)
            .hand(A, "r1")
            .moved(),
    );
    assert!(!table.can("poker 2"));
    assert!(table.can("poker 3"));
    table.choose("poker 3");
    while table.decision() != Some(Decision::Phase1) {
        table.choose("reroll none");
    }
    assert!(!table.can("poker 3"));
}

/// Example 27: OW-POKER-9, OW-LOC-POKER.
#[test]
fn locals_are_played_for_by_the_right_hand_neighbour() {
    let mut table = given(Position::new(4).at(A, Novigrad).gold(A, 3).hand(A, "r1").moved());
    table.choose("act");
    assert_eq!((table.awaited(), table.own(A).gold), (Some(D), 2));
    let start = || Position::new(4).at(A, Novigrad).gold(A, 2).hand(A, "r1").moved();
    for (own, other, gold) in [
        ([1, 2, 3, 4, 6], [6; 5], 2),
        ([6; 5], [1, 2, 3, 4, 6], 5),
        ([3, 3, 2, 2, 1], [3, 3, 2, 2, 1], 5),
    ] {
        let mut table = given(rolled(start(), Opponent::Locals(Seat(3)), own, other));
        table.choose("reroll none");
        assert_eq!(table.own(A).gold, gold);
    }
    let poor = given(Position::new(4).at(A, Novigrad).hand(A, "r1").moved());
    assert!(!poor.can("act"));
}

/// Example 28: OW-P2-3, OW-POKER-1.
#[test]
fn who_was_played_with_is_not_fought() {
    let table = given(
        Position::new(3).at(A, Vengerberg).at(B, Vengerberg).at(C, Vengerberg).gambled(B).phase2(A),
    );
    assert!(!table.can("duel 2"));
    assert!(table.can("duel 3"));
    let school = given(Position::new(2).at(A, HaernCaduch).at(B, HaernCaduch).phase2(A));
    assert!(!school.offers("duel"));
}
