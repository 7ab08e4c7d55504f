//! Worked examples 34–37, 95, 97, 98: exploration cards, events and quests.

use old_world::position::Position;
use old_world::versus::{Decision, Event, Tracking};
use old_world::wild_hunt::{HuntDecision, HuntEvent, Question};
use old_world::world::hound::Bonus;
use old_world::world::hunt_card::Stage;
use old_world::world::location::Location::{
    Cintra, Doldeth, Hengfors, KaerMorhen, Novigrad, Vizima,
};
use old_world::world::location::Terrain;
use old_world::world::rider::Rider;
use old_world::world::story::Story;
use tabletop::Viewer;

use super::table::{A, B, C, HuntWords, Table, Words, given, named, two};

fn open(seats: u8, name: &str, change: impl FnOnce(Position) -> Position) -> Table {
    given(change(Position::hunt(seats, Rider::Nithral).next_story(name)).explores())
}

/// Example 35: WH-EVT-1, WH-D-POOL.
#[test]
fn the_common_purse_pays_by_what_lies_in_it() {
    let mut table = open(3, "common-purse", |at| at.gold(A, 2).gold(B, 3).gold(C, 4));
    assert_eq!((table.awaited(), table.asked()), (Some(A), Some(HuntDecision::Purse)));
    table.choose_all(["put 2", "put 3", "put 1"]);
    assert_eq!((table.own(A).gold, table.own(C).gold), (0, 3));
    assert!(matches!(table.decision(), Some(Decision::Weakest { rise: true, .. })), "6 + 4 = 10");
    let mut rich = open(3, "common-purse", |at| at.gold(A, 3).gold(B, 3).gold(C, 3));
    rich.choose_all(["put 3", "put 3", "put 3"]);
    for _ in 0..3 {
        assert!(
            matches!(rich.decision(), Some(Decision::AnyAttribute { rise: true, .. })),
            "9 + 4 = 13"
        );
        rich.choose("raise attack");
    }
    rich.vote("player 2");
    assert_eq!(rich.reckoned(B), Some(4));
    let mut alone = open(1, "common-purse", |at| at.gold(A, 2));
    alone.choose("put 1");
    assert_eq!(alone.decision(), Some(Decision::Trail), "1 + 8 = 9");
}

/// Example 95: WH-EVT-3, WH-EVT-4, WH-EDGE-10, WH-EXP-1, WH-EXP-2, WH-EXP-6, WH-D-JOINT.
#[test]
fn results_for_all_reach_all() {
    let mut table = open(3, "returned-children", |at| {
        at.rider_shields(58).shield(A, 1).shield(B, 1).shield(C, 1).at(C, Cintra)
    });
    assert_eq!(table.question(), Some(Question::Option));
    table.vote("option b");
    assert_eq!(table.shields(), 52);
    for seat in [A, B, C] {
        assert_eq!(table.own(seat).shield, 0);
    }
    assert!(table.hunt().told.contains(&named("returned-children")));
    for (face, shields) in [(1..=2, 86), (3..=6, 70)] {
        let mut guide = open(4, "traitor-guide", |at| at.rider_shields(82));
        guide.choose("option a").choose("option a");
        guide.choose_until("option a", |game| game.hunt().shields == shields);
        let rolled = guide.events().filter_map(|event| match event {
            Event::DieRolled { face, .. } => Some(*face),
            _ => None,
        });
        let rolled: Vec<u8> = rolled.collect();
        assert_eq!(rolled.len(), 1, "one die for all");
        assert!(face.contains(&rolled[0]));
    }
}

/// WH-EXP-4, WH-EXP-5, WH-EXP-8, WH-D-IND, WH-EVT-7: all choose, then each gets his own.
#[test]
fn all_choose_before_any_result_is_shown() {
    let mut table = open(2, "hedge-witch", |at| at.gold(A, 1).gold(B, 0).at(B, Cintra));
    assert_eq!((table.awaited(), table.asked()), (Some(A), Some(HuntDecision::Individual)));
    table.choose("option a");
    assert_eq!(table.own(A).gold, 0, "the price is paid at once");
    // B cannot pay for the brew: one option is left, and nothing is asked.
    assert_eq!(table.own(A).potions.len(), 2);
    let mut second =
        open(2, "bandit-contracts", |at| at.attributes(B, [1, 3, 1, 1]).shield(A, 1).shield(B, 1));
    second.choose("option a");
    assert_eq!((second.own(A).gold, second.awaited()), (0, Some(B)));
    second.choose("option b");
    assert_eq!((second.own(A).gold, second.own(A).shield), (3, 0));
    assert_eq!((second.own(B).gold, second.own(B).shield), (0, 3));
    second.vote("player 2");
    assert_eq!((second.reckoned(B), second.hand_size(B)), (Some(4), 4), "one more");
}

