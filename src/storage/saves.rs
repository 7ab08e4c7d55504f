//! Saved games: written so that no crash loses one, listed so that no damage hides one.

use serde::Serialize;
use serde_json::Value;
use tabletop::{Control, LoadError, Player, Record, Save, Table, Turn, UndoPolicy};

use super::{Key, StorageError};
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

/// A key no other game has.
pub fn fresh_key() -> String {
    tabletop::Seed::new(browser::entropy()).to_string().replace('-', "").to_ascii_lowercase()
}

/// Writes a game: the new text first under a name of its own, then in place of the old one, which
/// stays as a copy. Whatever fails, the last good state remains.
pub fn write(key: &str, kept: &Kept) -> Result<(), StorageError> {
    let text = kept.to_json();
    let [new, current, old] =
        [Key::GameNew(key.into()), Key::Game(key.into()), Key::GameOld(key.into())];
    if let Err(error) = super::write(&new, &text) {
        super::remove(&new);
        // Perhaps there is room when the older copy goes; the current one is never risked.
        super::remove(&old);
        return super::write(&current, &text).map_err(|_| error);
    }
    if let Some(before) = super::read(&current).filter(|before| *before != text) {
        let _ = super::write(&old, &before);
    }
    super::write(&current, &text)?;
    super::remove(&new);
    Ok(())
}

/// Reads a game, or the copy before it if it is damaged.
pub fn load(key: &str) -> Option<Result<Loaded, LoadError>> {
    let copies = [Key::Game(key.into()), Key::GameNew(key.into()), Key::GameOld(key.into())];
    let mut first_error = None;
    for (at, copy) in copies.iter().enumerate() {
        let Some(text) = super::read(copy) else { continue };
        match Kept::from_json(&text) {
            Ok(kept) => return Some(Ok(Loaded { kept, is_older_copy: at > 0 })),
            Err(error) => first_error = first_error.or(Some(error)),
        }
    }
    first_error.map(Err)
}

/// The text of a game as it is kept, readable or not: for export.
pub fn raw(key: &str) -> Option<String> {
    [Key::Game(key.into()), Key::GameNew(key.into()), Key::GameOld(key.into())]
        .iter()
        .find_map(super::read)
}

/// Puts a text back as it was: for the undo of a deletion.
pub fn restore(key: &str, text: &str) -> Result<(), StorageError> {
    super::write(&Key::Game(key.into()), text)
}

/// Forgets a game with all its copies.
pub fn remove(key: &str) {
    for copy in [Key::Game(key.into()), Key::GameNew(key.into()), Key::GameOld(key.into())] {
        super::remove(&copy);
    }
}

/// All games, the latest first; what cannot be read comes last.
pub fn list() -> Vec<Listed> {
    let when = |game: &Listed| game.kept.as_ref().map_or(0, |kept| kept.saved_at);
    let mut games = Vec::new();
    for key in super::game_keys() {
        let Some(loaded) = load(&key) else { continue };
        let game = Listed { key, kept: loaded.map(|loaded| loaded.kept) };
        let place = games.partition_point(|other| when(other) >= when(&game));
        games.insert(place, game);
    }
    games
}

/// All games in one file, each as it was kept.
#[derive(Serialize)]
struct Collection {
    szlak: u32,
    games: Vec<Value>,
}

/// Every game in one text, to be carried to another device.
pub fn export_all() -> String {
    let texts: Vec<String> = super::game_keys().iter().filter_map(|key| raw(key)).collect();
    let games: Vec<Value> = texts
        .iter()
        .map(|text| serde_json::from_str(text).unwrap_or_else(|_| text.as_str().into()))
        .collect();
    serde_json::to_string(&Collection { szlak: LAYOUT, games })
        .expect("kept games always serialise")
}

/// The games in an imported text: one game, a collection of them, a bare save or a bare record.
pub fn parse_import(text: &str) -> Result<Vec<Kept>, LoadError> {
    let value: Value = serde_json::from_str(text).map_err(LoadError::corrupt)?;
    if let Some(games) = value.get("games").and_then(Value::as_array) {
        return games.iter().map(|game| Kept::from_value(game.clone())).collect();
    }
    if value.get("save").is_some() || value.get("szlak").is_some() {
        return Kept::from_value(value).map(|kept| vec![kept]);
    }
    let save = if value.get("record").is_some() {
        Save::from_value(value)?
    } else {
        from_record(Record::from_value(value)?)
    };
    Ok(vec![Kept { szlak: LAYOUT, title: None, saved_at: browser::now(), over: false, save }])
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
