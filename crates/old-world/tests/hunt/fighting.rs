//! Worked examples 23, 24, 28–32, 83, 84, 91, 93, 96: fights with monsters, and meditation.

use old_world::position::Position;
use old_world::versus::{Decision, Event};
use old_world::wild_hunt::{HuntDecision, HuntEvent, Question};
use old_world::world::effect::Attribute;
use old_world::world::hound::Bonus;
use old_world::world::location::Location::{
    Cintra, Dhuwod, Doldeth, Glenmore, Hengfors, KaerMorhen, LocIchaer, Novigrad, Vizima,
};
use old_world::world::location::Terrain::{Forest, Mountain, Water};
use old_world::world::rider::Rider;

use super::table::{A, B, C, HuntWords, Table, Words, given, named, three, two};

/// A stands with a monster at Vizima, whose trail he holds, and fights it.
fn hunting(monster: &str, change: impl FnOnce(Position) -> Position) -> Table {
    let position = two()
        .at(A, Vizima)
        .monster(monster, Vizima)
        .trail(A, Forest)
        .rider_shields(31)
        .rider_at(KaerMorhen);
    let mut table = given(change(position).fights());
    table.choose(&format!("fight {monster}"));
    table
}

/// Plays on with whatever is offered first until phase III.
fn to_the_end(table: &mut Table) {
    while !matches!(table.question(), Some(Question::Buyer))
        && table.decision() != Some(Decision::Discard3)
    {
        table.choose_first();
    }
}

/// Example 23: WH-FGT-1, WH-FGT-2. Example 24: at most twenty.
#[test]
fn hounds_and_the_rider_near_by_strengthen_a_monster() {
    let archespore = hunting("archespore", |at| {
        at.hand(A, "b1 r1")
            .potions(A, "swallow")
            .hound(1, Vizima)
            .rider_at(Novigrad)
            .hound(2, Hengfors)
    });
    assert_eq!((archespore.pool_left(), archespore.own(A).potions.len()), (15, 0));
    let leshen = hunting("leshen", |at| {
        at.hand(A, "b1 r1").hound(1, Vizima).rider_at(Novigrad).hound(2, Hengfors)
    });
    assert_eq!(leshen.pool_left(), 20);
}

/// Example 83: WH-FGT-2.
#[test]
fn only_what_is_adjacent_strengthens() {
    let mut table = given(
        two()
            .at(A, LocIchaer)
            .monster("ghoul-nest", LocIchaer)
            .trail(A, Water)
            .hand(A, "b1 r1")
            .hound(1, Dhuwod)
            .hound(2, Cintra)
            .rider_at(Doldeth)
            .fights(),
    );
    table.choose("fight ghoul-nest");
    assert_eq!(table.pool_left(), 14);
}

/// WH-P2-4: an archespore cannot be fought without a potion.
#[test]
fn who_cannot_pay_for_the_start_is_not_chosen() {
    let table = given(two().at(A, Vizima).monster("archespore", Vizima).fights());
    assert_ne!(table.asked(), Some(HuntDecision::Fight { monster: named("archespore") }));
}

/// Example 28: WH-FGT-8, WH-FGT-9, WH-FGT-10, WH-FGT-11, WH-FGT-12, WH-P2-3.
#[test]
fn a_defeated_monster_is_not_replaced() {
    let mut table = hunting("griffin", |at| at.hand(A, "b1 r1").trail(B, Forest).gold(A, 0));
    table.change(|at| at.pool_of(3));
    table.combo("b1 r1");
    assert_eq!(table.shields(), 29);
    assert_eq!((table.own(A).gold, table.own(A).monsters.len()), (2, 1));
    assert_eq!((table.own(A).reputation, table.world().removed().len()), (0, 0));
    let lair = table.world().lairs()[Forest.index()];
    assert_eq!((lair.monster, lair.at), (None, None));
    assert!(table.own(B).trails[0].is_none(), "its trails go back");
    assert!(table.own(A).hand.is_empty(), "until phase III");
    assert_eq!(table.own(A).shield, 1);
    assert!(!table.heard(|event| matches!(event, Event::AttackChosen { .. })));
}

/// Example 29: WH-FGT-9, WH-FGT-10.
#[test]
fn a_monster_driven_away_is_not_replaced_either() {
    let mut table = hunting("bruxa", |at| at.hand(A, "b1 r1"));
    table.change(|at| at.pool_of(2).deck_of(A, 0).hand(A, "b2"));
    table.combo("b2");
    to_the_end(&mut table);
    assert_eq!(table.shields(), 28);
    assert_eq!(table.own(A).gold, 2);
    assert!(table.own(A).monsters.is_empty());
    assert_eq!(table.world().driven_away().len(), 1);
    assert!(!table.world().turn().lost);
    assert_eq!(table.world().lairs()[0].monster, None);
}