/// WH-INFO-2: what was not chosen is not shown.
#[test]
fn an_open_card_shows_its_options_and_no_result() {
    let table = open(2, "elf-cairn", |at| at);
    let view = table.seen_by(Viewer::Seat(A));
    assert_eq!(view.in_play[0].result, None);
    assert!(view.in_play[0].lines.is_some());
}

/// Example 36: WH-QST-1, WH-QST-2, WH-QST-4, WH-QST-6.
#[test]
fn a_quest_wants_somebody_to_move_in() {
    let mut table =
        open(2, "missing-boy", |at| at.token_on_top(Hengfors).at(A, Hengfors).at(B, Novigrad));
    let quest = table.hunt().quests[0];
    assert_eq!((quest.at, quest.token, quest.who), (Some(Hengfors), true, None));
    assert_eq!(table.hunt().quest_tokens, 11);
    let stack = table.world().tokens()[Terrain::Mountain.index()].len();
    table.change(|at| at.hand(A, "b1 b2 r1").floor(A));
    assert!(!table.can("quest missing-boy"), "he stands there already");
    table.choose("move novigrad with specimen-b1").choose("move hengfors with specimen-b2");
    assert!(table.can("quest missing-boy"));
    table.choose("quest missing-boy").choose("option a");
    assert_eq!(table.own(A).gold, 4);
    assert!(table.hunt().quests.is_empty());
    assert_eq!(table.hunt().quest_tokens, 12);
    assert_eq!(table.world().tokens()[Terrain::Mountain.index()].len(), stack + 1);
    assert!(table.hunt().told.contains(&named("missing-boy")));
}

/// Example 37: WH-QST-3, WH-QST-4, WH-P1-5, WH-D-EVENT.
#[test]
fn a_quest_at_the_riders_place_follows_him() {
    let mut table = given(
        two()
            .open_quest("missing-bard", None, None)
            .rider_at(Cintra)
            .hound(1, Cintra)
            .at(A, Novigrad)
            .hand(A, "b2 r1")
            .gold(A, 0)
            .floor(A),
    );
    table.choose("move cintra with specimen-b2");
    assert!(!table.can("act"));
    table.choose("quest missing-bard");
    assert_eq!(table.decision(), Some(Decision::Option));
    table.choose("option a");
    assert_eq!((table.own(A).gold, table.own(B).gold), (2, 2), "each of them");
    assert_eq!(table.world().active(), A, "the floor is still his");
    let mut ridden = given(
        two()
            .open_quest("missing-bard", None, None)
            .rider_at(Novigrad)
            .at(A, Cintra)
            .at(B, Cintra)
            .hand(A, "b1")
            .rides(),
    );
    ridden.change(|at| at.floor(A));
    assert_eq!(ridden.hunt().at, Cintra);
    assert!(!ridden.can("quest missing-bard"), "the rider came to him");
}

/// WH-D-ASSIGN, WH-QST-3 (b), WH-QST-9: only the chosen player, and only who can pay.
#[test]
fn a_chosen_player_alone_does_the_quest() {
    let mut table =
        open(2, "smith-of-mahakam", |at| at.token_on_top(Hengfors).at(A, Novigrad).at(B, Novigrad));
    assert_eq!(table.question(), Some(Question::Assign));
    table.vote("player 2");
    assert_eq!(table.hunt().quests[0].who, Some(B));
    table.change(|at| at.hand(A, "b2").gold(A, 9).floor(A));
    table.choose("move hengfors with specimen-b2");
    assert!(!table.can("quest smith-of-mahakam"));
    table.change(|at| at.hand(B, "b2 r1").gold(B, 2).floor(B));
    table.choose("move hengfors with specimen-b2");
    assert!(!table.can("quest smith-of-mahakam"), "three gold on arrival");
    assert_eq!(table.refusal("quest smith-of-mahakam").rule, Some("WH-QST-5"));
    table.change(|at| at.gold(B, 3));
    table.choose("quest smith-of-mahakam");
    assert_eq!((table.own(B).gold, &table.own(B).kept[..]), (0, &[Story::HuntEvent(32)][..]));
}

/// WH-QST-2, WH-QST-7: an empty stack, and no quest token left.
#[test]
fn a_quest_takes_another_stack_when_its_own_is_empty() {
    let mut table = open(2, "missing-boy", |at| {
        let mut at = at;
        for place in [Hengfors, KaerMorhen, Cintra, Doldeth] {
            at = at.tracking(A, Tracking { at: place, fresh: false });
        }
        at.trail(A, Terrain::Mountain).trail(B, Terrain::Mountain)
    });
    assert_eq!(table.question(), Some(Question::QuestStack));
    table.vote("ground forest");
    assert_eq!(table.hunt().quests[0].at.unwrap().terrain(), Some(Terrain::Forest));
    let bare =
        open(2, "missing-boy", |at| at.monster("griffin", Vizima).marked(Terrain::Forest, 12));
    assert!(!bare.hunt().quests[0].token && bare.hunt().quests[0].at.is_some());
}

