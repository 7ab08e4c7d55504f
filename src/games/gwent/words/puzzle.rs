//! What stands around the puzzles; what each asks is in `puzzles.rs`.
// tidy: a table: one sentence a line, three languages.

use super::Text;
use crate::i18n::Lang;

/// The words around the puzzles.
pub struct PuzzlePageWords {
    pub title: Text,
    pub lead: Text,
    pub count: Text,
    pub solved: Text,
    pub unknown: Text,
    pub won: Text,
    pub lost: Text,
    pub again: Text,
    pub next: Text,
    pub solution: Text,
    pub all: Text,
}

/// The words of a language.
pub const fn of(lang: Lang) -> &'static PuzzlePageWords {
    match lang {
        Lang::En => &EN,
        Lang::Pl => &PL,
        Lang::Uk => &UK,
    }
}

static EN: PuzzlePageWords = PuzzlePageWords {
    title: "Puzzles",
    lead: "Twelve positions near the end of a match, from easy to hard. Each can be won whatever your opponent does; nothing is left to luck.",
    count: "Solved: {0} of {1}",
    solved: "Solved",
    unknown: "There is no puzzle of that name. Here are the others.",
    won: "Solved!",
    lost: "Not solved this time: the match got away. But it can be done.",
    again: "Try again",
    next: "Next puzzle",
    solution: "Show the solution",
    all: "All puzzles",
};

static PL: PuzzlePageWords = PuzzlePageWords {
    title: "Łamigłówki",
    lead: "Dwanaście pozycji tuż przed końcem, od łatwych do trudnych. Każdą da się wygrać, cokolwiek zrobi przeciwnik; nic nie zależy od szczęścia.",
    count: "Rozwiązane: {0} z {1}",
    solved: "Rozwiązana",
    unknown: "Nie ma łamigłówki o tej nazwie. Oto pozostałe.",
    won: "Rozwiązane!",
    lost: "Tym razem się nie udało: mecz przegrany. Ale da się to zrobić.",
    again: "Spróbuj znowu",
    next: "Następna łamigłówka",
    solution: "Pokaż rozwiązanie",
    all: "Wszystkie łamigłówki",
};

static UK: PuzzlePageWords = PuzzlePageWords {
    title: "Задачі",
    lead: "Дванадцять позицій перед самим кінцем, від легких до важких. Кожну можна виграти, хай що робить суперник; від удачі нічого не залежить.",
    count: "Розв’язано: {0} з {1}",
    solved: "Розв’язано",
    unknown: "Задачі з такою назвою немає. Ось решта.",
    won: "Розв’язано!",
    lost: "Цього разу не вийшло: матч програно. Але це можливо.",
    again: "Спробувати знову",
    next: "Наступна задача",
    solution: "Показати розв’язок",
    all: "Усі задачі",
};
