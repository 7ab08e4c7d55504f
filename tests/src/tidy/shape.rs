//! The shape of a file: how long, what for, whether finished.

use super::{Finding, Source, code_only};

/// Longer files are thought about again.
pub const LONGEST: usize = 400;

/// A table may be longer when it says why: `// tidy: a table: <reason>`.
const EXEMPT: &str = "// tidy: a table: ";

/// A file that is too long and says no reason.
pub fn is_too_long(source: &Source) -> Vec<Finding> {
    let lines = source.text.lines().count();
    let reason = source.text.lines().find_map(|line| line.trim_start().strip_prefix(EXEMPT));
    if lines <= LONGEST || reason.is_some_and(|reason| reason.trim().len() >= 10) {
        return Vec::new();
    }
    let what = format!("{lines} lines; {LONGEST} is the most (a table says `{EXEMPT}<why>`)");
    vec![source.finding(lines, what)]
}

/// A module that does not begin by saying what it owns.
pub fn lacks_a_purpose(source: &Source) -> Vec<Finding> {
    let first = source.text.lines().next().unwrap_or_default();
    let said = first.strip_prefix("//! ").is_some_and(|said| !said.trim().is_empty());
    if said { Vec::new() } else { vec![source.finding(1, "a module begins with `//!`")] }
}

/// What was left for later.
pub fn unfinished(source: &Source) -> Vec<Finding> {
    let marks = [concat!("to", "do!"), concat!("unimple", "mented!"), concat!("db", "g!")];
    let code = code_only(&source.text);
    let mut findings = Vec::new();
    for (line, number) in code.lines().zip(1..) {
        for mark in marks.iter().filter(|mark| line.contains(**mark)) {
            findings.push(source.finding(number, format!("{mark} was left here")));
        }
    }
    findings
}
