//! Everything on the table that can be pointed at, with the text form that stands in the page as
//! `data-at`. A card is there once, wherever it lies.

use std::fmt;

use ::ronin::{Ability, Board, Card, Chair, Character, Colour, Side, Symbol};

/// A thing on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// A card: of a hand, the offer, a timeline or the discard pile.
    Card(Card),
    /// A row of the offer, from 1.
    Row(u8),
    /// The veranda: the top space beside the deck.
    Top,
    /// The neighbour on this side and the track to him.
    Side(Side),
    /// A space of that track.
    Bowl(Side, u8),
    /// An ability of the own board.
    Ability(Ability),
    /// Tokens of the pool.
    Token(Symbol),
    /// A symbol that is asked about by itself.
    Kind(Symbol),
    /// The arrow of a card that is asked about by itself.
    Arrow,
    /// What symbols are changed into.
    Into(Symbol),
    /// A colour that is asked about by itself.
    Colour(Colour),
    /// A character that is offered.
    Character(Character),
    /// A cooperation board that is offered.
    Board(Board),
    /// An answer that is no thing: its place in the list.
    Slip(usize),
    /// A button of the status line.
    Act(usize),
    /// A player.
    Chair(Chair),
    /// What the own symbols of a path come to.
    Count(Side),
    /// What can be laid open.
    Open(Sheet),
    /// Closes what was laid open.
    Close,
    /// Changes the two cards that are laid.
    Swap,
}

/// What can be laid open over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    Offer,
    Own,
    Discard,
    /// The list of all choices.
    List,
}

impl Sheet {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Offer, "offer"),
        (Self::Own, "own"),
        (Self::Discard, "discard"),
        (Self::List, "list"),
    ];
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "card {card}"),
            Self::Row(row) => write!(f, "row {row}"),
            Self::Top => f.write_str("top"),
            Self::Side(side) => write!(f, "side {side}"),
            Self::Bowl(side, space) => write!(f, "bowl {side} {space}"),
            Self::Ability(ability) => write!(f, "ability {ability}"),
            Self::Token(symbol) => write!(f, "token {symbol}"),
            Self::Kind(symbol) => write!(f, "kind {symbol}"),
            Self::Arrow => f.write_str("arrow"),
            Self::Into(symbol) => write!(f, "into {symbol}"),
            Self::Colour(colour) => write!(f, "colour {colour}"),
            Self::Character(one) => write!(f, "character {one}"),
            Self::Board(board) => write!(f, "board {board}"),
            Self::Slip(at) => write!(f, "slip {at}"),
            Self::Act(at) => write!(f, "act {at}"),
            Self::Chair(chair) => write!(f, "chair {}", chair.0),
            Self::Count(side) => write!(f, "count {side}"),
            Self::Open(sheet) => {
                let known = Sheet::ALL.iter().find(|(one, _)| one == sheet);
                write!(f, "open {}", known.map_or("", |(_, name)| name))
            }
            Self::Close => f.write_str("close"),
            Self::Swap => f.write_str("swap"),
        }
    }
}

impl At {
    /// The thing of that text.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let kind = words.next()?;
        let word = words.next().unwrap_or_default();
        Some(match kind {
            "card" => Self::Card(Card::from_slug(word)?),
            "row" => Self::Row(word.parse().ok()?),
            "top" => Self::Top,
            "side" => Self::Side(Side::from_slug(word)?),
            "bowl" => Self::Bowl(Side::from_slug(word)?, words.next()?.parse().ok()?),
            "ability" => Self::Ability(Ability::from_slug(word)?),
            "token" => Self::Token(Symbol::from_slug(word)?),
            "kind" => Self::Kind(Symbol::from_slug(word)?),
            "arrow" => Self::Arrow,
            "into" => Self::Into(Symbol::from_slug(word)?),
            "colour" => Self::Colour(Colour::from_slug(word)?),
            "character" => Self::Character(Character::from_slug(word)?),
            "board" => Self::Board(Board::from_slug(word)?),
            "slip" => Self::Slip(word.parse().ok()?),
            "act" => Self::Act(word.parse().ok()?),
            "chair" => Self::Chair(Chair(word.parse().ok()?)),
            "count" => Self::Count(Side::from_slug(word)?),
            "open" => Self::Open(Sheet::ALL.iter().find(|(_, name)| *name == word)?.0),
            "close" => Self::Close,
            "swap" => Self::Swap,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_reads_back() {
        let card = Card::from_slug("r01").unwrap();
        let all = [
            At::Card(card),
            At::Row(5),
            At::Top,
            At::Side(Side::Left),
            At::Bowl(Side::Right, 12),
            At::Ability(Ability::Blink),
            At::Token(Symbol::Magic),
            At::Kind(Symbol::Combat),
            At::Arrow,
            At::Into(Symbol::Diplomacy),
            At::Colour(Colour::Pink),
            At::Character(Character::YukiOnna),
            At::Board(Board::B3),
            At::Slip(4),
            At::Act(1),
            At::Chair(Chair(3)),
            At::Count(Side::Right),
            At::Close,
            At::Swap,
        ];
        for at in all.into_iter().chain(Sheet::ALL.map(|(sheet, _)| At::Open(sheet))) {
            assert_eq!(At::read(&at.to_string()), Some(at));
        }
        assert_eq!(At::read("card nothing"), None);
        assert_eq!(At::read(""), None);
    }
}
