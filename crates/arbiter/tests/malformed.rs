//! Ten thousand wrong lines: ten thousand error objects, and nothing changed.

mod support;

use arbiter::{Arbiter, MAX_LINE};
use serde_json::{Map, Value, json};
use support::{in_the_middle, run};
use tabletop::Rng;

const LINES: usize = 10_000;

/// Good lines, to be spoiled.
const GOOD: [&str; 12] = [
    r#"{"command":"new","game":"cairns","seed":7,"form":{"seats":2,"answers":{"stones":"4"}}}"#,
    r#"{"command":"new","game":"cairns","seed":"0000-0000-0007-E"}"#,
    r#"{"command":"apply","choice":"take b 1"}"#,
    r#"{"command":"apply","choice":0,"id":5}"#,
    r#"{"command":"undo"}"#,
    r#"{"command":"redo","id":null}"#,
    r#"{"command":"view","viewer":2}"#,
    r#"{"command":"events","viewer":"spectator","since":1}"#,
    r#"{"command":"bot","level":"master","budget":20,"seed":3}"#,
    r#"{"command":"playout","game":"cairns","games":2,"seed":1,"policy":["random","random"]}"#,
    r#"{"command":"load","record":{"choices":["peek b"],"digest":"659753ce6b7609f2","format":1,"game":"cairns","rules":1,"seed":"0000-0000-0007-E","setup":{"cairns":2,"growth":1,"limit":0,"seats":2,"stones":2,"tokens":true}}}"#,
    r#"{"command":"load","link":"watch/AQZjYWlybnMBB0R7ImNhaXJucyI6MiwiZ3Jvd3RoIjoxLCJsaW1pdCI6MCwic2VhdHMiOjIsInN0b25lcyI6MiwidG9rZW5zIjp0cnVlfQMBdgAiBPJM2GzTt3_Tfg"}"#,
];

/// Words that make random JSON look like requests.
const WORDS: [&str; 24] = [
    "command", "new", "load", "status", "legal", "apply", "choice", "undo", "bot", "level", "seed",
    "budget", "playout", "games", "policy", "viewer", "state", "record", "save", "link", "cairns",
    "random", "id", "form",
];

fn spoiled(rng: &mut Rng) -> Vec<u8> {
    let mut line = rng.pick(&GOOD).expect("there are some").as_bytes().to_vec();
    for _ in 0..=rng.below(3) {
        let at = rng.index(line.len().max(1)).min(line.len().saturating_sub(1));
        let byte = rng.bits().to_le_bytes()[0];
        match rng.below(5) {
            _ if line.is_empty() => line.push(byte),
            0 => line[at] = byte,
            1 => line.insert(at, byte),
            2 => line.truncate(at),
            3 => drop(line.remove(at)),
            _ => {
                let other = rng.index(line.len());
                line.swap(at, other);
            }
        }
    }
    line
}

fn noise(rng: &mut Rng) -> Vec<u8> {
    (0..rng.below(200)).map(|_| rng.bits().to_le_bytes()[0]).collect()
}

fn random_json(rng: &mut Rng, depth: u32) -> Value {
    match rng.below(if depth == 0 { 5 } else { 7 }) {
        0 => Value::Null,
        1 => Value::Bool(rng.coin()),
        2 => json!(i64::from(rng.bits()) - (1 << 31)),
        3 => json!(f64::from(rng.bits()) / 7.0),
        4 => json!(rng.pick(&WORDS)),
        5 => (0..rng.below(5)).map(|_| random_json(rng, depth - 1)).collect(),
        _ => Value::Object(random_object(rng, depth)),
    }
}

fn random_object(rng: &mut Rng, depth: u32) -> Map<String, Value> {
    let fields = (0..rng.below(5)).map(|_| {
        let name = (*rng.pick(&WORDS).expect("there are some")).to_owned();
        (name, random_json(rng, depth - 1))
    });
    fields.collect()
}

