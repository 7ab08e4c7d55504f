//! The interpreter of effects that only cards of the hunt have (17.3).

use tabletop::{Log, Seat};

use super::decision::Question;
use super::event::HuntEvent;
use super::task::HuntTask;
use crate::play::{Event, OldWorld, Task};
use crate::world::effect::Band;
use crate::world::hunt_card::HuntEffect;
use crate::world::location::Location;
use crate::world::round_board::Spawn;
use crate::world::source::{Reason, Source};
use crate::world::story::Passage;
use crate::world::tally::Tally;

impl OldWorld {
    pub(crate) fn resolve_effect(
        &mut self,
        passage: Passage,
        effect: HuntEffect,
        log: &mut Log<Event>,
    ) {
        match effect {
            HuntEffect::Shields(by) => self.change_shields(i16::from(by), log),
            HuntEffect::ShieldsPerPlayer(by) => {
                self.change_shields(i16::from(by) * i16::from(self.seat_count()), log);
            }
            HuntEffect::Each(_) => self.plan_parts(passage),
            HuntEffect::Chosen(_) => {
                let question = Question::Chosen { passage: passage.inner() };
                self.agenda.push(Task::Hunt(HuntTask::Poll(question)));
            }
            HuntEffect::FillShield => {
                let points = self.shield_cap(self.active);
                let source = Source::Rule(Reason::Printed);
                let why = Tally::of(!log.is_muted(), source, points.into());
                self.raise_shield(self.active, why, log);
            }
            HuntEffect::HoundIn => {
                let level = (1..=3).find(|level| self.the_hunt().hounds_left(*level) > 0);
                if let Some(level) = level {
                    self.agenda.push(Task::Hunt(HuntTask::Appear(Spawn::Hound(level))));
                }
            }
            HuntEffect::HoundOut(_) if self.the_hunt().hounds.is_empty() => {
                self.agenda.push(Task::Resolve(passage.inner()));
            }
            HuntEffect::HoundOut(_) => {
                let question = Question::Remove { bonus: false };
                self.agenda.push(Task::Hunt(HuntTask::Poll(question)));
            }
            HuntEffect::HoundForAll => {
                let question = Question::Remove { bonus: true };
                self.agenda.push(Task::Hunt(HuntTask::Poll(question)));
            }
            HuntEffect::Pool(bands) => self.share_purse(passage, bands),
            HuntEffect::FirstTurnDamage(points) => self.the_hunt_mut().farm.damage = points,
            HuntEffect::GoldOnResult(gold) => self.the_hunt_mut().farm.gold = gold,
            HuntEffect::SpareLoss => self.the_hunt_mut().farm.spare = true,
        }
    }

    /// WH-EDGE-10: in seat order; then the one who was in front is again.
    fn plan_parts(&mut self, passage: Passage) {
        let inner = passage.inner();
        self.agenda.push(Task::Hunt(HuntTask::StepUp(self.active)));
        let order = self.seat_order();
        self.agenda
            .push_in_order(order.into_iter().map(|seat| Task::Hunt(HuntTask::Part(inner, seat))));
    }

    /// A part of a result for one player.
    pub(crate) fn begin_part(&mut self, passage: Passage, seat: Seat) {
        self.agenda.push(Task::Hunt(HuntTask::Part(passage, seat)));
    }

    pub(crate) fn resolve_part(&mut self, passage: Passage, seat: Seat) {
        self.step_up(seat);
        self.agenda.push(Task::Resolve(passage));
    }

    /// WH-EDGE-4, WH-EDGE-5.
    pub(crate) fn remove_hound(&mut self, at: Location, bonus: bool, log: &mut Log<Event>) {
        let Some(hound) = self.the_hunt().hound_at(at).copied() else { return };
        let level = hound.level;
        self.the_hunt_mut().hounds.retain(|other| other.at != at);
        log.public(Event::Hunt(HuntEvent::HoundGone { level, at }));
        if bonus {
            self.show_token(level, self.seat_order(), log);
        }
    }

    /// WH-EVT-1: the band the purse has reached.
    fn share_purse(&mut self, passage: Passage, bands: &[Band]) {
        let gold = std::mem::take(&mut self.the_hunt_mut().purse);
        let band = bands.iter().rposition(|band| u16::from(band.at_least) <= gold);
        if let Some(band) = band.and_then(|band| u8::try_from(band).ok()) {
            self.agenda.push(Task::Resolve(passage.branch(band)));
        }
    }
}
