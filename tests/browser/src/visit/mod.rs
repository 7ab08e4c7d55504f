//! A visit to the page: one browser, one site, and the verbs a scenario is written in. Each verb waits for what
//! it needs, and is noted, so that a failure can tell the way that led to it.

mod act;
mod axe;
mod calm;
mod console;
mod friend;
mod screen;
mod see;
mod tabs;
mod trace;

use crate::{Kind, Outcome, Site, Trouble};
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use std::path::PathBuf;
use std::time::{Duration, Instant};

pub use screen::Media;
pub use tabs::Tab;
pub use trace::{Happening, Thread};

/// How long a verb waits for its object.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the page may take to start on a slow machine.
const BOOT: Duration = Duration::from_secs(20);
const PAUSE: Duration = Duration::from_millis(40);

/// One browser at one site.
pub struct Visit {
    kind: Kind,
    client: Client,
    site: Site,
    profile: PathBuf,
    driver: String,
    capabilities: Map<String, Value>,
    screen: crate::Screen,
    media: Media,
    steps: Vec<String>,
}

impl Visit {
    pub(crate) async fn begin(
        kind: Kind,
        driver: String,
        capabilities: Map<String, Value>,
        site: Site,
        profile: PathBuf,
    ) -> Outcome<Self> {
        let client = connect(&driver, &capabilities).await?;
        let (screen, media, steps) = (crate::Screen::Desktop, Media::default(), Vec::new());
        Ok(Self { kind, client, site, profile, driver, capabilities, screen, media, steps })
    }

    /// Which browser it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The WebDriver client, for what no verb covers.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// The served page: to go offline, publish, withhold.
    pub fn site(&mut self) -> &mut Site {
        &mut self.site
    }

    /// Runs a script; its `return` comes back.
    pub async fn script(&self, code: &str) -> Outcome<Value> {
        Ok(self.client.execute(code, Vec::new()).await?)
    }

    /// Ends the browser and starts it again with the same profile, as the next day. WebKit has none and forgets.
    pub async fn restart_browser(&mut self) -> Outcome {
        self.note("restart the browser");
        self.client.clone().close().await?;
        self.client = connect(&self.driver, &self.capabilities).await?;
        self.set_screen(self.screen).await
    }

    /// Kills the browser in the middle of everything and starts it again with the same profile. Chromium only.
    pub async fn crash_browser(&mut self) -> Outcome {
        self.note("crash the browser");
        // It dies before it can answer.
        let crash = self.devtools("Browser.crash", json!({}));
        drop(tokio::time::timeout(PATIENCE, crash).await);
        self.client = connect(&self.driver, &self.capabilities).await?;
        self.set_screen(self.screen).await
    }

    pub(crate) async fn end(self) {
        drop(self.client.close().await);
    }

    pub(crate) async fn tell_what_happened(&self, name: &str) {
        eprintln!("{name} in {:?}, step by step:", self.kind);
        for step in &self.steps {
            eprintln!("  {step}");
        }
        match self.screenshot(&format!("failed-{name}")).await {
            Ok(path) => eprintln!("  screenshot: {}", path.display()),
            Err(trouble) => eprintln!("  no screenshot: {trouble}"),
        }
        for line in self.console().await.unwrap_or_default() {
            eprintln!("  console: {line}");
        }
    }

    fn note(&mut self, step: impl Into<String>) {
        self.steps.push(step.into());
    }

    /// Asks again and again until there is an answer; `what` completes "waited 10 s, but …".
    async fn until<T>(
        &self,
        limit: Duration,
        what: &str,
        ask: impl AsyncFn() -> Outcome<Option<T>>,
    ) -> Outcome<T> {
        let start = Instant::now();
        loop {
            // While the page changes under our hands, elements vanish: that is an answer for later, too.
            match ask().await {
                Ok(Some(answer)) => return Ok(answer),
                Err(trouble) if !is_passing(&trouble) || start.elapsed() > limit => {
                    return Err(trouble);
                }
                _ if start.elapsed() > limit => {
                    return Err(Trouble::Waited { what: what.to_owned(), limit });
                }
                _ => tokio::time::sleep(PAUSE).await,
            }
        }
    }
}

async fn connect(driver: &str, capabilities: &Map<String, Value>) -> Outcome<Client> {
    let mut builder = ClientBuilder::new(HttpConnector::new());
    let session = builder.capabilities(capabilities.clone()).connect(driver).await;
    session.map_err(|error| Trouble::Session(Box::new(error)))
}

fn is_passing(trouble: &Trouble) -> bool {
    let Trouble::Command(error) = trouble else { return false };
    error.is_stale_element_reference()
        || error.is_no_such_element()
        || is_intercepted(error)
        || error.is_element_not_interactable()
        || error.is_javascript_error()
}

/// Something lies over the element: a toast that is about to go, a card on its way.
fn is_intercepted(error: &CmdError) -> bool {
    matches!(error, CmdError::Standard(refusal) if refusal.error == ErrorStatus::ElementClickIntercepted)
}
