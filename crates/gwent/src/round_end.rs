//! The end of a round and of the game (sections 10 and 12), in the exact order of the rules.

use std::cmp::Ordering;

use tabletop::{Log, Seat};

use crate::list::List;
use crate::state::{SEATS, opponent};
use crate::task::Task;
use crate::{AfterTie, DrawCause, Event, Faction, Gwent, RoundResult};

impl Gwent {
    /// GW-END-1..9. The next round starts from the agenda; without one the game is over.
    pub(crate) fn end_round(&mut self, log: &mut Log<Event>) {
        let winner = self.settle(log);
        let [first, second] = SEATS.map(|seat| self.tokens(seat));
        if first == 0 || second == 0 {
            // GW-END-4, GW-OVER-1/2: nothing further happens.
            let winner = SEATS.into_iter().find(|seat| self.tokens(*seat) > 0);
            log.public(Event::GameOver { winner });
            return;
        }
        self.clear_field(log);
        if let Some(seat) = winner.filter(|seat| self.faction(*seat) == Faction::NorthernRealms) {
            // GW-END-8, GW-FAC-NR.
            self.draw(seat, 1, DrawCause::NorthernRealms, log);
        }
        self.starter = winner.unwrap_or_else(|| self.starter_after_tie(log));
        self.turn = self.starter;
        for seat in SEATS {
            self.sides[seat].passed = false;
        }
        self.agenda.push(Task::StartRound);
    }

    /// GW-END-1..3: how the round would end if it ended now.
    pub fn standing(&self) -> RoundResult {
        let totals = SEATS.map(|seat| self.total(seat));
        RoundResult { totals, winner: self.winner_of(totals) }
    }

    /// GW-END-1..3: counts, and takes the tokens.
    fn settle(&mut self, log: &mut Log<Event>) -> Option<Seat> {
        let rows = SEATS.map(|seat| self.row_totals(seat));
        let totals = rows.map(|rows| rows.iter().sum::<u16>());
        let winner = self.winner_of(totals);
        self.results.push(RoundResult { totals, winner });
        let round = self.rounds_over();
        let by_nilfgaard = totals[0] == totals[1] && winner.is_some();
        log.public(Event::RoundEnded { round, totals, rows, winner, by_nilfgaard });
        for seat in SEATS.into_iter().filter(|seat| winner != Some(*seat)) {
            log.public(Event::TokenLost { seat, left: self.tokens(seat) });
        }
        winner
    }

    /// GW-END-2/3, GW-FAC-NIL: the higher total wins; a tie the only Nilfgaard, otherwise nobody.
    pub(crate) fn winner_of(&self, totals: [u16; 2]) -> Option<Seat> {
        winner(totals, SEATS.map(|seat| self.faction(seat)))
    }

    /// GW-END-5..7: the monsters' survivor is drawn, all else is discarded, avengers come.
    fn clear_field(&mut self, log: &mut Log<Event>) {
        let staying = SEATS.map(|seat| self.draw_survivor(seat, log));
        let mut fallen = List::EMPTY;
        for (seat, staying) in SEATS.into_iter().zip(staying) {
            let mut field = self.sides[seat].field;
            let mut index = 0;
            field.retain(|placed| {
                let stays = staying == Some(index);
                index += 1;
                if !stays {
                    self.discard_from(seat, placed.card, &mut fallen);
                }
                stays
            });
            self.sides[seat].field = field;
            self.sides[seat].leader_horn = false;
            for horn in std::mem::take(&mut self.sides[seat].horns).into_iter().flatten() {
                self.discard(horn);
            }
        }
        self.discard_weather();
        log.public(Event::Cleared);
        self.summon_avengers(&fallen, log);
    }

    /// GW-FAC-MON: a random non-hero unit of his own stays where it is.
    fn draw_survivor(&mut self, seat: Seat, log: &mut Log<Event>) -> Option<usize> {
        if self.faction(seat) != Faction::Monsters {
            return None;
        }
        let field = &self.sides[seat].field;
        let eligible = |index: &usize| {
            let card = field[*index].card;
            card.owner == seat && card.kind.is_common_unit()
        };
        let count = (0..field.len()).filter(eligible).count();
        if count == 0 {
            return None;
        }
        let chosen = self.rng.index(count);
        let index = (0..field.len()).filter(eligible).nth(chosen)?;
        if count > 1 {
            log.teach_all();
        }
        log.public(Event::Stayed { seat, unit: field[index] });
        Some(index)
    }

    /// GW-END-9.
    fn starter_after_tie(&mut self, log: &mut Log<Event>) -> Seat {
        match self.rules.after_tie {
            AfterTie::Other => opponent(self.starter),
            AfterTie::Same => self.starter,
            AfterTie::Coin => {
                let starter = if self.rng.coin() { SEATS[0] } else { SEATS[1] };
                log.teach_all();
                log.public(Event::CoinTossed { starter });
                starter
            }
        }
    }

    /// How many rounds are over.
    pub(crate) fn rounds_over(&self) -> u8 {
        u8::try_from(self.results.len()).expect("three rounds at most")
    }
}

/// GW-END-2/3, GW-FAC-NIL, without the rest of the game.
pub(crate) fn winner([first, second]: [u16; 2], factions: [Faction; 2]) -> Option<Seat> {
    match first.cmp(&second) {
        Ordering::Greater => Some(SEATS[0]),
        Ordering::Less => Some(SEATS[1]),
        Ordering::Equal => match factions.map(|faction| faction == Faction::Nilfgaard) {
            [true, false] => Some(SEATS[0]),
            [false, true] => Some(SEATS[1]),
            [true, true] | [false, false] => None,
        },
    }
}
