//! What is said around playing by link.

use super::pack::{Filled, table};

table! {
    /// The sentences.
    #[cfg_attr(test, derive(Debug))]
    pub struct PostWords {
        /// A kind of seat.
        pub far: &'static str,
        /// Beside a player.
        pub far_person: &'static str,
        /// Under the seats, when somebody is far away.
        pub far_hint: &'static str,
        /// Status, after a name.
        pub waiting: &'static str,
        /// Over the table, before the move is sent.
        pub to_send: Filled,
        /// Over the table, after the move is sent.
        pub sent: Filled,
        /// Over the table, at the end.
        pub last_move: &'static str,
        /// Button.
        pub send: &'static str,
        /// Button.
        pub send_again: &'static str,
        /// News.
        pub copied: &'static str,
        /// Button.
        pub copy: &'static str,
        /// Label and button.
        pub paste: &'static str,
        /// Label.
        pub paste_answer: &'static str,
        /// Button.
        pub take_in: &'static str,
        /// News.
        pub same: &'static str,
        /// News.
        pub older: Filled,
        /// News.
        pub came_in: Filled,
        /// News.
        pub apart: Filled,
        /// Button.
        pub open_it: &'static str,
        /// News.
        pub other_game: &'static str,
        /// News.
        pub no_turn: &'static str,
        /// News.
        pub not_now: &'static str,
        /// Why nothing is taken back.
        pub undo_sent: &'static str,
        /// Over the curtain of a game that is new here; {0} is the game.
        pub came: Filled,
        /// The same, before a list of players.
        pub came_over: Filled,
        /// Over the curtain of a game that is known here.
        pub turn_came: &'static str,
        /// Button.
        pub i_am: Filled,
        /// Over the other names.
        pub who_are_you: &'static str,
        /// Heading.
        pub since: &'static str,
        /// Heading.
        pub so_far: &'static str,
        /// Button.
        pub to_table: &'static str,
        /// Button of the menu.
        pub play_on: &'static str,
        /// Heading, button.
        pub hand_over: &'static str,
        /// In the dialog.
        pub hand_over_hint: &'static str,
        /// Heading in the dialog.
        pub who_is_here: &'static str,
        /// A kind of seat.
        pub here: &'static str,
        /// Name of the switch.
        pub where_is: Filled,
        /// Button.
        pub show_qr: &'static str,
        /// Name of the picture.
        pub qr: &'static str,
        /// Under the picture.
        pub qr_hint: &'static str,
        /// In place of the picture.
        pub qr_too_long: &'static str,
        /// News.
        pub cannot_send: &'static str,
    }
}
