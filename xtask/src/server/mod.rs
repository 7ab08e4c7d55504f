//! A small static server for `serve` and the browser tests: files of one directory under one path.
//! It can be stopped and started again on the same port (to prove the page works offline), moved to
//! another directory (a new version), and told to withhold files. It sends the compressed copies that the build
//! made. It knows nothing of the app.

mod files;
mod http;
pub mod lan;

use crate::page::pressed::Pressed;
use crate::{Outcome, Trouble};
use http::Request;
use std::collections::BTreeSet;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// What is served; shared with the threads that answer.
#[derive(Clone)]
struct Site {
    root: PathBuf,
    prefix: String,
    withheld: BTreeSet<String>,
    withheld_once: BTreeSet<String>,
    pressed: Pressed,
}

/// Who can open the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// This machine alone.
    Machine,
    /// Every machine that can reach this one.
    Network,
}

/// A running (or stopped) server.
pub struct Server {
    /// Where it listens.
    address: SocketAddr,
    site: Arc<Mutex<Site>>,
    running: Option<Running>,
}

struct Running {
    stopping: Arc<AtomicBool>,
    accepting: JoinHandle<()>,
}

impl Server {
    /// Serves `root` under `prefix` (`/` or `/a/b/`) on `port`, to this machine; port 0 takes a free one.
    pub fn start(root: &Path, prefix: &str, port: u16) -> Outcome<Self> {
        Self::start_for(Reach::Machine, root, prefix, port)
    }

    /// The same for whom one likes.
    pub fn start_for(reach: Reach, root: &Path, prefix: &str, port: u16) -> Outcome<Self> {
        let prefix = format!("/{}/", prefix.trim_matches('/')).replace("//", "/");
        let pressed = Pressed::of_workspace();
        let [withheld, withheld_once] = [BTreeSet::new(), BTreeSet::new()];
        let site = Site { root: root.to_owned(), prefix, withheld, withheld_once, pressed };
        let host = match reach {
            Reach::Machine => Ipv4Addr::LOCALHOST,
            Reach::Network => Ipv4Addr::UNSPECIFIED,
        };
        let address = SocketAddr::from((host, port));
        let mut server = Self { address, site: Arc::new(Mutex::new(site)), running: None };
        server.resume()?;
        Ok(server)
    }

    /// The address to open on this machine.
    pub fn url(&self) -> String {
        self.url_at(Ipv4Addr::LOCALHOST.into())
    }

    /// The address to open when this machine is known as `host`.
    pub fn url_at(&self, host: IpAddr) -> String {
        let address = SocketAddr::new(host, self.address.port());
        format!("http://{address}{}", lock(&self.site).prefix)
    }

    /// Closes the socket: from now on connections are refused.
    pub fn stop(&mut self) {
        let Some(running) = self.running.take() else { return };
        running.stopping.store(true, Ordering::SeqCst);
        // Wakes the accepting thread, which then lets go of the socket.
        drop(self.connect());
        drop(running.accepting.join());
    }

    /// Listens again on the same port after [`Server::stop`].
    pub fn resume(&mut self) -> Outcome {
        let listener =
            TcpListener::bind(self.address).map_err(|source| not_bound(self.address, &source))?;
        self.address = listener.local_addr().map_err(|source| not_bound(self.address, &source))?;
        let stopping = Arc::new(AtomicBool::new(false));
        let (site, stop) = (Arc::clone(&self.site), Arc::clone(&stopping));
        let accepting = thread::spawn(move || accept(&listener, &site, &stop));
        self.running = Some(Running { stopping, accepting });
        Ok(())
    }

    /// Whether somebody listens: what an offline test proves before it goes on.
    pub fn refuses(&self) -> bool {
        self.connect().is_err()
    }

    fn connect(&self) -> io::Result<TcpStream> {
        TcpStream::connect((Ipv4Addr::LOCALHOST, self.address.port()))
    }

    /// Serves another directory from now on.
    pub fn move_to(&self, root: &Path) {
        root.clone_into(&mut lock(&self.site).root);
    }

    /// Answers "not found" for a file (`sw.js`) that exists.
    pub fn withhold(&self, file: &str) {
        lock(&self.site).withheld.insert(file.to_owned());
    }

    /// Answers "not found" for a file that exists, but only the first time.
    pub fn withhold_once(&self, file: &str) {
        lock(&self.site).withheld_once.insert(file.to_owned());
    }

    /// Takes compressed copies from another place than the build's.
    pub fn press_from(&self, pressed: Pressed) {
        lock(&self.site).pressed = pressed;
    }

    /// Waits for ever; the way out is Ctrl+C.
    pub fn wait(mut self) {
        if let Some(running) = self.running.take() {
            drop(running.accepting.join());
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

fn accept(listener: &TcpListener, site: &Arc<Mutex<Site>>, stopping: &Arc<AtomicBool>) {
    for stream in listener.incoming() {
        if stopping.load(Ordering::SeqCst) {
            return;
        }
        let Ok(stream) = stream else { continue };
        let (site, stopping) = (Arc::clone(site), Arc::clone(stopping));
        // A client that goes away in the middle is its own affair.
        thread::spawn(move || drop(answer(&stream, &site, &stopping)));
    }
}

fn answer(stream: &TcpStream, site: &Mutex<Site>, stopping: &AtomicBool) -> io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    let request = Request::read(stream)?;
    // Browsers open connections ahead of need: one opened before the stop must not be answered after it.
    if stopping.load(Ordering::SeqCst) {
        return Ok(());
    }
    let site = {
        let mut site = lock(site);
        let now = site.clone();
        site.withheld_once.retain(|file| !request.path.ends_with(file));
        now
    };
    files::respond(&site, &request).write(stream, request.head_only())
}

fn lock(site: &Mutex<Site>) -> std::sync::MutexGuard<'_, Site> {
    site.lock().unwrap_or_else(PoisonError::into_inner)
}

fn not_bound(address: SocketAddr, source: &io::Error) -> Trouble {
    Trouble::Missing {
        what: format!("A free port at {address} ({source})"),
        remedy: "Choose another: `cargo xtask serve --port N`.".into(),
    }
}

#[cfg(test)]
mod tests;
