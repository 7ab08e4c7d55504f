//! Why a scenario failed, in words.

use fantoccini::error::{CmdError, NewSessionError};
use std::time::Duration;

/// A result with [`Trouble`] as its error.
pub type Outcome<T = ()> = Result<T, Trouble>;

/// What went wrong in the browser or around it.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// Something did not happen in time.
    #[error("waited {} s, but {what}", limit.as_secs_f32())]
    Waited {
        /// What was still not so.
        what: String,
        /// How long.
        limit: Duration,
    },
    /// Something was so that should not be.
    #[error("{0}")]
    Wrong(String),
    /// The console holds what it must not.
    #[error("the console says:\n  {}", .0.join("\n  "))]
    Console(Vec<String>),
    /// axe-core found obstacles.
    #[error("axe-core found obstacles:\n{0}")]
    Inaccessible(String),
    /// The driver did not start.
    #[error("the driver of the browser did not start: {0}")]
    Driver(String),
    /// The browser did not start.
    #[error("the browser did not start: {0}")]
    Session(#[from] Box<NewSessionError>),
    /// A command was refused.
    #[error("the browser refused a command: {0}")]
    Command(#[from] Box<CmdError>),
    /// The build's own tools complained.
    #[error("{0}")]
    Build(#[from] xtask::Trouble),
}

impl From<CmdError> for Trouble {
    fn from(error: CmdError) -> Self {
        Self::Command(Box::new(error))
    }
}
