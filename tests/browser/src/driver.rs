//! chromedriver and geckodriver: one of each for all scenarios of a test program, on a port it chooses itself,
//! gone with the last scenario that uses it.

use crate::{Kind, Outcome, Trouble};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use xtask::tools::Browser;

/// A running driver; killed when dropped.
pub(crate) struct Driver {
    process: Child,
    port: u16,
}

static RUNNING: Mutex<BTreeMap<Kind, Weak<Driver>>> = Mutex::new(BTreeMap::new());

impl Driver {
    /// The one that runs, or a new one.
    pub(crate) fn shared(kind: Kind, browser: &Browser) -> Outcome<Arc<Self>> {
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(driver) = running.get(&kind).and_then(Weak::upgrade) {
            return Ok(driver);
        }
        let driver = Arc::new(Self::start(browser)?);
        running.insert(kind, Arc::downgrade(&driver));
        Ok(driver)
    }

    /// Where it listens.
    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    fn start(browser: &Browser) -> Outcome<Self> {
        let mut command = Command::new(&browser.driver);
        let command = command
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut process = command.spawn().map_err(|error| Trouble::Driver(error.to_string()))?;
        let output = process.stdout.take().map(BufReader::new);
        match output.and_then(announced_port) {
            Some(port) => Ok(Self { process, port }),
            None => {
                drop(process.kill());
                Err(Trouble::Driver(format!("{} named no port", browser.driver.display())))
            }
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// Both drivers end a line with the port they took: "… on port 9515." and "Listening on 127.0.0.1:4444".
fn announced_port(mut output: BufReader<ChildStdout>) -> Option<u16> {
    let mut line = String::new();
    let port = loop {
        line.clear();
        if output.read_line(&mut line).ok()? == 0 {
            return None;
        }
        let last = line.trim().trim_end_matches('.').rsplit([' ', ':']).next();
        match last.and_then(|word| word.parse().ok()) {
            // "Starting … on port 0" only repeats what we asked for.
            Some(port) if port != 0 && line.contains(" on ") => break port,
            _ => {}
        }
    };
    // The rest is read and thrown away, so that the driver never waits for us.
    std::thread::spawn(move || output.lines().for_each(drop));
    Some(port)
}
