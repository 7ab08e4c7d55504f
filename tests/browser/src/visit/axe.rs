//! axe-core on the page as it stands: no violations.

use super::Visit;
use crate::{Kind, Outcome, Trouble};
use serde_json::{Value, json};

impl Visit {
    /// Fails with a readable list when axe-core finds an obstacle. Skipped, loudly, where axe-core cannot be had. In
    /// Chromium only: what it looks at is the same page in every browser.
    pub async fn is_accessible(&mut self) -> Outcome {
        if self.kind != Kind::Chromium {
            return Ok(());
        }
        self.note("is accessible");
        let script = match xtask::tools::axe::ensure() {
            Ok(script) => script,
            Err(trouble) => {
                eprintln!("!! SKIPPED: accessibility was not checked. {trouble}");
                return Ok(());
            }
        };
        let unread =
            |error| Trouble::Wrong(format!("{} cannot be read: {error}", script.display()));
        self.script(&std::fs::read_to_string(&script).map_err(unread)?).await?;
        let run = "const done = arguments[0];
            axe.run(document, { resultTypes: ['violations'] }).then((found) => done(found.violations), (error) => done(String(error)))";
        let found = self.client.execute_async(run, vec![]).await?;
        match found.as_array() {
            Some(violations) if violations.is_empty() => Ok(()),
            Some(violations) => Err(Trouble::Inaccessible(violations.iter().map(told).collect())),
            None => Err(Trouble::Wrong(format!("axe-core did not run: {found}"))),
        }
    }
}

/// The rule, its weight, and each place with the way out.
fn told(violation: &Value) -> String {
    let empty = json!([]);
    let nodes = violation["nodes"].as_array().or(empty.as_array()).into_iter().flatten();
    let place = |node: &Value| {
        let summary = node["failureSummary"].as_str().unwrap_or_default().replace('\n', " ");
        format!("    at {}: {summary}\n", node["target"])
    };
    let (id, impact, help) = (&violation["id"], &violation["impact"], &violation["help"]);
    format!("  {id} ({impact}): {help}\n{}", nodes.map(place).collect::<String>())
}
