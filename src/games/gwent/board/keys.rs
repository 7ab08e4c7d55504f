//! The keys of the board, and where its focus goes.

use ::gwent::Choice;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::super::model::{Step, digit};
use super::Board;
use crate::browser;

impl Board {
    /// A digit picks a card up wherever the focus is, unless something is being filled in or asked;
    /// I looks closely at what is pointed at, P asks about passing, T held looks past what lies over the table.
    pub(super) fn hear_digit(self, event: &KeyboardEvent) {
        let key = event.key();
        let elsewhere = "dialog[open], input:focus, select:focus, textarea:focus";
        let busy = browser::document().query_selector(elsewhere).is_ok_and(|found| found.is_some());
        if busy || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match key.as_str() {
            "i" | "I" => {
                if let Some(at) = self.shown.get_untracked() {
                    self.look_closely(at);
                }
            }
            "t" | "T" => self.peeking.set(true),
            "p" | "P" if self.acts.with_untracked(|acts| acts.contains(&Choice::Pass)) => {
                self.take(Step::AskPass);
            }
            _ => {} // tidy: listens: for three keys
        }
        let Some(pressed) = key.parse::<usize>().ok().filter(|pressed| *pressed <= 9) else {
            return;
        };
        let picked = self.picked.get_untracked();
        let step = self.model.with_untracked(|model| digit(model, picked, pressed));
        if let Step::Pick(Some(at)) = step {
            browser::focus(&format!("button[data-at='{at}']"));
        }
        super::clear(self.refused);
        self.take(step);
    }
}

/// Is the keyboard in use?
pub(super) fn by_keyboard() -> bool {
    let focus = browser::document().query_selector(":focus-visible");
    focus.is_ok_and(|found| found.is_some())
}

/// A card that is about to be played gives the focus up itself: were it taken away with it, the
/// browser would lay the table out at once to see where the focus belongs.
pub(super) fn let_go() {
    if let Ok(Some(held)) = browser::document().query_selector(".gw-hand :focus") {
        drop(held.unchecked_into::<HtmlElement>().blur());
    }
}

/// A choice takes the button under the focus away: the focus goes to the cards that come next. To be
/// done when the table is laid out anyway, for a browser asked to focus lays it out at once.
pub(super) fn keep_the_focus() {
    for zone in [".gw-side--them", ".gw-side--us", ".gw-ridge__cards", ".gw-hand__cards"] {
        mend_stop(zone);
    }
    let active = browser::document().active_element();
    if active.is_none_or(|element| matches!(element.tag_name().as_str(), "BODY" | "MAIN")) {
        browser::focus(".gw-hand button[tabindex='0']");
    }
}

/// Every zone has its Tab stop, also when the card that was it has been played.
fn mend_stop(zone: &str) {
    let find = |css: String| browser::document().query_selector(&css).ok().flatten();
    if find(format!("{zone} button[tabindex='0']")).is_none()
        && let Some(first) = find(format!("{zone} button"))
    {
        drop(first.set_attribute("tabindex", "0"));
    }
}
