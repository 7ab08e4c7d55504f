//! All cards in one table, and what must hold of it.

use super::card::CardDef;
use super::{action_cards, starting_cards};
use crate::{Side, Symbol};

/// How many action cards there are.
pub const ACTION_CARDS: usize = action_cards::CARDS.len();
/// How many starting cards there are.
pub const STARTING_CARDS: usize = starting_cards::CARDS.len();
/// How many cards there are.
pub const CARD_COUNT: usize = ACTION_CARDS + STARTING_CARDS;

/// The action cards, then the starting cards.
pub(super) static ALL: [CardDef; CARD_COUNT] = TABLE;

const TABLE: [CardDef; CARD_COUNT] = {
    let mut all = [action_cards::CARDS[0]; CARD_COUNT];
    let mut at = 0;
    while at < CARD_COUNT {
        all[at] = if at < ACTION_CARDS {
            action_cards::CARDS[at]
        } else {
            starting_cards::CARDS[at - ACTION_CARDS]
        };
        at += 1;
    }
    all
};

/// How many cards of a table have an arrow to this side.
const fn arrows(cards: &[CardDef], side: Side) -> usize {
    let (mut at, mut found) = (0, 0);
    while at < cards.len() {
        if let Some(arrow) = cards[at].arrow {
            found += (arrow as u8 == side as u8) as usize;
        }
        at += 1;
    }
    found
}

/// RO-EFF-16, and the sums under the tables of 16.2 and 16.3.
const _: () = {
    let mut printed = [0; Symbol::ALL.len()];
    let mut colours = [0; 5];
    let mut at = 0;
    while at < CARD_COUNT {
        let card = &TABLE[at];
        assert!(card.symbols.len() <= 2);
        match card.effect {
            Some(effect) => assert!(effect.is_possible()),
            None if at < ACTION_CARDS => assert!(card.arrow.is_some()),
            None => {}
        }
        if at < ACTION_CARDS {
            colours[card.colour.index()] += 1;
            let mut symbol = 0;
            while symbol < printed.len() {
                printed[symbol] += card.printed[symbol];
                symbol += 1;
            }
        }
        at += 1;
    }
    let mut colour = 0;
    while colour < colours.len() {
        assert!(colours[colour] == 16);
        colour += 1;
    }
    let mut symbol = 0;
    while symbol < printed.len() {
        assert!(printed[symbol] == 13);
        symbol += 1;
    }
    assert!(arrows(&action_cards::CARDS, Side::Left) == 8);
    assert!(arrows(&action_cards::CARDS, Side::Right) == 8);
    assert!(arrows(&starting_cards::CARDS, Side::Left) == 3);
    assert!(arrows(&starting_cards::CARDS, Side::Right) == 4);
};
