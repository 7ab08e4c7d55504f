//! Worked examples 89–95: solo, seats, hidden results.

mod common;

use common::{A, B, C, Position};
use old_world::versus::{Decision, Event, Opponent, Rating};
use old_world::world::attack::Half;
use old_world::world::effect::{Attribute, Effect};
use old_world::world::location::Location::{Doldeth, Novigrad, Vizima};
use old_world::world::poker::Dice;
use tabletop::{Game, Status, Viewer};

/// Example 89: OW-SOLO-3.
#[test]
fn the_bank_pays_a_lone_gambler() {
    let paid = |dice| {
        let position = Position::solo().at(A, Novigrad).gold(A, 2).hand(A, "r1").moved();
        let mut position = position.dice(Opponent::Bank, Dice::new(dice), None);
        position.choose("reroll none");
        position.own(A).gold
    };
    assert_eq!(paid([2, 2, 2, 3, 3]), 6);
    assert_eq!(paid([2, 2, 1, 3, 4]), 2);
    assert_eq!(paid([1, 2, 3, 4, 6]), 2);
    assert_eq!(paid([2, 2, 3, 3, 4]), 3);
    assert_eq!(paid([2, 2, 2, 3, 4]), 4);
    assert_eq!((paid([1, 2, 3, 4, 5]), paid([2, 3, 4, 5, 6])), (5, 5));
    assert_eq!((paid([2, 2, 2, 2, 4]), paid([2; 5])), (7, 8));
    let mut start = Position::solo().at(A, Novigrad).gold(A, 3).hand(A, "r1").moved();
    start.choose("act");
    assert_eq!((start.own(A).gold, start.decision()), (2, Some(Decision::Reroll2)));
}

/// Example 90: OW-SOLO-4.
#[test]
fn a_die_chooses_the_attack() {
    for (face, half) in [(3, Half::Charge), (4, Half::Bite)] {
        let mut position = Position::solo().hand(A, "b2").deck_of(A, 9).hunting("rotfiend");
        // Nothing is random before the die: the deck is drawn from, not shuffled.
        position.choose_with_die("done", face);
        assert!(position.heard(|event| *event == Event::AttackChosen { seat: None, half }));
    }
}

/// Example 91: OW-SOLO-5, OW-SOLO-6, OW-SOLO-9.
#[test]
fn the_last_monster_waits_for_the_attribute_trophy() {
    let start = || {
        Position::solo()
            .at(A, Vizima)
            .monster("bruxa", Vizima)
            .monster_trophy(A, "arachas")
            .monster_trophy(A, "griffin")
            .attributes(A, [5, 1, 1, 1])
            .reputation(A, 2)
            .phase2(A)
    };
    let mut position = start();
    assert!(!position.offers("fight"));
    position.choose("meditate attack");
    assert_eq!(position.own(A).reputation, 3);
    let after = start().mastery(A, Attribute::Attack).reputation(A, 3);
    assert!(after.can("fight bruxa"));
    let mut last = Position::solo().hand(A, "r1 b1").hunting("bruxa").pool_of(1).reputation(A, 3);
    last.combo("r1");
    assert!(matches!(last.game.status(), Status::Over(_)));
    assert_eq!(last.game.winner(), Some(A));
    // OW-SOLO-5: a killed monster is not replaced, and its trail is gone.
    let mut killed = Position::solo().hand(A, "r1 b1").hunting("rotfiend").pool_of(1);
    killed.combo("r1").choose("destroy specimen-b1");
    assert_eq!((killed.game.lairs()[0].monster, killed.game.lairs()[0].at), (None, None));
    assert_eq!(killed.game.tokens()[0].len(), 6);
    let mut tracker = Position::solo().at(A, Doldeth).hand(A, "r1").moved();
    tracker.choose("act");
    assert!(!tracker.offers("track"));
}

