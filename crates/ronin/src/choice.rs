//! What may be answered.

use tabletop::list::List;

use crate::{Ability, Board, Card, Character, Colour, Side, Symbol};

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// `character geralt`: keep this character (RO-D1).
    Character(Character),
    /// `board b2`: lay this cooperation board (RO-D2, RO-D14).
    Board(Board),
    /// `row 3`: take a row of the offer (RO-D3).
    Row(u8),
    /// `top`: draw two cards from the deck (RO-D3).
    Top,
    /// `play r01 g05`: play these cards, in this order (RO-D5).
    Play(List<Card, 3>),
    /// `keep r01 g05`: keep these cards, in this order (RO-D11).
    Keep(List<Card, 2>),
    /// `lose combat token`, `lose combat r01`: lose a symbol (RO-D6).
    Lose(Symbol, Loss),
    /// `neighbour left`: count the cards of this neighbour (RO-D7).
    Neighbour(Side),
    /// `track left`: the points go to this track (RO-D8).
    Track(Side),
    /// `take`: the bonus (RO-D9).
    Take,
    /// `xp`: experience instead of the bonus (RO-D9).
    Xp,
    /// `split 2 1`: so many active symbols of the left path and of the right path.
    Split(u8, u8),
    /// `path left`: all of this path's symbol.
    Path(Side),
    /// `again blink`: this ability can be used again.
    Again(Ability),
    /// `mend r01 combat`, `mend r01 arrow`: remove a destroyed token.
    Mend(Card, Option<Symbol>),
    /// `use blink 2`: use an ability (RO-D10).
    Use(Ability, Target),
    /// `done`: no more of it.
    Done,
    /// `discard r01 g05`: discard these hand cards.
    Discard(List<Card, 2>),
    /// `salvage r01`: take this card from the discard pile.
    Salvage(Card),
}

/// Where a symbol is lost (RO-EFF-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// A token of the pool.
    Token,
    /// A symbol of this card.
    Card(Card),
}

/// What an ability is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// At nothing.
    None,
    /// A row of the offer.
    Row(u8),
    /// One to three cards.
    Cards(List<Card, 3>),
    /// A neighbour, a track, an arrow or a path.
    Side(Side),
    /// A colour.
    Colour(Colour),
    /// A symbol.
    Symbol(Symbol),
    /// One symbol for another.
    Exchange(Symbol, Symbol),
}

impl Target {
    /// One card.
    pub fn card(card: Card) -> Self {
        Self::Cards(cards([card]))
    }
}

/// A short list of these cards.
pub(crate) fn cards<const M: usize, const N: usize>(from: [Card; M]) -> List<Card, N> {
    let mut list = List::EMPTY;
    for card in from {
        list.push(card);
    }
    list
}
