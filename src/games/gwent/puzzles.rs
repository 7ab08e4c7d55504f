//! What the puzzles are called and what is asked, a row a puzzle, in the order of the rules.
// tidy: a table: a title and a task for each puzzle and language.

use ::gwent::Puzzle;

use crate::i18n::Lang;
use crate::i18n::name::hold_against;

/// Every puzzle has its row.
const _: () = hold_against(ROWS, &Puzzle::SLUGS);

/// A puzzle in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleWords {
    pub title: &'static str,
    pub task: &'static str,
}

/// A puzzle in every language.
struct Row {
    en: PuzzleWords,
    pl: PuzzleWords,
    uk: PuzzleWords,
}

/// What a puzzle is called and asks for.
pub fn words(puzzle: Puzzle, lang: Lang) -> PuzzleWords {
    let (_, row) = &ROWS[puzzle.index()];
    match lang {
        Lang::En => row.en,
        Lang::Pl => row.pl,
        Lang::Uk => row.uk,
    }
}

const ROWS: &[(&str, Row)] = &[
    (
        "two-for-one",
        Row {
            en: PuzzleWords {
                title: "Two for One",
                task: "Your opponent has passed. A gift may bring you two cards in return.",
            },
            pl: PuzzleWords {
                title: "Dwie za jedną",
                task: "Przeciwnik spasował. Prezent dla niego może tobie przynieść dwie karty.",
            },
            uk: PuzzleWords {
                title: "Дві за одну",
                task: "Суперник спасував. Подарунок йому може принести вам дві карти.",
            },
        },
    ),
    (
        "shoulder-to-shoulder",
        Row {
            en: PuzzleWords {
                title: "Shoulder to Shoulder",
                task: "Your opponent has passed. Whom does the medic bring back, and which row hears the horn?",
            },
            pl: PuzzleWords {
                title: "Ramię w ramię",
                task: "Przeciwnik spasował. Kogo wskrzesi medyczka i który rząd usłyszy róg?",
            },
            uk: PuzzleWords {
                title: "Пліч-о-пліч",
                task: "Суперник спасував. Кого поверне медикиня і який ряд почує ріг?",
            },
        },
    ),
    (
        "morale-in-the-rain",
        Row {
            en: PuzzleWords {
                title: "Morale in the Rain",
                task: "Your opponent has passed, and rain is pouring on your engines. Find one more point.",
            },
            pl: PuzzleWords {
                title: "Morale w deszczu",
                task: "Przeciwnik spasował, a na twoje machiny leje. Zdobądź o punkt więcej od niego.",
            },
            uk: PuzzleWords {
                title: "Бойовий дух під дощем",
                task: "Суперник спасував, а на ваші машини ллє. Здобудьте на очко більше.",
            },
        },
    ),
    (
        "empty-hand",
        Row {
            en: PuzzleWords {
                title: "Empty Hand",
                task: "Your opponent has passed, and your hand is empty. Only your leader can still act.",
            },
            pl: PuzzleWords {
                title: "Pusta ręka",
                task: "Przeciwnik spasował, a ty nie masz kart. Działać może już tylko dowódca.",
            },
            uk: PuzzleWords {
                title: "Порожня рука",
                task: "Суперник спасував, а у вас жодної карти. Діяти може лише ватажок.",
            },
        },
    ),
    (
        "where-the-mushrooms-grow",
        Row {
            en: PuzzleWords {
                title: "Where the Mushrooms Grow",
                task: "Your opponent has passed. There is only one Mardroeme: choose its row well.",
            },
            pl: PuzzleWords {
                title: "Tam, gdzie rosną grzyby",
                task: "Przeciwnik spasował. Mardroeme jest tylko jedno: dobrze wybierz rząd.",
            },
            uk: PuzzleWords {
                title: "Де ростуть гриби",
                task: "Суперник спасував. Мардрем лише один: добре виберіть ряд.",
            },
        },
    ),
    (
        "back-from-the-dead",
        Row {
            en: PuzzleWords {
                title: "Back from the Dead",
                task: "Your opponent has passed. Two cards in hand, four in the discard pile: get past 34.",
            },
            pl: PuzzleWords {
                title: "Powrót zza grobu",
                task: "Przeciwnik spasował. Dwie karty na ręce, cztery na stosie kart odrzuconych: przebij 34.",
            },
            uk: PuzzleWords {
                title: "Повернення з мертвих",
                task: "Суперник спасував. Дві карти на руці, чотири у скиді: перевищте 34.",
            },
        },
    ),
    (
        "fog-is-coming",
        Row {
            en: PuzzleWords {
                title: "Fog Is Coming",
                task: "Your opponent is still playing, with an open hand: fog and Ves. Stand where the fog does not reach.",
            },
            pl: PuzzleWords {
                title: "Idzie mgła",
                task: "Przeciwnik gra dalej, a jego karty widać: mgła i Ves. Stań tam, gdzie nie sięgnie.",
            },
            uk: PuzzleWords {
                title: "Насувається туман",
                task: "Суперник ще грає, і його карти видно: туман і Вес. Станьте там, куди він не дістане.",
            },
        },
    ),
    (
        "cold-fire",
        Row {
            en: PuzzleWords {
                title: "Cold Fire",
                task: "Your opponent has passed. Your Scorch would discard your own warriors; see that it doesn’t.",
            },
            pl: PuzzleWords {
                title: "Zimny ogień",
                task: "Przeciwnik spasował. Twoja Pożoga odrzuciłaby twoich wojowników; nie dopuść do tego.",
            },
            uk: PuzzleWords {
                title: "Холодний вогонь",
                task: "Суперник спасував. Ваше Спопеління скинуло б ваших воїнів; не дайте цьому статися.",
            },
        },
    ),
    (
        "return-the-guest",
        Row {
            en: PuzzleWords {
                title: "Return the Guest",
                task: "Your opponent has passed. Stefan Skellen stands on your side, but not for you.",
            },
            pl: PuzzleWords {
                title: "Gość wraca do domu",
                task: "Przeciwnik spasował. Stefan Skellen walczy u ciebie, ale nie dla ciebie.",
            },
            uk: PuzzleWords {
                title: "Гість вертається додому",
                task: "Суперник спасував. Стефан Скеллен б’ється у вас, але не за вас.",
            },
        },
    ),
    (
        "keep-your-heads-down",
        Row {
            en: PuzzleWords {
                title: "Keep Your Heads Down",
                task: "Your opponent is holding a Scorch and waiting. Gather strength, but don’t stand out.",
            },
            pl: PuzzleWords {
                title: "Głowy nisko",
                task: "Przeciwnik trzyma Pożogę i czeka. Zbieraj siły, ale się nie wychylaj.",
            },
            uk: PuzzleWords {
                title: "Голови нижче",
                task: "Суперник тримає Спопеління й чекає. Збирайте сили, але не вистромлюйтеся.",
            },
        },
    ),
    (
        "the-better-part",
        Row {
            en: PuzzleWords {
                title: "The Better Part of Valour",
                task: "You won the first round and need one of the next two. Your opponent’s hand is open.",
            },
            pl: PuzzleWords {
                title: "Lepsza część odwagi",
                task: "Pierwsza runda wygrana, wystarczy jedna z dwóch następnych. Karty przeciwnika widać.",
            },
            uk: PuzzleWords {
                title: "Краща частина відваги",
                task: "Перший раунд виграно, досить одного з двох наступних. Карти суперника видно.",
            },
        },
    ),
    (
        "two-rounds-to-go",
        Row {
            en: PuzzleWords {
                title: "Two Rounds to Go",
                task: "You lost the first round and must win the next two. Your opponent’s hand is open.",
            },
            pl: PuzzleWords {
                title: "Jeszcze dwie rundy",
                task: "Pierwsza runda przegrana, trzeba wygrać obie pozostałe. Karty przeciwnika widać.",
            },
            uk: PuzzleWords {
                title: "Ще два раунди",
                task: "Перший раунд програно, треба виграти обидва інші. Карти суперника видно.",
            },
        },
    ),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_puzzle_has_its_own_title_and_task_in_every_language() {
        for lang in Lang::ALL {
            let all: Vec<PuzzleWords> = Puzzle::all().map(|puzzle| words(puzzle, lang)).collect();
            let titles: BTreeSet<&str> = all.iter().map(|words| words.title).collect();
            let tasks: BTreeSet<&str> = all.iter().map(|words| words.task).collect();
            assert_eq!((titles.len(), tasks.len()), (ROWS.len(), ROWS.len()));
            assert!(all.iter().all(|words| !words.title.is_empty() && words.task.len() > 30));
        }
    }
}
