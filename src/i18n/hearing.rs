//! What is said of sound.

use super::pack::table;
use crate::prefs::Loudness;

table! {
    /// The words.
    #[cfg_attr(test, derive(Debug))]
    pub struct HearingWords {
        pub title: &'static str,
        pub why: &'static str,
        /// Off, quiet, medium, loud.
        pub levels: [&'static str; 4],
    }
}

impl HearingWords {
    /// How loud.
    pub const fn level(&self, loudness: Loudness) -> &'static str {
        self.levels[loudness as usize]
    }
}
