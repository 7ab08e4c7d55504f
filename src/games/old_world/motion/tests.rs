//! Moves, purchases, blows and dice of positions built by hand and of random games.

use ::old_world::position::Position;
use ::old_world::versus::{OldWorld, Setup};
use tabletop::{Game, Log, Rng, Seed, Status};

use super::super::model::model;
use super::*;
use crate::scene::Sight;

const US: Seat = Seat(0);

fn posed(game: &OldWorld) -> Pose {
    pose(&model(&Sight::of(game, Viewer::Seat(US), true), US))
}

/// Makes a choice, and says what moves.
fn told(game: &mut OldWorld, choice: Choice) -> Vec<Cue> {
    let mut log = Log::new();
    let before = posed(game);
    game.apply(&choice, &mut log).unwrap();
    let events = log.entries().iter().filter_map(|entry| entry.seen_by(Viewer::Seat(US)));
    cues(&before, &posed(game), &events.collect::<Vec<_>>(), &[choice])
}

/// In whole games: who has moved goes along a road of nine points, cards in sight that are not there
/// any more go somewhere, dice are thrown at most ten at a time.
#[test]
fn whatever_changes_place_is_told() {
    let (mut ways, mut exits, mut slides, mut dice, mut coins) = (0, 0, 0, 0, 0);
    for (seats, seed) in [(1, 3), (2, 4), (4, 5)] {
        let setup = Setup::for_players(seats);
        let mut game = OldWorld::start(&setup, Seed::new(seed), &mut Log::muted()).unwrap();
        let mut rng = Rng::from_seed(Seed::new(seed));
        while let Status::Awaiting { .. } = game.status() {
            let legal = game.legal();
            let chosen = legal[rng.index(legal.len())];
            let before = posed(&game);
            let cues = told(&mut game, chosen);
            let after = posed(&game);
            let of = |wanted: fn(&How) -> bool| cues.iter().filter(|cue| wanted(&cue.how)).count();
            if let Choice::Move(..) = chosen {
                let along = cues.iter().find_map(|cue| match &cue.how {
                    How::Along(points) if cue.what == format!("w{}", before.active.0) => {
                        Some(points)
                    }
                    _ => None,
                });
                assert_eq!(along.unwrap().len(), 9);
                ways += 1;
            }
            for (card, was) in &before.cards {
                let now = after.cards.iter().find(|(one, _)| one == card).map(|(_, now)| *now);
                let left = matches!(was, Lies::Hand | Lies::Stall | Lies::Combo(_))
                    && !matches!(now, Some(Lies::Hand | Lies::Stall | Lies::Combo(_)));
                let told = cues
                    .iter()
                    .any(|cue| cue.what == piece(*card) && matches!(cue.how, How::Exit(_)));
                assert_eq!(left, told, "{card:?} {was:?} {now:?}");
            }
            exits += of(|how| matches!(how, How::Exit(_)));
            slides += of(|how| matches!(how, How::Do(gait, _) if std::ptr::eq(*gait, &SLIDE)));
            let thrown = of(|how| matches!(how, How::Do(gait, _) if std::ptr::eq(*gait, &TUMBLE)));
            assert!(thrown <= 10);
            dice += thrown;
            coins += of(|how| matches!(how, How::Send { .. }));
        }
    }
    for seen in [ways, exits, slides, dice, coins] {
        assert!(seen > 10, "{:?}", (ways, exits, slides, dice, coins));
    }
}

/// OW-RES-1: a blow counts the pool down, point by point of its bar, and the plate trembles.
#[test]
fn a_blow_counts_the_pool_down() {
    let hunt = Position::new(3).hunting("griffin").attributes(US, [3, 2, 2, 2]);
    let mut game = hunt.hand(US, "veil-1 maim-1 precise-blow-1 whirl-1").build().unwrap();
    let mut play = |text: &str| told(&mut game, text.parse().unwrap());
    play("done");
    play("combo add veil-1");
    let laid = play("combo add maim-1");
    let snapped = laid.iter().find(|cue| cue.how == How::Do(&SNAP, 0.0)).expect("a tab closes");
    assert!(snapped.what.contains("c-veil-1"), "{}", snapped.what);
    let blow = play("done");
    let (from, to) = blow
        .iter()
        .find_map(|cue| match cue.how {
            How::Count { from, to } if cue.what.contains("foe") => Some((from, to)),
            _ => None,
        })
        .expect("a count");
    assert!(from > to);
    let bars = blow.iter().filter(|cue| cue.what.contains("nth-child")).count();
    assert_eq!(bars, from - to);
    assert!(blow.contains(&act(".ow-mon, .ow-duelist", &NUDGE)));
}

/// OW-POKER-3: what is kept lies still, and of two alike only the one that was thrown tumbles.
#[test]
fn kept_dice_lie_still() {
    let table = |dice| Pose {
        us: US,
        active: US,
        stands: Vec::new(),
        cards: Vec::new(),
        gold: Vec::new(),
        combo: Vec::new(),
        fight: None,
        rider: None,
        dice: [Some(Dice::new(dice)), None],
    };
    let (before, after) = (table([2, 2, 5, 6, 6]), Dice::new([1, 2, 5, 6, 6]));
    let mut cues = Vec::new();
    throw(&mut cues, &before, after, true, &[Choice::Reroll([2, 6, 0, 0, 0])]);
    let thrown: Vec<&str> = cues.iter().map(|cue| cue.what.as_str()).collect();
    assert_eq!(thrown, ["[data-dice='own'] li:nth-child(1)", "[data-dice='own'] li:nth-child(5)"]);
}
