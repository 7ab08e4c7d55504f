//! The sources are tidy; and every tidy rule can fail.

use std::path::Path;
use std::sync::LazyLock;

use szlak_tests::places;
use szlak_tests::tidy::{
    Finding, Ids, LONGEST, Source, assert_clean, broken_links, cited, cites_unknown_rules,
    code_only, foreign_registries, is_too_long, knows_its_game, knows_the_outside, lacks_a_purpose,
    machine_paths, passes_over_in_silence, reaches_for_the_hunt, reads_outside, sources,
    unfinished,
};

static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(sources);

/// Crates that may know more than the rules do.
const NOT_RULES: [&str; 4] =
    ["crates/bots/", "crates/arbiter/", "crates/markup/", "crates/wasm-streams/"];

/// Names floating numbers to refuse them: whoever writes and reads JSON has to.
const REFUSES_FLOATS: [&str; 3] = [
    "crates/tabletop/src/scribe.rs",
    "crates/tabletop/src/scribe/tests.rs",
    "crates/tabletop/src/reader.rs",
];

fn rust() -> impl Iterator<Item = &'static Source> {
    SOURCES.iter().filter(|source| source.is("rs"))
}

fn documents() -> impl Iterator<Item = &'static Source> {
    SOURCES.iter().filter(|source| source.is("md"))
}

fn rules_crates() -> impl Iterator<Item = &'static Source> {
    rust().filter(|source| {
        source.path.starts_with("crates/")
            && source.path.contains("/src/")
            && !NOT_RULES.iter().any(|other| source.path.starts_with(other))
    })
}

#[test]
fn the_rules_know_no_browser_clock_thread_float_or_hash_map() {
    let crates = ["crates/tabletop/", "crates/cairns/"];
    for known in crates {
        assert!(
            rules_crates().any(|source| source.path.starts_with(known)),
            "{known} is looked at"
        );
    }
    let is_refusal = |finding: &Finding| {
        REFUSES_FLOATS.contains(&finding.path.as_str())
            && ["f32", "f64", "floating point"].iter().any(|name| finding.what.ends_with(name))
    };
    let findings: Vec<Finding> = rules_crates().flat_map(knows_the_outside).collect();
    for path in REFUSES_FLOATS {
        let is_here = |finding: &&Finding| finding.path == path;
        assert!(
            findings.iter().find(is_here).is_some_and(is_refusal),
            "{path} needs no exception any more"
        );
    }
    assert_clean(findings.into_iter().filter(|finding| !is_refusal(finding)));
}

/// A task, choice, decision or event added later must not do nothing in silence.
#[test]
fn the_rules_and_the_page_pass_over_nothing_in_silence() {
    let page = rust().filter(|source| source.path.starts_with("src/"));
    assert_clean(rules_crates().chain(page).flat_map(passes_over_in_silence));
}

#[test]
fn an_engine_asks_its_hooks_which_game_is_played() {
    assert_clean(rust().flat_map(knows_its_game));
    let found = |path, text| knows_its_game(&Source::new(path, text)).len();
    let asks = "if self.is_solo() {}";
    assert_eq!(found("crates/old-world/src/play/poker.rs", asks), 1);
    assert_eq!(found("crates/old-world/src/play/poker.rs", "use crate::versus::Rating;"), 1);
    assert_eq!(found("crates/old-world/src/play/mode.rs", asks), 0);
    assert_eq!(found("crates/old-world/src/versus/turn.rs", asks), 0);
}

#[test]
fn the_hunt_is_reached_for_in_one_place() {
    assert_clean(rust().flat_map(reaches_for_the_hunt));
    let found = |path, text| reaches_for_the_hunt(&Source::new(path, text)).len();
    assert_eq!(found("crates/old-world/src/play/poker.rs", "self.hunt().is_some()"), 1);
    assert_eq!(found("crates/old-world/src/versus/turn.rs", "game.hunt = None;"), 1);
    assert_eq!(found("crates/old-world/src/play/poker.rs", "self.hunted() // .hunt"), 0);
    assert_eq!(found("crates/old-world/src/play/mode.rs", "self.hunt()"), 0);
    assert_eq!(found("crates/old-world/src/wild_hunt/ride.rs", "self.hunt()"), 0);
}

#[test]
fn files_are_short() {
    assert_clean(rust().flat_map(is_too_long));
}

#[test]
fn every_module_says_what_it_is_for() {
    assert_clean(rust().flat_map(lacks_a_purpose));
}

