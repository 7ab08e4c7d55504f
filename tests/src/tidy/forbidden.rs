//! The rules know no browser, clock, thread, file, floating point or hash map.

use super::{Finding, Source, code_only};

/// Names no rules crate may use: browser, clock, threads, the machine, and whatever could give
/// another value on another target.
const FORBIDDEN: [&str; 22] = [
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "leptos",
    "gloo_storage",
    "std::time",
    "Instant::now",
    "SystemTime",
    "f32",
    "f64",
    "HashMap",
    "HashSet",
    "RandomState",
    "std::thread",
    "thread::spawn",
    "thread_local",
    "std::fs",
    "std::env",
    "std::net",
    "std::process",
    "rand::",
    "getrandom",
];

/// What a source of a rules crate uses and should not.
pub fn knows_the_outside(source: &Source) -> Vec<Finding> {
    let code = code_only(&source.text);
    let mut findings = Vec::new();
    for (line, number) in code.lines().zip(1..) {
        for name in FORBIDDEN {
            if has_word(line, name) {
                findings.push(source.finding(number, format!("rules may not use {name}")));
            }
        }
        if has_float(line) {
            findings.push(source.finding(number, "rules may not use floating point"));
        }
    }
    findings
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Does the name stand there by itself, not as a part of a longer one?
pub(super) fn has_word(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + name.len()..].chars().next();
        let ends_open = name.ends_with(':');
        !before.is_some_and(is_word) && (ends_open || !after.is_some_and(is_word))
    })
}

/// `1.5`, but neither `0..5` nor `pair.0.1`.
fn has_float(line: &str) -> bool {
    let chars: Vec<char> = line.chars().collect();
    (1..chars.len().saturating_sub(1)).any(|at| {
        let number =
            chars[at] == '.' && chars[at - 1].is_ascii_digit() && chars[at + 1].is_ascii_digit();
        let start = chars[..at].iter().rposition(|c| !c.is_ascii_digit() && *c != '_');
        number && !start.is_some_and(|start| chars[start] == '.' || is_word(chars[start]))
    })
}
