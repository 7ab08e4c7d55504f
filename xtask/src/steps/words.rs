//! What the games say, written down to be read: a test of the page does the writing, since only the
//! page knows how to speak.

use crate::Outcome;
use crate::shell::Program;

/// Writes every generated sentence, in all languages side by side, to `target/words.md`.
pub fn words() -> Outcome {
    let test = "games::dump::write_the_words_down --exact --ignored --nocapture";
    Program::cargo().words("test --locked --quiet -p szlak --").words(test).run()
}
