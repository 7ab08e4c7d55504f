//! Nothing that can be planned, asked, answered or told is passed over in silence.
//!
//! A `match` on a task, choice, decision or event that ends in `_ => {}`, or a `let … else { return }`
//! on one, does nothing for a variant added later, and the compiler does not say so. What listens
//! for a few of them on purpose says so on the line: `// tidy: listens: <why>`.

use super::{Finding, Source, code_only};

/// The enums that grow with the games.
const GROWING: [&str; 4] = ["Task", "Choice", "Decision", "Event"];

/// What an arm or an `else` does that does nothing.
const SILENCE: [&str; 7] = [
    "",
    "()",
    "return",
    "String::new()",
    "return String::new()",
    "Vec::new()",
    "return Vec::new()",
];

/// A place may listen for a few variants when it says why.
const EXEMPT: &str = "// tidy: listens: ";

/// Where a variant added later would be passed over in silence.
pub fn passes_over_in_silence(source: &Source) -> Vec<Finding> {
    let code = code_only(&source.text);
    let mut lines: Vec<(usize, &str)> = silent_arms(&code);
    lines.extend(silent_elses(&code));
    lines.sort_unstable();
    let excused = |line: usize| {
        let said = source.text.lines().nth(line - 1).and_then(|line| line.split_once(EXEMPT));
        said.is_some_and(|(_, reason)| reason.trim().len() >= 10)
    };
    lines
        .into_iter()
        .filter(|(line, _)| !excused(*line))
        .map(|(line, name)| source.finding(line, format!("a new {name} would do nothing here")))
        .collect()
}

/// An arm of a `match`: its pattern with the guard, what it does, and where it begins.
struct Arm<'a> {
    pattern: &'a str,
    does: &'a str,
    at: usize,
}

fn silent_arms(code: &str) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("match ") {
        let word = code[..at].chars().next_back();
        let Some(open) = opening(code, at).filter(|_| !word.is_some_and(is_word)) else { continue };
        let arms = arms(code, open + 1);
        let Some(name) = arms.iter().find_map(|arm| growing(arm.pattern)) else { continue };
        let silent = arms.iter().filter(|arm| is_catch_all(arm.pattern) && is_silent(arm.does));
        found.extend(silent.map(|arm| (line_of(code, arm.at), name)));
    }
    found
}

fn silent_elses(code: &str) -> Vec<(usize, &'static str)> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("let ") {
        let statement = &code[at..at + code[at..].find(';').unwrap_or(code.len() - at)];
        let Some((pattern, rest)) = statement.split_once(" = ") else { continue };
        let Some(name) = growing(pattern) else { continue };
        let Some((value, otherwise)) = rest.split_once("else") else { continue };
        let does = otherwise.trim_start().strip_prefix('{');
        if !value.contains('{') && does.is_some_and(|does| is_silent(does.trim_end_matches('}'))) {
            let line = line_of(code, at + statement.find("else").unwrap_or(0));
            found.push((line, name));
        }
    }
    found
}

/// The brace that opens the body of a `match`.
fn opening(code: &str, at: usize) -> Option<usize> {
    let mut depth = 0;
    for (offset, c) in code[at..].char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            '{' if depth == 0 => return Some(at + offset),
            ';' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

fn arms(code: &str, mut at: usize) -> Vec<Arm<'_>> {
    let mut arms = Vec::new();
    while let Some(arrow) = level(code, at, "=>") {
        let pattern = code[at..arrow].trim();
        let body = arrow + 2 + (code[arrow + 2..].len() - code[arrow + 2..].trim_start().len());
        let end = if code[body..].starts_with('{') { closing(code, body) } else { None };
        let end = end.or_else(|| level(code, body, ",")).unwrap_or_else(|| last(code, body));
        let start = at + (code[at..].len() - code[at..].trim_start().len());
        arms.push(Arm { pattern, does: code[body..end].trim(), at: start });
        at = end + usize::from(code[end..].starts_with(','));
        let rest = code[at..].trim_start();
        if rest.starts_with(',') {
            at += code[at..].len() - rest.len() + 1;
        }
    }
    arms
}

/// Where a sign stands at the level of `at`, before the brace that closes it.
fn level(code: &str, at: usize, sign: &str) -> Option<usize> {
    let mut depth = 0i32;
    for (offset, c) in code[at..].char_indices() {
        if depth == 0 && code[at + offset..].starts_with(sign) {
            return Some(at + offset);
        }
        depth += depth_of(c);
        if depth < 0 {
            return None;
        }
    }
    None
}

/// Just behind the brace that closes the one at `at`.
fn closing(code: &str, at: usize) -> Option<usize> {
    let mut depth = 0i32;
    for (offset, c) in code[at..].char_indices() {
        depth += depth_of(c);
        if depth == 0 {
            return Some(at + offset + 1);
        }
    }
    None
}

/// The end of a last arm without a comma: the brace that closes the `match`.
fn last(code: &str, at: usize) -> usize {
    let mut depth = 0i32;
    for (offset, c) in code[at..].char_indices() {
        depth += depth_of(c);
        if depth < 0 {
            return at + offset;
        }
    }
    code.len()
}

const fn depth_of(c: char) -> i32 {
    match c {
        '(' | '[' | '{' => 1,
        ')' | ']' | '}' => -1,
        _ => 0,
    }
}

/// The growing enum a pattern names.
fn growing(pattern: &str) -> Option<&'static str> {
    GROWING.into_iter().find(|name| {
        pattern.match_indices(&format!("{name}::")).any(|(at, _)| {
            let before = pattern[..at].chars().next_back();
            !before.is_some_and(|c| is_word(c) || c == ':')
        })
    })
}

/// `_`, `other`, `(_, choice)`.
fn is_catch_all(pattern: &str) -> bool {
    let inside = pattern.trim_matches(['(', ')', '|', ' ', '\n']);
    let names = |part: &str| {
        let part = part.trim();
        !part.is_empty() && part.chars().all(|c| c.is_lowercase() || c == '_')
    };
    inside.split(',').all(names)
}

fn is_silent(does: &str) -> bool {
    let does = does.trim().trim_start_matches('{').trim_end_matches('}').trim();
    SILENCE.contains(&does.trim_end_matches(';').trim())
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn line_of(code: &str, at: usize) -> usize {
    code[..at].matches('\n').count() + 1
}
