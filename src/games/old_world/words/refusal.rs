//! Why something is not possible: a sentence for each reason of the rules, by its key.
// tidy: a table: one reason a line, three languages.

use super::Text;
use crate::i18n::Lang;

/// The sentence for a reason; a reason without one is told as “not now”.
pub fn of(key: &str, lang: Lang) -> Text {
    let said = REASONS.iter().find(|(reason, ..)| *reason == key).unwrap_or(&REASONS[0]);
    match lang {
        Lang::En => said.1,
        Lang::Pl => said.2,
        Lang::Uk => said.3,
    }
}

#[rustfmt::skip]
static REASONS: &[(&str, Text, Text, Text)] = &[
    ("not-now", "That is not possible now.", "Teraz to niemożliwe.", "Зараз це неможливо."),
    ("game-over", "The game is over.", "Gra jest skończona.", "Гру закінчено."),
    // The map.
    ("already-here", "You are here.", "Tu stoisz.", "Ви вже тут."),
    ("not-adjacent", "No road leads there from here.", "Nie prowadzi tam stąd żadna droga.", "Звідси туди немає дороги."),
    ("no-cards", "There is no card left to pay the way with.", "Nie masz karty, którą można opłacić drogę.", "Немає карти, щоб оплатити шлях."),
    ("no-gold", "There is not enough gold.", "Masz za mało złota.", "Бракує золота."),
    ("bad-payment", "This does not pay for the way.", "Tym nie da się opłacić tej drogi.", "Цим шлях не оплатити."),
    ("no-moves", "Moves are made in phase I.", "Podróżuje się w fazie I.", "Подорожують у фазі I."),
    ("move-first", "Move first: nothing can be done where the turn began.", "Najpierw wyrusz: tam, gdzie zaczęła się tura, nic nie zdziałasz.", "Спершу вирушайте: там, де почався хід, нічого не вдіяти."),
    ("acted", "The action of this place has been used in this turn.", "Akcja tego miejsca była już użyta w tej turze.", "Дію цього місця в цьому ході вже використано."),
    ("above-level", "Only an attribute that is not above your level is trained here.", "Trenuje się tu tylko atrybut, który nie przewyższa twojego poziomu.", "Тут вдосконалюють лише атрибут, не вищий за ваш рівень."),
    ("no-action", "The action of this place would do nothing now.", "Akcja tego miejsca nic by teraz nie dała.", "Дія цього місця зараз нічого не дасть."),
    ("elsewhere", "This witcher is somewhere else.", "Tego wiedźmina tu nie ma.", "Цей відьмак деінде."),
    ("gambled", "You have played dice with this witcher in this turn.", "Grałeś już z tym wiedźminem w kości w tej turze.", "У цьому ході ви вже грали в кості."),
    ("no-stake", "Both need a coin to play for.", "Obaj muszą mieć monetę na stawkę.", "Обом потрібна монета на ставку."),
    ("quest-elsewhere", "The quest leads somewhere else.", "To zadanie wiedzie gdzie indziej.", "Це завдання веде деінде."),
    ("quest-fresh", "Leave and come back: a move must come first.", "Wyjedź i wróć: najpierw trzeba się ruszyć.", "Виїдьте й поверніться: спершу потрібен рух."),
    ("has-trail", "You know its trail already.", "Znasz już jego trop.", "Його сліди ви вже знаєте."),
    ("no-lair", "No monster lives there.", "Nie żyje tam żaden potwór.", "Там немає монстра."),
    ("no-tokens", "There is no token of this terrain left.", "Nie ma już żetonu tego terenu.", "Жетонів цієї місцевості не лишилося."),
    // Schools and attributes.
    ("mastered", "This attribute is at level V.", "Ten atrybut jest na poziomie V.", "Цей атрибут уже на рівні V."),
    ("own-school", "The specialty is trained at your own school.", "Zdolność specjalną trenuje się we własnej szkole.", "Спеціалізацію вдосконалюють у своїй школі."),
    // Phase II.
    ("phase-two", "This belongs to phase II.", "To należy do fazy II.", "Це належить до фази II."),
    ("no-monster", "This monster is somewhere else.", "Tego potwora tu nie ma.", "Цей монстр деінде."),
    ("no-fight", "This monster cannot be fought now.", "Z tym potworem nie można teraz walczyć.", "З цим монстром зараз не можна битися."),
    ("at-school", "Witchers do not fight each other at a school.", "W szkole wiedźmini nie walczą ze sobą.", "У школі відьмаки між собою не б’ються."),
    ("closed-tavern", "The tavern is closed: nobody fights a witcher here.", "Karczma jest zamknięta: nikt tu nie walczy z wiedźminem.", "Таверну зачинено: тут відьмаки не б’ються."),
    ("not-mastered", "Meditation needs an attribute of level V.", "Medytacja wymaga atrybutu na poziomie V.", "Для медитації потрібен атрибут рівня V."),
    ("own-trophy", "You have this trophy.", "Masz już to trofeum.", "Цей трофей ви вже маєте."),
    ("no-meditation", "There is no such trophy left.", "Nie ma już takiego trofeum.", "Такого трофея не лишилося."),
    ("no-stories", "There is no card of that deck left.", "W tej talii nie ma już kart.", "У цій колоді карт не лишилося."),
    ("cannot-pay", "You cannot pay its price.", "Nie możesz zapłacić jego ceny.", "Ви не можете за це заплатити."),
    // Market and hand.
    ("nothing-for-it", "The market has nothing to give for it.", "W puli nie ma nic w zamian.", "У запасі за неї нічого дати."),
    ("trade-too-dear", "Its printed cost is too high for this trade.", "Jej wydrukowany koszt jest za wysoki na tę wymianę.", "Її надрукована вартість зависока для цього обміну."),
    ("other-cost", "Its printed cost is not the one that may be taken.", "Można wziąć tylko kartę o innym wydrukowanym koszcie.", "Можна взяти лише карту іншої надрукованої вартості."),
    ("too-dear", "It costs more cards than you hold.", "Kosztuje więcej kart, niż masz na ręce.", "Вона коштує більше карт, ніж є на руці."),
    ("hand-full", "There is no room in your hand.", "Nie ma miejsca na ręce.", "На руці немає місця."),
    ("must-buy", "One card must be bought, if any can be paid for.", "Trzeba kupić jedną kartę, jeśli na którąś cię stać.", "Треба купити одну карту, якщо є чим платити."),
    ("too-many-cards", "At most three cards may stay.", "Mogą zostać najwyżej trzy karty.", "Лишити можна щонайбільше три карти."),
    // Fights.
    ("must-lay", "A hand must be played: one card at least.", "Trzeba zagrać przynajmniej jedną kartę.", "Треба зіграти принаймні одну карту."),
    ("no-link", "No extension of the last card takes this kind.", "Żadne przedłużenie ostatniej karty nie przyjmuje tego rodzaju.", "Жодне продовження останньої карти не бере цього виду."),
    ("combo-full", "The combo of this turn may not be longer.", "Kombinacja w tej turze nie może być dłuższa.", "Комбінація цього ходу не може бути довшою."),
    ("closed-end", "Nothing can be put on an extra card.", "Na kartę dodatkową nic nie można położyć.", "На додаткову карту нічого не кладуть."),
    ("spent", "It has been used.", "Już użyte.", "Уже використано."),
    ("potion-limit", "No more potions may be used in this fight.", "W tej walce nie można użyć więcej eliksirów.", "У цьому бою більше зілля вживати не можна."),
    ("wrong-moment", "Its moment is another.", "To nie jego chwila.", "Зараз не його мить."),
    ("condition", "Its condition is not met.", "Warunek nie jest spełniony.", "Умову не виконано."),
    ("power-price", "Its price cannot be paid.", "Nie da się zapłacić ceny.", "Ціну не сплатити."),
    ("no-use", "It would do nothing now.", "Teraz nic by nie dało.", "Зараз це нічого не дасть."),
];
