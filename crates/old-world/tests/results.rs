//! Worked examples 80–88: results of fights, witchers against witchers.

mod common;

use common::{A, B, C, D, Table, Words, card, cards, given, named};
use old_world::position::Position;
use old_world::versus::{Bet, Decision, Event};
use old_world::world::location::Location::{Novigrad, Vengerberg};
use old_world::world::location::Terrain;
use old_world::world::school::School;

/// A kills the monster at once and destroys what he must.
fn kill(mut table: Table) -> Table {
    table.combo("r1");
    while let Some(Decision::Exhaust { .. }) = table.decision() {
        table.choose_first();
    }
    table
}

fn hunt(seats: u8, monster: &str) -> Position {
    Position::new(seats).hand(A, "r1 b1").hunting(monster).pool_of(1)
}

/// Example 80: OW-END-KILL.
#[test]
fn a_killed_monster_is_followed_by_one_a_level_higher() {
    for (monster, level) in [("rotfiend", 2), ("griffin", 3), ("bruxa", 3)] {
        let table = kill(given(hunt(3, monster)));
        let lair = table.game().lairs()[Terrain::Forest.index()];
        assert_eq!(lair.monster.unwrap().level(), level);
        assert_eq!(lair.at.unwrap().terrain(), Some(Terrain::Forest));
        assert_eq!(table.own(A).monsters, [named(monster)]);
        assert!(table.game().driven_away().is_empty());
        assert_eq!((table.own(A).gold, table.own(A).reputation), (2, 1));
    }
}

/// Example 81: OW-P45-3.
#[test]
fn the_extra_pile_comes_before_the_second_level() {
    let mut first = given(hunt(4, "rotfiend"));
    let extra = *first.game().bestiary()[0].last().unwrap();
    first.change(|at| at.extra(extra));
    let first = kill(first);
    assert_eq!(first.game().lairs()[0].monster, Some(extra));
    assert!(first.game().extra_pile().is_empty());
    let second = kill(given(hunt(4, "harpy")));
    assert_eq!(second.game().lairs()[0].monster.unwrap().level(), 2);
    // A monster driven away never uses the extra pile.
    let mut driven =
        given(Position::new(4).deck_of(A, 0).hand(A, "b2").hunting("rotfiend").pool_of(2));
    let extra = *driven.game().bestiary()[0].last().unwrap();
    driven.change(|at| at.extra(extra));
    driven.choose("done");
    while let Some(Decision::MarketPick { .. }) = driven.decision() {
        driven.choose_first();
    }
    assert_eq!(driven.game().extra_pile(), [extra]);
    assert_eq!(driven.game().lairs()[0].monster.unwrap().level(), 1);
}

/// Example 82: OW-REP-2, OW-REP-5.
#[test]
fn the_fourth_point_wins_at_once() {
    let mut table = given(hunt(3, "rotfiend").reputation(A, 3).reputation(B, 2).reputation(C, 3));
    table.combo("r1");
    assert_eq!(table.winners(), [A]);
    table.expect_places(&[1, 3, 2]);
    assert_eq!(table.game().lairs()[0].monster, None);
    assert!(table.game().removed().is_empty());
    assert!(table.legal().is_empty());
}

/// Example 83: OW-ZERO, OW-EXPL-6.
#[test]
fn without_a_card_of_cost_0_the_deck_is_searched() {
    let mut table = given(
        Position::new(2)
            .market("maim-1 maim-2 maim-3 maim-4 whirl-1 whirl-2")
            .deck_of(A, 0)
            .hand(A, "b2")
            .hunting("rotfiend")
            .pool_of(9)
            .market_deck("reflex-1 precise-slash-1 whirl-3 reflex-2"),
    );
    table.choose("done");
    let market = cards("maim-1 maim-2 maim-3 maim-4 whirl-1 whirl-2");
    assert_eq!(table.game().common_discard(), cards("reflex-2 whirl-3"));
    assert_eq!(table.game().market().to_vec(), market.into_iter().map(Some).collect::<Vec<_>>());
    let own = table.own(A);
    assert!(own.hand.contains(&card("precise-slash-1")) && own.hand.contains(&card("b2")));
}

/// OW-EXPL-6, OW-D-ZERO, OW-D-MARKETPICK: with several cards of cost 0 the loser chooses.
#[test]
fn a_card_of_cost_0_is_chosen() {
    let mut table = given(
        Position::new(2)
            .market("precise-slash-1 precise-slash-2 maim-3 maim-4 whirl-1 whirl-2")
            .deck_of(A, 0)
            .hand(A, "b2")
            .hunting("rotfiend")
            .pool_of(9),
    );
    table.choose("done");
    assert_eq!(table.legal(), ["take precise-slash-1", "take precise-slash-2"]);
    table.choose("take precise-slash-2");
    assert_eq!(table.game().market()[1], Some(card("precise-slash-1")));
}

