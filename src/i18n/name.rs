//! What a thing of a game is called: one row a thing, one field a language. Where sentences bend a
//! name, its field holds its forms, parted by bars, in the order of [`super::template`]. A table is
//! held against the content it names when it is compiled, so that no thing is ever called by
//! another's name.

use super::Lang;

/// The names of one thing.
#[derive(Clone, Copy, Debug)]
pub struct Name {
    /// The stable name by which the rules know it.
    pub slug: &'static str,
    pub en: &'static str,
    pub pl: &'static str,
    pub uk: &'static str,
}

/// Anything that is said in every language.
#[derive(Clone, Copy, Debug)]
pub struct InAll<T> {
    pub en: T,
    pub pl: T,
    pub uk: T,
}

impl<T: Copy> InAll<T> {
    /// It in a language.
    pub const fn by(&self, lang: Lang) -> T {
        match lang {
            Lang::En => self.en,
            Lang::Pl => self.pl,
            Lang::Uk => self.uk,
        }
    }
}

/// The names of all things of a kind, in the order of the rules' table.
pub struct Names(&'static [Name]);

impl Name {
    /// The name in a language, as it stands by itself.
    pub fn by(&self, lang: Lang) -> &'static str {
        let forms = self.forms(lang);
        forms.split_once('|').map_or(forms, |(first, _)| first)
    }

    /// The name in a language with the forms that sentences ask for.
    pub const fn forms(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Pl => self.pl,
            Lang::Uk => self.uk,
        }
    }
}

impl Names {
    /// A table for things of these slugs. It does not compile unless each row stands in the place
    /// of its slug; the error ends with the slug that has no name there.
    pub const fn of(names: &'static [Name], slugs: &[&str]) -> Self {
        let mut at = 0;
        while at < slugs.len() {
            if at >= names.len() || !same_text(names[at].slug, slugs[at]) {
                panic!("{}", slugs[at]);
            }
            at += 1;
        }
        assert!(names.len() == slugs.len(), "a name of nothing stands at the end of a table");
        Self(names)
    }

    /// A table for things that are looked up by slug, where the rules have no list to hold it
    /// against: a test must go through them.
    pub const fn by_slug(names: &'static [Name]) -> Self {
        Self(names)
    }

    /// What the thing at this place of the rules' table is called.
    pub fn at(&self, index: usize, lang: Lang) -> &'static str {
        self.0[index].by(lang)
    }

    /// The same with the forms that sentences ask for.
    pub const fn forms_at(&self, index: usize, lang: Lang) -> &'static str {
        self.0[index].forms(lang)
    }

    /// What the thing of this slug is called, if there is one.
    pub fn find(&self, slug: &str, lang: Lang) -> Option<&'static str> {
        self.0.iter().find(|name| name.slug == slug).map(|name| name.by(lang))
    }

    /// Every row.
    #[cfg(test)]
    pub const fn rows(&self) -> &'static [Name] {
        self.0
    }
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
mod tests {
    use super::*;

    const NAMES: &[Name] = &[
        Name { slug: "cow", en: "Cow", pl: "Krowa", uk: "Корова" },
        Name { slug: "roach", en: "Roach", pl: "Płotka|Płotki|Płotkę", uk: "Плітка" },
    ];

    #[test]
    fn a_thing_is_called_by_its_own_name() {
        let names = Names::of(NAMES, &["cow", "roach"]);
        assert_eq!(names.at(1, Lang::Pl), "Płotka");
        assert_eq!(names.forms_at(1, Lang::Pl), "Płotka|Płotki|Płotkę");
        assert_eq!(names.find("cow", Lang::Uk), Some("Корова"));
        assert_eq!(names.find("bull", Lang::Uk), None);
    }

    /// A row inserted into the content without its name stops the build and is named.
    #[test]
    #[should_panic(expected = "bull")]
    fn a_row_without_a_name_is_named() {
        Names::of(NAMES, &["cow", "bull", "roach"]);
    }

    #[test]
    #[should_panic(expected = "a name of nothing")]
    fn a_name_too_many_is_noticed() {
        Names::of(NAMES, &["cow"]);
    }
}
