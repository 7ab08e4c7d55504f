//! Exploration and event cards as pieces: which card, which side of it, which effect.

use serde::{Deserialize, Serialize};

use super::content::city::CITY;
use super::content::events::EVENTS;
use super::content::wild_hunt::events::HUNT_EVENTS;
use super::content::wild_hunt::stage_one::STAGE_ONE;
use super::content::wild_hunt::stage_two::STAGE_TWO;
use super::content::wilds::WILDS;
use super::effect::{Boon, Effect, ShortFight};
use super::hunt_card::{HuntCard, HuntEffect, HuntEventKind, HuntKind, Stage};
use super::promise::OptionLine;
use super::slug::Slug;
use super::story_card::{EventKind, StoryOption};
use crate::serde_by_slug;

/// The two exploration decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StoryDeck {
    /// Among people.
    City,
    /// Off the road.
    Wilds,
}

impl StoryDeck {
    /// Both.
    pub const ALL: [Self; 2] = [Self::City, Self::Wilds];

    /// Its place in [`StoryDeck::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its cards, in table order.
    pub fn cards(self) -> impl Iterator<Item = Story> {
        let count = match self {
            Self::City => CITY.len(),
            Self::Wilds => WILDS.len(),
        };
        (0u8..).take(count).map(move |row| match self {
            Self::City => Story::City(row),
            Self::Wilds => Story::Wilds(row),
        })
    }
}

impl Slug for StoryDeck {
    const KIND: &'static str = "exploration deck";

    fn slug(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Wilds => "wilds",
        }
    }

    fn every() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }
}

/// An exploration or event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Story {
    /// A row of the city table.
    City(u8),
    /// A row of the wilds table.
    Wilds(u8),
    /// The number of an event, from 1.
    Event(u8),
    /// A row of Wild Hunt's stage I.
    StageOne(u8),
    /// A row of Wild Hunt's stage II.
    StageTwo(u8),
    /// The number of an event of Wild Hunt, from 1.
    HuntEvent(u8),
}

/// Which side of a card is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Option A, or the only side of a card without options.
    A,
    /// Option B.
    B,
}

impl Story {
    /// The event of that number, if there is one.
    pub const fn event(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= EVENTS.len() {
            Some(Self::Event(number))
        } else {
            None
        }
    }

    /// The event of Wild Hunt of that number, if there is one.
    pub const fn hunt_event(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= HUNT_EVENTS.len() {
            Some(Self::HuntEvent(number))
        } else {
            None
        }
    }

    /// The exploration cards of a stage of Wild Hunt, in table order.
    pub fn stage(stage: Stage) -> impl Iterator<Item = Self> {
        let (count, make): (usize, fn(u8) -> Self) = match stage {
            Stage::One => (STAGE_ONE.len(), Self::StageOne),
            Stage::Two => (STAGE_TWO.len(), Self::StageTwo),
        };
        (0u8..).take(count).map(make)
    }

    /// Every card of Wild Hunt: both stages, then the events.
    pub fn of_the_hunt() -> impl Iterator<Item = Self> {
        let events = (1u8..).map(Self::HuntEvent).take(HUNT_EVENTS.len());
        Self::stage(Stage::One).chain(Self::stage(Stage::Two)).chain(events)
    }

    /// Is it a card of Wild Hunt?
    pub const fn is_of_the_hunt(self) -> bool {
        matches!(self, Self::StageOne(_) | Self::StageTwo(_) | Self::HuntEvent(_))
    }