/// A request by its looks: a real command with fields that are not its own.
fn almost(rng: &mut Rng) -> Vec<u8> {
    let mut request = random_object(rng, 4);
    request.insert("command".to_owned(), json!(rng.pick(&WORDS)));
    Value::Object(request).to_string().into_bytes()
}

fn monster(rng: &mut Rng) -> Vec<u8> {
    match rng.below(6) {
        0 => b"[".repeat(100_000),
        1 => br#"{"command":"#.repeat(5_000),
        2 => [b"{\"command\":\"apply\",\"choice\":", &b"9".repeat(400)[..], b"}"].concat(),
        3 => b"\xff".repeat(1_000),
        4 => b" \t".repeat(50),
        _ => [b"{\"id\":".repeat(200), b"1".to_vec(), b"}".repeat(200)].concat(),
    }
}

fn any_line(rng: &mut Rng) -> Vec<u8> {
    let mut line = match rng.below(100) {
        0 => monster(rng),
        1..=29 => noise(rng),
        30..=44 => random_json(rng, 4).to_string().into_bytes(),
        45..=59 => almost(rng),
        _ => spoiled(rng),
    };
    line.retain(|byte| *byte != b'\n');
    line
}

/// So many lines that this table refuses. One that by accident is good is drawn again, and the
/// table with it.
fn wrong_lines(seed: u64) -> Vec<Vec<u8>> {
    let mut rng = Rng::from_u64(seed);
    let mut table = in_the_middle();
    let mut lines = Vec::with_capacity(LINES);
    while lines.len() < LINES {
        let line = any_line(&mut rng);
        if table.answer(&line).refuses {
            lines.push(line);
        } else {
            table = in_the_middle();
        }
    }
    lines
}

fn standing(arbiter: &mut Arbiter) -> String {
    let all = ["status", "state", "save"]
        .map(|command| arbiter.answer(json!({ "command": command }).to_string().as_bytes()).text);
    all.join("\n")
}

#[test]
fn ten_thousand_wrong_lines_get_ten_thousand_errors_and_change_nothing() {
    let mut arbiter = in_the_middle();
    let before = standing(&mut arbiter);
    for line in wrong_lines(1) {
        let answer = arbiter.answer(&line);
        let text: Value = serde_json::from_str(&answer.text).expect("an answer is JSON");
        let error = text["error"].as_object().expect("an error object");
        assert!(error["kind"].as_str().is_some_and(|kind| kind != "bug"), "{text}");
        assert!(error["sentence"].as_str().is_some_and(|sentence| sentence.ends_with(['.', ')'])));
        assert!(!answer.quits);
    }
    assert_eq!(standing(&mut arbiter), before);
}

#[test]
fn the_program_survives_them_too() {
    let opening = [
        r#"{"command":"new","game":"cairns","seed":7}"#,
        r#"{"command":"apply","choice":"peek a"}"#,
        r#"{"command":"apply","choice":"peek b"}"#,
        r#"{"command":"apply","choice":"take c 2"}"#,
        r#"{"command":"apply","choice":"take b 1"}"#,
        r#"{"command":"undo"}"#,
    ];
    let mut input = opening.join("\n").into_bytes();
    input.push(b'\n');
    for line in wrong_lines(2) {
        input.extend(line);
        input.push(b'\n');
    }
    input.extend(b"x".repeat(MAX_LINE + 1));
    input.extend(b"\n{\"command\":\"status\"}");
    let said = run(input);
    assert_eq!(said.len(), opening.len() + LINES + 2);
    let (errors, rest) = said[opening.len()..].split_at(LINES);
    assert!(errors.iter().all(|line| line.starts_with(r#"{"error":{"kind":""#)));
    assert!(rest[0].contains("too-long"), "{}", rest[0]);
    assert_eq!(rest[1], said[opening.len() - 1], "nothing was changed");
}
