//! The two commands of Chromium's driver that WebDriver itself does not have: DevTools, and its logs.

use http::Method;
use serde_json::Value;
use url::{ParseError, Url};

/// A POST to a path below the session.
#[derive(Debug)]
pub(crate) struct Extension {
    path: &'static str,
    body: Value,
}

impl Extension {
    /// A DevTools command, such as `Emulation.setEmulatedMedia`.
    pub(crate) fn devtools(name: &str, params: &Value) -> Self {
        Self {
            path: "goog/cdp/execute",
            body: serde_json::json!({ "cmd": name, "params": params }),
        }
    }

    /// What the console said since the last call.
    pub(crate) fn console() -> Self {
        Self::log("browser")
    }

    /// What the threads did, in a scenario that is traced.
    pub(crate) fn trace() -> Self {
        Self::log("performance")
    }

    fn log(kind: &str) -> Self {
        Self { path: "se/log", body: serde_json::json!({ "type": kind }) }
    }
}

impl fantoccini::wd::WebDriverCompatibleCommand for Extension {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
