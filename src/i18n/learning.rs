//! What is said around lessons and puzzles; what they teach and ask is the games'.
// tidy: a table: each sentence in three languages.

use super::Lang;

/// The sentences.
#[cfg_attr(test, derive(Debug))]
pub struct LearningWords {
    /// The lesson.
    pub title: &'static str,
    pub begin: &'static str,
    pub go_on: &'static str,
    pub begin_again: &'static str,
    /// The guide beside the table.
    pub guide: &'static str,
    pub next: &'static str,
    pub leave: &'static str,
    /// The puzzles.
    pub puzzles: &'static str,
    pub count: &'static str,
    pub solved: &'static str,
    pub unknown: &'static str,
    pub won: &'static str,
    pub lost: &'static str,
    pub again: &'static str,
    pub next_puzzle: &'static str,
    pub solution: &'static str,
    pub all: &'static str,
}

impl Lang {
    /// What is said around lessons and puzzles in this language.
    pub const fn learning(self) -> &'static LearningWords {
        match self {
            Self::En => &EN,
            Self::Pl => &PL,
            Self::Uk => &UK,
        }
    }
}

static EN: LearningWords = LearningWords {
    title: "Learn by playing",
    begin: "Start",
    go_on: "Pick up where you left off",
    begin_again: "Start over",
    guide: "Guide",
    next: "Next",
    leave: "Play without the guide",
    puzzles: "Puzzles",
    count: "Solved: {0} of {1}",
    solved: "Solved",
    unknown: "There is no puzzle of that name. Here are the others.",
    won: "Solved!",
    lost: "Not solved this time. But it can be done.",
    again: "Try again",
    next_puzzle: "Next puzzle",
    solution: "Show the solution",
    all: "All puzzles",
};

static PL: LearningWords = LearningWords {
    title: "Nauka w grze",
    begin: "Zacznij",
    go_on: "Wróć do przerwanej gry",
    begin_again: "Zacznij od nowa",
    guide: "Przewodnik",
    next: "Dalej",
    leave: "Graj bez przewodnika",
    puzzles: "Łamigłówki",
    count: "Rozwiązane: {0} z {1}",
    solved: "Rozwiązana",
    unknown: "Nie ma łamigłówki o tej nazwie. Oto pozostałe.",
    won: "Rozwiązane!",
    lost: "Tym razem się nie udało. Ale da się to zrobić.",
    again: "Spróbuj znowu",
    next_puzzle: "Następna łamigłówka",
    solution: "Pokaż rozwiązanie",
    all: "Wszystkie łamigłówki",
};

static UK: LearningWords = LearningWords {
    title: "Навчання у грі",
    begin: "Почати",
    go_on: "Повернутися до незакінченої гри",
    begin_again: "Почати знову",
    guide: "Провідник",
    next: "Далі",
    leave: "Далі без провідника",
    puzzles: "Задачі",
    count: "Розв’язано: {0} з {1}",
    solved: "Розв’язано",
    unknown: "Задачі з такою назвою немає. Ось решта.",
    won: "Розв’язано!",
    lost: "Цього разу не вийшло. Але це можливо.",
    again: "Спробувати знову",
    next_puzzle: "Наступна задача",
    solution: "Показати розв’язок",
    all: "Усі задачі",
};
