//! Random hunts from the deal to the end: pieces conserved, every state possible, every kind of
//! question met; and states edited from outside.

#[path = "common/spoil.rs"]
mod spoil;

use std::collections::BTreeSet;

use old_world::versus::{Boards, Choice, Decision, FirstPlayer};
use old_world::wild_hunt::{Setup, WildHunt};
use old_world::world::rider::Rider;
use old_world::world::round_board::Difficulty;
use serde_json::Value;
use spoil::{spoil, words};
use tabletop::{BySeat, Game, Log, Rng, Seed, Status, Viewer};

/// More than any random hunt has needed.
const MANY: usize = 20_000;

fn setup(seats: u8, rider: Rider, number: u64) -> Setup {
    let difficulty = Difficulty::ALL[usize::try_from(number % 4).unwrap()];
    Setup {
        rider,
        difficulty,
        tie: None,
        first: FirstPlayer::Random,
        boards: if number.is_multiple_of(2) { Boards::Drawn } else { Boards::Free },
        schools: BySeat::from_fn(seats, |_| None),
    }
}

/// Plays a random hunt to its end, showing each decision to `look`.
fn play(
    seats: u8,
    rider: Rider,
    number: u64,
    mut look: impl FnMut(&WildHunt, Decision, &[Choice], usize, &mut Rng),
) {
    let setup = setup(seats, rider, number);
    let mut game = WildHunt::start(&setup, Seed::new(number), &mut Log::new()).unwrap();
    let mut rng = Rng::from_u64(number);
    for step in 0..MANY {
        let Status::Awaiting { decision, .. } = game.status() else { return };
        let legal = game.legal();
        look(&game, decision, &legal, step, &mut rng);
        game.play(&legal[rng.index(legal.len())], &mut Log::new());
    }
    panic!("a hunt of more than {MANY} choices");
}

#[test]
fn random_hunts_end_and_every_state_is_possible() {
    let mut asked = BTreeSet::new();
    for number in 0..60 {
        for rider in Rider::ALL {
            let seats = 1 + u8::try_from(number % 5).unwrap();
            let mut whole = None;
            play(seats, rider, number, |game, decision, legal, step, rng| {
                let json = serde_json::to_value(decision).unwrap();
                asked.extend(json["hunt"].as_str().map(str::to_owned));
                assert!(legal.len() > 1, "{decision:?} has the answers {legal:?}");
                let texts = legal.iter().map(|choice| choice.to_string().parse::<Choice>());
                assert!(texts.zip(legal).all(|(read, choice)| read == Ok(*choice)));
                if step % 7 == 0 {
                    game.check().unwrap_or_else(|fault| panic!("{fault:?} at {decision:?}"));
                    let pieces = game.census();
                    assert_eq!(*whole.get_or_insert_with(|| pieces.clone()), pieces);
                    let viewer = Viewer::Seat(game.status().awaited().unwrap());
                    let other = game.resample(viewer, rng);
                    other.check().unwrap_or_else(|fault| panic!("imagined: {fault:?}"));
                    assert_eq!(other.view(viewer), game.view(viewer));
                }
            });
        }
    }
    // Bonuses of which the order matters and masteries are rare among random hunters.
    let rare = ["bonus-order", "meditate"];
    assert!(asked.len() + rare.len() >= 16, "{asked:?}");
}

/// Every level that is planned: set to what no monster and no hound has, it is refused.
#[test]
fn a_level_that_does_not_exist_is_refused() {
    let mut tried = 0;
    for rider in Rider::ALL {
        play(3, rider, 700, |game, _, _, _, _| {
            let whole = serde_json::to_value(game).unwrap();
            for forged in [0, 4] {
                for at in 0..planned_levels(&mut whole["agenda"].clone()).len() {
                    let mut value = whole.clone();
                    *planned_levels(&mut value["agenda"])[at] = forged.into();
                    let edited =
                        serde_json::from_value::<WildHunt>(value).expect("a level is a number");
                    assert!(edited.check().is_err(), "level {forged} in {:?}", whole["agenda"]);
                    tried += 1;
                }
            }
        });
    }
    assert!(tried > 20, "few levels were planned: {tried}");
}

/// A hound fight ends once. A second end, or a step of it below the end, would find no fight.
#[test]
fn a_hound_fight_that_ends_twice_is_refused() {
    let mut tried = BTreeSet::new();
    for (number, rider) in (700..712).zip(Rider::ALL.into_iter().cycle()) {
        play(3, rider, number, |game, _, _, _, _| {
            let whole = serde_json::to_value(game).unwrap();
            let agenda = whole["agenda"].as_array().unwrap();
            for (at, task) in agenda.iter().enumerate() {
                let text = task.to_string();
                // Random hunters hardly ever come to a reward.
                let ends = ["\"judge-hound\"", "\"go\""];
                let Some(end) = ends.into_iter().find(|end| text.contains(end)) else { continue };
                let refuse = |tasks: Vec<Value>| {
                    let mut value = whole.clone();
                    value["agenda"] = tasks.into();
                    let edited = serde_json::from_value::<WildHunt>(value).unwrap();
                    assert!(edited.check().is_err(), "{:?}", edited.status());
                };
                let mut twice = agenda.clone();
                twice.insert(at, task.clone());
                refuse(twice);
                if at + 1 < agenda.len() {
                    let mut below = agenda.clone();
                    below.swap(at, at + 1);
                    refuse(below);
                }
                tried.insert(end);
            }
        });
    }
    assert_eq!(tried.len(), 2, "few hounds were fought: {tried:?}");
}

/// The levels within tasks: `"level": 2` of a question, `{"monster": 2}` and `{"hound": 2}` of what appears.
fn planned_levels(value: &mut Value) -> Vec<&mut Value> {
    match value {
        // What is used has the level of its mastery.
        Value::Object(map) => map
            .iter_mut()
            .filter(|(name, _)| *name != "use")
            .flat_map(|(name, inner)| {
                let is_level =
                    inner.is_number() && ["level", "monster", "hound"].contains(&name.as_str());
                if is_level { vec![inner] } else { planned_levels(inner) }
            })
            .collect(),
        Value::Array(list) => list.iter_mut().flat_map(planned_levels).collect(),
        _ => Vec::new(),
    }
}

/// Edited states are refused, or play on without a panic.
#[test]
fn edited_hunts_never_panic() {
    let mut tried = 0;
    for seats in 1..=5 {
        for rider in Rider::ALL {
            play(seats, rider, 700, |game, _, _, made, rng| {
                if made % 11 != 5 {
                    return;
                }
                let whole = serde_json::to_value(game).unwrap();
                let mut known =
                    ["fights", "reward", "passives", "phase3", "mountain", "fight-floor"]
                        .map(str::to_owned)
                        .to_vec();
                words(&whole, &mut known);
                for _ in 0..6 {
                    let mut value = whole.clone();
                    match rng.below(3) {
                        0 => spoil(&mut value["agenda"], &known, rng),
                        1 => spoil(&mut value["hunt"], &known, rng),
                        _ => spoil(&mut value, &known, rng),
                    }
                    let Ok(mut edited) = serde_json::from_value::<WildHunt>(value) else {
                        continue;
                    };
                    if edited.check().is_err() {
                        continue;
                    }
                    tried += 1;
                    for _ in 0..40 {
                        let legal = edited.legal();
                        let Some(choice) = rng.pick(&legal) else { break };
                        edited.play(choice, &mut Log::muted());
                    }
                }
            });
        }
    }
    assert!(tried > 20, "too few edited states were possible: {tried}");
}
