//! Why something is not possible.
// tidy: a table: one sentence a line, three languages.

use super::Text;
use crate::i18n::Lang;

/// Every reason the board can meet.
pub struct RefusalWords {
    pub hero: Text,
    pub decoy: Text,
    pub horn: Text,
    pub wrong_row: Text,
    pub needs_row: Text,
    pub needs_table: Text,
    pub own_side: Text,
    pub spy: Text,
    pub silenced: Text,
    pub passive: Text,
    pub used: Text,
    pub cost: Text,
    pub not_now: Text,
}

/// The words of a language.
pub const fn of(lang: Lang) -> &'static RefusalWords {
    match lang {
        Lang::En => &EN,
        Lang::Pl => &PL,
        Lang::Uk => &UK,
    }
}

static EN: RefusalWords = RefusalWords {
    hero: "{0} is a hero; no Decoy takes heroes back.",
    decoy: "A Decoy needs a unit on your side that is no hero.",
    horn: "There is a Horn already: {0}.",
    wrong_row: "{0} belongs elsewhere: {1}.",
    needs_row: "{0} is played into a row.",
    needs_table: "{0} is played to the middle of the table.",
    own_side: "{0} is played on your own side.",
    spy: "{0} is a spy and goes to the opponent’s side.",
    silenced: "Your leader is switched off by the opponent’s.",
    passive: "Your leader is always at work and is never used.",
    used: "Your leader has been used already.",
    cost: "Your leader costs two cards of the hand.",
    not_now: "That is not possible now.",
};

static PL: RefusalWords = RefusalWords {
    hero: "{0} to bohater; manekin nie zabiera bohaterów.",
    decoy: "Manekin potrzebuje na twojej stronie jednostki, która nie jest bohaterem.",
    horn: "Tu już jest róg: {0}.",
    wrong_row: "{0} walczy gdzie indziej: {1}.",
    needs_row: "{0} trafia do rzędu.",
    needs_table: "{0} trafia na środek stołu.",
    own_side: "{0} trafia na twoją stronę.",
    spy: "{0} to szpieg i idzie na stronę przeciwnika.",
    silenced: "Twojego dowódcę wyłącza dowódca przeciwnika.",
    passive: "Twój dowódca działa cały czas i nigdy się go nie używa.",
    used: "Twój dowódca został już użyty.",
    cost: "Twój dowódca kosztuje dwie karty z ręki.",
    not_now: "Teraz to niemożliwe.",
};

static UK: RefusalWords = RefusalWords {
    hero: "{0} — герой; опудало героїв не повертає.",
    decoy: "Опудалу потрібен на твоєму боці загін, який не є героєм.",
    horn: "Тут уже є ріг: {0}.",
    wrong_row: "{0} б’ється деінде: {1}.",
    needs_row: "{0} грається до ряду.",
    needs_table: "{0} грається на середину столу.",
    own_side: "{0} грається на твій бік.",
    spy: "{0} — шпигун і йде на бік супротивника.",
    silenced: "Твого ватажка вимикає ватажок супротивника.",
    passive: "Твій ватажок діє постійно, його не використовують.",
    used: "Твого ватажка вже використано.",
    cost: "Твій ватажок коштує дві карти з руки.",
    not_now: "Зараз це неможливо.",
};
