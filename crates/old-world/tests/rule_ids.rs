//! Every rule that can be tested is cited by a test, and so is every worked example.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Rules no scenario can show, with the reason.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("OW-GEN-4", "ranges: every playout asserts them through the check"),
    ("OW-GEN-5", "the bank has no state"),
    ("OW-GEN-6", "play is sequential by the contract"),
    ("OW-GEN-7", "an order of last resort; every effect here has its own"),
    ("OW-SEAT-5", "hot-seat hand-overs belong to the page"),
];

fn sources() -> String {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut text = String::new();
    for entry in fs::read_dir(tests).unwrap() {
        let path = entry.unwrap().path();
        let own = path.file_name().is_some_and(|name| name == "rule_ids.rs");
        if !own && path.extension().is_some_and(|extension| extension == "rs") {
            text += &fs::read_to_string(path).unwrap();
        }
    }
    text
}

fn ids(text: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (at, _) in text.match_indices("OW-") {
        let id: String = text[at..]
            .chars()
            .take_while(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || *c == '-')
            .collect();
        ids.insert(id.trim_end_matches('-').to_owned());
    }
    ids
}

/// The ids a rule or decision is defined under.
fn defined() -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/old-world.md");
    let rules = fs::read_to_string(path).expect("the rules are in the repository");
    let mut defined = BTreeSet::new();
    for line in rules.lines() {
        let line = line.trim_start();
        let bold = line.strip_prefix("- **").and_then(|rest| rest.split("**").next());
        let row = line.strip_prefix("| OW-D-").map(|_| line.split('|').nth(1).unwrap_or(""));
        if let Some(head) = bold.or(row) {
            defined.extend(ids(head));
        }
    }
    defined
}

#[test]
fn every_rule_is_cited_by_a_test() {
    let defined = defined();
    assert!(defined.len() > 150, "only {} rules were found", defined.len());
    let cited = ids(&sources());
    let excused: BTreeSet<String> = EXCEPTIONS.iter().map(|(id, _)| (*id).to_owned()).collect();
    let missing: Vec<&String> =
        defined.iter().filter(|id| !cited.contains(*id) && !excused.contains(*id)).collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
    let unknown: Vec<&String> = cited.iter().filter(|id| !defined.contains(*id)).collect();
    assert!(unknown.iter().all(|id| id.as_str() == "OW-ZONE"), "no rule is called {unknown:?}");
    let needless: Vec<&String> = excused.iter().filter(|id| cited.contains(*id)).collect();
    assert!(
        needless.iter().all(|id| id.as_str() == "OW-SEAT-5"),
        "{needless:?} are tested after all"
    );
}

#[test]
fn every_worked_example_is_a_test() {
    let sources = sources();
    let missing: Vec<u32> =
        (1..=109).filter(|number| !sources.contains(&format!("/// Example {number}: "))).collect();
    assert!(missing.is_empty(), "no test shows example {missing:?}");
}
