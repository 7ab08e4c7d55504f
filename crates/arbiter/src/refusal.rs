//! Why a request was not carried out.

use serde::Serialize;
use tabletop::{
    ChoiceRefused, LinkError, LoadError, PositionError, SeedError, SetupError, UndoRefused,
};
use thiserror::Error;

/// A refusal: a stable kind for scripts and a sentence for people. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
#[error("{sentence}")]
pub struct Refusal {
    /// One of the kinds that `PROTOCOL.md` lists.
    pub kind: &'static str,
    /// What is wrong.
    pub sentence: String,
}

impl Refusal {
    /// A refusal of this kind.
    pub fn new(kind: &'static str, sentence: impl Into<String>) -> Self {
        Self { kind, sentence: sentence.into() }
    }
}

impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Self {
        Self::new("setup", error.to_string())
    }
}

impl From<SeedError> for Refusal {
    fn from(error: SeedError) -> Self {
        Self::new("seed", error.to_string())
    }
}

impl From<LoadError> for Refusal {
    fn from(error: LoadError) -> Self {
        Self::new(error.kind(), error.to_string())
    }
}

impl From<LinkError> for Refusal {
    fn from(error: LinkError) -> Self {
        match error {
            LinkError::Load(error) => error.into(),
            LinkError::Seed(error) => error.into(),
            error => Self::new("link", error.to_string()),
        }
    }
}

impl From<PositionError> for Refusal {
    fn from(error: PositionError) -> Self {
        let kind = match error {
            PositionError::Setup(_) => "setup",
            PositionError::Unreadable(_) => "unreadable-state",
            PositionError::Impossible(_) => "impossible-state",
        };
        Self::new(kind, error.to_string())
    }
}

impl From<ChoiceRefused> for Refusal {
    fn from(error: ChoiceRefused) -> Self {
        let kind = match error {
            ChoiceRefused::Unreadable(_) => "unreadable-choice",
            ChoiceRefused::NoSuchIndex { .. } => "no-such-choice",
            ChoiceRefused::Illegal(_) => "illegal-choice",
        };
        Self::new(kind, error.to_string())
    }
}

impl From<UndoRefused> for Refusal {
    fn from(error: UndoRefused) -> Self {
        Self::new("undo", error.to_string())
    }
}
