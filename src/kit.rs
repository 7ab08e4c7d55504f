//! Outlines that a game's drawings refer to: a file of `public`, put into the page while somebody needs it.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::browser;
use crate::view::later;

/// The outlines of a game.
pub struct Kit {
    id: &'static str,
    file: &'static str,
    wanted: AtomicBool,
}

impl Kit {
    /// The kit of that file; the id is that of what holds it in the page.
    pub const fn new(id: &'static str, file: &'static str) -> Self {
        Self { id, file, wanted: AtomicBool::new(false) }
    }

    /// Puts it into the page, once; what refers to it appears when it has come.
    pub fn load(&'static self) {
        if self.wanted.swap(true, Ordering::Relaxed) {
            return;
        }
        later(async {
            match browser::fetch_text(self.file).await {
                Some(sheet) if self.wanted.load(Ordering::Relaxed) => {
                    browser::append_hidden(self.id, &sheet);
                }
                _ => self.wanted.store(false, Ordering::Relaxed),
            }
        });
    }

    /// Takes it out again: the table is left, and nothing refers to it any more.
    pub fn put_away(&self) {
        self.wanted.store(false, Ordering::Relaxed);
        if let Some(kit) = browser::document().get_element_by_id(self.id) {
            kit.remove();
        }
    }
}
