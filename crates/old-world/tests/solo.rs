//! Worked examples 89–95: solo, seats, hidden results.

mod common;

use common::{A, B, C, Words, card, given};
use old_world::position::Position;
use old_world::versus::{Decision, Event, Opponent, Rating};
use old_world::world::attack::Half;
use old_world::world::effect::{Attribute, Effect};
use old_world::world::location::Location::{Doldeth, Novigrad, Vizima};
use old_world::world::poker::Dice;
use tabletop::Viewer;

/// Example 89: OW-SOLO-3.
#[test]
fn the_bank_pays_a_lone_gambler() {
    let paid = |dice| {
        let mut table =
            given(Position::new(1).at(A, Novigrad).gold(A, 2).hand(A, "r1").moved().dice(
                Opponent::Bank,
                Dice::new(dice),
                None,
            ));
        table.choose("reroll none");
        table.own(A).gold
    };
    assert_eq!(paid([2, 2, 2, 3, 3]), 6);
    assert_eq!(paid([2, 2, 1, 3, 4]), 2);
    assert_eq!(paid([1, 2, 3, 4, 6]), 2);
    assert_eq!(paid([2, 2, 3, 3, 4]), 3);
    assert_eq!(paid([2, 2, 2, 3, 4]), 4);
    assert_eq!((paid([1, 2, 3, 4, 5]), paid([2, 3, 4, 5, 6])), (5, 5));
    assert_eq!((paid([2, 2, 2, 2, 4]), paid([2; 5])), (7, 8));
    let mut start = given(Position::new(1).at(A, Novigrad).gold(A, 3).hand(A, "r1").moved());
    start.choose("act");
    assert_eq!((start.own(A).gold, start.decision()), (2, Some(Decision::Reroll2)));
}

/// Example 90: OW-SOLO-4.
#[test]
fn a_die_chooses_the_attack() {
    for (face, half) in [(3, Half::Charge), (4, Half::Bite)] {
        let mut table = given(Position::new(1).hand(A, "b2").deck_of(A, 9).hunting("rotfiend"));
        // Nothing is random before the die: the deck is drawn from, not shuffled.
        table.choose_with_die("done", face);
        assert!(table.heard(|event| *event == Event::AttackChosen { seat: None, half }));
    }
}

/// Example 91: OW-SOLO-5, OW-SOLO-6, OW-SOLO-9.
#[test]
fn the_last_monster_waits_for_the_attribute_trophy() {
    let start = || {
        Position::new(1)
            .at(A, Vizima)
            .monster("bruxa", Vizima)
            .monster_trophy(A, "arachas")
            .monster_trophy(A, "griffin")
            .attributes(A, [5, 1, 1, 1])
            .reputation(A, 2)
            .phase2(A)
    };
    let mut table = given(start());
    assert!(!table.offers("fight"));
    table.choose("meditate attack");
    assert_eq!(table.own(A).reputation, 3);
    let after = given(start().mastery(A, Attribute::Attack).reputation(A, 3));
    assert!(after.can("fight bruxa"));
    let mut last =
        given(Position::new(1).hand(A, "r1 b1").hunting("bruxa").pool_of(1).reputation(A, 3));
    last.combo("r1");
    assert_eq!((last.winners(), last.game().winner()), (vec![A], Some(A)));
    // OW-SOLO-5: a killed monster is not replaced, and its trail is gone.
    let mut killed = given(Position::new(1).hand(A, "r1 b1").hunting("rotfiend").pool_of(1));
    killed.combo("r1").choose("destroy specimen-b1");
    assert_eq!((killed.game().lairs()[0].monster, killed.game().lairs()[0].at), (None, None));
    assert_eq!(killed.game().tokens()[0].len(), 6);
    let mut tracker = given(Position::new(1).at(A, Doldeth).hand(A, "r1").moved());
    tracker.choose("act");
    assert!(!tracker.offers("track"));
}