#[test]
fn nothing_is_left_for_later() {
    assert_clean(rust().flat_map(unfinished));
}

#[test]
fn every_rule_that_is_cited_exists() {
    let ids = Ids::of(SOURCES.iter());
    assert!(ids.knows("CA-TAKE-1"), "the rules are read");
    let texts = rust().chain(documents());
    assert_clean(texts.flat_map(|source| cites_unknown_rules(source, &ids)));
}

#[test]
fn the_checkout_stands_alone() {
    assert_clean(SOURCES.iter().flat_map(machine_paths));
    let code = SOURCES.iter().filter(|source| !source.is("md"));
    assert_clean(code.flat_map(reads_outside));
    let manifests = SOURCES.iter().filter(|source| source.is("toml") || source.is("lock"));
    assert_clean(manifests.flat_map(foreign_registries));
}

#[test]
fn links_in_documents_lead_somewhere() {
    assert_clean(documents().flat_map(|source| broken_links(source, &places::root())));
}

fn lines(findings: &[Finding]) -> Vec<usize> {
    findings.iter().map(|finding| finding.line).collect()
}

#[test]
fn comments_and_strings_are_not_code() {
    let text = "a // b\n\"c // d\" e /* f\ng */ h 'i' 'j k \"l\\\"m\" r#\"n\"o\"# p '\"' q";
    let code = code_only(text);
    let words: Vec<&str> = code.split_whitespace().collect();
    assert_eq!(words, ["a", "e", "h", "'j", "k", "p", "q"]);
    assert_eq!(code.lines().count(), text.lines().count());
}

#[test]
fn what_the_rules_may_not_know_is_found() {
    let bad = [
        "use std::collections::HashMap;",
        "let x: f64 = y;",
        "let half = 0.5;",
        "use std::time::Duration;",
        "let now = Instant::now();",
        "use web_sys::Window;",
        "rand::random()",
        "std::thread::sleep(x)",
        "SystemTime::now()",
        "fn f(set: &HashSet<u8>)",
        "use js_sys::Date;",
        "use wasm_bindgen::prelude::*;",
    ];
    for line in bad {
        let found = knows_the_outside(&Source::new("crates/x/src/lib.rs", line));
        assert_eq!(lines(&found), [1], "{line}");
    }
    let good = [
        "// no HashMap here",
        "let text = \"f64\";",
        "use rand_core::Rng;",
        "Timing::Instant => operand::first(),",
        "for i in 0..5 { pair.0.1 }",
        "let buf32 = if64;",
    ];
    for line in good {
        assert!(knows_the_outside(&Source::new("crates/x/src/lib.rs", line)).is_empty(), "{line}");
    }
}

#[test]
fn silence_about_what_grows_is_found() {
    let found = |text: &str| lines(&passes_over_in_silence(&Source::new("a.rs", text)));
    let bad = [
        "match task {\nTask::Ask(..) => f(),\n_ => {}\n}",
        "match (decision, choice) {\n(Decision::A { x }, _) => { f() }\n(_, other) => (),\n}",
        "match event { Event::A => match x { A => {\n} _ => {} },\n_ => String::new() }",
        "x = match choice {\nChoice::A(one) if b => c,\n_ => return,\n};",
        "let a = b;\nlet Some(Task::Ask(seat, _)) = self.agenda.pop()\nelse { return };",
        "f();\nlet Event::Ended { round } = event\nelse { return String::new(); };",
    ];
    for text in bad {
        assert_eq!(found(text), [3], "{text}");
    }
    let good = [
        "match task { Task::Ask(..) => f(), _ => self.other(task) }",
        "match effect { Effect::A => match task { Task::A => 1, Task::B => 2 }, _ => {} }",
        "match event { Event::A => f(), _ => {} // tidy: listens: for the one it waits for\n }",
        "match key { \"Task::A\" => f(), _ => {} }",
        "let Some(card) = pile.pop() else { return };",
        "match moment { MyEvent::A => f(), _ => {} }",
        "let Decision::A { x } = asked else { panic!() };",
    ];
    for text in good {
        assert!(found(text).is_empty(), "{text}");
    }
}

