//! Why a move is advised.

use super::{Text, tables};
use crate::i18n::Lang;
use crate::i18n::pack::table;

table! {
    /// The reasons a hint can have.
    #[cfg_attr(test, derive(Debug))]
    pub struct HintWords {
        pub pass_won: Text,
        pub pass_tie_won: Text,
        pub pass_empty: Text,
        pub pass_lead: Text,
        pub pass_level: Text,
        pub pass_behind: Text,
        pub adds: Text,
        pub adds_takes: Text,
        pub takes: Text,
        pub takes_both: Text,
        pub gives: Text,
        pub costs: Text,
        pub nothing: Text,
        pub draws: Text,
        pub back: Text,
        pub calls: Text,
        pub alone: Text,
        pub makes: Text,
        pub enough: Text,
        pub short: Text,
        pub called_anyway: Text,
        pub poorest: Text,
        pub keep: Text,
        pub second: Text,
        pub odds: Text,
        pub odds_alike: Text,
    }
}

/// The words of a language.
pub fn of(lang: Lang) -> &'static HintWords {
    &tables(lang).hint
}
