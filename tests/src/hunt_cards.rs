//! The cards of Wild Hunt as the tables of its rules have them (17.4 and 17.5), and the texts that
//! each kind needs (`docs/stories.md`). It knows nothing of what the texts say.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::places;

/// A row of one of the two tables: what card it is and which texts it needs.
pub struct Card {
    /// Its name in the files of stories.
    pub slug: String,
    /// What the table says of it.
    pub does: String,
    /// The texts it needs.
    pub fields: BTreeSet<String>,
    /// The price on arrival or on the option line, in gold.
    pub price: Option<usize>,
}

/// The cells of the rows of a section's table, without its head.
pub fn rows(heading: &str) -> Vec<Vec<String>> {
    let path = places::root().join("docs/rules/wild-hunt.md");
    let text = fs::read_to_string(path).expect("the rules are in the repository");
    let mut sections = text.split("\n## ").flat_map(|part| part.split("\n### "));
    let section = sections.find(|part| part.starts_with(heading));
    let lines = section.expect("the section is there").lines();
    let cells = |line: &str| line.split('|').map(|cell| cell.trim().to_owned()).collect();
    lines.filter(|line| line.starts_with("| ")).skip(2).map(cells).collect()
}

fn named(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// The number in “[2 gold]”.
fn price(text: &str) -> Option<usize> {
    let (_, rest) = text.split_once('[')?;
    rest.split_once(" gold]")?.0.parse().ok()
}

/// Ways to go on by a die, a short fight or a pooled amount: “3–4:”, “5+:”, “≥ 13:”.
fn branches(text: &str) -> usize {
    let mut parts: Vec<&str> = text.split(':').collect();
    parts.pop();
    let ranges = parts.iter().filter_map(|part| part.split_whitespace().last());
    ranges
        .filter(|word| word.chars().all(|sign| sign.is_ascii_digit() || "–+".contains(sign)))
        .count()
}

/// “you keep *Snow dog*” is told under “snow-dog”.
fn kept(result: &str) -> Option<String> {
    let (_, rest) = result.split_once("keep *")?;
    Some(rest.split_once('*')?.0.to_lowercase().replace(' ', "-"))
}

fn numbered(fields: &mut BTreeSet<String>, stem: &str, count: usize) {
    fields.extend((1..=count).map(|n| format!("{stem}_{n}")));
}

fn event(of: &str, kind: &str, result: &str) -> Card {
    let kept = kept(result);
    let mut fields = named(&["name", "intro"]);
    if kept.is_some() {
        fields.extend(named(&["description"]));
    }
    let chosen_before = kind == "joint" || kind == "individual";
    let options = result.split_once(". B");
    if chosen_before || options.is_some() {
        fields.extend(named(&["result_a", "result_b"]));
        let (a, b) = options.unwrap_or((result, ""));
        numbered(&mut fields, "result_a", branches(a));
        numbered(&mut fields, "result_b", branches(b));
        if !chosen_before {
            fields.extend(named(&["a", "b"]));
        }
    } else if kept.is_none() {
        numbered(&mut fields, "result", branches(result).max(1));
    }
    let slug = kept.unwrap_or_else(|| format!("{of}-told"));
    Card { slug, does: result.to_owned(), fields, price: price(result) }
}

/// Every exploration card, then every event, as the rules have them.
pub fn cards() -> Vec<Card> {
    let events: BTreeMap<String, Vec<String>> =
        rows("17.5").into_iter().map(|row| (row[2].clone(), row)).collect();
    assert_eq!(events.len(), 35, "each event is called by one card");
    let mut cards = Vec::new();
    for row in rows("17.4") {
        let slug = row[2].replace(" (G)", "");
        let fields: &[&str] = match row[3].as_str() {
            "quest" | "pool" => &["name", "intro"],
            "joint" | "individual" => &["name", "intro", "a", "b"],
            kind => panic!("{slug}: what is “{kind}”?"),
        };
        let event_row = &events[&row[1]];
        assert_eq!(event_row[1], row[5], "{slug}: its event");
        cards.push(event(&slug, &row[3], &event_row[3]));
        let does = format!("{}: {}", row[3], row[4]);
        cards.push(Card { slug, does, fields: named(fields), price: price(&row[4]) });
    }
    cards
}
