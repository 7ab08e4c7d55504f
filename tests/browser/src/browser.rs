//! The browsers we can drive: where they are, how they are started, how big their window is.

use crate::{Outcome, Trouble};
use serde_json::{Map, Value, json};
use std::path::Path;
use xtask::tools::{Browser, browser};

/// Which browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Always there, and everything is played in it.
    Chromium,
    /// Only where it is installed together with geckodriver.
    Firefox,
    /// WebKitGTK, only where it is installed together with its driver and a screen that nobody sees. It forgets
    /// everything when it ends.
    WebKit,
}

impl Kind {
    /// Where it is on this machine. Only `cargo xtask test browser` installs Firefox and WebKit.
    pub(crate) fn find(self) -> Outcome<Option<Browser>> {
        match self {
            Self::Chromium => Ok(Some(browser::chromium()?)),
            Self::Firefox => Ok(browser::find_firefox()),
            Self::WebKit => Ok(browser::find_webkit()),
        }
    }

    /// The wish list a new session is opened with.
    pub(crate) fn capabilities(
        self,
        browser: &Browser,
        profile: &Path,
        language: &str,
        blocking: bool,
    ) -> Map<String, Value> {
        let value = match self {
            Self::Chromium => chromium(browser, profile, language, blocking),
            Self::Firefox => firefox(browser, profile, language),
            Self::WebKit => webkit(browser),
        };
        value.as_object().cloned().unwrap_or_default()
    }
}

/// The size of the window and whether fingers touch it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// 390 × 844, touch.
    Phone,
    /// 360 × 640, touch: the smallest we promise.
    SmallPhone,
    /// 844 × 390, touch: a phone on its side.
    PhoneOnItsSide,
    /// 1440 × 900, mouse.
    Desktop,
    /// 1280 × 720, mouse: a laptop.
    Laptop,
    /// 820 × 1180, touch: a tablet.
    Tablet,
    /// 720 × 450, mouse: the desktop at twice the size.
    TwiceTheSize,
}

impl Screen {
    pub(crate) fn size(self) -> (u32, u32) {
        match self {
            Self::Phone => (390, 844),
            Self::SmallPhone => (360, 640),
            Self::PhoneOnItsSide => (844, 390),
            Self::Desktop => (1440, 900),
            Self::Laptop => (1280, 720),
            Self::Tablet => (820, 1180),
            Self::TwiceTheSize => (720, 450),
        }
    }

    pub(crate) fn is_touched(self) -> bool {
        !matches!(self, Self::Desktop | Self::Laptop | Self::TwiceTheSize)
    }
}

fn chromium(browser: &Browser, profile: &Path, language: &str, blocking: bool) -> Value {
    let mut args: Vec<String> = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ]
    .map(str::to_owned)
    .to_vec();
    args.push(format!("--user-data-dir={}", profile.display()));
    args.push(format!("--accept-lang={language}"));
    json!({
        "goog:chromeOptions": {
            "binary": browser.program,
            "args": args,
            "prefs": {
                "intl.accept_languages": language,
                "download.default_directory": downloads(profile),
                "download.prompt_for_download": false,
                // What the settings call cookies is all that a site keeps; 1 allows, 2 blocks.
                "profile.default_content_setting_values.cookies": if blocking { 2 } else { 1 },
            },
        },
        "goog:loggingPrefs": { "browser": "ALL" },
    })
}

/// Has Chromium write down every task of its threads with the processor time it took, and the page's own marks.
pub(crate) fn trace_tasks(capabilities: &mut Map<String, Value>) {
    capabilities["goog:loggingPrefs"]["performance"] = json!("ALL");
    capabilities["goog:chromeOptions"]["perfLoggingPrefs"] = json!({
        "enableNetwork": false,
        "enablePage": false,
        "traceCategories": "blink.user_timing,disabled-by-default-devtools.timeline",
    });
}

fn firefox(browser: &Browser, profile: &Path, language: &str) -> Value {
    json!({
        "moz:firefoxOptions": {
            "binary": browser.program,
            "args": ["-headless", "-profile", profile],
            "prefs": { "intl.accept_languages": language },
        },
    })
}

/// It speaks the language of its surroundings (see the driver) and keeps no profile.
fn webkit(browser: &Browser) -> Value {
    json!({
        "webkitgtk:browserOptions": {
            "binary": browser.program,
            "args": ["--automation"],
        },
    })
}

/// Where files land that the page gives to the player.
pub(crate) fn downloads(profile: &Path) -> std::path::PathBuf {
    profile.join("downloads")
}

/// A fresh directory for one scenario.
pub(crate) fn make_profile(profile: &Path) -> Outcome {
    let failed = |error| Trouble::Wrong(format!("no profile could be made: {error}"));
    std::fs::create_dir_all(downloads(profile)).map_err(failed)
}
