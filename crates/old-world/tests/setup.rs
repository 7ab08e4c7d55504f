//! Worked examples 1–4: set-up.

mod common;

use common::{A, B, given};
use old_world::position::Position;
use old_world::versus::{Boards, Choice, Decision, Event, FirstPlayer, OldWorld, Setup};
use old_world::world::location::Terrain;
use old_world::world::school::School;
use tabletop::{BySeat, Form, Game, Log, Rng, Seat, Seed, SetupForm, Status, Viewer};

fn deal(seats: u8, number: u64) -> OldWorld {
    let setup = Setup { first: FirstPlayer::SeatOne, ..Setup::for_players(seats) };
    OldWorld::start(&setup, Seed::new(number), &mut Log::muted()).unwrap()
}

/// Answers the questions of the set-up at random until the first turn.
fn set_up(seats: u8, number: u64) -> OldWorld {
    let mut game = deal(seats, number);
    let mut rng = Rng::from_u64(number);
    while !matches!(game.status(), Status::Awaiting { decision: Decision::Phase1, .. }) {
        let legal = game.legal();
        game.play(&legal[rng.index(legal.len())], &mut Log::muted());
    }
    game
}

/// Example 1: OW-SETUP-3, OW-SETUP-4, OW-SETUP-5, OW-SETUP-8, OW-D-SLOT2.
#[test]
fn two_players_get_a_second_level_monster_where_the_first_wishes() {
    for (number, terrain) in (0..).zip(Terrain::ALL) {
        let mut game = deal(2, number);
        let Status::Awaiting { seat: A, decision: Decision::Slot2 } = game.status() else {
            panic!("the first player names a terrain before anything is revealed")
        };
        assert!(game.lairs().iter().all(|lair| lair.monster.is_none()));
        // OW-SETUP-4: the places lie open before the question, for everybody, and stay.
        let places = game.view(Viewer::Spectator).lairs.map(|lair| lair.at);
        assert!(places.iter().all(Option::is_some), "three tokens lie open");
        game.apply(&Choice::Slot2(terrain), &mut Log::muted()).unwrap();
        for (slot, lair) in Terrain::ALL.into_iter().zip(game.lairs()) {
            let level = lair.monster.unwrap().level();
            assert_eq!(level, if slot == terrain { 2 } else { 1 });
            assert_eq!(lair.at.unwrap().terrain(), Some(slot));
            assert_eq!(lair.at, places[slot.index()]);
        }
        let game = set_up(2, number);
        let (first, second) = (&game.players()[A], &game.players()[B]);
        assert_eq!((first.hand.len(), first.deck.len(), first.gold), (3, 7, 2));
        assert_eq!((second.hand.len(), second.deck.len(), second.gold), (5, 5, 4));
        assert_eq!((first.stock, second.stock), (1, 1));
        assert_eq!(game.masteries(), [1; 4]);
        assert_eq!(first.at, first.school.unwrap().home());
        assert_eq!((first.shield, first.level, first.reputation), (1, 1, 0));
    }
}

/// Example 2: OW-SETUP-1, OW-SETUP-2.
#[test]
fn three_cheap_cards_lie_on_the_right_of_the_market() {
    for number in 0..50 {
        let game = deal(3, number);
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
    let mut game = deal(5, 4);
    for seat in [4, 3, 2, 1].map(Seat) {
        assert_eq!(game.status(), Status::Awaiting { seat, decision: Decision::Board });
        let legal = game.legal();
        assert_eq!(legal.len(), 2);
        assert_eq!(game.view(Viewer::Seat(seat)).offered.len(), 2);
        assert!(game.view(Viewer::Spectator).offered.is_empty());
        game.play(&legal[0], &mut Log::muted());
    }
    assert!(game.players().values().all(|own| own.school.is_some()));
    assert!(matches!(game.status(), Status::Awaiting { seat: A, decision: Decision::Bonus }));
}

/// Example 4: OW-P45-1, OW-P45-2, OW-P45-4, OW-ATTR-2, OW-ATTR-3, OW-D-BONUS.
#[test]
fn four_players_raise_an_attribute_each() {
    let mut game = deal(4, 9);
    while !matches!(game.status(), Status::Awaiting { decision: Decision::Bonus, .. }) {
        let legal = game.legal();
        game.play(&legal[0], &mut Log::muted());
    }
    for (seat, choice) in
        [(0, "raise attack"), (1, "raise special"), (2, "raise defence"), (3, "raise alchemy")]
    {
        assert_eq!(game.status().awaited(), Some(Seat(seat)));
        game.apply(&choice.parse().unwrap(), &mut Log::muted()).unwrap();
    }
    let (third, fourth) = (&game.players()[Seat(2)], &game.players()[Seat(3)]);
    assert_eq!((third.attributes, third.shield, third.level), ([1, 2, 1, 1], 2, 1));
    assert_eq!((fourth.attributes, fourth.potions.len()), ([1, 1, 2, 1], 1));
    assert_eq!(game.extra_pile().len(), 1);
    assert!(game.extra_pile().iter().all(|monster| monster.level() == 1));
    assert_eq!(game.masteries(), [2; 4]);
    assert_eq!(set_up(5, 1).extra_pile().len(), 2);
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
        let game = set_up(seats, 3);
        let dealt: Vec<_> = game.players().values().map(|own| (own.hand.len(), own.gold)).collect();
        assert_eq!(dealt, wanted, "{seats} players");
    }
}

/// OW-SETUP-6, OW-SETUP-9: the first player is random, or fixed; extra steps only from four on.
#[test]
fn anybody_may_begin() {
    let begins = |number| {
        OldWorld::start(&Setup::for_players(3), Seed::new(number), &mut Log::muted())
            .unwrap()
            .first()
    };
    let mut beginners: Vec<Seat> = (0..40).map(begins).collect();
    beginners.sort_unstable();
    beginners.dedup();
    assert_eq!(beginners.len(), 3);
    assert!(set_up(3, 5).extra_pile().is_empty());
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
    let game = OldWorld::start(&setup, Seed::new(1), &mut Log::muted()).unwrap();
    assert_eq!(game.status(), Status::Awaiting { seat: Seat(2), decision: Decision::Board });
    assert_eq!(game.legal().len(), 4);
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
    let game = set_up(1, 2);
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
        let mut log = Log::new();
        let setup = Setup { first: FirstPlayer::SeatOne, ..Setup::for_players(seats) };
        let game = OldWorld::start(&setup, Seed::new(7), &mut log).unwrap();
        let told = log.into_entries().into_iter().find_map(|entry| {
            match entry.seen_by(Viewer::Spectator) {
                Some(Event::LairsOpened { places }) => Some(places.map(Some)),
                _ => None,
            }
        });
        (told, game.view(Viewer::Spectator).lairs.map(|lair| lair.at))
    };
    let (told, places) = opened(2);
    assert_eq!(told, Some(places));
    assert_eq!(opened(3).0, None);
}
