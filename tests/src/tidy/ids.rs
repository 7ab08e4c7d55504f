//! Every rule that is cited exists in `docs/rules`.

use std::collections::BTreeSet;

use super::{Finding, Source};

const PREFIXES: [&str; 5] = ["GW", "OW", "WH", "RO", "CA"];

/// The ids of all rules.
#[derive(Clone, Debug, Default)]
pub struct Ids(BTreeSet<String>);

impl Ids {
    /// The ids in the rules among these sources.
    pub fn of<'a>(sources: impl IntoIterator<Item = &'a Source>) -> Self {
        let rules = sources.into_iter().filter(|source| source.path.starts_with("docs/rules/"));
        Self(rules.flat_map(|source| source.text.lines().flat_map(cited)).collect())
    }

    /// Is there such a rule, or a group of rules of that name (`OW-MOVE` of `OW-MOVE-3`)?
    pub fn knows(&self, id: &str) -> bool {
        let group = format!("{id}-");
        let next = self.0.range(group.clone()..).next();
        self.0.contains(id) || next.is_some_and(|next| next.starts_with(&group))
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The citations of rules that do not exist.
pub fn cites_unknown_rules(source: &Source, ids: &Ids) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (line, number) in source.text.lines().zip(1..) {
        for id in cited(line).into_iter().filter(|id| !ids.knows(id)) {
            findings.push(source.finding(number, format!("there is no rule {id} in docs/rules")));
        }
    }
    findings
}

/// The ids cited in a line. `GW-CALC-1/2` cites two.
pub fn cited(line: &str) -> Vec<String> {
    let mut ids = Vec::new();
    for prefix in PREFIXES {
        for (at, _) in line.match_indices(prefix) {
            if !line[..at].chars().next_back().is_some_and(|c| c.is_alphanumeric() || c == '-') {
                ids.extend(ids_at(&line[at..], prefix));
            }
        }
    }
    ids
}

fn ids_at(text: &str, prefix: &str) -> Vec<String> {
    let mut id = prefix.to_owned();
    let mut rest = &text[prefix.len()..];
    while let Some((part, after)) = part_after(rest, '-') {
        id = format!("{id}-{part}");
        rest = after;
    }
    if id == prefix || rest.starts_with(|c: char| c.is_ascii_lowercase()) {
        return Vec::new();
    }
    let stem = id.rsplit_once('-').map_or("", |(stem, _)| stem).to_owned();
    let mut ids = vec![id];
    while let Some((part, after)) = part_after(rest, '/') {
        ids.push(format!("{stem}-{part}"));
        rest = after;
    }
    ids
}

/// The capitals and digits after a sign, and what follows them.
fn part_after(text: &str, sign: char) -> Option<(&str, &str)> {
    let text = text.strip_prefix(sign)?;
    let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
    let length = text.find(|c: char| !is_part(c)).unwrap_or(text.len());
    (length > 0).then(|| text.split_at(length))
}