    /// The row of an exploration card of Wild Hunt.
    pub fn hunt_card(self) -> Option<&'static HuntCard> {
        match self {
            Self::StageOne(row) => STAGE_ONE.get(usize::from(row)),
            Self::StageTwo(row) => STAGE_TWO.get(usize::from(row)),
            Self::City(_) | Self::Wilds(_) | Self::Event(_) | Self::HuntEvent(_) => None,
        }
    }

    /// The deck an exploration card of the base game belongs to.
    pub const fn deck(self) -> Option<StoryDeck> {
        match self {
            Self::City(_) => Some(StoryDeck::City),
            Self::Wilds(_) => Some(StoryDeck::Wilds),
            Self::Event(_) | Self::StageOne(_) | Self::StageTwo(_) | Self::HuntEvent(_) => None,
        }
    }

    /// Its two options, if it has any.
    pub fn options(self) -> Option<&'static [StoryOption; 2]> {
        match self {
            Self::City(row) => Some(&CITY[usize::from(row)].options),
            Self::Wilds(row) => Some(&WILDS[usize::from(row)].options),
            Self::Event(number) => match &EVENTS[usize::from(number) - 1].kind {
                EventKind::Options(options) => Some(options),
                _ => None,
            },
            Self::StageOne(_) | Self::StageTwo(_) => match &self.hunt_card()?.kind {
                HuntKind::Joint(options) | HuntKind::Individual(options) => Some(options),
                HuntKind::Quest(_) | HuntKind::Pool => None,
            },
            Self::HuntEvent(number) => match &HUNT_EVENTS[usize::from(number) - 1].kind {
                HuntEventKind::Options(options) => Some(options),
                HuntEventKind::Results(_)
                | HuntEventKind::Result(_)
                | HuntEventKind::Equipment(_) => None,
            },
        }
    }

    /// The lines of its two options, if it has any: all that is known of them before one is chosen
    /// (OW-EXPL-1, OW-SEAT-6).
    pub fn lines(self) -> Option<[OptionLine; 2]> {
        self.options().map(|options| options.each_ref().map(StoryOption::line))
    }

    /// What a side of it does.
    pub fn effects(self, side: Side) -> &'static [Effect] {
        if let Some(options) = self.options() {
            return options[side as usize].effects;
        }
        match self {
            Self::Event(number) => match EVENTS[usize::from(number) - 1].kind {
                EventKind::Test(effects) | EventKind::Fight(effects) => effects,
                _ => &[],
            },
            Self::HuntEvent(number) => match HUNT_EVENTS[usize::from(number) - 1].kind {
                HuntEventKind::Results(results) => results[side as usize],
                HuntEventKind::Result(effects) => effects,
                HuntEventKind::Options(_) | HuntEventKind::Equipment(_) => &[],
            },
            _ => &[],
        }
    }

    /// What it gives while it is kept.
    pub fn boons(self) -> &'static [Boon] {
        if let Self::Event(number) = self
            && let EventKind::Equipment(boons) | EventKind::Companion(boons) =
                EVENTS[usize::from(number) - 1].kind
        {
            return boons;
        }
        if let Self::HuntEvent(number) = self
            && let HuntEventKind::Equipment(boons) = HUNT_EVENTS[usize::from(number) - 1].kind
        {
            return boons;
        }
        let kept = |side| {
            self.effects(side).iter().find_map(|effect| match effect {
                Effect::Keep(boons) => Some(*boons),
                Effect::Roll(lines) => lines.iter().find_map(|line| keeps(line.effects)),
                Effect::ShortFight(fight) => {
                    fight.bands.iter().find_map(|band| keeps(band.effects))
                }
                _ => None,
            })
        };
        kept(Side::A).or_else(|| kept(Side::B)).unwrap_or(&[])
    }

    /// Is it a card that is kept as it is (OW-QUEST-5 d)?
    pub fn is_kept(self) -> bool {
        match self {
            Self::Event(number) => matches!(
                EVENTS[usize::from(number) - 1].kind,
                EventKind::Equipment(_) | EventKind::Companion(_)
            ),
            Self::HuntEvent(number) => {
                matches!(HUNT_EVENTS[usize::from(number) - 1].kind, HuntEventKind::Equipment(_))
            }
            Self::City(_) | Self::Wilds(_) | Self::StageOne(_) | Self::StageTwo(_) => false,
        }
    }

    /// The short fight on a side, if there is one.
    pub fn short_fight(self, side: Side) -> Option<&'static ShortFight> {
        self.effects(side).iter().find_map(|effect| match effect {
            Effect::ShortFight(fight) => Some(*fight),
            _ => None,
        })
    }
}

