//! Naming a card or a leader: a small number inside the state, a slug everywhere else.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::leaders::LEADERS;
use super::{Ability, Band, CARD_COUNT, CARDS, CardDef, LeaderDef, LeaderEffect};
use super::{Role, STARTS, Special, Traits};
use crate::list::Filler;
use crate::{Faction, Rows};

/// A card by name; all cards of one name are alike, in whatever colours they are printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kind(u8);

impl Kind {
    /// The stable names, in the order of the table: what else is told of each card is held against
    /// them.
    pub const SLUGS: [&'static str; CARD_COUNT] = {
        let mut slugs = [""; CARD_COUNT];
        let mut at = 0;
        while at < CARD_COUNT {
            slugs[at] = CARDS[at].slug;
            at += 1;
        }
        slugs
    };

    /// Decoy.
    pub const DECOY: Self = Self::named("decoy");
    /// Commander's Horn.
    pub const HORN: Self = Self::named("commanders-horn");
    /// Mardroeme.
    pub const MARDROEME: Self = Self::named("mardroeme");

    /// Every card, the neutral ones first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..COUNT).map(Self)
    }

    /// The cards of a faction's set, leaders not counted.
    pub fn set(faction: Faction) -> impl Iterator<Item = Self> + Clone {
        let own = STARTS[faction.index()]..STARTS[faction.index() + 1];
        (0..STARTS[0]).chain(own).map(Self::at)
    }

    /// The card of that stable name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        CARDS.iter().position(|card| card.slug == slug).map(Self::at)
    }

    /// The card of that stable name, known to exist: refused by the compiler otherwise.
    pub const fn named(slug: &str) -> Self {
        let mut at = 0;
        while at < CARD_COUNT {
            if same_text(CARDS[at].slug, slug) {
                return Self::at(at);
            }
            at += 1;
        }
        panic!("no card has this name");
    }

    #[expect(clippy::cast_possible_truncation, reason = "there are fewer than 256 cards")]
    const fn at(index: usize) -> Self {
        assert!(index < CARD_COUNT);
        Self(index as u8)
    }

    /// Its place in [`Kind::SLUGS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on it.
    pub fn def(self) -> &'static CardDef {
        &CARDS[self.index()]
    }

    /// The stable name.
    pub fn slug(self) -> &'static str {
        self.def().slug
    }

    /// The only faction that has it; none if every faction does.
    pub fn faction(self) -> Option<Faction> {
        let own = |faction: &Faction| {
            (STARTS[faction.index()]..STARTS[faction.index() + 1]).contains(&self.index())
        };
        Faction::ALL.into_iter().find(own)
    }

    /// Is it in this faction's set?
    pub fn is_in(self, faction: Faction) -> bool {
        self.faction().is_none_or(|own| own == faction)
    }

    /// How many of it a faction's set holds.
    pub fn copies(self) -> u8 {
        self.def().copies
    }

    /// Is it a unit? Heroes are; a Decoy is not.
    pub fn is_unit(self) -> bool {
        self.traits().unit
    }

    /// Is it a hero?
    pub fn is_hero(self) -> bool {
        self.traits().hero
    }

    /// Is it a unit and no hero?
    pub fn is_common_unit(self) -> bool {
        let traits = self.traits();
        traits.unit && !traits.hero
    }

    /// GW-DECK-5: does it appear only by transformation or summoning?
    pub fn is_side_deck(self) -> bool {
        self.def().side_deck
    }

    /// What a special card does.
    pub fn special(self) -> Option<Special> {
        self.traits().special
    }

    /// The printed strength.
    pub fn strength(self) -> u8 {
        self.traits().strength
    }

    /// Where a unit may lie.
    pub fn rows(self) -> Rows {
        self.traits().rows
    }

    /// GW-AGILE-1: may it lie in more than one row?
    pub fn is_agile(self) -> bool {
        self.rows().len() > 1
    }

    /// The abilities of a unit, in the order printed.
    pub fn abilities(self) -> &'static [Ability] {
        match &self.def().role {
            Role::Unit(unit) => unit.abilities,
            Role::Special(_) => &[],
        }
    }

    /// Those who come to a call.
    pub fn answering(band: Band) -> impl Iterator<Item = Self> {
        Self::all().filter(move |kind| kind.traits().answers == Some(band))
    }

    /// What the rules ask about most, packed.
    pub(crate) fn traits(self) -> &'static Traits {
        Traits::of(self.index())
    }
}

#[expect(clippy::cast_possible_truncation, reason = "there are fewer than 256 cards")]
const COUNT: u8 = CARD_COUNT as u8;

/// `==` for texts at compile time.
pub(super) const fn same_text(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// A leader by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Leader(u8);

impl Leader {
    /// The stable names, in the order of the table.
    pub const SLUGS: [&'static str; LEADERS.len()] = {
        let mut slugs = [""; LEADERS.len()];
        let mut at = 0;
        while at < LEADERS.len() {
            slugs[at] = LEADERS[at].slug;
            at += 1;
        }
        slugs
    };

    /// Every leader, by faction.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0u8..).take(LEADERS.len()).map(Self)
    }

    /// The leaders of a faction.
    pub fn of(faction: Faction) -> impl Iterator<Item = Self> + Clone {
        Self::all().filter(move |leader| leader.faction() == faction)
    }

    /// The leader of that stable name.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::all().find(|leader| leader.slug() == slug)
    }

    /// What is printed on it.
    pub fn def(self) -> &'static LeaderDef {
        &LEADERS[usize::from(self.0)]
    }

    /// The stable name.
    pub fn slug(self) -> &'static str {
        self.def().slug
    }

    /// Whose leader.
    pub fn faction(self) -> Faction {
        self.def().faction
    }

    /// What the leader can do.
    pub fn effect(self) -> LeaderEffect {
        self.def().effect
    }

    /// Its place in [`Leader::SLUGS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The leader as a small number.
    pub(crate) const fn number(self) -> u8 {
        self.0
    }
}

impl Filler for Kind {
    const FILLER: Self = Self(0);
}

macro_rules! written_as_slug {
    ($name:ident, $what:literal) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.slug())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.slug())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.slug())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let slug = Cow::<'de, str>::deserialize(deserializer)?;
                Self::from_slug(&slug).ok_or_else(|| {
                    serde::de::Error::custom(format!("there is no {} “{slug}”", $what))
                })
            }
        }
    };
}

written_as_slug!(Kind, "card");
written_as_slug!(Leader, "leader");
