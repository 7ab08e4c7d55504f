//! Everything Szlak says, in all languages side by side, to be read by people: `cargo xtask words`
//! writes it to `target/words.md`. What is generated is shown as it comes up in games; what no game
//! brings up is shown as it is written. A kind of event, question, answer or refusal that nothing
//! here says fails a test.

mod arms;
mod examples;
mod frame;
mod learning;
mod setup;
pub mod table;

use std::collections::BTreeSet;
use std::fmt::{Debug, Write};

use crate::i18n::Lang;
use crate::i18n::name::Name;

pub use examples::Examples;

/// The language by which things are told apart, where one is enough.
const FIRST: Lang = Lang::En;

/// Something said, in every language.
pub type Said = [String; 3];

/// Something said, and what it is: a kind, a slug or a field of a table of words.
#[derive(Clone, Debug)]
pub struct Row {
    pub label: String,
    pub said: Said,
}

/// What is said of one kind.
pub struct Chapter {
    /// `Gwent: log`.
    pub title: String,
    /// The files to mend it in.
    pub source: &'static str,
    pub rows: Vec<Row>,
    /// Kinds of which there has to be a row each: a label, or what stands before its first stroke.
    pub owed: Vec<String>,
    /// Are places to fill shown as they are written?
    pub is_raw: bool,
}

impl Chapter {
    /// A chapter of finished sentences.
    pub fn new(title: impl Into<String>, source: &'static str, rows: Vec<Row>) -> Self {
        Self { title: title.into(), source, rows, owed: Vec::new(), is_raw: false }
    }

    /// The same, and it has to have a row of each of these kinds.
    pub fn owing(self, owed: &[impl ToString]) -> Self {
        Self { owed: owed.iter().map(ToString::to_string).collect(), ..self }
    }

    /// The same as it is written, with places to fill.
    pub fn raw(self) -> Self {
        Self { is_raw: true, ..self }
    }

    /// The kinds nothing is said of.
    fn missing(&self) -> Vec<&str> {
        let kinds: BTreeSet<&str> =
            self.rows.iter().filter_map(|row| row.label.split('/').next()).collect();
        self.owed.iter().map(String::as_str).filter(|kind| !kinds.contains(kind)).collect()
    }
}

/// The kinds of an enum, by name. A new one does not compile here until it is listed, and is missed
/// by the test below until something says it.
macro_rules! kinds {
    ($type:ident: $($kind:ident)+) => {{
        const fn _is_listed(one: &$type) {
            match one {
                $($type::$kind { .. })|+ => (),
            }
        }
        &[$(stringify!($kind)),+]
    }};
}
pub(in crate::games) use kinds;

/// The same in every language.
pub fn said(say: impl Fn(Lang) -> String) -> Said {
    Lang::ALL.map(say)
}

/// The same with what it is.
pub fn row(label: impl Into<String>, say: impl Fn(Lang) -> String) -> Row {
    Row { label: label.into(), said: said(say) }
}

const PEOPLE: [Name; 5] = [
    Name { slug: "first", en: "Iva", pl: "Iga", uk: "Іва" },
    Name { slug: "second", en: "Olek", pl: "Olek", uk: "Остап" },
    Name { slug: "third", en: "Ann", pl: "Ola", uk: "Оля" },
    Name { slug: "fourth", en: "Bob", pl: "Jan", uk: "Ян" },
    Name { slug: "fifth", en: "Eve", pl: "Ewa", uk: "Єва" },
];

/// The names at the table, as a native would be called.
pub fn names(lang: Lang) -> Vec<String> {
    PEOPLE.iter().map(|one| one.by(lang).to_owned()).collect()
}

