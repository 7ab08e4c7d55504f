//! Positions edited outside: what is not a game is refused with a sentence, and what is accepted
//! can be played.

use ronin::{BoardSide, Ronin, Season, Setup};
use serde_json::{Value, json};
use tabletop::{Game, Log, Rng, Seed, Status};

fn start(players: u8, number: u64) -> Ronin {
    let side = if number.is_multiple_of(2) { BoardSide::B } else { BoardSide::A };
    let setup = Setup { side, season: Season::Summer, ..Setup::for_players(players) };
    Ronin::start(&setup, Seed::new(number), &mut Log::muted()).expect("a table")
}

/// Plays on at random; the game must know what to do next until it is over.
fn play(game: &mut Ronin, rng: &mut Rng, moves: usize, mut look: impl FnMut(&Ronin)) {
    for _ in 0..moves {
        look(game);
        let Status::Awaiting { .. } = game.status() else { return };
        let legal = game.legal();
        assert!(!legal.is_empty(), "{:?}: nobody can choose anything", game.status());
        game.play(&legal[rng.index(legal.len())], &mut Log::muted());
    }
}

fn states(players: u8, games: u64, rng: &mut Rng) -> Vec<Value> {
    let mut states = Vec::new();
    for number in 0..games {
        let mut made = 0;
        play(&mut start(players, number), &mut rng.fork(), 1_000, |game| {
            made += 1;
            if made % 5 == 0 {
                states.push(serde_json::to_value(game).expect("a game serialises"));
            }
        });
    }
    states
}

fn accepted(state: Value) -> Option<Ronin> {
    let game: Ronin = serde_json::from_value(state).ok()?;
    game.check().is_ok().then_some(game)
}

/// Whatever is done to an agenda, either it is refused or the game goes on to its end.
#[test]
fn a_forged_agenda_is_refused_or_can_be_played() {
    let (mut forged, mut good) = (0, 0);
    for players in 1..=5 {
        let mut rng = Rng::from_u64(u64::from(players));
        let states = states(players, 6, &mut rng);
        let tasks: Vec<Value> =
            states.iter().flat_map(|state| state["agenda"].as_array().cloned().unwrap()).collect();
        for state in &states {
            for _ in 0..4 {
                let mut state = state.clone();
                forge(state["agenda"].as_array_mut().unwrap(), &tasks, &mut rng);
                forged += 1;
                if let Some(mut game) = accepted(state) {
                    good += 1;
                    play(&mut game, &mut rng, 1_000, |game| {
                        let viewer = tabletop::Viewer::Spectator;
                        let _ = game.resample(viewer, &mut Rng::from_u64(1)).view(viewer);
                    });
                }
            }
        }
    }
    assert!(good > 0 && good < forged * 2 / 3, "{good} of {forged} accepted");
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

/// Whatever number is changed anywhere, either it is refused or the game goes on to its end.
#[test]
fn a_forged_number_is_refused_or_can_be_played() {
    let mut good = 0;
    for players in 1..=5 {
        let mut rng = Rng::from_u64(90 + u64::from(players));
        for state in states(players, 4, &mut rng) {
            for _ in 0..6 {
                let mut state = state.clone();
                let numbers = count_numbers(&state);
                let mut at = rng.index(numbers);
                let value = [0, 1, 2, 3, 4, 5, 8, 11, 12, 13, 40, 41, 200, 255][rng.index(14)];
                change(&mut state, &mut at, value);
                if let Some(mut game) = accepted(state) {
                    good += 1;
                    play(&mut game, &mut rng, 1_000, |_| ());
                }
            }
        }
    }
    assert!(good > 0, "some changes are harmless");
}

fn count_numbers(value: &Value) -> usize {
    match value {
        Value::Number(_) => 1,
        Value::Array(items) => items.iter().map(count_numbers).sum(),
        Value::Object(fields) => fields.values().map(count_numbers).sum(),
        _ => 0,
    }
}

/// Changes the number of that place in the order of reading.
fn change(value: &mut Value, at: &mut usize, to: u64) {
    match value {
        Value::Number(_) => {
            if *at == 0 {
                *value = json!(to);
            }
            *at = at.wrapping_sub(1);
        }
        Value::Array(items) => items.iter_mut().for_each(|item| change(item, at, to)),
        Value::Object(fields) => fields.values_mut().for_each(|field| change(field, at, to)),
        _ => {}
    }
}

/// Each of these is impossible, and the sentence says what.
#[test]
fn what_is_impossible_is_said() {
    let dealt = {
        let mut game = start(3, 1);
        play(&mut game, &mut Rng::from_u64(1), 12, |_| ());
        serde_json::to_value(game).unwrap()
    };
    type Edit = fn(&mut Value);
    let edits: [(&str, Edit); 8] = [
        ("nine turns", |state| state["turn"] = json!(9)),
        ("same character", |state| {
            state["players"][0]["character"] = state["players"][1]["character"].clone();
        }),
        ("40 experience", |state| state["players"][0]["xp"] = json!(41)),
        ("order of play", |state| state["initiative"] = json!([1, 1, 2])),
        ("times, not once", |state| {
            state["deck"][0] = state["deck"][1].clone();
        }),
        ("marker stands", |state| state["tracks"][0]["marker"] = json!(13)),
        ("begins with", |state| state["agenda"] = json!([])),
        ("no neighbour", |state| {
            let all =
                ["training", "drawing-energy", "ballad", "blink", "lesson", "kindle", "first-snow"];
            state["players"][0]["gifts"] = json!(all);
        }),
    ];
    for (expected, edit) in edits {
        let mut state = dealt.clone();
        edit(&mut state);
        let game: Ronin = serde_json::from_value(state).expect("it can be read");
        let fault = game.check().expect_err(expected).to_string();
        assert!(fault.contains(expected), "{expected}: {fault}");
    }
}
