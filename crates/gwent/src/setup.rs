//! What is decided before the game: house rules and, for each seat, a deck (GW-D0).

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Form, OptionKind, OptionModel, Scope, Seat, SetupError, SetupForm, SetupModel};

use crate::deck::slug_of;
use crate::state::SEATS;
use crate::{
    AfterTie, BranRounds, Deck, Faction, HornUnit, HouseRules, Preset, Puzzle, WeatherOnZero,
};

/// The set-up of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The house rules.
    #[serde(default)]
    pub rules: HouseRules,
    /// The deck of each seat.
    pub decks: [DeckChoice; 2],
    /// A puzzle, laid out instead of a deal: then neither decks nor house rules count. Records and links carry it; no
    /// page asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<Puzzle>,
}

/// A deck, and its name if it came with the game. Written as the name or as a deck code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckChoice {
    preset: Option<Preset>,
    deck: Deck,
}

impl Setup {
    /// A game between two decks by our rulings.
    pub fn between(first: impl Into<DeckChoice>, second: impl Into<DeckChoice>) -> Self {
        Self { rules: HouseRules::default(), decks: [first.into(), second.into()], puzzle: None }
    }

    /// A puzzle, with the starter decks of its factions for the look of it.
    pub fn of(puzzle: Puzzle) -> Self {
        let [first, second] = puzzle.factions().map(Preset::starter);
        Self { puzzle: Some(puzzle), ..Self::between(first, second) }
    }

    /// GW-DECK-10: both decks, if both are legal.
    pub(crate) fn legal_decks(&self) -> Result<[&Deck; 2], SetupError> {
        for (seat, choice) in SEATS.into_iter().zip(&self.decks) {
            choice.deck.check().map_err(|error| error.at(deck_key(seat)))?;
        }
        Ok([&self.decks[0].deck, &self.decks[1].deck])
    }
}

impl DeckChoice {
    /// The name of a deck of the game, or a deck code.
    pub fn read(text: &str) -> Result<Self, SetupError> {
        let text = text.trim();
        match Preset::from_slug(&slug_of(text)) {
            Some(preset) => Ok(preset.into()),
            None if !text.contains([':', '\n']) => Err(SetupError::new(
                "unknown-deck",
                format!("“{text}” is neither the name of a deck nor a deck code."),
            )),
            None => Ok(Deck::read(text)?.into()),
        }
    }

    /// The deck itself.
    pub const fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The deck of the game that was named.
    pub const fn preset(&self) -> Option<Preset> {
        self.preset
    }
}

impl From<Preset> for DeckChoice {
    fn from(preset: Preset) -> Self {
        Self { preset: Some(preset), deck: preset.deck() }
    }
}

impl From<Deck> for DeckChoice {
    fn from(deck: Deck) -> Self {
        Self { preset: None, deck }
    }
}

impl fmt::Display for DeckChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.preset {
            Some(preset) => fmt::Display::fmt(&preset, f),
            None => fmt::Display::fmt(&self.deck, f),
        }
    }
}

impl Serialize for DeckChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for DeckChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        Self::read(&text).map_err(serde::de::Error::custom)
    }
}

const DECK: &str = "deck";
const WEATHER_ON_ZERO: &str = "weather-on-zero";
const BRAN_ROUNDS: &str = "bran-rounds";
const HORN_UNIT: &str = "horn-unit";
const AFTER_TIE: &str = "after-tie";

fn deck_key(seat: Seat) -> String {
    format!("{DECK}.{}", seat.0 + 1)
}

fn readings<T: Copy>(id: &'static str, all: &[T], slug: impl Fn(T) -> &'static str) -> OptionModel {
    let values: Vec<_> = all.iter().map(|reading| slug(*reading)).collect();
    let default = vec![values[0]];
    OptionModel { id, scope: Scope::Table, kind: OptionKind::Pick { values, default } }
}

impl SetupForm for Setup {
    fn model() -> SetupModel {
        let starters = [Faction::NorthernRealms, Faction::Nilfgaard].map(Preset::starter);
        let default = starters.map(|preset| preset.slug.to_owned()).to_vec();
        SetupModel {
            min_seats: 2,
            max_seats: 2,
            default_seats: 2,
            options: vec![
                OptionModel { id: DECK, scope: Scope::Seat, kind: OptionKind::Text { default } },
                readings(WEATHER_ON_ZERO, WeatherOnZero::ALL, WeatherOnZero::slug),
                readings(BRAN_ROUNDS, BranRounds::ALL, BranRounds::slug),
                readings(HORN_UNIT, HornUnit::ALL, HornUnit::slug),
                readings(AFTER_TIE, AfterTie::ALL, AfterTie::slug),
            ],
        }
    }

    fn from_form(form: &Form) -> Result<Self, SetupError> {
        let model = Self::model();
        let answer = |id: &str, seat: Seat| {
            let option = model.options.iter().find(|option| option.id == id);
            form.answer(option.expect("an option of the model"), seat)
        };
        let deck = |seat: Seat| {
            let choice = DeckChoice::read(&answer(DECK, seat))?;
            choice.deck.check()?;
            Ok(choice)
        };
        let deck = |seat: Seat| deck(seat).map_err(|error: SetupError| error.at(deck_key(seat)));
        let table = |id| answer(id, Seat(0));
        let bad = |id: &str| SetupError::new("bad-answer", "There is no such reading.").at(id);
        Ok(Self {
            rules: HouseRules {
                weather_on_zero: WeatherOnZero::from_slug(&table(WEATHER_ON_ZERO))
                    .ok_or_else(|| bad(WEATHER_ON_ZERO))?,
                bran_rounds: BranRounds::from_slug(&table(BRAN_ROUNDS))
                    .ok_or_else(|| bad(BRAN_ROUNDS))?,
                horn_unit: HornUnit::from_slug(&table(HORN_UNIT)).ok_or_else(|| bad(HORN_UNIT))?,
                after_tie: AfterTie::from_slug(&table(AFTER_TIE)).ok_or_else(|| bad(AFTER_TIE))?,
            },
            decks: [deck(SEATS[0])?, deck(SEATS[1])?],
            puzzle: None,
        })
    }

    fn of_puzzle(slug: &str) -> Option<Self> {
        Puzzle::from_slug(slug).map(Self::of)
    }

    fn to_form(&self) -> Form {
        if let Some(puzzle) = self.puzzle {
            return Form::of_puzzle(2, puzzle.slug());
        }
        let mut form = Self::model().blank();
        let rules = self.rules;
        let table = [
            (WEATHER_ON_ZERO, rules.weather_on_zero.slug()),
            (BRAN_ROUNDS, rules.bran_rounds.slug()),
            (HORN_UNIT, rules.horn_unit.slug()),
            (AFTER_TIE, rules.after_tie.slug()),
        ];
        form.answers.extend(table.map(|(id, slug)| (id.to_owned(), slug.to_owned())));
        for (seat, choice) in SEATS.into_iter().zip(&self.decks) {
            form.answers.insert(deck_key(seat), choice.to_string());
        }
        Self::model().abridge(&form)
    }
}
