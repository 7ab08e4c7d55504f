//! An engine does not know which game is played on it, but for its one file of hooks.

use super::{Finding, Source, code_only, forbidden::has_word};

/// Old World's engine, and where it may ask.
const ENGINE: &str = "crates/old-world/src/play/";
const HOOKS: &str = "crates/old-world/src/play/mode.rs";

/// What only the base game is about.
const BASE_GAME: [&str; 4] = ["versus", "is_solo", "Setup", "win_trophy"];

/// Where the pieces of the cooperative game may be reached for.
const HUNT: [&str; 3] =
    [HOOKS, "crates/old-world/src/play/state.rs", "crates/old-world/src/wild_hunt/"];

/// Where Old World's crate reaches for the hunt outside its own module and the hooks. Positions are
/// built by hand, field by field.
pub fn reaches_for_the_hunt(source: &Source) -> Vec<Finding> {
    let crate_of_hunt = source.path.starts_with("crates/old-world/src/")
        && !source.path.starts_with("crates/old-world/src/position/");
    if !crate_of_hunt || HUNT.iter().any(|place| source.path.starts_with(place)) {
        return Vec::new();
    }
    let code = code_only(&source.text);
    let reaching = code.lines().zip(1..).filter(|(line, _)| {
        line.match_indices(".hunt").any(|(at, name)| {
            let next = line[at + name.len()..].chars().next();
            !next.is_some_and(|c| c.is_alphanumeric() || c == '_')
        })
    });
    let what = format!("the hunt is asked for in {HOOKS}");
    reaching.map(|(_, number)| source.finding(number, what.clone())).collect()
}

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
