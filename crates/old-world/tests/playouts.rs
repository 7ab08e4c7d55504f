//! Random games over one to five players, and what must hold at every decision.

use std::collections::HashSet;

use old_world::versus::{Choice, OldWorld, Setup};
use tabletop::{Game, Log, Rng, Seat, Seed, Status, Viewer};

fn start(seats: u8, number: u64) -> OldWorld {
    OldWorld::start(&Setup::for_players(seats), Seed::new(number), &mut Log::muted()).unwrap()
}

/// Plays a random game, showing each position to `look`.
fn play(
    seats: u8,
    number: u64,
    mut look: impl FnMut(&OldWorld, &[Choice], usize, &mut Rng),
) -> usize {
    let mut rng = Rng::from_u64(number.wrapping_mul(31) + u64::from(seats));
    let mut game = start(seats, number);
    for made in 0.. {
        let legal = game.legal();
        look(&game, &legal, made, &mut rng);
        let Status::Awaiting { .. } = game.status() else { return made };
        let choice = legal[rng.index(legal.len())];
        game.play(&choice, &mut Log::muted());
        assert!(made < 100_000, "a game for {seats} does not end ({number})");
    }
    unreachable!()
}

fn games() -> u64 {
    std::env::var("SZLAK_GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(6)
}

#[test]
fn every_game_ends_and_keeps_its_pieces() {
    for seats in 1..=5 {
        let complete = start(seats, 0).census();
        let mut longest = 0;
        for number in 0..20 * games() {
            let made = play(seats, number, |game, legal, _, _| {
                let over = matches!(game.status(), Status::Over(_));
                assert_eq!(over, legal.is_empty());
                assert!(over || legal.len() > 1, "OW-SEAT-7: {:?}", game.status());
            });
            longest = longest.max(made);
        }
        for number in 0..games() {
            play(seats, 1_000 + number, |game, legal, made, _| {
                let distinct: HashSet<&Choice> = legal.iter().collect();
                assert_eq!(distinct.len(), legal.len(), "duplicates: {legal:?}");
                if made % 5 == 0 {
                    assert_eq!(game.census(), complete, "{:?}", game.status());
                    assert_eq!(game.check(), Ok(()), "{:?}", game.status());
                }
            });
        }
        println!("{seats} players: longest game {longest} choices");
    }
}

#[test]
fn choices_read_back_and_apply_on_a_copy() {
    for seats in 1..=5 {
        for number in 0..games() {
            play(seats, 50 + number, |game, legal, made, _| {
                for choice in legal {
                    assert_eq!(choice.to_string().parse().as_ref(), Ok(choice));
                }
                if made % 17 == 3 {
                    for choice in legal {
                        let mut copy = game.clone();
                        copy.apply(choice, &mut Log::new()).unwrap();
                        assert_eq!(copy.check(), Ok(()), "after {choice}");
                    }
                }
            });
        }
    }
}

#[test]
fn positions_survive_json() {
    for seats in 1..=5 {
        for number in 0..games() {
            play(seats, 90 + number, |game, _, made, _| {
                if made % 7 == 2 {
                    let text = serde_json::to_string(game).unwrap();
                    let back: OldWorld = serde_json::from_str(&text).unwrap();
                    assert_eq!(&back, game);
                    assert_eq!(back.legal(), game.legal());
                }
            });
        }
    }
}

/// §2: what a viewer cannot see can be otherwise, and what he sees does not tell him.
#[test]
fn nobody_can_tell_a_resampled_world() {
    for seats in 1..=5 {
        for number in 0..games() {
            play(seats, 130 + number, |game, legal, made, rng| {
                if made % 3 != 0 {
                    return;
                }
                let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
                for viewer in viewers {
                    let other = game.resample(viewer, rng);
                    assert_eq!(other.view(viewer), game.view(viewer));
                    assert_eq!(other.check(), Ok(()), "{:?}", game.status());
                    let imagination = rng.fork();
                    assert_eq!(
                        game.resample(viewer, &mut imagination.clone()),
                        other.resample(viewer, &mut imagination.clone()),
                        "what {viewer:?} imagines depends on what he cannot know"
                    );
                    if game.status().awaited().is_some_and(|seat| viewer == Viewer::Seat(seat)) {
                        assert_eq!(other.legal(), legal, "{:?}", game.status());
                    }
                }
                assert_eq!(game.resample(Viewer::Referee, rng), *game);
            });
        }
    }
}

/// A step that tells nobody anything new looks the same in every world he could imagine.
#[test]
fn new_information_is_never_forgotten() {
    for seats in 1..=5 {
        for number in 0..games() {
            play(seats, 170 + number, |game, legal, made, rng| {
                if made % 4 != 1 || legal.is_empty() {
                    return;
                }
                let choice = legal[rng.index(legal.len())];
                let (mut after, mut log) = (game.clone(), Log::new());
                after.play(&choice, &mut log);
                let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
                for viewer in viewers {
                    let mut other = game.resample(viewer, rng);
                    if !other.legal().contains(&choice) {
                        continue;
                    }
                    let mut other_log = Log::new();
                    other.play(&choice, &mut other_log);
                    let same = other.view(viewer) == after.view(viewer);
                    assert!(same || log.has_new_information(), "{viewer:?} learns from {choice}");
                    if same {
                        let heard = |log: &Log<_>| {
                            let seen =
                                log.entries().iter().filter_map(|entry| entry.seen_by(viewer));
                            seen.cloned().collect::<Vec<_>>()
                        };
                        let (own, others) = (heard(&log), heard(&other_log));
                        if own != others && !log.has_new_information() {
                            panic!("the log of {choice} betrays something to {viewer:?}");
                        }
                    }
                }
            });
        }
    }
}

/// Choices of other moments are refused, with a reason, and change nothing.
#[test]
fn other_choices_are_refused() {
    let mut seen: Vec<Choice> = Vec::new();
    play(3, 7, |_, legal, _, _| seen.extend(legal));
    play(3, 8, |game, legal, made, rng| {
        if made % 11 == 0 && !legal.is_empty() {
            for _ in 0..20 {
                let choice = seen[rng.index(seen.len())];
                if !legal.contains(&choice) {
                    let mut copy = game.clone();
                    let refused = copy.apply(&choice, &mut Log::new()).unwrap_err();
                    assert!(!refused.sentence.is_empty());
                    assert_eq!(&copy, game);
                }
            }
        }
    });
}

/// Edited states are refused, or play on without a panic.
#[test]
fn edited_states_never_panic() {
    let mut tried = 0;
    for seats in 1..=5 {
        play(seats, 300, |game, _, made, rng| {
            if made % 13 != 5 {
                return;
            }
            let whole = serde_json::to_value(game).unwrap();
            let mut known = ["phase2", "recover", "fight-floor", "killed", "mountain"]
                .map(str::to_owned)
                .to_vec();
            words(&whole, &mut known);
            for _ in 0..games() {
                let mut value = whole.clone();
                // Half of the time the plan is meddled with.
                if rng.coin() {
                    spoil(&mut value["agenda"], &known, rng);
                } else {
                    spoil(&mut value, &known, rng);
                }
                let Ok(mut edited) = serde_json::from_value::<OldWorld>(value) else { continue };
                if edited.check().is_err() {
                    continue;
                }
                tried += 1;
                for _ in 0..30 {
                    let legal = edited.legal();
                    if legal.is_empty() {
                        break;
                    }
                    edited.play(&legal[rng.index(legal.len())], &mut Log::muted());
                }
            }
        });
    }
    assert!(tried > 20, "too few edited states were possible: {tried}");
}

/// Changes one leaf: another number, truth or word, or something left out of a list or doubled.
fn spoil(value: &mut serde_json::Value, words: &[String], rng: &mut Rng) {
    use serde_json::Value;
    match value {
        Value::Object(map) if !map.is_empty() => {
            let at = rng.index(map.len());
            let key = map.keys().nth(at).cloned().unwrap();
            spoil(&mut map[&key], words, rng);
        }
        Value::Array(items) if !items.is_empty() => {
            let at = rng.index(items.len());
            match rng.below(6) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                2 => items.swap(0, at),
                _ => spoil(&mut items[at], words, rng),
            }
        }
        Value::Number(_) => *value = [0, 1, 2, 3, 7, 20, 255][rng.index(7)].into(),
        Value::Bool(truth) => *truth = !*truth,
        Value::Null => *value = 1.into(),
        Value::String(word) => word.clone_from(&words[rng.index(words.len())]),
        Value::Object(_) | Value::Array(_) => *value = Value::Null,
    }
}

/// Every word in a document.
fn words(value: &serde_json::Value, found: &mut Vec<String>) {
    use serde_json::Value;
    match value {
        Value::String(word) => found.push(word.clone()),
        Value::Array(items) => items.iter().for_each(|item| words(item, found)),
        Value::Object(map) => map.values().for_each(|item| words(item, found)),
        _ => {}
    }
}

/// Random games meet every question of the rules.
#[test]
fn random_games_meet_every_question() {
    let mut met = std::collections::BTreeSet::new();
    for seats in 1..=5 {
        for number in 0..40 {
            play(seats, 400 + number, |game, _, _, _| {
                if let Status::Awaiting { decision, .. } = game.status() {
                    let json = serde_json::to_value(decision).unwrap();
                    met.insert(json["decision"].as_str().unwrap().to_owned());
                }
            });
        }
    }
    assert_eq!(met.len(), 50, "{met:?}");
}