/// Example 92: OW-SOLO-7.
#[test]
fn a_lone_witcher_loses_the_last_slot() {
    let market = "maim-1 whirl-1 precise-slash-1 maim-2 whirl-2 maim-3";
    let shop = || Position::solo().market(market).hand(A, "r1 b1 g1").phase3(A);
    let mut third = shop();
    third.choose("done").choose("buy precise-slash-1");
    assert_eq!(third.game.common_discard(), [common::card("maim-3")]);
    assert_eq!(third.game.market()[5], Some(common::card("whirl-2")));
    let mut last = shop();
    last.choose("done").choose("buy maim-3").choose("discard specimen-r1");
    assert!(last.game.common_discard().is_empty());
    // Finding D3: without a purchase nothing is cleared.
    let dear = "maim-1 maim-2 reflex-1 reflex-2 reflex-3 maim-3";
    let poor = Position::solo().market(dear).attributes(A, [5, 1, 1, 1]).deck_of(A, 0);
    let mut poor = poor.phase2(A);
    poor.choose("meditate attack");
    assert!(poor.heard(|event| matches!(event, Event::TurnBegan { turn: 2, .. })));
    assert!(poor.game.common_discard().is_empty());
    assert_eq!(poor.game.market()[5], Some(common::card("maim-3")));
}

/// Example 93: OW-SOLO-8.
#[test]
fn solo_games_are_rated_by_turns() {
    let rated = |turns| Position::solo().turns(turns).won(A).game.rating();
    assert_eq!(rated(10), Some(Rating::Professional));
    assert_eq!(rated(6), Some(Rating::LivingLegend));
    assert_eq!(rated(8), Some(Rating::NearlyALegend));
    assert_eq!(rated(12), Some(Rating::Reliable));
    assert_eq!(rated(13), Some(Rating::Novice));
    assert_eq!(Position::new(2).game.rating(), None);
}

/// OW-SOLO-2: no duels, no poker with witchers, no bets.
#[test]
fn a_lone_witcher_is_alone() {
    let position = Position::solo().at(A, Vizima).gold(A, 3).hand(A, "r1").moved();
    assert!(!position.offers("poker"));
    assert!(!position.phase2(A).offers("duel"));
}

/// Example 94: OW-SEAT-1, OW-SEAT-2, OW-SEAT-4, OW-MON-1: seats decide, whoever sits there.
#[test]
fn other_seats_choose_the_attacks_without_seeing_the_card() {
    let mut position = Position::new(3).hunting("leshen").monster_moves();
    assert_eq!(position.awaited(), Some(C));
    let view = position.game.view(Viewer::Seat(C)).fight.unwrap();
    assert!(view.pool_known.is_empty() && view.revealed.is_none());
    position.choose("charge");
    while position.decision() != Some(Decision::Attack) {
        let first = position.legal()[0].clone();
        position.choose(&first);
    }
    assert_eq!(position.awaited(), Some(B));
    assert!(!position.heard(|event| matches!(event, Event::DieRolled { .. })));
}

/// Example 95: OW-ZONE table, OW-EXPL-3, OW-SEAT-6: the other result is shown to nobody, ever.
#[test]
fn only_the_chosen_result_is_shown() {
    let position = Position::new(3).exploring("horse-on-the-roof");
    for viewer in [A, B, C].map(Viewer::Seat).into_iter().chain([Viewer::Spectator]) {
        let open = &position.game.view(viewer).in_play[0];
        assert_eq!((open.side, open.result), (None, None));
    }
    let mut chosen = position;
    chosen.choose("option a");
    for viewer in [A, B, C].map(Viewer::Seat).into_iter().chain([Viewer::Spectator]) {
        let view = chosen.game.view(viewer);
        let shown = view.in_play[0].result.unwrap();
        assert!(matches!(shown[0], Effect::Roll(_)));
        assert!(!serde_json::to_string(&view.in_play).unwrap().contains("gain-potions"));
    }
}

/// OW-ZONE-2, OW-SEAT-3, OW-SEAT-5: own hand and deck are seen by their owner alone.
#[test]
fn hands_are_their_owners_secret() {
    let position = Position::new(2).hand(A, "r1 b1");
    let own = position.game.view(Viewer::Seat(A));
    assert_eq!(own.players[A].hand.as_ref().unwrap().len(), 2);
    assert!(own.players[A].deck.as_ref().unwrap().is_sorted());
    let other = position.game.view(Viewer::Seat(B));
    assert!(other.players[A].hand.is_none() && other.players[A].deck.is_none());
    assert_eq!((other.players[A].hand_count, other.players[A].deck_count), (2, 10));
}