/// Example 97: WH-EDGE-4, WH-EDGE-5, WH-D-HOUND.
#[test]
fn a_removed_hound_pays_everybody() {
    let mut table = open(2, "council-of-mages", |at| {
        at.hound(1, Cintra)
            .hound_shields(Cintra, 2)
            .hound(3, Vizima)
            .attributes(A, [1, 2, 2, 2])
            .attributes(B, [2, 1, 2, 2])
            .hound_token(3, Bonus::WeakestAttribute, false)
    });
    table.vote("option a");
    assert_eq!(table.question(), Some(Question::Remove { bonus: true }));
    table.vote("place vizima");
    assert_eq!((table.own(A).attributes[0], table.own(B).attributes[1]), (2, 2));
    assert_eq!((table.shields(), table.hunt().hounds.len()), (30, 1));
    assert!(!table.hunt().blocks(Vizima));
    assert_eq!(table.hunt().seats[A].permit, None);
    let mut one = open(2, "council-of-mages", |at| at);
    one.vote("option b").vote("player 2");
    assert_eq!(one.awaited(), Some(B));
    one.choose("raise special");
    assert_eq!((one.own(B).attributes, one.shields()), ([1, 1, 1, 2], 29));
    let none = open(2, "council-of-mages", |at| at);
    assert!(none.hunt().hounds.is_empty());
}

/// Example 98: WH-EVT-6, WH-HND-14.
#[test]
fn a_hound_appears_by_an_event() {
    let mut table = open(2, "hounds-at-the-fold", |at| {
        at.round(5).rider_at(Cintra).hound(2, Cintra).hound(1, Novigrad)
    });
    table.vote("option a");
    assert_eq!(table.question(), Some(Question::HoundPlace { level: 1 }));
    assert!(!table.can("place cintra"));
    table.vote("place vizima");
    assert_eq!(table.hunt().hound_at(Vizima).unwrap().level, 1);
    assert_eq!((table.own(A).gold, table.own(B).gold), (3, 3));
    let mut out = open(2, "hounds-at-the-fold", |at| at.shield(A, 1));
    out.vote("option b");
    assert_eq!((out.shields(), out.own(A).shield), (28, 0), "no hound: one for each player");
    assert!(!out.heard(|event| matches!(event, Event::Hunt(HuntEvent::HoundGone { .. }))));
}

/// WH-EVT-8, WH-EDGE-9, WH-EDGE-11: kept things, and what an event raises.
#[test]
fn every_event_can_be_resolved() {
    for card in Story::stage(Stage::One).chain(Story::stage(Stage::Two)) {
        for pick in 0..2 {
            let mut table = given(
                two()
                    .next_story(card)
                    .hound(1, Cintra)
                    .gold(A, 5)
                    .gold(B, 5)
                    .hand(A, "b1 r1")
                    .hand(B, "g1")
                    .explores(),
            );
            for _ in 0..60 {
                if matches!(table.question(), Some(Question::Buyer)) {
                    break;
                }
                let legal = table.legal();
                let choice = legal[pick.min(legal.len() - 1)].clone();
                table.choose(&choice);
            }
            assert_eq!(table.question(), Some(Question::Buyer), "{card:?}");
        }
    }
    assert!(Story::HuntEvent(6).is_kept() && Story::HuntEvent(32).is_kept());
    assert!(!Story::HuntEvent(19).boons().is_empty());
}

/// WH-EDGE-8, WH-BOARD-3: no exploration in the last round.
#[test]
fn the_last_round_has_no_exploration() {
    let table = given(two().round(8).next_story("elf-cairn").explores());
    assert_eq!(table.question(), Some(Question::Buyer));
    let empty = given(two().explores());
    assert_eq!(empty.question(), Some(Question::Buyer));
}

/// WH-P3-1, WH-P3-3, WH-P3-4, WH-D-P3ORDER: one after the other, in any order.
#[test]
fn phase_three_is_done_in_any_order() {
    let mut table = given(two().hand(A, "b1").hand(B, "g1").shops());
    table.vote("player 2");
    assert_eq!((table.awaited(), table.decision()), (Some(B), Some(Decision::Discard3)));
    table.choose("done");
    assert_eq!(table.hand_size(B), 3);
    table.choose_first();
    while matches!(table.decision(), Some(Decision::Pay { .. })) {
        table.choose_first();
    }
    assert_eq!(
        (table.awaited(), table.decision()),
        (Some(A), Some(Decision::Discard3)),
        "the last is not asked who"
    );
    let mut alone = given(Position::hunt(1, Rider::Nithral).hand(A, "b1 r1 g1").shops());
    let last = alone.world().market()[5];
    alone.choose("done");
    alone.choose_first();
    while matches!(alone.decision(), Some(Decision::Pay { .. })) {
        alone.choose_first();
    }
    assert!(alone.world().common_discard().contains(&last.unwrap()), "the rightmost is dropped");
}
