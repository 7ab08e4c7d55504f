//! A table in use by the page: the session, which moment of it is looked at, whose eyes it is seen
//! with. All changes go through here, so that every one is saved and shown.

use leptos::prelude::*;
use tabletop::{
    BySeat, ChoiceRefused, Control, Game, Level, Player, Seat, Session, Table, Turn, UndoRefused,
    Viewer,
};

use crate::i18n::words;
use crate::storage::StorageError;
use crate::storage::lock::{Grip, Lock};
use crate::storage::saves::{self, Kept};
use crate::storage::shelf::fresh_key;
use crate::thinker::Advised;
use crate::toast::{self, Tone};

/// What may be done at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Played here.
    Play,
    /// Another tab plays it; this one looks on.
    LookOn,
    /// Only looked at: a replay.
    Replay,
}

/// A handle to the table; copied freely into views.
#[derive(Clone, Copy)]
pub struct Desk {
    table: StoredValue<Box<dyn Table>, LocalStorage>,
    key: StoredValue<String>,
    title: StoredValue<Option<String>>,
    lock: StoredValue<Option<Lock>, LocalStorage>,
    /// Counts changes of the table; what reads the table follows it.
    version: RwSignal<u64>,
    /// What may be done.
    pub mode: RwSignal<Mode>,
    /// The moment looked at, as a number of moves; `None` is now.
    pub moment: RwSignal<Option<usize>>,
    /// The person whose secrets may be on the screen, when several share it.
    pub shown_to: RwSignal<Option<Seat>>,
    /// Is a bot thinking?
    pub thinking: RwSignal<bool>,
    /// The choice a hint points at.
    pub hint: RwSignal<Option<usize>>,
    /// What the bot that gave the hint thought.
    pub advice: RwSignal<Option<Advised>>,
    /// Could the last change not be saved?
    pub unsaved: RwSignal<Option<StorageError>>,
}

impl Desk {
    /// A table to play at, kept under a key.
    pub fn new(table: Box<dyn Table>, key: String, title: Option<String>, mode: Mode) -> Self {
        Self {
            table: StoredValue::new_local(table),
            key: StoredValue::new(key),
            title: StoredValue::new(title),
            lock: StoredValue::new_local(None),
            version: RwSignal::new(0),
            mode: RwSignal::new(mode),
            moment: RwSignal::new(None),
            shown_to: RwSignal::new(None),
            thinking: RwSignal::new(false),
            hint: RwSignal::new(None),
            advice: RwSignal::new(None),
            unsaved: RwSignal::new(None),
        }
    }

    /// Looks at the table; what calls this in a view follows every change.
    pub fn with<T>(self, look: impl FnOnce(&dyn Table) -> T) -> T {
        self.version.track();
        self.table.with_value(|table| look(table.as_ref()))
    }

    /// Looks at the session of a game that is known.
    pub fn with_session<G: Game, T>(self, look: impl FnOnce(&Session<G>) -> T) -> T {
        self.with(|table| {
            look(table.as_any().downcast_ref().expect("the board of a game shows that game"))
        })
    }

    /// The position looked at.
    pub fn position<G: Game>(self) -> G {
        let moment = self.moment.get();
        self.with_session::<G, G>(|session| match moment {
            None => session.game().clone(),
            Some(ply) => {
                let line = session.line();
                session.position(line[ply.min(line.len() - 1)].id)
            }
        })
    }

    /// How often the table has changed: whoever thought about an older one is too late.
    pub fn version(self) -> u64 {
        self.version.get_untracked()
    }

    /// The key it is saved under.
    pub fn key(self) -> String {
        self.key.get_value()
    }

    /// Who sits where.
    pub fn players(self) -> BySeat<Player> {
        self.with(|table| table.players().clone())
    }

    /// The name of a seat.
    pub fn name(self, seat: Seat) -> String {
        self.with(|table| table.players().get(seat).map(|player| player.name.clone()))
            .unwrap_or_default()
    }

    /// Where the game stands.
    pub fn turn(self) -> Turn {
        self.with(Table::turn)
    }

