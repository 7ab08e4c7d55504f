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
                task: "The enemy has passed. A gift to him may bring you two.",
            },
            pl: PuzzleWords {
                title: "Dwie za jedną",
                task: "Przeciwnik spasował. Prezent dla niego może tobie przynieść dwie karty.",
            },
            uk: PuzzleWords {
                title: "Дві за одну",
                task: "Супротивник спасував. Подарунок йому може принести тобі дві карти.",
            },
        },
    ),
    (
        "shoulder-to-shoulder",
        Row {
            en: PuzzleWords {
                title: "Shoulder to Shoulder",
                task: "The enemy has passed. Whom does the medic bring back, and which row hears the horn?",
            },
            pl: PuzzleWords {
                title: "Ramię w ramię",
                task: "Przeciwnik spasował. Kogo przywróci medyczka i który rząd usłyszy róg?",
            },
            uk: PuzzleWords {
                title: "Пліч-о-пліч",
                task: "Супротивник спасував. Кого поверне медикиня і який ряд почує ріг?",
            },
        },
    ),
    (
        "morale-in-the-rain",
        Row {
            en: PuzzleWords {
                title: "Morale in the Rain",
                task: "The enemy has passed, and it pours on your engines. Find one point more than he has.",
            },
            pl: PuzzleWords {
                title: "Morale w deszczu",
                task: "Przeciwnik spasował, a na twoje machiny leje. Zdobądź o punkt więcej od niego.",
            },
            uk: PuzzleWords {
                title: "Бойовий дух під дощем",
                task: "Супротивник спасував, а на твої машини ллє. Здобудь на очко більше за нього.",
            },
        },
    ),
    (
        "empty-hand",
        Row {
            en: PuzzleWords {
                title: "Empty Hand",
                task: "The enemy has passed, and you hold nothing. Only your leader can still act.",
            },
            pl: PuzzleWords {
                title: "Pusta ręka",
                task: "Przeciwnik spasował, a ty nie masz kart. Działać może już tylko dowódca.",
            },
            uk: PuzzleWords {
                title: "Порожня рука",
                task: "Супротивник спасував, а в тебе жодної карти. Діяти може лише ватажок.",
            },
        },
    ),
    (
        "where-the-mushrooms-grow",
        Row {
            en: PuzzleWords {
                title: "Where the Mushrooms Grow",
                task: "The enemy has passed. There is one Mardroeme: choose its row well.",
            },
            pl: PuzzleWords {
                title: "Tam, gdzie rosną grzyby",
                task: "Przeciwnik spasował. Mardroeme jest tylko jedno: dobrze wybierz rząd.",
            },
            uk: PuzzleWords {
                title: "Де ростуть гриби",
                task: "Супротивник спасував. Мардрем лише один: добре обери ряд.",
            },
        },
    ),
    (
        "back-from-the-dead",
        Row {
            en: PuzzleWords {
                title: "Back from the Dead",
                task: "The enemy has passed. Two cards in hand, four in the pile: get past his 34.",
            },
            pl: PuzzleWords {
                title: "Powrót zza grobu",
                task: "Przeciwnik spasował. Dwie karty w ręku, cztery na stosie: przebij jego 34.",
            },
            uk: PuzzleWords {
                title: "Повернення з мертвих",
                task: "Супротивник спасував. Дві карти в руці, чотири у скиді: перевищ його 34.",
            },
        },
    ),
    (
        "fog-is-coming",
        Row {
            en: PuzzleWords {
                title: "Fog Is Coming",
                task: "The enemy still plays, and his hand is open: fog, and Ves. Stand where it does not reach.",
            },
            pl: PuzzleWords {
                title: "Idzie mgła",
                task: "Przeciwnik gra dalej, a jego karty widać: mgła i Ves. Stań tam, gdzie nie sięgnie.",
            },
            uk: PuzzleWords {
                title: "Насувається туман",
                task: "Супротивник ще грає, і його карти видно: туман і Вес. Стань там, куди не дістане.",
            },
        },
    ),
    (
        "cold-fire",
        Row {
            en: PuzzleWords {
                title: "Cold Fire",
                task: "The enemy has passed. Your Scorch would burn your own warriors; see that it does not.",
            },
            pl: PuzzleWords {
                title: "Zimny ogień",
                task: "Przeciwnik spasował. Twoja Pożoga spaliłaby twoich wojowników; nie dopuść do tego.",
            },
            uk: PuzzleWords {
                title: "Холодний вогонь",
                task: "Супротивник спасував. Твоє спопеління спалило б твоїх воїнів; не дай цьому статися.",
            },
        },
    ),
    (
        "return-the-guest",
        Row {
            en: PuzzleWords {
                title: "Return the Guest",
                task: "The enemy has passed. Stefan Skellen fights at your side, but not for you.",
            },
            pl: PuzzleWords {
                title: "Gość wraca do domu",
                task: "Przeciwnik spasował. Stefan Skellen walczy u ciebie, ale nie dla ciebie.",
            },
            uk: PuzzleWords {
                title: "Гість вертається додому",
                task: "Супротивник спасував. Стефан Скеллен б’ється у тебе, але не за тебе.",
            },
        },
    ),
    (
        "keep-your-heads-down",
        Row {
            en: PuzzleWords {
                title: "Keep Your Heads Down",
                task: "The enemy holds Scorch and waits. Gather strength, but do not stand out.",
            },
            pl: PuzzleWords {
                title: "Głowy nisko",
                task: "Przeciwnik trzyma Pożogę i czeka. Zbieraj siły, ale się nie wychylaj.",
            },
            uk: PuzzleWords {
                title: "Голови нижче",
                task: "Супротивник тримає спопеління й чекає. Збирай сили, але не вистромлюйся.",
            },
        },
    ),
    (
        "the-better-part",
        Row {
            en: PuzzleWords {
                title: "The Better Part of Valour",
                task: "You won the first round and need one of the next two. His hand is open.",
            },
            pl: PuzzleWords {
                title: "Lepsza część odwagi",
                task: "Pierwsza runda wygrana, wystarczy jedna z dwóch następnych. Karty przeciwnika widać.",
            },
            uk: PuzzleWords {
                title: "Краща частина відваги",
                task: "Перший раунд виграно, досить одного з двох наступних. Карти супротивника видно.",
            },
        },
    ),
    (
        "two-rounds-to-go",
        Row {
            en: PuzzleWords {
                title: "Two Rounds to Go",
                task: "You lost the first round and must win both that are left. His hand is open.",
            },
            pl: PuzzleWords {
                title: "Jeszcze dwie rundy",
                task: "Pierwsza runda przegrana, trzeba wygrać obie pozostałe. Karty przeciwnika widać.",
            },
            uk: PuzzleWords {
                title: "Ще два раунди",
                task: "Перший раунд програно, треба виграти обидва інші. Карти супротивника видно.",
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
