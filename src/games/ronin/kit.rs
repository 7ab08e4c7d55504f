//! The outlines of the pieces that are drawn again and again: `public/ronin-kit.svg` is put into the page
//! once, when the game is first opened, and every drawing refers to it.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::browser;
use crate::view::later;

static ASKED: AtomicBool = AtomicBool::new(false);

/// Puts the kit into the page, once; what refers to it appears when it has come.
pub fn load() {
    if ASKED.swap(true, Ordering::Relaxed) {
        return;
    }
    later(async {
        match browser::fetch_text("./ronin-kit.svg").await {
            Some(sheet) => browser::append_hidden(&sheet),
            None => ASKED.store(false, Ordering::Relaxed),
        }
    });
}
