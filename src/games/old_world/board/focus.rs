//! Where the focus goes when what had it is drawn anew, or taken away by a choice.

use crate::browser;

use super::listen;

/// A choice takes the thing under the focus away: the focus goes to what is asked next.
pub async fn keep() {
    leptos::task::tick().await;
    let active = browser::document().active_element();
    let lost = active.is_none_or(|element| matches!(element.tag_name().as_str(), "BODY" | "MAIN"));
    if lost && listen::by_keyboard() {
        for next in [
            ".ow-over .is-legal",
            ".ow-fight .is-legal",
            ".ow-hand .is-legal",
            ".ow-acts .btn--act",
            ".ow-map g[tabindex='0']",
        ] {
            browser::focus(next);
            let active = browser::document().active_element();
            if active.is_some_and(|element| !matches!(element.tag_name().as_str(), "BODY" | "MAIN"))
            {
                return;
            }
        }
    }
}
