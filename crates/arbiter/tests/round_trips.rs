//! What the arbiter gives away it takes back: states, records, saves and links.

mod support;

use serde_json::{Value, json};
use support::{arbiter, ask, in_the_middle, refusal, run, told};

/// A change to something the arbiter gave.
type Edit = fn(&mut Value);

fn digest(table: &Value) -> &str {
    table["digest"].as_str().expect("a table has a digest")
}

#[test]
fn a_state_can_be_edited_and_loaded_back() {
    let mut arbiter = in_the_middle();
    let mut state = told(&mut arbiter, &json!({ "command": "state" }), "state");
    state["position"]["cairns"][0]["stones"] = json!(1);
    let loaded = told(&mut arbiter, &json!({ "command": "load", "state": state }), "table");
    assert_eq!(loaded["move"], 0);
    let choices = told(&mut arbiter, &json!({ "command": "legal" }), "legal");
    let from_a = choices.as_array().unwrap().iter();
    let from_a = from_a.filter(|one| one["choice"].as_str().unwrap().starts_with("take a"));
    assert_eq!(from_a.count(), 1);
    assert_eq!(told(&mut arbiter, &json!({ "command": "state" }), "state"), state);
}

#[test]
fn an_impossible_state_is_refused_and_the_table_stays() {
    let mut arbiter = in_the_middle();
    let before = told(&mut arbiter, &json!({ "command": "status" }), "table");
    let state = told(&mut arbiter, &json!({ "command": "state" }), "state");
    let edits: [(&str, Edit); 6] = [
        ("impossible-state", |state| state["position"]["agenda"] = json!([])),
        ("impossible-state", |state| state["setup"]["seats"] = json!(3)),
        ("unreadable-state", |state| state["position"]["agenda"] = json!([{ "turn": 9 }])),
        ("unreadable-state", |state| state["position"]["rng"] = json!("luck")),
        ("setup", |state| state["setup"]["cairns"] = json!(70)),
        ("unknown-game", |state| state["game"] = json!("chess")),
    ];
    for (kind, edit) in edits {
        let mut edited = state.clone();
        edit(&mut edited);
        let (found, sentence) =
            refusal(&mut arbiter, &json!({ "command": "load", "state": edited }));
        assert_eq!(found, kind, "{sentence}");
    }
    assert_eq!(told(&mut arbiter, &json!({ "command": "status" }), "table"), before);
}

#[test]
fn a_table_from_a_state_can_be_written_down_like_any_other() {
    let mut loaded = in_the_middle();
    let state = told(&mut loaded, &json!({ "command": "state" }), "state");
    told(&mut loaded, &json!({ "command": "load", "state": state }), "table");
    told(&mut loaded, &json!({ "command": "apply", "choice": 0 }), "table");
    let stands = told(&mut loaded, &json!({ "command": "status" }), "table");
    for form in ["record", "save", "link"] {
        let given = told(&mut loaded, &json!({ "command": form }), form);
        let mut again = arbiter();
        let table = told(&mut again, &json!({ "command": "load", form: given }), "table");
        assert_eq!(table, stands, "by {form}");
        told(&mut again, &json!({ "command": "undo" }), "table");
        assert_eq!(told(&mut again, &json!({ "command": "state" }), "state"), state, "by {form}");
    }
}

#[test]
fn a_record_from_an_impossible_position_is_refused() {
    let mut loaded = in_the_middle();
    let state = told(&mut loaded, &json!({ "command": "state" }), "state");
    told(&mut loaded, &json!({ "command": "load", "state": state }), "table");
    let mut record = told(&mut loaded, &json!({ "command": "record" }), "record");
    record["position"]["cairns"] = json!([]);
    let (kind, sentence) = refusal(&mut loaded, &json!({ "command": "load", "record": record }));
    assert_eq!(kind, "corrupt", "{sentence}");
    assert!(sentence.contains("impossible"), "{sentence}");
}

#[test]
fn a_record_and_a_link_lead_to_the_same_digest() {
    let mut played = in_the_middle();
    let before = told(&mut played, &json!({ "command": "status" }), "table");
    for form in ["record", "link"] {
        let given = told(&mut played, &json!({ "command": form }), form);
        let loaded = told(&mut arbiter(), &json!({ "command": "load", form: given }), "table");
        assert_eq!(digest(&loaded), digest(&before));
        assert_eq!(loaded["move"], before["move"]);
    }
    let link = told(&mut played, &json!({ "command": "link" }), "link");
    let address = format!("https://example.org/szlak/#/{}", link.as_str().unwrap());
    let loaded = told(&mut arbiter(), &json!({ "command": "load", "link": address }), "table");
    assert_eq!(digest(&loaded), digest(&before));
}

#[test]
fn a_seed_link_deals_the_same_game() {
    let dealt =
        told(&mut arbiter(), &json!({ "command": "new", "game": "cairns", "seed": 7 }), "table");
    for link in ["new/cairns?seed=0000-0000-0007-E", "new/cairns?seats=2&seed=0000-0000-0007-E"] {
        assert_eq!(
            told(&mut arbiter(), &json!({ "command": "load", "link": link }), "table"),
            dealt
        );
    }
}

#[test]
fn an_altered_record_is_refused() {
    let mut played = in_the_middle();
    let record = told(&mut played, &json!({ "command": "record" }), "record");
    let edits: [(&str, Edit); 5] = [
        ("illegal-move", |record| record["choices"][2] = json!("take c 99")),
        ("differs", |record| record["choices"][2] = json!("take c 1")),
        ("newer-format", |record| record["format"] = json!(99)),
        ("unknown-game", |record| record["game"] = json!("chess")),
        ("corrupt", |record| record["choices"] = json!("all of them")),
    ];
    for (kind, edit) in edits {
        let mut edited = record.clone();
        edit(&mut edited);
        let request = json!({ "command": "load", "record": edited });
        let (found, sentence) = refusal(&mut played, &request);
        assert_eq!(found, kind, "{sentence}");
    }
}

#[test]
fn a_save_goes_on_in_another_process_as_if_nothing_had_happened() {
    let mut played = in_the_middle();
    let save = told(&mut played, &json!({ "command": "save" }), "save");
    let requests = [
        json!({ "command": "load", "save": save }),
        json!({ "command": "redo" }),
        json!({ "command": "apply", "choice": "take a 3" }),
        json!({ "command": "bot", "level": "master", "budget": 200, "seed": 4 }),
        json!({ "command": "save" }),
    ];
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let elsewhere: Vec<Value> = run(input.into_bytes())
        .iter()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect();
    assert_eq!(elsewhere[0]["table"], ask(&mut played, &json!({ "command": "status" }))["table"]);
    for (request, answer) in requests.iter().zip(&elsewhere).skip(1) {
        assert!(answer.get("error").is_none(), "{answer}");
        assert_eq!(&ask(&mut played, request), answer);
    }
}
