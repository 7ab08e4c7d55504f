//! Every rule that can be tested is cited by a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Rules that no test of this crate can show, and why.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("GW-GOLD-1", "a principle of interpretation: the card texts are the data of the table"),
    ("GW-SETUP-4", "no leader of the box decides who starts"),
    ("GW-D4", "reserved, asked of nobody"),
];

/// Every id of `docs/rules/gwent.md`, in headings of rules and in the table of decisions.
fn rules() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("../../docs/rules/gwent.md")).unwrap();
    ids(&text).into_iter().collect()
}

/// Every id in the doc lines of the tests.
fn cited() -> BTreeSet<String> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut cited = BTreeSet::new();
    for entry in fs::read_dir(tests).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(path).unwrap();
            let docs = text.lines().filter(|line| line.trim_start().starts_with("///"));
            docs.for_each(|line| cited.extend(ids(line)));
        }
    }
    cited
}

fn ids(text: &str) -> Vec<String> {
    let is_part =
        |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '-';
    let starts = text.match_indices("GW-").map(|(at, _)| &text[at..]);
    starts
        .map(|rest| {
            let end = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
            rest[..end].trim_end_matches('-').to_owned()
        })
        .filter(|id| id.len() > 3)
        .collect()
}

#[test]
fn every_rule_is_cited_by_a_test() {
    let cited = cited();
    let excepted = |id: &String| EXCEPTIONS.iter().any(|(known, _)| known == id);
    let uncited: Vec<_> =
        rules().into_iter().filter(|id| !cited.contains(id) && !excepted(id)).collect();
    assert!(uncited.is_empty(), "no test cites {uncited:?}");
}

#[test]
fn every_exception_is_needed() {
    let (rules, cited) = (rules(), cited());
    for (id, _) in EXCEPTIONS {
        assert!(rules.contains(*id) && !cited.contains(*id), "{id}");
    }
}

#[test]
fn no_test_cites_a_rule_that_does_not_exist() {
    let rules = rules();
    let unknown: Vec<_> = cited().into_iter().filter(|id| !rules.contains(id)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// Section 17: every worked example is named by a test.
#[test]
fn every_worked_example_is_a_test() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut text = String::new();
    for entry in fs::read_dir(tests).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&fs::read_to_string(path).unwrap());
        }
    }
    let missing: Vec<_> =
        (1..=82).filter(|number| !text.contains(&format!("/// Example {number}."))).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(text.contains("/// Example 18a."));
}
