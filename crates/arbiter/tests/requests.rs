//! What can be asked, what is refused, and by which name.

mod support;

use serde_json::{Value, json};
use support::{arbiter, ask, in_the_middle, refusal, told};

#[test]
fn the_id_comes_back_whatever_it_is() {
    let mut arbiter = arbiter();
    for id in [json!(1), json!("a"), json!([1, { "b": null }]), json!(false)] {
        assert_eq!(ask(&mut arbiter, &json!({ "command": "games", "id": id }))["id"], id);
        assert_eq!(ask(&mut arbiter, &json!({ "command": "status", "id": id }))["id"], id);
    }
    assert!(ask(&mut arbiter, &json!({ "command": "games" })).get("id").is_none());
}

#[test]
fn a_wrong_field_is_named() {
    let mut arbiter = in_the_middle();
    let wrong = [
        (json!({}), "missing-field", "command"),
        (json!({ "command": 5 }), "bad-field", "command"),
        (json!({ "command": "new" }), "missing-field", "game"),
        (json!({ "command": "new", "game": "cairns", "sede": 1 }), "unknown-field", "sede"),
        (json!({ "command": "new", "game": "cairns", "seed": -1 }), "bad-field", "seed"),
        (json!({ "command": "new", "game": "cairns", "form": 3 }), "bad-field", "form"),
        (json!({ "command": "view" }), "missing-field", "viewer"),
        (json!({ "command": "view", "viewer": 0 }), "bad-field", "viewer"),
        (json!({ "command": "view", "viewer": 3 }), "bad-field", "viewer"),
        (json!({ "command": "apply", "choice": 1.5 }), "bad-field", "choice"),
        (json!({ "command": "bot", "level": "god" }), "bad-field", "level"),
        (json!({ "command": "bot", "level": "legend", "budget": 0 }), "out-of-bounds", "budget"),
        (json!({ "command": "playout", "policy": "random" }), "missing-field", "games"),
        (json!({ "command": "playout", "games": 1 }), "missing-field", "policy"),
        (json!({ "command": "playout", "games": 1, "policy": ["random"] }), "bad-field", "policy"),
        (
            json!({ "command": "playout", "seeds": [], "policy": "random" }),
            "out-of-bounds",
            "seeds",
        ),
        (json!({ "command": "load", "save": {}, "link": "watch/" }), "bad-field", "link"),
        (json!({ "command": "load", "link": "ftp://nowhere" }), "bad-field", "link"),
    ];
    for (request, kind, field) in wrong {
        let (found, sentence) = refusal(&mut arbiter, &request);
        assert_eq!(found, kind, "{request}: {sentence}");
        assert!(sentence.contains(&format!("“{field}”")), "{request}: {sentence}");
    }
}

#[test]
fn a_wrong_choice_is_refused_with_its_reason() {
    let mut arbiter = in_the_middle();
    let before = told(&mut arbiter, &json!({ "command": "status" }), "table");
    let wrong = [
        (json!("take c 99"), "illegal-choice"),
        (json!("peek a"), "illegal-choice"),
        (json!("castle kingside"), "unreadable-choice"),
        (json!(""), "unreadable-choice"),
        (json!(500), "no-such-choice"),
    ];
    for (choice, kind) in wrong {
        let request = json!({ "command": "apply", "choice": choice });
        assert_eq!(refusal(&mut arbiter, &request).0, kind);
    }
    assert_eq!(told(&mut arbiter, &json!({ "command": "status" }), "table"), before);
}

/// Whatever is chosen after the end gets the one refusal that the protocol names.
#[test]
fn after_the_end_every_choice_is_refused_as_game_over() {
    for game in ["cairns", "gwent"] {
        let mut arbiter = arbiter();
        told(&mut arbiter, &json!({ "command": "new", "game": game, "seed": 7 }), "table");
        let last = |arbiter: &mut _| {
            let legal = told(arbiter, &json!({ "command": "legal" }), "legal");
            legal.as_array().and_then(|legal| legal.last().cloned())
        };
        while let Some(choice) = last(&mut arbiter) {
            let request = json!({ "command": "apply", "choice": choice["index"] });
            told(&mut arbiter, &request, "table");
        }
        for choice in [json!("pass"), json!("take a 1"), json!("castle kingside"), json!(0)] {
            let request = json!({ "command": "apply", "choice": choice });
            assert_eq!(refusal(&mut arbiter, &request).0, "game-over", "{game}: {request}");
        }
        let wrong = json!({ "command": "apply", "choice": [] });
        assert_eq!(refusal(&mut arbiter, &wrong).0, "bad-field");
    }
}

