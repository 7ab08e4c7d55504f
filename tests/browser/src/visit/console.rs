//! The console: a panic, an uncaught error or a violation of the content policy fails every scenario.

use super::Visit;
use crate::wire::Extension;
use crate::{Kind, Outcome, Trouble};
use serde_json::Value;

impl Visit {
    /// What the console said since it was last asked. Firefox does not tell.
    pub async fn console(&self) -> Outcome<Vec<String>> {
        Ok(self.entries().await?.iter().map(spelled).collect())
    }

    pub(crate) async fn console_is_clean(&self, tolerated: &[&str]) -> Outcome {
        let entries = self.entries().await?;
        let bad = entries.iter().filter(|entry| is_bad(entry)).map(spelled);
        let bad: Vec<_> =
            bad.filter(|line| !tolerated.iter().any(|text| line.contains(text))).collect();
        if bad.is_empty() { Ok(()) } else { Err(Trouble::Console(bad)) }
    }

    async fn entries(&self) -> Outcome<Vec<Value>> {
        if self.kind == Kind::Firefox {
            return Ok(Vec::new());
        }
        let answer = self.client.issue_cmd(Extension::console()).await?;
        Ok(answer.as_array().cloned().unwrap_or_default())
    }
}

/// A file that is not there is not an error by itself: scenarios go offline on purpose.
fn is_bad(entry: &Value) -> bool {
    let text = spelled(entry);
    let severe = entry["level"] == "SEVERE" && entry["source"] != "network";
    severe || ["Content Security Policy", "panicked at"].iter().any(|mark| text.contains(mark))
}

fn spelled(entry: &Value) -> String {
    let part = |name: &str| entry[name].as_str().unwrap_or_default().to_owned();
    format!("{} {}: {}", part("level"), part("source"), part("message"))
}
