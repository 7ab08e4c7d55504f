//! What the puzzles are called and what is asked, a row a puzzle, in the order of the rules.
// tidy: a table: a title and a task for each puzzle and language.

use ::gwent::Puzzle;
use heraldry::Blazon;

use super::art;
use crate::i18n::name::{Name, hold_against};
use crate::learning::{PuzzleRow, PuzzleSet, PuzzleWords};

/// Every puzzle has its row.
const _: () = hold_against(ROWS, &Puzzle::SLUGS);

/// The puzzles, for the page that lists them and the table one lies on.
pub static PUZZLES: PuzzleSet = PuzzleSet {
    slugs: &Puzzle::SLUGS,
    lead: Name {
        slug: "lead",
        en: "Twelve positions near the end of a match, from easy to hard. Each can be won whatever your opponent does; nothing is left to luck.",
        pl: "Dwanaście pozycji tuż przed końcem, od łatwych do trudnych. Każdą da się wygrać, cokolwiek zrobi przeciwnik; nic nie zależy od szczęścia.",
        uk: "Дванадцять позицій перед самим кінцем, від легких до важких. Кожну можна виграти, хай що робить суперник; від удачі нічого не залежить.",
    },
    rows: ROWS,
    blazon,
    solution: |at| Puzzle::all().nth(at).map_or(&[], Puzzle::solution),
};

fn blazon(at: usize) -> Blazon {
    let puzzle = Puzzle::all().nth(at).expect("a puzzle of the list");
    art::faction(puzzle.factions()[0])
}

