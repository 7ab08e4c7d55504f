//! Dice poker at the table: stakes, rolls, re-rolls (§7, OW-SOLO-3).

use tabletop::{Log, Seat};

use super::choice::Choice;
use super::decision::Decision;
use super::event::Event;
use super::state::{OldWorld, Opponent, Poker};
use super::task::Task;
use crate::world::poker::Dice;

/// OW-POKER-2: what lies in the pot.
const POT: u8 = 3;

impl OldWorld {
    /// OW-POKER-1, OW-ACT-3.
    pub(crate) fn can_gamble(&self, seat: Seat, other: Seat) -> bool {
        let (own, rival) = (&self.players[seat], &self.players[other]);
        own.at == rival.at
            && own.gold > 0
            && rival.gold > 0
            && self.turn.gambled & 1 << other.0 == 0
    }

    /// OW-POKER-2, OW-POKER-3, OW-POKER-9.
    pub(crate) fn begin_poker(&mut self, against: Opponent, log: &mut Log<Event>) {
        let seat = self.active;
        let rival = if let Opponent::Witcher(other) = against { Some(other) } else { None };
        log.public(Event::PokerBegan { seat, against: rival });
        self.lose_gold(seat, 1, log);
        if let Some(other) = rival {
            self.lose_gold(other, 1, log);
            self.turn.gambled |= 1 << other.0;
        }
        let own = self.roll_five();
        log.teach_all();
        log.public(Event::DiceRolled { own: true, dice: own });
        let decider = against.decider();
        let other = decider.map(|_| {
            let dice = self.roll_five();
            log.public(Event::DiceRolled { own: false, dice });
            dice
        });
        self.agenda.push_in_order([Task::Ask(seat, Decision::Reroll2), Task::SettlePoker]);
        if let Some(decider) = decider {
            self.agenda.push(Task::Ask(decider, Decision::Reroll1));
        }
        self.poker = Some(Poker { against, active: own, other });
    }

    fn roll_five(&mut self) -> Dice {
        Dice::new([0; 5].map(|_: u8| self.rng.die()))
    }

    pub(crate) fn list_rerolls(&self, own: bool, choices: &mut Vec<Choice>) {
        let dice = self.dice(own);
        choices.extend(dice.subsets().map(|mask| Choice::Reroll(dice.faces(mask))));
    }

    /// The dice on the table. There are some: `check` refuses every agenda that speaks of a game
    /// where none is going on.
    fn dice(&self, own: bool) -> Dice {
        let poker = self.poker.as_ref().expect("dice are played: check guarantees it");
        let dice = if own { Some(poker.active) } else { poker.other };
        dice.expect("the other side has dice: check guarantees it")
    }

    /// OW-POKER-3: these faces again; the new ones stand.
    pub(crate) fn reroll(&mut self, own: bool, faces: [u8; 5], log: &mut Log<Event>) {
        let mut dice = self.dice(own);
        for face in faces.into_iter().filter(|face| *face > 0) {
            // What is rolled anew is marked with 0, so that no new face is taken for an old one.
            if let Some(die) = dice.0.iter_mut().find(|die| **die == face) {
                *die = 0;
            }
        }
        if !dice.0.contains(&0) {
            return;
        }
        log.teach_all();
        let rolled = Dice::new(dice.0.map(|die| if die == 0 { self.rng.die() } else { die }));
        log.public(Event::DiceRolled { own, dice: rolled });
        if let Some(poker) = &mut self.poker {
            if own { poker.active = rolled } else { poker.other = Some(rolled) }
        }
    }

    /// OW-POKER-7, OW-POKER-8, OW-POKER-9, OW-SOLO-3.
    pub(crate) fn settle_poker(&mut self, log: &mut Log<Event>) {
        let poker = self.poker.take().expect("dice are played: check guarantees it");
        let (winner, gold) = match (poker.against, poker.other) {
            (Opponent::Bank, _) | (_, None) => (Some(self.active), self.bank_pays(poker.active)),
            (_, Some(other)) if poker.active.strength() >= other.strength() => {
                (Some(self.active), POT)
            }
            (Opponent::Witcher(rival), _) => (Some(rival), POT),
            (Opponent::Locals(_), _) => (None, 0),
        };
        log.public(Event::PokerWon { seat: winner, gold });
        if let Some(winner) = winner {
            self.gain_gold(winner, gold, log);
        }
    }
}
