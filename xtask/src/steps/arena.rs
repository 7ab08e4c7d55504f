//! Bots against bots, in the optimised profile.

use crate::Outcome;
use crate::shell::Program;

/// Builds the arena and hands it the words.
pub fn arena(words: &[String]) -> Outcome {
    let cargo =
        Program::cargo().words("run --locked --quiet --profile arena -p bots --example arena --");
    words.iter().fold(cargo, Program::arg).run()
}
