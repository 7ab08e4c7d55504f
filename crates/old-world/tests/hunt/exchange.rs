//! Worked examples 12, 86, 87: exchanges.

use old_world::versus::{Tracking, Witcher};
use old_world::wild_hunt::HuntDecision;
use old_world::world::location::Location::{Cidaris, Glenmore, KaerSeren, Novigrad, Vizima};
use old_world::world::location::Terrain::{Forest, Water};
use old_world::world::potion::Potion;

use super::table::{A, B, C, HuntWords, Words, given, named, three, two};

fn potions(names: &str) -> Vec<Potion> {
    names.split_whitespace().map(named).collect()
}

fn held(own: &Witcher) -> usize {
    own.potions.len()
}

/// Example 12: WH-EXC-1, WH-EXC-2, WH-EXC-4.
#[test]
fn no_exchange_breaks_a_limit() {
    let mut table = given(
        two()
            .at(A, Vizima)
            .at(B, Vizima)
            .potions(A, "swallow swallow thunderbolt")
            .potions(B, "swallow swallow thunderbolt thunderbolt")
            .trail(A, Forest),
    );
    table.choose_all(["exchange 2", "give potion swallow"]);
    assert!(!table.can("offer"), "B would hold five");
    assert_eq!(table.refusal("offer").rule, Some("WH-EXC-4"));
    table.choose("want potion thunderbolt");
    assert!(table.can("offer"));
    table.choose("give trail forest");
    assert!(table.can("offer"), "B has none");
    table.choose("done").change(|at| at.trail(B, Forest));
    table.choose_all(["exchange 2", "give trail forest"]);
    assert!(!table.can("offer"), "B has one");
}

/// Example 86: WH-EXC-3, WH-EXC-6, WH-D-EXCADD, WH-D-EXC.
#[test]
fn an_exchange_is_built_piece_by_piece() {
    let mut table = given(
        two()
            .at(A, Vizima)
            .at(B, Vizima)
            .gold(A, 2)
            .potions(A, "swallow")
            .potions(B, "thunderbolt thunderbolt thunderbolt swallow"),
    );
    table.choose("exchange 2");
    assert!(!table.can("offer"), "nothing moves");
    table.choose_all(["give gold", "give potion swallow"]);
    assert!(!table.can("offer"));
    assert!(!table.can("give potion swallow"), "never more than one holds");
    table.choose("want potion thunderbolt").choose("offer");
    assert_eq!((table.awaited(), table.asked()), (Some(B), Some(HuntDecision::Accept)));
    table.choose("accept");
    assert_eq!((table.own(A).gold, table.own(B).gold), (1, 1));
    assert_eq!((held(table.own(A)), held(table.own(B))), (1, 4));
    assert_eq!(table.own(A).potions, potions("thunderbolt"));
    // Refused, nothing changes hands.
    table.choose_all(["exchange 2", "give gold", "offer", "done"]);
    assert_eq!((table.own(A).gold, table.awaited()), (1, Some(A)));
}

/// WH-P1-26: five exchanges a round.
#[test]
fn a_seat_opens_five_exchanges_a_round() {
    let mut table =
        given(three().at(A, Vizima).at(B, Vizima).at(C, Novigrad).gold(A, 9).hand(A, "b1"));
    for _ in 0..5 {
        assert!(!table.can("exchange 3"), "C is elsewhere");
        table.choose_all(["exchange 2", "done"]);
    }
    assert!(!table.can("exchange 2"));
    assert_eq!(table.refusal("exchange 2").rule, Some("WH-EXC-1"));
}

/// Example 87: WH-EXC-5, WH-EXC-6.
#[test]
fn a_tracking_quest_moves_with_its_mark() {
    let mut table = given(
        two()
            .at(A, KaerSeren)
            .at(B, KaerSeren)
            .monster("rotfiend", Glenmore)
            .tracking(A, Tracking { at: Cidaris, fresh: true })
            .hand(B, "g1 y1 b1 r1")
            .gold(B, 2),
    );
    table.choose_all(["exchange 2", "give tracking water", "offer", "accept"]);
    assert_eq!(table.own(B).tracking[Water.index()], [Tracking { at: Cidaris, fresh: true }]);
    table.change(|at| at.floor(B));
    table.choose("move cidaris with specimen-g1");
    assert!(table.own(B).trails[Water.index()].is_none(), "not in the round it was begun");
    table.change(|at| at.tracking(B, Tracking { at: Cidaris, fresh: false }));
    assert!(table.own(B).trails[Water.index()].is_none(), "standing there does nothing");
    table.choose("move kaer-seren with specimen-y1");
    table.change(|at| at.hand(B, "g1"));
    table.choose("move cidaris with specimen-g1");
    assert!(table.own(B).trails[Water.index()].is_some());
    assert_eq!(table.own(B).gold, 3);
}
