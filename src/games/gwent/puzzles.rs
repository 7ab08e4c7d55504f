//! What the puzzles are called and what is asked, by language, in the order of the rules.
// tidy: a table: a title and a task for each puzzle and language.

use ::gwent::Puzzle;

use crate::i18n::Lang;

/// A puzzle in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleWords {
    pub title: &'static str,
    pub task: &'static str,
}

/// What a puzzle is called and asks for.
pub fn words(puzzle: Puzzle, lang: Lang) -> PuzzleWords {
    let table = match lang {
        Lang::En => &EN,
        Lang::Pl => &PL,
        Lang::Uk => &UK,
    };
    let (title, task) = table[puzzle.index()];
    PuzzleWords { title, task }
}

type Table = [(&'static str, &'static str); 12];

static EN: Table = [
    ("Two for One", "The enemy has passed. A gift to him may bring you two."),
    (
        "Shoulder to Shoulder",
        "The enemy has passed. Whom does the medic bring back, and which row hears the horn?",
    ),
    (
        "Morale in the Rain",
        "The enemy has passed, and it pours on your engines. Find one point more than he has.",
    ),
    ("Empty Hand", "The enemy has passed, and you hold nothing. Only your leader can still act."),
    (
        "Where the Mushrooms Grow",
        "The enemy has passed. There is one Mardroeme: choose its row well.",
    ),
    (
        "Back from the Dead",
        "The enemy has passed. Two cards in hand, four in the pile: get past his 34.",
    ),
    (
        "Fog Is Coming",
        "The enemy still plays, and his hand is open: fog, and Ves. Stand where it does not reach.",
    ),
    (
        "Cold Fire",
        "The enemy has passed. Your Scorch would burn your own warriors; see that it does not.",
    ),
    (
        "Return the Guest",
        "The enemy has passed. Stefan Skellen fights at your side, but not for you.",
    ),
    (
        "Keep Your Heads Down",
        "The enemy holds Scorch and waits. Gather strength, but do not stand out.",
    ),
    (
        "The Better Part of Valour",
        "You won the first round and need one of the next two. His hand is open.",
    ),
    (
        "Two Rounds to Go",
        "You lost the first round and must win both that are left. His hand is open.",
    ),
];

static PL: Table = [
    ("Dwie za jedną", "Przeciwnik spasował. Prezent dla niego może tobie przynieść dwie karty."),
    ("Ramię w ramię", "Przeciwnik spasował. Kogo przywróci medyczka i który rząd usłyszy róg?"),
    (
        "Morale w deszczu",
        "Przeciwnik spasował, a na twoje machiny leje. Zdobądź o punkt więcej od niego.",
    ),
    ("Pusta ręka", "Przeciwnik spasował, a ty nie masz kart. Działać może już tylko dowódca."),
    (
        "Tam, gdzie rosną grzyby",
        "Przeciwnik spasował. Mardroeme jest tylko jedno: dobrze wybierz rząd.",
    ),
    (
        "Powrót zza grobu",
        "Przeciwnik spasował. Dwie karty w ręku, cztery na stosie: przebij jego 34.",
    ),
    (
        "Idzie mgła",
        "Przeciwnik gra dalej, a jego karty widać: mgła i Ves. Stań tam, gdzie nie sięgnie.",
    ),
    (
        "Zimny ogień",
        "Przeciwnik spasował. Twoja Pożoga spaliłaby twoich wojowników; nie dopuść do tego.",
    ),
    (
        "Gość wraca do domu",
        "Przeciwnik spasował. Stefan Skellen walczy u ciebie, ale nie dla ciebie.",
    ),
    ("Głowy nisko", "Przeciwnik trzyma Pożogę i czeka. Zbieraj siły, ale się nie wychylaj."),
    (
        "Lepsza część odwagi",
        "Pierwsza runda wygrana, wystarczy jedna z dwóch następnych. Karty przeciwnika widać.",
    ),
    (
        "Jeszcze dwie rundy",
        "Pierwsza runda przegrana, trzeba wygrać obie pozostałe. Karty przeciwnika widać.",
    ),
];

static UK: Table = [
    ("Дві за одну", "Супротивник спасував. Подарунок йому може принести тобі дві карти."),
    ("Пліч-о-пліч", "Супротивник спасував. Кого поверне медикиня і який ряд почує ріг?"),
    (
        "Бойовий дух під дощем",
        "Супротивник спасував, а на твої машини ллє. Здобудь на очко більше за нього.",
    ),
    ("Порожня рука", "Супротивник спасував, а в тебе жодної карти. Діяти може лише ватажок."),
    ("Де ростуть гриби", "Супротивник спасував. Мардрем лише один: добре обери ряд."),
    (
        "Повернення з мертвих",
        "Супротивник спасував. Дві карти в руці, чотири у скиді: перевищ його 34.",
    ),
    (
        "Насувається туман",
        "Супротивник ще грає, і його карти видно: туман і Вес. Стань там, куди не дістане.",
    ),
    (
        "Холодний вогонь",
        "Супротивник спасував. Твоє спопеління спалило б твоїх воїнів; не дай цьому статися.",
    ),
    (
        "Гість вертається додому",
        "Супротивник спасував. Стефан Скеллен б’ється у тебе, але не за тебе.",
    ),
    ("Голови нижче", "Супротивник тримає спопеління й чекає. Збирай сили, але не вистромлюйся."),
    (
        "Краща частина відваги",
        "Перший раунд виграно, досить одного з двох наступних. Карти супротивника видно.",
    ),
    (
        "Ще два раунди",
        "Перший раунд програно, треба виграти обидва інші. Карти супротивника видно.",
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
            assert_eq!((titles.len(), tasks.len()), (EN.len(), EN.len()));
            assert!(all.iter().all(|words| !words.title.is_empty() && words.task.len() > 30));
        }
        assert_eq!(Puzzle::all().len(), EN.len());
    }

    /// The words stand in the order of the puzzles.
    #[test]
    fn the_words_are_about_their_puzzle() {
        let title = |slug| words(Puzzle::from_slug(slug).expect("a puzzle"), Lang::En).title;
        assert_eq!(title("two-for-one"), "Two for One");
        assert_eq!(title("cold-fire"), "Cold Fire");
        assert_eq!(title("the-better-part"), "The Better Part of Valour");
        assert_eq!(title("two-rounds-to-go"), "Two Rounds to Go");
    }
}
