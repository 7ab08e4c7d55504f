//! Could a game reach this position? Asked of states that come from outside, so that nothing that
//! passes can break the rules or tell of things that never happen.
//!
//! A position may leave cards out (puzzles do): what is there must be possible, but it need not be
//! a whole deck.

mod cards;
mod decision;
mod guests;
mod knowledge;
mod rounds;
mod zones;

use tabletop::Seat;

use crate::Gwent;
use crate::state::SEATS;
use crate::task::Task;

/// What is impossible, in a sentence.
type Fault = Option<String>;

impl Gwent {
    /// What is impossible here, if anything.
    pub(crate) fn find_fault(&self) -> Fault {
        let either =
            |fault: fn(&Self, Seat) -> Fault| SEATS.into_iter().find_map(|seat| fault(self, seat));
        self.fault_of_seats()
            .or_else(|| either(Self::fault_of_cards))
            .or_else(|| either(Self::fault_of_zones))
            .or_else(|| either(Self::fault_of_guests))
            .or_else(|| either(Self::fault_of_knowledge))
            .or_else(|| self.fault_of_weather())
            .or_else(|| self.fault_of_rounds())
            .or_else(|| self.fault_of_decision())
    }

    /// What a game dealt like that one could not have come to, if anything. The leaders may be
    /// others of the same factions, and the cards need not be those of the decks: whoever makes a
    /// position by hand should not have to make two decks for it.
    pub(crate) fn find_fault_with(&self, dealt: &Self) -> Fault {
        if self.rules != dealt.rules {
            return Some("The set-up has other house rules than the position.".to_owned());
        }
        SEATS.into_iter().find_map(|seat| {
            let (here, there) = (self.faction(seat), dealt.faction(seat));
            (here != there)
                .then(|| format!("{seat} plays {here}, but the deck of the set-up is of {there}."))
        })
    }

    fn fault_of_seats(&self) -> Fault {
        let tasks = self.agenda.tasks().iter().flat_map(seats_of);
        let winners = self.results.iter().filter_map(|result| result.winner);
        let seats = [self.starter, self.turn].into_iter().chain(tasks).chain(winners);
        let mut seats = seats.chain(self.awaited.map(|awaited| awaited.seat));
        let wrong = seats.find(|seat| seat.0 > 1)?;
        Some(format!("There is no {wrong}; Gwent is for two."))
    }
}

fn seats_of(task: &Task) -> Vec<Seat> {
    match task {
        Task::Exchange(seat) | Task::Homecoming { seat, .. } => vec![*seat],
        Task::Resolve { player, side, .. } => vec![*player, *side],
        Task::Deal | Task::StartRound | Task::BeginTurn | Task::EndTurn => Vec::new(),
    }
}
