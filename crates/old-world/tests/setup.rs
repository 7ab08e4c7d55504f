//! Worked examples 1–4: set-up.

mod common;

use common::{A, B, C, D, Table, Words, given};
use old_world::position::Position;
use old_world::versus::{Boards, Decision, Event, FirstPlayer, OldWorld, Setup};
use old_world::world::location::Terrain;
use old_world::world::school::School;
use old_world::world::slug::Slug;
use tabletop::{BySeat, Form, Game, Log, Rng, Seat, Seed, SetupForm, Viewer};

fn deal(seats: u8, number: u64) -> Table {
    Table::deal(Setup { first: FirstPlayer::SeatOne, ..Setup::for_players(seats) }, number)
}

/// Answers the questions of the set-up at random until the first turn.
fn set_up(seats: u8, number: u64) -> Table {
    let mut table = deal(seats, number);
    let mut rng = Rng::from_u64(number);
    while table.decision() != Some(Decision::Phase1) {
        let legal = table.legal();
        table.choose(&legal[rng.index(legal.len())]);
    }
    table
}

/// Example 1: OW-SETUP-3, OW-SETUP-4, OW-SETUP-5, OW-SETUP-8, OW-D-SLOT2.
#[test]
fn two_players_get_a_second_level_monster_where_the_first_wishes() {
    for (number, terrain) in (0..).zip(Terrain::ALL) {
        let mut table = deal(2, number);
        // The first player names a terrain before anything is revealed.
        table.expect_awaiting(A, &Decision::Slot2);
        assert!(table.game().lairs().iter().all(|lair| lair.monster.is_none()));
        // OW-SETUP-4: the places lie open before the question, for everybody, and stay.
        let places = table.seen_by(Viewer::Spectator).lairs.map(|lair| lair.at);
        assert!(places.iter().all(Option::is_some), "three tokens lie open");
        table.choose(&format!("second-level {}", terrain.slug()));
        for (slot, lair) in Terrain::ALL.into_iter().zip(table.game().lairs()) {
            let level = lair.monster.unwrap().level();
            assert_eq!(level, if slot == terrain { 2 } else { 1 });
            assert_eq!(lair.at.unwrap().terrain(), Some(slot));
            assert_eq!(lair.at, places[slot.index()]);
        }
        let table = set_up(2, number);
        let (first, second) = (table.own(A), table.own(B));
        assert_eq!((first.hand.len(), first.deck.len(), first.gold), (3, 7, 2));
        assert_eq!((second.hand.len(), second.deck.len(), second.gold), (5, 5, 4));
        assert_eq!((first.stock, second.stock), (1, 1));
        assert_eq!(table.game().masteries(), [1; 4]);
        assert_eq!(first.at, first.school.unwrap().home());
        assert_eq!((first.shield, first.level, first.reputation), (1, 1, 0));
    }
}

/// Example 2: OW-SETUP-1, OW-SETUP-2.
#[test]
fn three_cheap_cards_lie_on_the_right_of_the_market() {
    for number in 0..50 {
        let table = deal(3, number);
        let game = table.game();
        assert!(game.market()[3..].iter().all(|card| card.unwrap().cost() == 0));
        assert!(game.market()[..3].iter().all(Option::is_some));
        assert_eq!(game.market_deck().len(), 84);
        assert!(game.common_discard().is_empty());
        assert_eq!((game.potion_deck().len(), game.attacks().len()), (28, 20));
        assert_eq!([game.story_decks()[0].len(), game.story_decks()[1].len()], [36, 36]);
    }
}

/// Example 3: OW-SETUP-7, OW-D-BOARD.
#[test]
fn boards_are_chosen_from_the_right_and_the_last_is_forced() {
    let mut table = deal(5, 4);
    for seat in [4, 3, 2, 1].map(Seat) {
        table.expect_awaiting(seat, &Decision::Board);
        assert_eq!(table.legal().len(), 2);
        assert_eq!(table.seen_by(Viewer::Seat(seat)).offered.len(), 2);
        assert!(table.seen_by(Viewer::Spectator).offered.is_empty());
        table.choose_first();
    }
    assert!(table.game().players().values().all(|own| own.school.is_some()));
    table.expect_awaiting(A, &Decision::Bonus);
}

