//! Every rule that can be tested is cited by a test, and so is every worked example.

use std::collections::BTreeSet;

use super::{Source, cited};

/// The rules of a game, and where its tests are.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    /// The document with the rules: `docs/rules/gwent.md`.
    pub document: &'static str,
    /// How the ids of its rules begin: `GW-`. It may speak of another game's.
    pub prefix: &'static str,
    /// How the paths of the tests that cite them begin.
    pub tests: &'static [&'static str],
    /// Rules that no scenario can show, and why.
    pub exceptions: &'static [(&'static str, &'static str)],
}

/// What tests and rules have to say to each other.
#[derive(Debug, PartialEq, Eq)]
pub struct Citations {
    /// The rules there are; groups (`OW-MED` of `OW-MED-3`) do not count.
    pub rules: BTreeSet<String>,
    /// Rules that no test cites and no exception names.
    pub uncited: Vec<String>,
    /// Exceptions that are cited after all, or name no rule.
    pub needless: Vec<&'static str>,
    /// The worked examples there are: `18a`.
    pub examples: Vec<String>,
    /// Those that no test shows.
    pub unshown: Vec<String>,
}

impl Rulebook {
    /// Reads the document and the tests among these sources.
    ///
    /// # Panics
    /// If the document is not there.
    pub fn citations(&self, sources: &[Source]) -> Citations {
        let document = sources.iter().find(|source| source.path == self.document);
        let text = &document.unwrap_or_else(|| panic!("there is no {}", self.document)).text;
        let tests = sources.iter().filter(|source| {
            source.is("rs") && self.tests.iter().any(|begin| source.path.starts_with(begin))
        });
        let docs: Vec<&str> = tests.flat_map(|source| doc_lines(&source.text)).collect();
        let cited: BTreeSet<String> = docs.iter().copied().flat_map(cited).collect();
        let rules = rules(text, self.prefix);
        let is_excused = |id: &String| self.exceptions.iter().any(|(excused, _)| excused == id);
        let uncited = rules.difference(&cited).filter(|id| !is_excused(id)).cloned().collect();
        let needless = self.exceptions.iter().map(|(id, _)| *id);
        let needless = needless.filter(|id| cited.contains(*id) || !rules.contains(*id)).collect();
        let examples = examples(text);
        let unshown = examples.iter().filter(|number| !is_shown(number, &docs)).cloned().collect();
        Citations { rules, uncited, needless, examples, unshown }
    }
}

/// The doc lines of items.
fn doc_lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.trim_start().strip_prefix("/// "))
}

fn rules(text: &str, prefix: &str) -> BTreeSet<String> {
    let own = text.lines().flat_map(cited).filter(|id| id.starts_with(prefix));
    let all: BTreeSet<String> = own.collect();
    let is_group = |id: &&String| {
        let group = format!("{id}-");
        all.range(group.clone()..).next().is_some_and(|next| next.starts_with(&group))
    };
    all.iter().filter(|id| !is_group(id)).cloned().collect()
}

/// The numbers of the list after the heading about examples.
fn examples(text: &str) -> Vec<String> {
    let is_heading = |line: &&str| line.starts_with("## ");
    let about = |line: &&str| is_heading(line) && line.to_lowercase().contains("worked examples");
    let after = text.lines().skip_while(|line| !about(line)).skip(1);
    let own = after.take_while(|line| !is_heading(line));
    let number = |line: &str| {
        let number = line.split_once(". ")?.0;
        let is_number = number.starts_with(|c: char| c.is_ascii_digit())
            && number.chars().all(|c| c.is_ascii_alphanumeric());
        is_number.then(|| number.to_owned())
    };
    own.filter_map(number).collect()
}

/// `Example 18a. …`, `Worked example 1 (…)`.
fn is_shown(number: &str, docs: &[&str]) -> bool {
    let name = format!("xample {number}");
    docs.iter().any(|line| {
        let rest = line.split_once(&name).map(|(_, rest)| rest);
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric()))
    })
}
