//! Reputation, victory and exhaustion (OW-REP).

use tabletop::{Log, Seat};

use super::decision::Decision;
use super::event::Event;
use super::state::OldWorld;
use super::task::Task;
use crate::world::action_card::Card;
use crate::world::source::Source;
use crate::world::tracks::{VICTORY, exhaustion};

impl OldWorld {
    /// OW-REP-2: a trophy won in a fight; true if it won the game.
    pub(super) fn win_trophy(&mut self, seat: Seat, trophy: Source, log: &mut Log<Event>) -> bool {
        let own = &mut self.players[seat];
        own.reputation = own.reputation.saturating_add(1).min(VICTORY);
        let reputation = own.reputation;
        log.public(Event::TrophyWon { seat, trophy });
        log.public(Event::ReputationReached { seat, reputation });
        if reputation < VICTORY {
            self.agenda.push(Task::Exhaust(seat, exhaustion(reputation)));
            return false;
        }
        self.winner = Some(seat);
        self.agenda.clear();
        log.public(Event::GameWon { seat });
        true
    }

    /// OW-REP-3.
    pub(super) fn exhaust(&mut self, seat: Seat, count: u8) {
        self.agenda.push(Task::Reshuffle(seat));
        if count > 0 {
            self.agenda.push(Task::Ask(seat, Decision::Exhaust { left: count }));
        }
    }

    /// Takes an own card out of the game, wherever it is.
    pub(super) fn destroy(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let own = &mut self.players[seat];
        for pile in [&mut own.hand, &mut own.discard, &mut own.deck] {
            if let Some(at) = pile.iter().position(|held| *held == card) {
                pile.remove(at);
                self.removed.push(card);
                // The others see from where it comes.
                log.new_information();
                log.public(Event::CardDestroyed { seat, card });
                return;
            }
        }
    }
}
