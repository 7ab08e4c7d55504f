//! Monster fights of phase II: who fights, and what they come to (sections 8.1, 8.2, 8.4).

use tabletop::{Log, Seat};

use super::decision::{HuntDecision, Question};
use super::event::HuntEvent;
use super::hunt::Farm;
use super::task::HuntTask;
use crate::play::{Choice, Decision, Event, Foe, OldWorld, Replace, Task};
use crate::world::hunt_card::{HuntKind, HuntPlace};
use crate::world::location::Terrain;
use crate::world::monster::{Ability, Monster};
use crate::world::source::{Reason, Source};
use crate::world::story::Story;
use crate::world::tally::Tally;

/// WH-FGT-2: no pool has more.
const LARGEST_POOL: u8 = 20;

impl OldWorld {
    /// WH-D-P2: monsters not yet fought, and who of those with them could.
    pub(crate) fn pairs(&self) -> Vec<(Seat, Monster)> {
        let hunt = self.the_hunt();
        let mut pairs = Vec::new();
        for terrain in Terrain::ALL {
            let lair = self.lair(terrain);
            let (Some(monster), Some(at)) = (lair.monster, lair.at) else { continue };
            if hunt.fought[terrain.index()] {
                continue;
            }
            for seat in self.witchers_at(at) {
                let marks = &hunt.seats[seat];
                if !marks.fought && !marks.passed && self.can_start(seat, monster) {
                    pairs.push((seat, monster));
                }
            }
        }
        pairs
    }

    /// WH-P2-4.
    fn can_start(&self, seat: Seat, monster: Monster) -> bool {
        match monster.ability() {
            Ability::InitiationCost(potions) => {
                self.players[seat].potions.len() >= usize::from(potions)
            }
            _ => true,
        }
    }

    /// WH-P2-2: the next pair; without one meditation and the exploration card follow.
    pub(crate) fn plan_fights(&mut self) {
        self.forget_fight();
        if !self.pairs().is_empty() {
            self.agenda
                .push_in_order([HuntTask::Poll(Question::Pair), HuntTask::Fights].map(Task::Hunt));
            return;
        }
        self.agenda.push_in_order([HuntTask::Explore, HuntTask::Phase3].map(Task::Hunt));
        let meditate = |seat| Task::Hunt(HuntTask::Meditation(seat));
        self.agenda.push_in_order(self.seat_order().into_iter().map(meditate));
    }

    pub(crate) fn send(&mut self, seat: Seat, monster: Monster) {
        self.agenda.push(Task::Ask(seat, Decision::Hunt(HuntDecision::Fight { monster })));
    }

    /// WH-D-P2OK.
    pub(crate) fn answer_fight(
        &mut self,
        seat: Seat,
        monster: Monster,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if choice != Choice::Fight(monster) {
            self.the_hunt_mut().seats[seat].passed = true;
            log.public(Event::Hunt(HuntEvent::FightPassed { seat }));
            return;
        }
        self.step_up(seat);
        let lives = |terrain: &Terrain| self.lair(*terrain).monster == Some(monster);
        let terrain = Terrain::ALL.into_iter().find(lives);
        let hunt = self.the_hunt_mut();
        hunt.seats[seat].fought = true;
        if let Some(terrain) = terrain {
            hunt.fought[terrain.index()] = true;
        }
        self.agenda.push(Task::Hunt(HuntTask::BeginFight));
        if let Some(story) = self.quest_before_fight() {
            self.agenda.push(Task::Ask(seat, Decision::Hunt(HuntDecision::Quest { story })));
        }
    }

    /// WH-QST-3 (d): the quest that is offered to every fighter, if it lies open.
    fn quest_before_fight(&self) -> Option<Story> {
        let stories = self.the_hunt().quests.iter().map(|quest| quest.story);
        stories.into_iter().find(|story| {
            story.hunt_card().is_some_and(|card| {
                matches!(card.kind, HuntKind::Quest(quest) if quest.place == HuntPlace::Fight)
            })
        })
    }

