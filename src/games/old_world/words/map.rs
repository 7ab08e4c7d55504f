//! What the table says: its buttons, the names of regions, what is told of a place.
// tidy: a table: one sentence a line, three languages.

use super::Text;
use crate::i18n::Lang;

/// The words of the table.
pub struct MapWords {
    pub all_choices: Text,
    pub put_back: Text,
    pub marked: Text,
}

/// The words of a language.
pub const fn of(lang: Lang) -> &'static MapWords {
    match lang {
        Lang::En => &EN,
        Lang::Pl => &PL,
        Lang::Uk => &UK,
    }
}

static EN: MapWords = MapWords {
    all_choices: "All choices",
    put_back: "Put the cards back",
    marked: "{0|card|cards}",
};

static PL: MapWords = MapWords {
    all_choices: "Wszystkie ruchy",
    put_back: "Odłóż karty",
    marked: "{0|karta|karty|kart}",
};

static UK: MapWords = MapWords {
    all_choices: "Усі ходи",
    put_back: "Повернути карти",
    marked: "{0|карта|карти|карт}",
};
