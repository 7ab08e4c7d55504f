//! The browser's storage: the only module that touches it. Knows keys and texts, not games; what
//! is in a save is `storage::saves`' business.

pub mod lock;
pub mod saves;

use gloo_storage::{LocalStorage, Storage as _};
use wasm_bindgen::JsValue;

/// Where something is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// The settings.
    Settings,
    /// A game.
    Game(String),
    /// A game that is just being written.
    GameNew(String),
    /// The copy of a game before it was last written.
    GameOld(String),
}

const GAME: &str = "szlak/game/";
const NEW: &str = ".new";
const OLD: &str = ".old";

impl Key {
    fn name(&self) -> String {
        match self {
            Self::Settings => "szlak/settings".to_owned(),
            Self::Game(key) => format!("{GAME}{key}"),
            Self::GameNew(key) => format!("{GAME}{key}{NEW}"),
            Self::GameOld(key) => format!("{GAME}{key}{OLD}"),
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

/// The keys of all games, also of those of which only a copy is left.
pub fn game_keys() -> Vec<String> {
    if !is_available() {
        return Vec::new();
    }
    let raw = LocalStorage::raw();
    let names = (0..LocalStorage::length()).filter_map(|at| raw.key(at).ok().flatten());
    let mut keys = Vec::new();
    for key in names.filter_map(|name| game_key(&name)) {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    keys
}

fn game_key(name: &str) -> Option<String> {
    let key = name.strip_prefix(GAME)?;
    let key = key.strip_suffix(NEW).or_else(|| key.strip_suffix(OLD)).unwrap_or(key);
    Some(key.to_owned())
}

/// How many bytes are in use, and how many there are: localStorage counts UTF-16 units.
pub fn usage() -> (usize, usize) {
    const ROOM: usize = 5 * 1024 * 1024;
    if !is_available() {
        return (0, ROOM);
    }
    let raw = LocalStorage::raw();
    let names = (0..LocalStorage::length()).filter_map(|at| raw.key(at).ok().flatten());
    let used = names
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_any_of_its_copies() {
        for key in [Key::Game("k".into()), Key::GameNew("k".into()), Key::GameOld("k".into())] {
            assert_eq!(game_key(&key.name()).as_deref(), Some("k"));
        }
        assert_eq!(game_key(&Key::Settings.name()), None);
    }
}
