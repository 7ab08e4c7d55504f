//! The browser's storage: the only module that touches it. Knows keys and texts, not games; what
//! is in a save is `storage::saves`' business.

pub mod decks;
pub mod last;
#[cfg(not(test))]
mod local;
pub mod lock;
#[cfg(test)]
pub mod pretend;
pub mod progress;
pub mod recovery;
pub mod results;
pub mod saves;
mod second;
pub mod shelf;
pub mod slot;
pub mod solved;
pub mod transfer;

#[cfg(not(test))]
use local::Place;
#[cfg(test)]
use pretend::Place;
use shelf::{Copy, Shelf};

/// How much localStorage holds in every browser we know, in UTF-16 units.
const ROOM: usize = 5 * 1024 * 1024;

/// Where something is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// The settings.
    Settings,
    /// The puzzles that are solved.
    Solved,
    /// How each game was started last.
    Last,
    /// What the home page said last.
    Note,
    /// A text on a shelf, or a copy of it.
    Kept(Shelf, Copy, String),
}

impl Key {
    fn name(&self) -> String {
        match self {
            Self::Settings => "szlak/settings".to_owned(),
            Self::Solved => "szlak/solved".to_owned(),
            Self::Last => "szlak/last".to_owned(),
            Self::Note => "szlak/home".to_owned(),
            Self::Kept(shelf, copy, key) => format!("{}{key}{}", shelf.prefix(), copy.suffix()),
        }
    }
}

/// Why something could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// There is no room left.
    Full,
    /// The browser does not let this page keep anything.
    Denied,
}

/// Does the browser let us keep things at all?
pub fn is_available() -> bool {
    Place::open().is_some()
}

/// What is kept under a key.
pub fn read(key: &Key) -> Option<String> {
    Place::open()?.get(&key.name())
}

/// Keeps a text under a key, or leaves everything as it was and says why.
pub fn write(key: &Key, text: &str) -> Result<(), StorageError> {
    let place = Place::open().ok_or(StorageError::Denied)?;
    let name = key.name();
    place.set(&name, text)?;
    // Some browsers say yes and keep nothing.
    if place.get(&name).as_deref() == Some(text) { Ok(()) } else { Err(StorageError::Denied) }
}

/// Forgets what is kept under a key.
pub fn remove(key: &Key) {
    if let Some(place) = Place::open() {
        place.remove(&key.name());
    }
}

/// The names of everything that is kept.
fn names() -> Vec<String> {
    Place::open().map(|place| place.names()).unwrap_or_default()
}

/// How many bytes are in use, and how many there are: localStorage counts UTF-16 units.
pub fn usage() -> (usize, usize) {
    let Some(place) = Place::open() else { return (0, ROOM) };
    let size = |name: String| name.len() + place.get(&name).map_or(0, |text| text.len());
    (place.names().into_iter().map(size).sum(), ROOM)
}

#[cfg(test)]
mod tests {
    use super::pretend::{self, Temper};
    use super::*;

    /// Finding F-17: a browser that drops writes without a word is found out.
    #[test]
    fn a_write_that_was_dropped_is_an_error() {
        assert_eq!(write(&Key::Solved, "gwent/two-for-one"), Ok(()));
        pretend::turn(Temper::Forgetful);
        assert_eq!(write(&Key::Solved, "nothing"), Err(StorageError::Denied));
        assert_eq!(read(&Key::Solved).as_deref(), Some("gwent/two-for-one"));
    }

    #[test]
    fn a_forbidden_storage_reads_as_empty_and_refuses() {
        write(&Key::Solved, "one").unwrap();
        pretend::turn(Temper::Forbidden);
        assert!(!is_available());
        assert_eq!((read(&Key::Solved), usage().0), (None, 0));
        assert_eq!(write(&Key::Solved, "two"), Err(StorageError::Denied));
        remove(&Key::Solved);
    }
}
