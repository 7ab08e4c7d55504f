//! How far a hand carries: where a witcher can get in this round, and with which cards.

use ::old_world::play::Witcher;
use ::old_world::versus::Pay;
use ::old_world::world::action_card::Card;
use ::old_world::world::location::{LOCATIONS, Location};

use super::super::old_world::journey::missed;

/// Cards of a hand, one bit each.
pub type Cards = u8;

/// Where somebody is on his way, and what he has left to pay with.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    pub at: Location,
    pub gold: u16,
    pub cards: Cards,
}

/// A hand, the cards that are missed least first.
#[derive(Clone, Debug)]
pub struct Purse {
    hand: Vec<Card>,
}

impl Purse {
    /// Of a witcher.
    pub fn of(own: &Witcher) -> Self {
        let mut hand = own.hand.clone();
        let dear = |card: &Card| missed(Pay::Card(*card));
        hand.sort_by(|one, other| dear(one).total_cmp(&dear(other)));
        hand.truncate(Cards::BITS as usize);
        Self { hand }
    }

    /// All of it.
    pub fn all(&self) -> Cards {
        u8::try_from((1u32 << self.hand.len()) - 1).unwrap_or(u8::MAX)
    }

    /// These of it.
    pub fn cards(&self, held: Cards) -> impl Iterator<Item = Card> {
        let held = move |(at, _): &(usize, &Card)| held & 1 << at != 0;
        self.hand.iter().enumerate().filter(held).map(|(_, card)| *card)
    }

    /// After a move that is paid for so.
    pub fn paid(&self, stage: Stage, to: Location, pay: Pay) -> Stage {
        let (spent, gold) = match pay {
            Pay::Card(card) | Pay::Alone(card) => ([Some(card), None], 0),
            Pay::CardAndGold(card) => ([Some(card), None], 1),
            Pay::Two(one, other) => ([Some(one), Some(other)], 0),
            Pay::Free => ([None, None], 0),
        };
        let mut cards = stage.cards;
        for (at, card) in self.hand.iter().enumerate() {
            if spent.contains(&Some(*card)) {
                cards &= !(1 << at);
            }
        }
        Stage { at: to, gold: stage.gold.saturating_sub(gold), cards }
    }

    /// A fitting card, else any card and gold, else two cards; always those that are missed least.
    pub fn step(&self, stage: Stage, to: Location) -> Option<(Stage, Pay)> {
        let held = |at: &usize| stage.cards & 1 << at != 0;
        let mut held = (0..self.hand.len()).filter(held);
        let all = held.clone();
        let fits = |at: &usize| self.hand[*at].pays_for(to.terrain());
        let less = |cards: Cards, gold: u16| Stage {
            at: to,
            gold: stage.gold.saturating_sub(gold),
            cards: stage.cards & !cards,
        };
        if let Some(at) = all.clone().find(fits) {
            return Some((less(1 << at, 0), Pay::Card(self.hand[at])));
        }
        let one = held.next()?;
        if stage.gold > 0 {
            return Some((less(1 << one, 1), Pay::CardAndGold(self.hand[one])));
        }
        let other = held.next()?;
        Some((less(1 << one | 1 << other, 0), Pay::Two(self.hand[one], self.hand[other])))
    }
}

/// The most cards with which a witcher gets to each place; nothing where he does not get to.
pub fn reach(own: &Witcher) -> [Option<Cards>; LOCATIONS] {
    let purse = Purse::of(own);
    let mut best: [Option<(Cards, u16)>; LOCATIONS] = [None; LOCATIONS];
    let start = Stage { at: own.at, gold: own.gold, cards: purse.all() };
    let mut open = vec![start];
    best[own.at.index()] = Some((start.cards, start.gold));
    while let Some(stage) = open.pop() {
        for to in stage.at.neighbours() {
            let Some((next, _)) = purse.step(stage, *to) else { continue };
            let better = best[to.index()].is_none_or(|(cards, gold)| {
                (next.cards.count_ones(), next.gold) > (cards.count_ones(), gold)
            });
            if better {
                best[to.index()] = Some((next.cards, next.gold));
                open.push(next);
            }
        }
    }
    best.map(|found| found.map(|(cards, _)| cards))
}
