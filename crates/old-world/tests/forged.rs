//! Positions edited outside: what is not a game is refused with a sentence, and what is accepted
//! can be played.

use old_world::versus::{OldWorld, Setup};
use serde_json::{Value, json};
use tabletop::{Game, Log, Rng, Seed, Status};

fn start(seats: u8, number: u64) -> OldWorld {
    OldWorld::start(&Setup::for_players(seats), Seed::new(number), &mut Log::muted()).unwrap()
}

/// Plays on at random; the game must know what to do next until it is over.
fn play(game: &mut OldWorld, rng: &mut Rng, moves: usize, mut look: impl FnMut(&OldWorld)) {
    for _ in 0..moves {
        look(game);
        let Status::Awaiting { .. } = game.status() else { return };
        let legal = game.legal();
        assert!(!legal.is_empty(), "{:?}: nobody can choose anything", game.status());
        game.play(&legal[rng.index(legal.len())], &mut Log::muted());
    }
}

/// The first decision of a kind that a random game for two comes to.
fn reach(kind: &str) -> Value {
    for number in 0.. {
        let mut found = None;
        let mut rng = Rng::from_u64(number);
        play(&mut start(2, number), &mut rng, 400, |game| {
            let asked = serde_json::to_value(game.status()).unwrap();
            if found.is_none() && asked["awaiting"]["decision"]["decision"] == kind {
                found = Some(serde_json::to_value(game).unwrap());
            }
        });
        if let Some(found) = found {
            return found;
        }
    }
    unreachable!()
}

fn agenda(state: &mut Value) -> &mut Vec<Value> {
    state["agenda"].as_array_mut().unwrap()
}

fn refusal(state: &Value) -> String {
    let game: OldWorld = serde_json::from_value(state.clone()).unwrap();
    game.check().expect_err("it is not a game").to_string()
}

/// Finding F-15: a question about dice under another one, and no dice on the table.
#[test]
fn a_buried_question_about_dice_needs_dice() {
    for (reroll, seat) in [("reroll1", 2), ("reroll2", 1)] {
        let mut state = reach("option");
        let below = agenda(&mut state).len() - 1;
        let ask = json!({ "ask": [seat, { "decision": reroll }] });
        agenda(&mut state).insert(below, ask);
        assert!(refusal(&state).ends_with('.'));
    }
}

/// The same for every other thing a task may take for granted.
#[test]
fn a_task_needs_what_it_speaks_of() {
    for (kind, task) in [
        ("phase1", json!({ "strike": 0 })),
        ("phase1", json!("settle-poker")),
        ("phase1", json!("finish-story")),
        ("phase2", json!("recover")),
        ("phase2", json!("killed")),
        ("option", json!({ "open-event": 250 })),
        ("option", json!({ "ask": [1, { "decision": "step1" }] })),
        ("step1", json!({ "ask": [1, { "decision": "phase1" }] })),
        ("step1", json!({ "make-life": 7 })),
        ("discard3", json!({ "ask": [2, { "decision": "buy" }] })),
    ] {
        let mut state = reach(kind);
        let top = agenda(&mut state).len() - 1;
        agenda(&mut state).insert(top, task);
        assert!(refusal(&state).ends_with('.'));
    }
}

/// OW-ATTR-5, OW-ATTR-7: who has reached level V has four attributes at V, for good.
#[test]
fn level_five_needs_four_attributes_at_five() {
    let mut state = reach("phase1");
    state["players"][0]["level"] = json!(5);
    assert!(refusal(&state).contains("level V"));
    state["players"][0]["level"] = json!(1);
    state["players"][0]["attributes"] = json!([2, 2, 2, 2]);
    assert!(refusal(&state).contains("lowest attribute"));
    state["players"][0]["level"] = json!(2);
    let game: OldWorld = serde_json::from_value(state).unwrap();
    assert_eq!(game.check(), Ok(()));
}

/// Finding F-15, in general: whatever is done to an agenda, either it is refused or the game goes on.
#[test]
fn a_forged_agenda_is_refused_or_can_be_played() {
    let games = std::env::var("SZLAK_GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(2);
    let (mut forged, mut accepted) = (0, 0);
    for seats in 1..=5 {
        let mut rng = Rng::from_u64(u64::from(seats));
        let mut states: Vec<Value> = Vec::new();
        for number in 0..games {
            let mut made = 0;
            play(&mut start(seats, number), &mut rng.fork(), 600, |game| {
                made += 1;
                if made % 11 == 0 {
                    states.push(serde_json::to_value(game).unwrap());
                }
            });
        }
        let tasks: Vec<Value> =
            states.iter().flat_map(|state| state["agenda"].as_array().unwrap().clone()).collect();
        for state in &states {
            for _ in 0..4 {
                let mut state = state.clone();
                forge(agenda(&mut state), &tasks, &mut rng);
                let mut game: OldWorld = serde_json::from_value(state).unwrap();
                forged += 1;
                if game.check().is_ok() {
                    accepted += 1;
                    play(&mut game, &mut rng, 40, |_| ());
                }
            }
        }
    }
    println!("{forged} forged, {accepted} accepted");
    assert!(accepted > 0 && accepted < forged / 2, "{accepted} of {forged} accepted");
}

/// A task comes, goes, changes or is there twice.
fn forge(agenda: &mut Vec<Value>, tasks: &[Value], rng: &mut Rng) {
    let other = tasks[rng.index(tasks.len())].clone();
    if agenda.is_empty() {
        agenda.push(other);
        return;
    }
    let at = rng.index(agenda.len());
    match rng.below(4) {
        0 => agenda.insert(at, other),
        1 => agenda[at] = other,
        2 => drop(agenda.remove(at)),
        _ => agenda.insert(at, agenda[at].clone()),
    }
}
