//! A script plays a whole game of Old World through the program: one seat by the script, two by
//! bots. Broken off in the middle of a fight and taken up by another process, it ends the same.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// The seat the script plays.
const SCRIPTED: u64 = 1;

/// The program, asked one thing after another.
struct Program {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Program {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_arbiter"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the arbiter starts");
        let input = child.stdin.take().expect("it has an input");
        let output = BufReader::new(child.stdout.take().expect("it has an output")).lines();
        Self { child, input, output }
    }

    #[track_caller]
    fn told(&mut self, request: &Value, field: &str) -> Value {
        writeln!(self.input, "{request}").expect("the arbiter reads");
        let line = self.output.next().expect("it answers").expect("it answers text");
        let mut answer: Value = serde_json::from_str(&line).expect("an answer is JSON");
        assert!(answer.get(field).is_some(), "{request} gives {line}");
        answer[field].take()
    }

    fn quit(mut self) {
        self.told(&json!({ "command": "quit" }), "quit");
        assert!(self.child.wait().expect("it ends").success());
    }

    /// Makes the choice that is due, as a pure function of where the game stands.
    fn step(&mut self, table: &Value) -> Value {
        let made = table["move"].as_u64().expect("moves are counted");
        let choice = if table["status"]["awaiting"]["seat"] == SCRIPTED {
            let legal = self.told(&json!({ "command": "legal" }), "legal");
            let count = legal.as_array().map_or(0, Vec::len) as u64;
            json!(made * 7 % count)
        } else {
            let ask = json!({ "command": "bot", "level": "apprentice", "budget": 8, "seed": made });
            self.told(&ask, "bot")["choice"].take()
        };
        self.told(&json!({ "command": "apply", "choice": choice }), "table")
    }

    /// Plays on until the game is over or `stop` says so.
    fn play(&mut self, mut table: Value, mut stop: impl FnMut(&mut Self, &Value) -> bool) -> Value {
        while table["status"].get("awaiting").is_some() && !stop(self, &table) {
            table = self.step(&table);
        }
        table
    }

    fn is_in_the_middle_of_a_fight(&mut self, table: &Value) -> bool {
        let decision = &table["status"]["awaiting"]["decision"]["decision"];
        let in_combo = decision == "combo" || decision == "step1" || decision == "attack";
        let view = json!({ "command": "view", "viewer": "referee" });
        in_combo && self.told(&view, "view")["fight"]["turns"].as_u64() > Some(1)
    }
}

fn deal(program: &mut Program) -> Value {
    let form = json!({ "seats": 3, "answers": {} });
    program
        .told(&json!({ "command": "new", "game": "old-world", "form": form, "seed": 5 }), "table")
}

#[test]
fn a_game_saved_in_the_middle_of_a_fight_ends_as_if_it_had_never_been_left() {
    let mut whole = Program::start();
    let dealt = deal(&mut whole);
    let uninterrupted = whole.play(dealt, |_, _| false);
    let record = whole.told(&json!({ "command": "record" }), "record");
    whole.quit();
    assert!(uninterrupted["status"].get("over").is_some(), "{uninterrupted}");

    let mut first = Program::start();
    let dealt = deal(&mut first);
    let left = first.play(dealt, Program::is_in_the_middle_of_a_fight);
    assert!(left["status"].get("awaiting").is_some(), "a fight was met: {left}");
    let save = first.told(&json!({ "command": "save" }), "save");
    let state = first.told(&json!({ "command": "state" }), "state");
    first.quit();

    let mut second = Program::start();
    let resumed = second.told(&json!({ "command": "load", "save": save }), "table");
    assert_eq!(resumed, left, "it goes on where it was left");
    let ended = second.play(resumed, |_, _| false);
    assert_eq!(ended, uninterrupted);
    assert_eq!(second.told(&json!({ "command": "record" }), "record"), record);
    second.quit();

    let mut third = Program::start();
    let loaded = third.told(&json!({ "command": "load", "state": state }), "table");
    assert_eq!(loaded["digest"], left["digest"], "the state alone is the same position");
    third.quit();
}
