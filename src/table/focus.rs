//! Where the focus goes when what had it is drawn anew, or taken away by a choice.

use crate::browser;

/// If nothing has it any more, the same thing gets it, or the first of these that is there.
pub fn keep(same: Option<&str>, next: &[&str]) {
    for css in same.into_iter().chain(next.iter().copied()) {
        if !is_lost() {
            return;
        }
        browser::focus(css);
    }
}

fn is_lost() -> bool {
    let active = browser::document().active_element();
    active.is_none_or(|element| matches!(element.tag_name().as_str(), "BODY" | "MAIN"))
}
