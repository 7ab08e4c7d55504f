//! What the tests of the arbiter share: asking it, in this process or in another.

#![allow(dead_code, reason = "each test binary uses its part")]
#![allow(clippy::allow_attributes, reason = "an expectation would fail where everything is used")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use arbiter::Arbiter;
use serde_json::{Value, json};
use tabletop::Seed;

/// An arbiter whose fresh seeds are not fresh.
pub fn arbiter() -> Arbiter {
    Arbiter::new(|| Seed::new(1))
}

/// Asks one thing.
#[track_caller]
pub fn ask(arbiter: &mut Arbiter, request: &Value) -> Value {
    let answer = arbiter.answer(request.to_string().as_bytes());
    serde_json::from_str(&answer.text).expect("an answer is JSON")
}

/// Asks one thing that is not refused, and takes its field of the answer.
#[track_caller]
pub fn told(arbiter: &mut Arbiter, request: &Value, field: &str) -> Value {
    let answer = ask(arbiter, request);
    assert!(answer.get(field).is_some(), "{request} gives {answer}");
    answer[field].clone()
}

/// Asks one thing that is refused, and takes the kind of the refusal.
#[track_caller]
pub fn refusal(arbiter: &mut Arbiter, request: &Value) -> (String, String) {
    let answer = ask(arbiter, request);
    let part = |name: &str| answer["error"][name].as_str().map(str::to_owned);
    part("kind").zip(part("sentence")).unwrap_or_else(|| panic!("{request} gives {answer}"))
}

/// A game in the middle, with a move that can be redone.
pub fn in_the_middle() -> Arbiter {
    let mut arbiter = arbiter();
    told(&mut arbiter, &json!({ "command": "new", "game": "cairns", "seed": 7 }), "table");
    for choice in ["peek a", "peek b", "take c 2", "take b 1"] {
        told(&mut arbiter, &json!({ "command": "apply", "choice": choice }), "table");
    }
    told(&mut arbiter, &json!({ "command": "undo" }), "table");
    arbiter
}

/// Runs the program on this input; it must end well. Returns its lines.
pub fn run(input: Vec<u8>) -> Vec<String> {
    let mut program = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the arbiter starts");
    let mut stdin = program.stdin.take().expect("it has an input");
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let stdout = BufReader::new(program.stdout.take().expect("it has an output"));
    let lines = stdout.lines().collect::<Result<_, _>>().expect("it answers text");
    writer.join().expect("the writer lives").expect("the arbiter reads everything");
    assert!(program.wait().expect("it ends").success());
    lines
}
