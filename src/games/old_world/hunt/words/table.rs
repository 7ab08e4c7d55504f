//! What only the drawn table of a hunt says.

use crate::i18n::pack::{Text, table};

table! {
    /// The words of the table.
    #[cfg_attr(test, derive(Debug))]
    pub struct TableWords {
        /// The guided first game: what it is, and that one may do otherwise.
        pub about: [Text; 2],
        pub phases: [Text; 4],
        /// {0} shields of the rider, {1} at the start.
        pub ice: Text,
        pub road: Text,
        pub hound_with_rider: Text,
        pub monster_on_ground: Text,
        pub no_room: Text,
        pub deck: Text,
        pub blocked: Text,
        pub ready: Text,
        pub floor: Text,
        pub hands: Text,
        pub voted: Text,
        pub waiting: Text,
        pub tie: Text,
        pub for_all: Text,
        pub exchange: Text,
        pub gives: Text,
        pub nothing: Text,
        /// {0} the level, {1} the place.
        pub hound: Text,
        /// {0} shield lost, {1} cards drawn.
        pub before_hound: Text,
        pub support_title: Text,
        pub support: Text,
        pub elusive: Text,
        pub pending: Text,
        pub in_front: Text,
        pub acted: Text,
        pub came: Text,
        pub go_on: Text,
    }
}
