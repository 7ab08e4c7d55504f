//! The text form of answers, and how it is read back.

use std::fmt;
use std::str::FromStr;

use tabletop::ParseChoiceError;
use tabletop::list::List;

use crate::{Ability, Board, Card, Character, Choice, Colour, Loss, Side, Symbol, Target};

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Character(character) => write!(f, "character {character}"),
            Self::Board(board) => write!(f, "board {board}"),
            Self::Row(row) => write!(f, "row {row}"),
            Self::Top => f.write_str("top"),
            Self::Play(cards) => write_cards(f, "play", cards),
            Self::Keep(cards) => write_cards(f, "keep", cards),
            Self::Lose(symbol, Loss::Token) => write!(f, "lose {symbol} token"),
            Self::Lose(symbol, Loss::Card(card)) => write!(f, "lose {symbol} {card}"),
            Self::Neighbour(side) => write!(f, "neighbour {side}"),
            Self::Track(side) => write!(f, "track {side}"),
            Self::Take => f.write_str("take"),
            Self::Xp => f.write_str("xp"),
            Self::Split(left, right) => write!(f, "split {left} {right}"),
            Self::Path(side) => write!(f, "path {side}"),
            Self::Again(ability) => write!(f, "again {ability}"),
            Self::Mend(card, Some(symbol)) => write!(f, "mend {card} {symbol}"),
            Self::Mend(card, None) => write!(f, "mend {card} arrow"),
            Self::Use(ability, target) => write!(f, "use {ability}{target}"),
            Self::Done => f.write_str("done"),
            Self::Discard(cards) => write_cards(f, "discard", cards),
            Self::Salvage(card) => write!(f, "salvage {card}"),
        }
    }
}

fn write_cards(f: &mut fmt::Formatter<'_>, verb: &str, cards: &[Card]) -> fmt::Result {
    f.write_str(verb)?;
    cards.iter().try_for_each(|card| write!(f, " {card}"))
}

/// With a space before it, where there is anything.
impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => Ok(()),
            Self::Row(row) => write!(f, " {row}"),
            Self::Cards(cards) => write_cards(f, "", cards),
            Self::Side(side) => write!(f, " {side}"),
            Self::Colour(colour) => write!(f, " {colour}"),
            Self::Symbol(symbol) => write!(f, " {symbol}"),
            Self::Exchange(from, to) => write!(f, " {from} {to}"),
        }
    }
}

impl FromStr for Choice {
    type Err = ParseChoiceError;

    fn from_str(text: &str) -> Result<Self, ParseChoiceError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        read(&words).ok_or_else(|| ParseChoiceError(text.to_owned()))
    }
}

fn read(words: &[&str]) -> Option<Choice> {
    Some(match *words {
        ["character", slug] => Choice::Character(Character::from_slug(slug)?),
        ["board", slug] => Choice::Board(Board::from_slug(slug)?),
        ["row", row] => Choice::Row(number(row)?),
        ["top"] => Choice::Top,
        ["play", ref cards @ ..] => Choice::Play(read_cards(cards)?),
        ["keep", ref cards @ ..] => Choice::Keep(read_cards(cards)?),
        ["discard", ref cards @ ..] => Choice::Discard(read_cards(cards)?),
        ["lose", symbol, "token"] => Choice::Lose(Symbol::from_slug(symbol)?, Loss::Token),
        ["lose", symbol, card] => {
            Choice::Lose(Symbol::from_slug(symbol)?, Loss::Card(Card::from_slug(card)?))
        }
        ["neighbour", side] => Choice::Neighbour(Side::from_slug(side)?),
        ["track", side] => Choice::Track(Side::from_slug(side)?),
        ["take"] => Choice::Take,
        ["xp"] => Choice::Xp,
        ["split", left, right] => Choice::Split(number(left)?, number(right)?),
        ["path", side] => Choice::Path(Side::from_slug(side)?),
        ["again", ability] => Choice::Again(Ability::from_slug(ability)?),
        ["mend", card, "arrow"] => Choice::Mend(Card::from_slug(card)?, None),
        ["mend", card, symbol] => {
            Choice::Mend(Card::from_slug(card)?, Some(Symbol::from_slug(symbol)?))
        }
        ["use", ability, ref target @ ..] => {
            Choice::Use(Ability::from_slug(ability)?, read_target(target)?)
        }
        ["done"] => Choice::Done,
        ["salvage", card] => Choice::Salvage(Card::from_slug(card)?),
        _ => return None,
    })
}

/// No word of one kind of target is a word of another.
fn read_target(words: &[&str]) -> Option<Target> {
    match *words {
        [] => return Some(Target::None),
        [word] => {
            let row = number(word).map(Target::Row);
            let side = Side::from_slug(word).map(Target::Side);
            let colour = Colour::from_slug(word).map(Target::Colour);
            let symbol = Symbol::from_slug(word).map(Target::Symbol);
            if let Some(target) = row.or(side).or(colour).or(symbol) {
                return Some(target);
            }
        }
        [from, to] => {
            let pair = Symbol::from_slug(from).zip(Symbol::from_slug(to));
            if let Some((from, to)) = pair {
                return Some(Target::Exchange(from, to));
            }
        }
        _ => {}
    }
    read_cards(words).map(Target::Cards)
}

/// At least one card, and no more than fit.
fn read_cards<const N: usize>(words: &[&str]) -> Option<List<Card, N>> {
    if !(1..=N).contains(&words.len()) {
        return None;
    }
    let mut cards = List::EMPTY;
    for word in words {
        cards.push(Card::from_slug(word)?);
    }
    Some(cards)
}

/// A number written the one way it is written.
fn number(word: &str) -> Option<u8> {
    let number: u8 = word.parse().ok()?;
    (number.to_string() == word).then_some(number)
}
