//! The console: a panic, an uncaught error or a violation of the content policy fails every scenario.

use super::Visit;
use crate::wire::Extension;
use crate::{Kind, Outcome, Trouble};
use serde_json::{Value, json};
use std::sync::PoisonError;

impl Visit {
    /// What the console said: in Chromium since it was last asked, elsewhere since the beginning.
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

    /// Other browsers do not hand their console over: from here on the page notes down itself what goes wrong. What
    /// went wrong before, a page that has started has survived.
    pub(super) async fn keep_a_console(&self) -> Outcome {
        if self.kind == Kind::Chromium {
            return Ok(());
        }
        let keep = "if (window.wrongs) return;
            window.wrongs = [];
            const wrong = (what) => wrongs.push(`console.error: ${what}`);
            const error = console.error.bind(console);
            console.error = (...all) => { wrong(all.join(' ')); error(...all); };
            addEventListener('error', ({ message }) => wrong(message));
            addEventListener('unhandledrejection', ({ reason }) => wrong(reason));
            addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
                wrong(`Content Security Policy: ${violatedDirective} ${blockedURI}`))";
        self.script(keep).await.map(drop)
    }

    async fn entries(&self) -> Outcome<Vec<Value>> {
        if self.kind != Kind::Chromium {
            let kept = self.script("return window.wrongs ?? []").await?;
            let kept = kept.as_array().cloned().unwrap_or_default();
            let mut lines: Vec<String> =
                kept.iter().filter_map(|line| line.as_str().map(str::to_owned)).collect();
            let written = self.lines.lock().unwrap_or_else(PoisonError::into_inner).clone();
            lines.extend(written);
            let entry = |line: &String| entry(line, &self.site.url());
            return Ok(lines.iter().filter_map(entry).collect());
        }
        let answer = self.client.issue_cmd(Extension::console()).await?;
        Ok(answer.as_array().cloned().unwrap_or_default())
    }
}

/// A line of the page or of Firefox (`console.error: …`, `JavaScript error: <where>, line 1: …`) or of WebKit
/// (`CONSOLE JS ERROR …`); what Firefox says about itself is none of our business.
fn entry(line: &str, site: &str) -> Option<Value> {
    let webkit = line.contains("CONSOLE ");
    let firefox =
        line.starts_with("console.") || (line.starts_with("JavaScript ") && line.contains(site));
    // WebKit says NETWORK of a file that is not there.
    let source = if line.contains("CONSOLE NETWORK") { "network" } else { "page" };
    let wrong = ["console.error", "JavaScript error", "CONSOLE JS ERROR", "CONSOLE CONSOLE ERROR"];
    let wrong = wrong.iter().any(|mark| line.contains(mark));
    let level = if wrong { "SEVERE" } else { "INFO" };
    (webkit || firefox).then(|| json!({ "level": level, "source": source, "message": line }))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_other_browsers_are_understood() {
        let site = "http://127.0.0.1:4711/";
        let bad = |line: &str| entry(line, site).map(|entry| is_bad(&entry));
        assert_eq!(bad("console.error: \"panicked at src/main.rs\""), Some(true));
        assert_eq!(bad("console.log: \"all is well, no error\""), Some(false));
        assert_eq!(
            bad("JavaScript error: http://127.0.0.1:4711/a.js, line 1: TypeError: x"),
            Some(true)
        );
        assert_eq!(bad("JavaScript error: resource:///modules/a.mjs, line 1: x"), None);
        assert_eq!(bad("http://127.0.0.1:4711/:1:2: CONSOLE JS ERROR TypeError: x"), Some(true));
        assert_eq!(
            bad("http://127.0.0.1:4711/: CONSOLE NETWORK ERROR Failed to load"),
            Some(false)
        );
        assert_eq!(bad("1763 geckodriver INFO Listening on 127.0.0.1:4444"), None);
    }
}
