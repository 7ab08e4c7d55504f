//! What the puzzles are called, what is asked and what is said of the solution, a row a puzzle, in
//! the order of the rules.
// tidy: a table: a title, a task and an after-word for each puzzle and language.

use ::old_world::puzzle::Puzzle;
use ::old_world::world::school::School;
use heraldry::{Blazon, Field, Tincture};

use super::pieces::mark;
use crate::i18n::name::{Name, hold_against};
use crate::learning::{PuzzleRow, PuzzleSet, PuzzleWords};

/// Every puzzle has its row.
const _: () = hold_against(ROWS, &Puzzle::SLUGS);

/// The puzzles, for the page that lists them and the table one lies on.
pub static PUZZLES: PuzzleSet = PuzzleSet {
    slugs: &Puzzle::SLUGS,
    lead: Name {
        slug: "lead",
        en: "Ten moments of fights and turns, from easy to hard. Each can be solved, whatever the dice, the decks and the opponent do.",
        pl: "Dziesięć chwil z walk i tur, od łatwych do trudnych. Każdą da się rozwiązać, cokolwiek zrobią kości, talie i przeciwnik.",
        uk: "Десять миттєвостей боїв і ходів, від легких до важких. Кожну можна розв’язати, хай що роблять кубики, колоди й суперник.",
    },
    rows: ROWS,
    blazon,
    solution: |at| Puzzle::all().nth(at).map_or(&[], Puzzle::solution),
};

fn blazon(at: usize) -> Blazon {
    let puzzle = Puzzle::all().nth(at).expect("a puzzle of the list");
    let school = puzzle.schools()[0];
    Blazon::on(Field::Plain(tincture(school))).bearing(mark::school(school), Tincture::Argent)
}

const fn tincture(school: School) -> Tincture {
    match school {
        School::Wolf => Tincture::Gules,
        School::Griffin => Tincture::Azure,
        School::Bear => Tincture::Sable,
        School::Cat => Tincture::Purpure,
        School::Viper => Tincture::Vert,
    }
}

