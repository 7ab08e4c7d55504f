//! What the drawn pieces say: stamps, short names, and their words for those who do not see them.
// tidy: a table: one sentence a line, three languages.

use super::Text;
use crate::i18n::Lang;

/// Everything the pieces say.
#[cfg_attr(test, derive(Debug))]
pub struct PieceWords {
    /// Stamped on a hand card that is given for something.
    pub pays: Text,
    /// {0} name, {1} kind, {2} terrain.
    pub card: Text,
    /// {0} the extensions, one after another.
    pub links: Text,
    /// {0} the kind, {1} what it gives.
    pub link_with: Text,
    /// {0} how many cards.
    pub costs: Text,
    /// The same, {1} why.
    pub costs_why: Text,
    /// {0} name.
    pub potion: Text,
    /// {0} the half and what it does.
    pub counts: Text,
    /// {0} an attribute.
    pub mastery: Text,
    pub dice: DiceWords,
    pub strip: StripWords,
    pub over: OverWords,
}

/// What stands at the near edge of the table.
#[cfg_attr(test, derive(Debug))]
pub struct StripWords {
    pub hand: Text,
    /// {0} the place one is going to.
    pub to: Text,
    /// {0} the card, {1} how many cards it costs.
    pub price: Text,
    /// {0} how many more cards.
    pub left: Text,
    /// {0} the card, {1} the kinds it takes.
    pub takes: Text,
    pub ways: Text,
    /// Free, a card of the terrain, any card, a card and gold, two cards.
    pub way: [Text; 5],
    /// {0} how many cards.
    pub deck: Text,
    pub discard: Text,
    pub common: Text,
    pub removed: Text,
    pub hidden: Text,
    pub market: Text,
    pub to_hand: Text,
    pub to_discard: Text,
    pub empty: Text,
    pub tuck: Text,
    pub fetch: Text,
}

/// What lies over the map.
#[cfg_attr(test, derive(Debug))]
pub struct OverWords {
    pub close: Text,
    pub go_on: Text,
    /// A story that no deck holds.
    pub event: Text,
    /// {0} the sum.
    pub sum: Text,
    /// {0} the least sum, for the bands of a short fight.
    pub band: Text,
    pub bands: Text,
    /// Draws in phase III.
    pub phase3: Text,
    pub locals: Text,
    pub dice: Text,
    /// {0} the gold, {1} whose equal dice win.
    pub pot: Text,
    pub ranks: Text,
    /// Hand, deck, discard pile.
    pub zones: [Text; 3],
    pub looked_at: Text,
    pub nothing_here: Text,
    /// {0} a name.
    pub deck_of: Text,
    pub discard_of: Text,
    pub common: Text,
    pub removed: Text,
    pub starts_at: Text,
    pub attributes: Text,
    pub belongings: Text,
    pub trophies: Text,
    pub none: Text,
    /// {0} hand, {1} deck, {2} discard pile.
    pub piles: Text,
}

/// How the hands of dice (OW-POKER-4) are told with the faces that make them.
#[cfg_attr(test, derive(Debug))]
pub struct DiceWords {
    /// {0} the rank, {1} the face.
    pub of_one: Text,
    /// {0} the rank, {1} and {2} the faces.
    pub of_two: Text,
    /// {0} the face.
    pub die: Text,
}

/// The words of a language.
pub const fn of(lang: Lang) -> &'static PieceWords {
    match lang {
        Lang::En => &EN,
        Lang::Pl => &PL,
        Lang::Uk => &UK,
    }
}

static EN: PieceWords = PieceWords {
    pays: "pays",
    card: "{0}, {1}, {2}.",
    links: "Extensions: {0}.",
    link_with: "{0}, with {1}",
    costs: "Costs {0|card|cards}.",
    costs_why: "Costs {0|card|cards}: {1}.",
    potion: "{0}, potion.",
    counts: "What counts: {0}.",
    mastery: "Trophy: {0}",
    dice: DiceWords { of_one: "{0}, {1}", of_two: "{0}, {1} and {2}", die: "die: {0}" },
    strip: StripWords {
        hand: "Your hand",
        to: "To {0}",
        price: "{0} costs {1|card|cards}",
        left: "{0} more",
        takes: "On {0}: {1}",
        ways: "How the way is paid for",
        way: [
            "nothing",
            "a card of its terrain",
            "any card",
            "any card and 1 gold",
            "any two cards",
        ],
        deck: "Your deck: {0|card|cards}",
        discard: "Your discard pile: {0|card|cards}",
        common: "Common discard pile: {0|card|cards}",
        removed: "Out of the game: {0|card|cards}",
        hidden: "{0|card|cards}, face down",
        market: "Market",
        to_hand: "To your hand",
        to_discard: "To your discard pile",
        empty: "empty place",
        tuck: "Put the stall back",
        fetch: "Bring the stall forward",
    },
    over: OverWords {
        close: "Close",
        go_on: "Go on",
        event: "What happened there",
        sum: "Damage and shield: {0}",
        band: "from {0} on",
        bands: "What the sum is measured by",
        phase3: "in phase III",
        locals: "The locals",
        dice: "Dice poker",
        pot: "The winner takes {0} gold; equal dice are {1}’s.",
        ranks: "From the weakest hand of dice to the strongest",
        zones: ["In your hand", "In your deck", "In your discard pile"],
        looked_at: "From the top",
        nothing_here: "No card lies here.",
        deck_of: "Deck: {0}",
        discard_of: "Discard pile: {0}",
        common: "Common discard pile",
        removed: "Cards out of the game",
        starts_at: "Starts at {0}",
        attributes: "Attributes",
        belongings: "Belongings",
        trophies: "Trophies",
        none: "none",
        piles: "hand {0}, deck {1}, discard pile {2}",
    },
};

