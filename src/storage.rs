//! The browser's storage: the only module that touches it. Knows keys and texts, not games; what
//! is in a save is `storage::saves`' business.

pub mod decks;
pub mod lock;
pub mod saves;
pub mod shelf;
pub mod solved;

use gloo_storage::{LocalStorage, Storage as _};
use wasm_bindgen::JsValue;

use shelf::{Copy, Shelf};

/// Where something is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// The settings.
    Settings,
    /// The puzzles that are solved.
    Solved,
    /// A text on a shelf, or a copy of it.
    Kept(Shelf, Copy, String),
}

impl Key {
    fn name(&self) -> String {
        match self {
            Self::Settings => "szlak/settings".to_owned(),
            Self::Solved => "szlak/solved".to_owned(),
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
    cfg!(target_family = "wasm")
        && web_sys::window().is_some_and(|window| matches!(window.local_storage(), Ok(Some(_))))
}

/// What is kept under a key.
pub fn read(key: &Key) -> Option<String> {
    if !is_available() {
        return None;
    }
    LocalStorage::raw().get_item(&key.name()).ok().flatten()
}

/// Keeps a text under a key, or leaves everything as it was and says why.
pub fn write(key: &Key, text: &str) -> Result<(), StorageError> {
    if !is_available() {
        return Err(StorageError::Denied);
    }
    LocalStorage::raw().set_item(&key.name(), text).map_err(|error| classify(&error))
}

/// Forgets what is kept under a key.
pub fn remove(key: &Key) {
    if is_available() {
        LocalStorage::delete(key.name());
    }
}

/// The names of everything that is kept.
fn names() -> impl Iterator<Item = String> {
    let count = if is_available() { LocalStorage::length() } else { 0 };
    (0..count).filter_map(|at| LocalStorage::raw().key(at).ok().flatten())
}

/// How many bytes are in use, and how many there are: localStorage counts UTF-16 units.
pub fn usage() -> (usize, usize) {
    const ROOM: usize = 5 * 1024 * 1024;
    if !is_available() {
        return (0, ROOM);
    }
    let raw = LocalStorage::raw();
    let used = names()
        .map(|name| name.len() + raw.get_item(&name).ok().flatten().map_or(0, |text| text.len()))
        .sum();
    (used, ROOM)
}

fn classify(error: &JsValue) -> StorageError {
    let name = js_sys::Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
    match name.as_deref() {
        Some("SecurityError") => StorageError::Denied,
        _ => StorageError::Full,
    }
}
