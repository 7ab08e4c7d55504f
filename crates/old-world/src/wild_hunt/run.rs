//! What each task of the hunt does: one table.

use tabletop::Log;

use super::task::HuntTask;
use crate::play::{Decision, Event, OldWorld};

impl OldWorld {
    /// A new task without a line here does not compile.
    pub(crate) fn perform_task(&mut self, task: HuntTask, log: &mut Log<Event>) {
        match task {
            HuntTask::LayOut => self.lay_out(log),
            HuntTask::BeginRound => self.begin_round(log),
            HuntTask::Floor(seat) => self.take_floor(seat, log),
            HuntTask::Poll(question) => self.poll(question, log),
            HuntTask::StepUp(seat) => self.step_up(seat),
            HuntTask::HoundFight => self.begin_hound_fight(log),
            HuntTask::LayAgainstHound(seat) => self.lay_against_hound(seat),
            HuntTask::CountAgainstHound(seat) => self.count_against_hound(seat, log),
            HuntTask::JudgeHound => self.judge_hound(log),
            HuntTask::Reward => self.reward(),
            HuntTask::GiveBonus(seat) => self.give_bonus(seat, log),
            HuntTask::Fights => self.plan_fights(),
            HuntTask::BeginFight => self.begin_fight(log),
            HuntTask::Marked => self.struck_by_mark(log),
            HuntTask::CallSupport => self.call_support(),
            HuntTask::EndSupport => self.end_support(log),
            HuntTask::OpeningBlow(side) => self.strike_for_farm(side, log),
            HuntTask::Meditation(seat) => self.offer_meditation(seat),
            HuntTask::Explore => self.explore_together(log),
            HuntTask::TellJoint(number, side) => self.tell_joint(number, side, log),
            HuntTask::TellEach(number) => self.tell_each(number, log),
            HuntTask::TellSeat(seat) => self.tell_seat(seat),
            HuntTask::CountPurse(number) => self.count_purse(number, log),
            HuntTask::Part(passage, seat) => self.resolve_part(passage, seat),
            HuntTask::FinishQuest(story) => self.finish_common_quest(story, log),
            HuntTask::Phase3 => self.plan_phase3(),
            HuntTask::Phase4 => self.begin_phase4(),
            HuntTask::Appear(spawn) => self.appear(spawn, log),
            HuntTask::Ride => self.ride(log),
            HuntTask::SideA => self.side_a(log),
            HuntTask::Despoil(seat) => self.despoil(seat, log),
            HuntTask::Scatter => self.scatter(log),
            HuntTask::Thaw(seat) => self.thaw(seat, log),
            HuntTask::SideB => self.side_b(log),
            HuntTask::FaceRider => self.face_rider(log),
            HuntTask::RiderPool => self.make_rider_pool(log),
            HuntTask::Opening => self.open_finale(log),
            HuntTask::NextTurn => self.plan_next_turn(),
            HuntTask::Arrive => self.arrive(log),
            HuntTask::RiderTurn => self.begin_rider_turn(log),
            HuntTask::BeforeRider => self.ask_powers(0, Decision::BeforeFoe),
            HuntTask::RiderReveals => self.reveal_to_all(log),
            HuntTask::Suffer(seat) => self.suffer(seat, log),
            HuntTask::AfterBlow => self.after_blow(log),
            HuntTask::StandOrFall => self.stand_or_fall(log),
            HuntTask::EndRiderTurn => self.end_rider_turn(log),
            HuntTask::Passives => self.next_passive(log),
            HuntTask::Bite(seat, points) => self.bitten(seat, points, log),
            HuntTask::Summon => self.summon_one(log),
            HuntTask::PutOnTop(seat) => self.put_on_top(seat, log),
        }
    }
}
