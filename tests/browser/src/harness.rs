//! One scenario from start to end: a profile, a server, a browser, the play, a look at the console, and tidying
//! up whatever happened. A failure tells the steps taken and leaves a screenshot.

use crate::browser::{make_profile, trace_tasks};
use crate::driver::Driver;
use crate::{Kind, Outcome, Screen, Site, Trouble, Visit};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};
use xtask::{tally, workspace};

/// Names the only browsers to play in, such as `firefox,webkit`, for whoever mends something there.
const ONLY: &str = "SZLAK_BROWSERS";

const LIMIT: Duration = Duration::from_secs(120);

/// What a scenario needs before it starts.
pub struct Scenario {
    name: &'static str,
    kinds: Vec<Kind>,
    pub(crate) screen: Screen,
    pub(crate) language: &'static str,
    prefix: &'static str,
    pub(crate) tolerated: Vec<&'static str>,
    page: PathBuf,
    limit: Duration,
    traced: bool,
    blocking: bool,
}

/// A scenario in Chromium, English, on a desktop; `name` is also the name of its screenshots.
pub fn scenario(name: &'static str) -> Scenario {
    Scenario {
        name,
        kinds: vec![Kind::Chromium],
        screen: Screen::Desktop,
        language: "en",
        prefix: "/",
        tolerated: Vec::new(),
        page: workspace::dist(),
        limit: LIMIT,
        traced: false,
        blocking: false,
    }
}

impl Scenario {
    /// On another screen.
    #[must_use]
    pub fn on(mut self, screen: Screen) -> Self {
        self.screen = screen;
        self
    }

    /// In a browser that asks for this language (`pl`, `uk`).
    #[must_use]
    pub fn speaking(mut self, language: &'static str) -> Self {
        self.language = language;
        self
    }

    /// With the page below a path, as on a shared host.
    #[must_use]
    pub fn under(mut self, prefix: &'static str) -> Self {
        self.prefix = prefix;
        self
    }

    /// Of the core set: also in Firefox and in WebKit, where they are.
    #[must_use]
    pub fn everywhere(mut self) -> Self {
        self.kinds.extend([Kind::Firefox, Kind::WebKit]);
        self
    }

    /// In a browser whose settings forbid sites to keep anything. Chromium only.
    #[must_use]
    pub fn blocking_site_data(mut self) -> Self {
        self.blocking = true;
        self
    }

    /// With console messages that contain `text` expected.
    #[must_use]
    pub fn tolerating(mut self, text: &'static str) -> Self {
        self.tolerated.push(text);
        self
    }

    /// With another built page than `dist/`.
    #[must_use]
    pub fn at(mut self, page: &Path) -> Self {
        page.clone_into(&mut self.page);
        self
    }

    /// With so much time, where a scenario is a long one.
    #[must_use]
    pub fn within(mut self, limit: Duration) -> Self {
        self.limit = limit;
        self
    }

    /// With what the browser's threads do written down, for [`Visit::trace`]. Chromium only.
    #[must_use]
    pub fn traced(mut self) -> Self {
        self.traced = true;
        self
    }

    /// Plays it.
    ///
    /// # Panics
    /// When the scenario fails: this is what a test calls.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a test hands over its closure, and reads better without `&`"
    )]
    pub fn run(self, play: impl AsyncFn(&mut Visit) -> Outcome) {
        for &kind in self.kinds.iter().filter(|kind| is_asked_for(**kind)) {
            match kind.find() {
                Ok(None) => eprintln!("{}: no {kind:?} here, not played in it", self.name),
                Ok(Some(browser)) => {
                    if let Err(trouble) = self.play_in(kind, &browser, &play) {
                        panic!("{} in {kind:?}: {trouble}", self.name);
                    }
                    tally::count(&format!("{kind:?}"));
                }
                Err(trouble) => panic!("{}: {trouble}", self.name),
            }
        }
    }

    fn play_in(
        &self,
        kind: Kind,
        browser: &xtask::tools::Browser,
        play: &impl AsyncFn(&mut Visit) -> Outcome,
    ) -> Outcome {
        let folder = Folder::new()?;
        let site = Site::open(&self.page, self.prefix, &folder.0)?;
        let driver = Driver::ready(kind, browser)?;
        let runtime = runtime()?;
        let mut capabilities = kind.capabilities(browser, &folder.0, self.language, self.blocking);
        if self.traced {
            trace_tasks(&mut capabilities);
        }
        let mut visit = runtime.block_on(Visit::begin(
            kind,
            driver.url(),
            capabilities,
            site,
            folder.0.clone(),
        ))?;
        let played = catch_unwind(AssertUnwindSafe(|| {
            runtime.block_on(self.play_through(&mut visit, play))
        }));
        let failed = !matches!(played, Ok(Ok(())));
        runtime.block_on(self.leave(visit, failed));
        played.unwrap_or_else(|panic: Box<dyn Any + Send>| resume_unwind(panic))
    }

    async fn play_through(
        &self,
        visit: &mut Visit,
        play: &impl AsyncFn(&mut Visit) -> Outcome,
    ) -> Outcome {
        let kind = visit.kind();
        let whole = async {
            visit.set_screen(self.screen).await?;
            play(visit).await?;
            visit.console_is_clean(&self.tolerated).await
        };
        // The others draw without any help and are driven by slower drivers.
        let limit = if kind == Kind::Chromium { self.limit } else { self.limit * 3 };
        let late = Trouble::Waited { what: "the scenario is not over".into(), limit };
        tokio::time::timeout(limit, whole).await.unwrap_or(Err(late))
    }

    /// Whatever fails here must not hide why the scenario failed.
    async fn leave(&self, visit: Visit, failed: bool) {
        if failed {
            visit.tell_what_happened(self.name).await;
        }
        visit.end().await;
    }
}

fn is_asked_for(kind: Kind) -> bool {
    let name = format!("{kind:?}").to_lowercase();
    std::env::var(ONLY).map_or(true, |only| only.split(',').any(|one| one == name))
}

/// The profile, the downloads and the drafts of one scenario; removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Outcome<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = Self(
            std::env::temp_dir().join(format!("szlak-browser-{}-{number}", std::process::id())),
        );
        make_profile(&folder.0)?;
        Ok(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

fn runtime() -> Outcome<Runtime> {
    let built = Builder::new_current_thread().enable_all().build();
    built.map_err(|error| Trouble::Wrong(format!("no runtime: {error}")))
}