/// Example 92: OW-SOLO-7.
#[test]
fn a_lone_witcher_loses_the_last_slot() {
    let market = "maim-1 whirl-1 precise-slash-1 maim-2 whirl-2 maim-3";
    let shop = || Position::new(1).market(market).hand(A, "r1 b1 g1").phase3(A);
    let mut third = given(shop());
    third.choose("done").choose("buy precise-slash-1");
    assert_eq!(third.game().common_discard(), [card("maim-3")]);
    assert_eq!(third.game().market()[5], Some(card("whirl-2")));
    let mut last = given(shop());
    last.choose("done").choose("buy maim-3").choose("discard specimen-r1");
    assert!(last.game().common_discard().is_empty());
    // Finding D3: without a purchase nothing is cleared.
    let dear = "maim-1 maim-2 reflex-1 reflex-2 reflex-3 maim-3";
    let mut poor =
        given(Position::new(1).market(dear).attributes(A, [5, 1, 1, 1]).deck_of(A, 0).phase2(A));
    poor.choose("meditate attack");
    assert!(poor.heard(|event| matches!(event, Event::TurnBegan { turn: 2, .. })));
    assert!(poor.game().common_discard().is_empty());
    assert_eq!(poor.game().market()[5], Some(card("maim-3")));
}

/// Example 93: OW-SOLO-8.
#[test]
fn solo_games_are_rated_by_turns() {
    let rated = |turns| given(Position::new(1).turns(turns).won(A)).game().rating();
    assert_eq!(rated(10), Some(Rating::Professional));
    assert_eq!(rated(6), Some(Rating::LivingLegend));
    assert_eq!(rated(8), Some(Rating::NearlyALegend));
    assert_eq!(rated(12), Some(Rating::Reliable));
    assert_eq!(rated(13), Some(Rating::Novice));
    assert_eq!(given(Position::new(2)).game().rating(), None);
}

/// OW-SOLO-2: no duels, no poker with witchers, no bets.
#[test]
fn a_lone_witcher_is_alone() {
    let mut table = given(Position::new(1).at(A, Vizima).gold(A, 3).hand(A, "r1").moved());
    assert!(!table.offers("poker"));
    assert!(!table.change(|at| at.phase2(A)).offers("duel"));
}

/// Example 94: OW-SEAT-1, OW-SEAT-2, OW-SEAT-4, OW-MON-1: seats decide, whoever sits there.
#[test]
fn other_seats_choose_the_attacks_without_seeing_the_card() {
    let mut table = given(Position::new(3).hunting("leshen").monster_moves());
    assert_eq!(table.awaited(), Some(C));
    let view = table.seen_by(Viewer::Seat(C)).fight.unwrap();
    assert!(view.pool_known.is_empty() && view.revealed.is_none());
    table.choose("charge");
    while table.decision() != Some(Decision::Attack) {
        table.choose_first();
    }
    assert_eq!(table.awaited(), Some(B));
    assert!(!table.heard(|event| matches!(event, Event::DieRolled { .. })));
}

/// Example 95: OW-ZONE table, OW-EXPL-3, OW-SEAT-6: the other result is shown to nobody, ever.
#[test]
fn only_the_chosen_result_is_shown() {
    let table = given(Position::new(3)).exploring("horse-on-the-roof");
    for viewer in [A, B, C].map(Viewer::Seat).into_iter().chain([Viewer::Spectator]) {
        let open = &table.seen_by(viewer).in_play[0];
        assert_eq!((open.side, open.result), (None, None));
    }
    let mut chosen = table;
    chosen.choose("option a");
    for viewer in [A, B, C].map(Viewer::Seat).into_iter().chain([Viewer::Spectator]) {
        let view = chosen.seen_by(viewer);
        let shown = view.in_play[0].result.unwrap();
        assert!(matches!(shown[0], Effect::Roll(_)));
        assert!(!serde_json::to_string(&view.in_play).unwrap().contains("gain-potions"));
    }
}

/// OW-ZONE-2, OW-SEAT-3, OW-SEAT-5: own hand and deck are seen by their owner alone.
#[test]
fn hands_are_their_owners_secret() {
    let table = given(Position::new(2).hand(A, "r1 b1"));
    let own = table.seen_by(Viewer::Seat(A));
    assert_eq!(own.players[A].hand.as_ref().unwrap().len(), 2);
    assert!(own.players[A].deck.as_ref().unwrap().is_sorted());
    let other = table.seen_by(Viewer::Seat(B));
    assert!(other.players[A].hand.is_none() && other.players[A].deck.is_none());
    assert_eq!((other.players[A].hand_count, other.players[A].deck_count), (2, 10));
}
