//! What the puzzles are called, what is asked and what is said of the solution, a row a puzzle, in
//! the order of the rules.
// tidy: a table: a title, a task and an after-word for each puzzle and language.

use ::ronin::{Character, Puzzle};
use heraldry::{Blazon, Charge, Field, Tincture};

use crate::i18n::name::{Name, hold_against};
use crate::learning::{PuzzleRow, PuzzleSet, PuzzleWords};

/// Every puzzle has its row.
const _: () = hold_against(ROWS, &Puzzle::SLUGS);

/// The puzzles, for the page that lists them and the table one lies on.
pub static PUZZLES: PuzzleSet = PuzzleSet {
    slugs: &Puzzle::SLUGS,
    lead: Name {
        slug: "lead",
        en: "Eight last turns of solo games, from easy to hard. In each, one pair of cards still reaches 35 points; nothing is left to luck.",
        pl: "Osiem ostatnich tur gier w pojedynkę, od łatwych do trudnych. W każdej jedna para kart daje jeszcze 35 punktów; nic nie zależy od szczęścia.",
        uk: "Вісім останніх ходів ігор наодинці, від легких до важких. У кожному одна пара карт іще дає 35 очок; від удачі нічого не залежить.",
    },
    rows: ROWS,
    blazon,
    solution: |at| Puzzle::all().nth(at).map_or(&[], Puzzle::solution),
};

fn blazon(at: usize) -> Blazon {
    let puzzle = Puzzle::all().nth(at).expect("a puzzle of the list");
    Blazon::on(Field::Plain(tincture(puzzle.character()))).bearing(Charge::Sun, Tincture::Argent)
}

const fn tincture(character: Character) -> Tincture {
    match character {
        Character::Geralt | Character::Vesemir => Tincture::Gules,
        Character::Yennefer => Tincture::Sable,
        Character::Dandelion => Tincture::Purpure,
        Character::Ciri => Tincture::Vert,
        Character::Triss | Character::YukiOnna => Tincture::Azure,
    }
}

