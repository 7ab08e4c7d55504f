//! The browsers of the tests: Chromium with its driver always, Firefox with its own when both are there.

use super::apt;
use crate::Outcome;
use crate::shell::which;
use std::path::PathBuf;

/// A browser and the program that drives it.
#[derive(Clone, Debug)]
pub struct Browser {
    /// The browser itself.
    pub program: PathBuf,
    /// Its WebDriver server.
    pub driver: PathBuf,
}

/// Chromium, installed when missing and allowed.
pub fn chromium() -> Outcome<Browser> {
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    apt::install("Chromium with chromedriver", "chromium chromium-driver")?;
    find_chromium().ok_or_else(|| crate::Trouble::Missing {
        what: "`chromium` or `chromedriver` on PATH".into(),
        remedy: "They were installed, but are not found there.".into(),
    })
}

/// Firefox, if this machine has it together with geckodriver.
pub fn firefox() -> Option<Browser> {
    let program = which("firefox").or_else(|| which("firefox-esr"))?;
    Some(Browser { program, driver: which("geckodriver")? })
}

fn find_chromium() -> Option<Browser> {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let program = names.into_iter().find_map(which)?;
    Some(Browser { program, driver: which("chromedriver")? })
}
