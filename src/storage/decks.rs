//! Decks the player has built: a name and a code. Whether the code is a deck is the game's business.

use serde::Serialize;
use serde_json::Value;
use tabletop::{LoadError, order, scribe};

use super::StorageError;
use super::shelf::Shelf;
use crate::browser;

/// The newest layout of a kept deck this build writes and reads.
const LAYOUT: u64 = 1;

/// A deck as it is kept and exported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KeptDeck {
    /// The version of this layout.
    szlak: u64,
    /// What the player calls it.
    pub name: String,
    /// When it was written, in milliseconds since 1970.
    saved_at: u64,
    /// The deck in its text form.
    pub code: String,
}

impl KeptDeck {
    /// A deck written now.
    pub fn new(name: String, code: String) -> Self {
        Self { szlak: LAYOUT, name, saved_at: browser::now(), code }
    }

    pub(super) fn from_value(value: &Value) -> Result<Self, LoadError> {
        let szlak = value["szlak"].as_u64().unwrap_or(LAYOUT);
        if szlak > LAYOUT {
            let found = u32::try_from(szlak).unwrap_or(u32::MAX);
            return Err(LoadError::NewerFormat { found, known: 1 });
        }
        let text = |name: &str| value[name].as_str().map(str::to_owned);
        let code = text("code").ok_or_else(|| LoadError::corrupt("a deck without its cards"))?;
        let saved_at = value["saved_at"].as_u64().unwrap_or_default();
        Ok(Self { szlak, name: text("name").unwrap_or_default(), saved_at, code })
    }
}

/// Keeps a deck under a key.
pub fn write(key: &str, deck: &KeptDeck) -> Result<(), StorageError> {
    let text = scribe::json(deck);
    Shelf::Decks.write(key, &text)
}

/// The deck under a key, or the copy before it if it is damaged.
pub fn load(key: &str) -> Option<KeptDeck> {
    let texts = Shelf::Decks.copies(key).map(|(_, text)| text);
    let mut decks =
        texts.filter_map(|text| KeptDeck::from_value(&serde_json::from_str(&text).ok()?).ok());
    decks.next()
}

/// All decks that can be read, with their keys, the latest first.
pub fn list() -> Vec<(String, KeptDeck)> {
    let keys = Shelf::Decks.keys().into_iter();
    let mut decks: Vec<_> = keys.filter_map(|key| load(&key).map(|deck| (key, deck))).collect();
    order::sort_by_key(&mut decks, |(_, deck)| std::cmp::Reverse(deck.saved_at));
    decks
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_deck_reads_back_and_a_newer_one_is_refused() {
        let deck = json!({ "szlak": 1, "name": "Mine", "saved_at": 5, "code": "king-bran:olaf" });
        let read = KeptDeck::from_value(&deck).unwrap();
        assert_eq!((read.name.as_str(), read.code.as_str()), ("Mine", "king-bran:olaf"));
        assert_eq!(serde_json::to_value(&read).unwrap(), deck);
        let newer = json!({ "szlak": 2, "code": "" });
        assert!(matches!(KeptDeck::from_value(&newer), Err(LoadError::NewerFormat { .. })));
        assert!(matches!(KeptDeck::from_value(&json!({})), Err(LoadError::Corrupt { .. })));
    }
}
