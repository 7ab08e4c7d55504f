//! Combos: what may be laid on what, and which symbols count (§13.3). Knows no fight.

use serde::{Deserialize, Serialize};

use super::action_card::{Card, Symbols};
use super::effect::Colour;

/// A card laid in a combo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// Which field of the card below it uses; `None` for the first card and for extra cards.
    pub field: Option<u8>,
}

/// OW-COMBO-2: may `card` be put on the field of `below` with this number?
pub fn links(below: Card, field: u8, card: Card) -> bool {
    below.row().fields.get(usize::from(field)).is_some_and(|field| field.colour == card.colour())
}

/// OW-COMBO-3: the fields of `below` that `card` could use; of two alike only the first.
pub fn fields_for(below: Card, card: Card) -> impl Iterator<Item = u8> {
    let fields = below.row().fields;
    (0u8..).zip(fields).filter_map(move |(at, field)| {
        let fits = field.colour == card.colour() && !fields[..usize::from(at)].contains(field);
        fits.then_some(at)
    })
}

/// May anything be linked to the last card? Nothing to an extra card (OW-COMBO-5).
pub fn open_end(combo: &[Laid]) -> Option<Card> {
    let last = combo.last()?;
    (combo.len() == 1 || last.field.is_some()).then_some(last.card)
}

/// OW-COMBO-3: the active symbols of a combo, card by card and part by part: the base of each, and
/// the field that the next card uses. A colour may be dulled (Fiend): it links, but its symbols
/// do not count.
pub fn active(combo: &[Laid], dulled: Option<Colour>) -> impl Iterator<Item = (Card, &Symbols)> {
    combo.iter().enumerate().flat_map(move |(at, laid)| {
        let row = laid.card.row();
        let counts = dulled != Some(row.colour);
        let used = combo.get(at + 1).and_then(|next| next.field);
        let field = used.and_then(|field| row.fields.get(usize::from(field)));
        let base = counts.then_some((laid.card, &row.base));
        base.into_iter()
            .chain(field.filter(move |_| counts).map(move |field| (laid.card, &field.symbols)))
    })
}

/// How many cards of a colour are in the combo?
pub fn count(combo: &[Laid], colour: Colour) -> u8 {
    let cards = combo.iter().filter(|laid| laid.card.colour() == colour).count();
    u8::try_from(cards).unwrap_or(u8::MAX)
}
