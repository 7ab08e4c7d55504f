//! The browsers of the tests, each with its driver: Chromium always, Firefox and WebKit where they can be had.

use super::{apt, cache, crates};
use crate::shell::which;
use crate::{Outcome, Trouble};
use std::fs;
use std::path::{Path, PathBuf};

/// A browser and the program that drives it.
#[derive(Clone, Debug)]
pub struct Browser {
    /// The browser itself.
    pub program: PathBuf,
    /// Its WebDriver server.
    pub driver: PathBuf,
    /// What stands in for a screen, where the browser cannot do without one.
    pub screen: Option<PathBuf>,
}

/// Chromium, installed when missing and allowed.
pub fn chromium() -> Outcome<Browser> {
    let what = "Chromium with chromedriver";
    found_or_installed(find_chromium, what, "chromium chromium-driver")
}

/// Firefox, installed when missing and allowed; its driver is compiled once.
pub fn firefox() -> Outcome<Browser> {
    if let Some(found) = find_firefox() {
        return Ok(found);
    }
    if firefox_itself().is_none() {
        apt::install("Firefox", "firefox-esr")?;
    }
    if which("geckodriver").is_none() {
        crates::geckodriver()?;
    }
    find_firefox().ok_or_else(|| not_found("Firefox"))
}

/// WebKit as GNOME has it, in the window of its own test browser on a screen that nobody sees.
pub fn webkit() -> Outcome<Browser> {
    found_or_installed(find_webkit, "WebKit with its driver", "webkit2gtk-driver xvfb")
}

/// Firefox, if this machine has it together with its driver.
pub fn find_firefox() -> Option<Browser> {
    let compiled = || cache::find(crates::GECKODRIVER).map(|place| place.join("bin/geckodriver"));
    let driver = which("geckodriver").or_else(compiled)?;
    Some(Browser { program: firefox_itself()?, driver, screen: None })
}

/// WebKit, if this machine has it together with its driver.
pub fn find_webkit() -> Option<Browser> {
    let driver = which("WebKitWebDriver")?;
    let screen = Some(which("Xvfb")?);
    Some(Browser { program: mini_browser(Path::new("/usr/lib"))?, driver, screen })
}

fn find_chromium() -> Option<Browser> {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let program = names.into_iter().find_map(which)?;
    Some(Browser { program, driver: which("chromedriver")?, screen: None })
}

fn firefox_itself() -> Option<PathBuf> {
    which("firefox").or_else(|| which("firefox-esr"))
}

/// It lies beside the library, `<lib>/<machine>/webkit2gtk-<version>/MiniBrowser`; of several the newest is taken.
fn mini_browser(lib: &Path) -> Option<PathBuf> {
    let folders = |path: &Path| {
        let entries = fs::read_dir(path).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).filter(|path| path.is_dir())
    };
    let is_webkit = |path: &PathBuf| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("webkit"))
    };
    let near = folders(lib).chain(folders(lib).flat_map(|machine| folders(&machine)));
    let programs = near.filter(is_webkit).map(|home| home.join("MiniBrowser"));
    programs.filter(|program| program.is_file()).max()
}

fn found_or_installed(
    find: fn() -> Option<Browser>,
    what: &str,
    packages: &str,
) -> Outcome<Browser> {
    if let Some(found) = find() {
        return Ok(found);
    }
    apt::install(what, packages)?;
    find().ok_or_else(|| not_found(what))
}

fn not_found(what: &str) -> Trouble {
    Trouble::Missing {
        what: format!("{what} on PATH"),
        remedy: "It was installed, but is not found there.".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;

    #[test]
    fn the_newest_browser_beside_a_library_is_found() {
        let lib = Scratch::new("webkit");
        assert_eq!(mini_browser(&lib.0), None);
        lib.write("x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser", "");
        lib.write("x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser", "");
        lib.write("x86_64-linux-gnu/other/MiniBrowser", "");
        let newest = lib.0.join("x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser");
        assert_eq!(mini_browser(&lib.0), Some(newest));
    }
}