    /// The fight of the one in front with the monster of his place.
    pub(crate) fn begin_fight(&mut self, log: &mut Log<Event>) {
        let seat = self.active;
        let at = self.players[seat].at;
        let monster = self.lairs.iter().find(|lair| lair.at == Some(at));
        if let Some(monster) = monster.and_then(|lair| lair.monster) {
            self.begin_hunt(seat, monster, log);
        }
    }

    /// WH-FGT-2: one more for each hound and the rider, here or next to here.
    pub(crate) fn strengthened(&self, life: u8) -> u8 {
        let hunt = self.the_hunt();
        let at = self.players[self.fighter_seat(0)].at;
        let is_near = |other| other == at || at.neighbours().contains(&other);
        let hounds = hunt.hounds.iter().filter(|hound| is_near(hound.at)).count();
        let near = u8::try_from(hounds).unwrap_or(0) + u8::from(is_near(hunt.at));
        life.saturating_add(near).min(LARGEST_POOL)
    }

    /// WH-FGT-4, WH-FGT-5: what comes between the life decks and the first turn, once.
    pub(crate) fn before_first_turn(&mut self, _log: &mut Log<Event>) -> bool {
        let Foe::Monster(..) = self.fight().foe else { return false };
        if self.the_hunt().supported.is_some() {
            return false;
        }
        self.the_hunt_mut().supported = Some(0);
        self.agenda.push_in_order([
            Task::Hunt(HuntTask::Marked),
            Task::Hunt(HuntTask::CallSupport),
            Task::Hunt(HuntTask::EndSupport),
            Task::FirstTurn,
        ]);
        true
    }

    /// WH-FGT-4, WH-FGT-13: Imlerith's tokens on the monster's card.
    pub(crate) fn struck_by_mark(&mut self, log: &mut Log<Event>) {
        let fight = self.fight();
        let Foe::Monster(terrain, _) = fight.foe else { return };
        let (seat, points) = (fight.attacker(), self.the_hunt().marked[terrain.index()]);
        if points > 0 {
            log.public(Event::Hunt(HuntEvent::MarkStruck { seat, damage: points }));
            self.agenda.push(Task::Hurt { side: 0, points, hand_first: false });
        }
    }

    /// WH-EVT-5: the help of the farm, as part of the own attack.
    pub(crate) fn strike_for_farm(&mut self, side: u8, log: &mut Log<Event>) {
        let points = std::mem::take(&mut self.the_hunt_mut().farm.damage);
        let source = Source::Rule(Reason::ThisTurn);
        let why = Tally::of(!log.is_muted(), source, i16::from(points));
        self.deal_damage(side, why, log);
    }

    /// WH-FGT-9 to WH-FGT-11: no new monster comes.
    pub(crate) fn gone_for_good(
        &mut self,
        seat: Seat,
        terrain: Terrain,
        monster: Monster,
        why: Replace,
        log: &mut Log<Event>,
    ) {
        let gold = self.the_hunt().farm.gold;
        self.gain_gold(seat, gold, log);
        self.agenda.push(Task::Recover);
        if why == Replace::Driven {
            self.agenda.push(Task::ZeroCost(seat));
        }
        self.clear_trails(terrain, log);
        let hunt = self.the_hunt_mut();
        hunt.quest_tokens += std::mem::take(&mut hunt.marked[terrain.index()]);
        self.lose_shields(u16::from(monster.level()), log);
    }

    /// Whatever came of a fight, what was said of it is over.
    pub(crate) fn forget_fight(&mut self) {
        let hunt = self.the_hunt_mut();
        hunt.supported = None;
        hunt.farm = Farm::default();
    }

    /// WH-MED-1, WH-MED-2.
    pub(crate) fn offer_meditation(&mut self, seat: Seat) {
        if !self.the_hunt().seats[seat].fought && self.meditations(seat).next().is_some() {
            self.agenda.push(Task::Ask(seat, Decision::Hunt(HuntDecision::Meditate)));
        }
    }
}
