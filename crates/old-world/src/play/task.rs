//! What still has to happen. Plain data: a game can be saved between any two tasks.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::decision::Decision;
use crate::wild_hunt::HuntTask;
use crate::world::action_card::Card;
use crate::world::attack::Half;
use crate::world::effect::{FightEffect, Power, To};
use crate::world::location::Terrain;
use crate::world::monster::Monster;
use crate::world::source::Source;
use crate::world::story::{Passage, Story};

/// A step of the engine. Fighters are counted 0, the attacker, and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Task {
    /// Somebody must choose.
    Ask(Seat, Decision),
    /// OW-SETUP-5.
    PlaceMonsters(Option<Terrain>),
    /// OW-SETUP-7.
    OfferBoards(Seat),
    /// OW-SETUP-8.
    Equip,
    /// A player's turn begins.
    BeginTurn(Seat),
    /// Phase II begins.
    Phase2,
    /// Phase III begins.
    Phase3,
    /// OW-DRAW-2.
    DrawUp,
    /// OW-DRAW-3.
    Purchase,
    /// OW-MARKET-2: the card is paid for.
    TakeBought(Card),
    /// The turn is over.
    EndTurn,
    /// OW-MARKET-4.
    RefillMarket,
    /// OW-POKER-8.
    SettlePoker,
    /// The next effect of a card being resolved.
    Resolve(Passage),
    /// The card on top of those being resolved is done with.
    FinishStory,
    /// OW-QUEST-4: the event of a number is resolved.
    OpenEvent(u8),
    /// OW-QUEST-4: the quest card is removed.
    FinishQuest(Story),
    /// OW-QUEST-8: the combo is laid; compare.
    JudgeShortFight(Passage),
    /// OW-EXPL-6.
    TakeFromMarket {
        /// Who.
        seat: Seat,
        /// The least printed cost.
        low: u8,
        /// The highest.
        high: u8,
        /// Where it goes.
        to: To,
    },
    /// An own deck that was looked through is shuffled.
    ShuffleDeck(Seat),
    /// OW-REP-3.
    Exhaust(Seat, u8),
    /// OW-REP-3: all cards are shuffled into the deck.
    Reshuffle(Seat),
    /// Where the tasks of a fight end.
    FightFloor,
    /// OW-FIGHT-2 (3).
    MakePool,
    /// OW-FIGHT-2 (4): the monster's part.
    MonsterBefore,
    /// OW-FIGHT-2 (4): the witcher's part.
    OwnBefore(u8),
    /// OW-FIGHT-2 (5).
    MakeLife(u8),
    /// OW-FIGHT-2 (6).
    MonsterAfter,
    /// OW-FIGHT-2 (6): the life deck is shuffled again.
    ShuffleLife(u8),
    /// OW-FIGHT-2 (7), OW-FIGHT-3 (3).
    FirstTurn,
    /// A combat turn begins.
    CombatTurn(u8),
    /// A witcher's combat turn begins.
    WitcherTurn(u8),
    /// Automatic abilities are looked at (OW-SPEC-BEAR).
    Automatic(u8),
    /// Step 2.
    LayCombo(u8),
    /// OW-COMBO-5.
    LayExtra(u8),
    /// Powers for a laid combo.
    ComboLaid(u8),
    /// OW-RES-1.
    Strike(u8),
    /// OW-SPEC-WOLF: cards drawn right after the damage.
    DrawAfterStrike(u8),
    /// OW-RES-2.
    Guard(u8),
    /// OW-RES-3.
    Special(u8),
    /// OW-REFILL-1.
    Refill(u8),
    /// OW-REFILL-3.
    EndWitcherTurn(u8),
    /// OW-MON-1.
    MonsterTurn,
    /// OW-MON-2.
    Reveal(Option<Half>),
    /// OW-MON-2: the chosen half is resolved.
    MonsterAttack,
    /// Damage by a monster, worked out when it comes.
    MonsterDamage(u8),
    /// Random hand cards are discarded, without shortage.
    RandomDiscard(u8, u8),
    /// The defence trophy and its like.
    AfterMonsterAttack,
    /// OW-MON-4.
    EndMonsterTurn,
    /// OW-DMG-1.
    Hurt {
        /// Who is hit.
        side: u8,
        /// Points left.
        points: u8,
        /// Is the hand hit first (Grave hag)?
        hand_first: bool,
    },
    /// A hit has been resolved: triggers of both sides.
    AfterHit(u8),
    /// The next effect of a power in use.
    Use(Feat),
    /// The special trophy, after the ability.
    AfterSpecial(u8),
    /// OW-END-KILL.
    Killed,
    /// OW-END-DRIVE.
    DrivenAway,
    /// OW-END-LOSS.
    FightLost,
    /// OW-ZERO.
    ZeroCost(Seat),
    /// OW-END-KILL (1)–(5).
    NewMonster(Terrain, Monster, Replace),
    /// OW-END-ALWAYS.
    Recover,
    /// A companion's event after a kill.
    AfterKill,
    /// OW-PVP-6: this side has won.
    DuelWon(u8),
    /// OW-PVP-2.
    DuelGold(u8),
    /// OW-PVP-5.
    DefenderDraws(u8),
    /// OW-BET-2.
    PayBets(u8),
    /// OW-PVP-7.
    CloseTavern,
    /// What only Wild Hunt plans.
    Hunt(HuntTask),
}

/// Why a monster is replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Replace {
    /// It was killed.
    Killed,
    /// It was driven away.
    Driven,
}

/// A power in use: which of its effects comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Feat {
    /// Who uses it.
    pub side: u8,
    /// What is used.
    pub source: Source,
    /// At which level, for an ability.
    pub level: u8,
    /// The line of its die table or the alternative chosen, if that is being resolved.
    pub branch: Option<u8>,
    /// The next effect.
    pub next: u8,
}

impl Feat {
    /// The power itself.
    pub fn power(self) -> Option<&'static Power> {
        match self.source {
            Source::Ability(school) => Some(school.ability(self.level.clamp(1, 5))),
            other => other.power(),
        }
    }

    /// The effects it runs through.
    pub fn effects(self) -> &'static [FightEffect] {
        let Some(power) = self.power() else { return &[] };
        let Some(branch) = self.branch else { return power.effects };
        let branch = usize::from(branch);
        power
            .effects
            .iter()
            .find_map(|effect| match effect {
                FightEffect::Roll(lines) => lines.get(branch).map(|line| line.effects),
                FightEffect::ChooseOne(options) => options.get(branch..=branch),
                _ => None,
            })
            .unwrap_or(&[])
    }

    /// The effect that comes next, if any is left.
    pub fn effect(self) -> Option<&'static FightEffect> {
        self.effects().get(usize::from(self.next))
    }
}