/// What a value is, without what is in it: `Played`.
pub fn kind(value: &impl Debug) -> String {
    let told = format!("{value:?}");
    told.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Names with the forms that sentences ask for; those that nothing bends are left out.
pub fn forms(names: impl IntoIterator<Item = Name>) -> Vec<Row> {
    let is_bent = |name: &Name| Lang::ALL.iter().any(|lang| name.forms(*lang).contains('|'));
    let told = |name: Name, lang: Lang| {
        let [second, third] = if lang == Lang::En { ["the/many", "a"] } else { ["gen", "acc"] };
        let cases = ["", second, third, "loc", "ins", "low", "dat"];
        let forms = name.forms(lang).split('|').zip(cases).filter(|(form, _)| !form.is_empty());
        let forms = forms.map(|(form, case)| format!("{case} {form}").trim_start().to_owned());
        forms.collect::<Vec<_>>().join(" · ")
    };
    let bent = names.into_iter().filter(is_bent);
    bent.map(|name| row(name.slug, |lang| told(name, lang))).collect()
}

/// The keys of refusals that a file of the rules gives, in its order.
pub fn keys_in(path: &str) -> Vec<String> {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap();
    let is_key =
        |text: &&str| !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let keys = text.split('"').skip(1).step_by(2).filter(is_key).map(ToOwned::to_owned);
    let keys: Vec<String> = keys.collect();
    assert!(keys.len() > 3, "{path} refuses nothing");
    keys
}

/// In the order in which it is read.
const GROUPS: [&str; 6] = ["Frame", "Heraldry", "Gwent", "Old World", "Wild Hunt", "Ronin"];

/// Everything. The stories of Old World are told only where nothing else runs beside it: they are
/// the page's, one language at a time.
fn everything(with_stories: bool) -> Vec<Chapter> {
    let mut all = frame::chapters();
    all.push(arms::chapter());
    all.extend(setup::chapters());
    all.extend(super::gwent::dump::chapters());
    all.extend(super::old_world::dump::chapters(with_stories));
    #[cfg(feature = "ronin")]
    all.extend(super::ronin::dump::chapters());
    all.extend(learning::chapters());
    let group = |chapter: &Chapter| {
        let found = GROUPS.iter().position(|group| chapter.title.starts_with(group));
        found.unwrap_or_else(|| panic!("{} is of no game", chapter.title))
    };
    all.sort_by_key(group);
    all
}

fn check(chapter: &Chapter) {
    let Chapter { title, rows, .. } = chapter;
    assert!(!rows.is_empty(), "{title} is empty");
    for Row { label, said } in rows {
        for one in said {
            assert!(!one.trim().is_empty(), "{title}, {label}: {said:?}");
            let is_filled = !one.contains(['{', '}', '|']);
            assert!(chapter.is_raw || is_filled, "{title}, {label}: {one}");
        }
    }
}

#[test]
fn a_kind_that_nothing_is_said_of_is_missed() {
    let rows = vec![row("Moved", |_| String::new()), row("Buy/Phase3", |_| String::new())];
    let chapter = Chapter::new("", "", rows).owing(&["Moved", "Buy", "Phase3"]);
    assert_eq!(chapter.missing(), ["Phase3"]);
}

/// Every kind of event, question, answer and refusal is said here, in every language.
#[test]
fn nothing_that_can_be_said_is_missing() {
    let all = everything(false);
    let missing: Vec<_> = all.iter().map(|one| (&one.title, one.missing())).collect();
    let missing: Vec<_> = missing.into_iter().filter(|(_, kinds)| !kinds.is_empty()).collect();
    assert!(missing.is_empty(), "nothing is said of these: {missing:?}");
    all.iter().for_each(check);
    let titles: BTreeSet<&str> = all.iter().map(|chapter| chapter.title.as_str()).collect();
    assert_eq!(titles.len(), all.len(), "two chapters of one title");
}

#[test]
#[ignore = "it writes a file to be read; cargo xtask words runs it"]
fn write_the_words_down() {
    let mut text = String::from("# Everything Szlak says: English, Polish, Ukrainian\n");
    let mut count = 0;
    let all = everything(true);
    for Chapter { title, source, rows, .. } in &all {
        writeln!(text, "\n## {title}\n\n{} rows. Written in {source}.\n", rows.len()).unwrap();
        count += rows.len();
        for Row { label, said } in rows {
            writeln!(text, "`{label}`").unwrap();
            for (lang, one) in Lang::ALL.iter().zip(said) {
                writeln!(text, "- {}: {}", lang.tag(), one.replace('\n', " ⏎ ")).unwrap();
            }
            text.push('\n');
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/target/words.md");
    std::fs::write(path, text).unwrap();
    println!("{count} rows in three languages: target/words.md");
    all.iter().for_each(check);
}
