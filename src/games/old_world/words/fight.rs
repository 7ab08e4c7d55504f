//! What a fight says: steps, totals, sides, and its words for those who do not see it.
// tidy: a table: one sentence a line, three languages.

use super::Text;
use crate::i18n::Lang;

/// Everything a fight says.
#[cfg_attr(test, derive(Debug))]
pub struct FightWords {
    /// The four steps of a combat turn, as short as they can be.
    pub steps: [Text; 4],
    pub step_done: Text,
    pub step_now: Text,
    pub before: Text,
    /// {0} which turn.
    pub your_turn: Text,
    /// {0} who, {1} which turn.
    pub their_turn: Text,
    /// {0} the monster, {1} which turn.
    pub monster_turn: Text,
    pub trail_held: Text,
    /// {0} the foe.
    pub foe: Text,
    /// {0} cards left, {1} of how many.
    pub left: Text,
    /// {0} cards left.
    pub left_of: Text,
    /// {0} how many.
    pub pool: Text,
    pub known: Text,
    pub attack_now: Text,
    pub attack_last: Text,
    pub steers: Text,
    pub choose_half: Text,
    /// {0} charge or bite.
    pub half_unseen: Text,
    pub combo: Text,
    /// {0} who.
    pub combo_of: Text,
    pub no_combo: Text,
    pub berth_any: Text,
    /// {0} kinds of cards.
    pub berth: Text,
    /// {0} the kind of card the link takes.
    pub tab: Text,
    pub totals: Text,
    /// {0} a card.
    pub with: Text,
    pub damage: Text,
    pub shield: Text,
    pub draw: Text,
    pub nothing: Text,
    /// {0} before, {1} after.
    pub keeps: Text,
    pub shield_to: Text,
    pub foe_shield: Text,
    /// {0} a card.
    pub returns: Text,
    pub takes: Text,
    /// {0} who.
    pub side: Text,
    pub life_deck: Text,
    /// {0} how many.
    pub discarded: Text,
    pub in_hand: Text,
    pub deck_top: Text,
    /// {0} points, {1} how many it may be.
    pub shield_of: Text,
    pub belt: Text,
    /// {0} used, {1} how many may be.
    pub potions: Text,
    pub spent: Text,
    pub by_itself: Text,
    /// {0} who bet, {1} on whom.
    pub has_bet: Text,
}

/// The words of a language.
pub const fn of(lang: Lang) -> &'static FightWords {
    match lang {
        Lang::En => &EN,
        Lang::Pl => &PL,
        Lang::Uk => &UK,
    }
}

static EN: FightWords = FightWords {
    steps: ["Tricks", "Combo", "Strike", "Draw"],
    step_done: "done",
    step_now: "now",
    before: "Before the fight",
    your_turn: "Your turn {0}",
    their_turn: "{0}: turn {1}",
    monster_turn: "{0}: turn {1}",
    trail_held: "trail held",
    foe: "Opponent: {0}",
    left: "{0} of {1} cards left.",
    left_of: "of {0}",
    pool: "Its life pool: {0|card|cards}, face down.",
    known: "Known on top:",
    attack_now: "The attack:",
    attack_last: "The last attack:",
    steers: "steers the monster",
    choose_half: "How does it attack?",
    half_unseen: "{0}, the card unseen",
    combo: "Your combo",
    combo_of: "Combo of {0}",
    no_combo: "No card played yet.",
    berth_any: "Any card fits here.",
    berth: "Fits here: {0}.",
    tab: "onto the extension: {0}",
    totals: "What the combo comes to",
    with: "with {0}",
    damage: "Damage",
    shield: "Shield",
    draw: "draw",
    nothing: "nothing yet",
    keeps: "Your opponent keeps {1} of {0}.",
    shield_to: "Shield {0}, then {1}.",
    foe_shield: "its shield {0} → {1}",
    returns: "{0} comes back",
    takes: "{0} takes the top card of the discard pile",
    side: "Side of {0}",
    life_deck: "life pool",
    discarded: "discarded: {0}",
    in_hand: "in hand: {0}",
    deck_top: "Known on top of the life pool:",
    shield_of: "Shield {0} of {1}.",
    belt: "Tricks",
    potions: "potions {0}/{1}",
    spent: "used",
    by_itself: "works by itself",
    has_bet: "{0} has bet on {1}.",
};