static PL: PieceWords = PieceWords {
    pays: "płaci",
    card: "{0}, {1}, {2}.",
    links: "Przedłużenia: {0}.",
    link_with: "{0} ({1})",
    costs: "Kosztuje {0|kartę|karty|kart}.",
    costs_why: "Kosztuje {0|kartę|karty|kart}: {1}.",
    potion: "{0}, karta eliksiru.",
    counts: "Liczy się: {0}.",
    mastery: "Trofeum: {0}",
    dice: DiceWords { of_one: "{0}, {1}", of_two: "{0}, {1} i {2}", die: "kość: {0}" },
    strip: StripWords {
        hand: "Twoja ręka",
        to: "Cel: {0}",
        price: "{0} kosztuje {1|kartę|karty|kart}",
        left: "Jeszcze {0}",
        takes: "Na „{0}”: {1}",
        ways: "Jak zapłacić za drogę",
        way: [
            "za darmo",
            "karta tego terenu",
            "dowolna karta",
            "dowolna karta i 1 żeton złota",
            "dowolne 2 karty",
        ],
        deck: "Twoja talia: {0|karta|karty|kart}",
        discard: "Twój stos kart odrzuconych: {0|karta|karty|kart}",
        common: "Wspólny stos kart odrzuconych: {0|karta|karty|kart}",
        removed: "Usunięte z gry: {0|karta|karty|kart}",
        hidden: "{0|zakryta karta|zakryte karty|zakrytych kart}",
        market: "Pula",
        to_hand: "Na twoją rękę",
        to_discard: "Na twój stos kart odrzuconych",
        empty: "puste pole",
        tuck: "Odsuń pulę",
        fetch: "Przysuń pulę",
    },
    over: OverWords {
        close: "Zamknij",
        go_on: "Dalej",
        event: "Co się tam stało",
        sum: "Obrażenia i tarcza: {0}",
        band: "od {0}",
        bands: "Z czym porównuje się sumę",
        phase3: "w fazie III",
        locals: "Miejscowi",
        dice: "Kościany poker",
        pot: "Wygrana: {0|żeton|żetony|żetonów} złota; przy remisie wygrywa {1}.",
        ranks: "Od najsłabszego układu do najmocniejszego",
        zones: ["Na ręce", "W talii", "Na stosie kart odrzuconych"],
        looked_at: "Od góry",
        nothing_here: "Nie ma tu żadnej karty.",
        deck_of: "Talia: {0}",
        discard_of: "Stos kart odrzuconych: {0}",
        common: "Wspólny stos kart odrzuconych",
        removed: "Karty usunięte z gry",
        starts_at: "Obszar startowy: {0}",
        attributes: "Atrybuty",
        belongings: "Dobytek",
        trophies: "Trofea",
        none: "brak",
        piles: "ręka {0}, talia {1}, stos kart odrzuconych {2}",
    },
};

static UK: PieceWords = PieceWords {
    pays: "платить",
    card: "{0}, {1}, {2}.",
    links: "Продовження: {0}.",
    link_with: "{0} ({1})",
    costs: "Коштує {0|карту|карти|карт}.",
    costs_why: "Коштує {0|карту|карти|карт}: {1}.",
    potion: "{0}, карта зілля.",
    counts: "Діє: {0}.",
    mastery: "Трофей: {0}",
    dice: DiceWords { of_one: "{0}, {1}", of_two: "{0}, {1} і {2}", die: "кубик: {0}" },
    strip: StripWords {
        hand: "Ваша рука",
        to: "Куди: {0}",
        price: "{0} коштує {1|карту|карти|карт}",
        left: "Ще {0}",
        takes: "На «{0}»: {1}",
        ways: "Як заплатити за переміщення",
        way: [
            "безкоштовно",
            "карта цієї місцевості",
            "будь-яка карта",
            "будь-яка карта й 1 монета",
            "будь-які дві карти",
        ],
        deck: "Ваша колода: {0|карта|карти|карт}",
        discard: "Ваш скид: {0|карта|карти|карт}",
        common: "Спільний скид: {0|карта|карти|карт}",
        removed: "Вилучено з гри: {0|карта|карти|карт}",
        hidden: "{0|карта|карти|карт} долілиць",
        market: "Запас",
        to_hand: "На вашу руку",
        to_discard: "У ваш скид",
        empty: "порожня комірка",
        tuck: "Відсунути запас",
        fetch: "Присунути запас",
    },
    over: OverWords {
        close: "Закрити",
        go_on: "Далі",
        event: "Що там сталося",
        sum: "Пошкодження й щит: {0}",
        band: "від {0}",
        bands: "З чим порівнюють суму",
        phase3: "у фазі III",
        locals: "Місцеві жителі",
        dice: "Відьмацький покер",
        pot: "Виграш — {0|монета|монети|монет}; за нічиєї виграє {1}.",
        ranks: "Від найслабшої комбінації до найсильнішої",
        zones: ["На руці", "У колоді", "У скиді"],
        looked_at: "Згори",
        nothing_here: "Тут немає жодної карти.",
        deck_of: "Колода: {0}",
        discard_of: "Скид: {0}",
        common: "Спільний скид",
        removed: "Карти, вилучені з гри",
        starts_at: "Початок: {0}",
        attributes: "Майстерності",
        belongings: "Майно",
        trophies: "Трофеї",
        none: "немає",
        piles: "на руці {0}, у колоді {1}, у скиді {2}",
    },
};
