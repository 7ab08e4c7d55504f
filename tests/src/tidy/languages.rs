//! A language is added by a list: every file that speaks is in it.

use std::collections::BTreeSet;

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
    findings
}
