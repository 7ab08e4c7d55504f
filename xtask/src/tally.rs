//! How many scenarios were played in which browser: the tests of many programs write it line by line into one file,
//! so that nobody takes a browser that was left out for one that has passed.

use crate::{Outcome, Trouble, workspace};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

/// Where the tests find the file; without it nothing is counted.
pub const VARIABLE: &str = "SZLAK_TALLY";

/// The file, empty.
pub struct Tally(pub PathBuf);

/// What was written into it: names of browsers, one for each scenario.
pub struct Counted(String);

impl Tally {
    /// Begins anew.
    pub fn new() -> Outcome<Self> {
        let path = workspace::scratch().join("browser-tally");
        fs::write(&path, "").map_err(Trouble::file("write", &path))?;
        Ok(Self(path))
    }

    /// What has been counted.
    pub fn read(&self) -> Outcome<Counted> {
        fs::read_to_string(&self.0).map_err(Trouble::file("read", &self.0)).map(Counted)
    }
}

impl Counted {
    /// How many in this browser.
    pub fn of(&self, browser: &str) -> usize {
        self.0.lines().filter(|line| *line == browser).count()
    }

    /// The same as a line.
    pub fn told(&self, browser: &str) -> String {
        format!("{browser}: {} scenarios", self.of(browser))
    }
}

/// Counts one scenario that was played to its end.
pub fn count(browser: &str) {
    let Some(path) = std::env::var_os(VARIABLE) else { return };
    let file = OpenOptions::new().append(true).open(path);
    // One write of one line: programs that run at once do not mix theirs.
    let written = file.and_then(|mut file| file.write_all(format!("{browser}\n").as_bytes()));
    if let Err(error) = written {
        eprintln!("a scenario in {browser} was not counted: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_browser_has_its_own_count() {
        let counted = Counted("Chromium\nFirefox\nChromium\n".into());
        assert_eq!(counted.told("Chromium"), "Chromium: 2 scenarios");
        assert_eq!(counted.of("WebKit"), 0);
    }
}
