//! The text form of choices: short, stable, and read back exactly.

use std::fmt;
use std::str::FromStr;

use tabletop::{MAX_SEATS, ParseChoiceError, Seat};

use super::choice::{Bet, Choice, Pay};
use crate::wild_hunt::HuntChoice;
use crate::world::attack::Half;
use crate::world::slug::Slug;
use crate::world::source::Source;
use crate::world::story::Side;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, name) = match self {
            Self::Board(school) => ("board", school.slug()),
            Self::Slot2(terrain) => ("second-level", terrain.slug()),
            Self::Raise(attribute) => ("raise", attribute.slug()),
            Self::Lower(attribute) => ("lower", attribute.slug()),
            Self::Move(to, pay) => return write!(f, "move {} {pay}", to.slug()),
            Self::Act => ("act", ""),
            Self::Poker(seat) => return write!(f, "poker {}", seat.0 + 1),
            Self::Quest(story) => ("quest", story.slug()),
            Self::End => ("end", ""),
            Self::Discard(card) => ("discard", card.slug()),
            Self::Destroy(card) => ("destroy", card.slug()),
            Self::Take(card) => ("take", card.slug()),
            Self::Remove(card) => ("remove", card.slug()),
            Self::Done => ("done", ""),
            Self::Track(terrain) => ("track", terrain.slug()),
            Self::Trail(terrain) => ("trail", terrain.slug()),
            Self::Reroll(faces) => return reroll(f, faces),
            Self::Pour(potion) => ("pour", potion.slug()),
            Self::Fight(monster) => ("fight", monster.slug()),
            Self::Duel(seat) => return write!(f, "duel {}", seat.0 + 1),
            Self::Meditate(attribute) => ("meditate", attribute.slug()),
            Self::Explore(deck) => ("explore", deck.slug()),
            Self::CashIn(story) => ("cash-in", story.slug()),
            Self::Option(Side::A) => ("option", "a"),
            Self::Option(Side::B) => ("option", "b"),
            Self::Bet(Bet::Attacker) => ("bet", "attacker"),
            Self::Bet(Bet::Defender) => ("bet", "defender"),
            Self::Use(source) => return write!(f, "use {source}"),
            Self::Add(card, 0) => ("combo add", card.slug()),
            Self::Add(card, field) => {
                return write!(f, "combo add {} by {}", card.slug(), field + 1);
            }
            Self::Half(Half::Charge) => ("charge", ""),
            Self::Half(Half::Bite) => ("bite", ""),
            Self::Buy(card) => ("buy", card.slug()),
            Self::Pick(which) => return write!(f, "pick {}", u16::from(*which) + 1),
            Self::DiscardAttack(card) => ("discard-attack", card.slug()),
            Self::Next(card) => ("next", card.slug()),
            Self::NextAttack(card) => ("next-attack", card.slug()),
            Self::Hunt(choice) => return fmt::Display::fmt(choice, f),
        };
        f.write_str(word)?;
        if name.is_empty() {
            return Ok(());
        }
        f.write_str(" ")?;
        f.write_str(name)
    }
}

impl fmt::Display for Pay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "with {}", card.slug()),
            Self::CardAndGold(card) => write!(f, "with {} and gold", card.slug()),
            Self::Two(one, other) => write!(f, "with {} and {}", one.slug(), other.slug()),
            Self::Free => f.write_str("free"),
            Self::Alone(card) => write!(f, "with {} alone", card.slug()),
        }
    }
}

