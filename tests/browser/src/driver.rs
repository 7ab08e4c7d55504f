//! The drivers of the browsers, on ports of their own. chromedriver opens any number of browsers, so one serves all
//! scenarios of a test program and is gone with the last of them; the others open one, so every scenario has its own.

use crate::{Kind, Outcome, Trouble};
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};
use xtask::tools::Browser;

/// How long a driver may take to listen.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running driver, and what it runs on; ended when dropped.
pub(crate) struct Driver {
    processes: Vec<Child>,
    port: u16,
}

static SHARED: Mutex<Weak<Driver>> = Mutex::new(Weak::new());

impl Driver {
    /// The one that runs and can serve another scenario, or a new one.
    pub(crate) fn ready(kind: Kind, browser: &Browser) -> Outcome<Arc<Self>> {
        match kind {
            Kind::Chromium => {
                let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(driver) = shared.upgrade() {
                    return Ok(driver);
                }
                let driver = Arc::new(Self::announcing(browser)?);
                *shared = Arc::downgrade(&driver);
                Ok(driver)
            }
            Kind::Firefox => Self::announcing(browser).map(Arc::new),
            Kind::WebKit => Self::told_its_port(browser).map(Arc::new),
        }
    }

    /// Where it listens.
    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// One that chooses its port and says which.
    fn announcing(browser: &Browser) -> Outcome<Self> {
        let mut driver = Self { processes: Vec::new(), port: 0 };
        let mut output = driver.start(Command::new(&browser.driver).arg("--port=0"))?;
        let silent = || Trouble::Driver(format!("{} named no port", browser.driver.display()));
        driver.port = announced_port(&mut output).ok_or_else(silent)?;
        drain(output);
        Ok(driver)
    }

    /// One that takes the port it is given, on a screen that nobody sees.
    fn told_its_port(browser: &Browser) -> Outcome<Self> {
        let mut driver = Self { processes: Vec::new(), port: free_port()? };
        let mut command = Command::new(&browser.driver);
        command.arg(format!("--port={}", driver.port)).env("LANG", "C.UTF-8").env("LANGUAGE", "en");
        if let Some(program) = &browser.screen {
            let mut screen = Command::new(program);
            screen.args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1600x1200x24"]);
            let mut output = driver.start(&mut screen)?;
            let mut number = String::new();
            drop(output.read_line(&mut number));
            command.env("DISPLAY", format!(":{}", number.trim())).env("GDK_BACKEND", "x11");
        }
        let output = driver.start(&mut command)?;
        drain(output);
        let start = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, driver.port)).is_err() {
            if start.elapsed() > PATIENCE {
                return Err(Trouble::Driver(format!(
                    "{} does not listen",
                    browser.driver.display()
                )));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(driver)
    }

    /// Starts a program.
    fn start(&mut self, command: &mut Command) -> Outcome<BufReader<ChildStdout>> {
        let piped = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = piped.spawn().map_err(|error| Trouble::Driver(error.to_string()))?;
        let output = process.stdout.take().map(BufReader::new);
        self.processes.push(process);
        output.ok_or_else(|| Trouble::Driver("it has no output".into()))
    }
}

/// The rest is read and thrown away, so that the driver never waits for us.
fn drain(mut output: BufReader<ChildStdout>) {
    std::thread::spawn(move || std::io::copy(&mut output, &mut std::io::sink()));
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The driver before its screen.
        for process in self.processes.iter_mut().rev() {
            drop(process.kill());
            drop(process.wait());
        }
    }
}

/// Both that choose a port end a line with it: "… on port 9515." and "Listening on 127.0.0.1:4444".
fn announced_port(output: &mut BufReader<ChildStdout>) -> Option<u16> {
    let mut line = String::new();
    loop {
        line.clear();
        if output.read_line(&mut line).ok()? == 0 {
            return None;
        }
        let last = line.trim().trim_end_matches('.').rsplit([' ', ':']).next();
        match last.and_then(|word| word.parse().ok()) {
            // "Starting … on port 0" only repeats what we asked for.
            Some(port) if port != 0 && line.contains(" on ") => return Some(port),
            _ => {}
        }
    }
}

/// Taken and let go: nobody else is likely to be given it in the next moment.
fn free_port() -> Outcome<u16> {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|taken| taken.local_addr());
    taken.map(|address| address.port()).map_err(|error| Trouble::Driver(error.to_string()))
}
