//! Phase I as a whole: every way through it that the hand can pay for, and what waits at its end.
//!
//! What places offer is taken at its average worth, as the apprentice takes it: playing it out in an
//! imagined position would show the dice before they are cast. But where the apprentice guesses
//! whether the cards in hand pay for the way, a plan knows.

use ::old_world::versus::{Choice, OldWorld, Pay};
use ::old_world::world::action_card::Card;
use ::old_world::world::location::Location;
use tabletop::Seat;

use super::journey::{FIRST, GOLD, Sight, errand, missed};

/// No way is longer than this.
const MOVES: usize = 5;

/// The place of the first step of the best way, and what each first step promises.
pub fn first_steps(game: &OldWorld, seat: Seat, legal: &[Choice]) -> Vec<f64> {
    let own = &game.players()[seat];
    let search = Search { sight: Sight::patient(game, seat) };
    let waits = errand(game, seat, legal);
    let here = Stage { at: own.at, gold: own.gold, hand: own.hand.clone(), been: bit(own.at) };
    legal
        .iter()
        .enumerate()
        .map(|(place, choice)| match *choice {
            _ if waits == Some(place) => FIRST,
            Choice::End => search.sight.ending(own.at, own.hand.len()),
            Choice::Poker(other) => {
                search.sight.ending(own.at, own.hand.len()) + search.sight.gambling(other)
            }
            Choice::Move(to, pay) => search.after(&here, to, pay, MOVES),
            _ => f64::NEG_INFINITY,
        })
        .collect()
}

const fn bit(at: Location) -> u32 {
    1 << at.index()
}

/// Where a way has led so far.
#[derive(Clone, Debug)]
struct Stage {
    at: Location,
    gold: u16,
    hand: Vec<Card>,
    /// Places whose offers are spent.
    been: u32,
}

struct Search<'a> {
    sight: Sight<'a>,
}

impl Search<'_> {
    /// What can be had by making this move and going on as well as possible.
    fn after(&self, stage: &Stage, to: Location, pay: Pay, moves: usize) -> f64 {
        let mut next = Stage { at: to, been: stage.been | bit(to), ..stage.clone() };
        let (cards, gold) = spent(pay);
        next.hand.retain(|card| !cards.contains(&Some(*card)));
        next.gold = next.gold.saturating_sub(gold);
        let new = if stage.been & bit(to) == 0 { self.sight.entering(to) } else { 0.0 };
        new - GOLD * f64::from(gold) - 0.01 * missed(pay) + self.onward(&next, moves - 1)
    }

    /// Stops here, or goes to the best neighbour.
    fn onward(&self, stage: &Stage, moves: usize) -> f64 {
        let mut best = self.sight.ending(stage.at, stage.hand.len());
        if moves == 0 {
            return best;
        }
        for to in stage.at.neighbours() {
            if let Some(pay) = cheapest(stage, *to) {
                best = best.max(self.after(stage, *to, pay, moves));
            }
        }
        best
    }
}

/// A fitting card, else any card and gold, else two cards; always those that are missed least.
fn cheapest(stage: &Stage, to: Location) -> Option<Pay> {
    let dear = |card: &Card| missed(Pay::Card(*card));
    let least = |cards: &mut dyn Iterator<Item = Card>| {
        cards.min_by(|one, other| dear(one).total_cmp(&dear(other)))
    };
    let fits = |card: &Card| card.pays_for(to.terrain());
    if let Some(card) = least(&mut stage.hand.iter().copied().filter(fits)) {
        return Some(Pay::Card(card));
    }
    let one = least(&mut stage.hand.iter().copied())?;
    if stage.gold > 0 {
        return Some(Pay::CardAndGold(one));
    }
    let other = least(&mut stage.hand.iter().copied().filter(|card| *card != one))?;
    Some(Pay::Two(one, other))
}

const fn spent(pay: Pay) -> ([Option<Card>; 2], u16) {
    match pay {
        Pay::Card(card) | Pay::Alone(card) => ([Some(card), None], 0),
        Pay::CardAndGold(card) => ([Some(card), None], 1),
        Pay::Two(one, other) => ([Some(one), Some(other)], 0),
        Pay::Free => ([None, None], 0),
    }
}
