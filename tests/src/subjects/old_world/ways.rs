//! The ways things end: fights with monsters (§13.9), fights between witchers (§13.7), games of
//! dice (§7), meditations (§10) and the game itself, read from the events.

use std::collections::BTreeSet;

use old_world::versus::{Event, Foe};
use old_world::world::source::Source;
use tabletop::Seat;

/// Every way there is, with the rule that knows it.
pub const WAYS: &[&str] = &[
    // OW-RES-4, OW-END-KILL.
    "monster killed by the witcher",
    // OW-MON-4.
    "monster killed by spending its last card",
    // OW-KO-5.
    "monster driven away with no card left",
    // OW-END-DRIVE.
    "monster driven away with one card left",
    // OW-END-LOSS.
    "monster unbeaten",
    // OW-KO-2.
    "knocked out by a monster",
    "knocked out by a witcher",
    // OW-KO-3.
    "knocked out in the own turn",
    // OW-FIGHT-6.
    "knocked out before the first turn",
    // OW-PVP-3.
    "duel won by the attacker, with a trophy",
    "duel won by the attacker, whose trophy it was already",
    // OW-REP-4.
    "duel won by the defender",
    // OW-KO-7.
    "duel of a hundred turns",
    // OW-BET-2.
    "bet won",
    "bet lost",
    // OW-POKER-7, OW-POKER-8.
    "dice won by who began",
    "dice won by another witcher",
    "dice won by the locals",
    // OW-MED-2.
    "meditation for reputation",
    "meditation without reputation",
    // OW-REP-3.
    "exhaustion by 1",
    "exhaustion by 2",
    "exhaustion by 3",
];

/// The ways a game has shown.
pub fn ways(events: &[&Event]) -> BTreeSet<&'static str> {
    let mut reader = Reader::default();
    for (at, event) in events.iter().enumerate() {
        reader.read(event, &events[at + 1..]);
    }
    reader.ways
}

#[derive(Default)]
struct Reader {
    ways: BTreeSet<&'static str>,
    attacker: Option<Seat>,
    /// Whose combat turn it is; `Some(None)` is the monster's.
    mover: Option<Option<Seat>>,
    /// Cards the monster has left.
    pool: u8,
    knocked_out: bool,
    bets: usize,
    /// Who began the last game of dice.
    gambler: Option<Seat>,
}

impl Reader {
    fn read(&mut self, event: &Event, later: &[&Event]) {
        match event {
            Event::FightBegan { seat, foe: Foe::Monster(..) | Foe::Witcher(_), .. } => {
                let ways = std::mem::take(&mut self.ways);
                *self = Self { ways, attacker: Some(*seat), ..Self::default() };
            }
            Event::PokerBegan { seat, .. } => self.gambler = Some(*seat),
            Event::PoolMade { cards, .. } => self.pool = *cards,
            Event::PoolLost { left, .. } => self.pool = *left,
            Event::AttackRevealed { .. } => self.pool = self.pool.saturating_sub(1),
            Event::CombatTurnBegan { seat } => self.mover = Some(*seat),
            Event::BetPlaced { .. } => self.bets += 1,
            Event::BetWon { .. } => {
                self.bets = self.bets.saturating_sub(1);
                self.ways.insert("bet won");
            }
            Event::TavernClosed { .. } if self.bets > 0 => {
                self.ways.insert("bet lost");
            }
            _ => self.ways.extend(self.way(event, later)),
        }
        self.knocked_out |= matches!(event, Event::KnockedOut { .. });
    }

    fn way(&self, event: &Event, later: &[&Event]) -> Option<&'static str> {
        Some(match event {
            Event::MonsterKilled { .. } if self.mover == Some(None) => {
                "monster killed by spending its last card"
            }
            Event::MonsterKilled { .. } => "monster killed by the witcher",
            Event::MonsterDriven { .. } if self.pool == 0 => {
                "monster driven away with no card left"
            }
            Event::MonsterDriven { .. } => "monster driven away with one card left",
            Event::FightLost { .. } => "monster unbeaten",
            Event::KnockedOut { seat } => match self.mover {
                None => "knocked out before the first turn",
                Some(None) => "knocked out by a monster",
                Some(Some(mover)) if mover == *seat => "knocked out in the own turn",
                Some(Some(_)) => "knocked out by a witcher",
            },
            Event::DuelWon { .. } if !self.knocked_out => "duel of a hundred turns",
            Event::DuelWon { seat, .. } if self.attacker != Some(*seat) => {
                "duel won by the defender"
            }
            Event::DuelWon { .. } if matches!(later.first(), Some(Event::TrophyWon { .. })) => {
                "duel won by the attacker, with a trophy"
            }
            Event::DuelWon { .. } => "duel won by the attacker, whose trophy it was already",
            Event::PokerWon { seat, .. } if *seat == self.gambler => "dice won by who began",
            Event::PokerWon { seat: Some(_), .. } => "dice won by another witcher",
            Event::PokerWon { seat: None, .. } => "dice won by the locals",
            Event::TrophyWon { trophy: Source::Mastery(_), .. } => match later.first() {
                Some(Event::ReputationReached { .. }) => "meditation for reputation",
                _ => "meditation without reputation",
            },
            Event::ReputationReached { reputation: 1, .. } => "exhaustion by 1",
            Event::ReputationReached { reputation: 2, .. } => "exhaustion by 2",
            Event::ReputationReached { reputation: 3, .. } => "exhaustion by 3",
            _ => return None,
        })
    }
}
