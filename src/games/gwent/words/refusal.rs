//! Why something is not possible.
// tidy: a table: one sentence a line, three languages.

use super::Text;
use crate::i18n::Lang;

/// Every reason the board can meet.
#[cfg_attr(test, derive(Debug))]
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
    hero: "“{0}” is a hero; a Decoy cannot take heroes back.",
    decoy: "A Decoy needs a unit on your side that is not a hero.",
    horn: "The {0:low} already has a Commander’s Horn.",
    wrong_row: "“{0}” belongs in another row ({1}).",
    needs_row: "“{0}” is played to a row.",
    needs_table: "“{0}” is played to the middle of the table.",
    own_side: "“{0}” is played on your own side.",
    spy: "“{0}” is a spy and goes to your opponent’s side.",
    silenced: "Your opponent’s leader takes your leader’s ability away.",
    passive: "Your leader’s ability is passive: it always works and is never used.",
    used: "Your leader’s ability has already been used.",
    cost: "Your leader’s ability costs 2 cards from your hand.",
    not_now: "You can’t do that now.",
};

static PL: RefusalWords = RefusalWords {
    hero: "„{0}” to bohater; Manekin nie zabiera bohaterów.",
    decoy: "Manekin potrzebuje po twojej stronie jednostki, która nie jest bohaterem.",
    horn: "W {0:loc} już jest Róg dowódcy.",
    wrong_row: "Miejsce karty „{0}” jest w innym rzędzie ({1}).",
    needs_row: "Kartę „{0}” zagrywa się do rzędu.",
    needs_table: "Kartę „{0}” zagrywa się na środek stołu.",
    own_side: "Kartę „{0}” zagrywa się po swojej stronie.",
    spy: "Karta „{0}” ma zdolność szpiegostwa i trafia na stronę przeciwnika.",
    silenced: "Dowódca przeciwnika odbiera twojemu zdolność.",
    passive: "Zdolność twojego dowódcy jest pasywna: działa cały czas i się jej nie używa.",
    used: "Zdolność twojego dowódcy została już użyta.",
    cost: "Zdolność twojego dowódcy kosztuje 2 karty z ręki.",
    not_now: "Teraz to niemożliwe.",
};

static UK: RefusalWords = RefusalWords {
    hero: "«{0}» — герой; Опудало героїв не забирає.",
    decoy: "Опудалу потрібен на вашому боці загін, який не є героєм.",
    horn: "У {0:loc} вже є Ріг командира.",
    wrong_row: "Місце карти «{0}» в іншому ряду ({1}).",
    needs_row: "Карту «{0}» кладуть у ряд.",
    needs_table: "Карту «{0}» кладуть на середину столу.",
    own_side: "Карту «{0}» кладуть на свій бік.",
    spy: "«{0}» — шпигун, тож іде на бік суперника.",
    silenced: "Ватажок суперника забирає у вашого здатність.",
    passive: "Здатність вашого ватажка пасивна: вона діє постійно, нею не користуються.",
    used: "Здатність вашого ватажка вже використано.",
    cost: "Здатність вашого ватажка коштує 2 карти з руки.",
    not_now: "Зараз це неможливо.",
};
