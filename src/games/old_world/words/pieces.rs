//! What the drawn pieces say: stamps, short names, and their words for those who do not see them.
// tidy: a table: one sentence a line, three languages.

use super::Text;
use crate::i18n::Lang;

/// Everything the pieces say.
#[cfg_attr(test, derive(Debug))]
pub struct PieceWords {
    /// Stamped on a hand card that is given for something.
    pub pays: Text,
    /// {0} name, {1} kind, {2} terrain.
    pub card: Text,
    /// {0} the extensions, one after another.
    pub links: Text,
    /// {0} the kind, {1} what it gives.
    pub link_with: Text,
    /// {0} how many cards.
    pub costs: Text,
    /// The same, {1} why.
    pub costs_why: Text,
    /// {0} name.
    pub potion: Text,
    pub potion_used: Text,
    /// {0} name, {1} level, {2} life.
    pub monster: Text,
    /// {0} what it does once it is won.
    pub trophy: Text,
    /// {0} the half and what it does.
    pub counts: Text,
    /// {0} an attribute.
    pub mastery: Text,
    pub dice: DiceWords,
}

/// How the hands of dice (OW-POKER-4) are told with the faces that make them.
#[cfg_attr(test, derive(Debug))]
pub struct DiceWords {
    /// {0} the rank, {1} the face.
    pub of_one: Text,
    /// {0} the rank, {1} and {2} the faces.
    pub of_two: Text,
    /// {0} the face.
    pub die: Text,
}

/// The words of a language.
pub const fn of(lang: Lang) -> &'static PieceWords {
    match lang {
        Lang::En => &EN,
        Lang::Pl => &PL,
        Lang::Uk => &UK,
    }
}

static EN: PieceWords = PieceWords {
    pays: "pays",
    card: "{0}, {1}, {2}.",
    links: "Extensions: {0}.",
    link_with: "{0}, with {1}",
    costs: "Costs {0|card|cards}.",
    costs_why: "Costs {0|card|cards}: {1}.",
    potion: "{0}, potion.",
    potion_used: "{0}, potion, used.",
    monster: "{0}, level {1}, life {2}.",
    trophy: "Trophy: {0}",
    counts: "What counts: {0}.",
    mastery: "Trophy: {0}",
    dice: DiceWords { of_one: "{0}, {1}", of_two: "{0}, {1} and {2}", die: "die: {0}" },
};

static PL: PieceWords = PieceWords {
    pays: "płaci",
    card: "{0}, {1}, {2}.",
    links: "Przedłużenia: {0}.",
    link_with: "{0} ({1})",
    costs: "Kosztuje {0|kartę|karty|kart}.",
    costs_why: "Kosztuje {0|kartę|karty|kart}: {1}.",
    potion: "{0}, karta eliksiru.",
    potion_used: "{0}, karta eliksiru, zużyta.",
    monster: "{0}, poziom {1}, punkty wytrzymałości: {2}.",
    trophy: "Trofeum: {0}",
    counts: "Liczy się: {0}.",
    mastery: "Trofeum: {0}",
    dice: DiceWords { of_one: "{0}, {1}", of_two: "{0}, {1} i {2}", die: "kość: {0}" },
};

static UK: PieceWords = PieceWords {
    pays: "платить",
    card: "{0}, {1}, {2}.",
    links: "Продовження: {0}.",
    link_with: "{0} ({1})",
    costs: "Коштує {0|карту|карти|карт}.",
    costs_why: "Коштує {0|карту|карти|карт}: {1}.",
    potion: "{0}, карта зілля.",
    potion_used: "{0}, карта зілля, використана.",
    monster: "{0}, рівень {1}, очки здоров’я: {2}.",
    trophy: "Трофей: {0}",
    counts: "Діє: {0}.",
    mastery: "Трофей: {0}",
    dice: DiceWords { of_one: "{0}, {1}", of_two: "{0}, {1} і {2}", die: "кубик: {0}" },
};
