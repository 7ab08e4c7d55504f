//! What things are called. Pure.

use ::old_world::versus::Foe;
use ::old_world::world::action_card::Card;
use ::old_world::world::attack::{AttackCard, Half};
use ::old_world::world::effect::{Attribute, Colour};
use ::old_world::world::location::{Location, LocationAction, Terrain};
use ::old_world::world::monster::Monster;
use ::old_world::world::potion::Potion;
use ::old_world::world::school::School;
use ::old_world::world::slug::Slug;
use ::old_world::world::source::{Reason, Source};
use ::old_world::world::story::{Story, StoryDeck};
use ::old_world::world::tally::Tally;
use tabletop::Seat;

use super::words::{self, Names as NameWords, OldWorldWords, Text};
use super::{rules_text, stories};
use crate::i18n::Lang;
use crate::i18n::template::fill;

/// The kinds of action card, in the order of their names.
pub const KINDS: [&str; 27] = [
    "quick-slash",
    "cleave",
    "push",
    "aard",
    "yrden",
    "axii",
    "quen",
    "whirl",
    "maim",
    "precise-slash",
    "crushing-blow",
    "severe-blow",
    "precise-blow",
    "block",
    "riposte",
    "reflex",
    "veil",
    "shock-wave",
    "fire-stream",
    "armour-melting",
    "improved-aard",
    "improved-igni",
    "improved-quen",
    "improved-axii",
    "improved-yrden",
    "exploding-shield",
    "magic-trap",
];

/// Who speaks: the language, its words, and the names at the table.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The language.
    pub lang: Lang,
    /// Its words.
    pub words: &'static OldWorldWords,
    players: &'a [String],
}

impl<'a> Voice<'a> {
    /// A voice at a table.
    pub const fn new(lang: Lang, players: &'a [String]) -> Self {
        Self { lang, words: words::of(lang), players }
    }

    /// A voice that speaks of cards only.
    #[cfg(test)]
    pub const fn of_cards(lang: Lang) -> Self {
        Self::new(lang, &[])
    }

