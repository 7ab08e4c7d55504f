//! Saved games: written so that no crash loses one, listed so that no damage hides one.

use serde::Serialize;
use serde_json::Value;
use tabletop::{Control, LoadError, Player, Record, Save, Table, Turn, UndoPolicy};

use super::StorageError;
use super::decks::KeptDeck;
use super::shelf::{Copy, Shelf};
use super::solved;
use crate::browser;

/// The newest layout of a kept game this build writes and reads.
const LAYOUT: u32 = 1;

/// A game as it is kept and exported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Kept {
    /// The version of this layout.
    pub szlak: u32,
    /// The name the player gave it.
    pub title: Option<String>,
    /// When it was written, in milliseconds since 1970.
    pub saved_at: u64,
    /// Is the game over?
    pub over: bool,
    /// The game.
    pub save: Save,
}

/// A game in the list of saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its key.
    pub key: String,
    /// What is in it, or why it cannot be read. It can be exported either way.
    pub kept: Result<Kept, LoadError>,
}

/// A game read from storage.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game.
    pub kept: Kept,
    /// Was the newest copy damaged, so that this is the one before?
    pub is_older_copy: bool,
}

impl Kept {
    /// The present state of a table.
    pub fn of(table: &dyn Table, title: Option<String>) -> Self {
        Self {
            szlak: LAYOUT,
            title,
            saved_at: browser::now(),
            over: matches!(table.turn(), Turn::Over(_)),
            save: table.save(),
        }
    }

    fn from_json(text: &str) -> Result<Self, LoadError> {
        Self::from_value(serde_json::from_str(text).map_err(LoadError::corrupt)?)
    }

    fn from_value(value: Value) -> Result<Self, LoadError> {
        let layout = value["szlak"].as_u64().unwrap_or(u64::from(LAYOUT));
        let szlak = u32::try_from(layout).unwrap_or(u32::MAX);
        if szlak > LAYOUT {
            return Err(LoadError::NewerFormat { found: szlak, known: LAYOUT });
        }
        Ok(Self {
            szlak,
            title: value["title"].as_str().map(str::to_owned),
            saved_at: value["saved_at"].as_u64().unwrap_or_default(),
            over: value["over"].as_bool().unwrap_or_default(),
            save: Save::from_value(value["save"].clone())?,
        })
    }

    /// The game as one line of JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a kept game always serialises")
    }
}

/// Writes a game; whatever fails, the last good state remains.
pub fn write(key: &str, kept: &Kept) -> Result<(), StorageError> {
    Shelf::Games.write(key, &kept.to_json())
}

/// Reads a game, or the copy before it if it is damaged.
pub fn load(key: &str) -> Option<Result<Loaded, LoadError>> {
    let mut first_error = None;
    for (copy, text) in Shelf::Games.copies(key) {
        match Kept::from_json(&text) {
            Ok(kept) => return Some(Ok(Loaded { kept, is_older_copy: copy != Copy::Current })),
            Err(error) => first_error = first_error.or(Some(error)),
        }
    }
    first_error.map(Err)
}

/// All games, the latest first; what cannot be read comes last.
pub fn list() -> Vec<Listed> {
    let when = |game: &Listed| game.kept.as_ref().map_or(0, |kept| kept.saved_at);
    let mut games = Vec::new();
    for key in Shelf::Games.keys() {
        let Some(loaded) = load(&key) else { continue };
        let game = Listed { key, kept: loaded.map(|loaded| loaded.kept) };
        let place = games.partition_point(|other| when(other) >= when(&game));
        games.insert(place, game);
    }
    games
}

/// Everything the player would miss in one file, each thing as it was kept.
#[derive(Serialize)]
struct Collection {
    szlak: u32,
    games: Vec<Value>,
    decks: Vec<Value>,
    solved: Vec<String>,
}

/// Every game and every deck in one text, to be carried to another device.
pub fn export_all() -> String {
    let all = |shelf: Shelf| -> Vec<Value> {
        let texts = shelf.keys().into_iter().filter_map(|key| shelf.raw(&key));
        texts.map(|text| serde_json::from_str(&text).unwrap_or_else(|_| text.into())).collect()
    };
    let everything = Collection {
        szlak: LAYOUT,
        games: all(Shelf::Games),
        decks: all(Shelf::Decks),
        solved: solved::list(),
    };
    serde_json::to_string(&everything).expect("kept things always serialise")
}

/// What an imported text holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// Games.
    pub games: Vec<Kept>,
    /// Decks.
    pub decks: Vec<KeptDeck>,
    /// Puzzles that are solved.
    pub solved: Vec<String>,
}

/// What is in an imported text: one game, a collection of games and decks, a bare save or a bare
/// record.
pub fn parse_import(text: &str) -> Result<Import, LoadError> {
    let value: Value = serde_json::from_str(text).map_err(LoadError::corrupt)?;
    if let Some(games) = value.get("games").and_then(Value::as_array) {
        let games = games.iter().map(|game| Kept::from_value(game.clone()));
        let all = |name: &str| value.get(name).and_then(Value::as_array).into_iter().flatten();
        return Ok(Import {
            games: games.collect::<Result<_, _>>()?,
            decks: all("decks").map(KeptDeck::from_value).collect::<Result<_, _>>()?,
            solved: all("solved").filter_map(Value::as_str).map(str::to_owned).collect(),
        });
    }
    let only = |game| Import { games: vec![game], decks: Vec::new(), solved: Vec::new() };
    if value.get("save").is_some() || value.get("szlak").is_some() {
        return Kept::from_value(value).map(only);
    }
    let save = if value.get("record").is_some() {
        Save::from_value(value)?
    } else {
        from_record(Record::from_value(value)?)
    };
    Ok(only(Kept { szlak: LAYOUT, title: None, saved_at: browser::now(), over: false, save }))
}

/// A bare record becomes a save in which every seat is a person's.
pub fn from_record(record: Record) -> Save {
    let seats = record.setup.get("seats").and_then(Value::as_u64).unwrap_or(2);
    let players: Vec<Player> = (1..=seats.min(u64::from(tabletop::MAX_SEATS)))
        .map(|seat| Player { name: format!("{seat}"), control: Control::Human })
        .collect();
    Save {
        at: record.choices.len(),
        record,
        players: players.into(),
        undo: UndoPolicy::Free,
        practice: true,
        branches: Vec::new(),
    }
}
