//! The words of the page in three languages: one file a language ([`speech`]), read by typed tables
//! with one field a sentence ([`pack`]). Of content only the form of a name is here ([`name`]): the
//! games name their own things, and stories and rules are loaded by slug.

mod annals;
mod brief;
#[cfg(all(test, feature = "gwent", feature = "old-world", feature = "ronin"))]
mod check;
mod frame;
pub mod front;
mod keeping;
mod learning;
pub mod name;
pub mod pack;
pub mod plural;
mod post;
mod speech;
pub mod template;
mod words;

use crate::prefs;

pub use annals::AnnalsWords;
pub use brief::brief;
pub use keeping::KeepingWords;
pub use learning::LearningWords;
pub use post::PostWords;
pub use speech::{is_here, load, pack};
pub use words::Words;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    En,
    /// Polish.
    Pl,
    /// Ukrainian.
    Uk,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::En, Self::Pl, Self::Uk];

    /// The tag for the `lang` attribute.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::Uk => "uk",
        }
    }

    /// Its own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Pl => "Polski",
            Self::Uk => "Українська",
        }
    }

    /// Two letters for narrow places.
    pub const fn short(self) -> &'static str {
        match self {
            Self::En => "EN",
            Self::Pl => "PL",
            Self::Uk => "УК",
        }
    }

    /// The language of a tag such as `pl-PL`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|lang| lang.tag() == primary)
    }

    /// The words of this language.
    pub fn words(self) -> &'static Words {
        &pack(self).frame.words
    }

    /// What is said of keeping games in this language.
    pub fn keeping(self) -> &'static KeepingWords {
        &pack(self).frame.keeping
    }

    /// What is said around playing by link in this language.
    pub fn post(self) -> &'static PostWords {
        &pack(self).post
    }

    /// What the home page says in this language.
    pub fn home(self) -> &'static front::HomeWords {
        &pack(self).front.home
    }

    /// What the set-up says in this language.
    pub fn setup(self) -> &'static front::SetupWords {
        &pack(self).front.setup
    }

    /// What is said of games that are over in this language.
    pub fn annals(self) -> &'static AnnalsWords {
        &pack(self).annals
    }

    /// What is said around lessons and puzzles in this language.
    pub fn learning(self) -> &'static LearningWords {
        &pack(self).frame.learning
    }
}

/// The words of the language in use; inside a view they follow a change of language.
pub fn words() -> &'static Words {
    prefs::lang().words()
}

/// What is said around playing by link, in the language in use.
pub fn post() -> &'static PostWords {
    prefs::lang().post()
}

/// What is said of keeping games, in the language in use.
pub fn keeping() -> &'static KeepingWords {
    prefs::lang().keeping()
}

/// What is said of games that are over, in the language in use.
pub fn annals() -> &'static AnnalsWords {
    prefs::lang().annals()
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn the_browsers_tag_chooses_the_language() {
        assert_eq!(Lang::from_tag("pl-PL"), Some(Lang::Pl));
        assert_eq!(Lang::from_tag("uk"), Some(Lang::Uk));
        assert_eq!(Lang::from_tag("EN_gb"), Some(Lang::En));
        assert_eq!(Lang::from_tag("ukr-x"), None);
        assert_eq!(Lang::from_tag("de-DE"), None);
    }
}
