//! What is said of keeping games: files taken in, copies brought back, texts that did not come.
// tidy: a table: each sentence in three languages.

use super::Lang;
use super::plural::{english, polish, ukrainian};

/// The sentences.
#[cfg_attr(test, derive(Debug))]
pub struct KeepingWords {
    /// After what is wrong with a kept game.
    pub still_here: &'static str,
    /// Under an address that leads to no game.
    pub no_such_game: &'static str,
    /// A file that holds neither a game nor a collection.
    pub foreign_file: &'static str,
    /// Heading of what did not come in.
    pub not_imported: &'static str,
    /// Why an item did not come in.
    pub no_room: &'static str,
    /// Games and decks that came in.
    pub imported: fn(usize, usize) -> String,
    /// When nothing in a file could be taken in.
    pub nothing_imported: &'static str,
    /// Another tab played another line.
    pub set_aside: &'static str,
    /// A text of the app that could not be fetched.
    pub text_missing: &'static str,
}

impl Lang {
    /// What is said of keeping games in this language.
    pub const fn keeping(self) -> &'static KeepingWords {
        match self {
            Self::En => &EN,
            Self::Pl => &PL,
            Self::Uk => &UK,
        }
    }
}

static EN: KeepingWords = KeepingWords {
    still_here: "It is still here and can be exported.",
    no_such_game: "There is no game at this address on this device.",
    foreign_file: "This is not a Szlak file. Nothing was imported, and nothing here has changed.",
    not_imported: "Not imported:",
    no_room: "Your browser’s storage has no room for it.",
    imported: |games, decks| {
        let games = english(games, "game", "games");
        match decks {
            0 => format!("{games} imported."),
            _ => format!("{games} and {} imported.", english(decks, "deck", "decks")),
        }
    },
    nothing_imported: "Nothing was imported, and nothing here has changed.",
    set_aside: "This game was also played in another tab. That version is kept as a separate saved game.",
    text_missing: "This text could not be loaded. Check your connection and open the page again.",
};

static PL: KeepingWords = KeepingWords {
    still_here: "Zapis nadal tu jest i można go wyeksportować.",
    no_such_game: "Na tym urządzeniu nie ma gry pod tym adresem.",
    foreign_file: "To nie jest plik Szlaku. Niczego nie zaimportowano i nic się tu nie zmieniło.",
    not_imported: "Nie zaimportowano:",
    no_room: "W pamięci przeglądarki nie ma na to miejsca.",
    imported: |games, decks| {
        let games = polish(games, "grę", "gry", "gier");
        match decks {
            0 => format!("Zaimportowano {games}."),
            _ => format!("Zaimportowano {games} i {}.", polish(decks, "talię", "talie", "talii")),
        }
    },
    nothing_imported: "Niczego nie zaimportowano i nic się tu nie zmieniło.",
    set_aside: "W tę grę grano też w innej karcie. Tamten przebieg zachowano jako osobny zapis.",
    text_missing: "Nie udało się pobrać tego tekstu. Sprawdź połączenie i otwórz stronę jeszcze raz.",
};

static UK: KeepingWords = KeepingWords {
    still_here: "Збереження досі тут, і його можна експортувати.",
    no_such_game: "На цьому пристрої немає гри за цією адресою.",
    foreign_file: "Це не файл Szlak. Нічого не імпортовано, і тут нічого не змінилося.",
    not_imported: "Не імпортовано:",
    no_room: "У сховищі браузера для цього немає місця.",
    imported: |games, decks| {
        let games = ukrainian(games, "гру", "гри", "ігор");
        match decks {
            0 => format!("Імпортовано {games}."),
            _ => {
                let decks = ukrainian(decks, "колоду", "колоди", "колод");
                format!("Імпортовано {games} і {decks}.")
            }
        }
    },
    nothing_imported: "Нічого не імпортовано, і тут нічого не змінилося.",
    set_aside: "У цю гру грали також в іншій вкладці. Той перебіг збережено як окрему гру.",
    text_missing: "Не вдалося отримати цей текст. Перевірте з’єднання та відкрийте сторінку ще раз.",
};
