//! The drawn ground: a file of its own, fetched when the game is first opened. Until it has come the
//! map is a land-coloured sheet.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};

use leptos::prelude::*;

use crate::browser;
use crate::view::later;

const SHEET: &str = "./old-world-ground.svg";

static ASKED: AtomicBool = AtomicBool::new(false);
static GROUND: LazyLock<ArcRwSignal<String>> = LazyLock::new(|| ArcRwSignal::new(String::new()));

/// Fetches it, unless it is here or under way.
pub fn want() {
    if ASKED.swap(true, Ordering::Relaxed) {
        return;
    }
    later(async {
        match browser::fetch_text(SHEET).await {
            Some(sheet) => GROUND.set(inside(&sheet).to_owned()),
            None => ASKED.store(false, Ordering::Relaxed),
        }
    });
}

/// What is drawn, as the inside of an SVG.
pub fn ground() -> String {
    GROUND.get()
}

/// What is inside the outermost element.
fn inside(sheet: &str) -> &str {
    let open = sheet.find("<svg").and_then(|at| Some(at + sheet[at..].find('>')? + 1));
    let close = sheet.rfind("</svg>");
    match (open, close) {
        (Some(open), Some(close)) if open <= close => &sheet[open..close],
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ground_is_what_is_inside_its_file() {
        let file = include_str!("../../../../public/old-world-ground.svg");
        let drawn = inside(file);
        assert!(drawn.starts_with("<defs>") && drawn.len() > 60_000);
        assert_eq!(drawn.matches("<svg").count(), 0);
        assert_eq!(inside("<p>not a drawing</p>"), "");
    }

    /// Ids of the ground are its own: it is on the page once, among drawings that may have ids too.
    #[test]
    fn every_id_of_the_ground_begins_with_its_prefix() {
        let file = include_str!("../../../../public/old-world-ground.svg");
        assert!(file.split(" id=\"").skip(1).all(|rest| rest.starts_with("ow-")));
    }
}
