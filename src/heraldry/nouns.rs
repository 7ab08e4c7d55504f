//! The names of the charges, with what their grammar asks for.

use heraldry::Charge;

use crate::i18n::pack::Text;
use crate::i18n::{Lang, pack};

/// What an adjective has to agree with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    /// Masculine; and whatever a language does not tell apart.
    Masculine,
    /// Feminine.
    Feminine,
    /// Neuter.
    Neuter,
    /// Has no singular, or is several things at once.
    Plural,
}

/// The name of a charge.
#[derive(Clone, Copy, Debug)]
pub struct Noun {
    /// One of them; in English with its article.
    pub one: Text,
    /// Several, in the nominative.
    pub many: Text,
    /// Its gender.
    pub gender: Gender,
}

/// The name of a charge: one, several and, where it matters, the letter of the gender.
#[must_use]
pub fn noun(charge: Charge, lang: Lang) -> Noun {
    let mut forms = pack(lang).arms.nouns[charge as usize].split('|');
    let [one, many, gender] = [0; 3].map(|_| forms.next().unwrap_or_default());
    let gender = match gender {
        "f" => Gender::Feminine,
        "n" => Gender::Neuter,
        "p" => Gender::Plural,
        _ => Gender::Masculine,
    };
    Noun { one, many, gender }
}
