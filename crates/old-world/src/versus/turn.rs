//! Turns and the choice of phase II (OW-P2).

use tabletop::{Log, Seat};

use crate::play::{Choice, Decision, Event, OldWorld, Task, Turn};
use crate::world::location::Terrain;
use crate::world::monster::Ability;
use crate::world::tracks::LAST_TURN;

/// The right-most slot of the market, from 0.
const LAST_SLOT: u8 = 5;

impl OldWorld {
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.active = seat;
        self.turn = Turn::default();
        self.turns = self.turns.saturating_add(1);
        log.public(Event::TurnBegan { seat, turn: self.turns });
        self.agenda.push(Task::Ask(seat, Decision::Phase1));
    }

    pub(crate) fn end_turn(&mut self, log: &mut Log<Event>) {
        let seat = self.active;
        for tracking in self.players[seat].tracking.iter_mut().flatten() {
            tracking.fresh = false;
        }
        if self.is_solo() {
            self.drop_rightmost(log);
        }
        // OW-REP-6: with nothing left to do the game is over.
        if self.turns < LAST_TURN {
            self.agenda.push(Task::BeginTurn(seat.next(self.seat_count())));
        }
    }

    /// OW-SOLO-7: unless it was bought, the rightmost card of the market goes.
    pub(crate) fn drop_rightmost(&mut self, log: &mut Log<Event>) {
        if self.turn.bought.is_some_and(|slot| slot != LAST_SLOT)
            && let Some(card) = self.market[usize::from(LAST_SLOT)].take()
        {
            self.common_discard.push(card);
            log.public(Event::MarketCleared { card });
            self.refill_market(log);
        }
    }

    /// OW-P2-1.
    pub(crate) fn list_phase2(&self, seat: Seat, choices: &mut Vec<Choice>) {
        self.list_hunts(seat, choices);
        let duels = self.others_from(seat).filter(|other| self.can_duel(seat, *other));
        choices.extend(duels.map(Choice::Duel));
        choices.extend(self.meditations(seat).map(Choice::Meditate));
        self.list_explorations(seat, choices);
    }

    /// OW-SOLO-6: alone, the last monster waits until an attribute is mastered.
    pub fn may_hunt(&self, seat: Seat) -> bool {
        let own = &self.players[seat];
        !self.is_solo() || own.monsters.len() < 2 || own.masteries.contains(&true)
    }

    /// OW-P2-2.
    fn list_hunts(&self, seat: Seat, choices: &mut Vec<Choice>) {
        if !self.may_hunt(seat) {
            return;
        }
        let own = &self.players[seat];
        for terrain in Terrain::ALL {
            let lair = self.lair(terrain);
            let Some(monster) = lair.monster.filter(|_| lair.at == Some(own.at)) else { continue };
            let payable = match monster.ability() {
                Ability::InitiationCost(potions) => own.potions.len() >= usize::from(potions),
                _ => true,
            };
            if payable {
                choices.push(Choice::Fight(monster));
            }
        }
    }

    /// OW-P2-3.
    pub(crate) fn can_duel(&self, seat: Seat, other: Seat) -> bool {
        let at = self.players[seat].at;
        self.players[other].at == at
            && !at.is_school()
            && self.closed_tavern != Some(at)
            && self.turn.gambled & 1 << other.0 == 0
    }
}
