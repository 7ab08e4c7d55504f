//! How a fight begins (§13.1).

use tabletop::{Log, Seat};

use super::decision::Decision;
use super::event::Event;
use super::fight::{Fight, Foe, going_on};
use super::state::OldWorld;
use super::task::Task;
use crate::world::effect::Boon;
use crate::world::location::Terrain;
use crate::world::monster::{Ability, Monster};
use crate::world::source::Source;

impl OldWorld {
    /// OW-FIGHT-2.
    pub(crate) fn begin_hunt(&mut self, seat: Seat, monster: Monster, log: &mut Log<Event>) {
        let lives_in = |terrain: &Terrain| self.lair(*terrain).monster == Some(monster);
        let terrain = Terrain::ALL.into_iter().find(lives_in);
        let terrain = terrain.expect("a monster that may be fought lives somewhere");
        let foe = Foe::Monster(terrain, monster);
        self.fight = Some(Fight::new(seat, foe, self.right_of(seat)));
        log.public(Event::FightBegan { seat, foe, at: self.players[seat].at });
        self.agenda.push_in_order([
            Task::MakePool,
            Task::MonsterBefore,
            Task::OwnBefore(0),
            Task::MakeLife(0),
            Task::MonsterAfter,
            Task::FirstTurn,
            Task::FightFloor,
        ]);
        if let Ability::InitiationCost(left) = monster.ability() {
            self.agenda.push(Task::Ask(seat, Decision::InitiationCost { left }));
        }
    }

    /// OW-FIGHT-2 (3).
    pub(crate) fn make_pool(&mut self, log: &mut Log<Event>) {
        let monster = self.quarry();
        let cards = self.pool_size(monster);
        let fight = going_on(&mut self.fight);
        let life = usize::from(cards).min(self.attacks.len());
        fight.pool = self.attacks.split_off(self.attacks.len() - life);
        self.rng.shuffle(&mut fight.pool);
        log.public(Event::PoolMade { monster, cards });
    }

    /// OW-FIGHT-2 (4): the monster's own effect comes first.
    pub(crate) fn monster_before(&mut self, log: &mut Log<Event>) {
        let seat = self.fighter_seat(0);
        let monster = self.quarry();
        let source = Source::MonsterAbility(monster);
        match monster.ability() {
            Ability::BeforeLifeDeckDiscard(left) => {
                self.agenda.push(Task::Ask(seat, Decision::PreFightDiscard { left }));
            }
            Ability::BeforeLifeDeckShieldMinus(by) => self.lower_shield(seat, by, source, log),
            Ability::BeforeLifeDeckShieldPerHandCard => {
                let hand = u8::try_from(self.players[seat].hand.len()).unwrap_or(u8::MAX);
                self.lower_shield(seat, hand, source, log);
            }
            Ability::BeforeLifeDeckLower(attribute, by) => {
                for _ in 0..by {
                    self.lower(seat, attribute, log);
                }
            }
            Ability::DefenceMinus(_) => self.clamp_shield(seat, log),
            _ => {}
        }
    }

    /// OW-FIGHT-2 (4), OW-FIGHT-3 (2): the witcher's own effects, as he likes.
    pub(crate) fn own_before(&mut self, side: u8) {
        self.ask_powers(side, Decision::PreFight);
    }

    /// OW-FIGHT-2 (5), OW-FIGHT-3 (2).
    pub(crate) fn make_life(&mut self, side: u8, log: &mut Log<Event>) {
        let seat = self.fighter_seat(side);
        let own = &mut self.players[seat];
        let mut discard = std::mem::take(&mut own.discard);
        own.deck.append(&mut discard);
        let cards = u8::try_from(own.deck.len()).unwrap_or(u8::MAX);
        self.shuffle_deck(seat, log);
        log.public(Event::LifeDeckMade { seat, cards });
        self.fight_mut().side_mut(side).ready = true;
    }

    /// OW-FIGHT-2 (6).
    pub(crate) fn monster_after(&mut self, log: &mut Log<Event>) {
        let seat = self.fighter_seat(0);
        match self.fight().ability() {
            Some(Ability::AfterLifeDeckDiscardTop(count)) => {
                for _ in 0..count {
                    self.discard_top(seat, log);
                }
                self.agenda.push(Task::ShuffleLife(0));
            }
            Some(Ability::AfterLifeDeckDiscardUnlessTrail(left)) if !self.holds_trail() => {
                self.agenda.push(Task::Ask(seat, Decision::PreFightDiscard { left }));
            }
            _ => {}
        }
    }

    pub(crate) fn shuffle_life(&mut self, side: u8, log: &mut Log<Event>) {
        self.shuffle_deck(self.fighter_seat(side), log);
    }

    /// OW-FIGHT-2 (7), OW-FIGHT-3 (3), OW-FIGHT-6, OW-TRACK-6.
    pub(crate) fn first_turn(&mut self, log: &mut Log<Event>) {
        if self.is_held_up(log) {
            return;
        }
        let duel = self.fight().is_duel();
        if self.is_knocked_out(0) {
            self.knock_out(0, log);
            return;
        }
        if duel && self.is_knocked_out(1) {
            self.knock_out(1, log);
            return;
        }
        let seat = self.fighter_seat(0);
        let always = self.players[seat].boons().any(|(_, boon)| *boon == Boon::AlwaysFirst);
        let first = if duel || always || self.holds_trail() { 0 } else { 1 };
        self.agenda.push(Task::CombatTurn(first));
    }

    /// A combat turn: first what the other side does before its opponent's first one (OW-FIGHT-4).
    pub(crate) fn combat_turn(&mut self, side: u8, log: &mut Log<Event>) {
        let fight = self.fight_mut();
        let duel = fight.is_duel();
        if duel && fight.turns >= 100 {
            // OW-KO-7.
            self.end_fight(Task::DuelWon(1));
            return;
        }
        fight.turns = fight.turns.saturating_add(1);
        fight.mover = side;
        let monster_moves = !duel && side == 1;
        let first =
            if monster_moves { fight.monster_turns == 0 } else { fight.is_first_turn(side) };
        let seat = (!monster_moves).then(|| fight.side(side).seat);
        log.public(Event::CombatTurnBegan { seat });
        self.agenda.push(if monster_moves { Task::MonsterTurn } else { Task::WitcherTurn(side) });
        if first && (duel || monster_moves) {
            self.ask_powers(1 - side.min(1), Decision::BeforeFoe);
        }
    }
}
