//! Phase I as a whole: every way through it that the hand can pay for, and what it brings.

use std::cell::RefCell;

use ::old_world::versus::{Choice, Pay};
use ::old_world::wild_hunt::WildHunt;
use ::old_world::world::location::Location;
use tabletop::Seat;

use super::super::old_world::journey::missed;
use super::company::Company;
use super::places::Places;
use super::ways::{Cards, Purse, Stage};

/// No way is longer than this.
const MOVES: usize = 5;
/// What a card that is left in hand is worth, and one that is missed beside others.
const LEFT: f64 = 0.15;
const MISSED: f64 = 0.05;

/// Ways from where a witcher stands.
pub struct Plan<'a> {
    start: Stage,
    purse: Purse,
    places: Places<'a>,
    company: Company<'a>,
    /// What ends are worth, as far as they were asked.
    ends: RefCell<Vec<((Location, Cards), f64)>>,
}

impl<'a> Plan<'a> {
    /// With the others as far as they are trusted to come.
    pub fn of(game: &'a WildHunt, seat: Seat, trusts: bool) -> Self {
        let own = &game.table().players()[seat];
        let purse = Purse::of(own);
        Self {
            start: Stage { at: own.at, gold: own.gold, cards: purse.all() },
            purse,
            places: Places::of(game, seat),
            company: Company::of(game, seat, trusts),
            ends: RefCell::default(),
        }
    }

    /// What the action of the place where he stands is worth.
    pub fn action_here(&self) -> f64 {
        self.places.action(self.start.at)
    }

    /// What the hound of the place where he stands is worth.
    pub fn hound_here(&self) -> f64 {
        self.company.hound(self.start.at, self.start.cards, &self.purse, self.places.last)
    }

    /// What each first step promises; what is no step promises nothing.
    pub fn first_steps(&self, legal: &[Choice]) -> Vec<f64> {
        let been = 1 << self.start.at.index();
        let promise = |choice: &Choice| match *choice {
            Choice::End => self.ending(self.start),
            Choice::Move(to, pay) => {
                self.arriving(self.purse.paid(self.start, to, pay), been, MOVES - 1)
                    - self.price(self.start, self.purse.paid(self.start, to, pay), pay)
            }
            _ => f64::NEG_INFINITY,
        };
        legal.iter().map(promise).collect()
    }

    fn price(&self, from: Stage, to: Stage, pay: Pay) -> f64 {
        self.places.gold * f64::from(from.gold - to.gold) + MISSED * missed(pay)
    }

    /// What a place and the ways on from it bring.
    fn arriving(&self, stage: Stage, been: u32, moves: usize) -> f64 {
        let bit = 1 << stage.at.index();
        let new = if been & bit == 0 { self.places.entering(stage.at) } else { 0.0 };
        let mut best = self.ending(stage);
        if moves > 0 {
            for to in stage.at.neighbours() {
                let Some((next, pay)) = self.purse.step(stage, *to) else { continue };
                let way = self.arriving(next, been | bit, moves - 1);
                best = best.max(way - self.price(stage, next, pay));
            }
        }
        new + best
    }

    /// What the end of phase I and the next phases bring at a place, with these cards left.
    fn ending(&self, stage: Stage) -> f64 {
        let key = (stage.at, stage.cards);
        if let Some((_, worth)) = self.ends.borrow().iter().find(|(other, _)| *other == key) {
            return *worth;
        }
        let at = stage.at;
        let hound = self.company.hound(at, stage.cards, &self.purse, self.places.last).max(0.0);
        // The hand is spent on the hound, or kept for the monster.
        let cards = stage.cards.count_ones() as usize;
        let kept = if hound > 0.0 { cards.saturating_sub(2) } else { cards };
        let worth = hound
            + self.company.monster(at, kept)
            + LEFT * kept as f64
            + self.places.with_rider(at)
            + self.places.near(at);
        self.ends.borrow_mut().push((key, worth));
        worth
    }
}
