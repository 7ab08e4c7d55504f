//! Worked examples 6–11, 13, 14, 85: phase I, the floor, dice.

use old_world::position::Position;
use old_world::versus::{Decision, Event, Opponent};
use old_world::wild_hunt::HuntEvent;
use old_world::world::hound::Bonus;
use old_world::world::location::Location::{
    BeheltNar, Cintra, Hengfors, Novigrad, Vengerberg, Vizima,
};
use old_world::world::poker::Dice;
use old_world::world::rider::Rider;

use super::table::{A, B, C, HuntWords, Table, Words, given, three, two};

/// Example 6: WH-P1-3, WH-P1-4.
#[test]
fn the_action_of_a_place_needs_a_move_but_an_exchange_does_not() {
    let table = given(two().at(A, Cintra).at(B, Cintra).gold(A, 1).hand(A, "b1").has_moved(B));
    assert!(!table.can("act"));
    assert!(table.can("exchange 2"));
    assert_eq!(table.refusal("act").rule, Some("OW-ACT-1"));
}

/// Example 7: WH-P1-2, WH-P1-5, WH-QST-5, WH-EDGE-6.
#[test]
fn a_hound_blocks_the_action_but_not_the_way_or_a_quest() {
    let mut table = given(two().at(A, Novigrad).hand(A, "b2 r1").hound(1, Cintra).open_quest(
        "missing-boy",
        Some(Cintra),
        None,
    ));
    table.choose("move cintra with specimen-b2");
    assert!(!table.can("act"));
    assert_eq!(table.refusal("act").rule, Some("WH-P1-5"));
    assert!(table.can("quest missing-boy"));
}

/// Example 8: WH-P1-7. WH-HND-2: no fight of phase II is used up.
#[test]
fn a_beaten_hound_frees_the_place_for_everybody_there() {
    let mut table = fight_won();
    assert!(table.can("act"), "who moved in");
    table.choose("hand-over 1");
    assert!(table.can("act"), "who began there");
    assert!(!table.hunt().seats[B].fought);
}

/// B moves to A, who began the round with the hound, and beats it alone.
fn fight_won() -> Table {
    let mut table = given(
        two()
            .at(A, Cintra)
            .at(B, Novigrad)
            .hand(A, "g1")
            .hound(1, Cintra)
            .hound_token(1, Bonus::Draw, false)
            .hand(B, "b2 b1 r1")
            .floor(B),
    );
    table.choose("move cintra with specimen-b2").choose("hound").choose("done").choose("go");
    table.combo("b1 r1");
    assert!(table.hunt().hounds.is_empty(), "b1 and r1 deal four");
    table
}

/// Example 9: WH-P1-5, WH-P1-7.
#[test]
fn where_the_rider_stands_the_action_stays_blocked() {
    let mut table = given(
        two()
            .at(A, Cintra)
            .at(B, Novigrad)
            .rider_at(Cintra)
            .hand(A, "g1")
            .hound(1, Cintra)
            .hound_token(1, Bonus::Draw, false)
            .hand(B, "b2 b1 r1")
            .floor(B),
    );
    table.choose("move cintra with specimen-b2").choose("hound").choose("done").choose("go");
    table.combo("b1 r1");
    assert!(table.hunt().hounds.is_empty());
    assert!(!table.can("act"));
    table.choose("hand-over 1");
    assert!(!table.can("act"));
}

/// Example 10: WH-P1-3, WH-P1-7.
#[test]
fn each_place_is_used_once_a_round_however_often_it_is_entered() {
    let mut table = fight_won();
    table.change(|at| at.gold(B, 3).hand(B, "b1 r1"));
    table.choose("act");
    table.choose("move novigrad with specimen-b1").choose("move cintra with specimen-r1");
    assert!(!table.can("act"), "B has used it");
    table.change(|at| at.hand(A, "b1 r1").floor(A));
    table.choose("move novigrad with specimen-b1").choose("move cintra with specimen-r1");
    assert!(table.can("act"), "A has moved in");
}

/// Example 11: WH-D-P1, WH-P1-1, WH-P1-20, WH-P1-21, WH-P1-22, WH-P1-23, WH-P1-24, WH-P1-9.
#[test]
fn a_gift_wakes_a_ready_seat() {
    let mut table = given(
        three()
            .at(C, Vizima)
            .at(A, Vizima)
            .gold(C, 2)
            .hand(C, "b1")
            .hand(A, "r1")
            .ready(A)
            .ready(B)
            .floor(C),
    );
    table.choose_all(["exchange 1", "give gold", "give gold", "offer", "accept"]);
    assert_eq!(table.awaited(), Some(C), "the floor stays");
    assert!(!table.hunt().seats[A].ready);
    table.choose("end");
    assert_eq!((table.awaited(), table.decision()), (Some(A), Some(Decision::Phase1)));
    assert_eq!(table.own(A).gold, 2);
    table.choose("end");
    assert_ne!(table.decision(), Some(Decision::Phase1));
}

