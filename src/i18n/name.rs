//! What a thing of a game is called. Where sentences bend a name, its line holds its forms, parted
//! by bars, in the order of [`super::template`].

use super::pack::Text;

/// A name as it stands by itself, without the forms that sentences ask for.
pub fn plain(forms: Text) -> Text {
    forms.split_once('|').map_or(forms, |(first, _)| first)
}

/// Refuses at compile time a table whose rows do not stand in the places of these slugs; the error
/// ends with the slug that has no row there.
pub const fn hold_against<T>(rows: &[(&str, T)], slugs: &[&str]) {
    let mut at = 0;
    while at < slugs.len() {
        if at >= rows.len() || !same_text(rows[at].0, slugs[at]) {
            panic!("{}", slugs[at]);
        }
        at += 1;
    }
    assert!(rows.len() == slugs.len(), "a row of nothing stands at the end of a table");
}

/// `==` for texts at compile time.
const fn same_text(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

#[cfg(test)]
pub use in_all::{Name, rows};

/// Names in every language side by side, for tests and for the reader of all words.
#[cfg(test)]
mod in_all {
    use super::super::Lang;
    use super::super::pack::{List, Text};
    use super::plain;

    /// The names of one thing.
    #[derive(Clone, Copy, Debug)]
    pub struct Name {
        /// The stable name by which the rules know it.
        pub slug: Text,
        pub en: Text,
        pub pl: Text,
        pub uk: Text,
    }

    impl Name {
        /// The name in a language, as it stands by itself.
        pub fn by(&self, lang: Lang) -> Text {
            plain(self.forms(lang))
        }

        /// The name in a language with the forms that sentences ask for.
        pub const fn forms(&self, lang: Lang) -> Text {
            match lang {
                Lang::En => self.en,
                Lang::Pl => self.pl,
                Lang::Uk => self.uk,
            }
        }
    }

    /// The rows of a table of names.
    pub fn rows(slugs: &[Text], of: fn(Lang) -> List) -> Vec<Name> {
        let [en, pl, uk] = Lang::ALL.map(of);
        assert_eq!((en.len(), pl.len(), uk.len()), (slugs.len(), slugs.len(), slugs.len()));
        let row = |(at, slug): (usize, &Text)| Name { slug, en: en[at], pl: pl[at], uk: uk[at] };
        slugs.iter().enumerate().map(row).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn a_thing_is_called_by_its_own_name() {
        let named = |lang| match lang {
            Lang::En => ["Cow", "Roach"].as_slice(),
            Lang::Pl => &["Krowa", "Płotka|Płotki|Płotkę"],
            Lang::Uk => &["Корова", "Плітка"],
        };
        let names = rows(&["cow", "roach"], named);
        assert_eq!(names[1].by(Lang::Pl), "Płotka");
        assert_eq!(names[1].forms(Lang::Pl), "Płotka|Płotki|Płotkę");
        assert_eq!((names[0].slug, names[0].by(Lang::Uk)), ("cow", "Корова"));
    }
}
