//! The ground of a blazon in words.

use heraldry::{Field, Tincture};

use crate::i18n::pack::Text;
use crate::i18n::template::fill_plain as fill;
use crate::i18n::{Lang, pack};

/// The kinds of field, in the order of their declaration.
pub const FIELDS: [&str; 25] = {
    let every = Field::every(Tincture::Or, Tincture::Or);
    let mut slugs = [""; 25];
    let mut at = 0;
    while at < slugs.len() {
        slugs[at] = every[at].slug();
        at += 1;
    }
    slugs
};

/// The field in words; a clause that is open at its end is closed by a comma.
#[must_use]
pub fn field(field: Field, lang: Lang) -> String {
    let (first, second) = field.tinctures();
    let kinds = Field::every(first, second);
    let at = kinds.iter().position(|kind| *kind == field).unwrap_or_default();
    let [first, second] = [first, second].map(|tincture| stem(tincture, lang));
    fill(pack(lang).arms.fields[at], &[first, second, with(second, lang)])
}

/// The adjective of a tincture without its ending; in English the whole of it.
#[must_use]
pub fn stem(tincture: Tincture, lang: Lang) -> Text {
    pack(lang).arms.tinctures[tincture as usize]
}

/// “With”, as it sounds before a tincture.
fn with(stem: &str, lang: Lang) -> Text {
    match lang {
        Lang::En => "",
        // Before two consonants of which the first hisses.
        Lang::Pl if stem.starts_with("zł") || stem.starts_with("sr") => "ze",
        Lang::Pl => "z",
        Lang::Uk if stem.starts_with('с') => "зі",
        Lang::Uk if stem.starts_with('з') => "із",
        Lang::Uk => "з",
    }
}