/// Example 85: WH-P1-22, WH-P1-25, WH-P1-26.
#[test]
fn the_floor_is_handed_over_three_times_at_most() {
    let mut table = given(
        three()
            .hand(A, "b1")
            .hand(B, "r1")
            .hand(C, "g1")
            .gold(A, 1)
            .gold(B, 1)
            .gold(C, 1)
            .ready(A)
            .floor(B),
    );
    assert!(table.can("hand-over 1"));
    table.choose("hand-over 1");
    assert!(!table.hunt().seats[A].ready, "its mark is cleared");
    assert_eq!(table.awaited(), Some(A));
    table.choose("end");
    assert_eq!((table.awaited(), table.hunt().handed), (Some(B), 1));
    table.choose("hand-over 3").choose("hand-over 2");
    assert!(!table.offers("hand-over"));
    assert!(table.can("end"));
    table.choose("move hengfors with specimen-r1 and gold");
    assert_eq!(table.hunt().handed, 0, "an action resets the count");
}

/// WH-P1-27: without anything to do one is ready by itself. WH-P1-28: a lone player goes on.
#[test]
fn who_can_do_nothing_is_ready_by_himself() {
    let mut table = given(two().hand(A, "b1 r1").floor(A));
    assert!(!table.can("hand-over 2"), "B has nothing to do");
    table.choose("end");
    assert!(
        table.heard(|event| matches!(event, Event::Hunt(HuntEvent::Ready { seat }) if *seat == B))
    );
    assert_ne!(table.decision(), Some(Decision::Phase1));
    let mut alone = given(Position::hunt(1, Rider::Nithral).hand(A, "b1 r1 g1"));
    alone.choose("move hengfors with specimen-r1 and specimen-b1");
    assert_eq!(alone.decision(), Some(Decision::Phase1));
}

/// Example 13: WH-POK-1, WH-POK-2, WH-POK-3, WH-D-POK.
#[test]
fn the_bank_pays_by_the_hand() {
    let play = |dice: [u8; 5], again: &str, wanted: [u8; 5]| {
        let mut table =
            given(two().at(A, Novigrad).gold(A, 1).floor(A).has_moved(A).acted(Novigrad).dice(
                Opponent::Bank,
                Dice::new(dice),
                None,
            ));
        table.choose_until(again, |game| {
            game.table().players()[A].gold == 1 + u16::from(Dice::new(wanted).hunt_payout())
        });
        table.own(A).gold
    };
    assert_eq!(play([2, 2, 5, 5, 6], "reroll 6", [2, 2, 5, 5, 5]), 4);
    assert_eq!(play([5, 5, 5, 5, 6], "reroll none", [5, 5, 5, 5, 6]), 5);
    assert_eq!(play([1, 1, 3, 4, 6], "reroll none", [1, 1, 3, 4, 6]), 1);
    let pays = |dice| Dice::new(dice).hunt_payout();
    assert_eq!(pays([1, 2, 3, 4, 6]), 0);
    assert_eq!(pays([1, 1, 2, 2, 6]), 1);
    assert_eq!(pays([3, 3, 3, 2, 6]), 2);
    assert_eq!((pays([1, 2, 3, 4, 5]), pays([2, 3, 4, 5, 6])), (3, 3));
    assert_eq!(pays([6, 6, 6, 6, 6]), 5);
}

/// Example 14: WH-POK-1. WH-P1-6, WH-P1-8: nobody else plays dice with a witcher.
#[test]
fn without_gold_there_is_no_poker() {
    let poor =
        given(two().at(A, Novigrad).at(B, Novigrad).gold(A, 0).hand(A, "b1").floor(A).has_moved(A));
    assert!(!poor.can("act"));
    let mut rich = given(
        two()
            .at(A, Novigrad)
            .at(B, Novigrad)
            .gold(A, 2)
            .gold(B, 2)
            .hand(A, "b1")
            .floor(A)
            .has_moved(A),
    );
    assert!(!rich.offers("poker"));
    assert_eq!(rich.refusal("poker 2").rule, Some("WH-P1-6"));
    rich.choose("act");
    assert_eq!((rich.own(A).gold, rich.awaited()), (1, Some(A)));
    assert!(rich.world().poker().unwrap().other.is_none());
}

/// WH-P1-8: a place of tracking gives its gold though nothing lives on the map.
#[test]
fn tracking_pays_without_a_monster() {
    let mut table = given(two().at(A, Hengfors).hand(A, "b1 r1").floor(A).has_moved(A));
    table.choose("act");
    assert_eq!(table.own(A).gold, 1);
    assert_eq!(table.decision(), Some(Decision::Phase1));
    assert!(table.own(A).tracking.iter().all(Vec::is_empty));
}

/// WH-SPAWN-7: rider and hounds may stand on location 0, and entering it is allowed.
#[test]
fn the_rider_blocks_any_place_but_no_way() {
    let mut table = given(two().at(A, Vengerberg).hand(A, "p1 r1").rider_at(BeheltNar).gold(A, 9));
    table.choose("move behelt-nar with specimen-p1");
    assert!(!table.can("act"));
    assert_eq!(table.own(A).at, BeheltNar);
}
