//! Worked examples 49–54, 59, 61–63, 80, 102–104: the last fight.

use old_world::position::Position;
use old_world::versus::{Decision, Event};
use old_world::wild_hunt::{HuntEvent, Question};
use old_world::world::location::Location::{Cintra, Vizima};
use old_world::world::location::Terrain::Forest;
use old_world::world::rider::Rider;
use old_world::world::school::School;
use tabletop::{Game, Log, Rng, Seat, Viewer};

use super::table::{A, B, C, D, HuntWords, Table, Words, cards, given, two};

/// Everybody stands with the rider, and it is the players' turn.
fn facing(seats: u8, rider: Rider, pool: &str, change: impl Fn(Position) -> Position) -> Table {
    let alone = Position::hunt(seats, rider).rider_at(Vizima).rider_shields(0);
    let meeting = |at: Position, seat| at.at(seat, Vizima).hand_of(seat, 2);
    let mut table = given(Seat::all(seats).fold(alone, meeting).last_fight());
    table.change(|at| change(at).rider_pool(pool));
    table.change(Position::players_move);
    table
}

/// Example 49: WH-FIN-1, WH-FIN-2, WH-FIN-3.
#[test]
fn the_riders_pool_is_sixteen_and_four() {
    for rider in Rider::ALL {
        let mut table = given(
            Position::hunt(2, rider)
                .rider_at(Vizima)
                .at(A, Vizima)
                .at(B, Vizima)
                .hand_of(A, 2)
                .shield(A, 0)
                .last_fight(),
        );
        while table.hunt().finale.is_none() {
            table.choose_first();
        }
        let fight = table.world().ongoing_fight().unwrap();
        assert_eq!(fight.pool.len(), 20);
        assert_eq!(fight.pool.iter().filter(|card| card.rider() == Some(rider)).count(), 4);
        assert_eq!(table.world().attacks().len(), 4);
        assert_eq!(
            (table.hand_size(A), table.own(A).shield),
            (2, 0),
            "the hand is kept, the shield not filled"
        );
        assert_eq!(table.deck_size(A), 10);
        let other = table.game().resample(Viewer::Seat(A), &mut Rng::from_u64(9));
        assert_eq!(
            other
                .table()
                .ongoing_fight()
                .unwrap()
                .pool
                .iter()
                .filter(|card| card.rider().is_some())
                .count(),
            4
        );
    }
}

/// Example 50: WH-FIN-5, WH-FIN-6, WH-FIN-7, WH-FIN-8, WH-FIN-9, WH-D-FORDER. WH-FIN-4: no trail, no
/// strengthening.
#[test]
fn who_is_with_the_rider_begins() {
    let mut table = given(
        two()
            .rider_at(Vizima)
            .at(A, Vizima)
            .at(B, Cintra)
            .hand(A, "b1 r1")
            .hand(B, "g1 y1")
            .trail(B, Forest)
            .hound(1, Vizima)
            .last_fight(),
    );
    assert_eq!((table.awaited(), table.decision()), (Some(A), Some(Decision::Combo)));
    assert_eq!(table.own(B).at, Cintra);
    table.combo("b1");
    while table.question().is_none() {
        table.choose_first();
    }
    assert_eq!((table.own(B).at, table.question()), (Vizima, Some(Question::Fighter)));
    assert!(table.heard(|event| matches!(event, Event::CombatTurnBegan { seat: None })));
    table.vote("player 2");
    assert_eq!(table.awaited(), Some(B));
    assert!(matches!(table.decision(), Some(Decision::Step1 | Decision::Combo)));
    // With nobody there the rider acts first.
    let away = given(
        two()
            .rider_at(Vizima)
            .at(A, Cintra)
            .at(B, Cintra)
            .deck_of(A, 20)
            .deck_of(B, 20)
            .hand_of(A, 2)
            .hand_of(B, 2)
            .last_fight(),
    );
    assert_eq!(away.world().ongoing_fight().unwrap().monster_turns, 1);
}

/// Example 51: WH-FIN-10.
#[test]
fn shields_go_point_by_point_before_the_pool() {
    let mut table = facing(1, Rider::Nithral, "2-3 2-3 2-3 2-3 2-3", |at| {
        at.rider_shields(3).hand(A, "b1 r1 p1")
    });
    table.combo("b1 r1");
    // 1 + 1 + 2 = 4 points: three shields and one card; then the rider's turn uses one more.
    assert_eq!((table.shields(), table.pool_left()), (0, 3));
    assert!(
        table.heard(|event| matches!(event, Event::PoolLost { cards, .. } if cards.len() == 1))
    );
}

