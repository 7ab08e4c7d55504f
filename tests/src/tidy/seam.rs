//! An engine does not know which game is played on it, but for its one file of hooks.

use super::{Finding, Source, code_only, forbidden::has_word};

/// Old World's engine, and where it may ask.
const ENGINE: &str = "crates/old-world/src/play/";
const HOOKS: &str = "crates/old-world/src/play/mode.rs";

/// What only the base game is about.
const BASE_GAME: [&str; 4] = ["versus", "is_solo", "Setup", "win_trophy"];

/// What the engine knows of the base game outside its hooks.
pub fn knows_its_game(source: &Source) -> Vec<Finding> {
    if !source.path.starts_with(ENGINE) || source.path == HOOKS {
        return Vec::new();
    }
    let code = code_only(&source.text);
    let mut findings = Vec::new();
    for (line, number) in code.lines().zip(1..) {
        for name in BASE_GAME.into_iter().filter(|name| has_word(line, name)) {
            let what = format!("{name} is the base game's: the engine asks {HOOKS}");
            findings.push(source.finding(number, what));
        }
    }
    findings
}
