//! Why a move is advised.
// tidy: a table: one sentence a line, three languages.

use super::Text;
use crate::i18n::Lang;

/// The reasons a hint can have.
pub struct HintWords {
    pub pass_won: Text,
    pub pass_lead: Text,
    pub pass_level: Text,
    pub pass_behind: Text,
    pub adds: Text,
    pub adds_takes: Text,
    pub takes: Text,
    pub takes_both: Text,
    pub gives: Text,
    pub costs: Text,
    pub nothing: Text,
    pub draws: Text,
    pub back: Text,
    pub calls: Text,
    pub alone: Text,
    pub makes: Text,
    pub enough: Text,
    pub short: Text,
    pub called_anyway: Text,
    pub poorest: Text,
    pub keep: Text,
    pub second: Text,
    pub odds: Text,
    pub odds_alike: Text,
}

/// The words of a language.
pub const fn of(lang: Lang) -> &'static HintWords {
    match lang {
        Lang::En => &EN,
        Lang::Pl => &PL,
        Lang::Uk => &UK,
    }
}

static EN: HintWords = HintWords {
    pass_won: "The opponent has passed and you lead {0} to {1}: the round is yours at once.",
    pass_lead: "You lead by {0}; passing keeps {1} in hand against {2}.",
    pass_level: "It is level; passing keeps {0} in hand against {1}.",
    pass_behind: "You are {0} behind; giving the round up keeps {1} in hand against {2}.",
    adds: "Adds {0} to your strength.",
    adds_takes: "Adds {0} to your strength and takes {1} from the opponent.",
    takes: "Takes {0} of the opponent’s strength and none of yours.",
    takes_both: "Takes {0} of the opponent’s strength and {1} of yours.",
    gives: "Gives the opponent {0}.",
    costs: "Costs you {0} strength now.",
    nothing: "Changes no strength now.",
    draws: "Draws {0}.",
    back: "{0} comes back to your hand.",
    calls: "Calls along: {0}.",
    alone: "The card alone says {0}.",
    makes: "That makes {0} to {1}.",
    enough: "The opponent has passed: it wins the round.",
    short: "The opponent has passed; {0} more wins the round.",
    called_anyway: "{0} comes by itself when another card of the hand calls.",
    poorest: "{0} is the poorest card of this hand.",
    keep: "No card of this hand is poor enough to give away.",
    second: "Whoever goes second sees first what the other side intends.",
    odds: "In {0} games thought through it wins the match {1} times in 100; next best, {3} in 100: {2}.",
    odds_alike: "In {0} games thought through it wins the match {1} times in 100; about as good: {2}.",
};

static PL: HintWords = HintWords {
    pass_won: "Przeciwnik spasował, a ty prowadzisz {0} do {1}: runda od razu jest twoja.",
    pass_lead: "Prowadzisz o {0}; pas zostawia ci na ręce: {1}, przeciwnikowi: {2}.",
    pass_level: "Jest remis; pas zostawia ci na ręce: {0}, przeciwnikowi: {1}.",
    pass_behind: "Tracisz {0}; oddanie rundy zostawia ci na ręce: {1}, przeciwnikowi: {2}.",
    adds: "Dodaje ci {0} do siły.",
    adds_takes: "Dodaje ci {0} do siły, a przeciwnikowi odbiera {1}.",
    takes: "Odbiera przeciwnikowi {0} siły, a tobie nic.",
    takes_both: "Odbiera przeciwnikowi {0} siły, a tobie {1}.",
    gives: "Daje przeciwnikowi {0}.",
    costs: "Kosztuje cię teraz {0} siły.",
    nothing: "Nie zmienia teraz niczyjej siły.",
    draws: "Dobierasz za to: {0}.",
    back: "{0} wraca na twoją rękę.",
    calls: "Sprowadza ze sobą: {0}.",
    alone: "Na samej karcie jest {0}.",
    makes: "Będzie {0} do {1}.",
    enough: "Przeciwnik spasował: to wygrywa rundę.",
    short: "Przeciwnik spasował; do wygrania rundy brakuje jeszcze {0}.",
    called_anyway: "{0} i tak przyjdzie, gdy zawoła inna karta z ręki.",
    poorest: "{0} to najsłabsza karta na tej ręce.",
    keep: "Żadna karta na tej ręce nie jest dość słaba, by ją oddać.",
    second: "Kto gra drugi, pierwszy widzi zamiary przeciwnika.",
    odds: "W {0} partiach rozegranych w myśli: wygranych na 100 – {1}; przy następnym ruchu ({2}) – {3}.",
    odds_alike: "W {0} partiach rozegranych w myśli: wygranych na 100 – {1}; równie dobry ruch: {2}.",
};

static UK: HintWords = HintWords {
    pass_won: "Супротивник спасував, а ти ведеш {0} до {1}: раунд одразу твій.",
    pass_lead: "Ти ведеш на {0}; пас лишає тобі в руці: {1}, супротивникові: {2}.",
    pass_level: "Порівну; пас лишає тобі в руці: {0}, супротивникові: {1}.",
    pass_behind: "Ти відстаєш на {0}; якщо віддати раунд, у руці лишиться: {1}, у супротивника: {2}.",
    adds: "Додає тобі {0} сили.",
    adds_takes: "Додає тобі {0} сили й забирає {1} у супротивника.",
    takes: "Забирає в супротивника {0} сили, а в тебе нічого.",
    takes_both: "Забирає в супротивника {0} сили, а в тебе {1}.",
    gives: "Дає супротивникові {0}.",
    costs: "Коштує тобі зараз {0} сили.",
    nothing: "Сили зараз не змінює.",
    draws: "Ти добираєш за це: {0}.",
    back: "До руки повертається {0}.",
    calls: "Кличе із собою: {0}.",
    alone: "На самій карті лише {0}.",
    makes: "Буде {0} до {1}.",
    enough: "Супротивник спасував: це виграє раунд.",
    short: "Супротивник спасував; до виграшу раунду бракує ще {0}.",
    called_anyway: "{0} і так прийде, коли покличе інша карта з руки.",
    poorest: "{0} — найбідніша карта цієї руки.",
    keep: "У цій руці немає карти, яку варто віддати.",
    second: "Хто ходить другим, перший бачить наміри супротивника.",
    odds: "Продумано партій: {0}; виграшів на 100 — {1}, з наступним ходом ({2}) — {3}.",
    odds_alike: "Продумано партій: {0}; виграшів на 100 — {1}; так само добре: {2}.",
};
