//! Thousands of states edited at random: whatever is accepted can be played to its end.

mod support;

use serde_json::{Value, json};
use support::{arbiter, ask, in_the_middle, told};
use tabletop::Rng;

/// Changes one value somewhere in the tree.
fn edit(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Array(items) if !items.is_empty() && rng.below(6) > 0 => {
            let at = rng.index(items.len());
            match rng.below(8) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                _ => edit(&mut items[at], rng),
            }
        }
        Value::Object(fields) if !fields.is_empty() && rng.below(10) > 0 => {
            let at = rng.index(fields.len());
            edit(fields.values_mut().nth(at).expect("it is there"), rng);
        }
        other => {
            *other = match rng.below(8) {
                0 => Value::Null,
                1 => json!([]),
                2 => json!(rng.coin()),
                3 => json!(65_535),
                4 => json!({ "peek": 1 }),
                5 => json!({ "turn": rng.below(3) }),
                6 => json!("ffffffffffffffff+18446744073709551615"),
                _ => json!(rng.below(8)),
            }
        }
    }
}

#[test]
fn whatever_edited_state_is_accepted_can_be_played() {
    let mut rng = Rng::from_u64(3);
    let state = told(&mut in_the_middle(), &json!({ "command": "state" }), "state");
    let mut accepted = 0;
    for seed in 0..20_000 {
        let mut edited = state.clone();
        for _ in 0..=rng.below(2) {
            edit(&mut edited["position"], &mut rng);
        }
        let mut arbiter = arbiter();
        let loaded = ask(&mut arbiter, &json!({ "command": "load", "state": edited }));
        if loaded.get("error").is_some() {
            assert_ne!(loaded["error"]["kind"], "bug", "{edited}");
            continue;
        }
        accepted += 1;
        let requests = [
            json!({ "command": "legal" }),
            json!({ "command": "view", "viewer": 1 }),
            json!({ "command": "apply", "choice": 0 }),
            json!({ "command": "playout", "seeds": [seed], "policy": "random" }),
            json!({ "command": "bot", "level": "master", "budget": 10 }),
        ];
        for request in requests {
            let answer = ask(&mut arbiter, &request);
            assert_ne!(answer["error"]["kind"], "bug", "{request} after {edited}");
        }
    }
    assert!(accepted > 300, "{accepted}");
}
