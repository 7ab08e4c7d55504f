//! Wild Hunt's exploration and event cards: what they do (17.2, 17.3). They speak the vocabulary of
//! `effect.rs`; what it lacked is here.

use serde::Serialize;

use super::effect::{Band, Boon, Cost, Effect};
use super::location::Terrain;
use super::story_card::StoryOption;

/// WH-SETUP-5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The first rounds.
    One,
    /// The later ones.
    Two,
}

/// A card of stage I or II. Each calls exactly one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HuntCard {
    /// Its stable name, unique among exploration and event cards.
    pub slug: &'static str,
    /// What is to be done about it.
    pub kind: HuntKind,
    /// The number of the event it leads to.
    pub event: u8,
}

/// WH-EXP-3. The options of a card have no effects of their own: its event has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HuntKind {
    /// WH-D-JOINT: the players choose together.
    Joint([StoryOption; 2]),
    /// WH-D-IND: every player for itself.
    Individual([StoryOption; 2]),
    /// WH-QST-1.
    Quest(HuntQuest),
    /// WH-EVT-1: the common purse.
    Pool,
}

/// WH-QST-3: who does it, where, at what price on arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HuntQuest {
    /// Is one player chosen for it (b), or may anybody do it?
    pub chosen: bool,
    /// Where.
    pub place: HuntPlace,
    /// WH-QST-9.
    pub cost: Cost,
}

/// Where a quest is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HuntPlace {
    /// (a), (b): a place of this terrain, by a location token.
    In(Terrain),
    /// (c): wherever the rider is.
    Rider,
    /// (d): before a fight.
    Fight,
}

/// A card of the event deck. Its number is its place in the table, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HuntEventCard {
    /// Its stable name, unique among exploration and event cards.
    pub slug: &'static str,
    /// What it does.
    pub kind: HuntEventKind,
}

/// 17.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HuntEventKind {
    /// A result for each option of the card that led here.
    Results([&'static [Effect]; 2]),
    /// WH-D-EVENT: two options of the one who did the quest.
    Options([StoryOption; 2]),
    /// What happens.
    Result(&'static [Effect]),
    /// Kept: equipment.
    Equipment(&'static [Boon]),
}

/// What base cards cannot say (17.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum HuntEffect {
    /// The rider gains or loses shields.
    Shields(i8),
    /// The same for each player of the game (WH-EVT-4).
    ShieldsPerPlayer(i8),
    /// WH-EDGE-10: each player, in seat order.
    Each(&'static [Effect]),
    /// WH-D-ASSIGN: a player the players choose.
    Chosen(&'static [Effect]),
    /// The own shield up to the defence value.
    FillShield,
    /// WH-EVT-6: a hound appears.
    HoundIn,
    /// WH-EVT-6: a hound is removed; without any on the map, this instead.
    HoundOut(&'static [Effect]),
    /// WH-EDGE-5: a hound is removed, and everybody gets the bonus of a token of its level.
    HoundForAll,
    /// WH-EVT-1: by what lies in the common purse.
    Pool(&'static [Band]),
    /// WH-EVT-5: so much damage at the beginning of the first own combat turn.
    FirstTurnDamage(u8),
    /// WH-EVT-5: gold if the monster is defeated or driven away.
    GoldOnResult(u8),
    /// WH-EVT-5: a lost fight costs nothing in phase III.
    SpareLoss,
}

impl HuntEffect {
    /// The effects inside it, if it has a list of them.
    pub const fn part(self) -> &'static [Effect] {
        match self {
            Self::Each(effects) | Self::Chosen(effects) | Self::HoundOut(effects) => effects,
            _ => &[],
        }
    }
}
