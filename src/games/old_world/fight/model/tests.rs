//! Fights of positions built by hand, and of random games.

use ::old_world::position::{Position, named};
use ::old_world::versus::{OldWorld, Setup};
use tabletop::{Game, Log, Rng, Seed, Status, Viewer};

use super::*;

const US: Seat = Seat(0);

fn griffin() -> OldWorld {
    let hunt = Position::new(3).hunting("griffin").attributes(US, [3, 2, 2, 2]);
    hunt.hand(US, "veil-1 maim-1 precise-blow-1 whirl-1").build().unwrap()
}

fn play(game: &mut OldWorld, choices: &[&str]) {
    for text in choices {
        game.apply(&text.parse().unwrap(), &mut Log::muted()).unwrap();
    }
}

fn seen(game: &OldWorld, us: Seat) -> Option<Fight> {
    let Status::Awaiting { seat, decision } = game.status() else { return None };
    let view = game.view(Viewer::Seat(us));
    let legal = if seat == us { game.legal() } else { Vec::new() };
    fight(&view, us, Some(decision), &legal, None)
}

/// §13: the steps are ticked off one after another.
#[test]
fn steps_are_ticked_off() {
    let mut game = griffin();
    use StepState::{Ahead, Done, Now};
    assert_eq!(seen(&game, US).unwrap().steps, [Now, Ahead, Ahead, Ahead]);
    assert_eq!(seen(&game, US).unwrap().turn, Turn::Witcher(US, 1));
    play(&mut game, &["done"]);
    assert_eq!(seen(&game, US).unwrap().steps, [Done, Now, Ahead, Ahead]);
}

/// OW-COMBO-2, OW-COMBO-3: the combo of the mock-up, and what a further card would make of it.
#[test]
fn the_combo_grows_and_says_what_a_card_would_make_of_it() {
    let mut game = griffin();
    play(&mut game, &["done", "combo add veil-1", "combo add maim-1"]);
    let before = seen(&game, US).unwrap();
    assert_eq!(before.near.combo.cards.len(), 2);
    let view = game.view(Viewer::Seat(US));
    let blow: Card = named("precise-blow-1");
    let plain = totals(&view, None).unwrap();
    let foreseen = totals(&view, Some((blow, None))).unwrap();
    assert_eq!((plain.foreseen, foreseen.foreseen), (None, Some(blow)));
    assert!(foreseen.damage.value > plain.damage.value);
    play(&mut game, &["combo add precise-blow-1"]);
    let after = totals(&game.view(Viewer::Seat(US)), None).unwrap();
    assert_eq!((after.damage, after.draw), (foreseen.damage, foreseen.draw));
    // Who looks on sees the same totals, and is promised nothing.
    let other = game.view(Viewer::Seat(Seat(1)));
    assert_eq!(totals(&other, Some((named("whirl-1"), None))), totals(&other, None));
}

/// OW-MON-1: the halves are asked of him who steers the monster, and of nobody else.
#[test]
fn the_halves_are_for_him_who_steers() {
    let hunt = Position::new(3).hunting("griffin").monster_moves();
    let game = hunt.build().unwrap();
    let chooser = game.status().awaited().unwrap();
    assert_ne!(chooser, US);
    assert_eq!(seen(&game, chooser).unwrap().halves, Some(Halves { card: None }));
    let ours = seen(&game, US).unwrap();
    assert_eq!(ours.halves, None);
    assert_eq!(ours.turn, Turn::Monster(named("griffin"), 1));
    let FoeModel::Monster(foe) = ours.foe else { panic!("a monster is fought") };
    assert_eq!((foe.left, foe.steers), (15, Some(chooser)));
}

/// OW-FIGHT-3: in a duel each sees the other as the foe.
#[test]
fn in_a_duel_the_sides_face_each_other() {
    let game = Position::new(2)
        .hand(US, "maim-1 veil-1")
        .hand(Seat(1), "whirl-1")
        .dueling()
        .build()
        .unwrap();
    for (us, them) in [(US, Seat(1)), (Seat(1), US)] {
        let duel = seen(&game, us).unwrap();
        assert_eq!(duel.near.seat, us);
        let FoeModel::Witcher(foe) = duel.foe else { panic!("a witcher is fought") };
        assert_eq!(foe.seat, them);
        assert_eq!(foe.hand, if them == US { 2 } else { 1 });
    }
}

/// Whole random games: a fight can be drawn at every one of its decisions, for everybody, and what
/// is offered as a tab or a trick is legal.
#[test]
fn every_moment_of_every_fight_can_be_drawn() {
    let mut met = 0;
    for (seats, seed) in [(1, 3), (2, 5), (3, 7), (5, 11)] {
        let setup = Setup::for_players(seats);
        let mut game = OldWorld::start(&setup, Seed::new(seed), &mut Log::muted()).unwrap();
        let mut rng = Rng::from_u64(seed);
        while let Status::Awaiting { seat, .. } = game.status() {
            for us in Seat::all(seats) {
                let view = game.view(Viewer::Seat(us));
                let Some(drawn) = seen(&game, us) else {
                    assert_eq!(totals(&view, None), None);
                    continue;
                };
                met += 1;
                if us != seat {
                    assert_eq!(drawn.near.combo.berth, None, "only who is asked lays cards");
                }
                assert!(drawn.steps.iter().filter(|step| **step == StepState::Now).count() <= 1);
                if let (Some(told), FoeModel::Monster(foe)) = (totals(&view, None), &drawn.foe) {
                    let (from, to) = told.damage.change.unwrap();
                    assert!(from == foe.left && to <= from);
                }
            }
            let legal = game.legal();
            game.play(&legal[rng.index(legal.len())].clone(), &mut Log::muted());
        }
    }
    assert!(met > 300, "fights are fought: {met}");
}
