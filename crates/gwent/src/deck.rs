//! Decks: what may be in one (section 2), and their text form.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{SetupError, order};

use crate::cards::Traits;
use crate::{DeckFault, Faction, Kind, Leader};

/// GW-DECK-2.
pub const MIN_UNITS: u32 = 22;
/// GW-DECK-3.
pub const MAX_SPECIALS: u32 = 10;

/// A leader and the cards chosen, not necessarily a legal deck. Written as
/// `king-bran:olaf,clan-an-craite-warrior.3,…`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// The leader, who decides the faction.
    pub leader: Leader,
    /// The cards with their copies, each card once, in the order of the card table.
    pub cards: Vec<(Kind, u8)>,
}

impl Deck {
    /// A deck of these cards; copies of the same card are added up.
    pub fn new(leader: Leader, cards: impl IntoIterator<Item = (Kind, u8)>) -> Self {
        let mut deck = Self { leader, cards: Vec::new() };
        for (kind, copies) in cards {
            match deck.cards.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, sum)) => *sum = sum.saturating_add(copies),
                None => deck.cards.push((kind, copies)),
            }
        }
        deck.cards.retain(|(_, copies)| *copies > 0);
        order::sort(&mut deck.cards);
        deck
    }

    /// The faction.
    pub fn faction(&self) -> Faction {
        self.leader.faction()
    }

    /// How many unit cards there are, heroes included.
    pub fn units(&self) -> u32 {
        self.count(Kind::is_unit)
    }

    /// How many special cards there are, weather included.
    pub fn specials(&self) -> u32 {
        self.count(|kind| !kind.is_unit())
    }

    fn count(&self, counts: impl Fn(Kind) -> bool) -> u32 {
        let counted = self.cards.iter().filter(|(kind, _)| counts(*kind));
        counted.map(|(_, copies)| u32::from(*copies)).sum()
    }

    /// GW-DECK-7: the side deck that goes with it, card by card.
    pub fn side_deck(&self) -> impl Iterator<Item = Kind> {
        let results = self.cards.iter().filter_map(|(kind, _)| result_of(*kind));
        results.flat_map(|kind| (0..kind.copies()).map(move |_| kind))
    }

    /// How many of a card are in it.
    pub fn copies_of(&self, kind: Kind) -> u8 {
        self.cards.iter().find(|(known, _)| *known == kind).map_or(0, |(_, copies)| *copies)
    }

    /// The same deck with so many of a card.
    #[must_use]
    pub fn with_copies(&self, kind: Kind, copies: u8) -> Self {
        let others = self.cards.iter().copied().filter(|(known, _)| *known != kind);
        Self::new(self.leader, others.chain([(kind, copies)]))
    }

    /// GW-DECK-10: is it legal, and if not, which rule is broken first?
    pub fn check(&self) -> Result<(), SetupError> {
        self.faults().into_iter().next().map_or(Ok(()), |fault| Err(fault.into()))
    }

    /// GW-DECK-10: every rule it breaks; none if it is legal.
    pub fn faults(&self) -> Vec<DeckFault> {
        let cards = self.cards.iter();
        let mut faults: Vec<DeckFault> =
            cards.filter_map(|(kind, copies)| self.card_fault(*kind, *copies)).collect();
        let (units, specials) = (self.units(), self.specials());
        if units < MIN_UNITS {
            faults.push(DeckFault::TooFewUnits { units });
        }
        if specials > MAX_SPECIALS {
            faults.push(DeckFault::TooManySpecials { specials });
        }
        faults
    }

    /// What is wrong with so many of this card in it, whatever else is.
    pub fn card_fault(&self, card: Kind, copies: u8) -> Option<DeckFault> {
        let faction = self.faction();
        if !card.is_in(faction) {
            Some(DeckFault::ForeignCard { card, faction })
        } else if card.is_side_deck() {
            Some(DeckFault::SideDeckCard { card })
        } else if copies > card.copies() {
            Some(DeckFault::TooManyCopies { card, copies })
        } else {
            None
        }
    }

    /// Reads a deck code, and generously what a person may type: one card a line or separated by
    /// commas, the number of copies before or after it.
    pub fn read(text: &str) -> Result<Self, DeckFault> {
        let (leader, rest) = text.trim_start().split_once([':', '\n']).unwrap_or((text, ""));
        let unknown = || DeckFault::UnknownLeader { text: leader.trim().to_owned() };
        let leader = Leader::from_slug(&slug_of(leader)).ok_or_else(unknown)?;
        let entries = rest.split([',', ';', '\n']).map(str::trim).filter(|entry| !entry.is_empty());
        let cards = entries.map(read_entry).collect::<Result<Vec<_>, _>>()?;
        Ok(Self::new(leader, cards))
    }
}

/// What a card turns into or summons.
pub(crate) fn result_of(kind: Kind) -> Option<Kind> {
    let Traits { berserker, avenger, .. } = kind.traits();
    berserker.or(*avenger)
}

/// `nekker`, `nekker.3`, `nekker x3`, `3 nekker`, `3x Nekker`.
fn read_entry(entry: &str) -> Result<(Kind, u8), DeckFault> {
    let slug = slug_of(entry);
    if let Some(kind) = Kind::from_slug(&slug) {
        return Ok((kind, 1));
    }
    let number = |word: &str| {
        let word = word.trim_matches('x');
        let all_digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        all_digits.then(|| word.parse::<u8>().unwrap_or(0))
    };
    let before = slug.split_once('-').and_then(|(word, rest)| Some((rest, number(word)?)));
    let after = slug.rsplit_once('-').and_then(|(rest, word)| Some((rest, number(word)?)));
    let named = before.into_iter().chain(after);
    let mut known = named.filter_map(|(slug, copies)| Some((Kind::from_slug(slug)?, copies)));
    let unknown = || DeckFault::UnknownCard { text: entry.to_owned() };
    let (kind, copies) = known.next().ok_or_else(unknown)?;
    if copies == 0 || has_minus(entry) {
        return Err(DeckFault::NoSuchNumber { text: entry.to_owned() });
    }
    Ok((kind, copies))
}

/// Is there a number with a minus before it? The dash of `nekker-3` is none, nor that of a list.
fn has_minus(entry: &str) -> bool {
    let letters: Vec<char> = entry.chars().collect();
    letters.windows(2).enumerate().any(|(at, pair)| {
        let glued = at > 0 && letters[at - 1].is_ascii_alphanumeric();
        matches!(pair[0], '-' | '−' | '–') && pair[1].is_ascii_digit() && !glued
    })
}

/// Small letters and digits, everything else a dash; apostrophes vanish.
pub(crate) fn slug_of(text: &str) -> String {
    let mut slug = String::with_capacity(text.len());
    for letter in text.trim().chars().filter(|letter| !matches!(letter, '\'' | '’')) {
        if letter.is_ascii_alphanumeric() {
            slug.push(letter.to_ascii_lowercase());
        } else if !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.trim_matches('-').to_owned()
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.leader)?;
        for (index, (kind, copies)) in self.cards.iter().enumerate() {
            f.write_str(if index > 0 { "," } else { "" })?;
            fmt::Display::fmt(kind, f)?;
            if *copies > 1 {
                write!(f, ".{copies}")?;
            }
        }
        Ok(())
    }
}

impl Serialize for Deck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        Self::read(&text).map_err(serde::de::Error::custom)
    }
}
