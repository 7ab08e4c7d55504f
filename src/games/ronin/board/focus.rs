//! Where the focus goes when what had it is drawn anew, or taken away by a choice.

use leptos::prelude::*;
use web_sys::Element;

use super::Board;
use crate::browser;

/// What is asked next, in the order in which it is looked for.
const NEXT: [&str; 4] = [
    ".ro-over button[tabindex='0']",
    ".ro-acts .btn--act",
    ".ronin button.is-legal",
    ".ro-hand button[tabindex='0']",
];

/// Whoever plays by keys keeps the focus: on the same thing, or on what is asked next.
pub async fn keep(board: Board) {
    leptos::task::tick().await;
    // The page may have gone on by then.
    let Some((by_keys, last)) = board.press.try_with_value(|press| (press.by_keys, press.focused))
    else {
        return;
    };
    if !by_keys || !is_lost() {
        return;
    }
    let same = last.map(|at| format!(".play button[data-at='{at}']"));
    for css in same.iter().map(String::as_str).chain(NEXT) {
        browser::focus(css);
        if !is_lost() {
            return;
        }
    }
}

fn is_lost() -> bool {
    let active: Option<Element> = browser::document().active_element();
    active.is_none_or(|element| matches!(element.tag_name().as_str(), "BODY" | "MAIN"))
}
