//! The vocabulary in which every card says what it does (§21): closed enums, const-constructible,
//! with one interpreter in the game. The rules text of a card is generated from these values, so
//! a card cannot say one thing and do another.
//!
//! Two families. [`Effect`] happens outside fights, when the result of an exploration or event
//! card is resolved. [`FightEffect`] happens in a fight, when a [`Power`] is used: a potion, a
//! trophy, a piece of equipment, a companion; it is defined in `power.rs`. A [`Boon`] is what a
//! card kept by a witcher gives him for as long as he keeps it.
//!
//! Rules for whoever writes cards:
//! * a result is a list of effects, resolved in order, each as far as possible (OW-GEN-2); only
//!   a [`Cost`] must be paid in full (OW-GEN-3);
//! * at most one [`Effect::Roll`] **or** [`Effect::ShortFight`] in a result, and neither inside a
//!   branch of another; what stands beside it in the list happens whatever the die says;
//! * at most one [`Effect::StartQuest`] on any path through a result, likewise
//!   [`Effect::ResolveEvent`] and [`Effect::Keep`], and never two different ones of these three;
//! * at most one [`Boon::Power`] on a kept card.

use serde::{Deserialize, Serialize};

use super::hunt_card::HuntEffect;
use super::location::{Location, Terrain};
use super::slug::Slug;

pub use super::power::{Boon, Condition, FightEffect, FightRolled, Limit, Power, Timing};

/// OW-ATTR-1: what a witcher can be trained in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attribute {
    /// Cards drawn in a fight.
    Attack,
    /// The cap of the shield.
    Defence,
    /// Potions usable in a fight.
    Alchemy,
    /// The school's ability.
    Special,
}

impl Attribute {
    /// All four, in the order of the rules.
    pub const ALL: [Self; 4] = [Self::Attack, Self::Defence, Self::Alchemy, Self::Special];

    /// Its place in [`Attribute::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Slug for Attribute {
    const KIND: &'static str = "attribute";

    fn slug(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Defence => "defence",
            Self::Alchemy => "alchemy",
            Self::Special => "special",
        }
    }

    fn every() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }
}

/// OW-COMBO-2: the five kinds of action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Fast attack.
    Blue,
    /// Strong attack.
    Red,
    /// Dodge.
    Green,
    /// Offensive Sign.
    Purple,
    /// Defensive Sign.
    Yellow,
}

/// Which attribute an effect raises or lowers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Selector {
    /// This one.
    Only(Attribute),
    /// One of the witcher's choice.
    Any,
    /// OW-ATTR-9: the lowest; on a tie the owner chooses.
    Weakest,
}

/// Whose trail is gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trail {
    /// Of a terrain of the witcher's choice (OW-D-TRAIL).
    Any,
    /// Of this terrain.
    Of(Terrain),
}

/// Where an own action card is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// The hand.
    Hand,
    /// The deck.
    Deck,
    /// The discard pile.
    Discard,
    /// All three together.
    Anywhere,
}

/// Where a card taken from the market goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum To {
    /// To the own discard pile.
    Discard,
    /// To the hand.
    Hand,
}

/// OW-GEN-3: a price; what cannot be paid in full may not be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// Nothing.
    Free,
    /// Gold to the bank.
    Gold(u8),
    /// Potions of the payer's choice to the common discard.
    Potions(u8),
    /// Hand cards of the payer's choice to his discard.
    Cards(u8),
    /// Points of shield.
    Shield(u8),
}

/// Where a quest leads (OW-QUEST-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// A place that the card names. No token.
    At(Location),
    /// A place of this terrain, by a location token.
    In(Terrain),
}

/// OW-QUEST-1, OW-QUEST-3, OW-QUEST-4: go there, pay, resolve the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Quest {
    /// Where to.
    pub place: Place,
    /// What the quest action costs on arrival.
    pub cost: Cost,
    /// The number of the event that is then resolved.
    pub event: u8,
}

/// A line of a die table: from `low` to `high`, both included. The lines of a table cover 1 to 6
/// without gap or overlap, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Rolled {
    /// The lowest face.
    pub low: u8,
    /// The highest face.
    pub high: u8,
    /// What happens.
    pub effects: &'static [Effect],
}

/// A band of a short fight: applies from this sum up to the next band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Band {
    /// The least sum of damage and shield symbols. The first band starts at 0; they ascend.
    pub at_least: u8,
    /// What happens.
    pub effects: &'static [Effect],
}

/// OW-QUEST-8: the shield falls, cards are drawn, one combo is played, its symbols are summed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ShortFight {
    /// How far the shield falls first (1–3).
    pub shield: u8,
    /// How many cards are drawn then (2–4).
    pub draw: u8,
    /// What the sum is compared with: two or three bands.
    pub bands: &'static [Band],
}

/// What happens outside fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Nothing at all.
    Nothing,
    /// Gold from the bank.
    GainGold(u8),
    /// Gold to the bank, as far as there is any.
    LoseGold(u8),
    /// Potions from the deck (OW-ZONE-4).
    GainPotions(u8),
    /// Potions until so many are held.
    FillPotionsTo(u8),
    /// The same, keeping those above the limit (OW-ZONE-6).
    FillPotionsPastLimit(u8),
    /// Potions of the holder's choice are discarded, as far as there are any.
    DiscardPotions(u8),
    /// All potions are discarded.
    DiscardAllPotions,
    /// An attribute rises by so many levels, one after the other (OW-ATTR-2, OW-ATTR-3).
    Raise(Selector, u8),
    /// An attribute falls by so many levels (OW-ATTR-5).
    Lower(Selector, u8),
    /// The shield rises, up to the defence value.
    RaiseShield(u8),
    /// The shield falls, not below 0.
    LowerShield(u8),
    /// A trail token (OW-TRACK-2, OW-TRACK-3).
    GainTrail(Trail),
    /// More or fewer cards in this turn's phase III (OW-QUEST-9).
    Phase3Draw(i8),
    /// Cards from the own deck to the hand (OW-ZONE-1, OW-ZONE-3).
    Draw(u8),
    /// Hand cards of the owner's choice are discarded.
    DiscardHand(u8),
    /// The whole hand is discarded.
    DiscardWholeHand,
    /// Own action cards leave the game; `optional`: any number up to `count`.
    Destroy {
        /// How many.
        count: u8,
        /// Where they are chosen from.
        from: Zone,
        /// May fewer be chosen?
        optional: bool,
    },
    /// OW-EXPL-6: a market card of a printed cost in this range.
    TakeMarketCard {
        /// The least printed cost.
        low: u8,
        /// The highest printed cost.
        high: u8,
        /// Where it goes.
        to: To,
    },
    /// The owner looks through his deck and takes one card of it to hand; the deck is shuffled.
    SearchDeck,
    /// This card stays with the witcher as a quest.
    StartQuest(Quest),
    /// Another event is resolved at once (OW-QUEST-6).
    ResolveEvent(u8),
    /// This card stays with the witcher and gives him these boons.
    Keep(&'static [Boon]),
    /// OW-EXPL-4: one die, one line.
    Roll(&'static [Rolled]),
    /// OW-QUEST-8.
    ShortFight(&'static ShortFight),
    /// What only cards of Wild Hunt do.
    Hunt(HuntEffect),
}
