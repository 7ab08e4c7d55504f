//! Worked examples 46–48, 55–60, 73–81, 99–101, 105: side B and the riders' fight cards.

use old_world::position::Position;
use old_world::versus::{Decision, Event};
use old_world::wild_hunt::HuntDecision;
use old_world::world::attack::Half;
use old_world::world::effect::Attribute;
use old_world::world::location::Location::{Cintra, Glenmore, Hengfors, Novigrad, Vizima};
use old_world::world::location::Terrain::Forest;
use old_world::world::rider::Rider;
use old_world::world::school::School;
use tabletop::Seat;

use super::table::{A, B, C, HuntWords, Table, Words, given, two};

/// Everybody stands with the rider in the last fight; the rider's turn shows this card first.
fn struck(seats: u8, rider: Rider, card: &str, change: impl Fn(Position) -> Position) -> Table {
    let alone = Position::hunt(seats, rider).rider_at(Vizima);
    let meeting = |at: Position, seat| at.at(seat, Vizima).hand_of(seat, 2);
    let mut table = given(Seat::all(seats).fold(alone, meeting).last_fight());
    let pool = format!("{card} 2-3 2-3 2-3");
    table.change(|at| change(at).rider_pool(pool.as_str()));
    table.change(Position::rider_moves);
    table
}

/// Example 46: WH-RID-23.
#[test]
fn caranthir_counts_trophies() {
    let table = given(
        Position::hunt(3, Rider::Caranthir)
            .rider_shields(10)
            .monster_trophy(A, "griffin")
            .monster_trophy(A, "rotfiend")
            .mastery(A, Attribute::Attack)
            .medallion(B, School::Wolf)
            .mastery(B, Attribute::Defence)
            .monster_trophy(C, "bruxa")
            .hand_of(A, 2)
            .hand_of(B, 2)
            .hand_of(C, 2)
            .last_fight(),
    );
    assert_eq!(table.shields(), 16);
}

/// Example 47: WH-RID-22, WH-D-LOWER.
#[test]
fn imlerith_spreads_terror_by_quest_tokens() {
    let mut table = given(
        Position::hunt(2, Rider::Imlerith)
            .attributes(A, [2, 1, 5, 3])
            .attributes(B, [1, 5, 1, 1])
            .monster("griffin", Vizima)
            .marked(Forest, 1)
            .open_quest("missing-boy", Some(Hengfors), None)
            .open_quest("hunters-horn", Some(Novigrad), None)
            .hand_of(A, 2)
            .hand_of(B, 2)
            .last_fight(),
    );
    assert_eq!(table.decision(), Some(Decision::AnyAttribute { left: 3, rise: false }));
    assert_eq!(table.legal(), ["lower attack", "lower special"]);
    table.choose("lower attack");
    assert_eq!(table.own(A).attributes, [1, 1, 5, 1], "the rest can only be special");
    assert_eq!(table.own(B).attributes, [1, 5, 1, 1], "nothing can fall");
    assert!(table.hunt().finale.is_some());
}

/// Example 48: WH-RID-24. Example 100: WH-FIN-23.
#[test]
fn eredin_takes_a_card_from_whoever_is_away() {
    let mut table = given(
        Position::hunt(2, Rider::Eredin)
            .rider_at(Vizima)
            .at(A, Vizima)
            .at(B, Cintra)
            .hand(A, "b1 r1")
            .hand(B, "g1")
            .monster_trophy(B, "arachas")
            .last_fight(),
    );
    assert_eq!(table.awaited(), Some(B));
    table.choose("destroy specimen-g1");
    assert_eq!(table.hand_size(B), 0);
    assert_eq!((table.awaited(), table.decision()), (Some(B), Some(Decision::PreFight)));
    table.choose("use trophy-arachas");
    if table.decision() == Some(Decision::PreFight) {
        table.choose("done");
    }
    assert!(table.hand_size(B) > 0, "drawn before the life deck is made");
    assert_eq!(table.hand_size(A), 2);
}

/// Example 99: WH-RID-21.
#[test]
fn nithral_calls_the_hounds() {
    let table = given(
        two()
            .rider_shields(12)
            .hound(1, Cintra)
            .hound(3, Glenmore)
            .hound_shields(Glenmore, 3)
            .hand_of(A, 2)
            .hand_of(B, 2)
            .last_fight(),
    );
    assert_eq!(table.shields(), 15);
    let finale = table.hunt().finale.as_ref().unwrap();
    assert_eq!(finale.summoned, [1, 0, 1]);
    assert!(table.hunt().hounds.is_empty());
}

/// Example 55: 11.3, OW-ATTR-11.
#[test]
fn the_phantom_axe_strikes_by_level() {
    let table = struck(2, Rider::Nithral, "axe-defence", |at| {
        at.attributes(A, [1, 3, 1, 1])
            .shield(A, 2)
            .deck_of(A, 9)
            .attributes(B, [1, 5, 1, 1])
            .shield(B, 4)
            .deck_of(B, 9)
    });
    assert_eq!((table.own(A).shield, table.deck_size(A)), (0, 7));
    assert_eq!((table.own(B).shield, table.deck_size(B)), (0, 7));
}

