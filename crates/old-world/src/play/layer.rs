//! Where on the agenda each task and each question can lie.

use super::decision::Decision;
use super::task::Task;

/// Where on the agenda a task can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layer {
    /// At the bottom: how the turn goes on.
    Bottom,
    /// Before the first turn.
    SetUp,
    /// At a fixed place above the bottom, which `check_agenda` gives.
    Frame,
    /// Among the effects of a story, or of an action.
    Story,
    /// Above the floor of a fight.
    Fight,
    /// Between a fight and what follows it.
    Aftermath,
    /// Effects know it and fights.
    StoryOrFight,
    /// Effects know it and the ends of fights.
    StoryOrAftermath,
    /// In Wild Hunt alone, whose own check says where.
    Hunt,
}

/// Where a task can lie. A new one without a line here does not compile.
pub(crate) const fn layer(task: Task) -> Layer {
    match task {
        Task::Ask(_, decision) => asked_at(decision),
        Task::BeginTurn(_) | Task::Phase2 | Task::Phase3 | Task::EndTurn => Layer::Bottom,
        Task::PlaceMonsters(_) | Task::OfferBoards(_) | Task::Equip => Layer::SetUp,
        Task::DrawUp
        | Task::Purchase
        | Task::TakeBought(_)
        | Task::SettlePoker
        | Task::FinishQuest(_)
        | Task::FightFloor
        | Task::Killed
        | Task::DrivenAway
        | Task::FightLost
        | Task::DuelWon(_)
        | Task::Recover
        | Task::AfterKill
        | Task::DefenderDraws(_)
        | Task::PayBets(_)
        | Task::CloseTavern => Layer::Frame,
        Task::Resolve(_)
        | Task::FinishStory
        | Task::OpenEvent(_)
        | Task::JudgeShortFight(_)
        | Task::ShuffleDeck(_) => Layer::Story,
        Task::RefillMarket
        | Task::TakeFromMarket { .. }
        | Task::Exhaust(..)
        | Task::Reshuffle(_) => Layer::StoryOrAftermath,
        Task::ZeroCost(_) | Task::NewMonster(..) | Task::DuelGold(_) => Layer::Aftermath,
        Task::MakePool
        | Task::MonsterBefore
        | Task::OwnBefore(_)
        | Task::MakeLife(_)
        | Task::MonsterAfter
        | Task::ShuffleLife(_)
        | Task::FirstTurn
        | Task::CombatTurn(_)
        | Task::WitcherTurn(_)
        | Task::Automatic(_)
        | Task::LayCombo(_)
        | Task::LayExtra(_)
        | Task::ComboLaid(_)
        | Task::Strike(_)
        | Task::DrawAfterStrike(_)
        | Task::Guard(_)
        | Task::Special(_)
        | Task::Refill(_)
        | Task::EndWitcherTurn(_)
        | Task::MonsterTurn
        | Task::Reveal(_)
        | Task::MonsterAttack
        | Task::MonsterDamage(_)
        | Task::RandomDiscard(..)
        | Task::AfterMonsterAttack
        | Task::EndMonsterTurn
        | Task::Hurt { .. }
        | Task::AfterHit(_)
        | Task::Use(_)
        | Task::AfterSpecial(_) => Layer::Fight,
        Task::Hunt(_) => Layer::Hunt,
    }
}

/// Where a question can lie. A new one without a line here does not compile.
const fn asked_at(decision: Decision) -> Layer {
    match decision {
        Decision::Phase1 | Decision::Phase2 => Layer::Bottom,
        Decision::Board | Decision::Slot2 | Decision::Bonus => Layer::SetUp,
        Decision::School
        | Decision::TradeIn
        | Decision::TradeFor { .. }
        | Decision::CleanUp { .. }
        | Decision::Track
        | Decision::Reroll1
        | Decision::Reroll2
        | Decision::Discard3
        | Decision::Buy
        | Decision::Pay { .. } => Layer::Frame,
        Decision::Trail
        | Decision::Weakest { .. }
        | Decision::AnyAttribute { .. }
        | Decision::Option
        | Decision::QuestStack { .. }
        | Decision::Short
        | Decision::Destroy { .. }
        | Decision::SearchDeck => Layer::Story,
        Decision::PotionLimit | Decision::DiscardPotion { .. } | Decision::DiscardHand { .. } => {
            Layer::StoryOrFight
        }
        Decision::Exhaust { .. } | Decision::MarketPick { .. } => Layer::StoryOrAftermath,
        Decision::Bet
        | Decision::Step1
        | Decision::Combo
        | Decision::Extra
        | Decision::OnCombo
        | Decision::OnFoeLoss
        | Decision::OnOwnLoss
        | Decision::DamageHand { .. }
        | Decision::Burn
        | Decision::Attack
        | Decision::InitiationCost { .. }
        | Decision::PreFight
        | Decision::PreFightDiscard { .. }
        | Decision::BeforeFoe
        | Decision::Alternative { .. }
        | Decision::Foglet
        | Decision::Half
        | Decision::TakeDiscard
        | Decision::ReturnDiscard
        | Decision::PeekTake { .. }
        | Decision::PeekDiscard { .. }
        | Decision::PeekOrder { .. } => Layer::Fight,
        Decision::Hunt(_) => Layer::Hunt,
    }
}
