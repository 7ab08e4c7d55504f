//! The checkout stands alone: it works on any machine, from anywhere.

use super::{Finding, Source};

/// Folders that exist on somebody's machine only.
const MACHINES: [&str; 5] = ["home", "root", "work", "Users", "mnt"];

/// Absolute paths of somebody's machine.
pub fn machine_paths(source: &Source) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (line, number) in source.text.lines().zip(1..) {
        for folder in MACHINES {
            let path = format!("/{folder}/");
            let absolute = line.match_indices(&path).any(|(at, _)| {
                let before = line[..at].chars().next_back();
                before.is_none_or(|c| !c.is_alphanumeric() && !"./*_-~}>$".contains(c))
            });
            if absolute {
                findings.push(source.finding(number, format!("{path} is somebody's machine")));
            }
        }
    }
    findings
}

/// Anything taken from beside the checkout. Documents may speak of it; nothing may read it.
pub fn reads_outside(source: &Source) -> Vec<Finding> {
    let shared = concat!("../", "shared");
    let lines = source.text.lines().zip(1..).filter(|(line, _)| line.contains(shared));
    lines.map(|(_, number)| source.finding(number, "this lies outside the checkout")).collect()
}

/// Packages from anywhere but the public registry, or settings that point elsewhere.
pub fn foreign_registries(source: &Source) -> Vec<Finding> {
    let public = concat!("registry+https://github.com/rust-lang/crates", ".io-index");
    let settings = ["replace-with", "[registries", "[source.", "registry =", "git ="];
    let mut findings = Vec::new();
    for (line, number) in source.text.lines().zip(1..) {
        let line = line.trim();
        let foreign_source = line.starts_with("source = ") && !line.contains(public);
        if foreign_source || settings.iter().any(|setting| line.contains(setting)) {
            findings.push(source.finding(number, "packages come from the public registry only"));
        }
    }
    findings
}
