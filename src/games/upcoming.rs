//! The games that are on their way: shown on the home page so that it says what Szlak is.

use heraldry::{Blazon, Charge, Field, Tincture};

use crate::i18n::pack::Rows;
use crate::i18n::{Lang, pack};

const IDS: [&str; 4] = ["gwent", "old-world", "wild-hunt", "ronin"];
const PARTS: [&str; 2] = ["name", "line"];

/// What is said of them.
pub const UPCOMING_ROWS: Rows = Rows::in_parts(&IDS, &PARTS);

/// A game that cannot be played yet.
pub struct Upcoming {
    /// Its slug.
    pub id: &'static str,
    /// Its arms.
    pub blazon: Blazon,
}

impl Upcoming {
    /// Its name.
    pub fn name(&self, lang: Lang) -> &'static str {
        self.text(0, lang)
    }

    /// One line about it.
    pub fn line(&self, lang: Lang) -> &'static str {
        self.text(1, lang)
    }

    fn text(&self, part: usize, lang: Lang) -> &'static str {
        let at = IDS.iter().position(|id| *id == self.id).unwrap_or_default();
        pack(lang).frame.upcoming[PARTS.len() * at + part]
    }
}

/// In the order of the box.
pub static UPCOMING: [Upcoming; 4] = [
    Upcoming {
        id: "gwent",
        blazon: Blazon::on(Field::PerPale(Tincture::Sable, Tincture::Azure))
            .bearing(Charge::CrossedSwords, Tincture::Argent),
    },
    Upcoming {
        id: "old-world",
        blazon: Blazon::on(Field::Plain(Tincture::Vert)).bearing(Charge::Wolf, Tincture::Argent),
    },
    Upcoming {
        id: "wild-hunt",
        blazon: Blazon::on(Field::Plain(Tincture::Sable)).bearing(Charge::Skull, Tincture::Argent),
    },
    Upcoming {
        id: "ronin",
        blazon: Blazon::on(Field::Plain(Tincture::Gules)).bearing(Charge::Torii, Tincture::Or),
    },
];
