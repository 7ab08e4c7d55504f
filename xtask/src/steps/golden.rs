//! What is kept for ever: golden games and frozen tables.

use crate::Outcome;
use crate::progress::Steps;
use crate::shell::Program;

/// Hands the words to the keeper of golden games, then checks them.
pub fn golden(words: &[String]) -> Outcome {
    if words.first().is_some_and(|word| word == "find") {
        // Thousands of games: optimised.
        return example("--profile fast", "golden", words);
    }
    let mut steps = Steps::default();
    steps.run("golden games", || example("", "golden", words))?;
    steps.run("their check", || {
        Program::cargo().words("test --locked --quiet -p szlak-tests --test golden").run()
    })?;
    println!("\nReview what was recorded anew with `git diff` before you keep it.");
    Ok(())
}

/// Hands the words to the recorder of frozen tables, then loads them all.
pub fn freeze(words: &[String]) -> Outcome {
    let mut steps = Steps::default();
    steps.run("frozen tables", || example("", "freeze", words))?;
    steps.run("their check", || {
        Program::cargo().words("test --locked --quiet -p szlak-tests --test frozen").run()
    })
}

fn example(profile: &str, name: &str, words: &[String]) -> Outcome {
    let run = format!("run --locked --quiet {profile} -p szlak-tests --example {name} --");
    words.iter().fold(Program::cargo().words(&run), Program::arg).run()
}
