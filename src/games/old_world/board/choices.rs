//! Every legal choice as a line: for whoever would rather read than point.

use crate::prelude::*;
use web_sys::KeyboardEvent;

use super::super::words;
use super::Board;
use crate::prefs;
use crate::table::decision::DecisionPanel;
use crate::table::dialog::Dialog;

/// The dialog with the list; the digits choose from it while it is open.
pub fn all_choices(board: Board) -> AnyView {
    let title = Signal::derive(|| words::map::of(prefs::lang()).all_choices.to_owned());
    view! {
        <Dialog open=board.list_open id="choices" wide=true light=true at_table=true title>
            <div class="dialog__body"><DecisionPanel desk=board.desk game=board.house/></div>
        </Dialog>
    }
    .into_any()
}

/// A digit makes the choice of that number.
pub fn choose_by_digit(board: Board, event: &KeyboardEvent) {
    let Ok(number) = event.key().parse::<usize>() else { return };
    let count = board.desk.with_scene(|scene| scene.asked.choices.len());
    if (1..=count.min(9)).contains(&number) && board.desk.is_persons_turn() {
        event.prevent_default();
        board.desk.choose(number - 1).expect("a listed choice is legal");
    }
}
