//! What happened, told to those who may know it.

use serde::{Deserialize, Serialize};

use crate::{Learners, Seat, Viewer};

/// One event with its audience: the form everybody sees, and a fuller form for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry<E> {
    /// What everybody sees, if anything.
    pub public: Option<E>,
    /// What one seat sees instead.
    pub secret: Option<(Seat, E)>,
}

impl<E> Entry<E> {
    /// The form of the event this viewer may see.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&E> {
        match &self.secret {
            Some((seat, event)) if viewer.knows(*seat) => Some(event),
            _ => self.public.as_ref(),
        }
    }
}

/// Collects the events of one step. Output only: rules never read it.
#[derive(Clone, Debug)]
pub struct Log<E> {
    entries: Vec<Entry<E>>,
    muted: bool,
    learners: Learners,
}

impl<E> Log<E> {
    /// A log that keeps what it is told.
    pub const fn new() -> Self {
        Self { entries: Vec::new(), muted: false, learners: Learners::NOBODY }
    }

    /// A log that forgets at once: for playouts and replays, where nobody reads it.
    pub const fn muted() -> Self {
        Self { entries: Vec::new(), muted: true, learners: Learners::NOBODY }
    }

    /// Is anybody listening? Lets a game skip the making of a costly event.
    pub const fn is_muted(&self) -> bool {
        self.muted
    }

    /// Everybody sees this.
    pub fn public(&mut self, event: E) {
        if !self.muted {
            self.entries.push(Entry { public: Some(event), secret: None });
        }
    }

    /// One seat sees `whole`; the others see `rest`, or nothing.
    pub fn secret(&mut self, seat: Seat, whole: E, rest: Option<E>) {
        if !self.muted {
            self.entries.push(Entry { public: rest, secret: Some((seat, whole)) });
        }
    }

    /// Says that these have learned what they could not know before (a card drawn, a die rolled,
    /// a hidden card played): fair undo stops where a person is among them. Generously used it
    /// only makes undo stricter; the generic suite fails when anybody is forgotten.
    pub fn teach(&mut self, learners: Learners) {
        self.learners |= learners;
    }

    /// Says that everybody has learned something.
    pub fn teach_all(&mut self) {
        self.teach(Learners::EVERYBODY);
    }

    /// Who has learned something.
    pub const fn learners(&self) -> Learners {
        self.learners
    }

    /// Has anybody learned anything?
    pub const fn has_taught(&self) -> bool {
        !self.learners.is_empty()
    }

    /// The events, in order.
    pub fn entries(&self) -> &[Entry<E>] {
        &self.entries
    }

    /// Gives the events away.
    pub fn into_entries(self) -> Vec<Entry<E>> {
        self.entries
    }
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Self::new()
    }
}
