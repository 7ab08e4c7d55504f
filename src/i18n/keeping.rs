//! What is said of keeping games: files taken in, copies brought back, texts that did not come.

use super::pack::{Filled, table};

table! {
    /// The sentences.
    #[cfg_attr(test, derive(Debug))]
    pub struct KeepingWords {
        /// After what is wrong with a kept game.
        pub still_here: &'static str,
        /// Under an address that leads to no game.
        pub no_such_game: &'static str,
        /// A file that holds neither a game nor a collection.
        pub foreign_file: &'static str,
        /// Heading of what did not come in.
        pub not_imported: &'static str,
        /// Why an item did not come in.
        pub no_room: &'static str,
        /// {0} games that came in; {0} games and {1} decks.
        pub imported: [Filled; 2],
        /// When nothing in a file could be taken in.
        pub nothing_imported: &'static str,
        /// Another tab played another line.
        pub set_aside: &'static str,
        /// A text of the app that could not be fetched.
        pub text_missing: &'static str,
    }
}

impl KeepingWords {
    /// Games and decks that came in.
    pub fn imported(&self, games: usize, decks: usize) -> String {
        let [alone, both] = &self.imported;
        if decks == 0 { alone.of(games) } else { both.numbers(&[games, decks]) }
    }
}
