//! A table in use by the page: the session, which moment of it is looked at, whose eyes it is seen
//! with, and the scene that is made of it. All changes go through here, so that every one is saved
//! and shown.

mod keep;
mod laid;
mod post;

use crate::prelude::*;
use bots::Advice;
use tabletop::{
    BySeat, ChoiceRefused, Control, Game, Level, Player, Seat, Session, Table, Turn, UndoRefused,
    Viewer,
};

use self::laid::{Laid, asked, people, viewer};
pub use self::post::Taken;
use crate::games::{self, GameUi};
use crate::i18n::words;
use crate::prefs;
use crate::scene::{Look, Scene, Sight};
use crate::signal::Lasting;
use crate::sound;
use crate::stage::Stage;
use crate::storage::StorageError;
use crate::storage::lock::Lock;
use crate::storage::slot::Slot;
use crate::toast::{self, Tone};
use crate::view::Settled;

/// What may be done at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Played here.
    Play,
    /// To be played here, unless the browser says that another tab does.
    Opening,
    /// Another tab plays it; this one looks on.
    LookOn,
    /// Only looked at: a replay.
    Replay,
}

impl Mode {
    /// Does what is needed to play lie on the table? It does not come and go while that is asked.
    pub const fn is_to_play(self) -> bool {
        matches!(self, Self::Play | Self::Opening)
    }
}

/// A handle to the table; copied freely into views.
pub type Desk = Lasting<Parts>;

/// What a desk holds.
pub struct Parts {
    laid: Laid,
    slot: StoredValue<Slot>,
    lock: StoredValue<Option<Lock>>,
    turn: Settled<Turn>,
    viewer: Settled<Viewer>,
    is_persons_turn: Settled<bool>,
    /// What is shown, as of the last change of anything it depends on.
    scene: StoredValue<Scene>,
    /// Counts the scenes.
    scenes: Settled<u64>,
    /// Lets what has changed travel.
    pub stage: Stage,
    /// What may be done.
    pub mode: RwSignal<Mode>,
    /// The moment looked at, as a number of moves; `None` is now.
    pub moment: RwSignal<Option<usize>>,
    /// The person whose secrets may be on the screen, when several share it.
    pub shown_to: RwSignal<Option<Seat>>,
    /// Do the bots wait until something has been read?
    pub held: RwSignal<bool>,
    /// Is a bot thinking?
    pub thinking: RwSignal<bool>,
    /// The choice a hint points at.
    pub hint: RwSignal<Option<usize>>,
    /// The choice the guide of a lesson proposes.
    pub proposed: RwSignal<Option<usize>>,
    /// The part of the table the guide wants looked at, by its name.
    pub light: RwSignal<&'static str>,
    /// What the bot that gave the hint thought.
    pub advice: RwSignal<Option<Advice>>,
    /// Could the last change not be saved?
    pub unsaved: RwSignal<Option<StorageError>>,
    /// A letter to be taken in as soon as this tab plays.
    incoming: StoredValue<Option<Box<dyn Table>>>,
    /// Whose turn has come with a letter; nothing is shown until that person says so.
    arrived: RwSignal<Option<Seat>>,
    /// The move after which everything is told to a person who was away.
    pub since: RwSignal<Option<usize>>,
}

impl Desk {
    /// A table to play at, kept under a key.
    pub fn new(table: Box<dyn Table>, key: String, title: Option<String>, mode: Mode) -> Self {
        let game = games::find(table.game_id()).expect("every catalogued game can be shown");
        let laid = Laid::new(table);
        let mode = RwSignal::new(mode);
        let (moment, shown_to) = (RwSignal::new(None), RwSignal::new(None));
        let turn = Settled::new(move || laid.with(Table::turn));
        let viewer = Settled::new(move || {
            let (turn, secrets) = (turn.get(), game.has_secrets());
            // Where nothing is secret, whoever is asked looks on.
            let shown_to = if secrets { shown_to.get() } else { asked(laid, &turn) };
            viewer(laid, &turn, mode.get(), shown_to)
        });
        let is_persons_turn = Settled::new(move || {
            mode.get() == Mode::Play && moment.get().is_none() && asked(laid, &turn.get()).is_some()
        });
        let look = move || Look {
            moment: moment.get(),
            viewer: viewer.get(),
            asked: asked(laid, &turn.get()),
            may_choose: is_persons_turn.get(),
            lang: prefs::lang(),
        };
        let scene = StoredValue::new(untrack(|| first_scene(game, laid, look())));
        let scenes = Settled::after(move |count: Option<&u64>| {
            let (look, edition) = (look(), laid.edition(game.texts(prefs::lang())));
            let renew = |table: &dyn Table| {
                scene.update_value(|scene| scene.renew(game, table, edition, look));
            };
            laid.with(renew);
            count.map_or(0, |count| count + 1)
        });
        Self::of(Parts {
            laid,
            slot: StoredValue::new(Slot::new(key, title)),
            lock: StoredValue::new(None),
            turn,
            viewer,
            is_persons_turn,
            scene,
            scenes,
            stage: Stage::new(),
            mode,
            moment,
            shown_to,
            held: RwSignal::new(false),
            thinking: RwSignal::new(false),
            hint: RwSignal::new(None),
            proposed: RwSignal::new(None),
            light: RwSignal::new(""),
            advice: RwSignal::new(None),
            unsaved: RwSignal::new(None),
            incoming: StoredValue::new(None),
            arrived: RwSignal::new(None),
            since: RwSignal::new(None),
        })
    }

