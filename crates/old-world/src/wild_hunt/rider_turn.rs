//! The rider's combat turn (WH-FIN-14 to WH-FIN-16) and what his own cards do (section 11.3).

use tabletop::{Log, Seat};

use super::decision::HuntDecision;
use super::event::HuntEvent;
use super::task::HuntTask;
use crate::play::{Choice, Decision, Event, OldWorld, Task};
use crate::world::attack::{Attack, Frostbite, Half};
use crate::world::effect::Attribute;
use crate::world::tracks::TOP_LEVEL;

impl OldWorld {
    /// WH-FIN-7, WH-FIN-23: before his first turn everybody may use own effects.
    pub(crate) fn begin_rider_turn(&mut self, log: &mut Log<Event>) {
        let fight = self.fight_mut();
        fight.turns = fight.turns.saturating_add(1);
        fight.mover = 1;
        let first = fight.monster_turns == 0;
        log.public(Event::CombatTurnBegan { seat: None });
        self.agenda.push(Task::Hunt(HuntTask::RiderReveals));
        if first {
            let tasks = self
                .standing()
                .into_iter()
                .flat_map(|seat| [HuntTask::StepUp(seat), HuntTask::BeforeRider].map(Task::Hunt));
            self.agenda.push_in_order(tasks.collect::<Vec<_>>());
        }
    }

    /// WH-FIN-14: the card is shown; everybody who stands suffers it, in seat order.
    pub(crate) fn reveal_to_all(&mut self, log: &mut Log<Event>) {
        let fight = self.fight_mut();
        fight.pool_at_start = u8::try_from(fight.pool.len()).unwrap_or(u8::MAX);
        let card = fight.pool.pop().expect("the rider lives: check guarantees it");
        fight.pool_known = fight.pool_known.saturating_sub(1);
        log.teach_all();
        self.show_attack(card, Half::Charge, log);
        self.agenda.push(Task::Hunt(HuntTask::EndRiderTurn));
        let standing = self.standing();
        self.agenda
            .push_in_order(standing.into_iter().map(|seat| Task::Hunt(HuntTask::Suffer(seat))));
    }

    /// WH-FIN-14: an own coin for each, unless it is a card of the rider's.
    pub(crate) fn suffer(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.step_up(seat);
        self.fight_mut().sides[0].lost = 0;
        self.agenda.push_in_order([
            Task::MonsterAttack,
            Task::AfterMonsterAttack,
            Task::Hunt(HuntTask::StandOrFall),
        ]);
        let Some((card, _)) = self.fight().revealed else { return };
        if card.rider().is_none() {
            let half = self.flip();
            if let Some((_, shown)) = &mut self.fight_mut().revealed {
                *shown = half;
            }
            self.tell_flip(half, log);
            self.ask_powers(0, Decision::Half);
        }
    }

    /// WH-RFC-3, WH-RFC-6, WH-RFC-7: damage first, then the other part.
    pub(crate) fn after_blow(&mut self, log: &mut Log<Event>) {
        let Some((card, half)) = self.fight().revealed else { return };
        let seat = self.fighter_seat(0);
        match card.attack(half) {
            Attack::Freeze(_) => {
                self.finale_mut().bench[seat].frozen = true;
                log.public(Event::Hunt(HuntEvent::Frozen { seat }));
            }
            Attack::WhiteFrost(_, bite) => self.bite_attributes(seat, bite, log),
            Attack::ShockWave(_) => {
                if self.discard_at_random(seat, log) || self.discard_top(seat, log) {
                    self.count_loss(0, 1);
                }
            }
            Attack::Damage(_)
            | Attack::ByLevel(_)
            | Attack::EqualsLevel(_)
            | Attack::DropByLevel
            | Attack::Burn
            | Attack::Lower(..)
            | Attack::PhantomAxe(_)
            | Attack::ExplodingEnergy(_) => {}
        }
    }

    fn bite_attributes(&mut self, seat: Seat, bite: Frostbite, log: &mut Log<Event>) {
        let ask = match bite {
            Frostbite::Strongest => Decision::Hunt(HuntDecision::Strongest),
            Frostbite::Any => Decision::AnyAttribute { left: 1, rise: false },
            Frostbite::Only(attribute) => {
                self.lower(seat, attribute, log);
                return;
            }
            Frostbite::All => {
                for attribute in Attribute::ALL {
                    self.lower(seat, attribute, log);
                }
                return;
            }
        };
        self.agenda.push(Task::Ask(seat, ask));
    }

    /// WH-QST-8: the highest of the four, if it can fall; no other is taken instead.
    pub(crate) fn list_strongest(&self, seat: Seat, choices: &mut Vec<Choice>) {
        let own = &self.players[seat];
        let highest = own.attributes.iter().copied().max().unwrap_or(1);
        if highest > 1 && highest < TOP_LEVEL {
            let tied = Attribute::ALL.into_iter().filter(|each| own.attribute(*each) == highest);
            choices.extend(tied.map(Choice::Lower));
        }
    }

    /// WH-FIN-17.
    pub(crate) fn stand_or_fall(&mut self, log: &mut Log<Event>) {
        if self.is_knocked_out(0) {
            self.knock_out(0, log);
        }
    }

    /// WH-FIN-18, WH-FIN-20: with the last card resolved and somebody standing, all have won.
    pub(crate) fn end_rider_turn(&mut self, log: &mut Log<Event>) {
        let fight = self.fight_mut();
        fight.monster_turns = fight.monster_turns.saturating_add(1);
        fight.brace = 0;
        if let Some((card, _)) = fight.revealed.take() {
            fight.pool_discard.push(card);
        }
        let emptied = fight.pool.is_empty();
        let finale = self.finale_mut();
        finale.acted = 0;
        finale.bench.values_mut().for_each(|bench| bench.brace = 0);
        if emptied {
            self.win_together(log);
        } else {
            self.agenda.push(Task::Hunt(HuntTask::NextTurn));
        }
    }
}
