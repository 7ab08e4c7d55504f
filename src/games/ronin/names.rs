//! What things are called. Pure.

use ::ronin::{
    Ability, Card, Chair, ChapterCard, Character, Colour, Counts, Side, Symbol, View, Window,
};

use super::words::{self, RoninWords, Text, tables};
use crate::i18n::Lang;
use crate::i18n::template::fill;

/// Who speaks: the language, its words, and the names around the table.
#[derive(Clone)]
pub struct Voice {
    /// The language.
    pub lang: Lang,
    /// Its words.
    pub words: &'static RoninWords,
    chairs: Vec<String>,
}

impl Voice {
    /// A voice at a table: the names of the people by seat, and who sits on each chair.
    pub fn new(lang: Lang, people: &[String], view: &View) -> Self {
        let words = words::of(lang);
        let name = |chair: &::ronin::ChairView| match chair.seat {
            Some(seat) => people.get(seat.index()).cloned().unwrap_or_default(),
            None => {
                let character = chair.character.map_or("", |one| character(one, lang));
                fill(lang, words.automa, &[character])
            }
        };
        Self { lang, words, chairs: view.chairs.iter().map(name).collect() }
    }

    /// A sentence with its places filled.
    pub fn fill(&self, text: Text, parts: &[&str]) -> String {
        fill(self.lang, text, parts)
    }

    /// A sentence about a number.
    pub fn number(&self, text: Text, number: impl Into<u32>) -> String {
        self.fill(text, &[&number.into().to_string()])
    }

    /// Who sits there.
    pub fn who(&self, chair: Chair) -> &str {
        self.chairs.get(chair.index()).map_or("", String::as_str)
    }

    /// A card, in quotes.
    pub fn card(&self, card: Card) -> String {
        self.quoted(card_name(card, self.lang))
    }

    /// A card, as it is printed on it.
    pub fn card_name(&self, card: Card) -> Text {
        card_name(card, self.lang)
    }

    /// An ability, as it is printed on the board.
    pub fn ability_name(&self, ability: Ability) -> Text {
        tables(self.lang).abilities[ability.index()]
    }

    /// A chapter card, as it is headed.
    pub fn chapter_name(&self, card: ChapterCard) -> Text {
        tables(self.lang).chapter_cards[card.index()]
    }

    /// Cards, in quotes, one after the other.
    pub fn cards<'c>(&self, cards: impl IntoIterator<Item = &'c Card>) -> String {
        let named: Vec<String> = cards.into_iter().map(|card| self.card(*card)).collect();
        if named.is_empty() { self.words.board.nothing.to_owned() } else { named.join(", ") }
    }

    /// An ability, in quotes.
    pub fn ability(&self, ability: Ability) -> String {
        self.quoted(tables(self.lang).abilities[ability.index()])
    }

    /// What an ability does.
    pub fn ability_text(&self, ability: Ability) -> Text {
        self.words.abilities[ability.index()]
    }

    /// A character.
    pub fn character(&self, one: Character) -> Text {
        character(one, self.lang)
    }

    /// A chapter card, in quotes.
    pub fn chapter_card(&self, card: ChapterCard) -> String {
        self.quoted(tables(self.lang).chapter_cards[card.index()])
    }

    /// A symbol.
    pub const fn symbol(&self, symbol: Symbol) -> Text {
        self.words.terms.symbols[symbol.index()]
    }

    /// So many of a symbol.
    pub fn symbols(&self, symbol: Symbol, count: u8) -> String {
        self.number(self.words.terms.symbols_counted[symbol.index()], count)
    }

    /// Symbols with their numbers.
    pub fn counts(&self, counts: &Counts) -> String {
        let some = Symbol::ALL.into_iter().filter(|symbol| counts[symbol.index()] > 0);
        let said: Vec<String> =
            some.map(|symbol| self.symbols(symbol, counts[symbol.index()])).collect();
        if said.is_empty() { self.words.board.nothing.to_owned() } else { said.join(", ") }
    }

    /// A colour, as a card has it.
    pub const fn colour(&self, colour: Colour) -> Text {
        self.words.terms.colours[colour.index()]
    }

    /// One of the two neighbours.
    pub const fn neighbour(&self, side: Side) -> Text {
        self.words.terms.neighbours[side.index()]
    }

    /// One of the own tracks.
    pub const fn track(&self, side: Side) -> Text {
        self.words.terms.tracks[side.index()]
    }

    /// A window for abilities.
    pub const fn window(&self, window: Window) -> Text {
        self.words.terms.windows[window.index()]
    }

    fn quoted(&self, name: &str) -> String {
        self.fill(self.words.quoted, &[name])
    }
}

/// A card, as it is printed on it.
pub fn card_name(card: Card, lang: Lang) -> Text {
    tables(lang).cards[card.index()]
}

/// A character, as it is printed on its board.
pub fn character(one: Character, lang: Lang) -> Text {
    tables(lang).characters[one.index()]
}

/// A chapter by its Roman number, from 1.
pub const fn roman(chapter: u8) -> Text {
    match chapter {
        1 => "I",
        2 => "II",
        _ => "III",
    }
}
