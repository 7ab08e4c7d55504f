//! Could the last fight have come to this?

use super::check_agenda::{all, question};
use super::decision::{HuntDecision, Question};
use super::task::HuntTask;
use crate::play::{Decision, Foe, Layer, OldWorld, Task, Verdict, demand, layer};

impl OldWorld {
    /// The last fight: a turn of a witcher, of the rider, or what comes before and after.
    pub(crate) fn check_last_fight(&self, bottom: &Task, rest: &[Task]) -> Verdict {
        let fight = self.fight.as_ref().ok_or("Nobody fights the rider.")?;
        demand(matches!(fight.foe, Foe::Rider(_)), "Nobody fights the rider.")?;
        demand(!fight.pool.is_empty() || fight.revealed.is_some(), "The rider has no life.")?;
        let shown = fight.revealed.is_some();
        match bottom {
            Task::Ask(_, Decision::Hunt(decision)) if rest.is_empty() => {
                demand(question(*decision) == Some(Question::Fighter), "This is asked elsewhere.")?;
            }
            Task::Hunt(HuntTask::EndRiderTurn) => {
                demand(shown, "No attack is shown.")?;
            }
            Task::Hunt(HuntTask::Opening | HuntTask::NextTurn | HuntTask::RiderReveals) => {
                demand(!shown, "An attack is shown in another's turn.")?;
            }
            _ => return Err("Nobody can have planned this.".to_owned()),
        }
        all(rest, |task| self.fits_last_fight(task, shown))
    }

    fn fits_last_fight(&self, task: &Task, shown: bool) -> bool {
        let fight = self.fight();
        match task {
            Task::Hunt(
                HuntTask::StepUp(_)
                | HuntTask::BeforeRider
                | HuntTask::StandOrFall
                | HuntTask::Passives
                | HuntTask::Bite(..)
                | HuntTask::Summon
                | HuntTask::PutOnTop(_),
            ) => true,
            Task::Hunt(HuntTask::Suffer(_) | HuntTask::AfterBlow) => shown,
            Task::Ask(seat, Decision::Hunt(HuntDecision::Strongest)) => {
                shown && *seat == fight.attacker()
            }
            Task::Ask(seat, Decision::AnyAttribute { rise: false, .. }) => {
                *seat == fight.attacker()
            }
            Task::CombatTurn(_) | Task::MonsterTurn | Task::Reveal(_) | Task::EndMonsterTurn => {
                false
            }
            Task::Ask(_, Decision::Attack | Decision::Foglet | Decision::Bet) => false,
            other => {
                matches!(layer(*other), Layer::Fight | Layer::StoryOrFight)
                    && self.fits_fight(fight, other)
            }
        }
    }
}
