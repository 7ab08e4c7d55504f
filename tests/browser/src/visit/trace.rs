//! What the threads of a traced browser did: tasks with the processor time each took, and the page's own marks.
//! Processor time, so that a busy machine does not make the page look slow.

use super::Visit;
use crate::Outcome;
use crate::wire::Extension;
use serde_json::Value;

/// A thread of a process.
pub type Thread = (u64, u64);

/// Something that happened on a thread; times are in microseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happening {
    /// `RunTask`, or the name the page gave a mark.
    pub name: String,
    /// Where.
    pub thread: Thread,
    /// When it began, by a clock all threads share.
    pub begin: u64,
    /// How long it took by that clock; 0 for a mark.
    pub wall: u64,
    /// How much processor time it took; 0 for a mark.
    pub cpu: u64,
}

impl Visit {
    /// What happened since it was last asked, in a scenario that is `traced`. To be asked every few seconds: the
    /// browser has room for no more.
    pub async fn trace(&self) -> Outcome<Vec<Happening>> {
        let answer = self.client.issue_cmd(Extension::trace()).await?;
        let entries = answer.as_array().map(Vec::as_slice).unwrap_or_default();
        if !entries.is_empty() {
            // Having handed over, the driver begins to collect again only when it is asked again.
            self.client.issue_cmd(Extension::trace()).await?;
        }
        Ok(entries.iter().filter_map(happening).collect())
    }
}

fn happening(entry: &Value) -> Option<Happening> {
    let entry: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
    let message = &entry["message"];
    if message["method"] != "Tracing.dataCollected" {
        return None;
    }
    let event = &message["params"];
    let number = |key: &str| event[key].as_f64().map(whole);
    Some(Happening {
        name: event["name"].as_str()?.to_owned(),
        thread: (number("pid")?, number("tid")?),
        begin: number("ts")?,
        wall: number("dur").unwrap_or_default(),
        cpu: number("tdur").unwrap_or_default(),
    })
}

/// Numbers above 2³² come with a point: an hour after the machine has started, every time does.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "microseconds")]
fn whole(number: f64) -> u64 {
    number as u64
}