fn keeps(effects: &'static [Effect]) -> Option<&'static [Boon]> {
    effects.iter().find_map(|effect| match effect {
        Effect::Keep(boons) => Some(*boons),
        _ => None,
    })
}

impl Slug for Story {
    const KIND: &'static str = "exploration or event card";

    fn slug(self) -> &'static str {
        match self {
            Self::City(row) => CITY[usize::from(row)].slug,
            Self::Wilds(row) => WILDS[usize::from(row)].slug,
            Self::Event(number) => EVENTS[usize::from(number) - 1].slug,
            Self::StageOne(row) => STAGE_ONE[usize::from(row)].slug,
            Self::StageTwo(row) => STAGE_TWO[usize::from(row)].slug,
            Self::HuntEvent(number) => HUNT_EVENTS[usize::from(number) - 1].slug,
        }
    }

    /// The cards of the base game; those of the hunt are [`Story::of_the_hunt`].
    fn every() -> impl Iterator<Item = Self> {
        let events = (1u8..).map(Self::Event).take(EVENTS.len());
        StoryDeck::City.cards().chain(StoryDeck::Wilds.cards()).chain(events)
    }

    fn from_slug(slug: &str) -> Option<Self> {
        Self::every().chain(Self::of_the_hunt()).find(|story| story.slug() == slug)
    }
}

serde_by_slug!(Story);

/// A place in the effects of a card: which effect of which list comes next. Plain data, so that a
/// game can be saved in the middle of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Passage {
    /// The card.
    pub story: Story,
    /// Its side.
    pub side: Side,
    /// The line of its die table, or the band of its short fight, if that is being resolved.
    pub branch: Option<u8>,
    /// The next effect.
    pub next: u8,
    /// From 1, the effect of the list whose own list is being resolved, for each player or one of
    /// them; 0 is the list itself.
    #[serde(default, skip_serializing_if = "is_whole")]
    pub part: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "asked by serde")]
const fn is_whole(part: &u8) -> bool {
    *part == 0
}

impl Passage {
    /// The beginning of a side.
    pub const fn of(story: Story, side: Side) -> Self {
        Self { story, side, branch: None, next: 0, part: 0 }
    }

    /// The beginning of the list inside the effect that comes next.
    #[must_use]
    pub const fn inner(self) -> Self {
        Self { part: self.next + 1, next: 0, ..self }
    }

    /// The beginning of a die line or band.
    #[must_use]
    pub const fn branch(self, branch: u8) -> Self {
        Self { branch: Some(branch), next: 0, part: 0, ..self }
    }

    /// The effects it runs through.
    pub fn effects(self) -> &'static [Effect] {
        let list = self.list();
        let Some(inner) = self.part.checked_sub(1) else { return list };
        match list.get(usize::from(inner)) {
            Some(Effect::Hunt(effect)) => effect.part(),
            _ => &[],
        }
    }

    /// The list of the side, or of its die line or band.
    fn list(self) -> &'static [Effect] {
        let effects = self.story.effects(self.side);
        let Some(branch) = self.branch else { return effects };
        let branch = usize::from(branch);
        effects
            .iter()
            .find_map(|effect| match effect {
                Effect::Roll(lines) => lines.get(branch).map(|line| line.effects),
                Effect::ShortFight(fight) => fight.bands.get(branch).map(|band| band.effects),
                Effect::Hunt(HuntEffect::Pool(bands)) => bands.get(branch).map(|band| band.effects),
                _ => None,
            })
            .unwrap_or(&[])
    }

    /// The effect that comes next, if any is left.
    pub fn effect(self) -> Option<&'static Effect> {
        self.effects().get(usize::from(self.next))
    }
}
