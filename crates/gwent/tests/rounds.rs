//! Rounds, the five factions, and the end.

mod support;

use gwent::{AfterTie, Decision, Event, HouseRules, PlaceCause, Return, Row};
use support::leaders::*;
use support::table::{A, B, Look, Table, between, given, kind};
use tabletop::{Game, Status};

/// Example 59. GW-END-1, GW-END-2, GW-END-6, GW-END-9.
#[test]
fn the_stronger_side_wins_the_round() {
    let position = between(NILFGAARD, SCOIATAEL)
        .field(A, "letho-of-gulet, morvran-voorhis, tibor-eggebracht, vattier-de-rideaux")
        .field(B, "eithne, iorveth, saesenthessis")
        .hand(A, "vreemde")
        .hand(B, "milva")
        .passed(B);
    let mut table = given(position);
    assert_eq!(table.totals(), [34, 30]);
    table.choose("pass");
    assert_eq!(table.tokens(), [2, 1]);
    assert_eq!(table.totals(), [0, 0]);
    assert_eq!((table.view().round, table.awaited()), (2, Some(A)));
    assert_eq!(table.pile(B), ["eithne", "iorveth", "saesenthessis"]);
    assert!(table.heard(|event| matches!(
        event,
        Event::RoundEnded { round: 1, totals: [34, 30], winner: Some(A), .. }
    )));
}

fn tie(first: &str, second: &str, rules: HouseRules) -> Table {
    let position = between(first, second)
        .rules(rules)
        .field(A, "vesemir")
        .field(B, "vesemir")
        .hand(A, "zoltan-chivay")
        .hand(B, "zoltan-chivay")
        .started(A)
        .passed(B);
    let mut table = given(position);
    table.choose("pass");
    table
}

/// Example 60. GW-END-3, GW-END-9: a tie costs both a token; the other one starts.
#[test]
fn a_tie_costs_both_a_token() {
    let table = tie(MONSTERS, SCOIATAEL, HouseRules::default());
    assert_eq!(table.tokens(), [1, 1]);
    assert_eq!(table.awaited(), Some(B));
    let same = HouseRules { after_tie: AfterTie::Same, ..HouseRules::default() };
    assert_eq!(tie(MONSTERS, SCOIATAEL, same).awaited(), Some(A));
    let coin = HouseRules { after_tie: AfterTie::Coin, ..HouseRules::default() };
    let table = tie(MONSTERS, SCOIATAEL, coin);
    assert!(table.heard(|event| matches!(event, Event::CoinTossed { .. })));
}

/// Example 61. GW-END-3, GW-FAC-NIL.
#[test]
fn nilfgaard_wins_ties() {
    let table = tie(NILFGAARD, SCOIATAEL, HouseRules::default());
    assert_eq!(table.tokens(), [2, 1]);
    assert_eq!(table.awaited(), Some(A));
    assert!(table.heard(|event| matches!(event, Event::RoundEnded { by_nilfgaard: true, .. })));
    let table = tie(SCOIATAEL, NILFGAARD, HouseRules::default());
    assert_eq!(table.tokens(), [1, 2]);
    let both = tie(NILFGAARD, NILFGAARD, HouseRules::default());
    assert_eq!(both.tokens(), [1, 1]);
}

/// Example 62. GW-FAC-NR, GW-END-8.
#[test]
fn the_north_draws_after_a_round_won() {
    let round = |field: &str, deck: &str| {
        let position = between(NORTHERN_REALMS, SCOIATAEL)
            .field(A, field)
            .deck(A, deck)
            .hand(A, "ves")
            .field(B, "vesemir")
            .hand(B, "milva")
            .passed(B);
        let mut table = given(position);
        table.choose("pass");
        table.hand(A).len()
    };
    assert_eq!(round("philippa-eilhart", "ballista, trebuchet"), 2, "won");
    assert_eq!(round("vesemir", "ballista, trebuchet"), 1, "tied");
    assert_eq!(round("sheldon-skaggs", "ballista, trebuchet"), 1, "lost");
    assert_eq!(round("philippa-eilhart", ""), 1, "nothing to draw");
}

/// Example 63. GW-FAC-MON, GW-END-5.
#[test]
fn one_unit_of_the_monsters_stays() {
    let position = between(MONSTERS, NORTHERN_REALMS)
        .field(A, "draug, fiend, enemy thaler")
        .hand(A, "griffin")
        .hand(B, "ves")
        .passed(B);
    let mut table = given(position);
    table.choose("pass");
    assert_eq!(table.field(A), ["fiend"]);
    assert_eq!(table.total(A), 6);
    assert_eq!(table.pile(A), ["draug"]);
    assert_eq!(table.pile(B), ["thaler"]);
}

