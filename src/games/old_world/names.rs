//! What things are called. Pure.

#[cfg(test)]
mod bent;
pub mod terms;
#[cfg(test)]
mod tests;

use ::old_world::versus::Rating;
use ::old_world::world::action_card::Card;
use ::old_world::world::attack::{AttackCard, Half};
use ::old_world::world::effect::{Attribute, Colour};
use ::old_world::world::location::{Location, LocationAction, Terrain};
use ::old_world::world::monster::Monster;
use ::old_world::world::poker::{Dice, Rank};
use ::old_world::world::potion::Potion;
use ::old_world::world::school::School;
use ::old_world::world::slug::Slug;
use ::old_world::world::source::{Reason, Source};
use ::old_world::world::story::{Story, StoryDeck};
use ::old_world::world::tally::Tally;
use tabletop::Seat;

use super::words::{self, Names as NameWords, OldWorldWords, Tables, Text};
use super::{hunt, rules_text, stories};
use crate::i18n::Lang;
use crate::i18n::name::plain;
use crate::i18n::template::fill;
#[cfg(test)]
pub use bent::bent;

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
    pub fn new(lang: Lang, players: &'a [String]) -> Self {
        Self { lang, words: words::of(lang), players }
    }

    /// A voice that speaks of cards only.
    #[cfg(test)]
    pub fn of_cards(lang: Lang) -> Self {
        Self::new(lang, &[])
    }

    fn tables(&self) -> &'static Tables {
        words::tables(self.lang)
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

    /// How many sit at the table.
    #[cfg(feature = "wild-hunt")]
    pub fn seats(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    /// A player.
    pub fn who(&self, seat: Seat) -> &'a str {
        self.players.get(seat.index()).map_or("", String::as_str)
    }

    /// A school.
    pub fn school(&self, school: School) -> Text {
        plain(self.school_forms(school))
    }

    /// A school with its forms, for sentences that bend it.
    pub fn school_forms(&self, school: School) -> Text {
        self.tables().schools[school as usize]
    }

    /// An attribute.
    pub fn attribute(&self, attribute: Attribute) -> Text {
        plain(self.attribute_forms(attribute))
    }

    /// An attribute with its forms.
    pub fn attribute_forms(&self, attribute: Attribute) -> Text {
        self.tables().attributes[attribute as usize]
    }

    /// A terrain.
    pub fn terrain(&self, terrain: Terrain) -> Text {
        plain(self.terrain_forms(terrain))
    }

    /// A terrain with its forms.
    pub fn terrain_forms(&self, terrain: Terrain) -> Text {
        self.tables().terrains[terrain as usize]
    }

    /// The ground of a place, or the mark of a card.
    pub fn ground(&self, terrain: Option<Terrain>) -> Text {
        terrain.map_or(self.names().any_ground, |terrain| self.terrain(terrain))
    }

    /// A colour, by what it is: nothing is told by colour alone.
    pub fn colour(&self, colour: Colour) -> Text {
        plain(self.colour_forms(colour))
    }

    /// A colour with its forms.
    pub fn colour_forms(&self, colour: Colour) -> Text {
        self.tables().colours[colour as usize]
    }

    /// A place.
    pub fn place(&self, place: Location) -> Text {
        plain(self.place_forms(place))
    }

    /// A place with its forms.
    pub fn place_forms(&self, place: Location) -> Text {
        self.tables().places[place.index()]
    }

    /// What can be done at a place.
    pub fn action(&self, place: Location) -> String {
        let actions = &self.names().actions;
        match place.action() {
            LocationAction::Train(attribute) => {
                self.fill(actions.train, &[self.attribute_forms(attribute)])
            }
            LocationAction::School => actions.school.to_owned(),
            LocationAction::Potion => actions.potion.to_owned(),
            LocationAction::Poker => actions.poker.to_owned(),
            LocationAction::Trade => actions.trade.to_owned(),
            LocationAction::CleanUp => actions.clean_up.to_owned(),
            LocationAction::Track => actions.track.to_owned(),
        }
    }

    /// A monster, as a title.
    pub fn monster(&self, monster: Monster) -> Text {
        plain(self.monster_forms(monster))
    }

    /// A monster with its forms.
    pub fn monster_forms(&self, monster: Monster) -> Text {
        self.tables().monsters[monster.index()]
    }

    /// A hand of dice.
    pub fn rank(&self, rank: Rank) -> Text {
        plain(self.tables().poker_hands[rank as usize])
    }

    /// What five dice make, with its forms.
    pub fn poker_hand(&self, dice: Dice) -> Text {
        self.tables().poker_hands[dice.strength().rank as usize]
    }

    /// A potion.
    pub fn potion(&self, potion: Potion) -> Text {
        plain(self.tables().potions[potion as usize])
    }

    /// An action card by its name alone.
    pub fn card(&self, card: Card) -> &'static str {
        let row = card.row();
        let kind = card.kind();
        let kind = match row.school {
            Some(school) => kind.strip_prefix(school.slug()).map_or(kind, |kind| &kind[1..]),
            None => kind,
        };
        let at = terms::CARDS.iter().position(|known| *known == kind);
        at.map_or(kind, |at| plain(self.tables().cards[at]))
    }

    /// An action card with what is on it.
    pub fn card_with_face(&self, card: Card) -> String {
        format!("{} [{}]", self.quoted(self.card(card)), rules_text::face(*self, card))
    }

    /// Action cards, one after another.
    pub fn cards(&self, cards: &[Card]) -> String {
        cards.iter().map(|card| self.card(*card)).collect::<Vec<_>>().join(", ")
    }

    /// The title of a card, which no sentence bends.
    pub fn quoted(&self, title: &str) -> String {
        self.fill(self.names().card, &[title])
    }

    /// Action cards as the object of a sentence: `cards “A”, “B” and “C”`.
    pub fn cards_object(&self, cards: &[Card]) -> String {
        let names = self.names();
        let titles = cards.iter().map(|card| self.card(*card)).collect::<Vec<_>>();
        self.object([names.one_card, names.some_cards], &titles)
    }

    /// Potions as the object of a sentence.
    pub fn potions_object(&self, potions: &[Potion]) -> String {
        let names = self.names();
        let titles = potions.iter().map(|potion| self.potion(*potion)).collect::<Vec<_>>();
        self.object([names.one_potion, names.some_potions], &titles)
    }

    fn object(&self, [one, some]: [Text; 2], titles: &[&str]) -> String {
        let quoted = titles.iter().map(|title| self.quoted(title)).collect::<Vec<_>>();
        match quoted.as_slice() {
            [] => String::new(),
            [only] => self.fill(one, &[only]),
            [first @ .., last] => {
                let list = format!("{} {} {last}", first.join(", "), self.names().and);
                self.fill(some, &[&list])
            }
        }
    }

    /// A half of a monster fight card.
    pub const fn half(&self, half: Half) -> Text {
        match half {
            Half::Charge => self.names().charge,
            Half::Bite => self.names().bite,
        }
    }

    /// A monster fight card: both of its halves.
    pub fn attack(&self, card: AttackCard) -> String {
        if let Some(said) = hunt::fight_card(*self, card) {
            return said;
        }
        Half::ALL
            .map(|half| {
                format!("{} ({})", self.half(half), rules_text::attack(*self, card.attack(half)))
            })
            .join(" / ")
    }

    /// Monster fight cards, one after another.
    pub fn attacks(&self, cards: &[AttackCard]) -> String {
        cards.iter().map(|card| self.attack(*card)).collect::<Vec<_>>().join("; ")
    }

    /// An exploration deck.
    pub const fn deck(&self, deck: StoryDeck) -> Text {
        match deck {
            StoryDeck::City => self.names().city,
            StoryDeck::Wilds => self.names().wilds,
        }
    }

    /// The deck a story lies in, with its forms.
    pub fn story_deck(&self, story: Story) -> Text {
        match story {
            Story::City(_) => self.deck_forms(StoryDeck::City),
            Story::Wilds(_) => self.deck_forms(StoryDeck::Wilds),
            Story::Event(_) | Story::HuntEvent(_) => self.names().event_deck,
            Story::StageOne(_) | Story::StageTwo(_) => hunt::story_deck(*self),
        }
    }

    /// An exploration deck with its forms.
    pub const fn deck_forms(&self, deck: StoryDeck) -> Text {
        match deck {
            StoryDeck::City => self.names().city_deck,
            StoryDeck::Wilds => self.names().wilds_deck,
        }
    }

    /// An exploration or event card, by its title in quotes.
    pub fn story(&self, story: Story) -> String {
        self.fill(self.names().story, &[&stories::name(story, self.lang)])
    }

    /// A thing that does something.
    pub fn source(&self, source: Source) -> String {
        let names = self.names();
        match source {
            Source::Ability(school) => plain(self.tables().specialties[school as usize]).to_owned(),
            Source::Potion(potion) => self.potion(potion).to_owned(),
            Source::Mastery(attribute) => {
                self.fill(names.mastery, &[self.attribute_forms(attribute)])
            }
            Source::Medallion(school) => self.fill(names.medallion, &[self.school_forms(school)]),
            Source::MonsterTrophy(monster) => {
                self.fill(names.trophy, &[self.monster_forms(monster)])
            }
            Source::Kept(story) => self.story(story),
            Source::Card(card) => self.card(card).to_owned(),
            Source::MonsterAbility(monster) => self.monster(monster).to_owned(),
            Source::Attribute(attribute) => self.attribute(attribute).to_owned(),
            Source::Rule(reason) => self.reason(reason).to_owned(),
        }
    }

    /// The same as the object of a sentence.
    pub fn source_object(&self, source: Source) -> String {
        let names = self.names();
        match source {
            Source::Ability(school) => {
                self.fill(names.ability, &[self.tables().specialties[school as usize]])
            }
            Source::Potion(potion) => self.potions_object(&[potion]),
            Source::Card(card) => self.cards_object(&[card]),
            Source::Kept(story) => self.fill(names.one_card, &[&self.story(story)]),
            Source::Mastery(_)
            | Source::Medallion(_)
            | Source::MonsterTrophy(_)
            | Source::MonsterAbility(_)
            | Source::Attribute(_)
            | Source::Rule(_) => self.source(source),
        }
    }

    const fn reason(&self, reason: Reason) -> Text {
        let reasons = &self.names().reasons;
        match reason {
            Reason::Printed => reasons.printed,
            Reason::Slot => reasons.slot,
            Reason::Bound => reasons.bound,
            Reason::Hand => reasons.hand,
            Reason::ThisTurn => reasons.this_turn,
            Reason::LostFight => reasons.lost_fight,
            Reason::Attack => reasons.attack,
        }
    }

    /// How a lone witcher did.
    pub const fn rating(&self, rating: Rating) -> Text {
        let ratings = &self.names().ratings;
        match rating {
            Rating::LivingLegend => ratings.legend,
            Rating::NearlyALegend => ratings.nearly,
            Rating::Professional => ratings.professional,
            Rating::Reliable => ratings.reliable,
            Rating::Novice => ratings.novice,
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

/// A number with its sign, and a minus as it is written.
pub fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

/// A level of an attribute, a witcher or a monster.
pub const fn roman(level: u8) -> &'static str {
    match level {
        0 => "0",
        1 => "I",
        2 => "II",
        3 => "III",
        4 => "IV",
        _ => "V",
    }
}

/// A sentence: a capital first, a stop at the end.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return String::new() };
    let stop = if text.ends_with(['.', '!', '?', '…']) { "" } else { "." };
    format!("{}{}{stop}", first.to_uppercase(), letters.as_str())
}
