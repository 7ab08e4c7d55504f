//! The vocabulary of fights (§21): what a witcher can use there, when, at what price and to what
//! effect; and what a kept card gives.

use serde::Serialize;

use super::effect::{Colour, Cost};
use super::location::{Location, Terrain};

/// What a kept card, equipment or companion gives (§16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boon {
    /// Something to be used in fights.
    Power(Power),
    /// The damage of the monster's first combat turn is so much less.
    ReduceFirstMonsterDamage(u8),
    /// The first combat turn against monsters is always the witcher's.
    AlwaysFirst,
    /// Each card of this colour in a combo raises the shield by so much more.
    ColourShield(Colour, u8),
    /// Each card of this colour in a combo deals so much more damage.
    ColourDamage(Colour, u8),
    /// The first combo of a fight against a monster deals so much more.
    FirstComboDamage(u8),
    /// In the first own combat turn step 4 draws so many more.
    FirstTurnDraw(u8),
    /// After a monster is killed this event is resolved, once; the card is then gone.
    EventAfterKill(u8),
    /// Once per turn an adjacent place of this terrain may be entered free.
    FreeMove(Terrain),
    /// Once per turn an adjacent place of this terrain may be entered with any card.
    AnyCardMove(Terrain),
    /// Entering one of these places gives gold.
    EnterGold(&'static [Location], u8),
    /// Once, in place of an exploration: so much gold; the card is then gone.
    ExploreForGold(u8),
    /// The next attribute raised at a school costs `by` less, at least `min`; the card is then
    /// gone.
    SchoolDiscount {
        /// How much less.
        by: u8,
        /// The least that is paid.
        min: u8,
    },
}

/// When a power may be used, or works by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// Before the own life deck is made (OW-FIGHT-2, OW-FIGHT-3).
    BeforeLifeDeck,
    /// Just before the opponent's first combat turn (OW-FIGHT-4).
    BeforeFoesFirstTurn,
    /// In step 1 of any own combat turn (OW-STEP1-1).
    Step1,
    /// In step 1 of the first own combat turn.
    Step1FirstTurn,
    /// When a combo of at least so many cards is laid.
    OnComboLength(u8),
    /// When a combo with at least so many cards of this colour is laid.
    OnComboColour(Colour, u8),
    /// When the opponent lost at least one card through the own attack.
    OnFoeDiscard,
    /// After an attack of the opponent that cost at least one card.
    OnOwnDiscard,
    /// After the school's ability was used.
    AfterSpecial,
    /// The first time the shield is 0 in an own combat turn; by itself.
    ShieldZero,
    /// When the monster's combat card is revealed, before it is resolved (OW-MON-5).
    OnReveal,
}

/// How often a power may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Once in each fight.
    PerFight,
    /// Once in each own combat turn.
    PerTurn,
}

/// What must be true for a power to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// Fewer cards in hand than this.
    HandLess(u8),
    /// At least so many cards in hand.
    HandAtLeast(u8),
    /// No card left in the life deck.
    LifeDeckEmpty,
    /// Shield 0.
    ShieldZero,
    /// Shield at least this.
    ShieldAtLeast(u8),
    /// The opponent is a monster.
    AgainstMonster,
    /// The opponent is a witcher.
    AgainstWitcher,
    /// The opponent has at most so many cards left (pool, or life deck and hand).
    FoeAtMost(u8),
    /// No potion was used yet in this fight.
    NoPotionUsed,
    /// At least so many potions were used in this fight.
    PotionsUsed(u8),
    /// At least so many cards lie in the own discard pile.
    DiscardAtLeast(u8),
}

/// A line of a die table in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct FightRolled {
    /// The lowest face.
    pub low: u8,
    /// The highest face.
    pub high: u8,
    /// What happens.
    pub effects: &'static [FightEffect],
}

/// Something a witcher can use in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Power {
    /// When.
    pub timing: Timing,
    /// How often.
    pub limit: Limit,
    /// Only if all of these hold.
    pub conditions: &'static [Condition],
    /// What it costs: [`Cost::Cards`] are discarded from the hand, [`Cost::Potions`] are unused
    /// ones and do not count as used.
    pub cost: Cost,
    /// What it does, in order.
    pub effects: &'static [FightEffect],
}

/// What happens in a fight when a power is used. "You" is its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightEffect {
    /// Nothing at all: a blank line of a die table.
    Nothing,
    /// Damage to the opponent, at once.
    Damage(u8),
    /// So much more damage of the combo being resolved.
    ComboDamage(u8),
    /// Damage to yourself.
    SelfDamage(u8),
    /// The shield rises, up to the defence value.
    RaiseShield(u8),
    /// Cards from the life deck to the hand.
    DrawLife(u8),
    /// The same, right after the damage of the combo being resolved.
    DrawAfterDamage(u8),
    /// More or fewer cards in step 4 of this turn.
    Step4Draw(i8),
    /// The top card of your discard to your hand.
    TakeTopDiscard,
    /// Any card of your discard to your hand.
    TakeAnyDiscard,
    /// Hand cards of your choice are discarded.
    DiscardHand(u8),
    /// One more card on the combo, whatever its colour (OW-COMBO-5).
    ExtraComboCard,
    /// The combo of this turn has at most so many cards.
    ComboLimit(u8),
    /// Potions from the deck.
    GainPotions(u8),
    /// Gold from the bank.
    GainGold(u8),
    /// Look at the top of your life deck, take some to hand, put the rest back in any order.
    PeekOwn {
        /// How many are looked at.
        look: u8,
        /// How many are taken.
        take: u8,
    },
    /// Look at the top of the opponent's deck or pool, discard some, put the rest back in any
    /// order.
    PeekFoe {
        /// How many are looked at.
        look: u8,
        /// How many are discarded.
        discard: u8,
    },
    /// One of these, by choice.
    ChooseOne(&'static [FightEffect]),
    /// One die, one line.
    Roll(&'static [FightRolled]),
    /// The other half of the revealed monster card is used instead.
    SwitchHalf,
    /// A card of your discard of your choice is shuffled into your life deck.
    ShuffleDiscardIntoLife,
    /// The damage that the monster deals in its next combat turn is so much less.
    Brace(u8),
}
