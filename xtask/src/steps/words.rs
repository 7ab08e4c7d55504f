//! What the games say, written down to be read: a test of the page does the writing, since only the
//! page knows how to speak.

use crate::Outcome;
use crate::shell::Program;

/// Writes everything the page says, in all languages side by side, to `target/words.md`; with the
/// games that are not in the page yet but have their words.
pub fn words() -> Outcome {
    let test = "games::dump::write_the_words_down --exact --ignored --nocapture";
    Program::cargo().words("test --locked --quiet -p szlak --features ronin --").words(test).run()
}
