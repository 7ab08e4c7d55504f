//! How a table is kept: written after every change, exported, and taken from or left to another tab.

use super::{Desk, Mode};
use crate::i18n::keeping;
use crate::storage::StorageError;
use crate::storage::lock::Grip;
use crate::storage::saves::{self, Kept};
use crate::storage::shelf::fresh_key;
use crate::storage::slot::News;
use crate::toast::{self, Tone};

impl Desk {
    /// Writes the game; a failure is shown and stays shown until a later write succeeds.
    pub fn save(self) {
        let mut failed = None;
        self.slot.update_value(|slot| {
            failed = self.laid.table.with_value(|table| slot.write(table.as_ref())).err();
        });
        self.unsaved.set(failed);
    }

    /// Keeps a copy under another name.
    pub fn save_as(self, title: String) -> Result<(), StorageError> {
        saves::write(&fresh_key(), &Kept { title: Some(title), ..self.kept() })
    }

    /// The game as a file.
    pub fn export(self) -> String {
        self.kept().to_json()
    }

    fn kept(self) -> Kept {
        self.slot.with_value(|slot| self.laid.table.with_value(|table| slot.kept(table.as_ref())))
    }

    /// Takes the game for this tab: asks for its lock, and reads what another tab has written.
    pub fn take_hold(self, steal: bool) {
        // An older hold is let go first: one tab never waits for itself.
        self.lock.set_value(None);
        let lock = crate::storage::lock::take(&self.key(), steal, move |grip| {
            // The page may have gone on by the time the browser answers.
            if self.edition().is_none() {
                return;
            }
            match grip {
                Grip::Held => {
                    self.reread();
                    self.mode.set(Mode::Play);
                    self.receive();
                }
                Grip::Elsewhere => self.mode.set(Mode::LookOn),
            }
        });
        self.lock.set_value(Some(lock));
    }

    /// Shows what another tab has written.
    pub fn reread(self) {
        let mut written = None;
        self.slot.update_value(|slot| {
            written = self.laid.table.with_value(|table| slot.reread(table.as_ref()));
        });
        if let Some(table) = written {
            self.laid.replace(table);
        }
        self.heed_what_was_sent();
    }

    /// Shows what another tab has played at the table this one plays; `true` if it has.
    pub fn catch_up(self) -> bool {
        let mut news = News::None;
        self.slot.update_value(|slot| {
            news = self.laid.table.with_value(|table| slot.news(table.as_ref()));
        });
        match news {
            News::None => false,
            News::PlayedOn(table) => {
                self.laid.replace(table);
                self.heed_what_was_sent();
                true
            }
            News::SetAside => {
                toast::ask(Tone::News, keeping().set_aside, Vec::new());
                false
            }
        }
    }
}
