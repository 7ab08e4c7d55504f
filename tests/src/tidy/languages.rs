//! Where languages are: in the tables of words and names of the page, and nowhere else. A language
//! is added by a list, and every file that speaks is in it.

use std::collections::BTreeSet;

use super::forbidden::has_word;
use super::{Finding, Source, code_only};

/// How a file that speaks decides by language.
const ARMS: [&str; 2] = ["Lang::Uk =>", "Self::Uk =>"];

/// Where the list of `CONTRIBUTING.md` and the files of the page with an arm for each language part.
pub fn unlisted_languages(contributing: &Source, sources: &[Source]) -> Vec<Finding> {
    let list = contributing.text.split("## ").find(|part| part.starts_with("Adding a language"));
    let listed: BTreeSet<&str> = list
        .unwrap_or_default()
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|name| name.starts_with("src/") && name.ends_with(".rs") && !name.contains('<'))
        .collect();
    let page = || sources.iter().filter(|source| source.path.starts_with("src/"));
    let speaks = |source: &&Source| {
        let code = code_only(&source.text);
        ARMS.iter().any(|arm| code.contains(arm))
    };
    let unlisted = page().filter(speaks).filter(|source| !listed.contains(source.path.as_str()));
    let mut findings: Vec<Finding> = unlisted
        .map(|source| source.finding(1, "it speaks, and “Adding a language” does not list it"))
        .collect();
    let missing = listed.iter().filter(|path| !page().any(|source| source.path == **path));
    findings.extend(missing.map(|path| contributing.finding(1, format!("there is no {path}"))));
    findings.extend(texts_by_language(contributing, list.unwrap_or_default(), sources));
    findings
}

/// Files that stand once for each language, by their place: each must be in the list, and be there
/// in every language.
fn texts_by_language(contributing: &Source, list: &str, sources: &[Source]) -> Vec<Finding> {
    let patterns: Vec<&str> =
        list.split('`').skip(1).step_by(2).filter(|name| name.contains("<tag>")).collect();
    let in_page =
        |source: &&Source| ["src/", "public/"].iter().any(|folder| source.path.starts_with(folder));
    let mut findings = Vec::new();
    for source in sources.iter().filter(in_page) {
        let Some((before, after)) = split_at_tag(&source.path, "en") else { continue };
        let generic = format!("{before}<tag>{after}");
        let listed = |pattern: &&&str| {
            generic.starts_with(**pattern) || generic.ends_with(&format!("/{pattern}"))
        };
        if patterns.iter().find(listed).is_none() {
            findings.push(source.finding(1, "“Adding a language” does not list such a file"));
        }
        for tag in ["pl", "uk"] {
            let twin = format!("{before}{tag}{after}");
            if !sources.iter().any(|other| other.path == twin) {
                findings.push(contributing.finding(1, format!("there is no {twin}")));
            }
        }
    }
    findings
}

/// The path before and after a language: `public/rules/` and `/gwent.md`.
fn split_at_tag<'a>(path: &'a str, tag: &str) -> Option<(&'a str, &'a str)> {
    let found = path.match_indices(tag).find(|(at, _)| {
        path[..*at].ends_with('/') && path[at + tag.len()..].starts_with(['/', '.'])
    })?;
    Some((&path[..found.0], &path[found.0 + tag.len()..]))
}

/// Files of the page that may decide by language although they are no table: why.
const MAY_DECIDE: [(&str, &str); 2] = [
    ("src/pages/gallery.rs", "blazons named for those who draw them"),
    ("src/prefs.rs", "the language nobody has chosen yet"),
];

/// Where a file of the page decides by language and is neither a table of words nor of names, nor
/// there for tests alone.
pub fn decides_by_language(source: &Source) -> Vec<Finding> {
    let path = source.path.as_str();
    let tables =
        ["src/i18n", "/words", "/names", "_words.rs", "/nouns.rs", "/tests.rs", "/dump.rs"];
    let is_table = tables.iter().any(|part| path.contains(part));
    if is_table || MAY_DECIDE.iter().any(|(excepted, _)| path == *excepted) {
        return Vec::new();
    }
    let code = code_only(&source.text);
    let code = code.split("#[cfg(test)]").next().unwrap_or_default();
    let names = ["Lang::En", "Lang::Pl", "Lang::Uk", "lang as usize", "lang as u8"];
    let mut findings = Vec::new();
    for (line, number) in code.lines().zip(1..) {
        for name in names.iter().filter(|name| has_word(line, name)) {
            findings.push(source.finding(number, format!("{name}: a table should decide this")));
        }
    }
    findings
}

/// Where a crate knows a language: the rules speak by slug only.
pub fn speaks_a_language(source: &Source) -> Vec<Finding> {
    let mut findings = Vec::new();
    let code = code_only(&source.text);
    for (line, number) in code.lines().zip(1..) {
        for name in ["Lang", "Language", "Locale"].iter().filter(|name| has_word(line, name)) {
            findings.push(source.finding(number, format!("{name}: the page knows languages")));
        }
    }
    let foreign = |c: char| "ąćęłńśźżĄĆĘŁŃŚŹŻ".contains(c) || ('\u{400}'..'\u{530}').contains(&c);
    // Tests may send any letters through.
    let text = source.text.split("#[cfg(test)]").next().unwrap_or_default();
    for (line, number) in text.lines().zip(1..) {
        if !line.trim_start().starts_with("//") && line.contains(foreign) {
            findings.push(source.finding(number, "a word of a language; the page names things"));
        }
    }
    findings
}
