//! The rounds that are over, and who started this one.

use tabletop::Seat;

use super::Fault;
use crate::Gwent;
use crate::state::SEATS;

impl Gwent {
    /// GW-OVER-1..3: nobody plays on without tokens, nobody stops with them.
    pub(super) fn fault_of_rounds(&self) -> Fault {
        let over = SEATS.into_iter().any(|seat| self.tokens(seat) == 0);
        if over != self.awaited.is_none() {
            return Some(
                "The game is over exactly when a player has no loss token left.".to_owned(),
            );
        }
        let mut earlier = self.clone();
        if over && earlier.results.pop().is_some() {
            let ended = SEATS.into_iter().any(|seat| earlier.tokens(seat) == 0);
            if ended {
                return Some("The game had ended a round before.".to_owned());
            }
        }
        let first = self.results.is_empty();
        if !first && SEATS.into_iter().any(|seat| !self.sides[seat].aside.is_empty()) {
            return Some("Cards are exchanged only before the first round.".to_owned());
        }
        self.fault_of_results().or_else(|| self.fault_of_starter())
    }

    /// GW-END-2/3.
    fn fault_of_results(&self) -> Fault {
        let wrong = |(_, result): &(usize, &crate::RoundResult)| {
            result.winner != self.winner_of(result.totals)
        };
        let (index, result) = self.results.iter().enumerate().find(wrong)?;
        let [first, second] = result.totals;
        let winner = self.winner_of(result.totals);
        let winner = winner.map_or_else(|| "nobody".to_owned(), |seat| seat.to_string());
        Some(format!("Round {} ended {first}:{second}, so that {winner} won it.", index + 1))
    }

    fn fault_of_starter(&self) -> Fault {
        let starter = self.starter_by_rounds().filter(|starter| *starter != self.starter)?;
        Some(format!("By the round before, {starter} started this one."))
    }

    /// GW-END-9: who must have started this round: whoever won the one before. Anybody the first;
    /// anybody that after a tie too, which only the first can be if the game goes on, and who
    /// started it is not written down.
    pub(crate) fn starter_by_rounds(&self) -> Option<Seat> {
        let over = SEATS.into_iter().any(|seat| self.tokens(seat) == 0);
        let before = self.results.len() - usize::from(over);
        self.results[..before].last()?.winner
    }
}
