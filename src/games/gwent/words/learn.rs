//! What stands around the lesson; the lesson itself is fetched (`public/lessons`).
// tidy: a table: one sentence a line, three languages.

use super::Text;
use crate::i18n::Lang;

/// The words around the lesson.
pub struct LearnWords {
    pub title: Text,
    pub lead: Text,
    pub what: Text,
    pub begin: Text,
    pub go_on: Text,
    pub again: Text,
    pub guide: Text,
    pub next: Text,
    pub leave: Text,
}

/// The words of a language.
pub const fn of(lang: Lang) -> &'static LearnWords {
    match lang {
        Lang::En => &EN,
        Lang::Pl => &PL,
        Lang::Uk => &UK,
    }
}

static EN: LearnWords = LearnWords {
    title: "Learn by playing",
    lead: "A whole match against an easy bot, with a guide who explains what is going on and suggests what to try.",
    what: "Play as you like: every legal move is allowed, and the guide adapts. The match is saved like any other, so you can leave and come back.",
    begin: "Start the match",
    go_on: "Pick up where you left off",
    again: "Start over",
    guide: "Guide",
    next: "Next",
    leave: "Play without the guide",
};

static PL: LearnWords = LearnWords {
    title: "Nauka w grze",
    lead: "Cały mecz z łatwym botem i z przewodnikiem, który objaśnia to, co się dzieje, i podpowiada, czego spróbować.",
    what: "Graj, jak chcesz: co wolno w grze, wolno i tutaj, a przewodnik się dostosuje. Mecz zapisuje się jak każdy inny; możesz go przerwać i wrócić.",
    begin: "Zacznij mecz",
    go_on: "Wróć do przerwanego",
    again: "Zacznij od nowa",
    guide: "Przewodnik",
    next: "Dalej",
    leave: "Graj bez przewodnika",
};

static UK: LearnWords = LearnWords {
    title: "Навчання у грі",
    lead: "Цілий матч із легким ботом і провідником, який пояснює, що відбувається, і радить, що спробувати.",
    what: "Грайте як хочете: що дозволено у грі, дозволено й тут, а провідник пристосується. Матч зберігається, як і будь-який інший; можна піти й повернутися.",
    begin: "Почати матч",
    go_on: "Повернутися до незакінченого",
    again: "Почати знову",
    guide: "Провідник",
    next: "Далі",
    leave: "Далі без провідника",
};
