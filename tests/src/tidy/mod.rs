//! What neither compiler nor linter checks about the sources.
//!
//! Every rule is a function from a file to what is wrong with it, so that a test can show it a bad
//! file and see that it minds. `tests/tests/tidy.rs` applies them to the checkout.

mod code;
mod dispatch;
mod forbidden;
mod glossary;
mod ids;
mod languages;
mod links;
mod portable;
mod rulebook;
mod seam;
mod shape;

pub use code::code_only;
pub use dispatch::passes_over_in_silence;
pub use forbidden::knows_the_outside;
pub use glossary::{Term, foreign_names, glossary, speaks, variants_used};
pub use ids::{Ids, cited, cites_unknown_rules};
pub use languages::{decides_by_language, speaks_a_language, unlisted_languages};
pub use links::broken_links;
pub use portable::{foreign_registries, machine_paths, reads_outside};
pub use rulebook::{Citations, Rulebook};
pub use seam::{knows_its_game, reaches_for_the_hunt};
pub use shape::{LONGEST, is_too_long, lacks_a_purpose, unfinished};

use std::fmt;
use std::fs;
use std::path::Path;

use crate::places;

/// A text file of the checkout.
#[derive(Clone, Debug)]
pub struct Source {
    /// Its path from the root, with slashes.
    pub path: String,
    /// What is in it.
    pub text: String,
}

impl Source {
    /// A file that a test makes up.
    pub fn new(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.to_owned() }
    }

    /// Does its name end so?
    pub fn is(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|own| own == extension)
    }

    /// Something wrong at a line, counted from 1.
    fn finding(&self, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: self.path.clone(), line, what: what.into() }
    }
}

/// Something that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Where.
    pub path: String,
    /// At which line, counted from 1.
    pub line: usize,
    /// What.
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// All text files of the checkout that people write, in order.
pub fn sources() -> Vec<Source> {
    let mut found = Vec::new();
    collect(&places::root(), "", &mut found);
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// Fails with everything a rule finds.
///
/// # Panics
/// If it finds anything.
pub fn assert_clean(findings: impl IntoIterator<Item = Finding>) {
    let told: Vec<String> = findings.into_iter().map(|finding| finding.to_string()).collect();
    assert!(told.is_empty(), "{} untidy:\n{}", told.len(), told.join("\n"));
}

const TEXTS: [&str; 10] = ["rs", "toml", "md", "css", "js", "html", "json", "lock", "sh", "txt"];
const SKIPPED: [&str; 5] = ["target", "dist", ".git", "node_modules", "vendor"];

fn collect(folder: &Path, prefix: &str, found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = entry.path();
        if path.is_dir() {
            if !SKIPPED.contains(&name.as_str()) {
                collect(&path, &format!("{prefix}{name}/"), found);
            }
            continue;
        }
        let is_text = TEXTS.iter().any(|end| path.extension().is_some_and(|own| own == *end));
        if (is_text || prefix.starts_with(".ci"))
            && let Ok(text) = fs::read_to_string(&path)
        {
            found.push(Source { path: format!("{prefix}{name}"), text });
        }
    }
}
