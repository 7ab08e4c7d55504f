//! Worked examples 25–27, 33, 92: support.

use old_world::position::Position;
use old_world::versus::{Decision, Event};
use old_world::wild_hunt::HuntDecision;
use old_world::world::location::Location::{LocIchaer, Vizima};
use old_world::world::location::Terrain::{Forest, Water};
use old_world::world::school::School;

use super::table::{A, B, C, HuntWords, Table, Words, given, three, two};

/// A fights a rotfiend at Vizima with a pool of so many; B and C stand by.
fn supported(pool: usize, change: impl FnOnce(Position) -> Position) -> Table {
    let standing = three().at(A, Vizima).at(B, Vizima).at(C, Vizima);
    let position = standing.monster("rotfiend", Vizima).trail(A, Forest).rider_shields(58);
    let mut table = given(change(position).fights());
    table.vote("send 1 against rotfiend").choose("fight rotfiend");
    table.change(|at| at.pool_of(pool));
    table
}

/// Example 25: WH-SUP-1, WH-SUP-2, WH-SUP-3, WH-SUP-4, WH-SUP-5, WH-SUP-6, WH-D-SUP.
#[test]
fn supporters_discard_and_the_fighter_draws() {
    let hands = |at: Position| {
        at.hand(A, "b1 r1 g1").hand(B, "b1 r1").hand(C, "g1 y1").medallion(C, School::Wolf)
    };
    let mut table = supported(12, hands);
    assert_eq!((table.awaited(), table.asked()), (Some(B), Some(HuntDecision::Support)));
    table.choose("discard specimen-b1").choose("discard specimen-r1");
    assert_eq!((table.awaited(), table.pool_left()), (Some(C), 10));
    table.choose("discard specimen-g1").choose("done");
    assert_eq!((table.pool_left(), table.hand_size(A)), (9, 6));
    assert!(table.own(B).medallions[School::Wolf.index()]);
    assert_eq!(table.own(A).stock, 1, "C had one already");
    assert_eq!(table.decision(), Some(Decision::Combo));
    assert!(table.own(B).discard.len() == 2 && table.own(C).discard.len() == 1);
}

/// Example 26: WH-SUP-5.
#[test]
fn draws_beyond_seven_are_lost() {
    let mut table = supported(12, |at| at.hand_of(A, 5).hand(B, "b1 r1 g1 y1"));
    for name in ["b1", "r1", "g1", "y1"] {
        table.choose(&format!("discard specimen-{name}"));
    }
    assert_eq!((table.pool_left(), table.hand_size(A)), (8, 7));
}

/// Example 27: WH-SUP-4, WH-SUP-7.
#[test]
fn support_that_empties_the_pool_defeats_the_monster() {
    let mut table =
        supported(3, |at| at.hand(A, "b1").hand(B, "b1 r1 g1 y1 p1").hand(C, "b1").gold(A, 0));
    for name in ["b1", "r1", "g1"] {
        table.choose(&format!("discard specimen-{name}"));
    }
    assert_eq!((table.own(A).gold, table.own(A).monsters.len()), (2, 1));
    assert_eq!(table.shields(), 57);
    assert!(table.own(B).medallions[School::Wolf.index()]);
    assert_eq!((table.hand_size(B), table.hand_size(C)), (2, 1), "C is not asked");
    assert!(!table.heard(|event| matches!(event, Event::CombatTurnBegan { .. })));
}

/// Example 33: WH-SUP-8, WH-MED-1.
#[test]
fn a_supporter_may_meditate_and_the_fighter_may_not() {
    let mut table = supported(1, |at| {
        at.hand(A, "b1").hand(B, "b1 r1").attributes(B, [5, 1, 1, 1]).attributes(A, [5, 1, 1, 1])
    });
    table.choose("discard specimen-b1");
    assert_eq!((table.awaited(), table.asked()), (Some(B), Some(HuntDecision::Meditate)));
    table.choose("meditate attack");
    assert_ne!(table.asked(), Some(HuntDecision::Meditate));
}

/// Example 92: WH-SUP-9.
#[test]
fn support_is_nobodys_attack() {
    let mut table = given(
        two()
            .at(A, LocIchaer)
            .at(B, LocIchaer)
            .monster("ghoul-nest", LocIchaer)
            .trail(A, Water)
            .school(A, School::Viper)
            .attributes(A, [1, 1, 1, 2])
            .hand(A, "b1 r1")
            .hand(B, "b1 r1 g1")
            .fights(),
    );
    table.vote("send 1 against ghoul-nest").choose("fight ghoul-nest");
    let before = table.pool_left();
    for name in ["b1", "r1", "g1"] {
        table.choose(&format!("discard specimen-{name}"));
    }
    assert_eq!(table.pool_left(), before - 3);
    assert_eq!(table.decision(), Some(Decision::Combo), "the ability does not answer to it");
    table.combo("b1 r1");
    assert!(table.pool_left() <= before - 5, "the cap of the first turn has not counted it");
}
