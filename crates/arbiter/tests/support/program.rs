//! The program in a process of its own, and a script that plays a game through it: one seat by the
//! script, the others by bots.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// The seat the script plays.
const SCRIPTED: u64 = 1;

/// The program, asked one thing after another.
pub struct Program {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Program {
    pub fn start() -> Self {
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
    pub fn told(&mut self, request: &Value, field: &str) -> Value {
        writeln!(self.input, "{request}").expect("the arbiter reads");
        let line = self.output.next().expect("it answers").expect("it answers text");
        let mut answer: Value = serde_json::from_str(&line).expect("an answer is JSON");
        assert!(answer.get(field).is_some(), "{request} gives {line}");
        answer[field].take()
    }

    pub fn quit(mut self) {
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
    pub fn play(
        &mut self,
        mut table: Value,
        mut stop: impl FnMut(&mut Self, &Value) -> bool,
    ) -> Value {
        while table["status"].get("awaiting").is_some() && !stop(self, &table) {
            table = self.step(&table);
        }
        table
    }

    /// Deals, plays until `stop`, saves and leaves; another process takes it up and ends as one
    /// that was never interrupted; a third is given the state alone.
    pub fn leave_and_return(deal: &Value, stop: impl FnMut(&mut Self, &Value) -> bool) {
        let mut whole = Self::start();
        let dealt = whole.told(deal, "table");
        let uninterrupted = whole.play(dealt, |_, _| false);
        let record = whole.told(&json!({ "command": "record" }), "record");
        whole.quit();
        assert!(uninterrupted["status"].get("over").is_some(), "{uninterrupted}");

        let mut first = Self::start();
        let dealt = first.told(deal, "table");
        let left = first.play(dealt, stop);
        assert!(left["status"].get("awaiting").is_some(), "a fight was met: {left}");
        let save = first.told(&json!({ "command": "save" }), "save");
        let state = first.told(&json!({ "command": "state" }), "state");
        first.quit();

        let mut second = Self::start();
        let resumed = second.told(&json!({ "command": "load", "save": save }), "table");
        assert_eq!(resumed, left, "it goes on where it was left");
        let ended = second.play(resumed, |_, _| false);
        assert_eq!(ended, uninterrupted);
        assert_eq!(second.told(&json!({ "command": "record" }), "record"), record);
        second.quit();

        let mut third = Self::start();
        let loaded = third.told(&json!({ "command": "load", "state": state }), "table");
        assert_eq!(loaded["digest"], left["digest"], "the state alone is the same position");
        third.quit();
    }
}