/// Example 4: OW-P45-1, OW-P45-2, OW-P45-4, OW-ATTR-2, OW-ATTR-3, OW-D-BONUS.
#[test]
fn four_players_raise_an_attribute_each() {
    let mut table = deal(4, 9);
    while table.decision() != Some(Decision::Bonus) {
        table.choose_first();
    }
    for (seat, choice) in
        [(0, "raise attack"), (1, "raise special"), (2, "raise defence"), (3, "raise alchemy")]
    {
        assert_eq!(table.awaited(), Some(Seat(seat)));
        table.choose(choice);
    }
    let (third, fourth) = (table.own(C), table.own(D));
    assert_eq!((third.attributes, third.shield, third.level), ([1, 2, 1, 1], 2, 1));
    assert_eq!((fourth.attributes, fourth.potions.len()), ([1, 1, 2, 1], 1));
    assert_eq!(table.game().extra_pile().len(), 1);
    assert!(table.game().extra_pile().iter().all(|monster| monster.level() == 1));
    assert_eq!(table.game().masteries(), [2; 4]);
    assert_eq!(set_up(5, 1).game().extra_pile().len(), 2);
}

/// OW-SETUP-8: opening hands and gold of every table.
#[test]
fn opening_hands_and_gold_follow_the_table() {
    let table: [&[(usize, u16)]; 5] = [
        &[(5, 3)],
        &[(3, 2), (5, 4)],
        &[(3, 2), (4, 4), (5, 6)],
        &[(2, 4), (3, 5), (4, 6), (5, 7)],
        &[(2, 5), (3, 5), (4, 5), (4, 7), (5, 7)],
    ];
    for (seats, wanted) in (1u8..).zip(table) {
        let table = set_up(seats, 3);
        let players = table.game().players();
        let dealt: Vec<_> = players.values().map(|own| (own.hand.len(), own.gold)).collect();
        assert_eq!(dealt, wanted, "{seats} players");
    }
}

/// OW-SETUP-6, OW-SETUP-9: the first player is random, or fixed; extra steps only from four on.
#[test]
fn anybody_may_begin() {
    let begins = |number| Table::deal(Setup::for_players(3), number).game().first();
    let mut beginners: Vec<Seat> = (0..40).map(begins).collect();
    beginners.sort_unstable();
    beginners.dedup();
    assert_eq!(beginners.len(), 3);
    assert!(set_up(3, 5).game().extra_pile().is_empty());
}

/// OW-SETUP-7: the table's option, and schools fixed by the host.
#[test]
fn boards_may_be_free_or_fixed() {
    let setup = Setup {
        boards: Boards::Free,
        first: FirstPlayer::SeatOne,
        schools: BySeat::from(vec![None, Some(School::Cat), None]),
        puzzle: None,
    };
    let mut table = Table::deal(setup.clone(), 1);
    table.expect_awaiting(C, &Decision::Board);
    assert_eq!(table.legal().len(), 4);
    assert_eq!(Setup::read(&setup.to_form()).unwrap(), setup);
    let twice = Setup {
        schools: BySeat::from(vec![Some(School::Cat), Some(School::Cat)]),
        ..Setup::for_players(2)
    };
    assert!(OldWorld::start(&twice, Seed::new(1), &mut Log::muted()).is_err());
    let six = Form { seats: 6, answers: std::collections::BTreeMap::new() };
    assert!(Setup::read(&six).is_err());
}

/// OW-SOLO-1.
#[test]
fn a_lone_witcher_faces_one_monster_of_each_level() {
    let table = set_up(1, 2);
    let game = table.game();
    let mut levels: Vec<u8> =
        game.lairs().iter().map(|lair| lair.monster.unwrap().level()).collect();
    levels.sort_unstable();
    assert_eq!(levels, [1, 2, 3]);
    assert_eq!(game.masteries().iter().sum::<u8>(), 1);
    assert_eq!(game.players()[A].stock, 0);
}

/// The builder's positions are possible ones.
#[test]
fn built_positions_pass_the_check() {
    for seats in 2..=5 {
        assert_eq!(given(Position::new(seats)).game().check(), Ok(()));
    }
}

/// OW-SETUP-4, finding D1: the two players are told the places before anybody chooses; with three
/// the monsters tell them.
#[test]
fn the_open_places_are_told_to_two_players() {
    let opened = |seats| {
        let table = deal(seats, 7);
        let told = table.told_to(Viewer::Spectator).find_map(|event| match event {
            Event::LairsOpened { places } => Some(places.map(Some)),
            _ => None,
        });
        (told, table.seen_by(Viewer::Spectator).lairs.map(|lair| lair.at))
    };
    let (told, places) = opened(2);
    assert_eq!(told, Some(places));
    assert_eq!(opened(3).0, None);
}
