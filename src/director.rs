//! Gives bots their turns: one move at a time, at the pace the player set, hurried by a click.

use crate::prelude::*;
use tabletop::Level;

use crate::desk::{Desk, Mode};
use crate::view::{follow, later};
use crate::{browser, prefs, thinker};

/// How long a pause is slept at once, in milliseconds, before a click is looked for again.
const NAP: i32 = 40;

/// Moves the bots of a table as long as the page shows it.
#[derive(Clone, Copy)]
pub struct Director {
    desk: Desk,
    hurried: RwSignal<bool>,
}

impl Director {
    /// Takes charge of the bots at a table.
    pub fn new(desk: Desk) -> Self {
        let director = Self { desk, hurried: RwSignal::new(false) };
        follow(move || {
            // Followed: every change of the table, of the mode, coming back to now, and going on.
            desk.with(|_| ());
            let may_move =
                desk.mode.get() == Mode::Play && desk.moment.get().is_none() && !desk.held.get();
            match desk.bot_to_move() {
                Some((_, level)) if may_move => director.move_bot(level),
                // A bot that was thinking when its turn was taken back is not waited for.
                _ => desk.thinking.set(false),
            }
        });
        director
    }

    /// Skips the pause before the bot's move. To be told of a click before the table is, or the
    /// click that ended a person's move would hurry the answer to it.
    pub fn hurry(self) {
        self.hurried.set(true);
    }

    fn move_bot(self, level: Level) {
        let Self { desk, hurried } = self;
        let edition = desk.edition();
        let seed = desk.with(|table| table.digest().0);
        desk.thinking.set(true);
        hurried.set(false);
        later(async move {
            let began = browser::ticks();
            let advice = thinker::think(desk, level, seed).await;
            let pause = prefs::speed_untracked().pause();
            while browser::ticks().saturating_sub(began) < pause
                && hurried.try_get_untracked() == Some(false)
            {
                browser::sleep(NAP).await;
            }
            // The page may be gone, or the table changed (an undo) while the bot thought.
            if desk.edition().is_none() || desk.edition() != edition {
                return;
            }
            desk.thinking.set(false);
            if let Some(advice) = advice {
                desk.choose(advice.index).expect("a bot chooses among the legal choices");
            }
        });
    }
}

/// Asks the strongest bot what it would do, and points at it.
pub fn hint(desk: Desk) {
    let edition = desk.edition();
    desk.thinking.set(true);
    later(async move {
        let advice = thinker::advise(desk).await;
        if desk.edition().is_none() || desk.edition() != edition {
            return;
        }
        desk.thinking.set(false);
        desk.hint.set(advice.as_ref().map(|advice| advice.index));
        desk.advice.set(advice);
    });
}