/// Example 52: WH-FIN-12.
#[test]
fn eredin_slips_away_in_the_middle_of_a_blow() {
    let mut table = facing(2, Rider::Eredin, "2-3 energy-4 2-3 2-3 2-3 2-3 2-3", |at| {
        at.hand(A, "b1 r1").hand(B, "b1 r1")
    });
    table.vote("player 1").combo("b1 r1");
    assert_eq!(table.pool_left(), 5, "two of four points");
    assert!(
        table.heard(|event| matches!(event, Event::Hunt(HuntEvent::DamageIgnored { points: 2 })))
    );
    assert_eq!(table.awaited(), Some(B));
    table.combo("b1 r1");
    assert!(table.pool_left() <= 1, "the next player's damage counts again");
}

/// Example 53: WH-FIN-12, WH-RFC-4. Example 103: WH-FIN-24.
#[test]
fn hounds_bite_at_the_end_of_the_turn() {
    let start = |pool: &str, summoned: [u8; 3], a: usize, b: usize| {
        let mut table = facing(2, Rider::Nithral, pool, move |at| {
            at.summoned(summoned)
                .shield(A, 0)
                .shield(B, 0)
                .deck_of(A, a)
                .deck_of(B, b)
                .hand(A, "b1 r1")
                .hand(B, "")
        });
        table.vote("player 1").combo("b1 r1");
        table
    };
    let one = start("2-3 axe-attack 2-3 2-3 2-3 2-3 2-3", [1, 1, 0], 9, 9);
    assert_eq!((one.deck_size(B), one.hunt().finale.as_ref().unwrap().summoned), (7, [2, 1, 0]));
    let two = start("axe-attack axe-defence 2-3 2-3 2-3 2-3 2-3", [2, 0, 0], 9, 9);
    assert_eq!((two.deck_size(B), two.hunt().finale.as_ref().unwrap().summoned), (4, [2, 2, 0]));
    let full = start("axe-attack 2-3 2-3 2-3 2-3 2-3", [2, 2, 2], 20, 20);
    assert_eq!(full.hunt().finale.as_ref().unwrap().summoned, [2, 2, 2], "no figure is left");
    // A keeps one card after the turn, B five: two and three points.
    let lost = start("axe-attack axe-defence 2-3 2-3 2-3 2-3 2-3", [2, 0, 0], 1, 5);
    assert_eq!(lost.won(), Some(false));
    assert!(lost.winners().is_empty());
    let kept = start("axe-attack axe-defence 2-3 2-3 2-3 2-3 2-3", [2, 0, 0], 1, 6);
    assert_eq!((kept.won(), kept.deck_size(B)), (None, 1));
}

/// Example 54: WH-RFC-5. Example 80: WH-FIN-10, WH-FIN-12.
#[test]
fn frost_armour_counts_everybody() {
    let mut table = facing(4, Rider::Imlerith, "2-3 freeze-3 2-3 2-3 2-3 2-3 2-3", |at| {
        at.hand(A, "b1 r1").deck_of(D, 0).hand(D, "").deck_of(A, 9)
    });
    table.vote("player 1").combo("b1 r1");
    assert_eq!(table.shields(), 4);
    let mut two = facing(2, Rider::Imlerith, "2-3 2-3 freeze-3 2-3 2-3 2-3 2-3 2-3", |at| {
        at.hand(A, "b1 r1").hand(B, "b1 r1")
    });
    two.vote("player 1").combo("b1 r1");
    assert_eq!((two.pool_left(), two.shields()), (4, 2));
    two.combo("b1 r1");
    assert!(
        two.heard(|event| matches!(
            event,
            Event::Hunt(HuntEvent::ShieldsChanged { by: -2, now: 0 })
        ))
    );
}

/// Example 59: WH-FIN-13. Example 104: WH-INFO-5.
#[test]
fn teleportation_puts_hand_cards_on_the_deck() {
    let mut table = facing(3, Rider::Caranthir, "frost-all 2-3 2-3 2-3 2-3 2-3 2-3", |at| {
        at.hand(A, "b1 r1").deck_of(A, 9).hand(B, "g1").deck_of(B, 4)
    });
    table.vote("player 1").combo("b1");
    assert_eq!((table.hand_size(B), table.deck_size(B)), (0, 5));
    let known =
        table.seen_by(Viewer::Seat(A)).hunt.unwrap().finale.unwrap()[B].fighter.known.clone();
    assert_eq!(known, cards("g1"));
    assert!(!table.hunt().finale.as_ref().unwrap().bench[B].out);
    // In his turn he lays nothing and draws.
    table.vote("player 2");
    assert!(table.heard(|event| matches!(event, Event::DrawReckoned { seat, .. } if *seat == B)));
    let mut both = facing(3, Rider::Caranthir, "frost-all 2-3 2-3 2-3 2-3 2-3 2-3", |at| {
        at.hand(A, "b1 r1").deck_of(A, 9).hand(B, "r1 g1 y1").deck_of(B, 4)
    });
    both.vote("player 1").combo("b1");
    assert_eq!((both.hand_size(B), both.deck_size(B)), (1, 6));
    let other = both.game().resample(Viewer::Seat(A), &mut Rng::from_u64(4));
    let top = |game: &old_world::wild_hunt::WildHunt| game.table().players()[B].deck[4..].to_vec();
    assert_eq!(top(&other), top(both.game()), "everybody knows the two");
}

