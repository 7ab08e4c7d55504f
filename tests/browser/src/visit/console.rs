//! The console: a panic, an uncaught error or a violation of the content policy fails every scenario.

use super::Visit;
use crate::wire::Extension;
use crate::{Kind, Outcome, Trouble};
use serde_json::{Value, json};

impl Visit {
    /// What the console said: in Chromium since it was last asked, elsewhere what went wrong since the browser started.
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

    /// Other browsers do not hand their console over: from here on the page itself notes down what goes wrong. What
    /// went wrong before, a page that has started has survived.
    pub(super) async fn keep_a_console(&self) -> Outcome {
        if self.kind == Kind::Chromium {
            return Ok(());
        }
        let keep = "if (window.keepsWrongs) return;
            window.keepsWrongs = true;
            const wrong = (what) => { sessionStorage.wrongs = (sessionStorage.wrongs ?? '') + what + '\\n'; };
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
            let kept = self.script("return sessionStorage.wrongs ?? ''").await?;
            let lines = kept.as_str().unwrap_or_default().lines();
            let entry = |line| json!({ "level": "SEVERE", "source": "page", "message": line });
            return Ok(lines.map(entry).collect());
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
