//! What is asked, of whom, and what is left to be done after it.

use tabletop::Seat;

use super::Fault;
use crate::leader::COST;
use crate::state::Awaited;
use crate::task::Task;
use crate::{Decision, Faction, Gwent, Kind, LeaderEffect, Pick, Return};

impl Gwent {
    pub(super) fn fault_of_decision(&self) -> Fault {
        let Some(Awaited { seat, decision }) = self.awaited else {
            return (!self.agenda.is_empty()).then(|| "The game is over.".to_owned());
        };
        if !self.fits_agenda(seat, decision) {
            return Some("The agenda does not fit the decision that is awaited.".to_owned());
        }
        if !self.fits_position(seat, decision) {
            return Some("The decision that is awaited does not arise here.".to_owned());
        }
        let mut choices = Vec::new();
        self.list(&mut choices);
        (choices.len() < 2).then(|| "The decision that is awaited has no alternative.".to_owned())
    }

    /// What is left to be done after each decision.
    fn fits_agenda(&self, seat: Seat, decision: Decision) -> bool {
        let tasks = self.agenda.tasks();
        match decision {
            Decision::WhoStarts => matches!(tasks, [Task::Deal]),
            Decision::Exchange if seat == self.starter => {
                matches!(tasks, [Task::StartRound, Task::Exchange(other)] if *other != seat)
            }
            Decision::Exchange => matches!(tasks, [Task::StartRound]),
            Decision::Turn => tasks.is_empty(),
            Decision::PlaceUnit { cause: Return::Skellige { more }, .. } => {
                let waiting = match tasks {
                    [Task::BeginTurn, Task::Homecoming { seat: other, units: 2 }] => {
                        *other != seat && seat == self.starter
                    }
                    others => matches!(others, [Task::BeginTurn]),
                };
                waiting && more < 2
            }
            Decision::PlaceUnit { cause: Return::Medic, .. }
            | Decision::Revive
            | Decision::PlaceMardroeme
            | Decision::Pick(_) => match tasks.split_first() {
                Some((Task::EndTurn, rest)) => rest.iter().all(|task| self.may_wait(seat, task)),
                _ => false,
            },
        }
    }

    /// GW-MUSTER-3: in the middle of a turn only those who were called wait for their abilities,
    /// and they lie on the battlefield already.
    fn may_wait(&self, seat: Seat, task: &Task) -> bool {
        matches!(task, Task::Resolve { player, side, unit }
            if *player == seat
                && unit.card.kind.traits().answers.is_some()
                && self.sides[*side].field.contains(unit))
    }

    /// Where each decision can arise.
    fn fits_position(&self, seat: Seat, decision: Decision) -> bool {
        let side = &self.sides[seat];
        let effect = self.leader_effect(seat).filter(|_| side.leader_used);
        let playing = seat == self.turn && !side.passed;
        match decision {
            Decision::WhoStarts => {
                let [first, second] =
                    crate::state::SEATS.map(|seat| self.faction(seat) == Faction::Scoiatael);
                first != second && self.faction(seat) == Faction::Scoiatael && self.is_untouched()
            }
            Decision::Exchange => self.is_untouched() && !side.deck.is_empty(),
            Decision::Turn => playing,
            Decision::Revive => playing && !self.anybody_has(LeaderEffect::RandomRevival),
            Decision::PlaceUnit { unit, cause } => {
                let home = self.results.len() == 2 && self.faction(seat) == Faction::Skellige;
                let comes = match cause {
                    Return::Medic => playing,
                    Return::Skellige { .. } => home,
                };
                comes && unit.is_common_unit() && side.discard.contains(&unit)
            }
            Decision::PlaceMardroeme => {
                let called = effect == Some(LeaderEffect::PlayMardroeme);
                playing && called && side.deck.contains(&Kind::MARDROEME)
            }
            Decision::Pick(Pick::Cost { left }) if !(1..=COST).contains(&left) => false,
            Decision::Pick(pick) => playing && effect == Some(effect_of(pick)),
        }
    }

    /// Has nothing been played yet?
    fn is_untouched(&self) -> bool {
        self.results.is_empty()
            && self.weather.is_empty()
            && self.sides.0.iter().all(|side| {
                side.field.is_empty()
                    && side.discard.is_empty()
                    && side.removed.is_empty()
                    && side.horns == [None; 3]
                    && !side.passed
                    && !side.leader_used
            })
    }
}

const fn effect_of(pick: Pick) -> LeaderEffect {
    match pick {
        Pick::OwnPile => LeaderEffect::TakeFromOwnPile,
        Pick::TheirPile => LeaderEffect::TakeFromTheirPile,
        Pick::Cost { .. } | Pick::Deck => LeaderEffect::TradeTwoForOne,
        Pick::Weather => LeaderEffect::PlayAnyWeather,
        Pick::Namesake => LeaderEffect::CallNamesake,
    }
}
