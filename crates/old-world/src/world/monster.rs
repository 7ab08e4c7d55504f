//! The monsters: level, life, ability, trophy (§16). Abilities are data for the fight to read.

use super::content::monsters::MONSTERS;
use super::effect::{Attribute, Colour, Power};
use super::slug::Slug;
use crate::serde_by_slug;

/// A monster: its card and its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Monster(u8);

/// What a monster does besides attacking. "You" is the witcher it fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// To start the fight, discard so many unused potions.
    InitiationCost(u8),
    /// Before your life deck: discard so many hand cards of your choice.
    BeforeLifeDeckDiscard(u8),
    /// Before your life deck: the shield falls by so much.
    BeforeLifeDeckShieldMinus(u8),
    /// Before your life deck: the shield falls by one for each card in your hand.
    BeforeLifeDeckShieldPerHandCard,
    /// Before your life deck: the attribute falls for good.
    BeforeLifeDeckLower(Attribute, u8),
    /// During the fight the defence level counts so much lower.
    DefenceMinus(u8),
    /// After the life deck is made: discard so many from its top, then shuffle it.
    AfterLifeDeckDiscardTop(u8),
    /// After the life deck is made, without its trail: discard so many hand cards of your choice.
    AfterLifeDeckDiscardUnlessTrail(u8),
    /// In its first turn the half is used that costs you more cards.
    FirstTurnWorseHalf,
    /// A turn without this colour in the combo: step 4 draws so many fewer.
    Step4MinusUnlessColour(Colour, u8),
    /// Every step 4 draws so many fewer, but not fewer than `floor` for this reason.
    Step4Minus {
        /// How many fewer.
        by: u8,
        /// Not below this.
        floor: u8,
    },
    /// Once killed: in phase III you draw exactly so many.
    KillPhase3Exactly(u8),
    /// In your first turn the attack value counts 0.
    FirstTurnAttackZero,
    /// In your first turn the monster loses at most so many cards in all.
    FirstTurnDamageCap {
        /// How many.
        cap: u8,
        /// Does its trail spare you this?
        unless_trail: bool,
    },
    /// In your first turn the first card of the combo is drawn at random from your hand.
    FirstTurnRandomFirstCard,
    /// The damage of its first turn hits the hand first.
    FirstTurnDamageHandFirst,
    /// Symbols of this colour are inactive.
    ColourInactive(Colour),
    /// A combo with one of these colours deals so much less.
    ColourDamageMinus(&'static [Colour], u8),
    /// A combo with this colour lowers your shield at the end of step 3.
    ColourShieldMinus(Colour, u8),
    /// In each of your turns the shield rises by at most so much.
    ShieldGainCap(u8),
    /// At most so many potions in this fight.
    PotionCap(u8),
    /// Its damage is so much less, and each time you discard so many random hand cards.
    DamageMinusPlusDiscard {
        /// How much less.
        less: u8,
        /// How many cards.
        cards: u8,
    },
    /// With at most so many cards at the beginning of its turn it deals so much more.
    LowPoolBonus {
        /// At most.
        at_most: u8,
        /// More.
        bonus: u8,
    },
    /// At the end of its first turn you discard so many random hand cards.
    EndFirstTurnDiscard(u8),
}

/// A row of the monster table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MonsterRow {
    /// Its stable name.
    pub slug: &'static str,
    /// 1, 2 or 3.
    pub level: u8,
    /// Cards in its life pool.
    pub life: u8,
    /// What it does.
    pub ability: Ability,
    /// What its trophy does.
    pub trophy: Power,
}

impl Monster {
    /// The stable names, in table order: what else is told of each is held against them.
    pub const SLUGS: [&'static str; MONSTERS.len()] = {
        let mut slugs = [""; MONSTERS.len()];
        let mut at = 0;
        while at < slugs.len() {
            slugs[at] = MONSTERS[at].slug;
            at += 1;
        }
        slugs
    };

    /// All monsters, in table order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0u8..).map(Self).take(MONSTERS.len())
    }

    /// Its place in the table, for tallies.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What is printed on its card.
    pub fn row(self) -> &'static MonsterRow {
        &MONSTERS[usize::from(self.0)]
    }

    /// 1, 2 or 3.
    pub fn level(self) -> u8 {
        self.row().level
    }

    /// Its ability.
    pub fn ability(self) -> Ability {
        self.row().ability
    }

    /// What its trophy does.
    pub fn trophy(self) -> &'static Power {
        &self.row().trophy
    }
}

impl Slug for Monster {
    const KIND: &'static str = "monster";

    fn slug(self) -> &'static str {
        self.row().slug
    }

    fn every() -> impl Iterator<Item = Self> {
        Self::all()
    }
}

serde_by_slug!(Monster);
