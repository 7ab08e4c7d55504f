//! What a power or a step of a sum comes from.

use std::fmt;

use super::action_card::Card;
use super::effect::{Attribute, Boon, Power};
use super::monster::Monster;
use super::potion::Potion;
use super::school::School;
use super::slug::Slug;
use super::story::Story;
use super::trophy;
use crate::serde_by_slug;

/// A thing that does something, or the reason for a step of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Source {
    /// The ability of a school.
    Ability(School),
    /// A potion.
    Potion(Potion),
    /// An attribute trophy.
    Mastery(Attribute),
    /// The trophy of a school.
    Medallion(School),
    /// The trophy of a monster.
    MonsterTrophy(Monster),
    /// A kept exploration or event card.
    Kept(Story),
    /// An action card.
    Card(Card),
    /// The ability of a monster.
    MonsterAbility(Monster),
    /// The value of an attribute.
    Attribute(Attribute),
    /// A rule of the game: a cap, a modifier of a market slot, a printed number.
    Rule(Reason),
}

/// A step no card accounts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reason {
    /// A number printed on the card or board in question.
    Printed,
    /// The slot of the market (OW-MARKET-1).
    Slot,
    /// Not below nothing, not above a cap.
    Bound,
    /// The cards already in hand (OW-DRAW-2).
    Hand,
    /// A phase-III modifier of this turn (OW-QUEST-9).
    ThisTurn,
    /// A lost fight (OW-END-LOSS, OW-PVP-5).
    LostFight,
    /// The monster's combat card.
    Attack,
}

impl Source {
    /// The power that can be used, unless it is the ability, which depends on a level.
    pub fn power(self) -> Option<&'static Power> {
        match self {
            Self::Potion(potion) => Some(potion.power()),
            Self::Mastery(attribute) => Some(trophy::power(attribute)),
            Self::Medallion(school) => Some(school.trophy()),
            Self::MonsterTrophy(monster) => Some(monster.trophy()),
            Self::Kept(story) => story.boons().iter().find_map(|boon| match boon {
                Boon::Power(power) => Some(power),
                _ => None,
            }),
            Self::Ability(_)
            | Self::Card(_)
            | Self::MonsterAbility(_)
            | Self::Attribute(_)
            | Self::Rule(_) => None,
        }
    }
}

impl Slug for Reason {
    const KIND: &'static str = "reason";

    fn slug(self) -> &'static str {
        match self {
            Self::Printed => "printed",
            Self::Slot => "slot",
            Self::Bound => "bound",
            Self::Hand => "hand",
            Self::ThisTurn => "this-turn",
            Self::LostFight => "lost-fight",
            Self::Attack => "attack",
        }
    }

    fn every() -> impl Iterator<Item = Self> {
        let all = [
            Self::Printed,
            Self::Slot,
            Self::Bound,
            Self::Hand,
            Self::ThisTurn,
            Self::LostFight,
            Self::Attack,
        ];
        all.into_iter()
    }
}

serde_by_slug!(Reason);

impl Source {
    /// The word before the slug in the text form (`trophy-of arachas`).
    const fn word(self) -> &'static str {
        match self {
            Self::Ability(_) => "ability",
            Self::Potion(_) => "potion",
            Self::Mastery(_) => "mastery",
            Self::Medallion(_) => "medallion",
            Self::MonsterTrophy(_) => "trophy",
            Self::Kept(_) => "kept",
            Self::Card(_) => "card",
            Self::MonsterAbility(_) => "monster",
            Self::Attribute(_) => "attribute",
            Self::Rule(_) => "rule",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Ability(school) | Self::Medallion(school) => school.slug(),
            Self::Potion(potion) => potion.slug(),
            Self::Mastery(attribute) | Self::Attribute(attribute) => attribute.slug(),
            Self::MonsterTrophy(monster) | Self::MonsterAbility(monster) => monster.slug(),
            Self::Kept(story) => story.slug(),
            Self::Card(card) => card.slug(),
            Self::Rule(reason) => reason.slug(),
        }
    }

    /// Reads `trophy-arachas` and the like.
    pub fn parse(text: &str) -> Option<Self> {
        let (word, name) = text.split_once('-')?;
        match word {
            "ability" => School::from_slug(name).map(Self::Ability),
            "potion" => Potion::from_slug(name).map(Self::Potion),
            "mastery" => Attribute::from_slug(name).map(Self::Mastery),
            "medallion" => School::from_slug(name).map(Self::Medallion),
            "trophy" => Monster::from_slug(name).map(Self::MonsterTrophy),
            "kept" => Story::from_slug(name).map(Self::Kept),
            "card" => Card::from_slug(name).map(Self::Card),
            "monster" => Monster::from_slug(name).map(Self::MonsterAbility),
            "attribute" => Attribute::from_slug(name).map(Self::Attribute),
            "rule" => Reason::from_slug(name).map(Self::Rule),
            _ => None,
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.word(), self.name())
    }
}

impl serde::Serialize for Source {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for Source {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| serde::de::Error::custom("no such source"))
    }
}
