//! What an action card is worth to a deck.

use ::old_world::versus::Witcher;
use ::old_world::world::action_card::{Card, Symbols};
use ::old_world::world::effect::Colour;

/// How much of a deck can be linked by each colour: the share of its cards of that colour, and the
/// share of its cards with a field for it.
#[derive(Clone, Copy, Debug)]
pub struct Links {
    has: [f64; 5],
    wants: [f64; 5],
}

impl Links {
    /// Of all the cards a witcher has.
    pub fn of(own: &Witcher) -> Self {
        let (mut has, mut wants) = ([0.0; 5], [0.0; 5]);
        let cards = own.hand.iter().chain(&own.deck).chain(&own.discard);
        for card in cards {
            has[card.colour() as usize] += 1.0;
            for field in card.row().fields {
                wants[field.colour as usize] += 1.0;
            }
        }
        let count = own.cards().max(1) as f64;
        Self { has: has.map(|cards| cards / count), wants: wants.map(|cards| cards / count) }
    }

    fn has(&self, colour: Colour) -> f64 {
        self.has[colour as usize]
    }

    fn wants(&self, colour: Colour) -> f64 {
        self.wants[colour as usize]
    }
}

/// What a card is worth in a fight, in points of damage: its base, its fields as far as the deck can
/// use them, and its being put on other cards.
pub fn card(card: Card, links: &Links) -> f64 {
    /// Two cards and a colour of five: how much oftener than its share of the deck a colour is in
    /// a hand.
    const HAND: f64 = 2.2;
    /// What a longer combo is worth in itself.
    const LINK: f64 = 0.45;
    let row = card.row();
    let fields: f64 = row
        .fields
        .iter()
        .map(|field| (links.has(field.colour) * HAND).min(0.8) * (LINK + symbols(&field.symbols)))
        .sum();
    let put_on = (links.wants(row.colour) * HAND).min(0.8) * LINK;
    let roams = if row.terrain.is_none() { 0.3 } else { 0.0 };
    symbols(&row.base) + fields + put_on + roams
}

/// What symbols are worth, in points of damage.
pub fn symbols(symbols: &Symbols) -> f64 {
    f64::from(symbols.damage)
        + 0.8 * f64::from(symbols.shield)
        + 0.55 * f64::from(symbols.draw)
        + 0.8 * f64::from(symbols.take_top)
        + if symbols.return_self { 0.8 } else { 0.0 }
}
