//! What is asked: one variant for each DECISION of the rules (§19). Public: it holds no secret.

use serde::{Deserialize, Serialize};

use super::task::Feat;
use crate::wild_hunt::HuntDecision;
use crate::world::action_card::Card;
use crate::world::effect::{To, Zone};
use crate::world::story::Passage;

/// A question. `left` counts how many more answers of the kind are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "decision", rename_all = "kebab-case")]
pub enum Decision {
    /// OW-D-BOARD.
    Board,
    /// OW-D-SLOT2.
    Slot2,
    /// OW-D-BONUS.
    Bonus,
    /// OW-D-P1.
    Phase1,
    /// OW-D-LOCSUB: which attribute to train at a school.
    School,
    /// OW-D-LOCSUB: which hand card to trade in.
    TradeIn,
    /// OW-D-LOCSUB: which market card to take for it.
    TradeFor {
        /// The highest printed cost.
        cost: u8,
    },
    /// OW-D-LOCSUB: which market cards to remove.
    CleanUp {
        /// How many more.
        left: u8,
    },
    /// OW-D-LOCSUB: which monster to track, if any.
    Track,
    /// OW-D-REROLL1.
    Reroll1,
    /// OW-D-REROLL2.
    Reroll2,
    /// OW-D-POTLIM.
    PotionLimit,
    /// OW-D-TRAIL.
    Trail,
    /// OW-D-WEAKEST.
    Weakest {
        /// How many more levels.
        left: u8,
        /// Does it rise, or fall?
        rise: bool,
    },
    /// OW-D-P2.
    Phase2,
    /// OW-D-OPTION.
    Option,
    /// OW-D-QSTACK.
    QuestStack {
        /// The card that starts the quest, and where it says so.
        passage: Passage,
    },
    /// OW-D-BET.
    Bet,
    /// OW-D-STEP1.
    Step1,
    /// OW-D-COMBO.
    Combo,
    /// OW-D-COMBO: the extra card on top.
    Extra,
    /// OW-D-WOLF: what a laid combo lets one use.
    #[serde(rename = "wolf")]
    OnCombo,
    /// OW-D-VIPER: what the opponent's loss lets one use.
    #[serde(rename = "viper")]
    OnFoeLoss,
    /// OW-D-DEFTROPHY: what an own loss lets one use.
    #[serde(rename = "defence-trophy")]
    OnOwnLoss,
    /// OW-D-DMGHAND.
    DamageHand {
        /// Points left.
        left: u8,
        /// Is the hand hit before the shield (Grave hag)?
        hand_first: bool,
    },
    /// OW-D-DESTROY.
    Burn,
    /// OW-D-ATTACK.
    Attack,
    /// OW-D-EXHAUST.
    Exhaust {
        /// How many more.
        left: u8,
    },
    /// OW-D-ZERO and OW-D-MARKETPICK.
    MarketPick {
        /// The least printed cost.
        low: u8,
        /// The highest.
        high: u8,
        /// Where it goes.
        to: To,
    },
    /// OW-D-DISC3.
    Discard3,
    /// OW-D-BUY.
    Buy,
    /// OW-D-BUY: the cards to discard for it.
    Pay {
        /// What is bought.
        card: Card,
        /// How many more.
        left: u8,
    },
    /// OW-D-INITCOST.
    InitiationCost {
        /// How many more.
        left: u8,
    },
    /// OW-D-PREFIGHT: own effects before the life deck.
    PreFight,
    /// OW-D-PREFIGHT: which hand card to discard.
    PreFightDiscard {
        /// How many more.
        left: u8,
    },
    /// Own effects before the opponent's first combat turn (OW-FIGHT-4).
    BeforeFoe,
    /// OW-D-SPECTROPHY and other alternatives.
    Alternative {
        /// What is in use.
        feat: Feat,
    },
    /// OW-D-FOGLET.
    Foglet,
    /// OW-D-HALF.
    Half,
    /// OW-D-ANYATTR.
    AnyAttribute {
        /// How many more levels.
        left: u8,
        /// Does it rise, or fall?
        rise: bool,
    },
    /// OW-D-POTDISC.
    DiscardPotion {
        /// How many more.
        left: u8,
    },
    /// OW-D-SHORT.
    Short,
    /// Hand cards of choice: a cost or an effect.
    DiscardHand {
        /// How many more.
        left: u8,
    },
    /// Own action cards that leave the game by an effect.
    Destroy {
        /// How many more.
        left: u8,
        /// Chosen from where.
        from: Zone,
        /// May one stop?
        optional: bool,
    },
    /// A card of the own deck, to hand.
    SearchDeck,
    /// OW-D-PEEK: a card of the own discard, to hand.
    TakeDiscard,
    /// OW-D-PEEK: a card of the own discard, into the life deck.
    ReturnDiscard,
    /// OW-D-PEEK: which of the looked-at own cards to take.
    PeekTake {
        /// How many are looked at.
        look: u8,
        /// How many more are taken.
        left: u8,
    },
    /// OW-D-PEEK, OW-D-VIPER: which of the opponent's looked-at cards to discard.
    PeekDiscard {
        /// How many are looked at.
        look: u8,
        /// How many more are discarded.
        left: u8,
    },
    /// OW-D-PEEK, OW-D-VIPER: which looked-at card comes next, from the top.
    PeekOrder {
        /// Is it the own deck?
        #[serde(rename = "own")]
        own_deck: bool,
        /// How many are ordered.
        look: u8,
        /// How many lie already, from the top.
        placed: u8,
    },
    /// What only Wild Hunt asks.
    Hunt(HuntDecision),
}
