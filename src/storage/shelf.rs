//! Shelves: many texts of one kind, each under a key of its own and written so that no crash
//! loses it. Knows texts, not what is in them.

use super::{Key, StorageError};
use crate::browser;

/// A kind of thing that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Saved games.
    Games,
    /// Decks the player has built.
    Decks,
    /// How the player's games ended.
    Results,
}

/// Which of the copies of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copy {
    /// The one that counts.
    Current,
    /// One that is just being written.
    New,
    /// The one before the last writing.
    Old,
}

impl Copy {
    /// In the order in which they are trusted.
    const ALL: [Self; 3] = [Self::Current, Self::New, Self::Old];

    pub(super) const fn suffix(self) -> &'static str {
        match self {
            Self::Current => "",
            Self::New => ".new",
            Self::Old => ".old",
        }
    }
}

impl Shelf {
    /// All shelves.
    #[cfg(test)]
    pub const ALL: [Self; 3] = [Self::Games, Self::Decks, Self::Results];

    pub(super) const fn prefix(self) -> &'static str {
        match self {
            Self::Games => "szlak/game/",
            Self::Decks => "szlak/deck/",
            Self::Results => "szlak/result/",
        }
    }

    fn key(self, key: &str, copy: Copy) -> Key {
        Key::Kept(self, copy, key.to_owned())
    }

    /// Writes a text: first under a name of its own, then in place of the old one, which stays as
    /// a copy. Whatever fails, the last good state remains.
    pub fn write(self, key: &str, text: &str) -> Result<(), StorageError> {
        let [current, new, old] = Copy::ALL.map(|copy| self.key(key, copy));
        if let Err(error) = super::write(&new, text) {
            super::remove(&new);
            if error == StorageError::Denied {
                return Err(error);
            }
            // Perhaps there is room when the older copy goes; the current one is never risked.
            super::remove(&old);
            return super::write(&current, text);
        }
        if let Some(before) = super::read(&current).filter(|before| before != text) {
            let _ = super::write(&old, &before);
        }
        super::write(&current, text)?;
        super::remove(&new);
        Ok(())
    }

    /// Puts a text in the place that counts and leaves the copy before it alone: for the undo of a
    /// deletion, and for changes that are not worth a copy.
    pub fn put(self, key: &str, text: &str) -> Result<(), StorageError> {
        super::write(&self.key(key, Copy::Current), text)
    }

    /// The text that counts, if it is there.
    pub fn current(self, key: &str) -> Option<String> {
        super::read(&self.key(key, Copy::Current))
    }

    /// The copies of a text there are, the most trusted first.
    pub fn copies(self, key: &str) -> impl Iterator<Item = (Copy, String)> {
        let key = key.to_owned();
        Copy::ALL
            .into_iter()
            .filter_map(move |copy| Some((copy, super::read(&self.key(&key, copy))?)))
    }

    /// The text as it is kept, readable or not: for export.
    pub fn raw(self, key: &str) -> Option<String> {
        self.copies(key).next().map(|(_, text)| text)
    }

    /// Forgets a text with all its copies.
    pub fn remove(self, key: &str) {
        for copy in Copy::ALL {
            super::remove(&self.key(key, copy));
        }
    }

    /// The keys of everything on it, also of what only a copy is left of.
    pub fn keys(self) -> Vec<String> {
        let mut keys = Vec::new();
        for key in super::names().iter().filter_map(|name| self.key_in(name)) {
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
        keys
    }

    /// The key of what has this name in storage, if it is on this shelf.
    pub fn key_in(self, name: &str) -> Option<String> {
        let key = name.strip_prefix(self.prefix())?;
        let copy =
            [Copy::New, Copy::Old].into_iter().find_map(|copy| key.strip_suffix(copy.suffix()));
        Some(copy.unwrap_or(key).to_owned())
    }
}

/// A key nothing else has.
pub fn fresh_key() -> String {
    tabletop::Seed::new(browser::entropy()).to_string().replace('-', "").to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::pretend::{self, Temper};

    #[test]
    fn a_full_storage_gives_up_the_older_copy_and_never_the_current_one() {
        let shelf = Shelf::Games;
        shelf.write("k", &"a".repeat(100)).unwrap();
        shelf.write("k", &"b".repeat(100)).unwrap();
        assert_eq!(shelf.copies("k").count(), 2);
        pretend::limit(300);
        shelf.write("k", &"c".repeat(200)).unwrap();
        assert_eq!(shelf.raw("k"), Some("c".repeat(200)));
        assert_eq!(shelf.write("k", &"d".repeat(500)), Err(StorageError::Full));
        assert_eq!(shelf.copies("k").collect::<Vec<_>>(), [(Copy::Current, "c".repeat(200))]);
    }

    /// Finding F-17: where nothing is kept, nothing is removed either.
    #[test]
    fn a_storage_that_drops_writes_loses_no_copy() {
        let shelf = Shelf::Games;
        shelf.write("k", "a").unwrap();
        shelf.write("k", "b").unwrap();
        pretend::turn(Temper::Forgetful);
        assert_eq!(shelf.write("k", "c"), Err(StorageError::Denied));
        let kept: Vec<String> = shelf.copies("k").map(|(_, text)| text).collect();
        assert_eq!(kept, ["b", "a"]);
    }

    #[test]
    fn a_text_is_found_by_any_of_its_copies_and_on_its_own_shelf_only() {
        for shelf in Shelf::ALL {
            for copy in Copy::ALL {
                let name = shelf.key("k", copy).name();
                let found: Vec<_> =
                    Shelf::ALL.into_iter().filter(|other| other.key_in(&name).is_some()).collect();
                assert_eq!(found, [shelf]);
                assert_eq!(shelf.key_in(&name).as_deref(), Some("k"));
            }
            assert_eq!(shelf.key_in(&Key::Settings.name()), None);
        }
    }
}
