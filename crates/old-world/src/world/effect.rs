//! The vocabulary in which every card says what it does (§21): closed enums, const-constructible,
//! with one interpreter in the game. The rules text of a card is generated from these values, so
//! a card cannot say one thing and do another.
//!
//! Two families. [`Effect`] happens outside fights, when the result of an exploration or event
//! card is resolved. [`FightEffect`] happens in a fight, when a [`Power`] is used: a potion, a
//! trophy, a piece of equipment, a companion. A [`Boon`] is what a card kept by a witcher gives
//! him for as long as he keeps it.
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

use super::location::{Location, Terrain};
use super::slug::Slug;

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

    fn every() -> Box<dyn Iterator<Item = Self>> {
        Box::new(Self::ALL.into_iter())
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
}

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
