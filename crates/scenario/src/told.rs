//! One step of the story so far.

use std::fmt;

use tabletop::{Entry, Log, Viewer};

#[derive(Clone, Debug)]
pub struct Told<E> {
    headline: String,
    entries: Vec<Entry<E>>,
    pub new_information: bool,
}

impl<E> Told<E> {
    pub fn of(headline: String, log: Log<E>) -> Self {
        let new_information = log.has_taught();
        Self { headline, new_information, entries: log.into_entries() }
    }

    /// Who did what.
    pub fn headline(&self) -> &str {
        &self.headline
    }

    /// What a viewer heard of it.
    pub fn heard_by(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = &E> {
        self.entries.iter().filter_map(move |entry| entry.seen_by(viewer))
    }
}

impl<E: fmt::Debug> fmt::Display for Told<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let news = if self.new_information { " (new information)" } else { "" };
        writeln!(f, "{}{news}", self.headline)?;
        self.entries.iter().try_for_each(|entry| writeln!(f, "        {entry:?}"))
    }
}