    const fn names(&self) -> &'static NameWords {
        &self.words.names
    }

    /// A sentence with its places filled.
    pub fn fill(&self, text: Text, parts: &[&str]) -> String {
        fill(self.lang, text, parts)
    }

    /// A sentence about a number.
    pub fn number(&self, text: Text, number: impl Into<i64>) -> String {
        self.fill(text, &[&number.into().to_string()])
    }

    /// A player.
    pub fn who(&self, seat: Seat) -> &'a str {
        self.players.get(seat.index()).map_or("", String::as_str)
    }

    /// A school.
    pub const fn school(&self, school: School) -> Text {
        self.names().schools[school.index()]
    }

    /// An attribute.
    pub const fn attribute(&self, attribute: Attribute) -> Text {
        self.names().attributes[attribute.index()]
    }

    /// A terrain.
    pub const fn terrain(&self, terrain: Terrain) -> Text {
        self.names().terrains[terrain.index()]
    }

    /// The ground of a place, or the mark of a card.
    pub fn ground(&self, terrain: Option<Terrain>) -> Text {
        terrain.map_or(self.names().any_ground, |terrain| self.terrain(terrain))
    }

    /// A colour, by what it is: nothing is told by colour alone.
    pub const fn colour(&self, colour: Colour) -> Text {
        self.names().colours[colour as usize]
    }

    /// A place.
    pub const fn place(&self, place: Location) -> Text {
        self.names().places[place.index()]
    }

    /// What can be done at a place.
    pub fn action(&self, place: Location) -> String {
        let actions = &self.names().actions;
        match place.action() {
            LocationAction::Train(attribute) => self.fill(actions[0], &[self.attribute(attribute)]),
            LocationAction::School => actions[1].to_owned(),
            LocationAction::Potion => actions[2].to_owned(),
            LocationAction::Poker => actions[3].to_owned(),
            LocationAction::Trade => actions[4].to_owned(),
            LocationAction::CleanUp => actions[5].to_owned(),
            LocationAction::Track => actions[6].to_owned(),
        }
    }

    /// A monster.
    pub const fn monster(&self, monster: Monster) -> Text {
        self.names().monsters[monster.index()]
    }

    /// A potion.
    pub const fn potion(&self, potion: Potion) -> Text {
        self.names().potions[potion as usize]
    }

    /// An action card by its name alone.
    pub fn card(&self, card: Card) -> &'static str {
        let row = card.row();
        let kind = card.kind();
        let kind = match row.school {
            Some(school) => kind.strip_prefix(school.slug()).map_or(kind, |kind| &kind[1..]),
            None => kind,
        };
        KINDS.iter().position(|known| *known == kind).map_or(kind, |at| self.names().cards[at])
    }

    /// An action card with what is on it.
    pub fn card_with_face(&self, card: Card) -> String {
        format!("{} [{}]", self.card(card), rules_text::face(*self, card))
    }

    /// Action cards, one after another.
    pub fn cards(&self, cards: &[Card]) -> String {
        cards.iter().map(|card| self.card(*card)).collect::<Vec<_>>().join(", ")
    }

    /// A half of a combat card.
    pub const fn half(&self, half: Half) -> Text {
        self.names().halves[half as usize]
    }

    /// A combat card: both of its halves.
    pub fn attack(&self, card: AttackCard) -> String {
        Half::ALL
            .map(|half| {
                format!("{} – {}", self.half(half), rules_text::attack(*self, card.attack(half)))
            })
            .join("; ")
    }

    /// Combat cards, one after another.
    pub fn attacks(&self, cards: &[AttackCard]) -> String {
        cards.iter().map(|card| self.attack(*card)).collect::<Vec<_>>().join(" / ")
    }

    /// An exploration deck.
    pub const fn deck(&self, deck: StoryDeck) -> Text {
        self.names().decks[deck.index()]
    }

    /// An exploration or event card.
    pub fn story(&self, story: Story) -> String {
        self.fill(self.names().story, &[&stories::name(story, self.lang)])
    }

    /// Whom one fights.
    pub fn foe(&self, foe: Foe) -> &'a str {
        match foe {
            Foe::Monster(_, monster) => self.monster(monster),
            Foe::Witcher(seat) => self.who(seat),
        }
    }

    /// A thing that does something.
    pub fn source(&self, source: Source) -> String {
        let names = self.names();
        match source {
            Source::Ability(school) => self.fill(names.ability, &[self.school(school)]),
            Source::Potion(potion) => self.potion(potion).to_owned(),
            Source::Mastery(attribute) => self.fill(names.mastery, &[self.attribute(attribute)]),
            Source::Medallion(school) => self.fill(names.medallion, &[self.school(school)]),
            Source::MonsterTrophy(monster) => self.fill(names.trophy, &[self.monster(monster)]),
            Source::Kept(story) => self.story(story),
            Source::Card(card) => self.card(card).to_owned(),
            Source::MonsterAbility(monster) => self.monster(monster).to_owned(),
            Source::Attribute(attribute) => self.attribute(attribute).to_owned(),
            Source::Rule(reason) => names.reasons[reason_index(reason)].to_owned(),
        }
    }

    /// Where a number comes from: ` (Maim 2, Whirl 1)`; nothing if it has but one step.
    pub fn why(&self, tally: &Tally) -> String {
        if tally.steps.len() < 2 {
            return String::new();
        }
        let steps = tally.steps.iter();
        let steps =
            steps.map(|step| format!("{} {}", self.source(step.source), signed(step.amount)));
        format!(" ({})", steps.collect::<Vec<_>>().join(", "))
    }
}

const fn reason_index(reason: Reason) -> usize {
    match reason {
        Reason::Printed => 0,
        Reason::Slot => 1,
        Reason::Bound => 2,
        Reason::Hand => 3,
        Reason::ThisTurn => 4,
        Reason::LostFight => 5,
        Reason::Attack => 6,
    }
}

/// A number with its sign, and a minus as it is written.
pub fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

/// A sentence: a capital first, a stop at the end.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return String::new() };
    let stop = if text.ends_with(['.', '!', '?', '…']) { "" } else { "." };
    format!("{}{}{stop}", first.to_uppercase(), letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_card_that_is_in_a_game_has_a_name_of_its_own() {
        let voice = Voice::of_cards(Lang::En);
        let starting = School::ALL.into_iter().flat_map(Card::starting);
        for card in starting.chain(Card::market()) {
            let name = voice.card(card);
            assert!(name.starts_with(char::is_uppercase), "{} is called {name}", card.slug());
        }
    }

    #[test]
    fn a_number_says_where_it_comes_from() {
        let voice = Voice::of_cards(Lang::En);
        let maim = Card::market().find(|card| card.kind() == "maim").unwrap();
        let mut tally = Tally::of(true, Source::Card(maim), 2);
        assert_eq!(voice.why(&tally), "");
        tally.add(Source::Rule(Reason::Bound), -1);
        assert_eq!(voice.why(&tally), " (Maim +2, limit −1)");
    }

    #[test]
    fn sentences_begin_with_a_capital_and_end_once() {
        assert_eq!(sentence("nothing stirs"), "Nothing stirs.");
        assert_eq!(sentence("żaden potwór!"), "Żaden potwór!");
        assert_eq!(sentence(""), "");
    }
}