const ROWS: &[(&str, PuzzleRow)] = &[
    (
        "two-for-one",
        PuzzleRow {
            en: PuzzleWords {
                title: "Two for One",
                task: "Your opponent has passed. A gift may bring you two cards in return.",
                after: "",
            },
            pl: PuzzleWords {
                title: "Dwie za jedną",
                task: "Przeciwnik spasował. Prezent dla niego może tobie przynieść dwie karty.",
                after: "",
            },
            uk: PuzzleWords {
                title: "Дві за одну",
                task: "Суперник спасував. Подарунок йому може принести вам дві карти.",
                after: "",
            },
        },
    ),
    (
        "shoulder-to-shoulder",
        PuzzleRow {
            en: PuzzleWords {
                title: "Shoulder to Shoulder",
                task: "Your opponent has passed. Whom does the medic bring back, and which row hears the horn?",
                after: "",
            },
            pl: PuzzleWords {
                title: "Ramię w ramię",
                task: "Przeciwnik spasował. Kogo wskrzesi medyczka i który rząd usłyszy róg?",
                after: "",
            },
            uk: PuzzleWords {
                title: "Пліч-о-пліч",
                task: "Суперник спасував. Кого поверне медикиня і який ряд почує ріг?",
                after: "",
            },
        },
    ),
    (
        "morale-in-the-rain",
        PuzzleRow {
            en: PuzzleWords {
                title: "Morale in the Rain",
                task: "Your opponent has passed, and rain is pouring on your engines. Find one more point.",
                after: "",
            },
            pl: PuzzleWords {
                title: "Morale w deszczu",
                task: "Przeciwnik spasował, a na twoje machiny leje. Zdobądź o punkt więcej od niego.",
                after: "",
            },
            uk: PuzzleWords {
                title: "Бойовий дух під дощем",
                task: "Суперник спасував, а на ваші машини ллє. Здобудьте на очко більше, ніж він.",
                after: "",
            },
        },
    ),
    (
        "empty-hand",
        PuzzleRow {
            en: PuzzleWords {
                title: "Empty Hand",
                task: "Your opponent has passed, and your hand is empty. Only your leader can still act.",
                after: "",
            },
            pl: PuzzleWords {
                title: "Pusta ręka",
                task: "Przeciwnik spasował, a ty nie masz kart. Działać może już tylko dowódca.",
                after: "",
            },
            uk: PuzzleWords {
                title: "Порожня рука",
                task: "Суперник спасував, а у вас жодної карти. Діяти може лише ватажок.",
                after: "",
            },
        },
    ),
    (
        "where-the-mushrooms-grow",
        PuzzleRow {
            en: PuzzleWords {
                title: "Where the Mushrooms Grow",
                task: "Your opponent has passed. There is only one Mardroeme: choose its row well.",
                after: "",
            },
            pl: PuzzleWords {
                title: "Tam, gdzie rosną grzyby",
                task: "Przeciwnik spasował. Mardroeme jest tylko jedno: dobrze wybierz rząd.",
                after: "",
            },
            uk: PuzzleWords {
                title: "Де ростуть гриби",
                task: "Суперник спасував. Мардрем лише один: добре виберіть ряд.",
                after: "",
            },
        },
    ),
    (
        "back-from-the-dead",
        PuzzleRow {
            en: PuzzleWords {
                title: "Back from the Dead",
                task: "Your opponent has passed. Two cards in hand, four in the discard pile: get past 34.",
                after: "",
            },
            pl: PuzzleWords {
                title: "Powrót zza grobu",
                task: "Przeciwnik spasował. Dwie karty na ręce, cztery na stosie kart odrzuconych: przebij 34.",
                after: "",
            },
            uk: PuzzleWords {
                title: "Повернення з мертвих",
                task: "Суперник спасував. Дві карти на руці, чотири у скиді: перевищте 34.",
                after: "",
            },
        },
    ),
    (
        "fog-is-coming",
        PuzzleRow {
            en: PuzzleWords {
                title: "Fog Is Coming",
                task: "Your opponent is still playing, with an open hand: fog and Ves. Stand where the fog does not reach.",
                after: "",
            },
            pl: PuzzleWords {
                title: "Idzie mgła",
                task: "Przeciwnik gra dalej, a jego karty widać: mgła i Ves. Stań tam, gdzie mgła nie sięgnie.",
                after: "",
            },
            uk: PuzzleWords {
                title: "Насувається туман",
                task: "Суперник ще грає, і його карти видно: туман і Вес. Станьте там, куди туман не сягне.",
                after: "",
            },
        },
    ),
    (
        "cold-fire",
        PuzzleRow {
            en: PuzzleWords {
                title: "Cold Fire",
                task: "Your opponent has passed. Your Scorch would discard your own warriors; see that it doesn’t.",
                after: "",
            },
            pl: PuzzleWords {
                title: "Zimny ogień",
                task: "Przeciwnik spasował. Twoja Pożoga odrzuciłaby twoich wojowników; nie dopuść do tego.",
                after: "",
            },
            uk: PuzzleWords {
                title: "Холодний вогонь",
                task: "Суперник спасував. Ваше Спопеління скинуло б ваших воїнів; не дайте цьому статися.",
                after: "",
            },
        },
    ),
    (
        "return-the-guest",
        PuzzleRow {
            en: PuzzleWords {
                title: "Return the Guest",
                task: "Your opponent has passed. Stefan Skellen stands on your side, but not for you.",
                after: "",
            },
            pl: PuzzleWords {
                title: "Gość wraca do domu",
                task: "Przeciwnik spasował. Stefan Skellen walczy u ciebie, ale nie dla ciebie.",
                after: "",
            },
            uk: PuzzleWords {
                title: "Гість вертається додому",
                task: "Суперник спасував. Стефан Скеллен б’ється у вас, але не за вас.",
                after: "",
            },
        },
    ),
    (
        "keep-your-heads-down",
        PuzzleRow {
            en: PuzzleWords {
                title: "Keep Your Heads Down",
                task: "Your opponent is holding a Scorch and waiting. Gather strength, but don’t stand out.",
                after: "",
            },
            pl: PuzzleWords {
                title: "Głowy nisko",
                task: "Przeciwnik trzyma Pożogę i czeka. Zbieraj siły, ale się nie wychylaj.",
                after: "",
            },
            uk: PuzzleWords {
                title: "Голови нижче",
                task: "Суперник тримає Спопеління й чекає. Збирайте сили, але не висовуйтеся.",
                after: "",
            },
        },
    ),
    (
        "the-better-part",
        PuzzleRow {
            en: PuzzleWords {
                title: "The Better Part of Valour",
                task: "You won the first round and need one of the next two. Your opponent’s hand is open.",
                after: "",
            },
            pl: PuzzleWords {
                title: "Lepsza część męstwa",
                task: "Pierwsza runda wygrana, wystarczy jedna z dwóch następnych. Karty przeciwnika widać.",
                after: "",
            },
            uk: PuzzleWords {
                title: "Краща частина відваги",
                task: "Перший раунд виграно, досить одного з двох наступних. Карти суперника видно.",
                after: "",
            },
        },
    ),
    (
        "two-rounds-to-go",
        PuzzleRow {
            en: PuzzleWords {
                title: "Two Rounds to Go",
                task: "You lost the first round and must win the next two. Your opponent’s hand is open.",
                after: "",
            },
            pl: PuzzleWords {
                title: "Jeszcze dwie rundy",
                task: "Pierwsza runda przegrana, trzeba wygrać obie pozostałe. Karty przeciwnika widać.",
                after: "",
            },
            uk: PuzzleWords {
                title: "Ще два раунди",
                task: "Перший раунд програно, треба виграти обидва наступні. Карти суперника видно.",
                after: "",
            },
        },
    ),
];