const ROWS: &[(&str, PuzzleRow)] = &[
    (
        "the-second-yellow",
        PuzzleRow {
            en: PuzzleWords {
                title: "The Second Yellow",
                task: "Three symbols of combat are too few. Play the pair that brings 35 points.",
                after: "Marriage Pact wants two yellow cards and sees only what lies left of it: Guest of the House goes first, and its tea takes the left track to the end.",
            },
            pl: PuzzleWords {
                title: "Druga żółta",
                task: "Trzy symbole walki to za mało. Zagraj parę, która daje 35 punktów.",
                after: "Karta „Pakt małżeński” chce dwóch żółtych i widzi tylko to, co leży na lewo od niej: najpierw karta „Gość domu”, a jej herbata doprowadza lewy tor do końca.",
            },
            uk: PuzzleWords {
                title: "Друга жовта",
                task: "Трьох символів бою замало. Зіграйте пару, що дає 35 очок.",
                after: "Карта «Шлюбна угода» хоче двох жовтих і бачить лише те, що лежить ліворуч від неї: спершу карта «Гість дому», а її чай доводить лівий трек до кінця.",
            },
        },
    ),
    (
        "first-the-trail",
        PuzzleRow {
            en: PuzzleWords {
                title: "First the Trail",
                task: "The right track is one space short of its end. Which pair, in which order, brings 35 points?",
                after: "Fox Trail answers the right neighbour’s tea, and played first it feeds Tracker’s Strike with a third symbol of exploration.",
            },
            pl: PuzzleWords {
                title: "Najpierw trop",
                task: "Prawemu torowi brakuje jednego pola do końca. Która para, w jakiej kolejności, daje 35 punktów?",
                after: "Karta „Lisi trop” odpowiada na herbatę sąsiada po prawej, a zagrana jako pierwsza daje karcie „Cios tropiciela” trzeci symbol eksploracji.",
            },
            uk: PuzzleWords {
                title: "Спершу слід",
                task: "Правому треку бракує однієї поділки до кінця. Яка пара і в якому порядку дає 35 очок?",
                after: "Карта «Лисячий слід» відповідає на чай сусіда праворуч, а зіграна першою дає карті «Удар слідопита» третій символ дослідження.",
            },
        },
    ),
    (
        "the-third-red",
        PuzzleRow {
            en: PuzzleWords {
                title: "The Third Red",
                task: "One red card lies on your timeline. Count well, and reach 35 points.",
                after: "Returned Blow wants exactly two red cards, so it comes second; Shrine Guard is content with three. Nine and nine score twice.",
            },
            pl: PuzzleWords {
                title: "Trzecia czerwona",
                task: "Na twojej osi czasu leży jedna czerwona karta. Policz dobrze i zdobądź 35 punktów.",
                after: "Karta „Odwzajemniony cios” chce dokładnie dwóch czerwonych, więc musi być druga; karcie „Straż świątyni” trzy nie przeszkadzają. Dziewięć i dziewięć liczy się podwójnie.",
            },
            uk: PuzzleWords {
                title: "Третя червона",
                task: "На вашій осі часу лежить одна червона карта. Полічіть добре й здобудьте 35 очок.",
                after: "Карта «Удар у відповідь» хоче рівно двох червоних, тому має бути другою; карті «Варта святилища» три не завадять. Дев’ять і дев’ять рахуються двічі.",
            },
        },
    ),
    (
        "a-use-for-the-idle",
        PuzzleRow {
            en: PuzzleWords {
                title: "A Use for the Idle",
                task: "Many pairs come to 34. Which one brings 35?",
                after: "Diplomacy is idle now, and that is what Night of a Hundred Tales looks for: Court Favour shows two. Kindle evens the rest out.",
            },
            pl: PuzzleWords {
                title: "Pożytek z bezczynnych",
                task: "Wiele par daje 34 punkty. Która daje 35?",
                after: "Dyplomacja jest teraz nieaktywna, a tego właśnie szuka karta „Noc stu opowieści”: karta „Łaska dworu” pokazuje dwa takie symbole. Resztę wyrównuje Rozpalenie.",
            },
            uk: PuzzleWords {
                title: "Користь із бездіяльних",
                task: "Багато пар дають 34 очки. Котра дає 35?",
                after: "Дипломатія тепер неактивна, а саме цього шукає карта «Ніч ста історій»: карта «Ласка двору» показує два такі символи. Решту вирівнює Розпалювання.",
            },
        },
    ),
    (
        "the-lower-track",
        PuzzleRow {
            en: PuzzleWords {
                title: "The Lower Track",
                task: "Your left track stands on 4, a step before its first points. Reach 35 points.",
                after: "Shared Map does two things: its symbol is the second idle one for Mountain Lookout, and its tea lifts the lower track to 5. White Wolf does the rest.",
            },
            pl: PuzzleWords {
                title: "Niższy tor",
                task: "Twój lewy tor stoi na polu 4, o krok od pierwszych punktów. Zdobądź 35 punktów.",
                after: "Karta „Wspólna mapa” robi dwie rzeczy: jej symbol jest drugim nieaktywnym dla karty „Górska czatownia”, a jej herbata podnosi niższy tor na pole 5. Resztę robi Biały Wilk.",
            },
            uk: PuzzleWords {
                title: "Нижчий трек",
                task: "Ваш лівий трек стоїть на поділці 4, за крок до перших очок. Здобудьте 35 очок.",
                after: "Карта «Спільна мапа» робить дві речі: її символ — другий неактивний для карти «Гірський дозір», а її чай підіймає нижчий трек на поділку 5. Решту робить Білий Вовк.",
            },
        },
    ),
    (
        "blade-spell-road",
        PuzzleRow {
            en: PuzzleWords {
                title: "From Blade to Road",
                task: "You have combat to spare and no exploration to match. Reach 35 points.",
                after: "Burning Blade turns one combat into two magic, and Forgotten Shrine turns three magic into three exploration. Two cups more fill the experience.",
            },
            pl: PuzzleWords {
                title: "Od ostrza do drogi",
                task: "Masz walki aż nadto, a eksploracji za mało. Zdobądź 35 punktów.",
                after: "Karta „Płonące ostrze” zmienia symbol walki w dwa symbole magii, a karta „Zapomniana świątynia” trzy symbole magii w trzy symbole eksploracji. Dwie czarki więcej dopełniają doświadczenia.",
            },
            uk: PuzzleWords {
                title: "Від леза до дороги",
                task: "Бою у вас удосталь, а дослідження бракує. Здобудьте 35 очок.",
                after: "Карта «Палаюче лезо» обертає символ бою на два символи магії, а карта «Забуте святилище» — три символи магії на три символи дослідження. Ще дві чашки доповнюють досвід.",
            },
        },
    ),
    (
        "a-bowl-each",
        PuzzleRow {
            en: PuzzleWords {
                title: "A Bowl for Each",
                task: "You have 16 experience. Reach 35 points all the same.",
                after: "Duel before the Magistrate is the second red card that Bowl for a Stranger asks for; then every space gives experience, and White Wolf makes it 35.",
            },
            pl: PuzzleWords {
                title: "Po czarce dla każdego",
                task: "Masz 16 punktów doświadczenia. Mimo to zdobądź 35 punktów zwycięstwa.",
                after: "Karta „Pojedynek przed sędzią” jest drugą czerwoną, o którą prosi karta „Czarka dla nieznajomego”; potem każde pole daje doświadczenie, a Biały Wilk dopełnia je do 35.",
            },
            uk: PuzzleWords {
                title: "Кожному по чашці",
                task: "У вас 16 очок досвіду. Здобудьте попри це 35 переможних очок.",
                after: "Карта «Поєдинок перед суддею» — друга червона, якої просить карта «Чашка для незнайомця»; далі кожна поділка дає досвід, а Білий Вовк доповнює його до 35.",
            },
        },
    ),
    (
        "a-quiet-cup",
        PuzzleRow {
            en: PuzzleWords {
                title: "A Quiet Cup",
                task: "The left track is full, the right one stands on 7. Reach 35 points.",
                after: "Healing Brew is yellow, so Web of Debts counts three; and Calm gives its tea in full, three spaces on the right track, without a symbol lost.",
            },
            pl: PuzzleWords {
                title: "Spokojna czarka",
                task: "Lewy tor jest pełny, prawy stoi na polu 7. Zdobądź 35 punktów.",
                after: "Karta „Uzdrawiający wywar” jest żółta, więc karta „Sieć długów” liczy trzy; a Ukojenie daje pełny efekt jej herbaty, trzy pola na prawym torze, bez straty symbolu.",
            },
            uk: PuzzleWords {
                title: "Спокійна чашка",
                task: "Лівий трек повний, правий стоїть на поділці 7. Здобудьте 35 очок.",
                after: "Карта «Цілющий відвар» жовта, тож карта «Павутиння боргів» рахує три; а Заспокоєння дає повний ефект її чаю, три поділки на правому треку, без утрати символу.",
            },
        },
    ),
];
