//! Saved games: written so that no crash loses one, listed so that no damage hides one.

use serde::Serialize;
use serde_json::Value;
use tabletop::{LoadError, Save, Table, Turn, scribe};

use super::shelf::{Copy, Shelf};
use super::{StorageError, second};
use crate::browser;

/// The newest layout of a kept game this build writes and reads.
pub(super) const LAYOUT: u32 = 1;

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
    /// In a game by link: so many of its moves have been sent to people far away, or came from them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sent: Option<usize>,
}

/// A game in the list of saves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its key.
    pub key: String,
    /// What is in it, or why it cannot be read. It can be exported either way.
    pub kept: Result<Kept, LoadError>,
}

/// A game taken up again from storage.
pub struct Loaded {
    /// What was kept.
    pub kept: Kept,
    /// The table as it stood.
    pub table: Box<dyn Table>,
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
            sent: None,
        }
    }

    /// Reads what [`Kept::to_json`] wrote.
    pub fn from_json(text: &str) -> Result<Self, LoadError> {
        Self::from_value(serde_json::from_str(text).map_err(LoadError::corrupt)?)
    }

    pub(super) fn from_value(value: Value) -> Result<Self, LoadError> {
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
            sent: value["sent"].as_u64().and_then(|sent| usize::try_from(sent).ok()),
        })
    }

    /// Takes the game up again: only a game whose every move is possible can be.
    pub fn resume(&self) -> Result<Box<dyn Table>, LoadError> {
        let id = &self.save.record.game;
        let game = bots::find(id).ok_or_else(|| LoadError::UnknownGame { game: id.clone() })?;
        (game.resume)(&self.save)
    }

    /// The game as one line of JSON.
    pub fn to_json(&self) -> String {
        scribe::json(self)
    }
}

/// Writes a game; whatever fails, the last good state remains.
pub fn write(key: &str, kept: &Kept) -> Result<(), StorageError> {
    write_text(key, &kept.to_json())
}

/// Writes a game that is text already.
pub(super) fn write_text(key: &str, text: &str) -> Result<(), StorageError> {
    Shelf::Games.write(key, text)?;
    second::keep(key, text);
    Ok(())
}

/// Gives a game another name. Reads it anew, so that what another tab has played since is kept, and
/// leaves the copy before it alone.
pub fn rename(key: &str, title: Option<String>) -> Result<(), StorageError> {
    let Some(Ok(kept)) = peek(key) else { return Ok(()) };
    let text = Kept { title, ..kept }.to_json();
    Shelf::Games.put(key, &text)?;
    second::keep(key, &text);
    Ok(())
}

/// Forgets a game, and returns its text for [`restore`].
pub fn remove(key: &str) -> Option<String> {
    let text = Shelf::Games.raw(key)?;
    Shelf::Games.remove(key);
    second::forget(key);
    Some(text)
}

/// Brings back what was removed.
pub fn restore(key: &str, text: &str) -> Result<(), StorageError> {
    Shelf::Games.put(key, text)?;
    second::keep(key, text);
    Ok(())
}

/// Takes a game up again, or the copy before it if it is damaged. A copy that reads well but cannot
/// be played is damaged too.
pub fn load(key: &str) -> Option<Result<Loaded, LoadError>> {
    first_good(key, |copy, text| {
        let kept = Kept::from_json(&text)?;
        let table = kept.resume()?;
        Ok(Loaded { kept, table, is_older_copy: copy != Copy::Current })
    })
}

/// What is kept under a key, without playing it.
pub fn peek(key: &str) -> Option<Result<Kept, LoadError>> {
    first_good(key, |_, text| Kept::from_json(&text))
}

/// What the most trusted of the copies that can be read gives, or why the first of all does not.
fn first_good<T>(
    key: &str,
    read: impl Fn(Copy, String) -> Result<T, LoadError>,
) -> Option<Result<T, LoadError>> {
    let mut first_error = None;
    for (copy, text) in Shelf::Games.copies(key) {
        match read(copy, text) {
            Ok(read) => return Some(Ok(read)),
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
        let Some(kept) = peek(&key) else { continue };
        let game = Listed { key, kept };
        let place = games.partition_point(|other| when(other) >= when(&game));
        games.insert(place, game);
    }
    games
}

#[cfg(test)]
pub(super) mod tests {
    use tabletop::Seed;

    use super::*;

    /// The sample game after these choices by number.
    pub fn played(choices: &[usize]) -> Kept {
        let game = bots::find("cairns").unwrap();
        let mut table = (game.open)(&(game.model)().blank(), Seed::new(7)).unwrap();
        for choice in choices {
            table.choose(*choice).unwrap();
        }
        Kept::of(table.as_ref(), None)
    }

    /// The moves of the game under a key.
    pub fn moves(key: &str) -> usize {
        load(key).unwrap().unwrap().kept.save.at
    }

    /// Finding F-1: a page that listed the game long ago gives it another name and nothing else.
    #[test]
    fn a_rename_keeps_what_was_played_since_and_the_copy_before_it() {
        write("k", &played(&[0])).unwrap();
        let listed = list();
        write("k", &played(&[0, 1])).unwrap();
        write("k", &played(&[0, 1, 0])).unwrap();
        for title in ["Monday", "Tuesday"] {
            rename(&listed[0].key, Some(title.to_owned())).unwrap();
        }
        let kept = load("k").unwrap().unwrap().kept;
        assert_eq!((kept.title.as_deref(), kept.save.at), (Some("Tuesday"), 3));
        let older: Vec<String> = Shelf::Games.copies("k").map(|(_, text)| text).collect();
        assert_eq!(Kept::from_json(&older[1]).unwrap().save.at, 2);
    }

    /// Finding F-6: the last good copy is used also when the current one reads well and cannot be
    /// played.
    #[test]
    fn a_copy_that_cannot_be_played_gives_way_to_the_one_before() {
        write("k", &played(&[0])).unwrap();
        let mut altered = played(&[0, 1]);
        altered.save.record.choices[1] = "take z 9".to_owned();
        write("k", &altered).unwrap();
        let loaded = load("k").unwrap().unwrap();
        assert!(loaded.is_older_copy);
        assert_eq!((loaded.kept.save.at, loaded.table.ply()), (1, 1));
    }

    #[test]
    fn where_no_copy_is_good_the_current_one_says_why() {
        let mut altered = played(&[0, 1]);
        altered.save.record.choices[0] = "take z 9".to_owned();
        write("k", &altered).unwrap();
        altered.save.record.choices[0] = "take z 8".to_owned();
        altered.save.record.game = "chess".to_owned();
        write("k", &altered).unwrap();
        assert!(matches!(load("k"), Some(Err(LoadError::UnknownGame { .. }))));
        assert!(load("nobody").is_none());
    }

    #[test]
    fn a_deleted_game_comes_back_as_it_was() {
        write("k", &played(&[0])).unwrap();
        let text = remove("k").unwrap();
        assert_eq!((list(), remove("k")), (Vec::new(), None));
        restore("k", &text).unwrap();
        assert_eq!(moves("k"), 1);
    }
}
