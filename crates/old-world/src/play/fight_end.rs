//! How a fight with a monster ends (§13.9).

use tabletop::{Log, Seat};

use super::event::Event;
use super::fight::{Foe, going_on};
use super::state::OldWorld;
use super::task::{Replace, Task};
use crate::world::effect::{Attribute, Boon};
use crate::world::location::Terrain;
use crate::world::monster::{Ability, Monster};
use crate::world::source::Source;

/// The gold for a monster killed or driven away.
const REWARD: u8 = 2;

impl OldWorld {
    fn hunted(&self) -> (Seat, Terrain, Monster) {
        let fight = self.fight();
        match fight.foe {
            Foe::Monster(terrain, monster) => (fight.attacker(), terrain, monster),
            Foe::Witcher(_) | Foe::Rider(_) => {
                unreachable!("other fights have their own end: check guarantees it")
            }
        }
    }

    /// OW-END-KILL.
    pub(crate) fn killed(&mut self, log: &mut Log<Event>) {
        let (seat, terrain, monster) = self.hunted();
        self.gather_combos();
        log.public(Event::MonsterKilled { seat, monster });
        self.gain_gold(seat, REWARD, log);
        self.players[seat].monsters.push(monster);
        self.lairs[terrain.index()].monster = None;
        if let Ability::KillPhase3Exactly(cards) = monster.ability() {
            self.turn.exactly = Some(cards);
        }
        self.beaten(seat, terrain, monster, Replace::Killed, log);
        self.trophy_won(seat, Source::MonsterTrophy(monster), log);
    }

    /// OW-END-DRIVE.
    pub(crate) fn drive_away(&mut self, log: &mut Log<Event>) {
        let (seat, terrain, monster) = self.hunted();
        self.gather_combos();
        log.public(Event::MonsterDriven { seat, monster });
        self.gain_gold(seat, REWARD, log);
        self.lairs[terrain.index()].monster = None;
        self.driven_away.push(monster);
        self.beaten(seat, terrain, monster, Replace::Driven, log);
    }

    /// OW-END-LOSS.
    pub(crate) fn fight_lost(&mut self, log: &mut Log<Event>) {
        let (seat, terrain, _) = self.hunted();
        self.gather_combos();
        log.public(Event::FightLost { seat });
        self.gain_trail(seat, terrain, log);
        self.turn.lost = self.loss_counts();
        self.agenda.push_in_order([Task::ZeroCost(seat), Task::Recover]);
    }

    /// Cards on the table go to their owners' discards.
    pub(crate) fn gather_combos(&mut self) {
        for fighter in &mut going_on(&mut self.fight).sides {
            let own = &mut self.players[fighter.seat];
            own.discard.extend(fighter.combo.drain(..).map(|laid| laid.card));
        }
    }

    /// OW-END-ALWAYS, OW-PVP-5.
    pub(crate) fn recover(&mut self, log: &mut Log<Event>) {
        self.gather_combos();
        let mut fight = self.fight.take().expect("a fight goes on: check guarantees it");
        let duel = fight.is_duel();
        let fighters = if duel { 2 } else { 1 };
        for fighter in &mut fight.sides[..fighters] {
            let seat = fighter.seat;
            self.potion_discard.append(&mut fighter.potions);
            self.reshuffle(seat, log);
            let own = &mut self.players[seat];
            own.shield = own.value(Attribute::Defence);
            fighter.known.forget();
        }
        self.attacks.append(&mut fight.pool);
        self.attacks.append(&mut fight.pool_discard);
        self.attacks.extend(fight.revealed.take().map(|(card, _)| card));
        self.rng.shuffle(&mut self.attacks);
        if duel {
            // The bets are still to be paid and the tavern to be closed.
            self.fight = Some(fight);
        }
    }

    /// A companion whose story goes on after a kill.
    pub(crate) fn after_kill(&mut self, log: &mut Log<Event>) {
        let seat = self.active;
        let found = self.players[seat].boons().find_map(|(story, boon)| match boon {
            Boon::EventAfterKill(event) => Some((story, *event)),
            _ => None,
        });
        if let Some((story, event)) = found {
            self.spend_story(seat, story, log);
            self.agenda.push(Task::OpenEvent(event));
        }
    }
}
