//! Every legal choice as a line: for whoever would rather read than point.

use leptos::prelude::*;

use super::super::{OldWorldUi, words};
use super::Board;
use crate::prefs;
use crate::table::decision::DecisionPanel;
use crate::table::dialog::Dialog;

/// The dialog with the list; the digits choose from it while it is open.
pub fn all_choices(board: Board) -> AnyView {
    let title = Signal::derive(|| words::map::of(prefs::lang()).all_choices.to_owned());
    view! {
        <Dialog open=board.list_open id="choices" wide=true light=true title>
            <div class="dialog__body"><DecisionPanel desk=board.desk game=&OldWorldUi/></div>
        </Dialog>
    }
    .into_any()
}