/// Example 102: WH-FIN-11, WH-FIN-12.
#[test]
fn a_viper_still_discards_when_the_rider_has_slipped_away() {
    let mut table = facing(2, Rider::Eredin, "2-3 energy-4 energy-3 2-3 2-3 2-3 2-3 2-3", |at| {
        at.school(A, School::Viper).attributes(A, [1, 1, 1, 2]).hand(A, "b1 r1").deck_of(A, 12)
    });
    table.vote("player 1").combo("b1 r1");
    assert_eq!((table.pool_left(), table.decision()), (6, Some(Decision::OnFoeLoss)));
    table.choose_first();
    table.choose("discard-attack energy-3");
    assert_eq!((table.won(), table.pool_left()), (None, 5));
}

/// WH-FIN-11: shields are no cards, so that a Viper does not answer to their loss.
#[test]
fn losing_shields_is_no_discard() {
    let mut table = facing(2, Rider::Eredin, "2-3 2-3 2-3 2-3 2-3", |at| {
        at.school(A, School::Viper)
            .rider_shields(9)
            .attributes(A, [1, 1, 1, 2])
            .hand(A, "b1 r1")
            .deck_of(A, 12)
    });
    table.vote("player 1").combo("b1 r1");
    assert_eq!(table.shields(), 5);
    assert!(!table.heard(|event| matches!(event, Event::PowerUsed { .. })));
    assert_ne!(table.decision(), Some(Decision::OnFoeLoss));
}

/// Example 61: WH-FIN-18, WH-FIN-19.
#[test]
fn the_last_card_wins_at_once() {
    let mut table = facing(1, Rider::Nithral, "2-3 2-3", |at| at.hand(A, "r1").deck_of(A, 0));
    table.combo("r1");
    assert_eq!(table.won(), Some(true));
    assert_eq!(table.winners(), [A]);
}

/// Example 62: WH-FIN-20.
#[test]
fn the_riders_last_card_is_resolved_first() {
    let last = |b: usize| {
        let mut table = given(
            two()
                .rider_at(Vizima)
                .at(A, Vizima)
                .at(B, Vizima)
                .hand_of(A, 2)
                .hand_of(B, 2)
                .last_fight(),
        );
        table.change(|at| {
            at.hand(A, "")
                .deck_of(A, 1)
                .hand(B, "")
                .deck_of(B, b)
                .shield(A, 0)
                .shield(B, 0)
                .rider_pool("3-4")
        });
        table.change(Position::rider_moves);
        table
    };
    assert_eq!(last(9).won(), Some(true));
    assert_eq!(last(2).won(), Some(false));
}

/// Example 63: WH-FIN-18, WH-FIN-21, WH-EDGE-12, WH-RFC-2.
#[test]
fn all_win_the_fallen_included() {
    let mut table = facing(3, Rider::Nithral, "2-3 2-3 2-3 2-3 2-3 2-3", |at| {
        at.hand(A, "")
            .deck_of(A, 1)
            .shield(A, 0)
            .hand(B, "b1 r1")
            .hand(C, "b1 r1")
            .deck_of(B, 12)
            .deck_of(C, 12)
    });
    table.change(Position::rider_moves);
    assert!(table.hunt().finale.as_ref().unwrap().bench[A].out);
    assert_eq!(table.question(), Some(Question::Fighter));
    assert!(!table.can("player 1"), "no more turns");
    assert_eq!(table.awaited(), Some(A), "but he votes");
    table.change(|at| at.rider_pool("2-3").players_move());
    table.vote("player 2").combo("b1");
    assert_eq!(table.winners(), [A, B, C]);
    table.expect_scores(&[0, 0, 0]);
    assert_eq!(table.refusal("done").key, "game-over");
}

/// WH-FIN-23: whoever has no card at all is knocked out before the fight; if all are, it is lost.
#[test]
fn without_cards_the_fight_is_lost_before_it_begins() {
    let table = given(two().deck_of(A, 0).deck_of(B, 0).last_fight());
    assert_eq!(table.won(), Some(false));
}

/// WH-EDGE-16, WH-EDGE-17: it ends, and pieces share places in any mixture.
#[test]
fn a_hunt_ends() {
    let table = given(
        two()
            .rider_at(Vizima)
            .hound(1, Vizima)
            .at(A, Vizima)
            .at(B, Vizima)
            .monster("griffin", Vizima)
            .hand(A, "b1 r1"),
    );
    let mut game = table.game().clone();
    let mut rng = Rng::from_u64(2);
    for _ in 0..4_000 {
        let legal = game.legal();
        let Some(choice) = rng.pick(&legal).copied() else { break };
        game.play(&choice, &mut Log::muted());
    }
    assert!(game.hunt().won.is_some());
}