/// Witchers A and B before the blow that decides; B has one card left.
fn last_blow(seats: u8) -> Position {
    Position::new(seats)
        .market("precise-slash-1 maim-2 maim-3 maim-4 whirl-1 whirl-2")
        .hand(A, "r1 b1")
        .attributes(B, [1, 3, 1, 1])
        .shield(B, 0)
        .deck_of(B, 1)
        .dueling()
}

/// Example 84: OW-PVP-2, OW-PVP-3, OW-PVP-4, OW-PVP-5, OW-PVP-6, OW-REP-1.
#[test]
fn an_attacker_who_wins_takes_a_trophy() {
    let mut table = given(last_blow(3).reputation(A, 1).reputation(B, 2));
    table.combo("r1");
    assert_eq!(table.own(A).reputation, 2);
    assert_eq!(table.decision(), Some(Decision::Exhaust { left: 2 }));
    table.choose("destroy specimen-r1").choose("destroy specimen-b1");
    assert_eq!(table.own(A).gold, 3);
    assert!(table.own(A).medallions[School::Griffin.index()]);
    assert_eq!(table.own(B).stock, 1);
    assert_eq!(table.own(B).shield, 3);
    // The one card of B and the 0-cost card, both drawn; three would be his due.
    assert_eq!(table.hand_size(B), 2);
    assert!(table.own(B).hand.contains(&card("precise-slash-1")));
    assert_eq!(table.hand_size(A), 3);
    assert!(!table.game().turn().lost);
}

/// Example 85: OW-PVP-3, OW-REP-4.
#[test]
fn a_second_victory_over_a_school_is_worth_gold_only() {
    let mut table =
        given(last_blow(3).reputation(A, 1).reputation(B, 2).medallion(A, School::Griffin));
    table.combo("r1");
    assert_eq!((table.own(A).gold, table.own(A).reputation), (3, 1));
    assert!(table.game().removed().is_empty());
    assert_eq!(table.own(B).stock, 2);
}

/// A lays his last card in vain; B wins as the defender.
fn lost_duel(seats: u8) -> Position {
    Position::new(seats)
        .market("precise-slash-1 maim-2 maim-3 maim-4 whirl-1 whirl-2")
        .deck_of(A, 0)
        .hand(A, "b2")
        .deck_of(B, 9)
        .dueling()
}

/// Example 86: OW-PVP-5, OW-REP-4.
#[test]
fn a_defender_who_wins_gets_gold_and_four_cards() {
    let mut table = given(lost_duel(3).reputation(A, 1));
    table.choose("done");
    assert_eq!((table.own(B).gold, table.own(B).reputation), (2, 0));
    assert_eq!(table.hand_size(B), 4);
    assert!(table.own(B).medallions.iter().all(|won| !won));
    assert!(table.game().turn().lost);
    assert_eq!(table.hand_size(A), 2);
}

/// Example 87: OW-BET-1, OW-BET-2, OW-D-BET.
#[test]
fn bets_pay_what_the_winner_gets() {
    let mut table = given(
        Position::new(4)
            .at(A, Vengerberg)
            .at(B, Vengerberg)
            .gold(C, 1)
            .gold(D, 1)
            .reputation(A, 2)
            .deck_of(A, 0)
            .hand(A, "b2 b2")
            .phase2(A),
    );
    table.choose("duel 2");
    assert_eq!((table.awaited(), table.decision()), (Some(C), Some(Decision::Bet)));
    assert_eq!(table.legal(), ["bet attacker", "bet defender", "done"]);
    table.choose("bet defender");
    assert_eq!(table.awaited(), Some(D));
    table.choose("bet attacker");
    assert_eq!((table.own(C).gold, table.own(D).gold), (0, 0));
    assert_eq!(
        table.game().ongoing_fight().unwrap().bets,
        [(C, Bet::Defender), (D, Bet::Attacker)]
    );
    let mut end =
        given(lost_duel(4).reputation(A, 2).bets(&[(C, Bet::Defender), (D, Bet::Attacker)]));
    end.choose("done");
    assert_eq!((end.own(B).gold, end.own(C).gold, end.own(D).gold), (3, 4, 0));
    let mut two =
        given(Position::new(2).at(A, Vengerberg).at(B, Vengerberg).hand(A, "b2 r1").phase2(A));
    two.choose("duel 2");
    assert_ne!(two.decision(), Some(Decision::Bet));
}

