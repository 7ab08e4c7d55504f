//! The riders on the map (section 11.1).

use tabletop::{Log, Seat};

use super::choice::HuntChoice;
use super::decision::{HuntDecision, Question};
use super::event::HuntEvent;
use super::task::HuntTask;
use crate::play::{Choice, Decision, Event, OldWorld, Task};
use crate::world::effect::Zone;
use crate::world::location::{Location, Terrain};
use crate::world::monster::Monster;
use crate::world::rider::Rider;
use crate::world::source::{Reason, Source};
use crate::world::tally::Tally;

impl OldWorld {
    /// WH-MOVE-8: the ability, for the witchers at the rider's place.
    pub(crate) fn side_a(&mut self, log: &mut Log<Event>) {
        let here = self.witchers_at(self.the_hunt().at);
        match self.the_hunt().rider {
            Rider::Nithral => {
                self.agenda.push(Task::Hunt(HuntTask::Poll(Question::Strengthen)));
            }
            Rider::Imlerith => self.agenda.push(Task::Hunt(HuntTask::Poll(Question::Mark))),
            Rider::Caranthir => self.plan_teleportation(&here),
            Rider::Eredin => self.freeze_map(&here, log),
        }
    }

    /// WH-RID-1.
    pub(crate) fn strengthen(&mut self, at: Location, log: &mut Log<Event>) {
        let here = self.witchers_at(self.the_hunt().at).len();
        let by = u8::try_from(here).unwrap_or(u8::MAX);
        let hunt = self.the_hunt_mut();
        if let Some(hound) = hunt.hounds.iter_mut().find(|hound| hound.at == at) {
            hound.shields = hound.shields.saturating_add(by);
            let shields = hound.shields;
            log.public(Event::Hunt(HuntEvent::HoundStrengthened { at, by, shields }));
        }
    }

    /// WH-RID-2: as many tokens as there are.
    pub(crate) fn mark(&mut self, monster: Monster, log: &mut Log<Event>) {
        let here = self.witchers_at(self.the_hunt().at).len();
        let lives = |terrain: &Terrain| self.lair(*terrain).monster == Some(monster);
        let Some(terrain) = Terrain::ALL.into_iter().find(lives) else { return };
        let hunt = self.the_hunt_mut();
        let by = u8::try_from(here).unwrap_or(u8::MAX).min(hunt.quest_tokens);
        hunt.quest_tokens -= by;
        hunt.marked[terrain.index()] += by;
        let tokens = hunt.marked[terrain.index()];
        log.public(Event::Hunt(HuntEvent::MonsterMarked { terrain, by, tokens }));
    }

    /// WH-RID-3: each step in seat order.
    fn plan_teleportation(&mut self, here: &[Seat]) {
        self.agenda.push(Task::Hunt(HuntTask::Scatter));
        let despoil = |seat: &Seat| Task::Hunt(HuntTask::Despoil(*seat));
        self.agenda.push_in_order(here.iter().map(despoil));
        let ask = |seat: &Seat| Task::Ask(*seat, Decision::Hunt(HuntDecision::Teleport));
        self.agenda.push_in_order(here.iter().map(ask));
    }

    /// WH-D-TELE.
    pub(crate) fn list_teleport(&self, choices: &mut Vec<Choice>) {
        choices.extend(self.full_stacks().map(|terrain| Choice::Hunt(HuntChoice::Ground(terrain))));
    }

    pub(crate) fn answer_teleport(&mut self, seat: Seat, choice: Choice, log: &mut Log<Event>) {
        let Choice::Hunt(HuntChoice::Ground(terrain)) = choice else {
            unreachable!("“{choice}” is no ground")
        };
        if let Some(at) = self.tokens[terrain.index()].pop() {
            log.teach_all();
            self.the_hunt_mut().drawn.push((seat, at));
        }
    }

    /// WH-RID-3 (b), WH-EDGE-13.
    pub(crate) fn despoil(&mut self, seat: Seat, log: &mut Log<Event>) {
        if self.players[seat].potions.is_empty() {
            let ask = Decision::AnyAttribute { left: 1, rise: false };
            self.agenda.push(Task::Ask(seat, ask));
        }
        while let Some(potion) = self.players[seat].potions.last().copied() {
            self.pour(seat, potion, log);
        }
    }

    /// WH-RID-3 (c): the tokens go back when all have moved.
    pub(crate) fn scatter(&mut self, log: &mut Log<Event>) {
        let drawn = std::mem::take(&mut self.the_hunt_mut().drawn);
        for (seat, to) in &drawn {
            self.players[*seat].at = *to;
            log.public(Event::Hunt(HuntEvent::Teleported { seat: *seat, to: *to }));
        }
        for (_, at) in drawn {
            if let Some(terrain) = at.terrain() {
                self.return_token(terrain, at);
            }
        }
    }

    /// WH-RID-4: what happens follows from the shield.
    fn freeze_map(&mut self, here: &[Seat], log: &mut Log<Event>) {
        let (shielded, bare): (Vec<Seat>, Vec<Seat>) =
            here.iter().partition(|seat| self.players[**seat].shield > 0);
        for seat in shielded {
            self.lower_shield(seat, 1, Source::Rule(Reason::Printed), log);
        }
        let ask = Decision::Destroy { left: 1, from: Zone::Anywhere, optional: false };
        let tasks = bare
            .into_iter()
            .flat_map(|seat| [Task::Ask(seat, ask), Task::Hunt(HuntTask::Thaw(seat))]);
        self.agenda.push_in_order(tasks.collect::<Vec<_>>());
    }

    /// WH-RID-4 (b): the shield is full again.
    pub(crate) fn thaw(&mut self, seat: Seat, log: &mut Log<Event>) {
        let points = self.shield_cap(seat);
        let why = Tally::of(!log.is_muted(), Source::Rule(Reason::Printed), points.into());
        self.raise_shield(seat, why, log);
    }
}
