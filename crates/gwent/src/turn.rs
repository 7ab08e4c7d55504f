//! Turns (section 5): whose it is, what can be done in it, passing.

use tabletop::{Learners, Log, Seat};

use crate::cards::Special;
use crate::state::opponent;
use crate::{Decision, Event, Gwent, LeaderEffect, Row};

impl Gwent {
    /// GW-TURN-1: asks; passes for those who can do nothing else (GW-TURN-4/5, GW-EDGE-2).
    pub(crate) fn begin_turn(&mut self, log: &mut Log<Event>) {
        while !self.sides[self.turn].passed {
            self.note_what_a_turn_shows(self.turn, log);
            if self.can_act(self.turn) {
                return self.ask(self.turn, Decision::Turn);
            }
            self.pass(self.turn, true, log);
            self.turn = opponent(self.turn);
        }
        self.end_round(log);
    }

    /// GW-TURN-2: the opponent, unless he has passed.
    pub(crate) fn end_turn(&mut self) {
        let other = opponent(self.turn);
        if !self.sides[other].passed {
            self.turn = other;
        }
        self.agenda.push(crate::task::Task::BeginTurn);
    }

    /// GW-PASS-1.
    pub(crate) fn pass(&mut self, seat: Seat, forced: bool, log: &mut Log<Event>) {
        self.sides[seat].passed = true;
        log.public(Event::Passed { seat, forced });
    }

    /// Can a player do anything but pass?
    fn can_act(&self, seat: Seat) -> bool {
        self.can_use_leader(seat)
            || self.sides[seat].hand.iter().any(|held| match held.card.kind.special() {
                Some(Special::Decoy) => self.can_decoy(seat),
                Some(Special::Horn) => self.can_horn(seat),
                _ => true,
            })
    }

    /// GW-LEAD-1/2/3: an active ability, unused, not switched off, its cost at hand.
    pub(crate) fn can_use_leader(&self, seat: Seat) -> bool {
        let side = &self.sides[seat];
        match self.leader_effect(seat) {
            _ if side.leader_used => false,
            Some(LeaderEffect::TradeTwoForOne) => side.hand.len() >= 2,
            Some(effect) => !effect.is_passive(),
            None => false,
        }
    }

    /// GW-DECOY-4: is there a unit a Decoy could replace?
    pub(crate) fn can_decoy(&self, seat: Seat) -> bool {
        self.sides[seat].field.iter().any(|placed| placed.card.kind.is_common_unit())
    }

    /// GW-HORN-S1: is a horn slot free?
    pub(crate) fn can_horn(&self, seat: Seat) -> bool {
        Row::ALL.into_iter().any(|row| self.sides[seat].horns[row.index()].is_none())
    }

    /// A player who is asked, or who is not, shows whether he holds anything but Decoys without a
    /// target and Horns without a slot: news when the others could not be sure.
    fn note_what_a_turn_shows(&self, seat: Seat, log: &mut Log<Event>) {
        const DECOYS_AND_HORNS: usize = 6;
        let cards = self.sides[seat].hand.len();
        let doubtful = !self.can_decoy(seat) || !self.can_horn(seat);
        if doubtful && (1..=DECOYS_AND_HORNS).contains(&cards) && !self.can_use_leader(seat) {
            log.teach(Learners::all_but(seat));
        }
    }
}
