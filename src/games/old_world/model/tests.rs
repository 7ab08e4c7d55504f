//! Random games of one to five, and what the table offers in them.

use ::old_world::versus::{OldWorld, Setup};
use tabletop::{Game, Log, Rng, Seed, Viewer};

use super::*;

fn each_decision(seats: u8, seed: u64, mut check: impl FnMut(&OldWorld, &Model)) {
    let setup = Setup::for_players(seats);
    let mut game = OldWorld::start(&setup, Seed::new(seed), &mut Log::muted()).unwrap();
    let mut rng = Rng::from_u64(seed);
    while let Status::Awaiting { seat, .. } = game.status() {
        let drawn = model(&Sight::of(&game, Viewer::Seat(seat), true), seat);
        check(&game, &drawn);
        let legal = game.legal();
        game.play(&legal[rng.index(legal.len())].clone(), &mut Log::muted());
    }
}

/// Every answer can be given by pointing, or it is a button.
#[test]
fn every_choice_of_every_decision_can_be_made_on_the_table() {
    for (seats, seed) in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (2, 7), (3, 8)] {
        each_decision(seats, seed, |_, drawn| {
            let acts = drawn.acts(&[]);
            for (choice, gesture) in drawn.legal.iter().zip(&drawn.gestures) {
                if gesture.spots.is_empty() {
                    assert!(acts.contains(&Act::Choose(*choice)), "{choice} in {:?}", drawn.asked);
                } else {
                    assert_eq!(point_out(drawn, gesture), Some(*choice), "in {:?}", drawn.asked);
                }
            }
        });
    }
}

/// No two answers are given by pointing at the same things.
#[test]
fn no_two_choices_share_a_gesture() {
    for (seats, seed) in [(1, 12), (2, 13), (3, 14), (4, 15), (5, 16)] {
        each_decision(seats, seed, |_, drawn| {
            for (at, gesture) in drawn.gestures.iter().enumerate() {
                let others = &drawn.gestures[..at];
                assert!(
                    gesture.spots.is_empty()
                        || others.iter().all(|other| other.spots != gesture.spots),
                    "{} in {:?}",
                    drawn.legal[at],
                    drawn.asked
                );
            }
        });
    }
}

/// Whoever may not choose is offered nothing.
#[test]
fn who_looks_on_is_offered_nothing() {
    let game = OldWorld::start(&Setup::for_players(3), Seed::new(3), &mut Log::muted()).unwrap();
    let drawn = model(&Sight::of(&game, Viewer::Spectator, false), Seat(0));
    assert!(drawn.legal.is_empty() && drawn.acts(&[]).is_empty());
    assert!(drawn.view.players[Seat(0)].hand.is_none());
}
