//! What lies beside a record to prove that it still plays out the same.

use tabletop::{Game, Record};

use super::{checkpoints, transcript};

/// A game of at most so many choices is read by people, who get its transcript: two pages or three.
pub const SHORT: usize = 60;

/// The kinds of proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Every move and everything told.
    Transcript,
    /// Digests at some moves.
    Checkpoints,
}

impl Kind {
    pub const ALL: [Self; 2] = [Self::Transcript, Self::Checkpoints];

    /// The one that a record has.
    pub const fn of(record: &Record) -> Self {
        if record.choices.len() <= SHORT { Self::Transcript } else { Self::Checkpoints }
    }

    /// How the name of its file ends.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Transcript => "txt",
            Self::Checkpoints => "digests",
        }
    }
}

/// The proof of a record.
#[derive(Debug)]
pub struct Proof {
    pub kind: Kind,
    pub text: String,
}

impl Proof {
    /// Plays the record and writes down what it shows.
    pub fn of<G: Game>(record: &Record) -> Self {
        let kind = Kind::of(record);
        let text = match kind {
            Kind::Transcript => transcript::<G>(record),
            Kind::Checkpoints => checkpoints::<G>(record),
        };
        Self { kind, text }
    }
}
