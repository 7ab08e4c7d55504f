//! One line, one answer: reads the request, has it carried out, and words the answer.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::BoxedTable;
use serde_json::{Map, Value, json};
use tabletop::{Seed, Table};

use crate::Refusal;
use crate::commands;
use crate::fields::Fields;
use crate::json;

/// The headless table. At most one game is on it.
pub struct Arbiter {
    pub(crate) table: Option<BoxedTable>,
    fresh_seed: Box<dyn FnMut() -> Seed>,
}

/// What goes out for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// One line of JSON, without its end.
    pub text: String,
    /// Is it a refusal?
    pub refuses: bool,
    /// Was this the last one?
    pub quits: bool,
}

/// The fields of an answer that is no refusal.
pub(crate) type Said = Map<String, Value>;

impl Arbiter {
    /// An arbiter with an empty table. Games without a seed get theirs from `fresh_seed`.
    pub fn new(fresh_seed: impl FnMut() -> Seed + 'static) -> Self {
        Self { table: None, fresh_seed: Box::new(fresh_seed) }
    }

    /// Answers one line. Whatever is in it, this does not panic.
    pub fn answer(&mut self, line: &[u8]) -> Answer {
        let mut request = match read(line) {
            Ok(request) => request,
            Err(refusal) => return Answer::refused(&refusal),
        };
        let id = request.remove("id");
        let quits = request.get("command").and_then(Value::as_str) == Some("quit");
        // Every command reads its request before it touches the table, and a session makes each
        // move on a copy, so a panic in some game's rules leaves the table as it was.
        let carried_out = catch_unwind(AssertUnwindSafe(|| self.carry_out(Fields::new(request))));
        let said = carried_out.unwrap_or_else(|_| {
            let sentence = "Szlak has a bug: this request broke it. Nothing was changed.";
            Err(Refusal::new("bug", sentence))
        });
        Answer::to(id, said, quits)
    }

    /// The table, for those who look on.
    pub fn table(&self) -> Option<&dyn Table> {
        self.table.as_deref()
    }

    pub(crate) fn fresh_seed(&mut self) -> Seed {
        (self.fresh_seed)()
    }

    fn carry_out(&mut self, mut fields: Fields) -> Result<Said, Refusal> {
        let command = fields.need_text("command")?;
        commands::carry_out(self, &command, fields)
    }
}

impl Answer {
    /// The answer to a line that could not even be read.
    pub(crate) fn refused(refusal: &Refusal) -> Self {
        Self::to(None, Err(refusal.clone()), false)
    }

    fn to(id: Option<Value>, said: Result<Said, Refusal>, quits: bool) -> Self {
        let refuses = said.is_err();
        let mut answer = said.unwrap_or_else(|refusal| {
            let error = json!({ "kind": refusal.kind, "sentence": refusal.sentence });
            Map::from_iter([("error".to_owned(), error)])
        });
        if let Some(id) = id {
            answer.insert("id".to_owned(), id);
        }
        Self { text: Value::Object(answer).to_string(), refuses, quits: quits && !refuses }
    }
}

fn read(line: &[u8]) -> Result<Map<String, Value>, Refusal> {
    let text = str::from_utf8(line)
        .map_err(|_| Refusal::new("not-utf8", "This line is not text in UTF-8."))?;
    if text.trim().is_empty() {
        return Err(Refusal::new("empty", "This line is empty; a request is one JSON object."));
    }
    match json::read(text)? {
        Value::Object(request) => Ok(request),
        _ => Err(Refusal::new("not-an-object", "A request is one JSON object.")),
    }
}