fn reroll(f: &mut fmt::Formatter<'_>, faces: &[u8; 5]) -> fmt::Result {
    f.write_str("reroll")?;
    for face in faces.iter().filter(|face| **face > 0) {
        write!(f, " {face}")?;
    }
    if faces[0] == 0 { f.write_str(" none") } else { Ok(()) }
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
        ["board", name] => Choice::Board(Slug::from_slug(name)?),
        ["second-level", name] => Choice::Slot2(Slug::from_slug(name)?),
        ["raise", name] => Choice::Raise(Slug::from_slug(name)?),
        ["lower", name] => Choice::Lower(Slug::from_slug(name)?),
        ["move", to, ref pay @ ..] => Choice::Move(Slug::from_slug(to)?, read_pay(pay)?),
        ["act"] => Choice::Act,
        ["poker", number] => Choice::Poker(seat(number)?),
        ["quest", name] => Choice::Quest(Slug::from_slug(name)?),
        ["end"] => Choice::End,
        ["discard", name] => Choice::Discard(Slug::from_slug(name)?),
        ["destroy", name] => Choice::Destroy(Slug::from_slug(name)?),
        ["take", name] => Choice::Take(Slug::from_slug(name)?),
        ["remove", name] => Choice::Remove(Slug::from_slug(name)?),
        ["done"] => Choice::Done,
        ["track", name] => Choice::Track(Slug::from_slug(name)?),
        ["trail", name] => Choice::Trail(Slug::from_slug(name)?),
        ["reroll", "none"] => Choice::Reroll([0; 5]),
        ["reroll", ref faces @ ..] => Choice::Reroll(read_faces(faces)?),
        ["pour", name] => Choice::Pour(Slug::from_slug(name)?),
        ["fight", name] => Choice::Fight(Slug::from_slug(name)?),
        ["duel", number] => Choice::Duel(seat(number)?),
        ["meditate", name] => Choice::Meditate(Slug::from_slug(name)?),
        ["explore", name] => Choice::Explore(Slug::from_slug(name)?),
        ["cash-in", name] => Choice::CashIn(Slug::from_slug(name)?),
        ["option", "a"] => Choice::Option(Side::A),
        ["option", "b"] => Choice::Option(Side::B),
        ["bet", "attacker"] => Choice::Bet(Bet::Attacker),
        ["bet", "defender"] => Choice::Bet(Bet::Defender),
        ["use", source] => Choice::Use(Source::parse(source)?),
        ["combo", "add", name] => Choice::Add(Slug::from_slug(name)?, 0),
        ["combo", "add", name, "by", field] => {
            Choice::Add(Slug::from_slug(name)?, counted(field).filter(|field| *field > 0)?)
        }
        ["charge"] => Choice::Half(Half::Charge),
        ["bite"] => Choice::Half(Half::Bite),
        ["buy", name] => Choice::Buy(Slug::from_slug(name)?),
        ["pick", which] => Choice::Pick(counted(which)?),
        ["discard-attack", name] => Choice::DiscardAttack(Slug::from_slug(name)?),
        ["next", name] => Choice::Next(Slug::from_slug(name)?),
        ["next-attack", name] => Choice::NextAttack(Slug::from_slug(name)?),
        ref others => Choice::Hunt(HuntChoice::read(others)?),
    })
}

fn read_pay(words: &[&str]) -> Option<Pay> {
    Some(match *words {
        ["with", card] => Pay::Card(Slug::from_slug(card)?),
        ["with", card, "and", "gold"] => Pay::CardAndGold(Slug::from_slug(card)?),
        ["with", one, "and", other] => Pay::Two(Slug::from_slug(one)?, Slug::from_slug(other)?),
        ["free"] => Pay::Free,
        ["with", card, "alone"] => Pay::Alone(Slug::from_slug(card)?),
        _ => return None,
    })
}

fn read_faces(words: &[&str]) -> Option<[u8; 5]> {
    let mut faces = [0; 5];
    if words.is_empty() || words.len() > faces.len() {
        return None;
    }
    for (place, word) in faces.iter_mut().zip(words) {
        *place = plain(word).filter(|face| (1..=6).contains(face))?;
    }
    Some(faces)
}

/// A number as it is written, without sign or leading zero.
pub(crate) fn plain(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number: &u8| number.to_string() == word)
}

/// A number counted from 1.
fn counted(word: &str) -> Option<u8> {
    plain(word)?.checked_sub(1)
}

pub(crate) fn seat(word: &str) -> Option<Seat> {
    counted(word).filter(|seat| *seat < MAX_SEATS).map(Seat)
}
