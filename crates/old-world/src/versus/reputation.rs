//! Reputation, victory and exhaustion (OW-REP, OW-MED-2).

use tabletop::{Log, Seat};

use crate::play::{Decision, Event, OldWorld, Task};
use crate::world::source::Source;
use crate::world::tracks::{VICTORY, exhaustion};

/// OW-MED-3: meditation brings nobody further.
const BY_MEDITATION: u8 = 3;

impl OldWorld {
    /// OW-REP-2: a trophy won in a fight, which may win the game.
    pub(crate) fn win_trophy(&mut self, seat: Seat, trophy: Source, log: &mut Log<Event>) {
        let own = &mut self.players[seat];
        own.reputation = own.reputation.saturating_add(1).min(VICTORY);
        let reputation = own.reputation;
        log.public(Event::TrophyWon { seat, trophy });
        log.public(Event::ReputationReached { seat, reputation });
        if reputation < VICTORY {
            self.agenda.push(Task::Exhaust(seat, exhaustion(reputation)));
            return;
        }
        self.winner = Some(seat);
        self.agenda.clear();
        log.public(Event::GameWon { seat });
    }

    /// OW-MED-2, OW-MED-3: a trophy won by meditation, which never wins the game.
    pub(crate) fn earn_trophy(&mut self, seat: Seat, trophy: Source, log: &mut Log<Event>) {
        log.public(Event::TrophyWon { seat, trophy });
        let own = &mut self.players[seat];
        if own.reputation < BY_MEDITATION {
            own.reputation += 1;
            let reputation = own.reputation;
            log.public(Event::ReputationReached { seat, reputation });
            self.agenda.push(Task::Exhaust(seat, exhaustion(reputation)));
        }
    }

    /// OW-REP-3.
    pub(crate) fn exhaust(&mut self, seat: Seat, count: u8) {
        self.agenda.push(Task::Reshuffle(seat));
        if count > 0 {
            self.agenda.push(Task::Ask(seat, Decision::Exhaust { left: count }));
        }
    }
}