/// A seed is a text or a number, in a state as everywhere.
#[test]
fn a_state_may_have_its_seed_as_a_number() {
    let mut arbiter = in_the_middle();
    let mut state = told(&mut arbiter, &json!({ "command": "state" }), "state");
    let standing = told(&mut arbiter, &json!({ "command": "status" }), "table");
    state["seed"] = json!(7);
    let loaded = told(&mut arbiter, &json!({ "command": "load", "state": state }), "table");
    assert_eq!(loaded["seed"], standing["seed"]);
    assert_eq!(loaded["digest"], standing["digest"]);
    for (seed, kind) in [(json!(-7), "bad-field"), (json!("0000-0000-0007-F"), "seed")] {
        state["seed"] = seed;
        let load = json!({ "command": "load", "state": state });
        assert_eq!(refusal(&mut arbiter, &load).0, kind);
    }
}

/// A set-up is complete: of every game, each field that is left out is missed by name.
#[test]
fn a_set_up_that_leaves_something_out_is_refused() {
    let mut arbiter = arbiter();
    let games = told(&mut arbiter, &json!({ "command": "games" }), "games");
    for game in games.as_array().unwrap() {
        let new = |setup: &Value| json!({ "command": "new", "game": game["game"], "setup": setup });
        let whole = &game["setup"];
        told(&mut arbiter, &new(whole), "table");
        let state = told(&mut arbiter, &json!({ "command": "state" }), "state");
        for field in whole.as_object().unwrap().keys() {
            let mut part = whole.clone();
            part.as_object_mut().unwrap().remove(field);
            let (kind, sentence) = refusal(&mut arbiter, &new(&part));
            assert!(["missing-field", "setup"].contains(&kind.as_str()), "{sentence}");
            assert!(sentence.contains(field), "{field}: {sentence}");
            let mut state = state.clone();
            state["setup"] = part;
            let load = json!({ "command": "load", "state": state });
            assert!(refusal(&mut arbiter, &load).1.contains(field));
        }
    }
    let decks = ["monsters-starter", "nilfgaard-starter"];
    let rules = json!({ "horn-unit": "all" });
    let request =
        json!({ "command": "new", "game": "gwent", "setup": { "decks": decks, "rules": rules } });
    let (kind, sentence) = refusal(&mut arbiter, &request);
    assert_eq!(kind, "missing-field");
    assert!(sentence.contains("“rules."), "{sentence}");
}

/// Of two fields of one name nobody knows which was meant.
#[test]
fn a_field_that_is_given_twice_is_refused_by_name() {
    let lines = [
        r#"{"command":"new","game":"cairns","seed":1,"seed":2}"#,
        r#"{"command":"new","game":"cairns","form":{"seats":2,"answers":{"seed":"1","seed":"2"}}}"#,
        r#"{"command":"load","state":{"game":"cairns","setup":[{"seed":1,"seed":1}]}}"#,
    ];
    for line in lines {
        let answer = arbiter().answer(line.as_bytes());
        let expected =
            r#"{"error":{"kind":"bad-field","sentence":"The field “seed” is given twice."}}"#;
        assert_eq!(answer.text, expected);
    }
}

#[test]
fn without_a_table_there_is_nothing_to_look_at() {
    let mut arbiter = arbiter();
    for command in ["status", "legal", "state", "record", "save", "link", "undo", "redo"] {
        assert_eq!(refusal(&mut arbiter, &json!({ "command": command })).0, "no-table");
    }
    let request = json!({ "command": "playout", "games": 1, "policy": "random" });
    assert_eq!(refusal(&mut arbiter, &request).0, "no-table");
}

#[test]
fn everything_can_be_taken_back_and_made_again() {
    let mut arbiter = arbiter();
    told(&mut arbiter, &json!({ "command": "new", "game": "cairns", "seed": 7 }), "table");
    let mut tables = vec![told(&mut arbiter, &json!({ "command": "status" }), "table")];
    for choice in ["peek a", "peek a", "take a 3", "take b 4", "take c 5"] {
        let request = json!({ "command": "apply", "choice": choice });
        tables.push(told(&mut arbiter, &request, "table"));
    }
    assert!(tables[5]["status"].get("over").is_some());
    for table in tables.iter().rev().skip(1) {
        let back = told(&mut arbiter, &json!({ "command": "undo" }), "table");
        assert_eq!(back["digest"], table["digest"]);
    }
    assert_eq!(refusal(&mut arbiter, &json!({ "command": "undo" })).0, "undo");
    for table in &tables[1..] {
        let again = told(&mut arbiter, &json!({ "command": "redo" }), "table");
        assert_eq!(again["digest"], table["digest"]);
    }
    assert_eq!(refusal(&mut arbiter, &json!({ "command": "redo" })).0, "undo");
}

