//! What can go wrong while building and checking, each worded for the person at the terminal.

use std::io;
use std::path::{Path, PathBuf};

/// A result with [`Trouble`] as its error.
pub type Outcome<T = ()> = Result<T, Trouble>;

/// Why a command of `cargo xtask` stopped.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The command line made no sense.
    #[error("{0}\n\nRun `cargo xtask help` for the list of commands.")]
    Usage(String),
    /// A program could not be started at all.
    #[error("`{command}` could not be started: {source}")]
    NotStarted {
        /// The command as one would type it.
        command: String,
        /// What the system said.
        source: io::Error,
    },
    /// A program ran and reported failure.
    #[error("`{command}` failed ({status}).{output}")]
    Failed {
        /// The command as one would type it.
        command: String,
        /// Exit code or signal.
        status: String,
        /// What it printed, when it was not shown already.
        output: String,
    },
    /// A file could not be read, written or moved.
    #[error("cannot {verb} {}: {source}", path.display())]
    File {
        /// What was attempted: "read", "write"…
        verb: &'static str,
        /// On what.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// Something this machine lacks and we may not install.
    #[error("{what} is missing. {remedy}")]
    Missing {
        /// The thing.
        what: String,
        /// What the person can do.
        remedy: String,
    },
    /// A download is not the one we pinned.
    #[error("{what} has sha256 {found}, but {expected} is pinned. It was not used.")]
    WrongHash {
        /// The thing.
        what: String,
        /// The pin.
        expected: String,
        /// What came instead.
        found: String,
    },
    /// The page was put together wrongly.
    #[error("{0}")]
    Page(String),
    /// The app outgrew its budget.
    #[error("wasm + JS + CSS weigh {weight} bytes in brotli; the budget is {budget}.")]
    TooHeavy {
        /// Measured.
        weight: u64,
        /// Allowed.
        budget: u64,
    },
}

impl Trouble {
    /// Wraps an I/O error with what was attempted on which path; made for `map_err`.
    pub fn file(verb: &'static str, path: &Path) -> impl FnOnce(io::Error) -> Self + use<> {
        let path = path.to_owned();
        move |source| Self::File { verb, path, source }
    }
}
