//! What is said around lessons and puzzles; what they teach and ask is the games'.

use super::pack::table;

table! {
    /// The sentences.
    #[cfg_attr(test, derive(Debug))]
    pub struct LearningWords {
        /// The lesson.
        pub title: &'static str,
        pub begin: &'static str,
        pub go_on: &'static str,
        pub begin_again: &'static str,
        /// The guide beside the table.
        pub guide: &'static str,
        pub next: &'static str,
        pub leave: &'static str,
        /// The puzzles.
        pub puzzles: &'static str,
        pub count: &'static str,
        pub solved: &'static str,
        pub unknown: &'static str,
        pub won: &'static str,
        pub lost: &'static str,
        pub again: &'static str,
        pub next_puzzle: &'static str,
        pub solution: &'static str,
        pub all: &'static str,
    }
}