static PL: FightWords = FightWords {
    steps: ["Sztuczki", "Kombinacja", "Cios", "Dobieranie"],
    step_done: "gotowe",
    step_now: "teraz",
    before: "Przed walką",
    your_turn: "Twoja tura {0}",
    their_turn: "{0}: tura {1}",
    monster_turn: "{0}: tura {1}",
    trail_held: "trop zdobyty",
    foe: "Przeciwnik: {0}",
    left: "Zostało kart: {0} z {1}.",
    left_of: "z {0}",
    pool: "Talia wytrzymałości potwora: {0|zakryta karta|zakryte karty|zakrytych kart}.",
    known: "Znane z wierzchu:",
    attack_now: "Atak:",
    attack_last: "Ostatni atak:",
    steers: "kontroluje potwora",
    choose_half: "Jak atakuje potwór?",
    half_unseen: "{0}, karta zakryta",
    combo: "Twoja kombinacja",
    combo_of: "Kombinacja: {0}",
    no_combo: "Nie zagrano jeszcze żadnej karty.",
    berth_any: "Pasuje tu każda karta.",
    berth: "Pasuje tu: {0}.",
    tab: "na przedłużenie: {0}",
    totals: "Ile daje kombinacja",
    with: "z kartą {0}",
    damage: "Obrażenia",
    shield: "Tarcza",
    draw: "dobranie",
    nothing: "jeszcze nic",
    keeps: "Przeciwnikowi zostaje {1} z {0}.",
    shield_to: "Tarcza {0}, potem {1}.",
    foe_shield: "jego tarcza {0} → {1}",
    returns: "{0} wraca na rękę",
    takes: "{0}: weź wierzchnią kartę ze stosu kart odrzuconych",
    side: "Strona: {0}",
    life_deck: "talia wytrzymałości",
    discarded: "odrzucone: {0}",
    in_hand: "na ręce: {0}",
    deck_top: "Znane z wierzchu talii wytrzymałości:",
    shield_of: "Tarcza {0} z {1}.",
    belt: "Sztuczki",
    potions: "eliksiry {0}/{1}",
    spent: "użyte",
    by_itself: "działa samo",
    has_bet: "{0} stawia na gracza {1}.",
};

static UK: FightWords = FightWords {
    steps: ["Хитрощі", "Комбінація", "Розіграш", "Поповнення"],
    step_done: "готово",
    step_now: "зараз",
    before: "Перед боєм",
    your_turn: "Ваш хід {0}",
    their_turn: "{0}: хід {1}",
    monster_turn: "{0}: хід {1}",
    trail_held: "сліди є",
    foe: "Суперник: {0}",
    left: "Лишилося карт: {0} з {1}.",
    left_of: "з {0}",
    pool: "Запас здоров’я монстра: {0|карта|карти|карт} долілиць.",
    known: "Відомі згори:",
    attack_now: "Атака:",
    attack_last: "Остання атака:",
    steers: "керує монстром",
    choose_half: "Як атакує монстр?",
    half_unseen: "{0}, карта долілиць",
    combo: "Ваша комбінація",
    combo_of: "Комбінація: {0}",
    no_combo: "Ще не зіграно жодної карти.",
    berth_any: "Сюди пасує будь-яка карта.",
    berth: "Сюди пасує: {0}.",
    tab: "на продовження: {0}",
    totals: "Що дає комбінація",
    with: "з картою {0}",
    damage: "Пошкодження",
    shield: "Щит",
    draw: "карти",
    nothing: "поки що нічого",
    keeps: "Суперникові лишається {1} з {0}.",
    shield_to: "Щит {0}, потім {1}.",
    foe_shield: "його щит {0} → {1}",
    returns: "{0} повертається",
    takes: "{0}: візьміть верхню карту скиду",
    side: "Бік: {0}",
    life_deck: "колода запасу здоров’я",
    discarded: "скинуто: {0}",
    in_hand: "на руці: {0}",
    deck_top: "Відомі карти згори колоди:",
    shield_of: "Щит {0} з {1}.",
    belt: "Хитрощі",
    potions: "зілля {0}/{1}",
    spent: "використано",
    by_itself: "діє саме",
    has_bet: "{0} робить ставку на гравця {1}.",
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::template::places;

    #[test]
    fn every_language_says_everything_and_fills_the_same_places() {
        let sentences = |lang| -> Vec<String> {
            let written = format!("{:?}", of(lang));
            written.split('"').skip(1).step_by(2).map(ToOwned::to_owned).collect()
        };
        let english = sentences(Lang::En);
        assert!(english.len() > 40);
        for lang in Lang::ALL {
            for (said, meant) in sentences(lang).iter().zip(&english) {
                assert!(!said.is_empty(), "nothing for “{meant}”");
                assert_eq!(places(said), places(meant), "“{said}” for “{meant}”");
            }
        }
    }
}
