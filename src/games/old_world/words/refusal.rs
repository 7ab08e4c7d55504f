//! Why something is not possible: a sentence for each reason of the rules, by its key.
// tidy: a table: one reason a line, three languages.

use super::Text;
use crate::i18n::Lang;
use crate::i18n::name::Name;

/// The sentence for a reason; a reason without one is told as “not now”.
pub fn of(key: &str, lang: Lang) -> Text {
    REASONS.iter().find(|reason| reason.slug == key).unwrap_or(&REASONS[0]).by(lang)
}

/// Every reason that has a sentence.
#[cfg(test)]
pub fn keys() -> impl Iterator<Item = Text> {
    REASONS.iter().map(|reason| reason.slug)
}

#[rustfmt::skip]
static REASONS: &[Name] = &[
    Name { slug: "not-now", en: "You can’t do that now.", pl: "Teraz to niemożliwe.", uk: "Зараз це неможливо." },
    Name { slug: "game-over", en: "The game is over.", pl: "Gra jest skończona.", uk: "Гру закінчено." },
    // The map.
    Name { slug: "already-here", en: "You are already here.", pl: "Już tu jesteś.", uk: "Ви вже тут." },
    Name { slug: "not-adjacent", en: "No road leads there from here.", pl: "To nie jest sąsiadujący obszar.", uk: "Ця локація не з’єднана з вашою." },
    Name { slug: "no-cards", en: "You have no card left to pay for the move.", pl: "Nie masz karty, którą można opłacić ruch.", uk: "Немає карти, щоб заплатити за переміщення." },
    Name { slug: "no-gold", en: "You don’t have enough gold.", pl: "Masz za mało złota.", uk: "Бракує монет." },
    Name { slug: "bad-payment", en: "That doesn’t pay for the move.", pl: "Tym nie da się opłacić tego ruchu.", uk: "Цим за переміщення не заплатити." },
    Name { slug: "no-moves", en: "You move in phase I.", pl: "Ruch wykonuje się w fazie I.", uk: "Переміщуються у фазі I." },
    Name { slug: "move-first", en: "Move first: you can’t act where your turn began.", pl: "Najpierw rusz w drogę: tam, gdzie zaczyna się twoja tura, nie wykonuje się akcji.", uk: "Спершу переміщення: там, де почався ваш хід, дій не виконують." },
    Name { slug: "acted", en: "You have already used this location’s action this turn.", pl: "Akcja tego obszaru jest już w tej turze wykorzystana.", uk: "Дію цієї локації цього ходу вже використано." },
    Name { slug: "above-level", en: "Here you can only raise an attribute that is not above your witcher level.", pl: "Podnosi się tu tylko atrybut, który nie przewyższa poziomu wiedźmina.", uk: "Тут підвищують лише майстерність, не вищу за рівень відьмака." },
    Name { slug: "no-action", en: "This location’s action would do nothing now.", pl: "Akcja tego obszaru nic by teraz nie dała.", uk: "Дія цієї локації зараз нічого не дасть." },
    Name { slug: "elsewhere", en: "This witcher is somewhere else.", pl: "Tego wiedźmina tu nie ma.", uk: "Цього відьмака тут немає." },
    Name { slug: "gambled", en: "You have already played dice poker with this witcher this turn.", pl: "W tej turze partia z tym wiedźminem jest już rozegrana.", uk: "Цього ходу ви вже грали з цим відьмаком у відьмацький покер." },
    Name { slug: "no-stake", en: "Both of you need 1 gold to stake.", pl: "Obie strony muszą mieć 1 żeton złota na stawkę.", uk: "Обом потрібна 1 монета на ставку." },
    Name { slug: "quest-elsewhere", en: "The quest leads somewhere else.", pl: "To zadanie prowadzi gdzie indziej.", uk: "Ця пригода веде деінде." },
    Name { slug: "quest-fresh", en: "Leave and come back: you have to move first.", pl: "Odejdź stąd i wróć: najpierw trzeba wykonać ruch.", uk: "Вийдіть і поверніться: спершу треба переміститися." },
    Name { slug: "has-trail", en: "You already have its trail.", pl: "Masz już jego trop.", uk: "Його сліди ви вже маєте." },
    Name { slug: "no-lair", en: "There is no monster there.", pl: "Nie ma tam żadnego potwora.", uk: "Там немає монстра." },
    Name { slug: "no-tokens", en: "No token of this terrain is left.", pl: "Nie ma już żetonu tego terenu.", uk: "Жетонів цієї місцевості не лишилося." },
    // Schools and attributes.
    Name { slug: "mastered", en: "This attribute is at level V.", pl: "Ten atrybut jest na poziomie V.", uk: "Ця майстерність уже на V рівні." },
    Name { slug: "own-school", en: "You raise your specialty at your own school.", pl: "Zdolność specjalną podnosi się we własnej szkole.", uk: "Спеціалізацію підвищують у своїй школі." },
    // Phase II.
    Name { slug: "phase-two", en: "That comes in phase II.", pl: "Na to pora w fazie II.", uk: "Це роблять у фазі II." },
    Name { slug: "no-monster", en: "This monster is somewhere else.", pl: "Tego potwora tu nie ma.", uk: "Цього монстра тут немає." },
    Name { slug: "no-fight", en: "You can’t fight this monster now.", pl: "Z tym potworem nie można teraz walczyć.", uk: "З цим монстром зараз не можна битися." },
    Name { slug: "at-school", en: "Witchers don’t fight each other at a school.", pl: "W szkole wiedźmini nie walczą ze sobą.", uk: "У школі відьмаки між собою не б’ються." },
    Name { slug: "closed-tavern", en: "The tavern is closed: nobody fights a witcher here.", pl: "Karczma jest zamknięta: nikt tu nie walczy z wiedźminem.", uk: "Таверну зачинено: тут відьмаки не б’ються." },
    Name { slug: "not-mastered", en: "To meditate you need an attribute at level V.", pl: "Medytacja wymaga atrybutu na poziomie V.", uk: "Для медитації потрібна майстерність V рівня." },
    Name { slug: "own-trophy", en: "You already have this trophy.", pl: "Masz już to trofeum.", uk: "Цей трофей ви вже маєте." },
    Name { slug: "no-meditation", en: "No such trophy is left.", pl: "Nie ma już takiego trofeum.", uk: "Такого трофея не лишилося." },
    Name { slug: "no-stories", en: "No card is left in that deck.", pl: "W tej talii nie ma już kart.", uk: "У цій колоді карт не лишилося." },
    Name { slug: "cannot-pay", en: "You can’t pay for that.", pl: "Nie stać cię na to.", uk: "Ви не можете за це заплатити." },
    // Market and hand.
    Name { slug: "nothing-for-it", en: "The market has nothing to offer for it.", pl: "W puli nie ma jej na co wymienić.", uk: "У запасі нема чого за неї взяти." },
    Name { slug: "trade-too-dear", en: "Its printed cost is too high for this trade.", pl: "Jej koszt jest za wysoki na tę wymianę.", uk: "Її ціна зависока для цієї заміни." },
    Name { slug: "other-cost", en: "You must take a card with a different printed cost.", pl: "Można wziąć tylko kartę o innym koszcie.", uk: "Можна взяти лише карту з іншою ціною." },
    Name { slug: "too-dear", en: "It costs more cards than you have.", pl: "Kosztuje więcej kart, niż masz na ręce.", uk: "Вона коштує більше карт, ніж є на руці." },
    Name { slug: "hand-full", en: "Your hand is full.", pl: "Masz już pełną rękę.", uk: "На руці вже немає місця." },
    Name { slug: "must-buy", en: "You must buy a card if you can afford one.", pl: "Trzeba kupić jedną kartę, jeśli na którąś cię stać.", uk: "Треба отримати одну карту, якщо є чим платити." },
    Name { slug: "too-many-cards", en: "You may keep at most 3 cards.", pl: "Możesz zachować najwyżej 3 karty.", uk: "Залишити можна щонайбільше 3 карти." },
    // Fights.
    Name { slug: "must-lay", en: "You must play at least one card.", pl: "Trzeba zagrać co najmniej 1 kartę.", uk: "Треба зіграти щонайменше 1 карту." },
    Name { slug: "no-link", en: "No extension of the last card takes this kind.", pl: "Żadne przedłużenie ostatniej karty nie przyjmuje tego rodzaju.", uk: "Жодне продовження останньої карти не приймає карт цього виду." },
    Name { slug: "combo-full", en: "Your combo can’t get any longer this turn.", pl: "Kombinacja w tej turze nie może być dłuższa.", uk: "Комбінація цього ходу не може бути довшою." },
    Name { slug: "closed-end", en: "Nothing goes on top of an extra card.", pl: "Na kartę dodatkową nic nie można położyć.", uk: "На додаткову карту нічого не кладуть." },
    Name { slug: "spent", en: "It has already been used.", pl: "To już wykorzystane.", uk: "Це вже використано." },
    Name { slug: "potion-limit", en: "You can’t use any more potions in this fight.", pl: "W tej walce nie można użyć więcej kart eliksirów.", uk: "У цьому бою більше карт зілля використати не можна." },
    Name { slug: "wrong-moment", en: "This is not the moment for it.", pl: "To nie ten moment.", uk: "Зараз для цього не час." },
    Name { slug: "condition", en: "Its condition is not met.", pl: "Warunek nie jest spełniony.", uk: "Умову не виконано." },
    Name { slug: "power-price", en: "You can’t pay its price.", pl: "Nie możesz zapłacić tej ceny.", uk: "Вам нічим за це заплатити." },
    Name { slug: "no-use", en: "It would do nothing now.", pl: "Teraz nic by to nie dało.", uk: "Зараз це нічого не дасть." },
];