/// GW-FAC-MON, GW-FAC-MON-2: any of them, in its row, after a lost round as well, and again.
#[test]
fn the_survivor_is_drawn_at_random() {
    let survivor = |seed| {
        let position = between(MONSTERS, NILFGAARD)
            .seed(seed)
            .field(A, "harpy ranged, fiend, ice-giant")
            .field(B, "letho-of-gulet, tibor-eggebracht")
            .hand(A, "griffin")
            .hand(B, "vreemde")
            .passed(B);
        let mut table = given(position);
        table.choose("pass");
        assert_eq!(table.tokens(), [1, 2]);
        let stayed = table.field(A);
        if stayed == ["harpy"] {
            assert_eq!(table.lying(A, Row::Ranged), ["harpy"]);
        }
        stayed[0]
    };
    let mut all: Vec<_> = (0..40).map(survivor).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all, ["fiend", "harpy", "ice-giant"]);
}

/// Example 64. GW-PLAY-7.
#[test]
fn a_survivor_is_not_played_again() {
    let position = between(MONSTERS, NILFGAARD)
        .field(A, "arachas-behemoth")
        .deck(A, "arachas")
        .hand(A, "griffin")
        .hand(B, "vreemde")
        .passed(B);
    let mut table = given(position);
    table.choose("pass");
    assert_eq!(table.field(A), ["arachas-behemoth"]);
    assert_eq!(table.row(A, Row::Siege), 6);
}

fn third_round(pile: &str) -> gwent::position::Position {
    between(SKELLIGE, NILFGAARD)
        .after([20, 10], Some(A))
        .pile(A, pile)
        .hand(A, "scorch")
        .field(B, "vreemde")
        .hand(B, "cynthia")
        .passed(B)
}

/// Example 65. GW-FAC-SK, GW-D5, GW-END-10, GW-HERO-2, GW-PLAY-7.
#[test]
fn two_come_home_to_skellige() {
    for (row, total) in [("close", 15), ("ranged", 14)] {
        let mut table = given(third_round("geralt-of-rivia, scorch, olaf, birna-bran"));
        table.choose("pass");
        assert_eq!(table.view().round, 3);
        let Status::Awaiting { seat: A, decision } = table.game().status() else { panic!() };
        assert!(matches!(
            decision,
            Decision::PlaceUnit { unit, cause: Return::Skellige { .. } } if unit == kind("olaf")
        ));
        table.choose(&format!("place {row}"));
        assert_eq!(table.total(A), total);
        assert_eq!(table.pile(A), ["geralt-of-rivia", "scorch"], "Birna revives nobody");
        assert_eq!(table.awaited(), Some(B), "who won the round starts");
    }
}

/// Example 66. GW-FAC-SK.
#[test]
fn fewer_than_two_come_home() {
    let mut table = given(third_round("geralt-of-rivia, birna-bran"));
    table.choose("pass");
    assert_eq!(table.field(A), ["birna-bran"]);
    let mut table = given(third_round("geralt-of-rivia"));
    table.choose("pass");
    assert!(table.field(A).is_empty());
    let position = third_round("olaf, birna-bran").field(A, "hjalmar");
    let mut table = given(position);
    table.choose("pass");
    assert_eq!(table.winners(), [A]);
    assert!(!table.heard(|event| matches!(event, Event::Placed { .. })), "no third round");
}

/// GW-FAC-SK: placed on the own side; random without replacement; the starter first.
#[test]
fn a_homecoming_is_placed_not_played() {
    let position = between(SKELLIGE, SKELLIGE)
        .after([20, 10], Some(A))
        .pile(A, "kambi, clan-heymaey-skald")
        .pile(B, "svanrige, udalryk")
        .field(B, "donar-an-hindar")
        .hand(A, "scorch")
        .hand(B, "scorch")
        .passed(B);
    let mut table = given(position);
    table.choose("pass");
    let placed = table.events().filter_map(|event| match event {
        Event::Placed { side, cause: PlaceCause::Skellige, .. } => Some(*side),
        _ => None,
    });
    assert_eq!(placed.collect::<Vec<_>>(), [B, B, A, A]);
    assert_eq!(table.field(A).len(), 2);
}

/// Example 67. GW-OVER-2, GW-OVER-3.
#[test]
fn a_tie_with_one_token_each_is_a_draw() {
    let position = between(MONSTERS, SCOIATAEL)
        .after([20, 10], Some(A))
        .after([10, 20], Some(B))
        .field(A, "vesemir")
        .field(B, "vesemir")
        .hand(A, "fiend")
        .passed(B);
    let mut table = given(position);
    table.choose("pass");
    assert_eq!(table.winners(), [A, B]);
    assert_eq!(table.tokens(), [0, 0]);
    assert!(table.legal().is_empty());
}