/// Example 56: WH-RFC-3. Example 75.
#[test]
fn exploding_energy_breaks_the_shield_first() {
    let table = struck(2, Rider::Eredin, "energy-4", |at| {
        at.attributes(A, [1, 3, 1, 1]).shield(A, 3).deck_of(A, 10)
    });
    assert_eq!((table.own(A).shield, table.deck_size(A)), (0, 6));
    let mut hand = struck(2, Rider::Eredin, "energy-3", |at| {
        at.attributes(A, [1, 4, 1, 1]).shield(A, 4).deck_of(A, 2).hand(A, "b1 r1 g1")
    });
    assert_eq!((hand.own(A).shield, hand.deck_size(A)), (0, 0));
    assert_eq!(hand.decision(), Some(Decision::DamageHand { left: 1, hand_first: false }));
    hand.choose("discard specimen-g1");
    assert_eq!((hand.hand_size(A), hand.won()), (2, None));
}

/// Example 73: WH-RFC-3. Example 74: WH-FIN-17.
#[test]
fn a_shock_wave_takes_a_card_besides() {
    let with = |hand: &'static str| {
        struck(2, Rider::Eredin, "wave-3", move |at| {
            at.attributes(A, [1, 2, 1, 1]).shield(A, 2).deck_of(A, 5).hand(A, hand)
        })
    };
    let table = with("b1 r1");
    assert_eq!((table.own(A).shield, table.deck_size(A), table.hand_size(A)), (0, 4, 1));
    let empty = with("");
    assert_eq!((empty.deck_size(A), empty.hand_size(A)), (3, 0));
    let fallen = struck(2, Rider::Eredin, "wave-4", |at| {
        at.attributes(A, [1, 4, 1, 1]).shield(A, 4).deck_of(A, 1).hand(A, "")
    });
    assert!(fallen.hunt().finale.as_ref().unwrap().bench[A].out);
    assert_eq!(fallen.won(), None);
}

/// Example 57: WH-RFC-6, WH-QST-8. Example 101: WH-FIN-22.
#[test]
fn white_frost_lowers_the_strongest() {
    let mut table = struck(2, Rider::Caranthir, "frost-strongest", |at| {
        at.attributes(A, [1, 1, 1, 5])
            .shield(A, 0)
            .deck_of(A, 9)
            .attributes(B, [4, 4, 1, 1])
            .shield(B, 0)
            .deck_of(B, 9)
            .keeps_event(B, 19)
    });
    assert_eq!((table.deck_size(A), table.own(A).attributes), (4, [1, 1, 1, 5]), "V never falls");
    assert_eq!(table.deck_size(B), 6, "the snow dog: two points less in the first turn");
    assert_eq!((table.awaited(), table.asked()), (Some(B), Some(HuntDecision::Strongest)));
    assert_eq!(table.legal(), ["lower attack", "lower defence"]);
    table.choose("lower attack");
    assert_eq!(table.own(B).attributes, [3, 4, 1, 1]);
    table.change(|at| at.rider_pool("frost-attack 2-3 2-3"));
    table.change(Position::rider_moves);
    assert_eq!(table.deck_size(B), 2, "full damage in the second");
}

/// Example 76, example 77, example 78: WH-RFC-3, WH-RFC-6, WH-D-LOWER.
#[test]
fn white_frost_lowers_one_or_all() {
    let all = struck(2, Rider::Caranthir, "frost-all", |at| {
        at.attributes(A, [3, 4, 1, 5]).shield(A, 4).deck_of(A, 9)
    });
    assert_eq!((all.own(A).shield, all.own(A).attributes), (1, [2, 3, 1, 5]));
    let attack = struck(2, Rider::Caranthir, "frost-attack", |at| {
        at.attributes(A, [3, 1, 1, 1])
            .shield(A, 1)
            .deck_of(A, 9)
            .attributes(B, [5, 1, 1, 1])
            .shield(B, 0)
            .deck_of(B, 9)
    });
    assert_eq!((attack.own(A).shield, attack.deck_size(A), attack.own(A).attributes[0]), (0, 6, 2));
    assert_eq!((attack.deck_size(B), attack.own(B).attributes[0]), (5, 5));
    let mut any = struck(2, Rider::Caranthir, "frost-any", |at| {
        at.attributes(A, [2, 1, 5, 3]).deck_of(A, 15).attributes(B, [1, 1, 5, 1]).deck_of(B, 15)
    });
    assert_eq!(
        (any.awaited(), any.legal()),
        (Some(A), vec!["lower attack".to_owned(), "lower special".to_owned()])
    );
    any.choose("lower special");
    assert_eq!((any.own(A).attributes, any.own(B).attributes), ([2, 1, 5, 2], [1, 1, 5, 1]));
}

