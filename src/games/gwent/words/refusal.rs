//! Why something is not possible.

use super::{Text, tables};
use crate::i18n::Lang;
use crate::i18n::pack::table;

table! {
    /// Every reason the board can meet.
    #[cfg_attr(test, derive(Debug))]
    pub struct RefusalWords {
        pub hero: Text,
        pub decoy: Text,
        pub horn: Text,
        pub wrong_row: Text,
        pub needs_row: Text,
        pub needs_table: Text,
        pub own_side: Text,
        pub spy: Text,
        pub silenced: Text,
        pub passive: Text,
        pub used: Text,
        pub cost: Text,
        pub not_now: Text,
    }
}

/// The words of a language.
pub fn of(lang: Lang) -> &'static RefusalWords {
    &tables(lang).refusal
}
