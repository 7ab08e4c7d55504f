//! The games of the box, those on their way among them: the home page shows them all, so that it says what Szlak is.

use crate::i18n::pack::Rows;
use crate::i18n::{Lang, pack};

const IDS: [&str; 4] = ["gwent", "old-world", "wild-hunt", "ronin"];
const PARTS: [&str; 2] = ["name", "line"];

/// What is said of them.
pub const UPCOMING_ROWS: Rows = Rows::in_parts(&IDS, &PARTS);

/// A game of the box.
pub struct Upcoming {
    /// Its slug.
    pub id: &'static str,
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
    Upcoming { id: IDS[0] },
    Upcoming { id: IDS[1] },
    Upcoming { id: IDS[2] },
    Upcoming { id: IDS[3] },
];