/// Example 88: OW-PVP-7, OW-P2-3, OW-P2-1, OW-P2-4, OW-D-P2.
#[test]
fn a_tavern_closes_until_a_fight_elsewhere() {
    let meeting = |at| Position::new(2).at(A, at).at(B, at).phase2(A);
    assert!(given(meeting(Novigrad)).can("duel 2"));
    let closed = given(meeting(Novigrad).closed_tavern(Novigrad));
    assert!(!closed.can("duel 2"));
    let mut elsewhere = given(lost_duel(2).closed_tavern(Novigrad));
    elsewhere.choose("done");
    assert_eq!(elsewhere.game().closed_tavern(), Some(Vengerberg));
    for school in School::ALL {
        assert!(!given(meeting(school.home())).offers("duel"));
    }
    // Exactly one thing, then phase III.
    assert_eq!(elsewhere.decision(), Some(Decision::Buy));
}

/// OW-FIGHT-3, OW-FIGHT-6: life decks are made first; a witcher without any card falls at once.
#[test]
fn a_witcher_without_cards_falls_before_the_first_turn() {
    let mut table = given(
        Position::new(2)
            .at(A, Vengerberg)
            .at(B, Vengerberg)
            .discard(A, "r1 b1")
            .hand(A, "g1 b2")
            .deck_of(B, 0)
            .phase2(A),
    );
    table.choose("duel 2");
    assert!(table.heard(|event| matches!(event, Event::KnockedOut { seat: B })));
    let mut fight = given(
        Position::new(2)
            .at(A, Vengerberg)
            .at(B, Vengerberg)
            .discard(A, "r1 b1")
            .hand(A, "g1 b2")
            .phase2(A),
    );
    fight.choose("duel 2");
    assert!(fight.own(A).discard.is_empty());
    assert_eq!(fight.deck_size(A), 12);
    assert_eq!((fight.awaited(), fight.decision()), (Some(A), Some(Decision::Combo)));
}

/// OW-KO-7: the hundredth combat turn ends a fight between witchers for the defender.
#[test]
fn a_fight_without_end_is_the_defenders() {
    let mut table = given(
        Position::new(2).hand(A, "y2").deck_of(A, 5).deck_of(B, 5).dueling().combat_turns(100),
    );
    table.choose("done");
    assert!(table.heard(|event| matches!(event, Event::DuelWon { seat: B, loser: A })));
}

/// OW-END-EMPTY: the driven away come back, then the next level, then the lower one.
#[test]
fn empty_stacks_are_filled_from_the_driven_away() {
    let drive = |prepare: fn(Position) -> Position| {
        let position = Position::new(2)
            .market("precise-slash-1 maim-2 maim-3 maim-4 whirl-1 whirl-2")
            .deck_of(A, 0)
            .hand(A, "b2")
            .hunting("griffin")
            .pool_of(2);
        let mut table = given(prepare(position));
        table.choose("done");
        table.game().lairs()[0]
    };
    let back = drive(|at| at.all_killed(2, B));
    assert_eq!(back.monster, Some(named("griffin")));
    let higher = drive(|at| at.all_killed(2, B));
    assert!(higher.at.is_some());
    let killed = |prepare: fn(Position) -> Position| {
        kill(given(prepare(hunt(2, "bruxa")))).game().lairs()[0]
    };
    let lower = killed(|at| at.all_killed(3, B));
    assert_eq!(lower.monster.unwrap().level(), 2);
    let none = killed(|at| at.all_killed(1, B).all_killed(2, B).all_killed(3, B));
    assert_eq!((none.monster, none.at), (None, None));
}

/// OW-END-ALWAYS: combat cards, potions, shield and hand after a fight.
#[test]
fn everything_is_put_back_after_a_fight() {
    let mut table = given(
        Position::new(2)
            .attributes(A, [1, 2, 1, 1])
            .shield(A, 1)
            .potions(A, "swallow")
            .hand(A, "r1 b1")
            .hunting("harpy")
            .pool_of(1),
    );
    table.choose("use potion-swallow");
    let table = kill(table);
    assert!(table.game().ongoing_fight().is_none());
    assert_eq!(table.game().attacks().len(), 20);
    assert_eq!(table.game().potion_discard(), [named("swallow")]);
    assert_eq!(table.own(A).shield, 2);
    assert!(table.own(A).discard.is_empty());
}