const ROWS: &[(&str, PuzzleRow)] = &[
    (
        "last-link",
        PuzzleRow {
            en: PuzzleWords {
                title: "To the Last Card",
                task: "The barghest has seven cards left. Defeat it in this fight turn, before it bites again.",
                after: "Aard feeds the first slash, each card opens the next, and Fencing adds the missing point to a combo of three or more.",
            },
            pl: PuzzleWords {
                title: "Ostatnie ogniwo",
                task: "Barghestowi zostało siedem kart. Pokonaj go w tej turze walki, zanim znów ugryzie.",
                after: "Aard wzmacnia pierwsze cięcie, każda karta otwiera drogę następnej, a Szermierka dodaje brakujące obrażenie do kombinacji z trzech lub więcej kart.",
            },
            uk: PuzzleWords {
                title: "Остання ланка",
                task: "У баргеста лишилося сім карт. Переможіть його цього бойового ходу, поки він знову не вкусив.",
                after: "Аард підсилює перший удар, кожна карта відкриває шлях наступній, а фехтування додає комбінації з трьох і більше карт пошкодження, якого бракувало.",
            },
        },
    ),
    (
        "even-dice",
        PuzzleRow {
            en: PuzzleWords {
                title: "Even Dice",
                task: "Both of you rolled a small straight, and the last word is yours. Take the pot for certain.",
                after: "Equal hands go to the one whose turn it is: whoever rolls again can only lose what is already won.",
            },
            pl: PuzzleWords {
                title: "Równe kości",
                task: "Po obu stronach mały strit, a ostatnie słowo należy do ciebie. Zgarnij pulę bez ryzyka.",
                after: "Przy równych układach wygrywa aktywny gracz: kto przerzuca, może tylko stracić to, co już wygrał.",
            },
            uk: PuzzleWords {
                title: "Рівні кубики",
                task: "В обох малий стрейт, а останнє слово за вами. Заберіть кон напевно.",
                after: "За рівних комбінацій перемагає активний гравець: хто перекидає, може лише втратити вже вигране.",
            },
        },
    ),
    (
        "by-the-long-road",
        PuzzleRow {
            en: PuzzleWords {
                title: "By the Long Road",
                task: "The arachas is at Vizima, its trail at Vengerberg. Stand at Vizima with the trail in this phase, with a card still in hand and not a coin to begin with.",
                after: "Vizima pays those who have nothing, Vengerberg pays for the trail: two coins, and no way costs more than one card.",
            },
            pl: PuzzleWords {
                title: "Okrężną drogą",
                task: "Krabopająk jest w Wyzimie, jego trop w Vengerbergu. Stań w Wyzimie z tropem jeszcze w tej fazie i z co najmniej jedną kartą na ręce, choć zaczynasz bez grosza.",
                after: "Wyzima płaci temu, kto nie ma nic, Vengerberg płaci za trop: dwa żetony złota i żaden ruch nie kosztuje więcej niż jedną kartę.",
            },
            uk: PuzzleWords {
                title: "Обхідним шляхом",
                task: "Крабопавук у Візімі, його сліди у Венґерберзі. Станьте у Візімі зі слідами ще цієї фази, маючи на руці хоч одну карту, хоча починаєте без монети.",
                after: "Візіма платить тому, хто нічого не має, Венґерберг платить за сліди: дві монети, і жоден шлях не коштує більше однієї карти.",
            },
        },
    ),
    (
        "the-missing-link",
        PuzzleRow {
            en: PuzzleWords {
                title: "What Is Missing",
                task: "Buy a card so that the hand you keep can deal six damage in one combo.",
                after: "A card is worth what it joins: Whirl takes Aard’s blow and hands it on to Cleave; the slash that paid for it joined nothing.",
            },
            pl: PuzzleWords {
                title: "Brakujące ogniwo",
                task: "Kup taką kartę, by zatrzymana ręka mogła zadać sześć obrażeń w jednej kombinacji.",
                after: "Karta jest warta tyle, ile łączy: Młynek przejmuje cios Aardu i oddaje go Rozpłataniu; cięcie, którym zapłacono, z niczym się nie łączyło.",
            },
            uk: PuzzleWords {
                title: "Бракує ланки",
                task: "Отримайте таку карту, щоб рука, яка залишиться, могла завдати шести пошкоджень однією комбінацією.",
                after: "Карта варта того, що вона з’єднує: Вихор приймає удар Аарда й передає його Розрубу, а карта, якою заплачено, не з’єднувала нічого.",
            },
        },
    ),
    (
        "first-things-first",
        PuzzleRow {
            en: PuzzleWords {
                title: "First Things First",
                task: "The ghoul’s nest has eight cards left, and you may drink one potion. Defeat it in this fight turn.",
                after: "First take the blow back from the discard pile, then pay for the philter with the card that joins nothing: the other way round, the philter would have buried it.",
            },
            pl: PuzzleWords {
                title: "Po kolei",
                task: "Gniazdu ghuli zostało osiem kart, a wypić można jeden eliksir. Pokonaj je w tej turze walki.",
                after: "Najpierw weź cios ze stosu kart odrzuconych, potem zapłać za filtr kartą, która z niczym się nie łączy: w odwrotnej kolejności filtr by go przykrył.",
            },
            uk: PuzzleWords {
                title: "Усе по черзі",
                task: "У гнізда упирів лишилося вісім карт, а випити можна одне зілля. Переможіть його цього бойового ходу.",
                after: "Спершу візьміть удар зі скиду, а тоді заплатіть за фільтр картою, що нічого не з’єднує: у зворотному порядку фільтр накрив би його.",
            },
        },
    ),
    (
        "hold-the-line",
        PuzzleRow {
            en: PuzzleWords {
                title: "Hold the Line",
                task: "Your life is five cards, and the rotfiend may deal five damage. Play a combo after which you fight on, whatever it draws.",
                after: "Veil comes back to hand when a Sign follows it: three shields for the price of one card.",
            },
            pl: PuzzleWords {
                title: "Wytrzymaj",
                task: "Twoje życie to pięć kart, a zgnilec może zadać pięć obrażeń. Zagraj kombinację, po której walczysz dalej, cokolwiek dobierze.",
                after: "Zasłona wraca na rękę, gdy idzie za nią Znak: trzy tarcze za jedną kartę.",
            },
            uk: PuzzleWords {
                title: "Вистояти",
                task: "Ваше життя — п’ять карт, а гнилець може завдати п’яти пошкоджень. Зіграйте комбінацію, після якої бій триває, хай що він відкриє.",
                after: "Заслона вертається на руку, коли за нею йде знак: три щити ціною однієї карти.",
            },
        },
    ),
    (
        "two-of-three",
        PuzzleRow {
            en: PuzzleWords {
                title: "Two of Three",
                task: "A duel: the Wolf has a shield, three cards in the deck and two in hand. Knock him out in your first fight turn.",
                after: "Speed finds two cards of three: the Sign that starts the slash and the blow that ends it. Black Blood would have cut the combo to one card.",
            },
            pl: PuzzleWords {
                title: "Dwie z trzech",
                task: "Pojedynek: Wilk ma tarczę, trzy karty w talii i dwie na ręce. Powal go w swojej pierwszej turze walki.",
                after: "Szybkość znajduje dwie karty z trzech: Znak przed cięciem i cios po nim. Czarna Krew skróciłaby kombinację do jednej karty.",
            },
            uk: PuzzleWords {
                title: "Дві з трьох",
                task: "Бій відьмаків: Вовк має щит, три карти в колоді й дві на руці. Нокаутуйте його за свій перший бойовий хід.",
                after: "Спритність знаходить дві карти з трьох: знак перед ударом і удар після нього. Чорна кров скоротила б комбінацію до однієї карти.",
            },
        },
    ),
    (
        "without-a-blade",
        PuzzleRow {
            en: PuzzleWords {
                title: "Without a Blade",
                task: "Win a trophy in this turn without a fight. The Bear already has the trophies of defence and alchemy.",
                after: "What is to be trained must also be left to win: Glenmore is three ways off, each paid for with the card that fits.",
            },
            pl: PuzzleWords {
                title: "Bez ostrza",
                task: "Zdobądź trofeum w tej turze bez walki. Niedźwiedź ma już trofea przypisane obronie i alchemii.",
                after: "Trzeba ćwiczyć to, za co jest jeszcze trofeum: do Glenmore są stąd trzy ruchy, każdy opłacony pasującą kartą.",
            },
            uk: PuzzleWords {
                title: "Без клинка",
                task: "Здобудьте трофей цього ходу без бою. Ведмідь уже має трофеї за захист і алхімію.",
                after: "Удосконалювати варто те, за що ще є трофей: до Ґленмору три переміщення, і кожне оплачено відповідною картою.",
            },
        },
    ),
    (
        "an-empty-deck",
        PuzzleRow {
            en: PuzzleWords {
                title: "An Empty Deck",
                task: "The wyvern has nine cards left, and you have four. Defeat it in this fight turn.",
                after: "The rotfiend’s trophy wants an empty deck: draw both cards first, even at the price of the potion; then steel and venom do the rest.",
            },
            pl: PuzzleWords {
                title: "Pusta talia",
                task: "Wiwernie zostało dziewięć kart, a tobie cztery. Pokonaj ją w tej turze walki.",
                after: "Trofeum za zgnilca wymaga pustej talii: najpierw dobierz obie karty, choćby za cenę eliksiru; resztę zrobią stal i jad.",
            },
            uk: PuzzleWords {
                title: "Порожня колода",
                task: "У виверни лишилося дев’ять карт, а у вас чотири. Переможіть її цього бойового ходу.",
                after: "Трофей за гнильця потребує порожньої колоди: спершу візьміть обидві карти, хай навіть ціною зілля; решту зроблять сталь і отрута.",
            },
        },
    ),
    (
        "two-turns",
        PuzzleRow {
            en: PuzzleWords {
                title: "Blow and Answer",
                task: "The rotfiend has nine cards left. Defeat it by the end of your next fight turn, whatever it does in between.",
                after: "Riposte first: its shield saves a card for the second blow, and the combo loses nothing by it.",
            },
            pl: PuzzleWords {
                title: "Cios i odpowiedź",
                task: "Zgnilcowi zostało dziewięć kart. Pokonaj go do końca swojej następnej tury walki, cokolwiek zrobi w międzyczasie.",
                after: "Najpierw Riposta: jej tarcza ratuje kartę na drugi cios, a kombinacja nic na tym nie traci.",
            },
            uk: PuzzleWords {
                title: "Удар і відповідь",
                task: "У гнильця лишилося дев’ять карт. Переможіть його до кінця свого наступного бойового ходу, хай що він утне тим часом.",
                after: "Спершу Відсіч: її щит рятує карту для другого удару, а комбінація від того нічого не втрачає.",
            },
        },
    ),
];
