//! Texts for players are tidy: one word for one thing, languages in their tables, no list that forgets
//! one; and every rule of it can fail.

use std::sync::LazyLock;

use szlak_tests::places;
use szlak_tests::tidy::{
    Finding, Source, Term, assert_clean, decides_by_language, foreign_names, glossary, sources,
    speaks, speaks_a_language, unlisted_languages, variants_used,
};

static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(sources);

fn rust() -> impl Iterator<Item = &'static Source> {
    SOURCES.iter().filter(|source| source.is("rs"))
}

fn lines(findings: &[Finding]) -> Vec<usize> {
    findings.iter().map(|finding| finding.line).collect()
}

fn terms() -> Vec<Term> {
    let path = places::root().join("docs/glossary.csv");
    glossary(&std::fs::read_to_string(path).expect("the glossary is there"))
}

/// One word for one thing, in every language.
#[test]
fn texts_for_players_follow_the_glossary() {
    let terms = terms();
    assert!(terms.len() > 900, "the glossary is read");
    let texts = SOURCES.iter().filter(|source| speaks(source));
    assert_clean(texts.flat_map(|source| variants_used(source, &terms)));
}

#[test]
fn names_are_those_of_the_glossary() {
    let terms = terms();
    let packs = ["en", "pl", "uk"].map(|tag| {
        let path = format!("public/words/{tag}.txt");
        SOURCES.iter().find(|source| source.path == path).expect("the pack is there")
    });
    assert_clean(foreign_names(packs, &terms));
}

#[test]
fn only_tables_of_words_and_names_decide_by_language() {
    let page = rust().filter(|source| source.path.starts_with("src/"));
    assert_clean(page.flat_map(decides_by_language));
}

#[test]
fn no_crate_knows_a_language() {
    assert_clean(
        rust().filter(|source| source.path.starts_with("crates/")).flat_map(speaks_a_language),
    );
}

#[test]
fn contributing_lists_every_file_that_speaks() {
    let contributing = SOURCES.iter().find(|source| source.path == "CONTRIBUTING.md");
    assert_clean(unlisted_languages(contributing.expect("it is there"), &SOURCES));
}

#[test]
fn a_file_that_speaks_unlisted_is_found() {
    let arm = "match lang { Lang::Uk => 1 }";
    let page = [Source::new("src/a.rs", arm), Source::new("src/b.rs", "fn silent() {}")];
    let found = |list: &str| {
        let text =
            format!("# Contributing\n\n## Adding a language\n\n{list}\n\n## Else\n`src/a.rs`");
        unlisted_languages(&Source::new("CONTRIBUTING.md", &text), &page).len()
    };
    assert_eq!(found("- `src/a.rs`, and `src/<tag>.rs`"), 0);
    assert_eq!(found("- `src/b.rs`"), 1, "one that speaks is missing");
    assert_eq!(found("- `src/a.rs` and `src/gone.rs`"), 1, "one is not there");
    let loaded = ["public/rules/en/a.md", "public/rules/pl/a.md", "src/x/words/en.rs"];
    let loaded = loaded.map(|path| Source::new(path, ""));
    let found = |list: &str| {
        let text = format!("## Adding a language\n\n{list}");
        unlisted_languages(&Source::new("CONTRIBUTING.md", &text), &loaded).len()
    };
    let missing = 3; // One text in Ukrainian, one table in Polish and in Ukrainian.
    assert_eq!(found("`public/rules/<tag>`, `words/<tag>.rs`"), missing);
    assert_eq!(found("`public/rules/<tag>`"), missing + 1, "a table that no list names");
}

/// The glossary as it is finds what it forbids, in every kind of file and language, and leaves
/// alone what it says itself.
#[test]
fn a_variant_that_is_put_in_is_found() {
    let terms = terms();
    let found = |path: &str, text: &str| lines(&variants_used(&Source::new(path, text), &terms));
    let bad = [
        ("public/words/en.txt", "[gwent.words] a = The enemy’s side."),
        ("public/words/en.txt", "[gwent.words] a = Lose a token."),
        ("public/words/pl.txt", "[old_world.words] a = Zużywa umiejętności."),
        ("public/words/pl.txt", "[old_world.words] a = W tej Lokacji."),
        ("public/words/uk.txt", "[old_world.words] a = Швидкої атаки немає."),
        ("public/words/uk.txt", "[frame.words] a = Це твій хід."),
        ("public/words/uk.txt", "[gwent.hint] a = Супротивник пасує."),
        ("public/words/uk.txt", "[gwent.cards] dandelion = Лютик"),
        ("public/rules/pl/old-world.md", "Płacisz 2 sztuki złota."),
        ("public/lessons/uk/gwent.json", "\"a\": \"Скинь карту з руки: вона твоя.\""),
        ("public/rules/pl/gwent.md", "To, co zagrałeś."),
    ];
    // A line of a pack stands under its section.
    let in_pack = |text: &str| text.replacen("] ", "]\n", 1);
    for (path, text) in bad {
        let line = if path.ends_with(".txt") { 2 } else { 1 };
        assert_eq!(found(path, &in_pack(text)), [line], "{path}: {text}");
    }
    let table = "[frame.keeping]\na = a foe";
    assert_eq!(found("public/words/en.txt", table), [2]);
    assert!(found("public/words/pl.txt", table).is_empty(), "only where English is spoken");
    let good = [
        (
            "public/words/uk.txt",
            "[gwent.leaders] a = Емгир вар Емрейс: Біле Полум’я, що танцює на курганах ворогів",
        ),
        ("public/words/uk.txt", "[old_world.words] a = один раз за бій, якщо ви маєте карту"),
        ("public/words/en.txt", "[old_world.words] a = a trophy token"),
        ("public/words/en.txt", "[gwent.words] # The enemy = is only in a remark."),
        ("public/rules/pl/cairns.md", "Odkrywa żeton."),
    ];
    for (path, text) in good {
        assert!(found(path, &in_pack(text)).is_empty(), "{path}: {text}");
    }
    assert!(!speaks(&Source::new("public/stories/uk.json", "")), "stories keep their voice");
}

#[test]
fn a_name_that_parts_from_the_glossary_is_found() {
    let terms = terms();
    let found = |pl: &str| {
        let packs = [("en", "Troll"), ("pl", pl), ("uk", "Троль")].map(|(tag, name)| {
            let text = format!("[old_world.monsters]\ntroll = {name}");
            Source::new(&format!("public/words/{tag}.txt"), &text)
        });
        foreign_names(packs.each_ref(), &terms).len()
    };
    assert_eq!((found("Troll|trolla"), found("Trol|trola")), (0, 1));
}

#[test]
fn a_language_outside_its_tables_is_found() {
    let page = |path: &str, text: &str| decides_by_language(&Source::new(path, text)).len();
    let arm = "if lang == Lang::En { 1 } else { 2 }";
    assert_eq!(page("src/games/gwent/board.rs", arm), 1);
    assert_eq!(page("src/games/gwent/board.rs", "NAMES[lang as usize]"), 1);
    assert_eq!(page("src/games/gwent/board.rs", "#[cfg(test)]\nmod tests { Lang::En }"), 0);
    assert_eq!(page("src/games/gwent/words/deck.rs", arm), 0);
    assert_eq!(page("src/games/old_world/names.rs", arm), 0);
    let rules = |text: &str| speaks_a_language(&Source::new("crates/gwent/src/x.rs", text)).len();
    assert_eq!(rules("pub fn name(lang: Language) {}"), 1);
    assert_eq!(rules("let name = \"Żagnica\";"), 1);
    assert_eq!(rules("// Żagnica is told by the page, in every language."), 0);
}
