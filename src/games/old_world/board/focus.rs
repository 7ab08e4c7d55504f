//! What gets the focus when whoever plays by keys has lost it.

use super::Board;
use crate::table::focus;

/// What is asked next, in the order in which it is looked for.
const NEXT: [&str; 6] = [
    ".wh-council .is-legal, .wh-brawl .btn--act",
    ".ow-over .is-legal, .ow-over__on",
    ".ow-fight .is-legal",
    ".ow-hand .is-legal",
    ".ow-acts .btn--act",
    ".ow-map g[tabindex='0']",
];

/// Whoever plays by keys keeps the focus: on the same thing, or on what is asked next.
pub fn keep(board: Board) {
    // The page may have gone on by then.
    let press = board.press.try_with_value(|press| (press.by_keys, press.focused));
    if let Some((true, last)) = press {
        let same = last.map(|at| format!(".play [data-at='{at}']"));
        focus::keep(same.as_deref(), &NEXT);
    }
}
