//! The outlines of the pieces that are drawn again and again: `public/old-world-kit.svg` is put into the
//! page when the game is opened, and every drawing refers to it.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::browser;
use crate::view::later;

const SHEET: &str = "./old-world-kit.svg";
const ID: &str = "old-world-kit";

static ASKED: AtomicBool = AtomicBool::new(false);

/// Puts the kit into the page, once; what refers to it appears when it has come.
pub fn load() {
    if ASKED.swap(true, Ordering::Relaxed) {
        return;
    }
    later(async {
        match browser::fetch_text(SHEET).await {
            // It may not be wanted any more.
            Some(sheet) if ASKED.load(Ordering::Relaxed) => browser::append_hidden(ID, &sheet),
            _ => ASKED.store(false, Ordering::Relaxed),
        }
    });
}

/// Takes it out again when the table is left: nothing refers to it any more.
pub fn put_away() {
    ASKED.store(false, Ordering::Relaxed);
    if let Some(kit) = browser::document().get_element_by_id(ID) {
        kit.remove();
    }
}

/// A part of the kit, with attributes of its own.
pub fn part(name: &str, attributes: &str) -> String {
    format!(r##"<use href="#kit-{name}"{attributes}/>"##)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    const KIT: &str = include_str!("../../../../public/old-world-kit.svg");

    /// The parts the pieces refer to, gathered from the pieces themselves.
    #[test]
    fn every_part_that_is_referred_to_is_in_the_kit_once() {
        let drawn = super::super::gallery::everything(Lang::En);
        let mut names: Vec<&str> = drawn.split("#kit-").skip(1).filter_map(name).collect();
        names.sort_unstable();
        names.dedup();
        assert!(names.len() > 12, "the pieces refer to the kit: {names:?}");
        for name in names {
            assert_eq!(KIT.matches(&format!("id=\"kit-{name}\"")).count(), 1, "{name}");
        }
        assert_eq!(part("coin", ""), "<use href=\"#kit-coin\"/>");
    }

    fn name(rest: &str) -> Option<&str> {
        rest.split('"').next()
    }
}
