//! Every sentence that is made rather than written, in all languages side by side, to be read by
//! people: `cargo xtask words` writes it to `target/words.md`.

use std::collections::BTreeMap;
use std::fmt::{Debug, Write};

use crate::i18n::Lang;
use crate::i18n::name::Name;

/// Something said, in every language.
pub type Said = [String; 3];

/// A chapter and what is in it.
pub type Chapter = (&'static str, Vec<Said>);

/// The same in every language.
pub fn said(say: impl Fn(Lang) -> String) -> Said {
    Lang::ALL.map(say)
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

/// A few examples of each kind, as they come along.
#[derive(Default)]
pub struct Examples(BTreeMap<String, Vec<Said>>);

impl Examples {
    /// Takes an example unless its kind has enough of them, or it is known.
    pub fn add(&mut self, kind: &str, most: usize, say: impl FnOnce() -> Said) {
        let of_kind = self.0.entry(kind.to_owned()).or_default();
        if of_kind.len() < most {
            let one = say();
            if !of_kind.contains(&one) {
                of_kind.push(one);
            }
        }
    }

    /// All of them, kind by kind.
    pub fn into_chapter(self, title: &'static str) -> Chapter {
        (title, self.0.into_values().flatten().collect())
    }
}

/// What a value is, without what is in it: `Played`.
pub fn kind(value: &impl Debug) -> String {
    let told = format!("{value:?}");
    told.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

#[test]
#[ignore = "it writes a file to be read; cargo xtask words runs it"]
fn write_the_words_down() {
    let mut text = String::from("# Every generated sentence: English, Polish, Ukrainian\n");
    let mut count = 0;
    for (title, chapter) in
        super::gwent::dump::chapters().into_iter().chain(super::old_world::dump::chapters())
    {
        assert!(chapter.len() >= 5, "{title} has examples");
        writeln!(text, "\n## {title}\n").unwrap();
        for said in chapter {
            count += 1;
            for (lang, one) in Lang::ALL.iter().zip(&said) {
                assert!(!one.contains(['{', '}', '|']), "{one}");
                writeln!(text, "- {}: {one}", lang.tag()).unwrap();
            }
            text.push('\n');
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/target/words.md");
    std::fs::write(path, text).unwrap();
    println!("{count} sentences in three languages: target/words.md");
}
