//! localStorage. Every call may throw, whatever the specification says; none of them ends the app.

use gloo_storage::{LocalStorage, Storage as _};
use wasm_bindgen::JsValue;

use super::StorageError;

/// The browser's storage for this origin.
pub struct Place(web_sys::Storage);

impl Place {
    /// `None` where the browser lets us keep nothing: asked first, because `raw` takes it for
    /// granted.
    pub fn open() -> Option<Self> {
        web_sys::window()?.local_storage().ok().flatten()?;
        Some(Self(LocalStorage::raw()))
    }

    pub fn get(&self, name: &str) -> Option<String> {
        self.0.get_item(name).ok().flatten()
    }

    pub fn set(&self, name: &str, text: &str) -> Result<(), StorageError> {
        self.0.set_item(name, text).map_err(|error| classify(&error))
    }

    /// What cannot be removed stays; there is nothing anybody could do about it.
    pub fn remove(&self, name: &str) {
        drop(self.0.remove_item(name));
    }

    pub fn names(&self) -> Vec<String> {
        let count = self.0.length().unwrap_or_default();
        (0..count).filter_map(|at| self.0.key(at).ok().flatten()).collect()
    }
}

fn classify(error: &JsValue) -> StorageError {
    match crate::browser::error_name(error).as_deref() {
        Some("SecurityError") => StorageError::Denied,
        _ => StorageError::Full,
    }
}
