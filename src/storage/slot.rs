//! The place of one table in storage, as the tab that plays it knows it. Looks before it writes:
//! locks keep two tabs apart, but not every browser has them, and a tab that takes over may read
//! before the last move of the other has arrived.

use tabletop::Table;

use super::StorageError;
use super::progress::{Standing, compare};
use super::saves::{self, Kept, Loaded};
use super::shelf::{Shelf, fresh_key};

/// What another tab has done with the game since this one looked.
pub enum News {
    /// Nothing.
    None,
    /// It has played on: the table as it stands now.
    PlayedOn(Box<dyn Table>),
    /// It has played another line, which is now kept as a game of its own.
    SetAside,
}

/// The place of a table.
pub struct Slot {
    key: String,
    /// What the player calls the game.
    pub title: Option<String>,
    /// So many moves have been sent to people far away, or came from them.
    pub sent: Option<usize>,
    /// The text this tab read or wrote last.
    seen: Option<String>,
}

impl Slot {
    /// The place under a key, as it is now.
    pub fn new(key: String, title: Option<String>) -> Self {
        let seen = Shelf::Games.current(&key);
        Self { key, title, sent: None, seen }
    }

    /// The table as it would be kept here.
    pub fn kept(&self, table: &dyn Table) -> Kept {
        Kept { sent: self.sent, ..Kept::of(table, self.title.clone()) }
    }

    /// Its key.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Writes the table.
    pub fn write(&mut self, table: &dyn Table) -> Result<(), StorageError> {
        let text = self.kept(table).to_json();
        saves::write_text(&self.key, &text)?;
        self.seen = Some(text);
        Ok(())
    }

    /// Takes up whatever is there now, if it is not this table or what this table once was.
    pub fn reread(&mut self, table: &dyn Table) -> Option<Box<dyn Table>> {
        let Some(Ok(loaded)) = saves::load(&self.key) else { return None };
        self.take_note(&loaded);
        let (ours, theirs) = (table.save(), &loaded.kept.save);
        let is_other = ours != *theirs && compare(&ours, theirs) != Standing::Ahead;
        is_other.then_some(loaded.table)
    }

    /// Looks whether another tab has written. What it gave the game for a name is taken over; what
    /// it played is never written over.
    pub fn news(&mut self, table: &dyn Table) -> News {
        let now = Shelf::Games.current(&self.key);
        if now.is_none() || now == self.seen {
            return News::None;
        }
        let Some(Ok(loaded)) = saves::load(&self.key) else { return News::None };
        let ours = table.save();
        let standing = compare(&ours, &loaded.kept.save);
        if standing == Standing::Apart {
            // Without room for both, what is in storage stays there and this tab follows it.
            if saves::write(&fresh_key(), &loaded.kept).is_ok() {
                self.seen = now;
                return News::SetAside;
            }
        }
        self.take_note(&loaded);
        if standing == Standing::Ahead || loaded.kept.save == ours {
            return News::None;
        }
        News::PlayedOn(loaded.table)
    }

    fn take_note(&mut self, loaded: &Loaded) {
        self.seen = Shelf::Games.current(&self.key);
        self.title.clone_from(&loaded.kept.title);
        self.sent = loaded.kept.sent;
    }
}

#[cfg(test)]
mod tests {
    use super::super::saves::tests::{moves, played};
    use super::*;

    fn two_tabs(choices: &[usize]) -> (Slot, Slot, Box<dyn Table>) {
        let kept = played(choices);
        saves::write("k", &kept).unwrap();
        let slot = || Slot::new("k".to_owned(), None);
        (slot(), slot(), kept.resume().unwrap())
    }

    fn after(choices: &[usize]) -> Box<dyn Table> {
        played(choices).resume().unwrap()
    }

    /// Finding F-11: what another tab has played is shown, not written over.
    #[test]
    fn what_another_tab_has_played_is_taken_up_before_anything_is_written() {
        let (mut one, mut other, table) = two_tabs(&[0]);
        other.write(after(&[0, 1]).as_ref()).unwrap();
        let News::PlayedOn(now) = one.news(table.as_ref()) else { panic!("no news") };
        assert_eq!(now.ply(), 2);
        assert!(matches!(one.news(now.as_ref()), News::None), "told once");
        one.write(after(&[0, 1, 0]).as_ref()).unwrap();
        assert_eq!(moves("k"), 3);
    }

    /// Finding F-11: two lines played at the same moment are both kept.
    #[test]
    fn another_line_is_set_aside() {
        let (mut one, mut other, _) = two_tabs(&[0]);
        other.write(after(&[0, 1]).as_ref()).unwrap();
        let ours = after(&[0, 2, 0]);
        assert!(matches!(one.news(ours.as_ref()), News::SetAside));
        one.write(ours.as_ref()).unwrap();
        let mut all: Vec<usize> = saves::list().iter().map(|game| moves(&game.key)).collect();
        all.sort_unstable();
        assert_eq!((all, moves("k")), (vec![2, 3], 3));
    }

    /// Finding F-1: a name given elsewhere outlives the next move.
    #[test]
    fn a_name_given_elsewhere_is_kept() {
        let (mut one, _, table) = two_tabs(&[0]);
        saves::rename("k", Some("Monday".to_owned())).unwrap();
        assert!(matches!(one.news(table.as_ref()), News::None));
        one.write(after(&[0, 1]).as_ref()).unwrap();
        let kept = saves::peek("k").unwrap().unwrap();
        assert_eq!((kept.title.as_deref(), kept.save.at), (Some("Monday"), 2));
    }

    #[test]
    fn a_move_taken_back_elsewhere_is_taken_up() {
        let (mut one, mut other, table) = two_tabs(&[0, 1]);
        let mut back = after(&[0, 1]);
        back.rewind(1).unwrap();
        other.write(back.as_ref()).unwrap();
        assert!(matches!(one.news(table.as_ref()), News::PlayedOn(now) if now.ply() == 1));
    }

    /// Moves that could not be saved are not taken away by what was.
    #[test]
    fn what_is_behind_this_table_does_not_replace_it() {
        let (mut one, _, _) = two_tabs(&[0]);
        assert!(one.reread(after(&[0, 1]).as_ref()).is_none());
        assert!(one.reread(after(&[1]).as_ref()).is_some_and(|table| table.ply() == 1));
    }

    #[test]
    fn a_game_deleted_elsewhere_is_written_again() {
        let (mut one, _, table) = two_tabs(&[0]);
        saves::remove("k").unwrap();
        assert!(matches!(one.news(table.as_ref()), News::None));
        one.write(table.as_ref()).unwrap();
        assert_eq!(moves("k"), 1);
    }
}