/// Example 30: WH-FGT-9, WH-P3-2.
#[test]
fn a_lost_fight_leaves_the_monster_and_costs_a_card() {
    let mut table = hunting("bruxa", |at| at.hand(A, "b1 r1"));
    table.change(|at| at.pool_of(5).deck_of(A, 0).hand(A, "b2").trackless(A));
    table.combo("b2");
    to_the_end(&mut table);
    assert_eq!(table.shields(), 31);
    assert!(table.own(A).trails[Forest.index()].is_some());
    assert!(table.world().lairs()[0].monster.is_some());
    table.vote("player 1");
    assert_eq!((table.reckoned(A), table.hand_size(A)), (Some(2), 2));
}

/// Example 31: WH-FGT-7, WH-FGT-6.
#[test]
fn the_card_is_shown_before_the_coin_is_flipped() {
    let mut table = given(
        two()
            .at(A, Vizima)
            .monster("bruxa", Vizima)
            .attributes(A, [1, 3, 1, 1])
            .shield(A, 3)
            .hand(A, "b1 r1")
            .fights(),
    );
    // Without the trail the monster begins; the whole pool is the same card.
    table.choose_until("fight bruxa", |game| {
        let fight = game.table().ongoing_fight();
        fight.is_some_and(|fight| fight.pool_discard == [named("3-5")])
            && game.table().players()[A].shield == 0
    });
    assert_eq!(table.own(A).discard.len(), 2, "five points against three of shield");
    let flipped = table
        .events()
        .position(|event| matches!(event, Event::Hunt(HuntEvent::CoinFlipped { .. })));
    let shown = table.events().position(|event| matches!(event, Event::AttackRevealed { .. }));
    assert!(shown < flipped);
}

/// Example 32: WH-FGT-3, WH-FGT-4, WH-FGT-11, WH-FGT-13. WH-EDGE-7.
#[test]
fn marks_strike_before_support() {
    let mut table = given(
        Position::hunt(2, Rider::Imlerith)
            .at(A, Vizima)
            .monster("griffin", Vizima)
            .trail(A, Forest)
            .marked(Forest, 2)
            .shield(A, 1)
            .deck_of(A, 9)
            .hand(A, "b1 r1")
            .fights(),
    );
    table.choose("fight griffin");
    assert_eq!((table.own(A).shield, table.deck_size(A)), (0, 8));
    assert!(
        table.heard(|event| matches!(event, Event::Hunt(HuntEvent::MarkStruck { damage: 2, .. })))
    );
    table.change(|at| at.pool_of(2));
    table.combo("b1 r1");
    assert_eq!((table.hunt().marked, table.hunt().quest_tokens), ([0; 3], 12));
    // Knocked out by the mark: lost at once, and nobody is asked for support.
    let mut fallen = given(
        Position::hunt(2, Rider::Imlerith)
            .at(A, Vizima)
            .at(B, Vizima)
            .hand(B, "b1")
            .monster("griffin", Vizima)
            .marked(Forest, 3)
            .shield(A, 0)
            .deck_of(A, 2)
            .hand(A, "")
            .fights(),
    );
    fallen.vote("send 1 against griffin").choose("fight griffin");
    assert!(fallen.heard(|event| matches!(event, Event::FightLost { .. })));
    assert_eq!(fallen.hunt().marked[0], 3, "after a lost fight they stay");
    assert_eq!(fallen.hand_size(B), 1);
}

/// Example 84: WH-FGT-3, WH-FGT-4, WH-FGT-5, WH-FGT-6.
#[test]
fn the_monsters_own_effect_comes_before_the_mark() {
    let mut table = given(
        Position::hunt(2, Rider::Imlerith)
            .at(A, Vizima)
            .at(B, Vizima)
            .hand(B, "g1")
            .monster("ekimmara", Vizima)
            .marked(Forest, 1)
            .shield(A, 1)
            .hand(A, "b1 r1 g1")
            .fights(),
    );
    table.vote("send 1 against ekimmara").choose("fight ekimmara");
    assert_eq!(table.decision(), Some(Decision::PreFightDiscard { left: 1 }));
    table.choose("discard specimen-g1");
    assert_eq!((table.hand_size(A), table.own(A).shield), (2, 0));
    assert_eq!((table.awaited(), table.asked()), (Some(B), Some(HuntDecision::Support)));
    table.choose("done");
    assert_eq!(table.world().ongoing_fight().unwrap().monster_turns, 1, "the monster begins");
}