/// Example 68. GW-END-4, GW-OVER-1.
#[test]
fn win_and_tie_decide_after_two_rounds() {
    let position = between(MONSTERS, SCOIATAEL)
        .after([20, 10], Some(A))
        .field(A, "vesemir, cow")
        .field(B, "vesemir")
        .hand(A, "fiend")
        .passed(B);
    let mut table = given(position);
    table.choose("pass");
    assert_eq!(table.winners(), [A]);
    assert_eq!(table.tokens(), [1, 0]);
    assert_eq!(table.field(A), ["vesemir", "cow"], "nothing is cleared");
    assert_eq!(table.refusal("pass").key, "game-over");
}

/// Example 69. GW-TURN-2, GW-PASS-1, GW-PASS-2, GW-PASS-3, GW-TURN-6, GW-LEAD-5.
#[test]
fn who_has_passed_watches() {
    let position = between(SCOIATAEL, NORTHERN_REALMS)
        .hand(A, "milva, yaevinn, riordain, toruviel")
        .hand(B, "ves, ballista")
        .field(B, "vesemir")
        .turn(B)
        .started(B);
    let mut table = given(position);
    table.choose("pass");
    for card in ["milva", "yaevinn ranged", "riordain"] {
        assert_eq!(table.awaited(), Some(A));
        table.choose(&format!("play {card}"));
    }
    assert_eq!(table.total(B), 6, "what B has counts on");
    table.choose("pass");
    assert_eq!(table.view().round, 2);
    assert_eq!(table.tokens(), [2, 1]);
    assert!(!table.side(B).passed, "the flags are reset");
}

/// Example 70. GW-END-3: 0:0 is a tie.
#[test]
fn nothing_against_nothing_is_a_tie() {
    let position = between(MONSTERS, SCOIATAEL).hand(A, "fiend").hand(B, "milva");
    let mut table = given(position);
    table.choose("pass").choose("pass");
    assert_eq!(table.tokens(), [1, 1]);
    assert_eq!(table.view().results[0].totals, [0, 0]);
}

/// Example 71. GW-EDGE-2, GW-FAC-MON-2.
#[test]
fn with_empty_hands_what_stayed_decides() {
    let position = between(MONSTERS, SCOIATAEL)
        .after([20, 10], Some(A))
        .field(A, "fiend")
        .field(B, "milva")
        .hand(B, "toruviel")
        .leader_used(A)
        .leader_used(B)
        .turn(B)
        .passed(A);
    let mut table = given(position);
    table.choose("play toruviel");
    assert_eq!(table.winners(), [A], "round 2 to B, round 3 to the Fiend who stayed");
    assert_eq!(table.view().results[2].totals, [6, 0]);
}

/// GW-END-9, GW-LEAVE-3: hands, decks and piles carry over; no card is drawn.
#[test]
fn a_new_round_draws_nothing() {
    let position = between(SCOIATAEL, NILFGAARD)
        .hand(A, "milva, toruviel")
        .deck(A, "riordain")
        .pile(A, "yaevinn")
        .hand(B, "vreemde")
        .deck(B, "cynthia")
        .field(A, "vesemir")
        .passed(B);
    let mut table = given(position);
    table.choose("pass");
    assert_eq!(table.hand(A), ["milva", "toruviel"]);
    assert_eq!(table.hand(B), ["vreemde"]);
    assert_eq!(table.pile(A), ["yaevinn", "vesemir"]);
    assert_eq!([table.deck(A).len(), table.deck(B).len()], [1, 1]);
}

/// GW-END-6: horns, Decoys and weather go to their owners.
#[test]
fn everything_is_cleared() {
    let position = between(SCOIATAEL, NILFGAARD)
        .field(A, "decoy close, milva")
        .horn(A, Row::Ranged)
        .weather(A, "biting-frost")
        .weather(B, "torrential-rain")
        .hand(A, "riordain")
        .hand(B, "vreemde")
        .passed(B);
    let mut table = given(position);
    table.choose("pass");
    let mut pile = table.pile(A);
    pile.sort_unstable();
    assert_eq!(pile, ["biting-frost", "commanders-horn", "decoy", "milva"]);
    assert_eq!(table.pile(B), ["torrential-rain"]);
    assert!(table.weather().is_empty());
    assert_eq!(table.side(A).rows[Row::Ranged.index()].horn, None);
}