#[test]
fn a_long_file_is_found_unless_it_is_a_table_with_a_reason() {
    let long = "//! Long.\n".repeat(LONGEST + 1);
    let found = |text: &str| is_too_long(&Source::new("a.rs", text)).len();
    assert_eq!(found(&long), 1);
    assert_eq!(found(&long[..long.len() / 2]), 0);
    assert_eq!(found(&format!("{long}// tidy: a table: \n")), 1, "no reason");
    assert_eq!(found(&format!("{long}// tidy: a table: one row for each card.\n")), 0);
}

#[test]
fn a_module_without_a_purpose_is_found() {
    let found = |text: &str| lacks_a_purpose(&Source::new("a.rs", text)).len();
    assert_eq!(found("use std::fmt;\n"), 1);
    assert_eq!(found("//!\nuse std::fmt;\n"), 1);
    assert_eq!(found("//! Owns something.\nuse std::fmt;\n"), 0);
}

#[test]
fn what_was_left_for_later_is_found() {
    for mark in [concat!("to", "do!()"), concat!("unimple", "mented!()"), concat!("db", "g!(x)")] {
        let text = format!("fn f() {{\n    {mark}\n}}");
        assert_eq!(lines(&unfinished(&Source::new("a.rs", &text))), [2], "{mark}");
    }
    assert!(unfinished(&Source::new("a.rs", "// all done!\nlet mastodon = 1;")).is_empty());
}

#[test]
fn citations_are_read_in_all_their_forms() {
    let g = "GW"; // Kept apart from its numbers, so that this is no citation.
    assert_eq!(cited(&format!("{g}-CALC-1/2, {g}-D3.")).len(), 3);
    assert_eq!(cited(&format!("{g}-HORN-S1/S2")), [format!("{g}-HORN-S1"), format!("{g}-HORN-S2")]);
    assert_eq!(cited(&format!("{g}-T-BOARD-n, X{g}-1, {g}-like, {g}")), [format!("{g}-T-BOARD")]);
}

#[test]
fn a_citation_of_no_rule_is_found() {
    let c = "CA"; // Kept apart, as above.
    let rules = [Source::new("docs/rules/x.md", &format!("- **{c}-TAKE-1** and {c}-PEEK-1/2\n"))];
    let ids = Ids::of(&rules);
    assert!(!ids.is_empty());
    let found = |text: &str| cites_unknown_rules(&Source::new("a.rs", text), &ids).len();
    assert_eq!(found(&format!("/// {c}-TAKE-1, {c}-PEEK-2, {c}-TAKE")), 0);
    assert_eq!(found(&format!("/// {c}-TAKE-2")), 1);
    assert_eq!(found(&format!("/// {c}-TAKE-1/9")), 1);
    assert_eq!(found(&format!("/// {c}-TA")), 1);
}

#[test]
fn somebodys_machine_is_found() {
    let path = |folder: &str| format!("let p = \"/{folder}/me/x\";");
    for folder in ["home", "root", "work", "Users", "mnt"] {
        assert_eq!(lines(&machine_paths(&Source::new("a.rs", &path(folder)))), [1], "{folder}");
    }
    assert!(
        machine_paths(&Source::new(
            "a.rs",
            &format!("crates/{}/x https://a.example/{}/", "work", "home")
        ))
        .is_empty()
    );
    let outside = concat!("include_str!(\"../../../", "shared/x\")");
    assert_eq!(lines(&reads_outside(&Source::new("a.rs", outside))), [1]);
}

#[test]
fn foreign_registries_are_found() {
    let found = |text: &str| foreign_registries(&Source::new("Cargo.lock", text)).len();
    assert_eq!(found("source = \"registry+https://mirror.example/index\""), 1);
    assert_eq!(
        found(concat!("source = \"registry+https://github.com/rust-lang/crates", ".io-index\"")),
        0
    );
    assert_eq!(found("[source.crates-io]\nreplace-with = \"mirror\""), 2);
    assert_eq!(found("a = { git = \"https://a.example\" }"), 1);
}

#[test]
fn a_broken_link_is_found() {
    let root = places::root();
    let found = |text: &str| broken_links(&Source::new("docs/x.md", text), &root);
    let good = "[a](rules/cairns.md#x) [b](../Cargo.toml) [c](https://a.example) [d](#here)\n\
                `[e](nowhere.md)`\n```\n[f](nowhere.md)\n```\n";
    assert_eq!(found(good), []);
    assert_eq!(lines(&found("\n[a](nowhere.md)")), [2]);
    assert_eq!(lines(&found("[a]: rules/none.md")), [1]);
    assert!(Path::new(&root).exists());
}