    /// Who must choose, if anybody.
    pub fn awaited(self) -> Option<Seat> {
        match self.turn() {
            Turn::Awaiting(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// The bot that must choose, if it is a bot's turn.
    pub fn bot_to_move(self) -> Option<(Seat, Level)> {
        let seat = self.awaited()?;
        match self.players()[seat].control {
            Control::Bot(level) => Some((seat, level)),
            Control::Human => None,
        }
    }

    /// Is it a person's turn at this screen, now?
    pub fn is_persons_turn(self) -> bool {
        self.mode.get() == Mode::Play
            && self.moment.get().is_none()
            && self.awaited().is_some()
            && self.bot_to_move().is_none()
    }

    /// With whose eyes the table is seen.
    pub fn viewer(self) -> Viewer {
        let people: Vec<Seat> =
            self.players().iter().filter(|(_, p)| p.is_human()).map(|(seat, _)| seat).collect();
        match (self.turn(), people.as_slice()) {
            (Turn::Over(_), _) => Viewer::Referee,
            _ if self.mode.get() == Mode::Replay => Viewer::Spectator,
            (_, []) => Viewer::Spectator,
            (_, [only]) => Viewer::Seat(*only),
            (Turn::Awaiting(seat), _) if self.shown_to.get() == Some(seat) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// The person to whom the screen must be handed before anything is shown.
    pub fn curtain_for(self) -> Option<Seat> {
        let people = self.players().values().filter(|player| player.is_human()).count();
        let seat = self.awaited()?;
        let needed = people > 1
            && self.mode.get() == Mode::Play
            && self.players()[seat].is_human()
            && self.shown_to.get() != Some(seat);
        needed.then_some(seat)
    }

    /// Makes a choice by its place in the list.
    pub fn choose(self, index: usize) -> Result<(), ChoiceRefused> {
        self.change(|table| table.choose(index))
    }

    /// Makes a choice by its text.
    pub fn choose_text(self, text: &str) -> Result<(), ChoiceRefused> {
        self.change(|table| table.choose_text(text))
    }

    /// Takes back.
    pub fn undo(self) {
        if let Err(refused) = self.change(Table::undo) {
            toast::say(Tone::News, words().undo_refused(refused));
        }
    }

    /// Makes again.
    pub fn redo(self) {
        if let Err(refused) = self.change(Table::redo) {
            toast::say(Tone::News, words().undo_refused(refused));
        }
    }

    /// Goes to an earlier moment for good.
    pub fn rewind(self, ply: usize) {
        let done: Result<(), UndoRefused> = self.change(|table| table.rewind(ply));
        match done {
            Ok(()) => self.moment.set(None),
            Err(refused) => toast::say(Tone::News, words().undo_refused(refused)),
        }
    }

    /// Would an undo be allowed?
    pub fn can_undo(self) -> Result<(), UndoRefused> {
        self.with(Table::can_undo)
    }

    /// Is there anything to make again?
    pub fn can_redo(self) -> bool {
        self.with(Table::can_redo)
    }

    fn change<E>(self, change: impl FnOnce(&mut dyn Table) -> Result<(), E>) -> Result<(), E> {
        if self.mode.get_untracked() != Mode::Play {
            return Ok(());
        }
        let mut done = Ok(());
        self.table.update_value(|table| done = change(table.as_mut()));
        if done.is_ok() {
            self.hint.set(None);
            self.advice.set(None);
            self.save();
            self.version.update(|version| *version += 1);
        }
        done
    }

    /// Writes the game; a failure is shown and stays shown until a later write succeeds.
    pub fn save(self) {
        let kept = self.table.with_value(|table| Kept::of(table.as_ref(), self.title.get_value()));
        let failed = saves::write(&self.key.get_value(), &kept).err();
        self.unsaved.set(failed);
    }

    /// Keeps a copy under another name.
    pub fn save_as(self, title: String) -> Result<(), StorageError> {
        let kept = self.table.with_value(|table| Kept::of(table.as_ref(), Some(title)));
        saves::write(&fresh_key(), &kept)
    }

    /// The game as a file.
    pub fn export(self) -> String {
        let kept = self.table.with_value(|table| Kept::of(table.as_ref(), self.title.get_value()));
        kept.to_json()
    }

    /// Takes the game for this tab: asks for its lock, and reads what another tab has written.
    pub fn take_hold(self, steal: bool) {
        // An older hold is let go first: one tab never waits for itself.
        self.lock.set_value(None);
        let lock = crate::storage::lock::take(&self.key.get_value(), steal, move |grip| {
            // The page may have gone on by the time the browser answers.
            if self.version.try_get_untracked().is_none() {
                return;
            }
            match grip {
                Grip::Held => {
                    self.reread();
                    self.mode.set(Mode::Play);
                }
                Grip::Elsewhere => self.mode.set(Mode::LookOn),
            }
        });
        self.lock.set_value(Some(lock));
    }

    /// Shows what another tab has written.
    pub fn reread(self) {
        let Some(Ok(loaded)) = saves::load(&self.key.get_value()) else { return };
        let current = self.table.with_value(|table| table.save());
        if loaded.kept.save == current {
            return;
        }
        let id = self.table.with_value(|table| table.game_id());
        let game = bots::find(id).expect("every table is a catalogued game's");
        if let Ok(table) = (game.resume)(&loaded.kept.save) {
            self.table.set_value(table);
            self.version.update(|version| *version += 1);
        }
    }
}
