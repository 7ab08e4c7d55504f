//! Fights between witchers: bets, result, tavern (§13.7).

use tabletop::{Log, Seat};

use crate::play::{Bet, Decision, Event, Fight, Foe, OldWorld, Task};
use crate::world::source::Source;
use crate::world::tracks::bounty;

impl OldWorld {
    /// OW-FIGHT-3, OW-BET-1.
    pub(crate) fn begin_duel(&mut self, seat: Seat, other: Seat, log: &mut Log<Event>) {
        let foe = Foe::Witcher(other);
        self.fight = Some(Fight::new(seat, foe, seat));
        log.public(Event::FightBegan { seat, foe, at: self.players[seat].at });
        self.agenda.push_in_order([
            Task::OwnBefore(0),
            Task::MakeLife(0),
            Task::OwnBefore(1),
            Task::MakeLife(1),
            Task::FirstTurn,
            Task::FightFloor,
        ]);
        let gamblers: Vec<Task> = self
            .others_from(seat)
            .filter(|third| *third != other && self.players[*third].gold > 0)
            .map(|third| Task::Ask(third, Decision::Bet))
            .collect();
        self.agenda.push_in_order(gamblers);
    }

    pub(crate) fn place_bet(&mut self, seat: Seat, on: Bet, log: &mut Log<Event>) {
        self.lose_gold(seat, 1, log);
        self.fight_mut().bets.push((seat, on));
        log.public(Event::BetPlaced { seat, on });
    }

    /// OW-PVP-3, OW-PVP-6.
    pub(crate) fn duel_won(&mut self, side: u8, log: &mut Log<Event>) {
        self.gather_combos();
        let (winner, loser) = (self.fighter_seat(side), self.fighter_seat(1 - side.min(1)));
        log.public(Event::DuelWon { seat: winner, loser });
        let attacker_won = side == 0;
        self.turn.lost = !attacker_won;
        self.agenda.push_in_order([
            Task::DuelGold(side),
            Task::ZeroCost(loser),
            Task::Recover,
            Task::DefenderDraws(if attacker_won { 3 } else { 4 }),
            Task::PayBets(side),
            Task::CloseTavern,
        ]);
        let school = self.players[loser].school.expect("every fighter has a school");
        let owned = self.players[winner].medallions[school.index()];
        if attacker_won && !owned && self.players[loser].stock > 0 {
            self.players[loser].stock -= 1;
            self.players[winner].medallions[school.index()] = true;
            self.trophy_won(winner, Source::Medallion(school), log);
        }
    }

    /// OW-PVP-2.
    pub(crate) fn duel_gold(&mut self, side: u8, log: &mut Log<Event>) {
        let gold = self.duel_bounty(side);
        self.gain_gold(self.fighter_seat(side), gold, log);
    }

    fn duel_bounty(&self, winner: u8) -> u8 {
        bounty(self.players[self.fighter_seat(1 - winner.min(1))].reputation)
    }

    /// OW-PVP-5.
    pub(crate) fn defender_draws(&mut self, count: u8, log: &mut Log<Event>) {
        self.draw_cards(self.fighter_seat(1), count, log);
    }

    /// OW-BET-2.
    pub(crate) fn pay_bets(&mut self, side: u8, log: &mut Log<Event>) {
        let gold = self.duel_bounty(side) + 1;
        let right = if side == 0 { Bet::Attacker } else { Bet::Defender };
        for (seat, on) in std::mem::take(&mut self.fight_mut().bets) {
            if on == right {
                self.gain_gold(seat, gold, log);
                log.public(Event::BetWon { seat, gold });
            }
        }
    }

    /// OW-PVP-7; the fight is over.
    pub(crate) fn close_tavern(&mut self, log: &mut Log<Event>) {
        let at = self.players[self.fighter_seat(0)].at;
        self.closed_tavern = Some(at);
        self.fight = None;
        log.public(Event::TavernClosed { at });
    }
}
