//! Worked examples 1–5: the deal, the boards, the difficulty.

use old_world::versus::Decision;
use old_world::wild_hunt::{Setup, WildHunt};
use old_world::world::attack::AttackCard;
use old_world::world::hound::{Bonus, hound_row};
use old_world::world::hunt_card::{HuntKind, Stage};
use old_world::world::location::Terrain;
use old_world::world::rider::Rider;
use old_world::world::round_board::{Difficulty, Spawn, rounds, spawns};
use old_world::world::story::Story;
use tabletop::{Game, Log, Seat, Seed, SetupForm};

use super::table::{B, C, HuntWords, Table, Words};

fn dealt(seats: u8, difficulty: Difficulty, seed: u64) -> Table {
    let mut table = Table::deal(Setup { difficulty, ..Setup::for_players(seats) }, seed);
    while let Some(Decision::Board | Decision::Bonus) = table.decision() {
        table.choose_first();
    }
    table
}

/// Example 1: WH-SETUP-2, WH-SETUP-3, WH-SETUP-9, WH-SETUP-10, WH-SETUP-11, WH-SETUP-12, WH-SETUP-13,
/// WH-SETUP-16, WH-SETUP-17, WH-D-DIFF.
#[test]
fn two_players_face_a_forest_and_a_water_monster() {
    let table = dealt(2, Difficulty::Standard, 5);
    let world = table.world();
    let [forest, mountain, water] = *world.lairs();
    assert_eq!(forest.monster.unwrap().level(), 1);
    assert_eq!(water.monster.unwrap().level(), 2);
    assert_eq!(forest.at.unwrap().terrain(), Some(Terrain::Forest));
    assert_eq!(water.at.unwrap().terrain(), Some(Terrain::Water));
    assert_eq!((mountain.monster, mountain.at), (None, None));
    assert_eq!(table.shields(), 31);
    assert_eq!(table.hunt().at.terrain(), Some(Terrain::Mountain));
    assert_eq!(world.tokens()[Terrain::Mountain.index()].len(), 6);
    for own in world.players().values() {
        assert_eq!((own.hand.len(), own.deck.len(), own.gold, own.stock), (5, 5, 3, 1));
        assert_eq!(own.reputation, 0);
    }
    assert_eq!((table.hunt().round, table.hunt().quest_tokens), (1, 12));
    assert!(table.hunt().hounds.is_empty());
    assert_eq!(world.masteries(), [1; 4]);
}

/// Example 2: WH-T-DIFF, WH-SETUP-14.
#[test]
fn four_players_raise_an_attribute_and_have_two_of_each_trophy() {
    let table = dealt(4, Difficulty::Easy, 3);
    let [forest, mountain, water] = *table.world().lairs();
    assert_eq!(forest.monster.unwrap().level(), 1);
    assert_eq!(water.monster.unwrap().level(), 1);
    assert_eq!(mountain.monster, None);
    assert_eq!(table.shields(), 77);
    for own in table.world().players().values() {
        assert_eq!(own.attributes.iter().sum::<u8>(), 5);
        assert_eq!((own.hand.len(), own.gold, own.stock), (5, 3, 3));
    }
    assert_eq!(table.world().masteries(), [2; 4]);
    assert!(table.world().extra_pile().is_empty());
}

/// WH-T-DIFF: every row.
#[test]
fn the_table_of_difficulty_is_the_printed_one() {
    let shields: [[u16; 4]; 5] =
        [[5, 7, 9, 11], [28, 31, 34, 37], [54, 58, 62, 66], [77, 82, 87, 92], [97, 106, 113, 120]];
    let monsters: [[&[u8]; 4]; 5] = [
        [&[1], &[1], &[2], &[3]],
        [&[2], &[1, 2], &[1, 3], &[1, 3]],
        [&[2], &[1, 2], &[1, 3], &[1, 3]],
        [&[1, 1], &[1, 3], &[1, 3], &[1, 3]],
        [&[1, 1], &[1, 3], &[1, 3], &[1, 3]],
    ];
    for players in 1..=5u8 {
        for (at, difficulty) in Difficulty::ALL.into_iter().enumerate() {
            let row = usize::from(players) - 1;
            assert_eq!(difficulty.shields(players), shields[row][at]);
            assert_eq!(difficulty.monsters(players), monsters[row][at]);
        }
    }
}

/// Example 3: WH-SETUP-5, WH-BOARD-1, WH-BOARD-2, WH-T-COUNT.
#[test]
fn all_of_stage_one_is_drawn_before_stage_two() {
    for (players, first, last) in [(5, 3, 7), (3, 4, 8), (1, 4, 8)] {
        let table = dealt(players, Difficulty::Standard, 9);
        let deck = &table.hunt().deck;
        assert_eq!(deck.len(), first + 3);
        for (place, story) in deck.iter().rev().enumerate() {
            assert_eq!(matches!(story, Story::StageOne(_)), place < first, "{story:?}");
        }
        assert_eq!(rounds(players), last);
        assert_eq!(table.hunt().aside.len(), 35 - first - 3);
    }
}