/// Example 58, example 79: WH-RFC-7.
#[test]
fn freeze_stops_the_shield_for_one_own_turn() {
    for (card, deck) in [("freeze-6", 8), ("freeze-5", 9), ("freeze-3", 10)] {
        let table = struck(2, Rider::Imlerith, card, |at| {
            at.attributes(A, [1, 4, 1, 1]).shield(A, 4).deck_of(A, 10)
        });
        assert_eq!(table.deck_size(A), deck);
        assert!(table.hunt().finale.as_ref().unwrap().bench[A].frozen);
    }
    let mut table = struck(2, Rider::Imlerith, "freeze-4", |at| {
        at.attributes(A, [1, 3, 1, 1]).shield(A, 3).deck_of(A, 12)
    });
    table.change(|at| at.hand(A, "g1 b1").rider_pool_of(9));
    table.vote("player 1").combo("g1");
    assert!(!table.hunt().finale.as_ref().unwrap().bench[A].frozen, "it lasts one turn");
    let after = table.own(A).shield;
    table.change(|at| at.rider_pool("2-3 2-3 2-3").hand(A, "g1 b1").shield(A, 0).players_move());
    assert_eq!(after, 0);
    table.vote("player 1").combo("g1");
    assert!(table.heard(|event| matches!(event, Event::ShieldChanged { to: 1, .. })));
    // A bear still draws.
    let mut bear = struck(2, Rider::Imlerith, "freeze-4", |at| {
        at.school(A, School::Bear).attributes(A, [1, 3, 1, 3]).shield(A, 0).deck_of(A, 12)
    });
    bear.change(|at| at.frozen(A));
    assert_eq!(bear.own(A).shield, 0);
    assert!(bear.hand_size(A) > 0);
}

/// Example 105: WH-RFC-7, WH-RFC-8.
#[test]
fn the_defence_trophy_works_in_the_riders_turn() {
    let mut table = struck(2, Rider::Imlerith, "freeze-4", |at| {
        at.mastery(A, Attribute::Defence).attributes(A, [1, 3, 1, 1]).shield(A, 1).deck_of(A, 9)
    });
    assert_eq!((table.own(A).shield, table.deck_size(A)), (0, 6));
    assert_eq!(table.decision(), Some(Decision::OnOwnLoss));
    table.choose("use mastery-defence");
    assert_eq!(table.own(A).shield, 2);
}

/// Example 60: WH-FIN-14, WH-FIN-15, WH-FIN-16, WH-RFC-1.
#[test]
fn a_monsters_card_is_suffered_by_each_with_a_coin_of_his_own() {
    let build = |at: Position| {
        at.hand(A, "b1").deck_of(A, 9).hand(B, "r1").deck_of(B, 9).shield(A, 0).shield(B, 0)
    };
    let mut table = given(
        Position::hunt(2, Rider::Nithral).rider_at(Vizima).at(A, Vizima).at(B, Vizima).last_fight(),
    );
    table.change(|at| build(at).rider_pool("drop-3 2-3 2-3"));
    table.change_until(Position::rider_moves, |game| {
        let own = |seat| &game.table().players()[seat];
        own(A).hand.is_empty() && own(B).hand.len() == 1
    });
    assert_eq!(table.deck_size(A), 7, "one hand card and two of the life deck");
    assert_eq!(table.deck_size(B), 6, "three points of damage");
}

/// Example 81: WH-FIN-14, WH-FIN-15, OW-MON-3.
#[test]
fn the_leshen_trophy_switches_the_owners_half_alone() {
    let build = |at: Position| {
        let at = at.deck_of(A, 9).deck_of(B, 9).deck_of(C, 9).shield(A, 0).shield(C, 0);
        at.attributes(B, [1, 4, 1, 1])
            .shield(B, 4)
            .monster_trophy(C, "leshen")
            .rider_pool("level-defence 2-3 2-3")
    };
    let mut table = given(
        Position::hunt(3, Rider::Nithral)
            .rider_at(Vizima)
            .at(A, Vizima)
            .at(B, Vizima)
            .at(C, Vizima)
            .hand_of(A, 2)
            .hand_of(B, 2)
            .hand_of(C, 2)
            .last_fight(),
    );
    table.change(build);
    table.change_until(Position::rider_moves, |game| {
        let own = |seat| &game.table().players()[seat];
        let bite = game
            .table()
            .ongoing_fight()
            .and_then(|fight| fight.revealed)
            .is_some_and(|(_, half)| half == Half::Bite);
        own(A).deck.len() == 4 && own(B).attributes[1] == 3 && bite
    });
    assert_eq!(table.own(B).shield, 1);
    assert_eq!((table.awaited(), table.decision()), (Some(C), Some(Decision::Half)));
    table.choose("use trophy-leshen");
    assert_eq!(table.deck_size(C), 4, "five points by charge");
    assert_eq!((table.deck_size(A), table.own(B).shield), (4, 1));
}