/// Example 91: WH-P2-1, WH-P2-2, WH-D-P2, WH-D-P2OK, WH-JNT-4.
#[test]
fn the_players_choose_who_fights_and_he_may_pass() {
    let mut table = given(
        three()
            .at(A, Glenmore)
            .at(B, Glenmore)
            .at(C, Vizima)
            .monster("griffin", Glenmore)
            .monster("bruxa", Vizima)
            .fights(),
    );
    assert_eq!(table.question(), Some(Question::Pair));
    assert_eq!(
        table.legal(),
        ["send 3 against bruxa", "send 1 against griffin", "send 2 against griffin"]
    );
    table.choose_all([
        "send 1 against griffin",
        "send 2 against griffin",
        "send 2 against griffin",
    ]);
    assert_eq!(
        (table.awaited(), table.asked()),
        (Some(B), Some(HuntDecision::Fight { monster: named("griffin") }))
    );
    table.choose("done");
    assert!(table.heard(
        |event| matches!(event, Event::Hunt(HuntEvent::FightPassed { seat }) if *seat == B)
    ));
    assert_eq!(table.legal(), ["send 3 against bruxa", "send 1 against griffin"]);
    table.vote("send 3 against bruxa").choose("done");
    assert_eq!(
        table.asked(),
        Some(HuntDecision::Fight { monster: named("griffin") }),
        "one pair is left"
    );
    assert_eq!(table.awaited(), Some(A));
    table.choose("fight griffin");
    assert!(table.hunt().seats[A].fought && table.hunt().fought[Water.index()]);
}

/// Example 93: WH-EDGE-3, WH-FGT-6, WH-FGT-11, WH-EDGE-14.
#[test]
fn a_trail_of_an_empty_terrain_is_good_for_whoever_comes_there() {
    let mut table = given(
        two()
            .at(A, Hengfors)
            .hound(1, Hengfors)
            .hand(A, "b1 r1")
            .hound_token(1, Bonus::Trail, false)
            .floor(A)
            .has_moved(A),
    );
    table.choose("hound").combo("b1 r1");
    table.choose("trail mountain");
    assert!(table.own(A).trails[Mountain.index()].is_some());
    table.choose("act");
    assert_ne!(table.decision(), Some(Decision::Track), "no tracking quest without a monster");
    table.change(|at| at.monster("griffin", Hengfors).hand(A, "b1 r1").fights());
    table.choose("fight griffin");
    assert_eq!(table.decision(), Some(Decision::Combo), "the first turn is his");
    table.change(|at| at.pool_of(3));
    table.combo("b1 r1");
    assert!(table.own(A).trails[Mountain.index()].is_none());
}

fn farm(side: &str, change: impl FnOnce(Position) -> Position) -> Table {
    let position = two()
        .at(A, LocIchaer)
        .monster("ghoul-nest", LocIchaer)
        .open_quest("besieged-farm", None, None)
        .rider_at(KaerMorhen);
    let mut table = given(change(position).fights());
    table.choose("fight ghoul-nest");
    assert_eq!(table.asked(), Some(HuntDecision::Quest { story: named("besieged-farm") }));
    table.choose("quest besieged-farm");
    assert_eq!(table.decision(), Some(Decision::Option));
    table.choose(side);
    table
}

/// Example 96: WH-EVT-5, WH-QST-3, WH-D-QUEST, WH-EVT-2.
#[test]
fn the_farm_helps_or_pays() {
    let mut help =
        farm("option a", |at| at.hand(A, "b1 r1").attributes(A, [1, 3, 1, 1]).shield(A, 3));
    assert_eq!(help.pool_left(), 9, "the nest's turn, then two of three points");
    help.combo("b1 r1");
    assert!(help.pool_left() <= 9);
    assert_eq!(help.world().turn().draw, -1);
    assert!(help.hunt().quests.is_empty());
    let mut lost = farm("option b", |at| at.hand(A, "b2 g2").deck_of(A, 1).gold(A, 0));
    while lost.hunt().seats[A].fought && lost.world().ongoing_fight().is_some() {
        let last = lost.legal().last().unwrap().clone();
        lost.choose(&last);
    }
    to_the_end(&mut lost);
    assert_eq!(lost.own(A).gold, 0);
    assert!(!lost.world().turn().lost);
    lost.vote("player 1");
    assert_eq!(lost.reckoned(A), Some(3));
    let mut won = farm("option b", |at| at.hand(A, "b1 r1").trail(A, Water).gold(A, 0));
    won.change(|at| at.pool_of(1));
    won.combo("b1");
    assert_eq!(won.own(A).gold, 4);
}

/// WH-MED-1, WH-MED-2, WH-D-MED: whoever has not fought may take one trophy.
#[test]
fn who_has_not_fought_may_meditate() {
    let mut table = given(two().attributes(A, [5, 1, 1, 1]).attributes(B, [5, 5, 1, 1]).fights());
    assert_eq!((table.awaited(), table.asked()), (Some(A), Some(HuntDecision::Meditate)));
    table.choose("meditate attack");
    assert!(table.own(A).masteries[Attribute::Attack.index()]);
    assert_eq!(table.own(A).reputation, 0);
    assert_eq!(
        (table.awaited(), table.legal()),
        (Some(B), vec!["meditate defence".to_owned(), "done".to_owned()])
    );
    table.choose("done");
    assert_eq!(table.question(), Some(Question::Buyer));
}