/// WH-SETUP-1, WH-SETUP-15: a lone witcher has all four attribute trophies before him.
#[test]
fn a_lone_witcher_plays_the_hunt_and_not_the_solo_game() {
    let table = dealt(1, Difficulty::VeryHard, 1);
    assert!(!table.world().is_solo());
    assert_eq!(table.world().masteries(), [1; 4]);
    assert_eq!(table.shields(), 11);
    assert_eq!(table.world().lairs()[0].monster.unwrap().level(), 3);
    assert_eq!(table.world().lairs()[2].monster, None);
}

/// WH-SETUP-18, WH-SETUP-19, WH-D-RIDER, WH-SETUP-7: answers of the form.
#[test]
fn rider_difficulty_and_tie_seat_are_answers_of_the_form() {
    let usual = Setup::read(&Setup::model().blank()).unwrap();
    assert_eq!(
        (usual.rider, usual.difficulty, usual.tie),
        (Rider::Nithral, Difficulty::Standard, None)
    );
    let setup = Setup { rider: Rider::Eredin, tie: Some(B), ..Setup::for_players(3) };
    assert_eq!(Setup::from_form(&setup.to_form()).unwrap(), setup);
    let table = Table::deal(setup, 1);
    assert_eq!((table.hunt().rider, table.hunt().tie), (Rider::Eredin, B));
    let nobody = Setup { tie: Some(Seat(4)), ..Setup::for_players(3) };
    assert!(WildHunt::start(&nobody, Seed::new(1), &mut Log::new()).is_err());
    let last = Table::deal(Setup::for_players(3), 1);
    assert_eq!(last.hunt().tie, C);
}

/// WH-SETUP-8, WH-T-HBONUS, WH-HND-21: two tokens a level, each with one of two bonuses.
#[test]
fn there_are_two_hounds_and_two_tokens_of_each_level() {
    let table = dealt(2, Difficulty::Easy, 2);
    for level in 1..=3u8 {
        let mut tokens = table.hunt().tokens[usize::from(level) - 1].clone();
        tokens.sort_unstable();
        assert_eq!(tokens, Bonus::of_level(level));
        assert_eq!(table.hunt().hounds_left(level), 2);
    }
}

/// WH-T-HOUND.
#[test]
fn hound_cards_are_the_printed_ones() {
    let lives = |players| [1, 2, 3].map(|level| hound_row(players, level).life);
    assert_eq!(lives(1), [2, 3, 4]);
    assert_eq!(lives(2), [3, 4, 5]);
    assert_eq!((lives(4), lives(5)), ([5, 7, 8], [5, 7, 8]));
    let row = hound_row(2, 2);
    assert_eq!((row.shield, row.draw), (2, 2));
}

/// WH-T-BOARD-2, WH-T-BOARD-n: the totals of the boards.
#[test]
fn the_round_boards_add_up() {
    let totals: [[[usize; 3]; 2]; 5] = [
        [[1, 1, 1], [1, 1, 1]],
        [[2, 1, 1], [1, 1, 2]],
        [[2, 1, 1], [1, 2, 2]],
        [[1, 2, 2], [1, 2, 2]],
        [[1, 2, 2], [1, 3, 2]],
    ];
    for players in 1..=5u8 {
        let all: Vec<Spawn> =
            (1..=rounds(players)).flat_map(|round| spawns(players, round)).copied().collect();
        let count = |spawn: Spawn| all.iter().filter(|other| **other == spawn).count();
        let row = totals[usize::from(players) - 1];
        assert_eq!([1, 2, 3].map(|level| count(Spawn::Hound(level))), row[0], "{players}");
        assert_eq!([1, 2, 3].map(|level| count(Spawn::Monster(level))), row[1], "{players}");
        assert!(spawns(players, rounds(players)).is_empty());
    }
    assert_eq!(spawns(2, 3), [Spawn::Hound(1), Spawn::Monster(2)]);
}

/// 17.4 of the rules: 20 and 15 cards, by kind. WH-SETUP-4, WH-EXP-3.
#[test]
fn the_decks_have_the_kinds_the_rules_count() {
    let count = |stage| {
        let mut kinds = [0; 4];
        for story in Story::stage(stage) {
            kinds[match story.hunt_card().unwrap().kind {
                HuntKind::Quest(_) => 0,
                HuntKind::Joint(_) => 1,
                HuntKind::Individual(_) => 2,
                HuntKind::Pool => 3,
            }] += 1;
        }
        kinds
    };
    assert_eq!(count(Stage::One), [10, 4, 5, 1]);
    assert_eq!(count(Stage::Two), [5, 6, 4, 0]);
    for rider in Rider::ALL {
        assert_eq!(AttackCard::of_rider(rider).count(), 4);
        assert!(
            AttackCard::of_rider(rider)
                .all(|card| card.rider() == Some(rider) && card.copies() == 0)
        );
    }
}
