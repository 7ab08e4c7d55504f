//! Hounds: what a hand can do against one.

use ::old_world::versus::Choice;
use ::old_world::wild_hunt::{Hound, WildHunt};
use ::old_world::world::action_card::Card;
use ::old_world::world::combo::{self, Laid};
use ::old_world::world::hound::hound_row;
use ::old_world::world::tracks::HAND_LIMIT;
use tabletop::{Game, Seat};

/// More combos than this are not looked at.
const MOST: u32 = 400;

/// The most damage a hand can deal in one combination, and the card that begins or goes on with it.
struct Search {
    hand: Vec<Card>,
    best: f64,
    first: Option<Choice>,
    looked_at: u32,
}

impl Search {
    fn go_on(&mut self, laid: &mut Vec<Laid>, first: Option<Choice>) {
        self.looked_at += 1;
        if !laid.is_empty() {
            let sum: f64 = combo::active(laid, None)
                .map(|(_, symbols)| f64::from(symbols.damage) + 0.1 * f64::from(symbols.shield))
                .sum();
            let worth = sum - 0.02 * laid.len() as f64;
            if worth > self.best {
                (self.best, self.first) = (worth, first);
            }
        }
        if self.looked_at > MOST {
            return;
        }
        let below = combo::open_end(laid);
        for at in 0..self.hand.len() {
            let card = self.hand[at];
            let fields: Vec<Option<u8>> = match below {
                None if laid.is_empty() => vec![None],
                None => return,
                Some(below) => combo::fields_for(below, card).map(Some).collect(),
            };
            for (nth, field) in (0u8..).zip(fields) {
                self.hand.remove(at);
                laid.push(Laid { card, field });
                self.go_on(laid, first.or(Some(Choice::Add(card, nth))));
                laid.pop();
                self.hand.insert(at, card);
            }
        }
    }
}

fn search(hand: &[Card], laid: &[Laid]) -> Search {
    let mut search =
        Search { hand: hand.to_vec(), best: f64::NEG_INFINITY, first: None, looked_at: 0 };
    search.go_on(&mut laid.to_vec(), None);
    search
}

/// The next card against a hound, or enough.
pub fn next_card(game: &WildHunt, seat: Seat, legal: &[Choice]) -> usize {
    let combos = game.hunt().brawl.as_ref().and_then(|brawl| brawl.combos.last());
    let laid = combos.map_or(&[][..], Vec::as_slice);
    let wanted = search(&game.table().players()[seat].hand, laid).first.unwrap_or(Choice::Done);
    legal.iter().position(|choice| *choice == wanted).unwrap_or(0)
}

/// What these cards would deal on the average with those that are drawn.
pub fn expected(game: &WildHunt, seat: Seat, hound: &Hound, hand: &[Card]) -> f64 {
    let own = &game.table().players()[seat];
    let draw = usize::from(hound_row(game.seats(), hound.level).draw);
    // The deck of an imagined position lies in a random order, and so do its parts.
    let pile: Vec<Card> = own.deck.iter().rev().chain(&own.discard).copied().collect();
    let samples = if pile.len() >= 3 * draw && draw > 0 { 3 } else { 1 };
    let mut sum = 0.0;
    for sample in 0..samples {
        let mut held = hand.to_vec();
        held.extend(pile.iter().skip(sample * draw).take(draw).copied());
        held.truncate(HAND_LIMIT);
        sum += if held.is_empty() { 0.0 } else { search(&held, &[]).best.max(0.0) };
    }
    sum / samples as f64
}

/// How much more than its life those would deal who fight a hound with all they have.
pub fn lead(game: &WildHunt, hound: &Hound, fighters: &[Seat]) -> f64 {
    let row = hound_row(game.seats(), hound.level);
    let life = f64::from(row.life) + f64::from(hound.shields);
    let hand = |seat: Seat| &game.table().players()[seat].hand[..];
    let dealt: f64 = fighters.iter().map(|seat| expected(game, *seat, hound, hand(*seat))).sum();
    dealt - life
}

/// Everybody who stands with a hound.
pub fn with_hound(game: &WildHunt, hound: &Hound) -> Vec<Seat> {
    let there = game.table().players().iter().filter(|(_, own)| own.at == hound.at);
    there.map(|(seat, _)| seat).collect()
}
