//! Cards to have and cards to part with.

use ::old_world::versus::{Choice, OldWorld, Witcher};
use ::old_world::world::action_card::Card;
use tabletop::Seat;

use super::worth::{self, Links};

/// What a card of the hand spent on a purchase is worth: a step of the next turn.
const SPENT: f64 = 0.75;

/// The best card for its price.
pub fn buy(game: &OldWorld, seat: Seat, legal: &[Choice]) -> usize {
    let own = &game.players()[seat];
    let links = Links::of(own);
    best(legal, |choice| match choice {
        Choice::Buy(card) => wanted(own, *card, &links) - SPENT * price(game, *card),
        _ => f64::NEG_INFINITY,
    })
}

/// What a card would be worth to this deck: what it does, and less with more of its colour.
fn wanted(own: &Witcher, card: Card, links: &Links) -> f64 {
    let alike = own.hand.iter().chain(&own.deck).chain(&own.discard);
    let alike = alike.filter(|other| other.colour() == card.colour()).count();
    worth::card(card, links) - 0.5 * alike as f64 / own.cards().max(1) as f64
}

fn price(game: &OldWorld, card: Card) -> f64 {
    let slot = game.market().iter().position(|offer| *offer == Some(card));
    slot.and_then(|slot| game.price(slot, false)).map_or(0.0, |price| f64::from(price.count()))
}

/// The card of the market, of a deck or of a discard pile that is worth most.
pub fn take(game: &OldWorld, seat: Seat, legal: &[Choice]) -> usize {
    let links = Links::of(&game.players()[seat]);
    best(legal, |choice| match choice {
        Choice::Take(card) | Choice::Next(card) | Choice::Add(card, _) => {
            worth::card(*card, &links)
        }
        _ => f64::NEG_INFINITY,
    })
}

/// The card that is missed least.
pub fn part_with(game: &OldWorld, seat: Seat, legal: &[Choice]) -> usize {
    let links = Links::of(&game.players()[seat]);
    best(legal, |choice| match choice {
        Choice::Discard(card) | Choice::Destroy(card) => -worth::card(*card, &links),
        _ => f64::NEG_INFINITY,
    })
}

/// A card less is a life less: only a poor one is destroyed when one may keep it.
pub fn destroy_if_poor(game: &OldWorld, seat: Seat, legal: &[Choice]) -> usize {
    const POOR: f64 = 1.0;
    let links = Links::of(&game.players()[seat]);
    let place = part_with(game, seat, legal);
    let poor = |choice: &Choice| matches!(choice, Choice::Destroy(card) if worth::card(*card, &links) < POOR);
    let many = game.players()[seat].cards() > 14;
    let done = legal.iter().position(|choice| *choice == Choice::Done);
    match done {
        Some(done) if !(many && poor(&legal[place])) => done,
        _ => place,
    }
}

/// The opponent's card that he would miss most.
pub fn take_away(game: &OldWorld, seat: Seat, legal: &[Choice], most: bool) -> usize {
    let foe = game.players().iter().find(|(other, _)| *other != seat);
    let links = Links::of(foe.map_or(&game.players()[seat], |(_, foe)| foe));
    let sign = if most { 1.0 } else { -1.0 };
    best(legal, |choice| match choice {
        Choice::Discard(card) | Choice::Next(card) => sign * worth::card(*card, &links),
        _ => f64::NEG_INFINITY,
    })
}

/// The place of the choice with the highest score; of equals the first.
pub fn best(legal: &[Choice], score: impl Fn(&Choice) -> f64) -> usize {
    let mut best = (f64::NEG_INFINITY, 0);
    for (place, choice) in legal.iter().enumerate() {
        let score = score(choice);
        if score > best.0 {
            best = (score, place);
        }
    }
    best.1
}
