//! Hounds: what a hand can do against one.

use ::old_world::versus::Choice;
use ::old_world::wild_hunt::{Hound, WildHunt};
use ::old_world::world::action_card::Card;
use ::old_world::world::combo::{self, Laid};
use ::old_world::world::hound::hound_row;
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
                .map(|(_, symbols)| f64::from(symbols.damage) + 0.3 * f64::from(symbols.shield))
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

/// What a seat would deal on the average, with so many of its cards spent before.
pub fn damage(game: &WildHunt, seat: Seat, hound: &Hound, spent: usize) -> f64 {
    let own = &game.table().players()[seat];
    let row = hound_row(game.seats(), hound.level);
    let kept = own.hand.len().saturating_sub(spent);
    let share = if own.hand.is_empty() { 0.0 } else { kept as f64 / own.hand.len() as f64 };
    let known = if own.hand.is_empty() { 0.0 } else { search(&own.hand, &[]).best.max(0.0) };
    known * share + 0.55 * f64::from(row.draw)
}

/// What is left of a hound when those at its place have struck; below nothing it is beaten.
pub fn survives(game: &WildHunt, hound: &Hound, spent: &[(Seat, usize)]) -> f64 {
    let row = hound_row(game.seats(), hound.level);
    let life = f64::from(row.life) + f64::from(hound.shields);
    let dealt: f64 = spent.iter().map(|(seat, cards)| damage(game, *seat, hound, *cards)).sum();
    life - dealt
}

/// Everybody who stands with a hound, and would fight with a full hand.
pub fn with_hound(game: &WildHunt, hound: &Hound) -> Vec<(Seat, usize)> {
    let there = game.table().players().iter().filter(|(_, own)| own.at == hound.at);
    there.map(|(seat, _)| (seat, 0)).collect()
}