    /// The choice that is pointed out: by a hint, or else by the guide.
    pub fn pointed_out(self) -> Option<usize> {
        self.hint.get().or_else(|| self.proposed.get())
    }

    /// Looks at the table; what calls this in a view follows every change.
    pub fn with<T>(self, look: impl FnOnce(&dyn Table) -> T) -> T {
        self.laid.with(look)
    }

    /// Looks at the table if the page still shows it.
    pub fn try_with<T>(self, look: impl FnOnce(&dyn Table) -> T) -> Option<T> {
        self.laid.table.try_with_value(|table| look(table.as_ref()))
    }

    /// Looks at the scene; what calls this in a view follows every change of it.
    pub fn with_scene<T>(self, look: impl FnOnce(&Scene) -> T) -> T {
        self.scenes.get();
        self.scene.with_value(look)
    }

    /// Looks at what is seen of a game that is known.
    pub fn see<G: Game, T>(self, look: impl FnOnce(&Sight<G>) -> T) -> T {
        self.with_scene(|scene| look(scene.sight()))
    }

    /// Looks at the session of a game that is known.
    pub fn with_session<G: Game, T>(self, look: impl FnOnce(&Session<G>) -> T) -> T {
        self.with(|table| {
            look(table.as_any().downcast_ref().expect("the board of a game shows that game"))
        })
    }

    /// Which table lies here, and how often it has changed: whoever thought about an older one is
    /// too late. `None` when the page has gone on.
    pub fn edition(self) -> Option<(u32, u64)> {
        self.laid.number()
    }

    /// The key it is saved under.
    pub fn key(self) -> String {
        self.slot.with_value(|slot| slot.key().to_owned())
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
        self.turn.get()
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
        match self.with(|table| table.players()[seat].control) {
            Control::Bot(level) => Some((seat, level)),
            Control::Human | Control::Far => None,
        }
    }

    /// Is it a person's turn at this screen, now?
    pub fn is_persons_turn(self) -> bool {
        self.is_persons_turn.get()
    }

    /// With whose eyes the table is seen.
    pub fn viewer(self) -> Viewer {
        self.viewer.get()
    }

    /// The person to whom the screen must be handed before anything is shown.
    pub fn curtain_for(self) -> Option<Seat> {
        let (people, secrets) = self.with(|table| {
            let game = games::find(table.game_id());
            (people(table).count(), game.is_none_or(GameUi::has_secrets))
        });
        let seat = asked(self.laid, &self.turn())?;
        let needed = people > 1 && secrets && self.shown_to.get() != Some(seat);
        let came = self.arrived.get() == Some(seat);
        (self.mode.get() == Mode::Play && (needed || came)).then_some(seat)
    }

    /// Makes a choice by its place in the list.
    pub fn choose(self, index: usize) -> Result<(), ChoiceRefused> {
        let mut vote = self.laid.vote(index);
        self.change(|table| table.choose(index))?;
        // WH-JNT-3: what one person at this screen votes for, the others do.
        while let Some((cast, said)) = vote {
            vote = self.laid.goes_on(cast + 1).then(|| (cast + 1, said.clone()));
            if vote.is_some() {
                self.change(|table| table.choose_text(&said))?;
            }
        }
        Ok(())
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
        // What another tab has just played is shown first; the move was meant for another position.
        if self.mode.get_untracked() != Mode::Play || self.catch_up() {
            return Ok(());
        }
        self.stage.before_change();
        let since = self.laid.table.with_value(|table| table.ply());
        let mut done = Ok(());
        self.laid.table.update_value(|table| done = change(table.as_mut()));
        if done.is_ok() {
            self.hint.set(None);
            self.advice.set(None);
            self.save();
            let viewer = self.viewer.get_untracked();
            self.laid.table.with_value(|table| sound::of_change(table.as_ref(), since, viewer));
            self.laid.changed();
        }
        done
    }
}

fn first_scene(game: &dyn GameUi, laid: Laid, look: Look) -> Scene {
    let edition = laid.edition(game.texts(look.lang));
    laid.with(|table| Scene::new(game, table, edition, look))
}
