//! What things are called. Pure.

mod cards;
mod monsters;
mod places;
mod terms;

use ::old_world::versus::{Foe, Rating};
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
        terms::school(school).by(self.lang)
    }

    /// An attribute.
    pub const fn attribute(&self, attribute: Attribute) -> Text {
        terms::attribute(attribute).by(self.lang)
    }

    /// A terrain.
    pub const fn terrain(&self, terrain: Terrain) -> Text {
        terms::terrain(terrain).by(self.lang)
    }

    /// The ground of a place, or the mark of a card.
    pub fn ground(&self, terrain: Option<Terrain>) -> Text {
        terrain.map_or(self.names().any_ground, |terrain| self.terrain(terrain))
    }

    /// A colour, by what it is: nothing is told by colour alone.
    pub const fn colour(&self, colour: Colour) -> Text {
        terms::colour(colour).by(self.lang)
    }

    /// A place.
    pub const fn place(&self, place: Location) -> Text {
        places::PLACES.at(place.index(), self.lang)
    }

    /// What can be done at a place.
    pub fn action(&self, place: Location) -> String {
        let actions = &self.names().actions;
        match place.action() {
            LocationAction::Train(attribute) => {
                self.fill(actions.train, &[self.attribute(attribute)])
            }
            LocationAction::School => actions.school.to_owned(),
            LocationAction::Potion => actions.potion.to_owned(),
            LocationAction::Poker => actions.poker.to_owned(),
            LocationAction::Trade => actions.trade.to_owned(),
            LocationAction::CleanUp => actions.clean_up.to_owned(),
            LocationAction::Track => actions.track.to_owned(),
        }
    }

    /// A monster.
    pub const fn monster(&self, monster: Monster) -> Text {
        monsters::MONSTERS.at(monster.index(), self.lang)
    }

    /// A potion.
    pub const fn potion(&self, potion: Potion) -> Text {
        terms::potion(potion).by(self.lang)
    }

    /// An action card by its name alone.
    pub fn card(&self, card: Card) -> &'static str {
        let row = card.row();
        let kind = card.kind();
        let kind = match row.school {
            Some(school) => kind.strip_prefix(school.slug()).map_or(kind, |kind| &kind[1..]),
            None => kind,
        };
        cards::CARDS.find(kind, self.lang).unwrap_or(kind)
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
        match half {
            Half::Charge => self.names().charge,
            Half::Bite => self.names().bite,
        }
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
        match deck {
            StoryDeck::City => self.names().city,
            StoryDeck::Wilds => self.names().wilds,
        }
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
            Source::Rule(reason) => self.reason(reason).to_owned(),
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
    fn every_action_card_that_is_in_a_game_has_a_name() {
        let starting = School::ALL.into_iter().flat_map(Card::starting);
        for card in starting.chain(Card::market()) {
            for lang in Lang::ALL {
                let name = Voice::of_cards(lang).card(card);
                assert!(name.starts_with(char::is_uppercase), "{} is called {name}", card.slug());
            }
        }
    }

    /// What is called by a list in the rules bears the slug of the rules.
    #[test]
    fn terms_stand_at_their_slugs() {
        for school in School::ALL {
            assert_eq!(terms::school(school).slug, school.slug());
        }
        for attribute in Attribute::ALL {
            assert_eq!(terms::attribute(attribute).slug, attribute.slug());
        }
        for terrain in Terrain::ALL {
            assert_eq!(terms::terrain(terrain).slug, terrain.slug());
        }
        for potion in Potion::ALL {
            assert_eq!(terms::potion(potion).slug, potion.slug());
        }
    }

    #[test]
    fn no_two_monsters_places_or_kinds_of_card_share_a_name() {
        use std::collections::BTreeSet;
        for table in [&monsters::MONSTERS, &places::PLACES, &cards::CARDS] {
            for lang in Lang::ALL {
                let names: BTreeSet<&str> = table.rows().iter().map(|row| row.by(lang)).collect();
                assert_eq!(names.len(), table.rows().len(), "{lang:?}");
            }
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
