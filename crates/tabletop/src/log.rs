//! What happened, told to those who may know it.

use serde::{Deserialize, Serialize};

use crate::{Seat, Viewer};

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
    new_information: bool,
}

impl<E> Log<E> {
    /// A log that keeps what it is told.
    pub const fn new() -> Self {
        Self { entries: Vec::new(), muted: false, new_information: false }
    }

    /// A log that forgets at once: for playouts and replays, where nobody reads it.
    pub const fn muted() -> Self {
        Self { entries: Vec::new(), muted: true, new_information: false }
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

    /// Says that somebody has learned what he could not know before (a card drawn, a die rolled,
    /// a hidden card played): fair undo stops here. Generously used it only makes undo stricter;
    /// the generic suite fails when it is forgotten.
    pub const fn new_information(&mut self) {
        self.new_information = true;
    }

    /// Has anybody learned anything?
    pub const fn has_new_information(&self) -> bool {
        self.new_information
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