#[test]
fn nobody_is_told_what_he_may_not_know() {
    let mut arbiter = in_the_middle();
    let mut tokens = |viewer: Value| {
        let view = told(&mut arbiter, &json!({ "command": "view", "viewer": viewer }), "view");
        let seen = view["cairns"].as_array().unwrap().iter();
        let view_knows: Vec<bool> = seen.map(|cairn| !cairn["token"].is_null()).collect();
        let request = json!({ "command": "events", "viewer": viewer });
        let events = told(&mut arbiter, &request, "events").to_string();
        (view_knows, events.matches(r#""token":null"#).count())
    };
    assert_eq!(tokens(json!(1)), (vec![true, false, false], 1));
    assert_eq!(tokens(json!(2)), (vec![false, true, false], 1));
    assert_eq!(tokens(json!("spectator")), (vec![false, false, false], 2));
    assert_eq!(tokens(json!("referee")).1, 0);
}

#[test]
fn a_bot_is_asked_and_nothing_happens() {
    let mut arbiter = in_the_middle();
    let before = told(&mut arbiter, &json!({ "command": "status" }), "table");
    for level in ["random", "apprentice", "master", "legend"] {
        let request = json!({ "command": "bot", "level": level, "budget": 50, "seed": 3 });
        let bot = told(&mut arbiter, &request, "bot");
        assert_eq!(told(&mut arbiter, &request, "bot"), bot, "the same again");
        let legal = told(&mut arbiter, &json!({ "command": "legal" }), "legal");
        let index = usize::try_from(bot["index"].as_u64().unwrap()).unwrap();
        assert_eq!(legal[index]["choice"], bot["choice"]);
    }
    assert_eq!(told(&mut arbiter, &json!({ "command": "status" }), "table"), before);
}

#[test]
fn many_games_are_played_and_counted() {
    let mut arbiter = arbiter();
    let request = json!({
        "command": "playout", "game": "cairns", "games": 200, "seed": 5,
        "form": { "seats": 3 }, "policy": "random",
    });
    let playout = told(&mut arbiter, &request, "playout");
    assert_eq!(playout["games"].as_array().unwrap().len(), 200);
    assert_eq!(playout["wins"].as_array().unwrap().len(), 3);
    assert_eq!(playout["unfinished"], 0);
    assert_eq!(told(&mut arbiter, &request, "playout"), playout, "the same again");
    assert!(arbiter.table().is_none(), "the table is not touched");
}

#[test]
fn a_playout_without_a_game_goes_on_from_where_the_table_stands() {
    let mut arbiter = in_the_middle();
    let before = told(&mut arbiter, &json!({ "command": "status" }), "table");
    let request = json!({ "command": "playout", "seeds": [1, 2, 3], "policy": ["master", "random"], "budget": 20 });
    let playout = told(&mut arbiter, &request, "playout");
    let games = playout["games"].as_array().unwrap();
    assert!(games.iter().all(|game| game["moves"].as_u64().unwrap() < 12), "{playout}");
    assert_eq!(told(&mut arbiter, &json!({ "command": "status" }), "table"), before);
}

#[test]
fn a_request_that_would_never_end_is_refused() {
    let mut arbiter = arbiter();
    let request = json!({
        "command": "playout", "game": "cairns", "games": 10_000, "policy": "legend",
        "form": { "seats": 5, "answers": { "cairns": "6", "stones": "400", "limit": "1" } },
    });
    let (kind, sentence) = refusal(&mut arbiter, &request);
    assert_eq!(kind, "too-much", "{sentence}");
}

#[test]
fn a_listener_who_has_gone_away_is_no_error() {
    struct Gone;
    impl std::io::Write for Gone {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let input: &[u8] = b"{\"command\":\"games\"}\n{\"command\":\"games\"}\n";
    assert!(arbiter::serve(&mut arbiter(), input, Gone).is_ok());
}

#[test]
fn nothing_is_answered_after_quit() {
    let input: &[u8] =
        b"{\"command\":\"quit\",\"now\":1}\r\n{\"command\":\"quit\"}\n{\"command\":\"games\"}\n";
    let mut said = Vec::new();
    arbiter::serve(&mut arbiter(), input, &mut said).unwrap();
    let said = String::from_utf8(said).unwrap();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 2, "a quit with a wrong field is refused: {said}");
    assert_eq!(lines[1], r#"{"quit":true}"#);
}
