//! Links in documents lead to files that exist.

use std::path::Path;

use super::{Finding, Source};

/// The links of a document that lead to no file under `root`.
pub fn broken_links(source: &Source, root: &Path) -> Vec<Finding> {
    let folder = Path::new(&source.path).parent().unwrap_or(Path::new(""));
    let mut findings = Vec::new();
    let mut in_code = false;
    for (line, number) in source.text.lines().zip(1..) {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if in_code {
            continue;
        }
        for target in targets(line) {
            let file = target.split('#').next().unwrap_or_default();
            let elsewhere = target.contains("://") || target.starts_with("mailto:");
            if !elsewhere && !file.is_empty() && !root.join(folder).join(file).exists() {
                findings.push(source.finding(number, format!("“{target}” leads nowhere")));
            }
        }
    }
    findings
}

/// The targets of `[text](target)` and `[name]: target`.
fn targets(line: &str) -> Vec<&str> {
    let mut targets = Vec::new();
    let without_code: Vec<&str> = line.split('`').step_by(2).collect();
    for piece in without_code {
        for (at, _) in piece.match_indices("](") {
            let target = piece[at + 2..].split([')', ' ']).next().unwrap_or_default();
            targets.push(target);
        }
    }
    if line.starts_with('[')
        && let Some((_, target)) = line.split_once("]: ")
    {
        targets.push(target.split(' ').next().unwrap_or_default());
    }
    targets
}
